"""Turns a game and its map into the numbers that the core plays by."""

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.codes import (
    DOUBLE_SHIP_CARD,
    FERRY,
    LAND_CARD,
    RAIL,
    SEA,
    SHIP_CARD,
    TUNNEL,
    WILD_CARD,
)
from railwright.core.rules import Rules
from railwright.core.tables import seal
from railwright.core.terms import PLACES, TOUR, ScoringTerms, TicketTerms
from railwright.core.tours import SIMPLE_PATH, TRAIL, WALK
from railwright.errors import GameError
from railwright.games.definition import Game, Most, Rejected, TourOrder
from railwright.games.fit import misfits
from railwright.maps import (
    CardKind,
    CityTicket,
    Color,
    CountryTicket,
    Kind,
    Map,
    Ticket,
    TourTicket,
)

KINDS = {Kind.RAIL: RAIL, Kind.TUNNEL: TUNNEL, Kind.FERRY: FERRY, Kind.SEA: SEA}
SHOWS = {
    CardKind.TRAIN: LAND_CARD,
    CardKind.WAGON: LAND_CARD,
    CardKind.SHIP: SHIP_CARD,
    CardKind.DOUBLE_SHIP: DOUBLE_SHIP_CARD,
    CardKind.WILD: WILD_CARD,
}


def numbers(values: list[int]) -> vec[i64]:
    """A packed list of numbers."""
    return vec[i64](values)


def rules_of(game: Game, board: Map, seats: int) -> Rules:
    """The numbers of a game for a table of so many players."""
    _check_fit(game, board, seats)
    rules = Rules(seats)
    _board(rules, board)
    _cards(rules, board)
    _terms(rules, game)
    _pieces(rules, game)
    _tickets(rules, game, board)
    seal(rules)
    return rules


def _check_fit(game: Game, board: Map, seats: int) -> None:
    """Refuse a map that the game cannot be played on, however sound it is."""
    for _, text in misfits(game, board, seats):
        raise GameError(f"{board.title}: {text}")


def card_colors(board: Map) -> list[Color]:
    """The colors of the cards, in the order in which the core numbers them."""
    found: dict[Color, None] = {}
    for cards in board.cards:
        found.update(dict.fromkeys(cards.colors))
    return list(found)


def _board(rules: Rules, board: Map) -> None:
    city, route = board.city_index, board.route_index
    colors = [*card_colors(board), Color.GRAY]
    rules.cities = len(board.cities)
    rules.routes = len(board.routes)
    rules.starts = numbers([city[each.a] for each in board.routes])
    rules.ends = numbers([city[each.b] for each in board.routes])
    rules.lengths = numbers([each.length for each in board.routes])
    rules.route_color = numbers([colors.index(each.color) for each in board.routes])
    rules.route_kind = numbers([KINDS[each.kind] for each in board.routes])
    rules.symbols = numbers([each.locomotives for each in board.routes])
    rules.any_cards = numbers([each.any_cards_per_space for each in board.routes])
    rules.pairs = numbers([each.pair_spaces for each in board.routes])
    rules.twins = numbers(
        [route[each.twin] if each.twin else -1 for each in board.routes]
    )
    rules.route_points = numbers(
        [board.route_points[each.length] for each in board.routes]
    )
    rules.is_port = numbers([int(each.port) for each in board.cities])


def _cards(rules: Rules, board: Map) -> None:
    """One kind of card for each color of each sort, wild cards last."""
    colors = card_colors(board)
    decks = list(dict.fromkeys(cards.deck for cards in board.cards))
    faces, sorts = board.faces, [face.sort for face in board.faces]
    rules.colors = len(colors)
    rules.kinds = len(faces)
    rules.wild = len(faces) - 1
    rules.kind_deck = numbers([decks.index(sort.deck) for sort in sorts])
    rules.kind_color = numbers(
        [colors.index(face.color) if face.color else -1 for face in faces]
    )
    rules.kind_shows = numbers([SHOWS[sort.kind] for sort in sorts])
    rules.kind_port = numbers([int(sort.port) for sort in sorts])
    rules.kind_count = numbers([sort.each for sort in sorts])
    rules.decks = len(decks)
    rules.deck_size = numbers(
        [sum(cards.total for cards in board.cards if cards.deck == d) for d in decks]
    )


