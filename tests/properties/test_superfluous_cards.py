"""A payment with too many cards is told from one with a wrong number (C-31)."""

import random
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.codes import FERRY, SUPERFLUOUS_CARD, WRONG_CARD_COUNT
from railwright.core.payment import port_refusal, route_refusal, station_refusal
from railwright.core.rules import Rules
from railwright.games import GAMES, load_map, rules_of, with_options

TABLES: list[tuple[str, dict[str, str]]] = [(name, {}) for name in GAMES]
TABLES.append(("nordic", {"nordic_ferry_substitute": "symbols_only"}))


def refusal(rules: Rules, target: int, counts: tuple[int, ...]) -> int:
    """Why cards do not buy a route, a station (-3 to -1) or a port (-4)."""
    payment = vec[i64](counts)
    if target == -4:
        return int(port_refusal(rules, payment))
    if target < 0:
        return int(station_refusal(rules, -target, payment))
    return int(route_refusal(rules, target, payment))


def has_legal_part(rules: Rules, target: int, counts: tuple[int, ...]) -> bool:
    """Whether some but not all of the cards would do."""
    parts = product(*(range(count + 1) for count in counts))
    return any(p != counts and any(p) and refusal(rules, target, p) == 0 for p in parts)


def swaps_cards(rules: Rules, target: int) -> bool:
    """Whether groups of cards may be paid although fewer cards would do (N-16)."""
    is_ferry = target >= 0 and rules.route_kind[target] == FERRY
    return target >= 0 and bool(
        rules.any_cards[target] or (is_ferry and rules.ferry_swap)
    )


def random_payment(luck: random.Random, kinds: int) -> tuple[int, ...]:
    """Some cards of a few kinds, wild ones among them now and then."""
    counts = [0] * kinds
    for _ in range(luck.randint(1, 3)):
        counts[luck.randrange(kinds)] += luck.randint(1, 6)
    if luck.random() < 0.4:
        counts[kinds - 1] += luck.randint(1, 3)
    return tuple(counts)


@pytest.mark.rule("C-31", "Q-29")
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_superfluous_means_that_fewer_cards_would_do(
    name: str, options: dict[str, str]
) -> None:
    rules = rules_of(with_options(GAMES[name], options), load_map(name), 2)
    luck = random.Random(31)
    targets = list(range(int(rules.routes)))
    targets += [-1, -2, -3] * 5 if rules.stations else []
    targets += [-4] * 15 if rules.ports else []
    seen: dict[int, int] = {SUPERFLUOUS_CARD: 0, WRONG_CARD_COUNT: 0}
    for _ in range(4000):
        target = luck.choice(targets)
        counts = random_payment(luck, int(rules.kinds))
        code = refusal(rules, target, counts)
        if code == 0 and not swaps_cards(rules, target):
            assert not has_legal_part(rules, target, counts), (target, counts)
        if code in seen:
            expected = has_legal_part(rules, target, counts)
            assert (code == SUPERFLUOUS_CARD) == expected, (target, counts)
            seen[code] += 1
    assert min(seen.values()) > 20
