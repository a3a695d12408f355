"""Whether a game can be played on a board: what the check and the engine both ask."""

from collections.abc import Iterator

from railwright.games.definition import Game
from railwright.maps import CardKind, CityTicket, CountryTicket, Kind, Map, TourTicket
from railwright.maps.source import Place

MOST_TICKETS = 240
MOST_ROUTES = 500
SHIPS = {CardKind.SHIP, CardKind.DOUBLE_SHIP}

Misfit = tuple[Place, str]
"""Where in a map file something stands that the game cannot use, and why."""


def misfits(game: Game, board: Map, seats: int | None = None) -> list[Misfit]:
    """What keeps a game from being played on a board by so many, or by the fewest."""
    return [
        *_limits(board),
        *_routes(game, board),
        *_cards(game, board),
        *_tickets(game, board),
        *_supply(game, board, seats or game.seats[0]),
    ]


def _limits(board: Map) -> Iterator[Misfit]:
    tickets = sum(ticket.copies for ticket in board.tickets)
    if tickets > MOST_TICKETS:
        yield ("tickets",), f"{tickets} tickets are more than {MOST_TICKETS}"
    if len(board.routes) > MOST_ROUTES:
        yield ("routes",), f"{len(board.routes)} routes are more than {MOST_ROUTES}"


def _routes(game: Game, board: Map) -> Iterator[Misfit]:
    for at, route in enumerate(board.routes):
        if route.pair_spaces not in {0, route.length}:
            text = f"{route.id}: all spaces of a route cost pairs, or none (Q-49)"
            yield ("routes", at, "pair_spaces"), text
        if route.kind is Kind.SEA and not game.pieces.ships:
            yield (
                ("routes", at, "kind"),
                f"{route.id}: a sea route, but {game.name} has no ships",
            )


def _cards(game: Game, board: Map) -> Iterator[Misfit]:
    wild = sum(sort.kind is CardKind.WILD for sort in board.cards)
    if wild != 1:
        yield ("cards",), f"a game needs one sort of wild cards, not {wild}"
    decks = dict.fromkeys(sort.deck for sort in board.cards)
    if len(decks) != len(game.start_hand):
        text = f"{game.name} needs {len(game.start_hand)} decks of cards"
        yield ("cards",), f"{text}, not {len(decks)}"
    has_ships = any(sort.kind in SHIPS for sort in board.cards)
    if Kind.SEA in board.kinds and not has_ships:
        yield ("cards",), "sea routes need ship cards"
    if game.ports and not any(sort.port for sort in board.cards):
        yield ("cards",), f"{game.name} builds ports: some cards need the port symbol"


def _tickets(game: Game, board: Map) -> Iterator[Misfit]:
    decks = game.first_tickets.cards
    for at, ticket in enumerate(board.tickets):
        if ticket.deck not in decks:
            wanted = " or ".join(decks)
            text = f"{game.name} has no tickets {ticket.deck!r}; they are {wanted}"
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
        there = sum(card.copies for card in board.tickets if card.deck == deck)
        if there < count * seats:
            text = f"{seats} players need {count * seats} tickets {deck!r}"
            yield ("tickets",), f"{text}, not {there}"
    decks = list(dict.fromkeys(sort.deck for sort in board.cards))
    for deck, hand in zip(decks, game.start_hand, strict=False):
        there = sum(sort.total for sort in board.cards if sort.deck == deck)
        if there < hand * seats:  # the market may have gaps
            text = f"{seats} players need {hand * seats} cards {deck!r}"
            yield ("cards",), f"{text}, not {there}"
