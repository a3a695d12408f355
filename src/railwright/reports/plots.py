"""The charts of the report, each with its caption."""

from collections.abc import Sequence
from html import escape

from railwright.contests.statistics import RouteFigures, Statistics
from railwright.reports.charts import (
    Column,
    Dot,
    axis,
    bins,
    columns,
    histogram,
    scatter,
    whole_axis,
)
from railwright.words.phrases import Phrases

ORDINALS = ("first", "second", "third", "fourth", "fifth")
LABELLED = 12
"""How many of the most wanted routes are named in the chart."""


def figure(drawing: str, caption: str) -> str:
    """A chart and what it shows."""
    return f"<figure>{drawing}<figcaption>{caption}</figcaption></figure>"


def turn_order(statistics: Statistics) -> str:
    """Whether it helps to begin."""
    bars = [
        Column(ORDINALS[int(each.name) - 1], each.wins.value, 0.0, each.wins.interval)
        for each in statistics.by_turn_order()
    ]
    drawing = columns("wins by turn order", bars)
    return figure(drawing, "Does it help to begin? Whiskers are 95% intervals.")


def scores(statistics: Statistics) -> list[str]:
    """The scores of each bot, all on the same axis."""
    players = statistics.by_bot()
    found = {each.name: statistics.scores(each.name) for each in players}
    totals = [total for each in found.values() for total, _ in each]
    span = whole_axis(min(totals), max(totals))
    shapes = {name: bins(each, span) for name, each in found.items()}
    highest = max(
        each.all / len(found[name]) for name, shape in shapes.items() for each in shape
    )
    up = axis(0, highest, steps=4, percent=True)
    drawn = []
    for player in players:
        shape, games = shapes[player.name], len(found[player.name])
        caption = (
            f"<b>{escape(player.name)}</b>: {player.score.value:.1f} on average. "
            "<span class=key-strong>winners</span> "
            "<span class=key-quiet>others</span>"
        )
        drawn.append(figure(histogram("score", shape, span, up, games), caption))
    return drawn


def length(statistics: Statistics) -> str:
    """How many turns a player has."""
    rounds = statistics.rounds()
    span = whole_axis(min(rounds), max(rounds))
    shape = bins([(each, False) for each in rounds], span)
    up = axis(0, max(each.all for each in shape) / len(rounds), steps=4, percent=True)
    drawing = histogram("turns of each player", shape, span, up, len(rounds))
    mean = sum(rounds) / len(rounds)
    low, high = min(rounds), max(rounds)
    return figure(
        drawing, f"{mean:.1f} turns on average, from {low:.3g} to {high:.3g}."
    )


def tunnels(statistics: Statistics) -> str:
    """What tunnels cost, and how often they were given up."""
    found = statistics.tunnels()
    tried = sum(each.tried for each in found)
    bars = [
        Column(
            str(each.extra), each.tried / tried, (each.tried - each.given_up) / tried
        )
        for each in found
    ]
    given_up = sum(each.given_up for each in found)
    caption = (
        f"{tried:,} tunnels tried, {given_up:,} of them given up. "
        "<span class=key-strong>paid</span> <span class=key-quiet>given up</span>"
    )
    return figure(columns("extra cards", bars), caption)


def when(routes: Sequence[RouteFigures], phrases: Phrases) -> str:
    """How often routes are claimed, and in which turn."""
    taken = [each for each in routes if each.taken.hits]
    if not taken:
        return ""
    most = max(each.points for each in taken) or 1.0
    dots = [
        Dot(
            phrases.route(each.name),
            each.turn,
            each.taken.value,
            max(each.points, 0.0) / most,
            phrases.ends(each.name) if at < LABELLED else "",
        )
        for at, each in enumerate(taken)
    ]
    drawing = scatter("mean turn in which it is claimed", dots)
    caption = (
        "Each dot is a route: the higher, the more games; the larger, the more points."
    )
    return figure(drawing, caption)
