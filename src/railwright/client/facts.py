"""The facts of a board and of its game, as plain data for the browser."""

from railwright.games import Game
from railwright.games.definition import Offer, Part
from railwright.layout import Layout, PlacedCity, PlacedRoute
from railwright.maps import City, Map, Route
from railwright.maps.facts import CityTicket, CountryTicket, Ticket
from railwright.model.plain import Plain
from railwright.model.vocabulary import Vocabulary

LONG = "long"
"""The deck of tickets that the players call long."""


def board_facts(game: Game, board: Map, layout: Layout) -> dict[str, Plain]:
    """All that a page needs to know besides the drawing."""
    words = Vocabulary(board)
    routes = zip(board.routes, layout.routes, strict=True)
    cities = zip(board.cities, layout.cities, strict=True)
    return {
        "name": board.name,
        "title": board.title,
        "width": layout.width,
        "height": layout.height,
        "slot_height": layout.slot_height,
        "cities": [_city(city, placed) for city, placed in cities],
        "routes": [_route(route, placed, board) for route, placed in routes],
        "tickets": {ticket.id: _ticket(ticket) for ticket in board.tickets},
        "countries": [
            {"id": country.id, "name": country.name, "letter": country.letter}
            for country in board.countries
        ],
        "cards": list(words.cards),
        "decks": list(words.decks),
        "points": {str(at): points for at, points in board.route_points.items()},
        "game": _game(game),
    }


def _city(city: City, placed: PlacedCity) -> dict[str, Plain]:
    found: dict[str, Plain] = {
        "id": city.id,
        "name": city.name,
        "x": placed.x,
        "y": placed.y,
    }
    if city.country:
        found["country"] = city.country
    if city.port:
        found["port"] = True
    return found


def _route(route: Route, placed: PlacedRoute, board: Map) -> dict[str, Plain]:
    found: dict[str, Plain] = {
        "id": route.id,
        "a": route.a,
        "b": route.b,
        "length": route.length,
        "color": str(route.color),
        "kind": str(route.kind),
        "points": board.route_points[route.length],
        "slots": [[slot.x, slot.y, slot.angle, slot.length] for slot in placed.slots],
    }
    for name in ("locomotives", "any_cards_per_space", "pair_spaces", "twin"):
        if value := getattr(route, name):
            found[name] = value
    if route.wraps:
        found["wraps"] = True
    return found


def _ticket(ticket: Ticket) -> dict[str, Plain]:
    if isinstance(ticket, CityTicket):
        long = {"long": True} if ticket.deck == LONG else {}
        return {"cities": [ticket.a, ticket.b], "points": ticket.points, **long}
    if isinstance(ticket, CountryTicket):
        targets: list[Plain] = [
            {"to": target.to, "points": target.points} for target in ticket.targets
        ]
        return {"start": ticket.start, "targets": targets}
    return {
        "cities": list(ticket.cities),
        "points": ticket.ordered,
        "any_order": ticket.any_order,
        "penalty": ticket.penalty,
    }


def _game(game: Game) -> dict[str, Plain]:
    """The numbers of the rules that a page shows."""
    low, high = game.seats
    return {
        "name": game.name,
        "seats": [low, high],
        "wagons": game.pieces.wagons,
        "ships": game.pieces.ships,
        "fleet": game.pieces.choose,
        "market": sum(game.market.shares),
        "stations": game.stations.count if game.stations else 0,
        "ports": game.ports.count if game.ports else 0,
        "exchange": game.exchange,
        "scoring": [_part(part) for part in game.scoring],
        "last_pieces": game.ending.pieces_left,
        "first_offer": _offer(game.first_tickets),
        "later_offer": _offer(game.later_tickets),
    }


def _part(part: Part) -> dict[str, Plain]:
    """A part of the total; for a bonus, what is compared and what it brings."""
    if part.bonus is None:
        return {"name": part.name}
    compared, points = part.bonus.count.name.lower(), part.bonus.points
    return {"name": part.name, "most": compared, "points": points}


def _offer(offer: Offer) -> dict[str, Plain]:
    return {"count": sum(offer.cards.values()), "keep": offer.keep}
