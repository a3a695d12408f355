"""The tables of the report, with bars in their cells."""

from collections.abc import Sequence
from html import escape

from railwright.contests.game_figures import (
    Estimate,
    Figure,
    estimate,
    estimates,
    is_of_players,
)
from railwright.contests.statistics import (
    Mean,
    RouteFigures,
    Share,
    Statistics,
    TicketFigures,
)
from railwright.reports.charts import written
from railwright.words.phrases import Phrases

ABOUT_TICKETS = (
    "Those first whose holders win most surely. <b>Kept</b>: how often the ticket was "
    "kept when it was offered. <b>Held</b>: how many players had it at the end. "
    "<b>Done</b>: how many of them completed it. <b>Value</b>: what it brought on "
    "average, failures included. <b>Wins</b>: of the players who held it."
)
ABOUT_FIGURES = (
    "Means of a player or a game, with 95% intervals; point at a name to read its "
    "definition."
)
ABOUT_ROUTES = (
    "<b>Taken</b>: in how many games somebody claimed the route. <b>Turn</b>: the "
    "owner's turn, on average. <b>Wins</b>: of the players who owned it."
)


def players(statistics: Statistics, phrases: Phrases) -> str:
    """How each bot did, with the parts of its score."""
    found = statistics.by_bot()
    success = statistics.success()
    used = [part for part in found[0].parts if any(each.parts[part] for each in found)]
    rows = [
        ["Wins", *(share(each.wins) for each in found)],
        ["Score", *(score(each.score) for each in found)],
        *(
            [
                escape(phrases.part(at)),
                *(written(each.parts[at], ".1f") for each in found),
            ]
            for at in used
        ),
        ["Tickets done", *(share(success[each.name]) for each in found)],
        ["Forfeits", *(str(each.forfeits) for each in found)],
    ]
    return table(["", *(escape(each.name) for each in found)], rows)


def figures(statistics: Statistics) -> str:
    """What games are like; where players have values of their own, by bots, too."""
    store = statistics.store
    bots = [each.name for each in statistics.by_bot()]
    bots = bots if len(bots) > 1 else []
    rows = [
        [
            defined(figure),
            estimated(figure, found),
            *(
                estimated(figure, estimate(store, figure, bot))
                if is_of_players(figure)
                else ""
                for bot in bots
            ),
        ]
        for figure, found in estimates(store)
    ]
    return table(["", "All", *map(escape, bots)], rows)


def defined(figure: Figure) -> str:
    """The name of a figure; its definition is shown to whoever points at it."""
    return f'<span title="{escape(figure.meaning)}">{escape(figure.title)}</span>'


def estimated(figure: Figure, found: Estimate) -> str:
    """A figure with its interval."""
    if not found.games:
        return ""
    if figure.is_share:
        ends = f"{found.low:.0%} to {found.high:.0%}"
        return f"<b>{found.value:.0%}</b> <small>{ends}</small>"
    return score(Mean(found.value, found.high - found.value, found.games))


def tickets(figures: Sequence[TicketFigures], phrases: Phrases) -> str:
    """How each ticket fared."""
    rows = [
        [
            escape(phrases.ticket(each.name)),
            share(each.kept),
            str(each.success.cases),
            share(each.success),
            written(each.points, "+.1f"),
            share(each.wins),
        ]
        for each in figures
    ]
    return folded(
        ["Ticket", "Kept", "Held", "Done", "Value", "Wins"], rows, "tickets", 18
    )


def routes(figures: Sequence[RouteFigures], phrases: Phrases) -> str:
    """How each route fared."""
    rows = [
        [
            route(each.name, phrases),
            share(each.taken),
            f"{each.turn:.1f}" if each.taken.hits else "",
            f"{each.points:.0f}" if each.taken.hits else "",
            share(each.wins),
        ]
        for each in figures
    ]
    return folded(["Route", "Taken", "Turn", "Points", "Wins"], rows, "routes", 12)


def score(mean: Mean) -> str:
    """A mean and how far it may be off."""
    return f"<b>{written(mean.value, '.1f')}</b> <small>± {mean.error:.1f}</small>"


def route(name: str, phrases: Phrases) -> str:
    """A route, and smaller what tells it apart from others."""
    track = phrases.track(phrases.board.route(name))
    return f"{escape(phrases.ends(name))} <small>{escape(track)}</small>"


def share(each: Share) -> str:
    """A share as a number over a bar."""
    if not each.cases:
        return ""
    low, high = each.interval
    return (
        f'<span class=share style="--share:{each.value:.3f}" '
        f'title="{low:.0%} to {high:.0%}">{each.value:.0%}</span>'
    )


def folded(
    headers: Sequence[str], rows: Sequence[Sequence[str]], what: str, shown: int
) -> str:
    """A table whose later rows are shown when asked for."""
    first = table(headers, rows[:shown])
    if len(rows) <= shown:
        return first
    rest = table(headers, rows[shown:])
    count = len(rows) - shown
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
