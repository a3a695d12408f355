"""How the tickets of a seat stand: done, so many spaces to go, or no way left."""

from dataclasses import dataclass

from railwright.maps import CityTicket, CountryTicket, Ticket
from railwright.model.match import Match
from railwright.model.outlook import Lack, Outlook

NOTHING = -1
"""What a ticket brings that nobody holds yet."""


@dataclass(frozen=True, slots=True)
class TicketStanding:
    """How a ticket stands."""

    ticket: Ticket
    points: int
    """What it would bring if the game ended now."""
    goal: str | None
    """The country that is nearest, for a ticket with several."""
    lack: Lack | None
    """What is missing for it, or for more points; None if there is no way."""

    @property
    def is_done(self) -> bool:
        """Whether it brings points already."""
        return self.points > 0

    @property
    def is_complete(self) -> bool:
        """Whether it brings all that it can."""
        match self.ticket:
            case CityTicket():
                return self.is_done
            case CountryTicket():
                return self.points == max(each.points for each in self.ticket.targets)
        return self.points == self.ticket.ordered

    @property
    def worth(self) -> int:
        """What it brings, or would bring if what is missing were there."""
        match self.ticket:
            case _ if self.is_done:
                return self.points
            case CityTicket():
                return self.ticket.points
            case CountryTicket():
                worth = {each.to: each.points for each in self.ticket.targets}
                return worth.get(self.goal or "", 0)
        return self.ticket.ordered


def standings(
    match: Match, seat: int, outlook: Outlook | None = None
) -> list[TicketStanding]:
    """How the tickets of a seat stand, by its outlook if that is known already."""
    outlook = outlook or Outlook.of(match.table, match.view(seat))
    score = match.scores()[seat]
    cards = match.words.tickets
    return [standing(outlook, cards[card], points) for card, points in score.tickets]


def standing(outlook: Outlook, ticket: Ticket, points: int = NOTHING) -> TicketStanding:
    """How a ticket stands that would bring so much now."""
    targets = ticket.targets if isinstance(ticket, CountryTicket) else ()
    reached = {target.to for target in targets if target.points <= points}
    ways = [
        (lack.spaces, goal, lack)
        for goal, lack in outlook.lacks(ticket)
        if lack is not None and goal not in reached
    ]
    if not ways:
        return TicketStanding(ticket, points, None, None)
    _, goal, lack = min(ways, key=lambda way: way[0])
    return TicketStanding(ticket, points, goal, lack)
