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


def reasons(terms: Terms, payment: Counter[str]) -> list[str]:
    """What may be said against an illegal payment, in the order of the catalogue."""
    number = payment.total()
    colors = {card.partition("-")[0] for card in payment} - {WILD}
    ships = any("-" in card for card in payment)
    wagons = bool({*payment} & colors)
    found = []
    if wagons if terms.kind is Kind.SEA else ships:
        found.append("WRONG_CARD_KIND")
    if payment[WILD] and not terms.takes_wild:
        found.append("WILD_NOT_ALLOWED")
    if colors - {*terms.colors}:
        found.append("WRONG_COLOR")
    if terms.color == "gray" and not terms.pairs and len(colors) > 1:
        found.append("MIXED_COLORS")
    if payment[WILD] + _groups(terms, number) < terms.symbols:
        found.append("FERRY_NEEDS_LOCOMOTIVE")
    if terms.pairs and number == 2 * terms.length:
        found.append("UNPAIRED_CARD")
    return [*found, *_number_reasons(terms, payment)]


def _groups(terms: Terms, number: int) -> int:
    """How many groups of three a ferry's payment has (N-21)."""
    if terms.kind is Kind.FERRY and terms.game in SWAPS:
        return max(number - terms.length, 0) // (SWAPS[terms.game] - 1)
    return 0


def _number_reasons(terms: Terms, payment: Counter[str]) -> list[str]:
    """Superfluous cards if some of the payment would do, else a wrong number."""
    if affords(terms, payment):
        return ["SUPERFLUOUS_CARD"]
    is_right = payment.total() in {way.total for way in ways(terms)}
    return [] if is_right and terms.kind is not Kind.SEA else ["WRONG_CARD_COUNT"]


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


def port_reasons(payment: Counter[str], known: list[Way]) -> list[str]:
    """What may be said against cards for a port, in the order of the catalogue."""
    number = payment.total()
    ships = sum(n for card, n in payment.items() if card.endswith(("-ship", "-double")))
    wagons = number - ships - payment[WILD]
    symbols = sum(n for card, n in payment.items() if card.endswith(("-ship", "-port")))
    found = []
    if number <= 4 and max(wagons, ships) > 2:
        found.append("WRONG_CARD_KIND")
    if len({card.partition("-")[0] for card in payment} - {WILD}) > 1:
        found.append("MIXED_COLORS")
    if symbols < wagons + ships:
        found.append("PORT_SYMBOL_MISSING")
    has_more = any(way.is_paid_by(payment, exactly=False) for way in known)
    return [*found, "SUPERFLUOUS_CARD" if has_more else "WRONG_CARD_COUNT"]


def extra_is_legal(payment: Counter[str], laid: Counter[str], extra: int) -> bool:
    """Each extra card is of the color laid or wild; after wilds only, wild (C-43)."""
    fitting = {WILD, *laid}
    return payment.total() == extra and {*payment} <= fitting
