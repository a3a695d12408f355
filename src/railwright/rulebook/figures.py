"""What the sentences of a rules page ask a game for: figures, choices and lists.

The sentences are in the files `rules.ftl` of the words; the names here are those that
they use.
"""

from dataclasses import dataclass

from railwright.games import Game
from railwright.games.definition import Count, Each, Most, Offer
from railwright.games.options import STATION_CHOICE
from railwright.maps import (
    CardKind,
    CityTicket,
    CountryTicket,
    Kind,
    Map,
    TourTicket,
)
from railwright.rulebook.totals import each_brings, extras, most_bring

Figure = int | str
"""A number, or a word by which a sentence chooses between its variants."""


@dataclass(frozen=True, slots=True)
class ListItem:
    """An item of a list: a message, and the points that it is about."""

    message: str
    points: int = 0


WILD_PLACES = (Kind.RAIL, Kind.TUNNEL, Kind.FERRY, Kind.SEA)
"""Kinds of routes in the order in which a page lists them."""


def figures_of(game: Game, board: Map) -> dict[str, Figure]:
    """All figures of a game on its board, by the names of the sentences."""
    return {
        **_table(game),
        **_pieces(game),
        **_buildings(game),
        **_cards(game, board),
        **_market(game),
        **_payment(game, board),
        **_routes(game, board),
        **_tickets(game, board),
        **_ending(game),
    }


def lists_of(game: Game, board: Map) -> dict[str, list[ListItem]]:
    """The lists of a page."""
    wild_on = game.payment.wild_on & board.kinds
    places = [kind for kind in WILD_PLACES if kind in wild_on]
    return {
        "moves": [ListItem(f"move-{move}") for move in _moves(game)],
        "wild-places": [ListItem(f"wild-place-{kind}") for kind in places],
        "extras": [extra_item(line) for line in extras(game)],
        "ties": [ListItem(f"tie-{tie.value.replace('_', '-')}") for tie in game.ties],
    }


def _table(game: Game) -> dict[str, Figure]:
    least, most = game.seats
    both = game.both_tracks_from
    return {
        "least": least,
        "most": most,
        "span": most - least,
        "both": both,
        "closed": max(0, both - least),
        "open": max(0, most - both + 1),
    }


def _pieces(game: Game) -> dict[str, Figure]:
    wagons, ships = game.pieces.wagons, game.pieces.ships
    fleet = game.pieces.choose or 0
    return {
        "wagons": wagons,
        "ships": ships,
        "fleet": fleet,
        "fewest-wagons": max(0, fleet - ships),
        "fewest-ships": max(0, fleet - wagons),
        "boxed": wagons + ships - fleet if fleet else 0,
    }


def _buildings(game: Game) -> dict[str, Figure]:
    stations, ports = game.stations, game.ports
    worth = ports.points[1:] if ports else ()
    unbuilt = each_brings(game, Count.UNBUILT)
    return {
        "stations": stations.count if stations else 0,
        "station-choice": _word(STATION_CHOICE in game.options),
        "ports": ports.count if ports else 0,
        "port-points": "/".join(map(str, worth)),
        "port-tickets": "/".join(str(at) for at, _ in enumerate(worth, start=1)),
        "unbuilt": abs(unbuilt),
        "unbuilt-means": "loss" if unbuilt < 0 else "gain" if unbuilt else "nothing",
    }


def _cards(game: Game, board: Map) -> dict[str, Figure]:
    first = board.cards[0].deck
    in_first = sum(sort.total for sort in board.cards if sort.deck == first)
    land = [
        sort for sort in board.cards if sort.kind in {CardKind.TRAIN, CardKind.WAGON}
    ]
    hands, shares = (*game.start_hand, 0), (*game.market.shares, 0)
    return {
        "decks": len(game.start_hand),
        "cards": in_first,
        "ship-cards": sum(sort.total for sort in board.cards) - in_first,
        "colors": max(len(sort.colors) for sort in board.cards),
        "each": sum(sort.each for sort in land),
        "anchors": sum(sort.each for sort in land if sort.port),
        "single": _each(board, CardKind.SHIP),
        "double": _each(board, CardKind.DOUBLE_SHIP),
        "wilds": _each(board, CardKind.WILD),
        "wild": board.wild,
        "hand": hands[0],
        "ship-hand": hands[1],
        "share": shares[0],
        "ship-share": shares[1],
    }


