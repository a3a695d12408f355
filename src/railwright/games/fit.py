"""Whether a game can be played on a board: what the check and the engine both ask."""

from collections import Counter
from collections.abc import Iterator

from railwright.core.menu import MOST_ACTIONS
from railwright.errors import either
from railwright.games.definition import Game
from railwright.games.options import wrong_options
from railwright.maps import (
    ORDINARY,
    CardKind,
    CardSort,
    CityTicket,
    Color,
    CountryTicket,
    Kind,
    Map,
    Route,
    TourTicket,
)
from railwright.maps.cards import SHIPS
from railwright.maps.source import JsonPath

MOST_TICKETS = 240
MOST_ROUTES = 500
MOST_SHIPS = 20
OTHER_ACTIONS = 384
"""Room for what a player can do besides paying: draw, exchange pieces and the like."""
MOST_PAYMENTS = MOST_ACTIONS - OTHER_ACTIONS
"""The most ways to pay that a player could have to choose from."""
MOST_BUILDING_WAYS = 9
"""The most ways to pay for a building with cards of one color."""

Sort = tuple[CardKind, bool]
"""What cards show, and whether they bear the port symbol."""
SORTS: dict[Sort, str] = {
    (CardKind.WAGON, False): "train cards without a port symbol",
    (CardKind.WAGON, True): "train cards with a port symbol",
    (CardKind.SHIP, False): "single ships without a port symbol",
    (CardKind.SHIP, True): "single ships with a port symbol",
    (CardKind.DOUBLE_SHIP, False): "double ships without a port symbol",
    (CardKind.DOUBLE_SHIP, True): "double ships with a port symbol",
}
TRAIN_SORTS: tuple[Sort, ...] = ((CardKind.WAGON, False),)
FLEET_SORTS: tuple[Sort, ...] = (
    (CardKind.WAGON, False),
    (CardKind.WAGON, True),
    (CardKind.SHIP, True),
    (CardKind.DOUBLE_SHIP, False),
)
"""The cards of each color that are paid with, in a game without and with ships."""

Misfit = tuple[JsonPath, str]
"""Where in a map file something stands that the game cannot use, and why."""


def misfits(game: Game, board: Map, seats: int | None = None) -> list[Misfit]:
    """What keeps a game from being played on a board by so many, or by the fewest."""
    return [
        *unplayable(board),
        *_routes(game, board),
        *_cards(game, board),
        *_tickets(game, board),
        *_supply(game, board, seats or game.seats[0]),
        *_choices(game, board),
    ]


def option_misfits(game: Game, board: Map) -> list[Misfit]:
    """The options of a map that its game does not have or that cannot be so."""
    wrong = wrong_options(game, dict(board.options))
    return [(("options", name), text) for name, text in wrong.items()]


def unplayable(board: Map) -> list[Misfit]:
    """What keeps every game from being played on a board."""
    return [*_limits(board), *_prices(board), *_wild(board)]


def _limits(board: Map) -> Iterator[Misfit]:
    tickets = sum(ticket.copies for ticket in board.tickets)
    if tickets > MOST_TICKETS:
        yield ("tickets",), f"{tickets} tickets are more than {MOST_TICKETS}"
    if len(board.routes) > MOST_ROUTES:
        yield ("routes",), f"{len(board.routes)} routes are more than {MOST_ROUTES}"


def _prices(board: Map) -> Iterator[Misfit]:
    for at, route in enumerate(board.routes):
        place = ("routes", at, "pair_spaces")
        if route.pair_spaces not in {0, route.length}:
            yield place, f"{route.id}: all spaces of a route or none cost pairs (Q-49)"
        if route.pair_spaces and route.any_cards_per_space:
            yield place, f"{route.id}: any cards cannot stand for pairs"


def _wild(board: Map) -> Iterator[Misfit]:
    wild = sum(sort.kind is CardKind.WILD for sort in board.cards)
    if wild != 1:
        yield ("cards",), f"a game needs one sort of wild cards, not {wild}"


def _routes(game: Game, board: Map) -> Iterator[Misfit]:
    takes_symbols = Kind.FERRY in game.payment.wild_on or game.payment.ferry_swap
    for at, route in enumerate(board.routes):
        if route.kind is Kind.SEA and not game.pieces.ships:
            text = f"a sea route, but {game.name} has no ships"
            yield ("routes", at, "kind"), f"{route.id}: {text}"
        if route.kind is Kind.FERRY and not takes_symbols:
            text = f"a ferry, but {game.name} takes no locomotives for its symbols"
            yield ("routes", at, "kind"), f"{route.id}: {text}"
        if route.any_cards_per_space and game.pieces.ships:
            text = f"any cards for a space, but {game.name} has two kinds of cards"
            yield ("routes", at, "any_cards_per_space"), f"{route.id}: {text}"


