"""What cannot lie on a table together, as data: of routes, pieces, ports, tickets.

`contradictions` has a sentence for each, for people who write positions; the companion
has them in the language of its reader.
"""

from collections.abc import Iterator
from typing import NamedTuple

from railwright.core import codes
from railwright.core.state import State
from railwright.model.defaults import Spent, is_before_fleet, pieces_placed
from railwright.model.vocabulary import Vocabulary


class Finding(NamedTuple):
    """Something about a seat that cannot be."""

    code: str
    keyword: str
    """What the line of a position says that is wrong."""
    seat: int
    values: dict[str, str | int]
    """The places and numbers that a sentence names."""


def findings(state: State, words: Vocabulary, spent: Spent) -> Iterator[Finding]:
    """Everything of the board and of tickets that cannot be."""
    yield from _wrong_tracks(state, words)
    for seat in range(int(state.rules.seats)):
        if not is_before_fleet(state):
            yield from _wrong_pieces(state, seat, spent.get(seat, (0, 0)))
        yield from _wrong_ports(state, words, seat)
        yield from _wrong_tickets(state, seat)


def _wrong_tracks(state: State, words: Vocabulary) -> Iterator[Finding]:
    rules = state.rules
    for route, owner in enumerate(state.owner):
        twin = int(rules.twins[route])
        if owner == codes.NOBODY or twin < route or state.owner[twin] == codes.NOBODY:
            continue
        both: dict[str, str | int] = {
            "route": words.route(route),
            "twin": words.route(twin),
        }
        if state.owner[twin] == owner:
            yield Finding("both-tracks", "routes", int(owner), both)
        elif not rules.both_tracks:
            yield Finding("closed-track", "routes", int(owner), both)


def _wrong_pieces(state: State, seat: int, spent: tuple[int, int]) -> Iterator[Finding]:
    """What is left and what lies on the board are all pieces, and no more (W-02)."""
    rules = state.rules
    stock = [int(left) for left in state.stock[2 * seat : 2 * seat + 2]]
    placed = [sum(each) for each in zip(pieces_placed(state, seat), spent, strict=True)]
    fleet = int(rules.fleet or rules.stock[0] + rules.stock[1])
    told: dict[str, str | int] = {
        "placed": sum(placed),
        "left": sum(stock),
        "fleet": fleet,
    }
    if sum(placed) > fleet:
        yield Finding("too-many-pieces", "pieces", seat, told)
        return
    if sum(stock) + sum(placed) != fleet:
        missing = fleet - sum(stock) - sum(placed)
        is_short = missing > 0 and not any(spent)
        code = "pieces-missing" if is_short else "pieces-differ"
        yield Finding(code, "pieces", seat, told | {"missing": missing})
    kinds = ("wagons", int(rules.most_wagons)), ("ships", int(rules.most_ships))
    for (kind, most), left, laid in zip(kinds, stock, placed, strict=True):
        if rules.most_ships and left + laid > most:
            of_kind: dict[str, str | int] = {
                "kind": kind,
                "left": left,
                "placed": laid,
                "most": most,
            }
            yield Finding("too-many-of-a-kind", "pieces", seat, of_kind)


def _wrong_ports(state: State, words: Vocabulary, seat: int) -> Iterator[Finding]:
    rules = state.rules
    if not rules.ports:
        return
    for number, owner in enumerate(state.building_at):
        if owner != seat:
            continue
        city: dict[str, str | int] = {"city": words.city(number)}
        if not rules.is_port[number]:
            yield Finding("no-port-city", "buildings", seat, city)
        elif not state.reached[seat * rules.cities + number]:
            yield Finding("port-without-route", "buildings", seat, city)


def _wrong_tickets(state: State, seat: int) -> Iterator[Finding]:
    """Of tickets that are only dealt, a player has no more than were dealt (E-05)."""
    rules = state.rules
    for pile, dealt in enumerate([*rules.first_offer][:-1]):
        held = sum(int(state.holder[card]) == seat for card in rules.piles[pile])
        if held > dealt:
            told: dict[str, str | int] = {"held": held, "dealt": int(dealt)}
            yield Finding("too-many-long-tickets", "tickets", seat, told)
