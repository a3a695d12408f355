"""Payments that the engine accepts, refuses and lists, against the slow oracle."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.core import payment_oracle as oracle
from tests.core.payment_oracle import WILD, Terms, Way, affords, is_legal, ways

from railwright.core.claim import extra_refusal, target_refusal
from railwright.core.codes import CLAIM, PORT, REFUSALS, ROOM, STATION, TURN
from railwright.core.engine import payment_of
from railwright.core.listing import legal
from railwright.core.payment import port_refusal, route_refusal, station_refusal
from railwright.core.state import State
from railwright.model import new_game

Cards = Counter[str]
SYMBOLS_ONLY = {"nordic_ferry_substitute": "symbols_only"}
TABLES = {
    "europe": ("europe", {}),
    "nordic": ("nordic", {}),
    "nordic, symbols only": ("nordic", SYMBOLS_ONLY),
    "switzerland": ("switzerland", {}),
    "world": ("world", {}),
    "usa": ("usa", {}),
}


class Bench:
    """One game, its routes as the oracle sees them, and random cards."""

    def __init__(self, table: str) -> None:
        game, options = TABLES[table]
        self.match = new_game(game, 2, 1, options)
        self.rules = self.match.state.rules
        self.names = self.match.card_names
        self.luck = random.Random(table)
        self.terms = [
            oracle.terms_of(
                game, self.match.board, route, symbols_only=options == SYMBOLS_ONLY
            )
            for route in self.match.board.routes
        ]

    @cached_property
    def colors(self) -> tuple[str, ...]:
        return tuple(sorted({name.partition("-")[0] for name in self.names} - {WILD}))

    @cached_property
    def routes_by_terms(self) -> list[list[int]]:
        """Routes that ask for the same, so that rare kinds are tried as often."""
        found: dict[object, list[int]] = {}
        for number, terms in enumerate(self.terms):
            is_gray = terms.color == "gray"
            key = (terms.kind, is_gray, terms.length, terms.symbols, terms.any_cards)
            found.setdefault((*key, terms.pairs), []).append(number)
        return list(found.values())

    def route(self) -> int:
        return self.luck.choice(self.luck.choice(self.routes_by_terms))

    def vec(self, cards: Cards) -> "vec[i64]":
        return vec[i64]([cards[name] for name in self.names])

    def classes(self, cards: Cards) -> Cards:
        """What counts for routes: the port symbol of a wagon card does not (Q-49)."""
        found: Cards = Counter()
        for name, count in cards.items():
            found[name.removesuffix("-port")] += count
        return +found

    def paying(self, way: Way) -> Cards:
        """Cards that are a way to pay, the arbitrary ones at random."""
        found: Cards = Counter(self.luck.choices(self.names, k=way.any_cards))
        for card, count in way.cards:
            same = [n for n in self.names if n in {card, f"{card}-port"}]
            found.update(self.luck.choices(same, k=count))
        return found

    def changed(self, cards: Cards) -> Cards:
        """One card more, one less, or another one."""
        found = cards.copy()
        change = self.luck.randrange(3)
        if change:
            found[self.luck.choice([*found.elements()])] -= 1
        if change != 1:
            found[self.luck.choice(self.names)] += 1
        return +found

    def random_cards(self, number: int) -> Cards:
        """Cards of a few kinds."""
        kinds = self.luck.choices(self.names, k=self.luck.randint(1, 4))
        return Counter(self.luck.choices(kinds, k=max(number, 1)))

    def payment(self, known: tuple[Way, ...] | list[Way]) -> Cards:
        """Right, nearly right or any cards, each as often as the others."""
        way = self.luck.choice(known)
        plan = self.luck.randrange(3)
        if plan == 2:
            return self.random_cards(way.total + self.luck.randint(-2, 2))
        cards = self.paying(way)
        return cards if plan == 0 else self.changed(cards)


def of_distance(terms: Terms, bench: Bench, cards: Cards) -> str:
    """How far cards are from a legal payment: one card more or less, or further."""
    if is_legal(terms, cards):
        return "legal"
    kinds = {name.removesuffix("-port") for name in bench.names}
    less = (cards - Counter([kind]) for kind in cards)
    more = (cards + Counter([kind]) for kind in kinds)
    one_off = (*less, *more)
    return "nearly" if any(is_legal(terms, each) for each in one_off) else "far"


@pytest.fixture(params=TABLES)
def bench(request: pytest.FixtureRequest) -> Bench:
    return Bench(request.param)


@pytest.mark.rule("C-24")
@pytest.mark.rule("C-31")
@pytest.mark.rule("N-16")
@pytest.mark.rule("N-21")
@pytest.mark.rule("W-27")
@pytest.mark.rule("W-30")
def test_routes_take_exactly_what_the_catalogue_says(bench: Bench, many: int) -> None:
    seen: Counter[str] = Counter()
    for _ in range(many):
        route = bench.route()
        terms = bench.terms[route]
        cards = bench.payment(ways(terms))
        payment = bench.classes(cards)

        refusal = REFUSALS[int(route_refusal(bench.rules, route, bench.vec(cards)))]

        case = (terms, dict(cards), refusal)
        if is_legal(terms, payment):
            assert not refusal, case
        else:
            expected = oracle.reasons(terms, payment)
            assert refusal in expected, (*case, expected)
            if payment.total() <= terms.length and not terms.pairs:
                assert refusal == expected[0], (*case, expected)
        seen[of_distance(terms, bench, payment)] += 1
    assert min(seen["legal"], seen["nearly"], seen["far"]) > many * 0.15, seen


def smaller(cards: Cards) -> Iterator[Cards]:
    """All parts of some cards."""
    for counts in product(*(range(count + 1) for count in cards.values())):
        yield +Counter(dict(zip(cards, counts, strict=True)))


def test_the_oracle_affords_what_a_part_of_the_cards_would_buy(bench: Bench) -> None:
    found: Counter[bool] = Counter()
    for _ in range(200):
        terms = bench.terms[bench.route()]
        cards = bench.classes(bench.random_cards(bench.luck.randint(1, 8)))

        expected = any(is_legal(terms, part) for part in smaller(cards))

        assert affords(terms, cards) == expected, (terms, cards)
        found[expected] += 1
    assert min(found[True], found[False]) > 10, found


@pytest.mark.rule("E-27")
@pytest.mark.parametrize("cost", [1, 2, 3])
def test_stations_take_cards_of_one_color(cost: int, many: int) -> None:
    bench = Bench("europe")
    known = oracle.station_ways(cost, bench.colors)
    seen: Counter[str] = Counter()
    for _ in range(many):
        cards = bench.payment(known)
        exact = any(way.is_paid_by(cards, exactly=True) for way in known)
        part = any(way.is_paid_by(cards, exactly=False) for way in known)

        refusal = REFUSALS[int(station_refusal(bench.rules, cost, bench.vec(cards)))]

        if exact:
            expected = ""
        elif cards.total() <= cost and len({*cards} - {WILD}) > 1:
            expected = "MIXED_COLORS"
        else:
            expected = "SUPERFLUOUS_CARD" if part else "WRONG_CARD_COUNT"
        assert refusal == expected, cards
        seen[refusal] += 1
    told = ["", "SUPERFLUOUS_CARD"] + ["MIXED_COLORS", "WRONG_CARD_COUNT"] * (cost > 1)
    assert min(seen[refusal] for refusal in told) > many * 0.01, seen


@pytest.mark.rule("W-43")
@pytest.mark.rule("W-44")
@pytest.mark.rule("Q-50")
def test_ports_take_two_wagons_and_two_ships(many: int) -> None:
    bench = Bench("world")
    known = oracle.port_ways(bench.colors)
    seen: Counter[str] = Counter()
    for _ in range(many):
        cards = bench.payment(known)
        exact = any(way.is_paid_by(cards, exactly=True) for way in known)
        part = any(way.is_paid_by(cards, exactly=False) for way in known)

        refusal = REFUSALS[int(port_refusal(bench.rules, bench.vec(cards)))]

        assert (refusal == "") == exact, (cards, refusal)
        if refusal in {"SUPERFLUOUS_CARD", "WRONG_CARD_COUNT"}:
            assert part == (refusal == "SUPERFLUOUS_CARD"), (cards, refusal)
        if refusal == "PORT_SYMBOL_MISSING":
            assert any("-port" not in c and "-ship" not in c for c in cards if c), cards
        if refusal == "MIXED_COLORS":
            assert len({card.partition("-")[0] for card in cards} - {WILD}) > 1
        seen[refusal] += 1
    assert len(seen) == 6, seen


@pytest.mark.rule("C-42")
@pytest.mark.rule("C-43")
@pytest.mark.rule("N-22")
@pytest.mark.parametrize("table", ["europe", "nordic", "switzerland"])
def test_extra_cards_are_of_the_color_laid_or_wild(table: str, many: int) -> None:
    bench = Bench(table)
    state = bench.match.state
    kinds = int(bench.rules.kinds)
    seen: Counter[bool] = Counter()
    for _ in range(many):
        color = bench.luck.choice([*bench.colors, WILD])
        laid = Counter([color, bench.luck.choice([color, WILD])])
        extra = bench.luck.randint(1, 3)
        few = [color, WILD, bench.luck.choice(bench.names)]
        cards = Counter(bench.luck.choices(few, k=bench.luck.randint(1, 4)))
        held = cards + Counter(bench.luck.choices(few, k=2)) - Counter(few[:1])
        state.tunnel_extra = extra
        state.tunnel_color = -1 if color == WILD else bench.names.index(color)
        for kind, name in enumerate(bench.names):
            state.hand[int(state.player) * kinds + kind] = held[name]

        refusal = REFUSALS[int(extra_refusal(state, bench.vec(cards)))]

        expected = cards <= held and oracle.extra_is_legal(cards, laid, extra)
        assert (refusal == "") == expected, (cards, laid, extra, held)
        assert refusal in {"", "EXTRA_PAYMENT_INVALID"}
        seen[expected] += 1
    assert min(seen.values()) > many * 0.1, seen


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
        return [action for action in actions if action // ROOM == kind]

    def paid(self, action: int) -> Cards:
        payment = payment_of(self.state, action)
        pairs = zip(self.bench.names, payment, strict=True)
        return Counter({name: int(count) for name, count in pairs if count})


def to_be_had(state: State) -> list[int]:
    return [r for r in range(int(state.rules.routes)) if not target_refusal(state, r)]


@pytest.mark.rule("C-10")
@pytest.mark.rule("C-32")
def test_the_list_names_exactly_the_routes_that_a_hand_affords(
    bench: Bench, many: int
) -> None:
    listed_in_all = 0
    for _ in range(many // 20):
        hand = Hand(bench)
        held = bench.classes(hand.cards)
        by_terms = {terms: affords(terms, held) for terms in {*bench.terms}}
        wanted = {r for r in to_be_had(hand.state) if by_terms[bench.terms[r]]}

        claims = hand.listed(CLAIM)

        assert {action % ROOM // 4096 for action in claims} == wanted, hand.cards
        for action in bench.luck.sample(claims, min(len(claims), 20)):
            cards = hand.paid(action)
            assert cards <= hand.cards, (action, hand.cards)
            terms = bench.terms[action % ROOM // 4096]
            assert is_legal(terms, bench.classes(cards)), (terms, cards)
        listed_in_all += len(wanted)
    assert listed_in_all > many // 20


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

        listed = [a for a in hand.listed(kind) if a % ROOM // 256 == city]

        expected = any(way.is_paid_by(hand.cards, exactly=False) for way in known)
        assert bool(listed) == expected, hand.cards
        for action in listed:
            cards = hand.paid(action)
            assert any(way.is_paid_by(cards, exactly=True) for way in known), cards
        seen[expected] += 1
    assert seen[True] > many // 200, seen
