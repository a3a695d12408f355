"""Random games on random small boards, as anybody could write them."""

import random
from pathlib import Path

from railwright.games.definition import (
    Count,
    Each,
    Ending,
    Game,
    Market,
    Most,
    Offer,
    Part,
    Payment,
    Pieces,
    Ports,
    Rejected,
    Stations,
    TieBreak,
    TourOrder,
)
from railwright.games.options import COMMON
from railwright.maps import Kind
from railwright.maps.source import JsonObject

CITIES = "abcdef"
COLORS = ["red", "blue", "green"]
PAIRS = [(a, b) for a in CITIES for b in CITIES if a < b]
AMOUNTS = (0, 1, 2, 3, 5, 8, 20, 60, 70, 300, 999)
TRAINS: tuple[JsonObject, ...] = (
    {"deck": "train", "kind": "train", "colors": COLORS[:2], "each": 8},
    {"deck": "train", "kind": "wild", "each": 6},
    {"deck": "night", "kind": "train", "colors": COLORS[2:], "each": 8},
)
FLEET: tuple[JsonObject, ...] = (
    {"deck": "wagon", "kind": "wagon", "colors": COLORS, "each": 5},
    {"deck": "wagon", "kind": "wagon", "colors": COLORS, "each": 4, "port": True},
    {"deck": "wagon", "kind": "wild", "each": 6, "port": True},
    {"deck": "ship", "kind": "ship", "colors": COLORS, "each": 4, "port": True},
    {"deck": "ship", "kind": "double-ship", "colors": COLORS, "each": 4},
)


def random_game(luck: random.Random) -> Game:
    """A game whose numbers lie in their spans; whether it makes sense is open."""
    decks = luck.choice((1, 2))
    tickets = luck.choice((("tickets",), ("long", "regular"), ("regular", "long")))
    most = luck.randint(2, 5)
    return Game(
        name="mine",
        letter=None,
        common_rules=None,
        board=Path("map.json"),
        seats=(2, most),
        pieces=_pieces(luck),
        start_hand=tuple(luck.choice((0, 1, 4)) for _ in range(decks)),
        market=Market(
            shares=tuple(luck.choice((1, 2, 5, 40, 999)) for _ in range(decks)),
            wild_ends_draw=_maybe(luck),
            reset_at=luck.choice((None, 1, 2, 3, 999)),
            max_resets=luck.choice((0, 1, 10, 999)),
            last_cards_may_be_taken=_maybe(luck),
        ),
        payment=Payment(
            wild_on=frozenset(kind for kind in Kind if _maybe(luck)),
            ferry_swap=luck.choice((None, None, 1, 2, 3, 999)),
            ferry_swap_for_symbols_only=_maybe(luck),
        ),
        first_tickets=Offer(
            {deck: luck.randint(1, 3) for deck in tickets},
            1,
            luck.choice([*Rejected]),
        ),
        later_tickets=Offer(
            {deck: luck.randint(1, 4) for deck in luck.choice((tickets, tickets[-1:]))},
            1,
            luck.choice([*Rejected]),
        ),
        both_tracks_from=luck.choice((0, 3, 4, 999)),
        stations=luck.choice((None, Stations(luck.randint(1, 3), _maybe(luck)))),
        ports=luck.choice((None, Ports(luck.choice((1, 3, 999)), (0, 20, -5)))),
        exchange=_maybe(luck),
        ending=Ending(
            luck.choice((0, 2, 6, 999)), luck.choice((1, 2, 999)), _maybe(luck)
        ),
        tour_order=luck.choice((None, *TourOrder)),
        stops_are_one_place=_maybe(luck),
        scoring=_scoring(luck),
        ties=tuple(tie for tie in TieBreak if _maybe(luck)),
        first_player=luck.choice((None, 0, 1)),
        options=COMMON,
    )


def _maybe(luck: random.Random) -> bool:
    return luck.random() < 1 / 2


def _pieces(luck: random.Random) -> Pieces:
    wagons = luck.choice(AMOUNTS)
    ships = luck.choice(AMOUNTS) if _maybe(luck) else 0
    choose = luck.choice((None, luck.randint(1, max(1, min(wagons + ships, 999)))))
    split = luck.choice((None, None, wagons)) if choose else None
    return Pieces(wagons, ships, choose, split)


def _scoring(luck: random.Random) -> tuple[Part, ...]:
    each = [Each(count, luck.choice((-4, 1, 999))) for count in Count if _maybe(luck)]
    compared = (Count.COMPLETED, Count.LONGEST, Count.BUILT)
    most = [Most(count, luck.choice((-5, 10))) for count in compared if _maybe(luck)]
    lines: list[Each | Most] = [*each, *most] or [Each(Count.SCORE, 1)]
    return tuple(Part(f"part-{at}", (line,)) for at, line in enumerate(lines))


def random_board(luck: random.Random, game: Game) -> JsonObject:
    """A small map that may suit a game, or not."""
    cards = _cards(game)
    if luck.random() < 1 / 4:
        luck.shuffle(cards)
    routes = [_route(luck, game, *pair) for pair in sorted(luck.sample(PAIRS, 11))]
    return {
        "format": 1,
        "name": "mine",
        "title": "Mine",
        "route_points": {str(length): length for length in range(1, 7)},
        "cards": cards,
        "cities": [
            {"id": city, "name": city, "lon": at, "lat": at * at, "port": at > 0}
            for at, city in enumerate(CITIES)
        ],
        "routes": routes,
        "tickets": _tickets(luck, game, routes),
    }


def _cards(game: Game) -> list[JsonObject]:
    """What the players pay with, in two decks or in one."""
    lots = FLEET if game.pieces.ships else TRAINS
    one = {"deck": "cards"} if len(game.start_hand) == 1 else {}
    return [lot | one for lot in lots]


def _tickets(
    luck: random.Random, game: Game, routes: list[JsonObject]
) -> list[JsonObject]:
    """A ticket for any two cities, worth the way between them."""
    ways = dict.fromkeys(PAIRS, 99)
    ways |= {(route["a"], route["b"]): route["length"] for route in routes}
    for over in CITIES:
        for a, b in PAIRS:
            first, second = (ways.get((min(x, over), max(x, over)), 0) for x in (a, b))
            ways[a, b] = min(ways[a, b], first + second)
    return [
        {
            "id": f"{a}-{b}",
            "a": a,
            "b": b,
            "points": way,
            "copies": 4,
            "deck": luck.choice([*game.first_tickets.cards]),
        }
        for (a, b), way in ways.items()
    ]


def _route(luck: random.Random, game: Game, a: str, b: str) -> JsonObject:
    length = luck.randint(1, 6)
    kinds = [kind.value for kind in Kind if kind is not Kind.SEA or game.pieces.ships]
    kind = luck.choice([*kinds, "rail"])
    color = luck.choice([*COLORS, "gray"])
    route = {"id": f"{a}-{b}", "a": a, "b": b, "length": length, "kind": kind}
    if kind == "ferry":
        return route | {"color": "gray", "locomotives": luck.randint(1, length)}
    if kind == "rail" and color == "gray" and luck.random() < 1 / 3:
        special = luck.choice(({"pair_spaces": length}, {"any_cards_per_space": 4}))
        return route | {"color": "gray"} | special
    return route | {"color": color}
