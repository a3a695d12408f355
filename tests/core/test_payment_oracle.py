"""Payments that the engine accepts and refuses, against the slow oracle."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from tests.core import payment_oracle as oracle
from tests.core.payment_bench import Bench, Cards
from tests.core.payment_oracle import WILD, Terms, affords, is_legal, ways

from railwright.core.claim import extra_refusal
from railwright.core.codes import REFUSALS
from railwright.core.payment import port_refusal, route_refusal, station_refusal


def of_distance(terms: Terms, bench: Bench, cards: Cards) -> str:
    """How far cards are from a legal payment: one card more or less, or further."""
    if is_legal(terms, cards):
        return "legal"
    kinds = {name.removesuffix("-port") for name in bench.names}
    less = (cards - Counter([kind]) for kind in cards)
    more = (cards + Counter([kind]) for kind in kinds)
    one_off = (*less, *more)
    return "nearly" if any(is_legal(terms, each) for each in one_off) else "far"


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
            assert refusal == oracle.reason(terms, payment), case
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

        refusal = REFUSALS[int(port_refusal(bench.rules, bench.vec(cards)))]

        expected = ""
        if not any(way.is_paid_by(cards, exactly=True) for way in known):
            expected = oracle.port_reason(cards, known)
        assert refusal == expected, cards
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
