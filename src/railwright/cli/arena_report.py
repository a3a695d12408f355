"""The standings of a contest as tables."""

from typing import TYPE_CHECKING

import click

from railwright.cli.printed_tables import NONE, percent, percents, print_table

if TYPE_CHECKING:
    from railwright.contests import Rate, Rating, Standings, Trial
    from railwright.words.phrases import Phrases


def show_standings(found: "Standings", phrases: "Phrases") -> None:
    """Print who won how often, ratings, scores, and what beginning is worth."""
    contest = found.contest
    setting = contest.setting
    chosen = "".join(f", {name}={value}" for name, value in setting.options)
    click.echo(
        f"{setting.game}, {setting.players} players{chosen}: {found.games} of "
        f"{found.expected} games, deals from {contest.first}"
    )
    click.echo()
    _show_bots(found)
    _show_scores(found, phrases)
    _show_left(found)
    _show_meetings(found)
    _show_order(found)


def show_trial(trial: "Trial") -> None:
    """Print what a test says."""
    sprt = trial.sprt
    new, old = trial.contest.names
    said = {
        "better": f"{new} is better than {old}",
        "not better": f"{new} is not better than {old}",
        None: f"whether {new} is better than {old} is still open",
    }[sprt.verdict]
    click.echo(
        f"SPRT of Elo {sprt.elo0:g} against {sprt.elo1:g}: {said} "
        f"(LLR {sprt.llr:+.2f} after {sprt.deals} deals)"
    )


def trial_as_json(trial: "Trial") -> dict[str, object]:
    """The same as plain values."""
    sprt = trial.sprt
    return {
        "elo0": sprt.elo0,
        "elo1": sprt.elo1,
        "deals": sprt.deals,
        "llr": sprt.llr,
        "verdict": sprt.verdict,
    }


def _show_bots(found: "Standings") -> None:
    rows = []
    for bot in sorted(found.bots, key=lambda bot: -bot.rating.elo):
        thought = 1000 * bot.seconds / bot.decisions if bot.decisions else 0
        games = bot.wins.games
        cells = (*rate_cells(bot.wins), f"{bot.rating.elo:5.0f}", spread(bot.rating))
        rows.append((bot.name, games, *cells, f"{thought:.2f}", bot.forfeits))
    headers = ("bot", "games", "wins", "95%", "Elo", "95%", "ms/decision", "forfeits")
    print_table("", headers, rows)


def _show_scores(found: "Standings", phrases: "Phrases") -> None:
    """The parts of scores that anybody has, of those who ended a game."""
    bots = [bot for bot in found.bots if bot.means]
    if not bots:
        click.echo("Every game was forfeited, so there are no mean scores.\n")
        return
    parts = [part for part in bots[0].means if any(bot.means[part] for bot in bots)]
    rows = [
        (bot.name, *(f"{bot.means[part]:6.1f}" for part in parts))
        for bot in sorted(bots, key=lambda bot: -bot.means["total"])
    ]
    names = (phrases.part(part).lower() for part in parts)
    print_table("mean scores", ("bot", *names), rows)


LEFT = {
    "buildings": "stations or ports built",
    "cards": "cards left",
    "pieces": "pieces left",
    "luck": "luck of the draw",
}
"""The columns for what players had at the end."""


def _show_left(found: "Standings") -> None:
    """What players had at the end besides points, if a game ended."""
    bots = [bot for bot in found.bots if bot.left]
    names = [name for name in LEFT if any(bot.left[name] for bot in bots)]
    rows = [(bot.name, *(f"{bot.left[name]:6.2f}" for name in names)) for bot in bots]
    if rows:
        headers = ("bot", *(LEFT[name] for name in names))
        print_table("means at the end", headers, rows)


def _show_meetings(found: "Standings") -> None:
    rows = []
    for meeting in found.meetings:
        if not meeting.wins.games:
            continue
        others = list(meeting.lineup)
        others.remove(meeting.name)
        total = NONE if meeting.total is None else f"{meeting.total:6.1f}"
        cells = (*rate_cells(meeting.wins), total)
        rows.append((meeting.name, ", ".join(others), meeting.wins.games, *cells))
    print_table("", ("bot", "against", "games", "wins", "95%", "total"), rows)


def _show_order(found: "Standings") -> None:
    rows = [(turn, *rate_cells(wins)) for turn, wins in enumerate(found.order, 1)]
    print_table("", ("turn", "wins", "95%"), rows)


def rate_cells(wins: "Rate") -> tuple[str, str]:
    """A win rate and its interval."""
    return percent(wins.rate), percents(wins.low, wins.high)


def spread(rating: "Rating") -> str:
    """The interval of a rating; dots stand for an end that nobody knows."""
    if rating.low is not None and rating.low == rating.high:
        return "fixed"
    low = "..." if rating.low is None else f"{rating.low:.0f}"
    high = "..." if rating.high is None else f"{rating.high:.0f}"
    return f"{low:>4} to {high:>4}"