def _market(game: Game) -> dict[str, Figure]:
    return {
        "market": sum(game.market.shares),
        "wild-ends": _word(game.market.wild_ends_draw),
        "reset": game.market.reset_at or 0,
        "most-resets": game.market.max_resets,
    }


def _payment(game: Game, board: Map) -> dict[str, Figure]:
    ferries = [route for route in board.routes if route.kind is Kind.FERRY]
    return {
        "wild-everywhere": _word(board.kinds <= game.payment.wild_on),
        "wild-rail": _word(Kind.RAIL in game.payment.wild_on),
        "ferry-swap": game.payment.ferry_swap or 0,
        "colored-ferries": _word(any(route.color != "gray" for route in ferries)),
        "any-cards": max(route.any_cards_per_space for route in board.routes),
    }


def _routes(game: Game, board: Map) -> dict[str, Figure]:
    pairs = [(route, board.route(route.twin)) for route in board.routes if route.twin]
    stops = {city.id for city in board.cities if city.country}
    each = [points / length for length, points in sorted(board.route_points.items())]
    return {
        "uneven": _word(
            any(a.length != b.length or a.kind is not b.kind for a, b in pairs)
        ),
        "borders": sum(route.a in stops or route.b in stops for route in board.routes),
        "joined": _word(game.stops_are_one_place),
        "rising": _word(each == sorted(each) and each[0] < each[-1]),
    }


def _tickets(game: Game, board: Map) -> dict[str, Figure]:
    cards = [ticket for ticket in board.tickets for _ in range(ticket.copies)]
    first, later = game.first_tickets, game.later_tickets
    long_dealt = sum(n for deck, n in first.cards.items() if deck not in later.cards)
    long = sum(game.is_only_dealt(ticket) for ticket in cards)
    order = game.tour_order
    return {
        "tickets": len(cards),
        "long": long,
        "regular": len(cards) - long,
        "city-tickets": sum(isinstance(card, CityTicket) for card in cards),
        "country-tickets": sum(isinstance(card, CountryTicket) for card in cards),
        "tours": sum(isinstance(card, TourTicket) for card in cards),
        "tour-order": order.value.replace("_", "-") if order else "none",
        "long-first": long_dealt,
        "regular-first": sum(first.cards.values()) - long_dealt,
        **_offer("first", first),
        **_offer("later", later),
    }


def _offer(name: str, offer: Offer) -> dict[str, Figure]:
    return {
        name: sum(offer.cards.values()),
        f"{name}-keep": offer.keep,
        f"{name}-rejected": offer.rejected.name.lower(),
    }


def _ending(game: Game) -> dict[str, Figure]:
    return {
        "end-pieces": game.ending.pieces_left,
        "end-turns": game.ending.turns,
        "exchange": _word(game.exchange),
        "longest": most_bring(game, Count.LONGEST),
        "most-tickets": most_bring(game, Count.COMPLETED),
        "most-built": most_bring(game, Count.BUILT),
        "tie-breaks": len(game.ties),
    }


def _moves(game: Game) -> list[str]:
    special = {
        "station": game.stations is not None,
        "port": game.ports is not None,
        "exchange": game.exchange,
    }
    return ["draw", "claim", "tickets", *(move for move, has in special.items() if has)]


def extra_item(line: Each | Most) -> ListItem:
    """What a total has besides routes and tickets; a loss is said in other words."""
    how = "most" if isinstance(line, Most) else "each" if line.points > 0 else "loss"
    return ListItem(f"{how}-{line.count.name.lower()}", abs(line.points))


def _each(board: Map, kind: CardKind) -> int:
    return sum(sort.each for sort in board.cards if sort.kind is kind)


def _word(value: object) -> str:
    return "yes" if value else "no"
