"""What a seat can still do on the board, worked out only when somebody asks."""

from weakref import WeakKeyDictionary

from msgspec import Raw, json

from railwright.errors import IllegalAction
from railwright.maps import Ticket
from railwright.model import Match
from railwright.model.notation import format_action
from railwright.model.outlook import Outlook
from railwright.model.referee import bars_of
from railwright.model.standing import TicketStanding, standing, standings
from railwright.model.table import Table
from railwright.server.tabletop.choices import choices_of
from railwright.server.tabletop.orders import possible_claims
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire.messages import Barred, Imagined, Prospect, ProspectsTold

_WHOLE: WeakKeyDictionary[Table, dict[str, int]] = WeakKeyDictionary()
"""The spaces of the shortest way of tickets, as long as somebody plays on the board."""


def prospects_of(table: SharedTable, seat: int | None) -> ProspectsTold:
    """Why routes are out of reach for a seat, or for all, and how its tickets stand."""
    match = table.match
    if match is None:
        raise Refusal("NOT_PLAYING", "no game is being played at this table")
    bars = _bars_to_all(match) if seat is None else dict(bars_of(match.state, seat))
    tickets = [] if seat is None else _tickets(match, seat)
    name = match.words.route
    return ProspectsTold(
        table=table.id,
        seat=seat,
        version=table.version,
        routes={name(at): Barred(bar.code, bar.rule) for at, bar in bars.items()},
        tickets={each.ticket.id: _prospect(each, match) for each in tickets},
        longest=_longest(match),
    )


def _longest(match: Match) -> list[int]:
    """The spaces of all longest paths; claimed routes are no secret."""
    if not match.table.scoring.pays_longest:
        return []
    return [score.longest for score in match.scores()]


def imagined_claims(table: SharedTable, seat: int) -> Imagined:
    """What the owner of a seat could order for its next turn."""
    match = table.match
    if match is None or table.status != "playing":
        raise Refusal("NOT_PLAYING", "no game is being played at this table")
    actions = possible_claims(match, seat)
    return Imagined(
        table=table.id,
        seat=seat,
        version=table.version,
        actions=[format_action(action) for action in actions],
        choices=[Raw(json.encode(each)) for each in choices_of(actions)],
    )


def _bars_to_all(match: Match) -> dict[int, IllegalAction]:
    """The routes that nobody can have any more."""
    first, *others = [dict(bars_of(match.state, at)) for at in range(match.seats)]
    return {
        route: bar
        for route, bar in first.items()
        if all(route in each for each in others)
    }


def _tickets(match: Match, seat: int) -> list[TicketStanding]:
    """How the tickets stand that a seat holds or chooses from."""
    view = match.view(seat)
    outlook = Outlook.of(match.table, view)
    cards = [match.words.ticket_numbers(name)[0] for name in view.offer]
    offered = [standing(outlook, match.words.tickets[card]) for card in cards]
    return offered + standings(match, seat, outlook)


def _prospect(each: TicketStanding, match: Match) -> Prospect:
    lack = each.lack
    return Prospect(
        done=each.is_done or (lack is not None and lack.spaces == 0),
        points=each.worth,
        missing=None if lack is None else lack.spaces,
        whole=_whole(match.table, each.ticket),
        way=[] if lack is None else [route.id for route in lack.routes],
    )


def _whole(table: Table, ticket: Ticket) -> int:
    """The spaces of the shortest way on an empty board, worked out once."""
    known = _WHOLE.setdefault(table, {})
    if ticket.id not in known:
        empty = Outlook.within(table, {route.id for route in table.board.routes})
        ways = [lack.spaces for _, lack in empty.lacks(ticket) if lack]
        known[ticket.id] = min(ways, default=0)
    return known[ticket.id]
