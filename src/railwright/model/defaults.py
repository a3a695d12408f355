"""What a position leaves out and what then follows from the rest."""

from railwright.core import codes
from railwright.core.claim import count_extra, piece_of
from railwright.core.state import State

LineKey = tuple[str, int | None]
"""A keyword and the seat to which its line belongs."""
Spent = dict[int, tuple[int, int]]
"""Wagons and ships of a seat on routes that a position does not name."""


def likely_phase(state: State) -> int:
    """The phase, if nobody says it: somebody chooses tickets, or it is a turn."""
    choosing = [seat for seat in range(int(state.rules.seats)) if state.in_offer[seat]]
    if not choosing:
        return codes.TURN
    return codes.OFFER if choosing == [state.player] else codes.OPENING


def fill_turns_left(state: State) -> None:
    """After the last turn none is left, unless passes ended the game (C-61, Q-38)."""
    rules = state.rules
    is_after = state.phase in {codes.BORROWING, codes.OVER}
    pieces = [state.pieces_left(seat) for seat in range(int(rules.seats))]
    if is_after and state.passes < rules.seats and min(pieces) <= rules.end_at:
        state.turns_left = 0


def fill_pieces(state: State, told: set[LineKey], spent: Spent) -> None:
    """Set what follows from the rest: pieces, the box, points, a tunnel's cost."""
    if state.tunnel >= 0:
        count_extra(state)
    for seat in range(int(state.rules.seats)):
        gone = _gone(state, seat, spent)
        if ("score", seat) not in told:
            state.score[seat] = points_of_routes(state, seat)
        if is_before_fleet(state):
            continue
        most = (int(state.rules.most_wagons), int(state.rules.most_ships))
        if ("pieces", seat) not in told:
            stock = _usual_fleet(state, gone)
            for kind in range(2):
                state.stock[2 * seat + kind] = stock[kind] - gone[kind]
        for kind in range(2):
            left = state.stock[2 * seat + kind]
            state.box[2 * seat + kind] = most[kind] - gone[kind] - left


def _gone(state: State, seat: int, spent: Spent) -> tuple[int, int]:
    """The wagons and ships of a player that are on the board, named or not."""
    wagons, ships = pieces_placed(state, seat)
    more, others = spent.get(seat, (0, 0))
    return wagons + more, ships + others


def _usual_fleet(state: State, gone: tuple[int, int]) -> tuple[int, int]:
    """The pieces with which a player begins; of a choice the usual shares (W-10)."""
    rules = state.rules
    if not rules.fleet:
        return int(rules.stock[0]), int(rules.stock[1])
    fleet = int(rules.fleet)
    share = int(rules.most_wagons) * fleet // int(rules.most_wagons + rules.most_ships)
    wagons = min(max(share, gone[0]), fleet - gone[1])
    return wagons, fleet - wagons


def is_before_fleet(state: State) -> bool:
    """Whether players still have all wagons and ships before them (W-09)."""
    is_opening = state.phase in {codes.OPENING, codes.PIECES}
    return bool(state.rules.fleet) and is_opening


def pieces_placed(state: State, seat: int) -> tuple[int, int]:
    """The wagons and ships of a player on the routes of the board."""
    placed = [0, 0]
    for route, owner in enumerate(state.owner):
        if owner == seat:
            placed[piece_of(state, route)] += int(state.rules.lengths[route])
    return placed[0], placed[1]


def pieces_spent(state: State, seat: int) -> tuple[int, int]:
    """The wagons and ships of a player that are neither here nor there.

    In a game that was dealt there are none; a position may have been set up with few
    pieces and without the routes on which the others would lie.
    """
    most = (int(state.rules.most_wagons), int(state.rules.most_ships))
    placed = pieces_placed(state, seat)
    wagons, ships = (
        most[kind] - placed[kind] - int(state.stock[at]) - int(state.box[at])
        for kind, at in enumerate((2 * seat, 2 * seat + 1))
    )
    return wagons, ships


def points_of_routes(state: State, seat: int) -> int:
    """The points of all routes of a player."""
    return sum(
        int(state.rules.route_points[route])
        for route, owner in enumerate(state.owner)
        if owner == seat
    )


def most_rejected(state: State) -> int:
    """The most tickets of the deck that can lie in the box (C-08, C-54)."""
    rules = state.rules
    if state.phase == codes.OPENING:
        return 0
    spare = sum(int(each) for each in rules.first_offer) - int(rules.first_keep)
    at_first = 0 if rules.first_to_bottom else spare
    for_each = 0 if rules.later_to_bottom else int(rules.later_offer) - 1
    total = 0
    for seat in range(int(rules.seats)):
        held = sum(holder == seat for holder in state.holder)
        total += at_first + for_each * max(0, held - int(rules.first_keep))
    return total
