"""A table before the cards are dealt: which game, by which rules, on which board."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from railwright.core.rules import Rules
from railwright.core.terms import ScoringTerms
from railwright.errors import GameError, insist, insist_whole, span
from railwright.games import (
    GAMES,
    Game,
    MapSource,
    chosen,
    is_map_text,
    load_map,
    map_path,
    rules_of,
    scoring_of,
    unknown_game,
    with_options,
)
from railwright.maps import Map, written
from railwright.model.vocabulary import Vocabulary

SECRET_SIZE = 32
LEAST_SEED = -(1 << 62)
MOST_SEED = (1 << 62) - 1
"""Seeds are the whole numbers from the least to this one."""
OptionValue = str | int | bool
"""How the value of a rule option may be given."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What determines a game before the first decision."""

    game: str
    players: int
    seed: int
    secret: bytes = b""
    """With a secret of 32 bytes nobody can foresee the cards; the seed is unused."""
    options: tuple[tuple[str, str], ...] = ()
    board: MapSource | None = None
    """The map, if it is not the one of the game."""


def deal_on(
    named: str | Path,
    players: int,
    seed: int,
    options: Mapping[str, OptionValue] | None,
) -> Deal:
    """The deal of a game, or of a map by the rules of the game that it names."""
    insist(named, (str, Path), "the name of a game or the path of a map file")
    wanted = {} if options is None else options
    insist(wanted, Mapping, 'options as in {"first_player": 1}')
    for name in wanted:
        insist(name, str, 'the name of an option, as in "first_player"')
    choice = chosen(named)
    merged = dict(choice.options)
    merged |= {name: written(value) for name, value in wanted.items()}
    settled = tuple(merged.items())
    return Deal(choice.game, players, seed, options=settled, board=choice.board)


def board_line(board: MapSource) -> str:
    """A board as records and positions name it: a path, or a whole map on one line."""
    return f"board {' '.join(board.splitlines())}"


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Table:
    """A game laid out for so many players: the rules as chosen, and the board.

    Equal to itself alone, so that it can be a key, also one that keeps nothing alive.
    """

    game: Game
    board: Map
    rules: Rules
    words: Vocabulary
    scoring: ScoringTerms


def lay_out(deal: Deal) -> Table:
    """The game and the board that a deal is about; GameError if there are none.

    All tables with the same rules on the same board share it.
    """
    _check(deal)
    place: MapSource | _Board | None = deal.board
    if deal.board is not None and not is_map_text(deal.board):
        with _about("board"):
            place = _Board(board_of(deal.board))  # a file may have changed
    return _laid_out(deal.game, deal.players, deal.options, place)


def board_of(said: MapSource) -> Map:
    """The map that a record or position names or holds; GameError if it is none."""
    if not is_map_text(said):
        map_path(said, "map")
    return load_map(said)


class _Board:
    """A map as a key: equal to itself alone, so that nobody compares all its facts."""

    def __init__(self, board: Map) -> None:
        self.map = board

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Board) and self.map is other.map

    def __hash__(self) -> int:
        return id(self.map)


def check_seed(seed: object, what: str = "seed") -> None:
    """GameError if this is no seed; the one rule for all that is seeded."""
    insist_whole(seed, what, LEAST_SEED, MOST_SEED)


def _check(deal: Deal) -> None:
    """Refuse what only looks right: 2.0 and True equal numbers, but are none."""
    with _about("players"):
        insist_whole(deal.players, "players")
    with _about("seed"):
        check_seed(deal.seed)
    texts = [deal.game, *(word for option in deal.options for word in option)]
    if not all(isinstance(text, str) for text in texts):
        raise GameError("the game and the options of a deal must be text")
    with _about("game"):
        if deal.game not in GAMES:
            raise unknown_game(deal.game)


@contextmanager
def _about(part: str) -> Iterator[None]:
    """Have an error say what of a deal it is about."""
    try:
        yield
    except GameError as error:
        error.about = part
        raise


@lru_cache(maxsize=128)
def _laid_out(
    name: str,
    players: int,
    options: tuple[tuple[str, str], ...],
    place: MapSource | _Board | None,
) -> Table:
    game = GAMES[name]
    for option, value in options:
        with _about(f"option {option}"):
            game = with_options(game, {option: value})
    fewest, most = game.seats
    with _about("players"):
        if not fewest <= players <= most:
            seats = span(fewest, most)
            raise GameError(f"{name} is for {seats} players, not {players}")
    with _about("option first_player"):
        if game.first_player is not None and game.first_player >= players:
            seat = game.first_player + 1
            wanted = f"random or a number from 1 to {players}"
            raise GameError(f"first_player must be {wanted}, not {seat}")
    with _about("board"):
        board = place.map if isinstance(place, _Board) else load_map(place or name)
        rules, scoring = rules_of(game, board, players), scoring_of(game, board)
    return Table(game, board, rules, Vocabulary(board), scoring)
