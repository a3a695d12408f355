"""What a seat can still do on the board, worked out only when somebody asks."""

from railwright.model.outlook import Outlook
from railwright.model.referee import bars_of
from railwright.model.standing import Standing, standing, standings
from railwright.server.messages import Barred, Prospect, ProspectsTold
from railwright.server.table import Table
from railwright.server.wishes import Refusal


def prospects_of(table: Table, seat: int) -> ProspectsTold:
    """Why routes are out of reach for a seat, and how its tickets stand."""
    match = table.match
    if match is None:
        raise Refusal("NOT_PLAYING", "no game is being played at this table")
    bars = bars_of(match.state, seat)
    view = match.view(seat)
    outlook = Outlook.of(match.table, view)
    cards = {name: match.words.ticket_numbers(name)[0] for name in view.offer}
    stand = [standing(outlook, match.words.tickets[card]) for card in cards.values()]
    stand += standings(match, seat, outlook)
    return ProspectsTold(
        table=table.id,
        seat=seat,
        version=table.version,
        routes={match.words.route(at): Barred(bar.code, bar.rule) for at, bar in bars},
        tickets={each.ticket.id: _prospect(each) for each in stand},
    )


def _prospect(each: Standing) -> Prospect:
    lack = each.lack
    return Prospect(
        done=each.is_done,
        points=each.worth,
        missing=None if lack is None else lack.spaces,
        way=[] if lack is None else [route.id for route in lack.routes],
    )
