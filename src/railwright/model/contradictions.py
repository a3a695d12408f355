"""What cannot lie on a table together: routes, pieces, buildings, cards, tickets."""

from collections.abc import Iterator

from railwright.core import codes
from railwright.core.state import State
from railwright.core.witness import Witness
from railwright.model.defaults import (
    LineKey,
    Spent,
    is_before_fleet,
    pieces_placed,
    points_of_routes,
)
from railwright.model.vocabulary import Vocabulary

Contradiction = tuple[LineKey, str]
"""Where something is said that cannot be, and why not."""


def contradictions(
    state: State, words: Vocabulary, witness: Witness, spent: Spent
) -> Iterator[Contradiction]:
    """Everything that cannot be, with the line where it is said."""
    yield from _wrong_tracks(state, words)
    for seat in range(int(state.rules.seats)):
        if not is_before_fleet(state):
            yield from _wrong_pieces(state, seat, spent.get(seat, (0, 0)))
        yield from _wrong_score(state, seat, has_spent=seat in spent)
        yield from _wrong_ports(state, words, seat)
        yield from _wrong_tickets(state, seat)
        hand = state.hand[seat * len(words.cards) : (seat + 1) * len(words.cards)]
        known = witness.known_of(seat)
        for card, held, count in zip(words.cards, known, hand, strict=True):
            if held > count:
                yield (
                    ("known", seat),
                    f"more {card} cards are known than held",
                )


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


def _wrong_pieces(
    state: State, seat: int, spent: tuple[int, int]
) -> Iterator[Contradiction]:
    """What is left and what lies on the board are all pieces, and no more (W-02)."""
    rules = state.rules
    place = ("pieces", seat)
    stock = [int(left) for left in state.stock[2 * seat : 2 * seat + 2]]
    placed = [sum(each) for each in zip(pieces_placed(state, seat), spent, strict=True)]
    fleet = int(rules.fleet or rules.stock[0] + rules.stock[1])
    has = f"seat {seat + 1} has"
    if sum(placed) > fleet:
        yield place, f"{has} {sum(placed)} pieces on the board, but only {fleet} in all"
        return
    if sum(stock) + sum(placed) != fleet:
        counted = f"{sum(placed)} pieces on the board and {sum(stock)} left"
        missing = fleet - sum(stock) - sum(placed)
        is_short = missing > 0 and not any(spent)
        hint = f": name more routes, or say `spent {missing}` for those not named"
        yield place, f"{has} {counted}, but {fleet} in all{hint if is_short else ''}"
    kinds = ("wagons", int(rules.most_wagons)), ("ships", int(rules.most_ships))
    for (kind, most), left, laid in zip(kinds, stock, placed, strict=True):
        if rules.most_ships and left + laid > most:
            counted = f"{left} {kind} left and {laid} on the board"
            yield place, f"{has} {counted}, but only {most} {kind} in all (W-02)"


def _wrong_score(
    state: State, seat: int, *, has_spent: bool
) -> Iterator[Contradiction]:
    """The score is that of the routes, less what exchanges cost (C-64)."""
    points, score = points_of_routes(state, seat), int(state.score[seat])
    is_too_low = score < points and not state.rules.has_exchange
    is_too_high = score > points and not has_spent
    if is_too_low or is_too_high:
        routes = f"the routes of seat {seat + 1} are worth {points} points"
        yield ("score", seat), f"{routes}, not {score} (C-64)"


def _wrong_ports(state: State, words: Vocabulary, seat: int) -> Iterator[Contradiction]:
    rules = state.rules
    if not rules.ports:
        return
    for city, owner in enumerate(state.building_at):
        if owner != seat:
            continue
        if not rules.is_port[city]:
            yield ("buildings", seat), f"{words.city(city)} is not a port city (W-41)"
        elif not state.reached[seat * rules.cities + city]:
            text = (
                f"seat {seat + 1} has a port in {words.city(city)}, but no route there"
            )
            yield ("buildings", seat), f"{text} (W-42)"


def _wrong_tickets(state: State, seat: int) -> Iterator[Contradiction]:
    """Of tickets that are only dealt, a player has no more than were dealt (E-05)."""
    rules = state.rules
    for pile, dealt in enumerate([*rules.first_offer][:-1]):
        held = sum(int(state.holder[card]) == seat for card in rules.piles[pile])
        if held > dealt:
            text = f"seat {seat + 1} holds {held} long tickets, but {dealt} was dealt"
            yield ("tickets", seat), f"{text} (E-05)"
