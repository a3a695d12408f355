"""Tables that make legality a matter of looking up masks; derived once for a game.

A mask has a place for each route, in the order of the board. Sea routes begin a word
of their own, so that neither wagons nor ships look at the routes of the others.
"""

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.codes import (
    DOUBLE_SHIP_CARD,
    FERRY,
    LAND_CARD,
    SEA,
    SHIP_CARD,
)
from railwright.core.rules import WORD, Rules


def seal(rules: Rules) -> None:
    """Derive what the board, the cards and the terms of a game determine."""
    _name_kinds(rules)
    _name_features(rules)
    _share_decks(rules)
    _size_tables(rules)
    land = _routes(rules, is_sea=False)
    sea = _routes(rules, is_sea=True)
    _place_routes(rules, land, sea)
    rules.set_routes = _set_table(rules, land)
    rules.sea_routes = _sea_table(rules, sea)
    rules.short_land = _length_table(rules, land)
    rules.short_sea = _length_table(rules, sea)
    swaps = _cards_with_swap(rules)
    pairs = _cards_in_pairs(rules)
    rules.rows_special = max(*swaps, *pairs) + 1
    rules.swap_routes = _cards_table(rules, land, swaps)
    rules.pair_routes = _cards_table(rules, land, pairs)
    _list_wild(rules)


def _routes(rules: Rules, *, is_sea: bool) -> list[int]:
    return [
        route
        for route in range(int(rules.routes))
        if (rules.route_kind[route] == SEA) == is_sea
    ]


def _name_kinds(rules: Rules) -> None:
    rules.first_land = _kinds_showing(rules, LAND_CARD, port=0)
    rules.second_land = _kinds_showing(rules, LAND_CARD, port=1)
    rules.single_ship = _kinds_showing(rules, SHIP_CARD, port=1)
    rules.double_ship = _kinds_showing(rules, DOUBLE_SHIP_CARD, port=0)


def _kinds_showing(rules: Rules, shows: int, port: int) -> vec[i64]:
    found = [-1] * int(rules.colors)
    for kind in range(int(rules.kinds)):
        if rules.kind_shows[kind] == shows and rules.kind_port[kind] == port:
            found[int(rules.kind_color[kind])] = kind
    return vec[i64](found)


def _name_features(rules: Rules) -> None:
    rules.has_sea = int(any(kind == SEA for kind in rules.route_kind))
    rules.has_port_cards = int(any(kind >= 0 for kind in rules.second_land))
    ports = [city for city in range(int(rules.cities)) if rules.is_port[city]]
    rules.port_cities = vec[i64](ports)


def _share_decks(rules: Rules) -> None:
    """Where each deck begins, if they lie one after another; piles of tickets."""
    starts: list[int] = []
    start = 0
    for size in rules.deck_size:
        starts.append(start)
        start += int(size)
    rules.deck_start = vec[i64](starts)
    rules.piles = [
        vec[i64]([t for t in range(int(rules.tickets)) if rules.ticket_deck[t] == pile])
        for pile in range(len(rules.first_offer))
    ]


def _size_tables(rules: Rules) -> None:
    rules.rows_used = max(int(length) for length in rules.lengths) + 1
    rules.rows_held = _most(rules, rules.first_land, rules.second_land)
    none = vec[i64]([-1] * int(rules.colors))
    rules.rows_single = _most(rules, rules.single_ship, none)
    rules.rows_double = _most(rules, rules.double_ship, none)


def _most(rules: Rules, some: vec[i64], others: vec[i64]) -> i64:
    """One more than the cards of two kinds that there are of any color."""
    most = 0
    for color in range(int(rules.colors)):
        count = 0
        for kind in (some[color], others[color]):
            if kind >= 0:
                count += int(rules.kind_count[kind])
        most = max(most, count)
    return most + 1


def _words_for(routes: list[int]) -> int:
    return (len(routes) + WORD - 1) // WORD


def _place_routes(rules: Rules, land: list[int], sea: list[int]) -> None:
    """Give every route its place."""
    rules.land_words = _words_for(land)
    rules.words = rules.land_words + _words_for(sea)
    places = [0] * int(rules.routes)
    routes = [0] * (int(rules.words) * WORD)
    for start, some in ((0, land), (int(rules.land_words) * WORD, sea)):
        for place, route in enumerate(some, start):
            places[route] = place
            routes[place] = route
    rules.place_of = vec[i64](places)
    rules.route_at = vec[i64](routes)


