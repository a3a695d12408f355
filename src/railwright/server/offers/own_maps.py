"""Maps that hosts bring: checked before a table is set up, and private to it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from msgspec import structs

from railwright.errors import GameError, MapError, either
from railwright.games import (
    GAMES,
    Game,
    misfits,
    option_misfits,
    unknown_game,
    with_options,
)
from railwright.games.fit import Misfit, too_many_ways
from railwright.layout import load_board
from railwright.maps import Map, TourTicket, in_one_line
from railwright.maps.library import SoundText, sound_map
from railwright.maps.source import Source
from railwright.server.offers.game_list import offer_of
from railwright.server.wire.bodies import GameOffered, MapOffered, OptionChoice

MOST_WAYS = 6_000
"""The most ways to pay that a player on a map could have; World has 5,129. Listing
them takes time that everybody at the server waits for."""
MOST_TOURS = 12
"""The most tour cards of a map; World has 8. Everybody at the server waits while it is
looked for whether each is met in order."""
MOST_DEFECTS = 20
"""The most defects that one answer lists."""


@dataclass(frozen=True, slots=True)
class OwnMap:
    """A map that a table can be played on."""

    text: str
    """The map in one line."""
    title: str
    game: str
    """The game by whose rules it is played."""
    options: dict[str, str]
    """The rule options that it names."""


def own_map(text: str, game: str | None, file: str, seats: int | None) -> OwnMap:
    """The map in a file, played by the rules of the game that it names, or of this one.

    GameError tells the file's defects.
    """
    with _plain_errors():
        board, rules = _playable(Source(file, text), game, seats)
        line = _drawable(board)
    return OwnMap(line, board.title, rules.name, dict(board.options))


def offered_map(text: str, game: str | None, file: str) -> MapOffered:
    """What a table on the map in a file can be; GameError tells the file's defects."""
    with _plain_errors():
        board, rules = _playable(Source(file, text), game, None)
        _drawable(board)
    return MapOffered(board.title, board.rules is not None, _offer(rules, board))


@contextmanager
def _plain_errors() -> Iterator[None]:
    """Errors that can leave a process, with so many defects as an answer lists."""
    try:
        yield
    except GameError as error:
        raise GameError("\n".join(str(error).splitlines()[:MOST_DEFECTS])) from None


def _playable(source: Source, game: str | None, seats: int | None) -> tuple[Map, Game]:
    """A map and its game, if they fit for so many, or for the fewest."""
    board = sound_map(source)
    name = board.rules or game
    if name is None:
        text = f'"rules" is missing; add it, or send "game": {either(GAMES)}'
        raise _defective(source, [((), text)])
    if name not in GAMES:
        unknown = unknown_game(name)
        is_named = board.rules is not None
        raise (
            _defective(source, [(("rules",), str(unknown))]) if is_named else unknown
        )
    found = option_misfits(GAMES[name], board)
    if found:
        raise _defective(source, found)
    rules = with_options(GAMES[name], dict(board.options))
    found = misfits(rules, board, seats)
    found = found or [*too_many_ways(rules, board, MOST_WAYS), *_too_many_tours(board)]
    if found:
        raise _defective(source, found)
    return board, rules


def _too_many_tours(board: Map) -> Iterator[Misfit]:
    tours = sum(card.copies for card in board.tickets if isinstance(card, TourTicket))
    if tours > MOST_TOURS:
        yield ("tickets",), f"{tours} tours are more than {MOST_TOURS}"


def _drawable(board: Map) -> str:
    """A sound map in one line; what cannot be drawn in time is refused."""
    line = in_one_line(board)
    load_board(SoundText(line))
    return line


def _defective(source: Source, found: list[Misfit]) -> MapError:
    """The error that names the line of each misfit."""
    return MapError(source.name, [source.defect(*misfit) for misfit in found])


def _offer(game: Game, board: Map) -> GameOffered:
    """A game on a map: for as many as there are tickets and cards for."""
    fewest, most = game.seats
    numbers = range(fewest, most + 1)
    most = max(seats for seats in numbers if not misfits(game, board, seats))
    offer = offer_of(replace(GAMES[game.name], seats=(fewest, most)))
    named = dict(board.options)
    options = [_option(each, named.get(each.name)) for each in offer.options]
    return structs.replace(offer, options=options)


def _option(offer: OptionChoice, named: str | None) -> OptionChoice:
    """An option that begins as the map names it."""
    if named is None:
        return offer
    choices = list(dict.fromkeys([*offer.choices, named]))
    return structs.replace(offer, choices=choices, default=named)
