"""Payments by the letter of the catalogue: slow, and written from its rules alone.

A payment is a number of cards of each class: `red` is a train or wagon card, `red-ship`
and `red-double` are ship cards, `loco` is a wild one. What a route takes is spelled
out as the list of all *ways* to pay it: one price for each of its spaces. A payment is
legal if it is exactly one of these ways; a hand affords a route if it contains one.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement as multisets
from itertools import product

from railwright.maps import Kind, Map, Route

WILD = "loco"
WILD_ON = {
    "europe": {Kind.RAIL, Kind.TUNNEL, Kind.FERRY},
    "nordic": {Kind.TUNNEL, Kind.FERRY},
    "switzerland": {Kind.TUNNEL},
    "world": {Kind.RAIL, Kind.SEA},
    "usa": {Kind.RAIL},
}
"""Where a wild card may stand for a colored one (C-03, U-07)."""
SWAPS = {"nordic": 3}
"""So many cards of any kind stand for a locomotive on a ferry (N-19)."""
COLOR = "color"
ANY = "any"


@dataclass(frozen=True)
class Terms:
    """What a route asks for."""

    game: str
    kind: Kind
    color: str
    length: int
    symbols: int
    any_cards: int
    pairs: int
    colors: tuple[str, ...]
    """The colors in which it may be paid."""
    symbols_only: bool
    """Whether swaps on ferries stand for printed symbols only (Q-25)."""

    @property
    def takes_wild(self) -> bool:
        """Whether wild cards replace colored ones here."""
        return self.kind in WILD_ON[self.game]


@dataclass(frozen=True)
class Way:
    """One way to pay: the cards it asks for, and so many of any kind."""

    cards: tuple[tuple[str, int], ...]
    any_cards: int

    @property
    def total(self) -> int:
        """The number of cards."""
        return sum(count for _, count in self.cards) + self.any_cards

    def is_paid_by(self, held: Counter[str], *, exactly: bool) -> bool:
        """Whether cards contain this way, or are this way and nothing else."""
        if any(held[card] < count for card, count in self.cards):
            return False
        total = held.total()
        return total == self.total if exactly else total >= self.total


def terms_of(game: str, board: Map, route: Route, *, symbols_only: bool) -> Terms:
    """What a route of a board asks for in a game."""
    colors = {str(color) for sort in board.cards for color in sort.colors}
    if route.color != "gray":
        colors = {str(route.color)}
    return Terms(
        game,
        route.kind,
        str(route.color),
        route.length,
        route.locomotives,
        route.any_cards_per_space,
        route.pair_spaces,
        tuple(sorted(colors)),
        symbols_only,
    )


@cache
def ways(terms: Terms) -> tuple[Way, ...]:
    """All ways to pay a route."""
    if terms.pairs:
        found = _pair_ways(terms)
    elif terms.kind is Kind.SEA:
        found = _sea_ways(terms)
    else:
        found = _set_ways(terms)
    return tuple(dict.fromkeys(found))


def _set_ways(terms: Terms) -> Iterator[Way]:
    """One price for each space, the colored ones all in one color (C-24, C-25).

    A symbol asks for a locomotive (C-37) or what stands for one (N-19). Any other
    space takes a card of the color, a wild card where the game allows it (C-03), what
    stands for a locomotive that replaces the card (Q-25), or a group of N-15.
    """
    swap = SWAPS.get(terms.game, 0) if terms.kind is Kind.FERRY else 0
    on_symbol = [WILD, ANY] if swap else [WILD]
    on_other = [COLOR]
    if terms.takes_wild:
        on_other.append(WILD)
    if (swap and not terms.symbols_only) or terms.any_cards:
        on_other.append(ANY)
    size = swap or terms.any_cards
    prices = product(
        multisets(on_symbol, terms.symbols),
        multisets(on_other, terms.length - terms.symbols),
    )
    for symbols, others in prices:
        count = Counter(symbols + others)
        for color in terms.colors:
            cards = {color: count[COLOR], WILD: count[WILD]}
            yield _way(cards, size * count[ANY])


def _sea_ways(terms: Terms) -> Iterator[Way]:
    """Ship cards of one color that cover all spaces, and none of them in vain.

    A double ship covers up to two spaces (W-25); its second ship may be lost (W-26),
    but no card may be such that the others alone would do (C-31).
    """
    some = range(terms.length + 1)
    for color, singles, doubles, wilds in product(terms.colors, some, some, some):
        covers = [1] * singles + [2] * doubles + [1] * wilds
        spaces = sum(covers)
        if spaces >= terms.length and all(
            spaces - each < terms.length for each in covers
        ):
            cards = {f"{color}-ship": singles, f"{color}-double": doubles, WILD: wilds}
            yield _way(cards, 0)


def _pair_ways(terms: Terms) -> Iterator[Way]:
    """Two cards of one color for each space, any of them wild (W-29, Q-49)."""
    pairs = [(color, color) for color in terms.colors]
    pairs += [(color, WILD) for color in terms.colors]
    pairs.append((WILD, WILD))
    for chosen in multisets(pairs, terms.length):
        yield _way(Counter(card for pair in chosen for card in pair), 0)


def _way(cards: dict[str, int], any_cards: int) -> Way:
    named = ((card, count) for card, count in cards.items() if count)
    return Way(tuple(sorted(named)), any_cards)


def is_legal(terms: Terms, payment: Counter[str]) -> bool:
    """Whether a payment buys a route: no card is missing and none superfluous."""
    return any(way.is_paid_by(payment, exactly=True) for way in ways(terms))


def affords(terms: Terms, held: Counter[str]) -> bool:
    """Whether some of the cards held buy a route."""
    return any(way.is_paid_by(held, exactly=False) for way in ways(terms))


def reason(terms: Terms, payment: Counter[str]) -> str:
    """The first reason against an illegal payment, in the order of the catalogue."""
    number = payment.total()
    ships = any("-" in card for card in payment)
    wagons = any("-" not in card and card != WILD for card in payment)
    if wagons if terms.kind is Kind.SEA else ships:
        return "WRONG_CARD_KIND"
    if payment[WILD] > _wilds_allowed(terms, number):
        return "WILD_NOT_ALLOWED"
    totals = {way.total for way in ways(terms)}
    if number > max(totals) or (_has_groups(terms, number) and number not in totals):
        return _number_reason(terms, payment)
    return _color_reason(terms, payment) or _number_reason(terms, payment)


def _wilds_allowed(terms: Terms, number: int) -> int:
    """All cards, none, or as many as groups of any cards hold (C-03, N-16)."""
    if terms.takes_wild:
        return number
    if not terms.any_cards:
        return 0
    groups = max(number - terms.length, 0) // (terms.any_cards - 1)
    return min(groups, terms.length) * terms.any_cards


def _has_groups(terms: Terms, number: int) -> bool:
    """Whether a payment is one with groups of any cards, in which colors are free."""
    swaps = terms.kind is Kind.FERRY and terms.game in SWAPS
    return number > terms.length and (swaps or terms.any_cards > 0)


def _color_reason(terms: Terms, payment: Counter[str]) -> str:
    """What is wrong with the colors, the locomotives or the pairs, if anything is."""
    number = payment.total()
    colors = {card.partition("-")[0] for card in payment} - {WILD}
    if terms.pairs:
        odd = sum(payment[color] % 2 for color in colors)
        return "UNPAIRED_CARD" if odd > payment[WILD] else ""
    groups = 0
    if _has_groups(terms, number):
        size = SWAPS[terms.game] if terms.kind is Kind.FERRY else terms.any_cards
        groups = (number - terms.length) // (size - 1)
    wild = payment[WILD] if terms.takes_wild else 0
    most = max((payment[color] for color in terms.colors), default=0)
    is_one_color = not colors - {*terms.colors} and len(colors) < 2
    if not is_one_color and (not groups or most + wild < terms.length - groups):
        return "WRONG_COLOR" if terms.color != "gray" else "MIXED_COLORS"
    if payment[WILD] + groups < terms.symbols:
        return "FERRY_NEEDS_LOCOMOTIVE"
    return ""


def _number_reason(terms: Terms, payment: Counter[str]) -> str:
    """Superfluous cards if some of the payment would do, else a wrong number."""
    return "SUPERFLUOUS_CARD" if affords(terms, payment) else "WRONG_CARD_COUNT"


def station_ways(cost: int, colors: tuple[str, ...]) -> list[Way]:
    """So many cards of one color, wild ones among them (E-27)."""
    return [
        _way({color: cost - wilds, WILD: wilds}, 0)
        for color in colors
        for wilds in range(cost + 1)
    ]


def port_ways(colors: tuple[str, ...]) -> list[Way]:
    """Two wagons and two ships of a color with symbols, jokers for any (W-43, Q-50).

    Here `red-port` is a wagon card with the symbol; all single ships have it (W-44).
    """
    found = []
    for color in colors:
        wagons, ships = [f"{color}-port", WILD], [f"{color}-ship", WILD]
        cards = product(wagons, wagons, ships, ships)
        found += [_way(Counter(each), 0) for each in cards]
    return found


def port_reason(payment: Counter[str], known: list[Way]) -> str:
    """The first reason against cards for a port, in the order of the catalogue."""
    number = payment.total()
    if number > 4:
        has_more = any(way.is_paid_by(payment, exactly=False) for way in known)
        return "SUPERFLUOUS_CARD" if has_more else "WRONG_CARD_COUNT"
    ships = sum(n for card, n in payment.items() if card.endswith(("-ship", "-double")))
    wagons = number - ships - payment[WILD]
    symbols = sum(n for card, n in payment.items() if card.endswith(("-ship", "-port")))
    if max(wagons, ships) > 2:
        return "WRONG_CARD_KIND"
    if len({card.partition("-")[0] for card in payment} - {WILD}) > 1:
        return "MIXED_COLORS"
    return "PORT_SYMBOL_MISSING" if symbols < wagons + ships else "WRONG_CARD_COUNT"


def extra_is_legal(payment: Counter[str], laid: Counter[str], extra: int) -> bool:
    """Each extra card is of the color laid or wild; after wilds only, wild (C-43)."""
    fitting = {WILD, *laid}
    return payment.total() == extra and {*payment} <= fitting
