"""The tables of the report, with bars in their cells."""

from collections.abc import Sequence
from html import escape

from railwright.simulation.statistics import (
    PARTS,
    RouteFigures,
    Share,
    Statistics,
    TicketFigures,
)
from railwright.terminal.phrases import Phrases

SHOWN = 12
"""Rows before the rest is folded away."""

ABOUT_TICKETS = (
    "Those first whose holders win most surely. <b>Done</b>: how many of those who "
    "kept the ticket completed it. <b>Value</b>: what it brought on average, failures "
    "included. <b>Wins</b>: of the players who held it."
)
ABOUT_ROUTES = (
    "<b>Taken</b>: in how many games somebody claimed the route. <b>Turn</b>: the "
    "owner's turn, on average. <b>Wins</b>: of the players who owned it."
)


def players(statistics: Statistics) -> str:
    """How each bot did, with the parts of its score."""
    found = statistics.by_bot()
    success = statistics.success()
    used = [at for at in range(len(PARTS)) if any(each.parts[at] for each in found)]
    names = [list(PARTS.values())[at].capitalize() for at in used]
    rows = [
        [
            escape(each.name),
            share(each.wins),
            f"<b>{each.score.value:.1f}</b> <small>± {each.score.error:.1f}</small>",
            *(f"{each.parts[at]:.1f}" for at in used),
            share(success.get(each.name, Share(0, 0))),
        ]
        for each in found
    ]
    return table(["Bot", "Wins", "Score", *names, "Tickets done"], rows)


def tickets(figures: Sequence[TicketFigures], phrases: Phrases) -> str:
    """How each ticket fared."""
    rows = [
        [
            escape(phrases.ticket(each.name)),
            str(each.success.cases),
            share(each.success),
            f"{each.points:+.1f}",
            share(each.wins),
        ]
        for each in figures
    ]
    return folded(["Ticket", "Held", "Done", "Value", "Wins"], rows, "tickets")


def routes(figures: Sequence[RouteFigures], phrases: Phrases) -> str:
    """How each route fared."""
    rows = [
        [
            escape(phrases.route(each.name)),
            share(each.taken),
            f"{each.turn:.1f}" if each.taken.hits else "",
            f"{each.points:.0f}" if each.taken.hits else "",
            share(each.wins),
        ]
        for each in figures
    ]
    return folded(["Route", "Taken", "Turn", "Points", "Wins"], rows, "routes")


def share(each: Share) -> str:
    """A share as a number over a bar."""
    if not each.cases:
        return ""
    low, high = each.interval
    return (
        f'<span class=share style="--share:{each.value:.3f}" '
        f'title="{low:.0%} to {high:.0%}">{each.value:.0%}</span>'
    )


def folded(headers: Sequence[str], rows: Sequence[Sequence[str]], what: str) -> str:
    """A table whose later rows are shown when asked for."""
    first = table(headers, rows[:SHOWN])
    if len(rows) <= SHOWN:
        return first
    rest = table(headers, rows[SHOWN:])
    count = len(rows) - SHOWN
    return f"{first}<details><summary>{count} more {what}</summary>{rest}</details>"


def table(headers: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table that scrolls by itself where the page is narrow."""
    head = "".join(f"<th scope=col>{each}</th>" for each in headers)
    body = "".join(
        f"<tr><th scope=row>{first}</th>{''.join(f'<td>{each}</td>' for each in rest)}"
        "</tr>"
        for first, *rest in rows
    )
    return (
        f"<div class=scroll tabindex=0><table><thead><tr>{head}</tr></thead>"
        f"<tbody>{body}</tbody></table></div>"
    )
