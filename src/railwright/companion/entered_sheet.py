"""What people enter of a game on a real table, laid out on a table of the engine."""

from collections.abc import Iterator
from dataclasses import dataclass

from railwright.core import codes
from railwright.core.state import State
from railwright.errors import insist
from railwright.games import GAMES, Game, MapSource, Option
from railwright.model.defaults import LineKey, fill_pieces
from railwright.model.position import FORMAT
from railwright.model.setup import Setup
from railwright.model.table import Deal, board_line

COUNTED = (
    "pieces",
    "both_tracks_from",
    "ports",
    "scoring",
    "stops_are_one_place",
    "ties",
    "tour_order",
)
"""Of all that options change in a game, what a sheet counts by.

How cards are drawn and paid does not matter any more, and stations always borrow what
is best for their owner.
"""


@dataclass(frozen=True, slots=True)
class SheetSeat:
    """What one player has on the table."""

    routes: tuple[str, ...] = ()
    buildings: tuple[str, ...] = ()
    """The cities with a station or a port."""
    tickets: tuple[str, ...] = ()
    """All that the player kept; one of which there are copies may be there again."""
    pieces: tuple[int, int] | None = None
    """Wagons and ships left, where people say so; else what the routes leave."""
    exchanged: int = 0
    """Pieces exchanged for others during the game, each for a point (W-51)."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A game on a real table, as far as people have entered it."""

    game: str
    seats: tuple[SheetSeat, ...]
    options: tuple[tuple[str, str], ...] = ()
    board: MapSource | None = None
    """The map, if it is not the one of the game."""


def is_counted(game: Game, option: Option) -> bool:
    """Whether a sheet of a game depends on an option of its rules."""
    changed = [option.change(game, value) for value in option.values]
    return any(
        getattr(other, name) != getattr(game, name)
        for other in changed
        for name in COUNTED
    )


def laid_out(sheet: ScoreSheet) -> Setup:
    """A table with all that is on the sheet; GameError if something has no name.

    What cannot be lies there as well: more than a player has in the box is counted,
    and `findings` tell of it.
    """
    insist(sheet, ScoreSheet, "a score sheet")
    setup = Setup(_deal(sheet))
    state = setup.state
    state.phase = codes.OVER
    for number, seat in enumerate(sheet.seats):
        for route in seat.routes:
            setup.own(number, route)
        for city in seat.buildings[: _buildings(state)]:
            setup.build(number, city)
        for ticket in seat.tickets:
            state.holder[setup.supply.take_ticket(ticket)] = number
        if seat.pieces:
            state.stock[2 * number], state.stock[2 * number + 1] = seat.pieces
    fill_pieces(state, _told(sheet), {})
    for number, seat in enumerate(sheet.seats):
        state.score[number] -= seat.exchanged
    return setup


def _deal(sheet: ScoreSheet) -> Deal:
    options = _counted_options(sheet)
    return Deal(sheet.game, len(sheet.seats), 0, b"", options, sheet.board)


def _counted_options(sheet: ScoreSheet) -> tuple[tuple[str, str], ...]:
    game = GAMES.get(sheet.game)
    known = {option.name: option for option in game.options} if game else {}
    return tuple(
        (name, value)
        for name, value in sheet.options
        if not game or name not in known or is_counted(game, known[name])
    )


def _buildings(state: State) -> int:
    return int(state.rules.stations + state.rules.ports)


def _told(sheet: ScoreSheet) -> set[LineKey]:
    return {("pieces", at) for at, seat in enumerate(sheet.seats) if seat.pieces}


def position_text(sheet: ScoreSheet, *, turn: int | None = None, hand: str = "") -> str:
    """A sheet as the text of a position: the end of the game, or somebody's turn.

    At a turn only that player's hand is known. Nobody says who began or what is in
    the decks: that follows as for every position.
    """
    setup = laid_out(sheet)
    lines = [FORMAT, f"game {sheet.game}", f"players {len(sheet.seats)}"]
    lines += [board_line(sheet.board)] if sheet.board else []
    lines += [f"option {name} {value}" for name, value in setup.deal.options]
    lines += _moment(setup.state, turn)
    for number in range(len(sheet.seats)):
        lines += [f"seat {number + 1}"]
        if hand and number == turn:
            lines += [f"  hand {hand}"]
        lines += [f"  {line}" for line in _lines(setup, sheet, number)]
    return "\n".join(lines) + "\n"


def _moment(state: State, turn: int | None) -> Iterator[str]:
    """The end, if somebody's pieces have brought it about; else a turn."""
    seats = range(int(state.rules.seats))
    few = [seat for seat in seats if state.pieces_left(seat) <= state.rules.end_at]
    if turn is None and few:
        yield from ("phase over", f"turn {few[0] + 1}")
        return
    player = turn or 0
    yield from ("phase turn", f"turn {player + 1}")
    if few:
        yield f"turns-left {(few[0] - player) % len(seats) + 1}"


def _lines(setup: Setup, sheet: ScoreSheet, number: int) -> Iterator[str]:
    seat, state = sheet.seats[number], setup.state
    for keyword, names in (
        ("tickets", seat.tickets),
        ("routes", seat.routes),
        ("buildings", seat.buildings),
    ):
        if names:
            yield f"{keyword} {' '.join(names)}"
    if seat.pieces and state.rules.most_ships:
        yield f"pieces {seat.pieces[0]} wagons {seat.pieces[1]} ships"
    if seat.exchanged:
        yield f"score {int(state.score[number])}"
