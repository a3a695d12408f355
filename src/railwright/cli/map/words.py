"""What commands about maps have in common: words and numbers."""

from railwright.cli.plurals import counted
from railwright.maps import Kind, Map


def place_name(board: Map, place: str) -> str:
    """The name of a city or of a country."""
    for country in board.countries:
        if country.id == place:
            return country.name
    return board.city(place).name


def doubles(board: Map) -> int:
    """How many double routes there are; each is two routes."""
    return sum(route.twin is not None for route in board.routes) // 2


def of_kind(board: Map, kind: Kind) -> int:
    """How many routes are of a kind."""
    return sum(route.kind is kind for route in board.routes)


def stops(board: Map) -> int:
    """How many stops of countries there are."""
    return sum(city.country is not None for city in board.cities)


def ticket_cards(board: Map) -> int:
    """How many tickets there are, copies included."""
    return sum(ticket.copies for ticket in board.tickets)


def cards(board: Map) -> int:
    """How many cards there are in all decks."""
    return sum(each.total for each in board.cards)


def contents_line(board: Map) -> str:
    """What is drawn on a board: `300 spaces, 47 cities`."""
    spaces = sum(route.length for route in board.routes)
    cities = counted(len(board.cities), "city", "cities")
    return f"{counted(spaces, 'space')}, {cities}"
