"""What players have placed on a board, read from a text file.

One claim per line: a player's color, then a route's id, or `station` or `port` and a
city's id. Blank lines and what follows a # are ignored.

    red   bergen-oslo.red
    blue  station wien
    black port lima
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from railwright.drawing.theme import PIECES
from railwright.errors import ClaimsError, Defect
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


def read_claims(path: Path, board: Map) -> list[Claim]:
    """The claims in a file; ClaimsError lists everything wrong with it."""
    text = read_text(path, ClaimsError)
    claims: dict[tuple[str | None, str], Claim] = {}
    defects = []
    for line, words in _lines(text):
        claim = _claim(words)
        wrong = _wrong(claim, board) if claim else _EXPECTED
        key = (claim.building, claim.place) if claim else (None, "")
        if wrong is None and key in claims:
            wrong = f"{key[1]} is already {claims[key].player}'s"
        if wrong is not None:
            defects.append(Defect(line, wrong))
        elif claim:
            claims[key] = claim
    if defects:
        raise ClaimsError(str(path), defects)
    return list(claims.values())


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


def _wrong(claim: Claim, board: Map) -> str | None:
    """Why a claim cannot be drawn, or None."""
    if claim.player not in PIECES:
        hint = did_you_mean_or_choose(claim.player, PIECES)
        return f'no player has the color "{claim.player}"{hint}'
    if claim.building and claim.place not in board.city_index:
        hint = did_you_mean(claim.place, board.city_index)
        return f'{board.title} has no city "{claim.place}"{hint}'
    if not claim.building and claim.place not in board.route_index:
        hint = did_you_mean(claim.place, board.route_index)
        return f'{board.title} has no route "{claim.place}"{hint}'
    return None