def _masks(routes: list[int], chosen: list[list[int]]) -> vec[i64]:
    """Masks, their words side by side, of lists of routes among those with places."""
    place = {route: at for at, route in enumerate(routes)}
    table: list[int] = []
    for some in chosen:
        words = [0] * _words_for(routes)
        for route in some:
            words[place[route] // WORD] |= 1 << (place[route] % WORD)
        table.extend(words)
    return vec[i64](table)


def takes_color(rules: Rules, route: int, color: int) -> bool:
    """Whether cards of a color may pay for a route."""
    wanted = rules.route_color[route]
    return wanted == color or wanted == rules.colors


def _set_table(rules: Rules, land: list[int]) -> vec[i64]:
    """Land routes payable with so many wild cards and at least one of a color.

    Indexed by color, cards of that color in the hand, and wild cards used.
    """
    rows: list[list[int]] = []
    for color in range(int(rules.colors)):
        sets = [
            route
            for route in land
            if rules.pairs[route] == 0 and takes_color(rules, route, color)
        ]
        for held in range(int(rules.rows_held)):
            for wilds in range(int(rules.rows_used)):
                rows.append(
                    [
                        route
                        for route in sets
                        if 1 <= rules.lengths[route] - wilds <= held
                        and wilds_fit(rules, route, wilds)
                    ]
                )
    return _masks(land, rows)


def wilds_fit(rules: Rules, route: int, wilds: int) -> bool:
    """Whether so many wild cards may go with colored ones on a railway (C-25)."""
    if wilds == 0:
        return rules.symbols[route] == 0
    return rules.takes_wild(route) and wilds >= rules.symbols[route]


def _sea_table(rules: Rules, sea: list[int]) -> vec[i64]:
    """Sea routes payable (W-27); by color, single ships held, doubles, wilds."""
    rows: list[list[int]] = []
    for color in range(int(rules.colors)):
        sails = [route for route in sea if takes_color(rules, route, color)]
        for singles in range(int(rules.rows_single)):
            for doubles in range(int(rules.rows_double)):
                for wilds in range(int(rules.rows_used)):
                    rows.append(
                        [
                            route
                            for route in sails
                            if pays_at_sea(rules, route, singles, doubles, wilds)
                        ]
                    )
    return _masks(sea, rows)


def pays_at_sea(
    rules: Rules, route: int, singles: int, doubles: int, wilds: int
) -> bool:
    """Whether so many double ships and wild cards, and some singles, pay (W-27)."""
    if wilds and not rules.takes_wild(route):
        return False
    missing = int(rules.lengths[route]) - wilds - 2 * doubles
    if missing == -1:  # the second ship of a card is lost, but no other card
        return wilds == 0
    return 0 <= missing <= singles and missing + doubles > 0


def _length_table(rules: Rules, routes: list[int]) -> vec[i64]:
    """Routes no longer than some number of pieces."""
    rows = [
        [route for route in routes if rules.lengths[route] <= stock]
        for stock in range(int(rules.rows_used))
    ]
    return _masks(routes, rows)


def _cards_with_swap(rules: Rules) -> list[int]:
    """The fewest cards that pay for each route with a swap; 0 without swaps."""
    fewest = [0] * int(rules.routes)
    for route in range(int(rules.routes)):
        size = int(rules.any_cards[route])
        if rules.route_kind[route] == FERRY and not size:
            size = int(rules.ferry_swap)
        if size:
            fewest[route] = int(rules.lengths[route]) + size - 1
    return fewest


def _cards_in_pairs(rules: Rules) -> list[int]:
    """The cards that pay for each route in pairs; 0 if it is paid otherwise."""
    return [
        2 * int(rules.lengths[route]) if rules.pairs[route] else 0
        for route in range(int(rules.routes))
    ]


def _cards_table(rules: Rules, land: list[int], fewest: list[int]) -> vec[i64]:
    """Routes of a special payment for which so many cards, or more, are enough."""
    if not any(fewest):
        return vec[i64]()
    rows = [
        [route for route in land if 0 < fewest[route] <= cards]
        for cards in range(int(rules.rows_special))
    ]
    return _masks(land, rows)


def _list_wild(rules: Rules) -> None:
    """Routes for so many wild cards alone, in stretches that share a word of a mask."""
    masks: list[int] = []
    words: list[int] = []
    cards: list[int] = []
    ends = [0]
    for wilds in range(1, int(rules.rows_used)):
        for place in _places_for_wilds(rules, wilds):
            word, bit = divmod(place, WORD)
            if not (words and words[-1] == word and cards[-1] == wilds):
                masks.append(0)
                words.append(word)
                cards.append(wilds)
            masks[-1] |= 1 << bit
        ends.append(len(masks))
    rules.wild_routes = vec[i64](masks)
    rules.wild_words = vec[i64](words)
    rules.wild_cards = vec[i64](cards)
    rules.wild_ends = vec[i64](ends)


def _places_for_wilds(rules: Rules, wilds: int) -> list[int]:
    """The places of routes that so many wild cards can pay, in the board's order."""
    return [
        int(rules.place_of[route])
        for route in range(int(rules.routes))
        if rules.lengths[route] == wilds
        and rules.pairs[route] == 0
        and rules.takes_wild(route)
    ]
