"""Claims by number: every way to pay for every route that can ever be legal."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64

from railwright.core.codec import NO_COLOR
from railwright.core.codes import FERRY, SEA
from railwright.core.rules import WORD, Rules
from railwright.core.tables import pays_at_sea, takes_color, wilds_fit

FEWEST = -1
"""Stands for as few wild cards as the hand allows."""
Claim = tuple[int, int, int, int]
"""A route, a color, wild cards or FEWEST, and groups or double ships."""


def counts_wilds(rules: Rules) -> bool:
    """Whether the number of wild cards in a payment is worth a choice.

    It is not where they pay for every route, alone or with a color: whoever keeps
    them instead of colored cards has lost nothing.
    """
    for route in range(int(rules.routes)):
        if not rules.takes_wild(route):
            return True
    return bool(len(rules.swap_routes))


def claims_of(rules: Rules, counted: bool) -> list[Claim]:
    """All claims, route by route; wild cards are counted or as few as possible."""
    found: dict[Claim, None] = {}
    for route in range(int(rules.routes)):
        for color, wilds, groups in _ways(rules, route):
            is_free = not counted and (color != NO_COLOR or rules.pairs[route])
            found[route, color, FEWEST if is_free else wilds, groups] = None
    return list(found)


def _ways(rules: Rules, route: int) -> list[tuple[int, int, int]]:
    """Every color, number of wild cards and of groups that may pay for a route."""
    if rules.pairs[route]:
        most = min(_wild_cards(rules), 2 * int(rules.lengths[route]))
        return [(NO_COLOR, wilds, 0) for wilds in range(most + 1)]
    if rules.route_kind[route] == SEA:
        ways = _ways_at_sea(rules, route)
    else:
        ways = _ways_on_land(rules, route)
    length = int(rules.lengths[route])
    if rules.takes_wild(route) and length <= _wild_cards(rules):
        ways.append((NO_COLOR, length, 0))
    return ways + _ways_with_swaps(rules, route)


def _ways_on_land(rules: Rules, route: int) -> list[tuple[int, int, int]]:
    length = int(rules.lengths[route])
    return [
        (color, wilds, 0)
        for color in range(int(rules.colors))
        if takes_color(rules, route, color)
        for wilds in range(min(length - 1, _wild_cards(rules)) + 1)
        if wilds_fit(rules, route, wilds) and length - wilds <= _cards(rules, color)
    ]


def _ways_at_sea(rules: Rules, route: int) -> list[tuple[int, int, int]]:
    most = min(int(rules.rows_used) - 1, _wild_cards(rules))
    return [
        (color, wilds, doubles)
        for color in range(int(rules.colors))
        if takes_color(rules, route, color)
        for doubles in range(_held(rules, rules.double_ship[color]) + 1)
        for wilds in range(most + 1)
        if _sails_somehow(rules, route, color, doubles, wilds)
    ]


def _sails_somehow(
    rules: Rules, route: int, color: int, doubles: int, wilds: int
) -> bool:
    """Whether some number of single ships goes with these cards."""
    most = _held(rules, rules.single_ship[color])
    return any(
        pays_at_sea(rules, route, singles, doubles, wilds)
        for singles in range(most + 1)
    )


def _ways_with_swaps(rules: Rules, route: int) -> list[tuple[int, int, int]]:
    """Groups of any cards, as `claimable.add_swaps` lists them (N-15, N-19)."""
    length, symbols = int(rules.lengths[route]), int(rules.symbols[route])
    most, wild_cards = length, 0
    if not rules.any_cards[route]:
        if rules.route_kind[route] != FERRY or not rules.ferry_swap:
            return []
        wild_cards = _wild_cards(rules)
        most = symbols if rules.swaps_symbols_only else length
    ways = []
    for groups in range(1, most + 1):
        top = min(wild_cards, length - groups)
        for wilds in range(max(symbols - groups, 0), top + 1):
            left = length - groups - wilds
            if left == 0:
                ways.append((NO_COLOR, wilds, groups))
                continue
            ways += [
                (color, wilds, groups)
                for color in range(int(rules.colors))
                if takes_color(rules, route, color) and left <= _cards(rules, color)
            ]
    return ways


def _wild_cards(rules: Rules) -> int:
    return int(rules.kind_count[rules.wild])


def _held(rules: Rules, kind: i64) -> int:
    """The most cards of a kind that a hand can have."""
    return int(rules.kind_count[kind]) if kind >= 0 else 0


def _cards(rules: Rules, color: int) -> int:
    """The most cards of a color that can pay for a railway."""
    return _held(rules, rules.first_land[color]) + _held(
        rules, rules.second_land[color]
    )


@final
class ClaimNumbers:
    """Where each claim finds its number; -1 where there is none."""

    def __init__(self, rules: Rules, claims: list[Claim], first: int) -> None:
        self.counted: bool = not any(wilds == FEWEST for _, _, wilds, _ in claims)
        self.places: i64 = rules.words * WORD
        self.used: i64 = rules.rows_used if self.counted else 1
        """Rows for numbers of wild cards."""
        self.most_groups: i64 = 1 + max([0, *(each[3] for each in claims)])
        self.colors: i64 = rules.colors + 1
        pairs = 1 + max([0, *(w for r, _, w, _ in claims if rules.pairs[r])])
        self.pair_rows: i64 = pairs
        self.sets: vec[i32] = _nothing(self.places * self.used * rules.colors)
        self.alone: vec[i32] = _nothing(self.places)
        self.ships: vec[i32] = _nothing(
            self.places * self.used * rules.colors * rules.rows_double
        )
        self.swaps: vec[i32] = vec[i32]()
        if len(rules.swap_routes):
            self.swaps = _nothing(
                self.places * self.colors * rules.rows_used * self.most_groups
            )
        self.pairs: vec[i32] = _nothing(self.places * self.pair_rows)
        for number, claim in enumerate(claims, first):
            self._note(rules, claim, number)
        self.set_rows: vec[i64] = rules.set_routes
        self.ship_rows: vec[i64] = rules.sea_routes
        if not self.counted:
            words = rules.words - rules.land_words
            self.set_rows = _up_to(rules.set_routes, rules.rows_used, rules.land_words)
            self.ship_rows = _up_to(rules.sea_routes, rules.rows_used, words)

    def _note(self, rules: Rules, claim: Claim, number: int) -> None:
        route, color, wilds, groups = claim
        place = int(rules.place_of[route])
        row = max(wilds, 0)
        if rules.pairs[route]:
            self.pairs[place * self.pair_rows + row] = number
        elif rules.route_kind[route] == SEA and color != NO_COLOR:
            at = (color * rules.rows_double + groups) * self.used + row
            self.ships[at * self.places + place] = number
        elif groups:
            self.swaps[self.swap_place(place, color, row, groups)] = number
        elif color == NO_COLOR:
            self.alone[place] = number
        else:
            self.sets[(color * self.used + row) * self.places + place] = number

    def swap_place(self, place: i64, color: i64, wilds: i64, groups: i64) -> i64:
        """Where the number of a payment with groups of any cards stands."""
        paint = min(color, self.colors - 1)
        rows = len(self.swaps) // (self.places * self.colors * self.most_groups)
        at = (place * self.colors + paint) * rows + wilds
        return at * self.most_groups + groups


def _nothing(count: i64) -> vec[i32]:
    return vec[i32]([i32(-1) for _ in range(int(count))])


def _up_to(rows: vec[i64], used: i64, words: i64) -> vec[i64]:
    """Masks for so many wild cards or fewer, from masks for exactly so many."""
    masks = [int(mask) for mask in rows]
    for place in range(len(masks)):
        if words and place // int(words) % int(used):
            masks[place] |= masks[place - int(words)]
    return vec[i64](masks)
