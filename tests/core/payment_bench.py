"""Random payments for each game, and what they are for the oracle and the engine."""

import random
from collections import Counter
from functools import cached_property

from librt.vecs import vec
from mypy_extensions import i64
from tests.core import payment_oracle as oracle
from tests.core.payment_oracle import WILD, Way

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
        self.names = self.match.words.cards
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

    def random_cards(self, number: int, like: Way | None = None) -> Cards:
        """Cards of a few kinds, some of them those of a way to pay."""
        kinds = self.luck.choices(self.names, k=self.luck.randint(1, 4))
        if like is not None and self.luck.random() < 0.7:
            kinds = [*self.paying(like), WILD, *kinds[1:2]]
        return Counter(self.luck.choices(kinds, k=max(number, 1)))

    def payment(self, known: tuple[Way, ...] | list[Way]) -> Cards:
        """Right, nearly right or any cards, each as often as the others."""
        way = self.luck.choice(known)
        plan = self.luck.randrange(3)
        if plan == 2:
            return self.random_cards(way.total + self.luck.randint(-2, 2), way)
        cards = self.paying(way)
        return cards if plan == 0 else self.changed(cards)
