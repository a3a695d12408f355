"""How the games differ, as a table that is made from their values and maps."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from railwright.games import Game, load_map
from railwright.games.definition import Count, Most, Offer, Rejected, TieBreak
from railwright.maps import (
    CardKind,
    CityTicket,
    CountryTicket,
    Kind,
    Map,
    TourTicket,
)
from railwright.rulebook.totals import each_brings, extras

NONE = "–"
PLACES = {Rejected.BOX: "into the box", Rejected.BOTTOM: "under the deck"}
KINDS = {
    Kind.RAIL: "plain routes",
    Kind.TUNNEL: "tunnels",
    Kind.FERRY: "ferries",
    Kind.SEA: "sea routes",
}
TICKETS = {CityTicket: "between two cities", CountryTicket: "with countries"}
EACH = {
    Count.COMPLETED: "completed ticket",
    Count.LONGEST: "space of the longest path",
    Count.BUILT: "building",
}
MOST = {
    Count.COMPLETED: "most completed tickets",
    Count.LONGEST: "longest path",
    Count.BUILT: "most buildings",
}
TIES = {
    TieBreak.MORE_TICKETS: "more tickets",
    TieBreak.FEWER_STATIONS: "fewer stations",
    TieBreak.LONGEST_BONUS: "longest-path bonus",
    TieBreak.LONGER_PATH: "longer path",
}


@dataclass(frozen=True, slots=True)
class ComparisonRow:
    """One thing in which games differ, the rule about it, and what it is in a game."""

    title: str
    rule: str
    cell: Callable[[Game, Map], str]


def facts_of(game: Game) -> list[tuple[str, str, str]]:
    """What there is to say of a game: what about, what it is, and the rule on that."""
    board = load_map(game.name)
    said = [(row.title, _cell(row, game, board), row.rule) for row in ROWS]
    return [fact for fact in said if fact[1] != NONE]


def comparison(games: Iterable[Game]) -> str:
    """The table of some games, as Markdown."""
    boards = {game.name: (game, load_map(game.name)) for game in games}
    titles = [board.title for _, board in boards.values()]
    lines = [_line(["", *titles, "Rule"]), _line(["---"] * (len(titles) + 2))]
    for row in ROWS:
        cells = [_cell(row, game, board) for game, board in boards.values()]
        lines.append(_line([row.title, *cells, _link(row.rule)]))
    return "\n".join(lines)


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _link(rule: str) -> str:
    return f"[{rule}](#rule-{rule.lower()})" if rule else ""


def _cell(row: ComparisonRow, game: Game, board: Map) -> str:
    """What a row says of a game, and what options make of it."""
    said = row.cell(game, board)
    others = dict.fromkeys(
        row.cell(option.change(game, value), board)
        for option in game.options
        for value in option.values
    )
    others.pop(said, None)
    return f"{said} (option: {' or '.join(others)})" if others else said


def _players(game: Game, _board: Map) -> str:
    return "–".join(map(str, dict.fromkeys(game.seats)))


def _pieces(game: Game, _board: Map) -> str:
    pieces = game.pieces
    stock = f"{pieces.wagons} {'wagons' if pieces.ships else 'trains'}"
    if pieces.ships:
        stock += f" + {pieces.ships} ships"
    return f"{pieces.choose} of {stock}" if pieces.choose else stock


def _fleet(game: Game, _board: Map) -> str:
    pieces = game.pieces
    if pieces.choose is None:
        return NONE
    return f"{pieces.fixed_split} wagons" if pieces.fixed_split else "your choice"


def _cards(_game: Game, board: Map) -> str:
    decks = []
    for deck in dict.fromkeys(sort.deck for sort in board.cards):
        sorts = [sort for sort in board.cards if sort.deck == deck]
        kinds: Counter[tuple[int, CardKind]] = Counter()
        for sort in sorts:
            kinds[len(sort.colors), sort.kind] += sort.each
        parts = [
            f"{colors} × {each} {kind}" if colors else f"{each} {kind}"
            for (colors, kind), each in kinds.items()
        ]
        total = sum(sort.total for sort in sorts)
        decks.append(f"{total}: {' + '.join(parts)}")
    return "; ".join(decks)


def _tickets(_game: Game, board: Map) -> str:
    cards = [ticket for ticket in board.tickets for _ in range(ticket.copies)]
    kinds = Counter(TICKETS.get(type(card), "tours") for card in cards)
    decks = Counter(card.deck for card in cards)
    split = kinds if len(kinds) > 1 else decks
    parts = ", ".join(f"{count} {name}" for name, count in split.items())
    return f"{len(cards)}: {parts}" if len(split) > 1 else str(len(cards))


def _by_deck(counts: tuple[int, ...], board: Map) -> str:
    decks = dict.fromkeys(sort.deck for sort in board.cards)
    if len(counts) == 1:
        return str(counts[0])
    named = zip(counts, decks, strict=True)
    return " + ".join(f"{count} {deck}" for count, deck in named)


def _offer(offer: Offer) -> str:
    parts = (
        f"{count} {deck}" if len(offer.cards) > 1 else str(count)
        for deck, count in offer.cards.items()
    )
    return f"{' + '.join(parts)}, keep {offer.keep}; the rest {PLACES[offer.rejected]}"


def _actions(game: Game, _board: Map) -> str:
    actions = {
        "cards": True,
        "route": True,
        "tickets": True,
        "station": game.stations,
        "port": game.ports,
        "exchange": game.exchange,
    }
    return ", ".join(action for action, has in actions.items() if has)


def _face_up_wild(game: Game, _board: Map) -> str:
    return "first and only card" if game.market.wild_ends_draw else "like any card"


def _reset(game: Game, _board: Map) -> str:
    at = game.market.reset_at
    return f"at {at} wild cards" if at else "never"


def _replacement(game: Game, _board: Map) -> str:
    return "from a deck of your choice" if len(game.start_hand) > 1 else "from the deck"


def _wild(game: Game, board: Map) -> str:
    allowed = game.payment.wild_on & board.kinds
    named = [name for kind, name in KINDS.items() if kind in allowed]
    places = ["all routes"] if board.kinds <= allowed else named
    buildings = {"stations": game.stations, "ports": game.ports}
    return ", ".join([*places, *(name for name, has in buildings.items() if has)])


def _ferries(_game: Game, board: Map) -> str:
    ferries = [route for route in board.routes if route.kind is Kind.FERRY]
    if not ferries:
        return NONE
    colored = any(route.color != "gray" for route in ferries)
    return "colored or gray" if colored else "gray"


def _swap(game: Game, board: Map) -> str:
    if Kind.FERRY not in board.kinds or not game.payment.ferry_swap:
        return NONE
    only = game.payment.ferry_swap_for_symbols_only
    which = "a required one" if only else "any"
    return f"{which}, by any {game.payment.ferry_swap} cards"


def _special(_game: Game, board: Map) -> str:
    def found() -> Iterator[str]:
        if Kind.TUNNEL in board.kinds:
            yield "tunnels"
        if Kind.SEA in board.kinds:
            yield "sea routes"
        for route in board.routes:
            if cards := route.any_cards_per_space:
                ends = f"{board.city(route.a).name}–{board.city(route.b).name}"
                yield f"{ends}: any {cards} cards = 1"
        if any(route.pair_spaces for route in board.routes):
            yield "pair spaces"
        if any(route.wraps for route in board.routes):
            yield "around the edge"
        if board.countries:
            yield "to countries"

    return "; ".join(found()) or NONE


def _through(game: Game, board: Map) -> str:
    if not board.countries:
        return NONE
    return "yes" if game.stops_are_one_place else "no"


def _failed(_game: Game, board: Map) -> str:
    kinds = {type(ticket) for ticket in board.tickets}
    lost = {CityTicket: "its points", CountryTicket: "with countries the lowest points"}
    return "; ".join(
        lost.get(kind, "a tour its penalty")
        for kind in (CityTicket, CountryTicket, TourTicket)
        if kind in kinds
    )


def _borrowing(game: Game, _board: Map) -> str:
    if game.stations is None:
        return NONE
    return "its owner" if game.stations.owner_chooses else "the game, as is best"


def _buildings(game: Game, _board: Map) -> str:
    if game.stations:
        return f"{game.stations.count} stations, cost 1, 2, …"
    if game.ports:
        worth = "/".join(map(str, game.ports.points[1:]))
        return f"{game.ports.count} ports, cost 2 + 2, worth {worth}"
    return NONE


def _unbuilt(game: Game, _board: Map) -> str:
    points = each_brings(game, Count.UNBUILT)
    return f"{points:+}".replace("-", "−") if points else NONE


def _bonus(game: Game, _board: Map) -> str:
    said = []
    for line in extras(game):
        if isinstance(line, Most):
            said.append(f"{MOST[line.count]} {line.points}")
        elif line.count in EACH:
            said.append(f"each {EACH[line.count]} {line.points}")
    return ", ".join(said) or NONE


def _end(game: Game, _board: Map) -> str:
    return f"{game.ending.pieces_left} pieces or fewer"


def _points(_game: Game, board: Map) -> str:
    return " ".join(
        f"{length}:{points}" for length, points in board.route_points.items()
    )


def _ties(game: Game, _board: Map) -> str:
    return ", ".join([*(TIES[tie] for tie in game.ties), "shared"])


def _tours(game: Game, _board: Map) -> str:
    return game.tour_order.value.replace("_", " ") if game.tour_order else NONE


ROWS = (
    ComparisonRow("Players", "", _players),
    ComparisonRow("Pieces each", "C-29", _pieces),
    ComparisonRow("Fleet", "W-09", _fleet),
    ComparisonRow("Cards", "C-02", _cards),
    ComparisonRow(
        "Opening hand", "C-06", lambda game, board: _by_deck(game.start_hand, board)
    ),
    ComparisonRow(
        "Face up", "C-06", lambda game, board: _by_deck(game.market.shares, board)
    ),
    ComparisonRow("Tickets", "C-51", _tickets),
    ComparisonRow(
        "Opening tickets", "C-07", lambda game, _: _offer(game.first_tickets)
    ),
    ComparisonRow("Later tickets", "C-52", lambda game, _: _offer(game.later_tickets)),
    ComparisonRow("Actions", "C-10", _actions),
    ComparisonRow("Face-up wild card", "C-18", _face_up_wild),
    ComparisonRow("Row swept away", "C-20", _reset),
    ComparisonRow("Face-up card replaced", "C-14", _replacement),
    ComparisonRow("Wild cards pay for", "C-03", _wild),
    ComparisonRow("Ferries", "C-37", _ferries),
    ComparisonRow("Locomotive of a ferry replaced", "N-19", _swap),
    ComparisonRow("Special routes", "C-24", _special),
    ComparisonRow("Paths through countries", "S-06", _through),
    ComparisonRow(
        "Both tracks used from",
        "C-36",
        lambda game, _: f"{game.both_tracks_from} players",
    ),
    ComparisonRow("Buildings each", "C-10", _buildings),
    ComparisonRow("Who picks what a station borrows", "E-29", _borrowing),
    ComparisonRow("Building not built", "C-72", _unbuilt),
    ComparisonRow("Failed ticket", "C-58", _failed),
    ComparisonRow("Cities of a tour in order", "W-38", _tours),
    ComparisonRow("Bonus", "C-66", _bonus),
    ComparisonRow("Last turns begin at", "C-60", _end),
    ComparisonRow("Last turns each", "C-61", lambda game, _: str(game.ending.turns)),
    ComparisonRow("Route points", "C-30", _points),
    ComparisonRow("Ties", "C-67", _ties),
)
