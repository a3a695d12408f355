"""How one's tickets stand: done, so many spaces to go, or no way left."""

from dataclasses import dataclass

from railwright.maps import CityTicket, CountryTicket, Ticket
from railwright.model import Match
from railwright.model.outlook import Lack, Outlook
from railwright.terminal.phrases import Phrases


@dataclass(frozen=True, slots=True)
class Standing:
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


def standings(match: Match, seat: int) -> list[Standing]:
    """How the tickets of a seat stand."""
    outlook = Outlook.of(match.table, match.view(seat))
    score = match.scores()[seat]
    cards = match.words.tickets
    return [standing(outlook, cards[card], points) for card, points in score.tickets]


def standing(outlook: Outlook, ticket: Ticket, points: int) -> Standing:
    """How a ticket stands that would bring so much now."""
    targets = ticket.targets if isinstance(ticket, CountryTicket) else ()
    reached = {target.to for target in targets if target.points <= points}
    ways = [
        (lack.spaces, goal, lack)
        for goal, lack in outlook.lacks(ticket)
        if lack is not None and goal not in reached
    ]
    if not ways:
        return Standing(ticket, points, None, None)
    _, goal, lack = min(ways, key=lambda way: way[0])
    return Standing(ticket, points, goal, lack)


def wanted_routes(tickets: list[Standing]) -> set[str]:
    """The routes that would bring the tickets further."""
    return {
        route.id
        for each in tickets
        if each.lack and not each.is_complete
        for route in each.lack.routes
    }


def status(each: Standing) -> str:
    """In a word or two: `done`, `9 to go`, `no way`."""
    if each.is_done:
        return "done" if each.is_complete else f"done {each.points:+}"
    if each.lack is None:
        return "no way"
    return f"{each.lack.spaces} to go"


def way_words(each: Standing, phrases: Phrases, pieces: tuple[int, int]) -> str:
    """What to claim for a ticket, and whether the pieces suffice."""
    if each.is_complete or each.lack is None:
        return ""
    routes = ", ".join(
        f"{phrases.ends(route.id)} {route.length}" for route in each.lack.routes
    )
    goal = f"{phrases.place(each.goal)}: " if each.goal else ""
    if each.is_done:
        goal = f"for more, {goal}" if each.goal else "for more, in order: "
    wagons, ships = each.lack.needed()
    is_short = wagons > pieces[0] or ships > pieces[1]
    if not each.lack.routes:
        return "the station that would help serves another ticket"
    return f"{goal}{routes}{' (too few pieces left)' if is_short else ''}"