def _cards(game: Game, board: Map) -> Iterator[Misfit]:
    decks = dict.fromkeys(sort.deck for sort in board.cards)
    if len(decks) != len(game.start_hand):
        text = f"{game.name} needs {len(game.start_hand)} decks of cards"
        yield ("cards",), f"{text}, not {len(decks)}"
    wanted = FLEET_SORTS if game.pieces.ships else TRAIN_SORTS
    for at, sort in enumerate(board.cards):
        if sort.kind is not CardKind.WILD and _sort(sort) not in wanted:
            yield ("cards", at), f"{game.name} has no {SORTS[_sort(sort)]}"
        if sort.kind in SHIPS and sort.each > MOST_SHIPS:
            text = f"{sort.each} ship cards of a color are more than {MOST_SHIPS}"
            yield ("cards", at, "each"), text
    for each in wanted:
        yield from _sort_misfits(game, board, each)


def _sort_misfits(game: Game, board: Map, wanted: Sort) -> Iterator[Misfit]:
    """A color that has no cards of a sort, or two lots of them."""
    colors = _colors(board)
    found = Counter(
        color for sort in board.cards if _sort(sort) == wanted for color in sort.colors
    )
    for color in sorted(colors):
        if found[color] != 1:
            text = f"{game.name} needs one sort of {color} {SORTS[wanted]}"
            yield ("cards",), f"{text}, not {found[color]}"


def _sort(cards: CardSort) -> Sort:
    is_train = cards.kind is CardKind.TRAIN  # another word for wagons
    return (CardKind.WAGON if is_train else cards.kind), cards.port


def _tickets(game: Game, board: Map) -> Iterator[Misfit]:
    decks = game.first_tickets.cards
    for at, ticket in enumerate(board.tickets):
        if game.deck_of(ticket) not in decks:
            wanted = either(f'"{deck}"' for deck in decks)
            text = f'"deck" must be {wanted} in {game.name}, not "{ticket.deck}"'
            yield ("tickets", at), f"{ticket.id}: {text}"
        if isinstance(ticket, TourTicket) and game.tour_order is None:
            yield ("tickets", at), f"{ticket.id}: a tour, but {game.name} has none"
        if not isinstance(ticket, CityTicket) and game.stations:
            kind = "country" if isinstance(ticket, CountryTicket) else "tour"
            text = f"a {kind} ticket, but stations borrow for two cities only"
            yield ("tickets", at), f"{ticket.id}: {text}"


def _supply(game: Game, board: Map, seats: int) -> Iterator[Misfit]:
    """Whether there is enough to deal."""
    for deck, count in game.first_tickets.cards.items():
        lot = [card.copies for card in board.tickets if game.deck_of(card) == deck]
        if sum(lot) < count * seats:
            kind = "" if deck == ORDINARY else f"{deck!r} "
            text = f"{seats} players need {count * seats} {kind}tickets"
            yield ("tickets",), f"{text}, but there are {sum(lot)}"
    decks = list(dict.fromkeys(sort.deck for sort in board.cards))
    for deck, hand in zip(decks, game.start_hand, strict=False):
        there = sum(sort.total for sort in board.cards if sort.deck == deck)
        if there < hand * seats:  # the market may have gaps
            text = f"{seats} players need {hand * seats} {deck!r} cards"
            yield ("cards",), f"{text}, but there are {there}"


def _choices(game: Game, board: Map) -> Iterator[Misfit]:
    """Whether a player with all the cards could still be told every way to pay."""
    yield from too_many_ways(game, board, MOST_PAYMENTS)


def too_many_ways(game: Game, board: Map, most: int) -> Iterator[Misfit]:
    """Whether a player with all the cards has more ways to pay than so many."""
    ways = sum(_ways_to_claim(game, board, route) for route in board.routes)
    if game.stations or game.ports:
        ways += len(board.cities) * MOST_BUILDING_WAYS * len(_colors(board))
    if ways > most:
        text = f"{ways} ways to pay for them are more than {most}"
        yield ("routes",), f"{len(board.routes)} routes: {text}"


def _ways_to_claim(game: Game, board: Map, route: Route) -> int:
    """How many payments for a route `legal_actions` lists at most."""
    wild = sum(sort.total for sort in board.cards if sort.kind is CardKind.WILD)
    wilds = min(route.length, wild) + 1
    colors = len(_colors(board)) if route.color is Color.GRAY else 1
    if route.pair_spaces:
        return 2 * route.length + 1
    if route.kind is Kind.SEA:  # some of the ships are double
        return colors * (route.length // 2 + 2) * wilds + 1
    is_swapped = route.kind is Kind.FERRY and game.payment.ferry_swap
    groups = route.length if route.any_cards_per_space or is_swapped else 0
    return (groups + 1) * (colors * wilds + 1)


def _colors(board: Map) -> set[Color]:
    return {color for sort in board.cards for color in sort.colors}