def _terms(rules: Rules, game: Game) -> None:
    market, payment, ending = game.market, game.payment, game.ending
    rules.start_hand = numbers([*game.start_hand])
    rules.face_up = sum(market.shares)
    rules.second_share = sum(market.shares[1:])
    rules.wild_ends_draw = int(market.wild_ends_draw)
    rules.reset_at = market.reset_at or 0
    rules.most_resets = market.max_resets
    rules.draws_last_face_up = int(market.last_cards_may_be_taken)
    rules.wild_on = sum(1 << KINDS[kind] for kind in payment.wild_on)
    rules.ferry_swap = payment.ferry_swap or 0
    rules.swaps_symbols_only = int(payment.ferry_swap_for_symbols_only)
    rules.both_tracks = int(rules.seats >= game.both_tracks_from)
    rules.stations = game.stations.count if game.stations else 0
    rules.asks_borrowing = int(bool(game.stations and game.stations.owner_chooses))
    rules.ports = game.ports.count if game.ports else 0
    rules.has_exchange = int(game.exchange)
    rules.end_at = ending.pieces_left
    rules.last_turns = ending.turns
    rules.passes_freely = int(ending.passes_freely)


def _pieces(rules: Rules, game: Game) -> None:
    pieces = game.pieces
    rules.most_wagons, rules.most_ships = pieces.wagons, pieces.ships
    rules.stock = numbers([pieces.wagons, pieces.ships])
    rules.box = numbers([0, 0])
    if pieces.choose is None:
        return
    if pieces.fixed_split is None:
        rules.fleet = pieces.choose
        return
    split = [pieces.fixed_split, pieces.choose - pieces.fixed_split]
    rules.stock = numbers(split)
    rules.box = numbers([pieces.wagons - split[0], pieces.ships - split[1]])


def _tickets(rules: Rules, game: Game, board: Map) -> None:
    """Each copy of a ticket is a card of its own."""
    decks = [*game.first_tickets.cards]
    cards = [ticket for ticket in board.tickets for _ in range(ticket.copies)]
    rules.tickets = len(cards)
    rules.ticket_deck = numbers([decks.index(game.deck_of(ticket)) for ticket in cards])
    rules.first_offer = numbers([*game.first_tickets.cards.values()])
    rules.first_keep = game.first_tickets.keep
    rules.first_to_bottom = int(game.first_tickets.rejected is Rejected.BOTTOM)
    rules.later_offer = sum(game.later_tickets.cards.values())
    rules.later_to_bottom = int(game.later_tickets.rejected is Rejected.BOTTOM)


TOUR_ORDERS = {
    TourOrder.TRAIL: TRAIL,
    TourOrder.SIMPLE_PATH: SIMPLE_PATH,
    TourOrder.WALK: WALK,
}


def scoring_of(game: Game, board: Map) -> ScoringTerms:
    """What is counted at the end of a game on its board."""
    cards = [ticket for ticket in board.tickets for _ in range(ticket.copies)]
    terms = ScoringTerms(board.board, [_ticket_terms(each, board) for each in cards])
    if game.tour_order:
        terms.tour_order = TOUR_ORDERS[game.tour_order]
    if game.stops_are_one_place:
        terms.joined_stops = [_cities(board, country.id) for country in board.countries]
    terms.port_points = [*game.ports.points] if game.ports else []
    for part in game.scoring:
        terms.add_part(part.name)
        for line in part.lines:
            is_bonus = isinstance(line, Most)
            terms.add_line(line.count, line.points, is_bonus=is_bonus)
    return terms


def _ticket_terms(ticket: Ticket, board: Map) -> TicketTerms:
    match ticket:
        case CityTicket():
            a, b = _cities(board, ticket.a), _cities(board, ticket.b)
            return TicketTerms(PLACES, a, [b], [ticket.points], ticket.points)
        case CountryTicket():
            points = [target.points for target in ticket.targets]
            targets = [_cities(board, target.to) for target in ticket.targets]
            sources = _cities(board, ticket.start)
            return TicketTerms(PLACES, sources, targets, points, min(points))
        case TourTicket():
            cities = [board.city_index[city] for city in ticket.cities]
            points = [ticket.ordered, ticket.any_order]
            return TicketTerms(TOUR, cities, [], points, ticket.penalty)


def _cities(board: Map, place: str) -> list[int]:
    """A city, or the stops of a country, by their numbers."""
    return [board.city_index[stop] for stop in board.stops(place)]
