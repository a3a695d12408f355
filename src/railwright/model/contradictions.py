"""What cannot be true together in a position."""

from collections.abc import Iterator

from railwright.core import codes
from railwright.core.buildings import split_refusal
from railwright.core.claim import count_extra, piece_of
from railwright.core.market import choices_of_deck, first_gap
from railwright.core.state import State
from railwright.core.tickets import keep_refusal
from railwright.core.turns import could_borrow
from railwright.model.memory import Memory
from railwright.model.vocabulary import Vocabulary

Place = tuple[str, int | None]
"""A keyword and the seat to which its line belongs."""
Contradiction = tuple[Place, str]


def fill_in(state: State, told: set[Place]) -> None:
    """Set what follows from the rest: pieces, the box, points, a tunnel's cost."""
    if state.tunnel >= 0:
        count_extra(state)
    for seat in range(int(state.rules.seats)):
        if ("pieces", seat) not in told:
            for kind, placed in enumerate(pieces_placed(state, seat)):
                state.stock[2 * seat + kind] -= placed
        if ("score", seat) not in told:
            state.score[seat] = points_of_routes(state, seat)
        if not _before_fleet(state):
            _fill_box(state, seat)


def _before_fleet(state: State) -> bool:
    """Whether players still have all wagons and ships before them (W-09)."""
    is_opening = state.phase in {codes.OPENING, codes.PIECES}
    return bool(state.rules.fleet) and is_opening


def _fill_box(state: State, seat: int) -> None:
    most = (state.rules.most_wagons, state.rules.most_ships)
    for kind, placed in enumerate(pieces_placed(state, seat)):
        state.box[2 * seat + kind] = most[kind] - placed - state.stock[2 * seat + kind]


def pieces_placed(state: State, seat: int) -> list[int]:
    """The wagons and ships of a player on the board."""
    placed = [0, 0]
    for route, owner in enumerate(state.owner):
        if owner == seat:
            placed[piece_of(state, route)] += int(state.rules.lengths[route])
    return placed


def points_of_routes(state: State, seat: int) -> int:
    """The points of all routes of a player."""
    return sum(
        int(state.rules.route_points[route])
        for route, owner in enumerate(state.owner)
        if owner == seat
    )


def contradictions(
    state: State, words: Vocabulary, memory: Memory
) -> Iterator[Contradiction]:
    """Everything that cannot be, with the line where it is said."""
    yield from _wrong_tracks(state, words)
    for seat in range(int(state.rules.seats)):
        yield from _wrong_pieces(state, seat)
        yield from _wrong_buildings(state, words, seat)
        yield from _wrong_choice(state, seat)
        hand = state.hand[seat * len(words.cards) : (seat + 1) * len(words.cards)]
        for card, count in zip(words.cards, hand, strict=True):
            if memory.known[seat][card] > count:
                yield ("known", seat), f"more {card} cards are known than held"
    yield from _wrong_phase(state)


def _wrong_tracks(state: State, words: Vocabulary) -> Iterator[Contradiction]:
    rules = state.rules
    for route, owner in enumerate(state.owner):
        twin = int(rules.twins[route])
        if owner == codes.NOBODY or twin < route or state.owner[twin] == codes.NOBODY:
            continue
        both = f"both {words.route(route)} and {words.route(twin)}"
        if state.owner[twin] == owner:
            yield ("routes", int(owner)), f"a player owns {both} (C-34)"
        elif not rules.both_tracks:
            yield ("routes", int(owner)), f"{both} are taken (C-35)"


def _wrong_pieces(state: State, seat: int) -> Iterator[Contradiction]:
    rules = state.rules
    if _before_fleet(state):
        return
    stock = state.stock[2 * seat : 2 * seat + 2]
    box = state.box[2 * seat : 2 * seat + 2]
    on_board = sum(pieces_placed(state, seat))
    fleet = (
        int(rules.stock[0] + rules.stock[1]) if not rules.fleet else int(rules.fleet)
    )
    if min(stock) < 0 or min(box) < 0 or sum(stock) + on_board != fleet:
        left = f"{on_board} pieces on the board and {sum(stock)} left"
        yield ("pieces", seat), f"seat {seat + 1} has {left}, but {fleet} in all"
    points = points_of_routes(state, seat)
    if state.score[seat] > points or (
        state.score[seat] < points and not rules.has_exchange
    ):
        yield (
            ("score", seat),
            f"the routes of seat {seat + 1} are worth {points} points",
        )


def _wrong_buildings(
    state: State, words: Vocabulary, seat: int
) -> Iterator[Contradiction]:
    if not state.rules.ports:
        return
    for city, owner in enumerate(state.building_at):
        if owner == seat and not state.rules.is_port[city]:
            yield ("buildings", seat), f"{words.city(city)} is no port city (W-41)"


def _wrong_choice(state: State, seat: int) -> Iterator[Contradiction]:
    choice = int(state.choice[seat])
    if choice < 0:
        return
    place = ("decided", seat)
    if state.phase == codes.OPENING:
        if keep_refusal(state, choice) or choice >> int(state.in_offer[seat]):
            yield place, "these tickets cannot be kept"
    elif state.phase == codes.PIECES:
        if split_refusal(state, choice):
            yield place, "this fleet cannot be chosen (W-10)"
    else:
        yield place, "nobody decides in secret in this phase"


def _wrong_phase(state: State) -> Iterator[Contradiction]:
    phase = ("phase", None)
    if state.phase == codes.TUNNEL_PAYMENT:
        if state.tunnel < 0 or state.tunnel_extra == 0:
            yield phase, "no tunnel waits for a payment"
    elif state.tunnel >= 0:
        yield ("tunnel", None), "a tunnel waits only in the phase tunnel"
    if state.phase == codes.REFILL and (
        first_gap(state) < 0 or choices_of_deck(state) < 2
    ):
        yield phase, "there is no gap to fill from a deck of choice"
    if state.phase == codes.BORROWING and not (
        state.rules.asks_borrowing and could_borrow(state, state.player)
    ):
        yield phase, "nobody has anything to borrow"
    if state.phase == codes.PIECES and not state.rules.fleet:
        yield phase, "this game has no choice of pieces"
    yield from _wrong_offers(state)


def _wrong_offers(state: State) -> Iterator[Contradiction]:
    rules = state.rules
    for seat in range(int(rules.seats)):
        count = int(state.in_offer[seat])
        if state.phase == codes.OPENING:
            wanted = {sum(int(each) for each in rules.first_offer)}
        elif state.phase == codes.OFFER and seat == state.player:
            wanted = set(range(1, int(rules.later_offer) + 1))
        else:
            wanted = {0}
        if count not in wanted:
            said = " or ".join(map(str, sorted(wanted)))
            yield (
                ("offer", seat),
                f"seat {seat + 1} is offered {count} tickets, not {said}",
            )
