"""What players have placed on a board, read from a text file.

One claim per line: a player's color, then a route's id, or `station` or `port` and a
city's id. Blank lines and what follows a # are ignored.

    red   bergen-oslo.red
    blue  station wien
    black port lima
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from railwright.drawing.theme import PIECES
from railwright.errors import (
    ClaimsError,
    Defect,
    GameError,
    insist,
    insist_all,
)
from railwright.games import GAMES
from railwright.maps import Map
from railwright.suggestions import did_you_mean, did_you_mean_or_choose
from railwright.text_files import read_text

BUILDINGS = ("station", "port")


@dataclass(frozen=True, slots=True)
class Claim:
    """A route, or a building in a city, that belongs to a player."""

    player: str
    place: str
    """The id of the route, or of the city where the building stands."""
    building: str | None = None


def read_claims(path: Path | str, board: Map) -> list[Claim]:
    """The claims in a file; ClaimsError lists everything wrong with it."""
    insist(path, (Path, str), "the path of a claims file")
    insist(board, Map, "a map")
    claims = Claims(board)
    defects = []
    for line, words in _lines(read_text(Path(path), ClaimsError)):
        claim = _claim(words)
        wrong = claims.add(claim) if claim else _EXPECTED
        if wrong is not None:
            defects.append(Defect(line, wrong))
    if defects:
        raise ClaimsError(str(path), defects)
    return claims.made


def check_claims(claims: Sequence[Claim], board: Map) -> None:
    """GameError if claims cannot lie on a board together."""
    insist_all(claims, Claim, "a list of claims")
    together = Claims(board)
    for claim in claims:
        wrong = together.add(claim)
        if wrong is not None:
            raise GameError(wrong)


class Claims:
    """What lies on a board; a claim comes to the others only if it fits."""

    def __init__(self, board: Map) -> None:
        self.board = board
        self.game = GAMES.get(board.rules or board.name)
        """The game by whose rules the board is played, if it is known."""
        self.made: list[Claim] = []

    def add(self, claim: Claim) -> str | None:
        """Place a claim, or say why it cannot be placed."""
        wrong = self._wrong(claim)
        if wrong is None:
            self.made.append(claim)
        return wrong

    def _wrong(self, claim: Claim) -> str | None:
        if claim.player not in PIECES:
            hint = did_you_mean_or_choose(str(claim.player), PIECES)
            return f'no player has the color "{claim.player}"{hint}'
        known = self.board.city_index if claim.building else self.board.route_index
        if claim.place not in known:
            kind = "city" if claim.building else "route"
            hint = did_you_mean(str(claim.place), known)
            return f'{self.board.title} has no {kind} "{claim.place}"{hint}'
        return self._wrong_building(claim) or self._taken(claim)

    def _wrong_building(self, claim: Claim) -> str | None:
        """Buildings are where the game has them: ports in port cities (W-41)."""
        title = self.board.title
        if claim.building == "port":
            if not any(city.port for city in self.board.cities):
                return f"{title} has no ports"
            if not self.board.city(claim.place).port:
                return f"{claim.place} is not a port city (W-41)"
        if claim.building == "station" and self.game and not self.game.stations:
            return f"{title} has no stations"
        return None

    def _taken(self, claim: Claim) -> str | None:
        """A route has one owner, and a city one building (C-28, E-26, W-41)."""
        for other in self.made:
            if other.place != claim.place or (not other.building) != (
                not claim.building
            ):
                continue
            if claim.building:
                has = f"already has a {other.building}"
                return f"{claim.place} {has}, {other.player}'s (E-26, W-41)"
            return f"{claim.place} is already {other.player}'s (C-28)"
        return None if claim.building else self._second_track(claim)

    def _second_track(self, claim: Claim) -> str | None:
        """Nobody owns both tracks of a double route (C-34)."""
        route = self.board.route(claim.place)
        for other in self.made:
            if other.building or other.player != claim.player:
                continue
            track = self.board.route(other.place)
            if {track.a, track.b} == {route.a, route.b}:
                both = f"{other.place} and {claim.place}"
                return f"{claim.player} cannot own both {both} (C-34)"
        return None


_EXPECTED = (
    "expected a player and a route, as in `red bergen-oslo.red`, "
    "or a building, as in `red station wien`"
)


def _lines(text: str) -> Iterator[tuple[int, list[str]]]:
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.partition("#")[0].split()
        if words:
            yield number, words


def _claim(words: list[str]) -> Claim | None:
    match words:
        case [player, building, city] if building in BUILDINGS:
            return Claim(player, city, building)
        case [player, route]:
            return Claim(player, route)
    return None
