"""Tickets in words, sorted into their kinds and by their first place."""

from railwright.maps.facts import CityTicket, CountryTicket, Ticket, TourTicket
from railwright.printing.print_job import PrintJob
from railwright.printing.typesetting import Data
from railwright.words.phrases import bare

GROUPS = ("long", "regular", "tours", "countries")
"""The kinds of tickets, in the order of a page."""


def ticket_groups(job: PrintJob) -> list[Data]:
    """The tickets of each kind that the game has; a single kind needs no heading."""
    groups: dict[str, list[Data]] = {kind: [] for kind in GROUPS}
    for ticket in job.board.tickets:
        groups[_kind(ticket, job)].append(ticket_line(ticket, job))
    found = {kind: lines for kind, lines in groups.items() if lines}
    return [
        {
            "kind": kind,
            "head": _head(kind, job) if len(found) > 1 else None,
            "lines": sorted(lines, key=lambda line: [*map(bare, line["places"])]),
        }
        for kind, lines in found.items()
    ]


def _head(kind: str, job: PrintJob) -> str:
    """What tickets of a kind are called; tours have their name in the rules."""
    if kind == "tours":
        return job.rules.say("rule-tours")
    return job.say(f"paper-tickets-{kind}")


def _kind(ticket: Ticket, job: PrintJob) -> str:
    match ticket:
        case CountryTicket():
            return "countries"
        case TourTicket():
            return "tours"
    return "long" if job.game.is_only_dealt(ticket) else "regular"


def ticket_line(ticket: Ticket, job: PrintJob) -> Data:
    """A ticket: its places by name and id, its worth, and what else it says."""
    place = job.phrases.place
    line: Data = {
        "kind": _kind(ticket, job),
        "copies": ticket.copies,
        "targets": [],
        "note": "",
    }
    match ticket:
        case CityTicket():
            ends, worth = [ticket.a, ticket.b], str(ticket.points)
        case TourTicket():
            ends, worth = [*ticket.cities], str(ticket.ordered)
            line["note"] = job.say(
                "tour-values",
                ordered=ticket.ordered,
                any=ticket.any_order,
                penalty=ticket.penalty,
            )
        case CountryTicket():
            ends, worth = [ticket.start], ""
            line["targets"] = [
                {"place": place(target.to), "points": target.points, "id": target.to}
                for target in ticket.targets
            ]
    return {**line, "ids": ends, "places": [*map(place, ends)], "points": worth}
