"""Actions that the engine lists for random hands, against the slow oracle."""

from collections import Counter

import pytest
from tests.core import payment_oracle as oracle
from tests.core.payment_bench import Bench, Cards
from tests.core.payment_oracle import WILD, Terms, Way, is_legal, ways

from railwright.core.claim import target_refusal
from railwright.core.codec import (
    NO_COLOR,
    color_of,
    groups_of,
    kind_of,
    target_of,
    wilds_of,
)
from railwright.core.codes import CLAIM, PORT, STATION, TURN
from railwright.core.engine import payment_of
from railwright.core.listing import legal
from railwright.core.state import State
from railwright.maps import Kind


class Hand:
    """A position at a turn in which the player holds random cards."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.state = state = bench.match.state.copy()
        state.phase = TURN
        player, rules = int(state.player), bench.rules
        deck = [
            n for k, n in enumerate(bench.names) for _ in range(rules.kind_count[k])
        ]
        few = bench.luck.sample(bench.names, bench.luck.randint(1, len(bench.names)))
        chosen = [name for name in deck if name in few or name == WILD]
        size = min(len(chosen), bench.luck.randint(1, 30))
        self.cards = Counter(bench.luck.sample(chosen, size))
        for kind, name in enumerate(bench.names):
            held = int(state.hand[player * int(rules.kinds) + kind])
            state.take_in_hand(player, kind, self.cards[name] - held)
        state.stock[player * 2] = bench.luck.randint(0, 12)

    def listed(self, kind: int) -> list[int]:
        count = int(legal(self.state, self.state.player))
        actions = [int(self.state.actions[place]) for place in range(count)]
        return [action for action in actions if kind_of(action) == kind]

    def paid(self, action: int) -> Cards:
        payment = payment_of(self.state, action)
        pairs = zip(self.bench.names, payment, strict=True)
        return Counter({name: int(count) for name, count in pairs if count})


def to_be_had(state: State) -> list[int]:
    return [r for r in range(int(state.rules.routes)) if not target_refusal(state, r)]


Shape = tuple[str, int, int]
"""The color of a payment, its wild cards, and its groups or double ships."""


def shape_of(terms: Terms, way: Way) -> Shape:
    cards = dict(way.cards)
    wilds = cards.pop(WILD, 0)
    if terms.pairs:
        return ("", wilds, 0)
    color = "".join({card.partition("-")[0] for card in cards})
    if terms.kind is Kind.SEA:
        return (color, wilds, cards.get(f"{color}-double", 0))
    size = terms.any_cards or oracle.SWAPS.get(terms.game, 1)
    return (color, wilds, way.any_cards // size)


def shape_listed(bench: Bench, action: int) -> Shape:
    color = color_of(action)
    kinds = [kind for kind, each in enumerate(bench.rules.kind_color) if each == color]
    name = bench.names[kinds[0]].partition("-")[0] if color != NO_COLOR else ""
    return (name, wilds_of(action), groups_of(action))


@pytest.mark.rule("C-10")
@pytest.mark.rule("C-32")
def test_the_list_names_each_way_to_pay_each_route_that_a_hand_affords(
    bench: Bench, many: int
) -> None:
    listed_in_all = 0
    for _ in range(many // 20):
        hand = Hand(bench)
        held = bench.classes(hand.cards)
        wanted = {
            (route, shape_of(terms, way))
            for route in to_be_had(hand.state)
            for terms in [bench.terms[route]]
            for way in ways(terms)
            if way.is_paid_by(held, exactly=False)
        }

        claims = hand.listed(CLAIM)

        listed = [(target_of(a), shape_listed(bench, a)) for a in claims]
        assert {*listed} == wanted, hand.cards
        assert len(claims) == len(wanted), "each of them once"
        listed_in_all += len(wanted)
    assert listed_in_all > many // 20


@pytest.mark.rule("C-24")
@pytest.mark.rule("N-21")
@pytest.mark.rule("W-30")
def test_every_payment_that_is_listed_is_in_the_hand_and_legal(
    bench: Bench, many: int
) -> None:
    for _ in range(many // 40):
        hand = Hand(bench)
        for action in hand.listed(CLAIM):
            route = target_of(action)
            is_plain = not bench.terms[route].pairs and not groups_of(action)
            if is_plain and bench.luck.random() < 0.9:
                continue
            cards = hand.paid(action)
            assert cards <= hand.cards, (action, hand.cards)
            payment = bench.classes(cards)
            assert is_legal(bench.terms[route], payment), (bench.terms[route], cards)


@pytest.mark.rule("E-27")
@pytest.mark.rule("W-43")
@pytest.mark.parametrize(("table", "kind"), [("europe", STATION), ("world", PORT)])
def test_the_list_has_buildings_exactly_when_a_hand_affords_one(
    table: str, kind: int, many: int
) -> None:
    bench = Bench(table)
    seen: Counter[bool] = Counter()
    for _ in range(many // 20):
        hand = Hand(bench)
        player = int(hand.state.player)
        left = bench.luck.randint(1, 3)
        hand.state.buildings[player] = left
        city = bench.match.board.city_index["lima" if kind == PORT else "wien"]
        hand.state.reached[player * int(bench.rules.cities) + city] = 1
        known = oracle.port_ways(bench.colors)
        if kind == STATION:
            known = oracle.station_ways(4 - left, bench.colors)

        listed = [a for a in hand.listed(kind) if target_of(a) == city]

        expected = any(way.is_paid_by(hand.cards, exactly=False) for way in known)
        assert bool(listed) == expected, hand.cards
        for action in listed:
            cards = hand.paid(action)
            assert any(way.is_paid_by(cards, exactly=True) for way in known), cards
        seen[expected] += 1
    assert seen[True] > many // 200, seen
