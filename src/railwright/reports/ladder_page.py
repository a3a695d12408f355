"""The page of a ladder: tables and curves in a folder that any web site can show."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from html import escape
from pathlib import Path

from railwright.contests.climbing import LadderStandings
from railwright.contests.elo import Rating
from railwright.contests.entrants import Entrant
from railwright.contests.ranking import Standing
from railwright.contests.statistics import Share
from railwright.reports import cells, ladder_charts
from railwright.reports.charts import written
from railwright.reports.html_page import section, whole_page
from railwright.reports.plots import figure
from railwright.text_files import cannot_write, write_file

PAGE_FILE, DATA_FILE = "index.html", "ladder.json"
ABOUT_ELO = (
    "A lead of 400 means odds of ten to one; <code>path</code> is 1000 by definition. "
    "Ranges are 95% intervals, from resampled deals; dots stand for an end that the "
    "games cannot show. Whoever forfeits a move has lost the game."
)
ABOUT_BOARDS = (
    "Each board is rated by its own games alone, so that a bot can be strong on one "
    "and weak on another."
)
ABOUT_MEETINGS = (
    "How often the bot of a row beat that of a column, and in how many games. Bots of "
    "similar strength meet most often; where a cell is empty, two have not met."
)
JOIN = """<p>Any program can join, in any language: it reads a line of JSON for each
decision and answers with one. Try it first:</p>
<p><code>railwright ladder --join exec:./my-bot --games 20</code></p>
<p>Then add it to <code>ladder.toml</code> by a pull request, or keep your own such
file:</p>
<pre>[[bot]]
name = "my-bot"
play = "exec:./my-bot"
by = "you"
about = "What it does, in a sentence."</pre>"""


def write_ladder(
    folder: Path, found: LadderStandings, facts: Mapping[str, str]
) -> list[Path]:
    """Write the page and its figures as JSON; the files written.

    The facts say how and where the games were played.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(folder, error) from error
    page, data = folder / PAGE_FILE, folder / DATA_FILE
    write_file(page, ladder_page(found, facts))
    write_file(data, json.dumps(as_json(found, facts), indent=1) + "\n")
    return [page, data]


def as_json(found: LadderStandings, facts: Mapping[str, str]) -> dict[str, object]:
    """The same as plain values."""
    names = {each.play: each.name for each in found.entrants}
    return {
        "facts": dict(facts),
        "entrants": [asdict(each) for each in found.entrants],
        "games": found.overall.games,
        "overall": [_standing(each, names) for each in found.rungs(found.overall)],
        "boards": {
            board: {
                "games": each.games,
                "bots": [_standing(bot, names) for bot in found.rungs(each)],
            }
            for board, each in found.boards.items()
        },
        "meetings": [
            {"bot": names[each.name], "against": names[other], **asdict(each.wins)}
            for each in found.overall.meetings
            for other in each.lineup
            if other != each.name and each.wins.games
        ],
        "steps": [
            {"games": step.games, "elo": {names[bot]: e for bot, e in step.elo.items()}}
            for step in found.steps
        ],
    }


def _standing(each: Standing, names: Mapping[str, str]) -> dict[str, object]:
    return {**asdict(each), "name": names[each.name]}


def ladder_page(found: LadderStandings, facts: Mapping[str, str]) -> str:
    """The page, which needs nothing from elsewhere."""
    games, boards = found.overall.games, len(found.boards)
    on = "one board" if boards == 1 else f"{boards} boards"
    return whole_page(
        title="The ladder",
        heading=f"The ladder of {len(found.entrants)} bots",
        lead=f"{len(found.entrants)} bots in {games:,} games of two players on {on}.",
        sections=[*_sections(found), *_about(found, facts)],
        footer='All figures as JSON: <a href="ladder.json">ladder.json</a>. Made by '
        "Railwright, which loads nothing from elsewhere.",
    )


def _sections(found: LadderStandings) -> list[str]:
    charts = ladder_charts
    parts = [
        section("All boards", _standings(found), about=ABOUT_ELO, is_wide=True),
        section(
            "How sure that is",
            figure(
                charts.intervals("Elo with 95% intervals", found, found.overall),
                "Elo on all boards together, with 95% intervals.",
            ),
        ),
        *_drawn(
            "How ratings settled",
            charts.curves("Elo by games played", found),
            "Elo after so many games of all boards. Flat lines are settled ones.",
        ),
        section("Who beat whom", _meetings(found), about=ABOUT_MEETINGS, is_wide=True),
    ]
    if len(found.boards) > 1:
        parts += _boards(found)
    time = (
        "Elo over the time for a decision, in steps of ten. It is wall-clock time of a "
        "machine that may have had other work."
    )
    drawn = charts.thinking("Elo by time to think", found)
    return [*parts, *_drawn("What time buys", drawn, time)]


def _drawn(title: str, drawing: str, about: str) -> list[str]:
    """A section with a drawing, if there is something to draw."""
    return [section(title, figure(drawing, about))] if drawing else []


def _standings(found: LadderStandings) -> str:
    rows = [
        [
            f"{at}. <b>{_name(found.name_of(each.name))}</b>",
            f"<b>{written(each.rating.elo, '.0f')}</b>",
            _spread(each.rating),
            str(each.wins.games),
            cells.share(Share(each.wins.rate * each.wins.games, each.wins.games)),
            _score(each),
            _thought(each),
            str(each.forfeits),
        ]
        for at, each in enumerate(found.rungs(found.overall), 1)
    ]
    headers = ["Bot", "Elo", "95%", "Games", "Wins", "Score", "ms", "Forfeits"]
    return cells.table(headers, rows)


def _name(name: str) -> str:
    return f"<span class=name>{escape(name)}</span>"


def _spread(rating: Rating) -> str:
    if rating.low is not None and rating.low == rating.high:
        return "<small>fixed</small>"
    low = "…" if rating.low is None else written(rating.low, ".0f")
    high = "…" if rating.high is None else written(rating.high, ".0f")
    return f"<small>{low} to\N{NO-BREAK SPACE}{high}</small>"


def _score(each: Standing) -> str:
    return written(each.means["total"], ".0f") if each.means else "–"


def _thought(each: Standing) -> str:
    return f"{1000 * each.seconds / each.decisions:.2g}" if each.decisions else "–"


def _meetings(found: LadderStandings) -> str:
    names = [each.play for each in found.entrants]
    wins = {
        (each.name, other): each.wins
        for each in found.overall.meetings
        for other in each.lineup
        if other != each.name and each.wins.games
    }

    def cell(one: str, other: str) -> str:
        rate = wins.get((one, other))
        if rate is None:
            return "·" if one == other else ""
        share = cells.share(Share(rate.rate * rate.games, rate.games))
        return f"{share}<small>{rate.games}</small>"

    rows = [
        [_name(found.name_of(one)), *(cell(one, other) for other in names)]
        for one in names
    ]
    heads = [_name(found.name_of(each)) for each in names]
    return cells.table(["", *heads], rows)


def _boards(found: LadderStandings) -> list[str]:
    """The ratings of each board as a table, and as a chart for each."""
    rated = [
        {each.name: each for each in found.rungs(standings)}
        for standings in found.boards.values()
    ]
    rows = [
        [_name(entrant.name), *(_rated(entrant, each) for each in rated)]
        for entrant in found.entrants
    ]
    rows.append(["games", *(str(each.games) for each in found.boards.values())])
    heads = [escape(board) for board in found.boards]
    drawn = [
        figure(
            ladder_charts.intervals(f"Elo on {board}", found, standings),
            f"<b>{escape(board)}</b>: {standings.games} games.",
        )
        for board, standings in found.boards.items()
    ]
    table = cells.table(["", *heads], rows)
    return [
        section("Board by board", table, about=ABOUT_BOARDS, is_wide=True),
        section("How sure that is on each board", *drawn, is_wide=True),
    ]


def _rated(entrant: Entrant, rated: Mapping[str, Standing]) -> str:
    each = rated.get(entrant.play)
    if each is None:
        return "–"
    return f"<b>{written(each.rating.elo, '.0f')}</b> {_spread(each.rating)}"


def _about(found: LadderStandings, facts: Mapping[str, str]) -> list[str]:
    rows = [
        [escape(name), f"<code>{escape(said)}</code>"] for name, said in facts.items()
    ]
    parts = [
        section("Join", f"<div class=join>{JOIN}</div>"),
        section("How these games were played", _facts(["", ""], rows), is_wide=True),
    ]
    joined = [each for each in found.entrants if each.play != each.name]
    if joined:
        bots = [
            [_name(each.name), f"<code>{escape(each.play)}</code>", _story(each)]
            for each in joined
        ]
        table = _facts(["Bot", "Plays", ""], bots)
        parts.append(section("Who has joined", table, is_wide=True))
    return parts


def _facts(headers: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return f"<div class=facts>{cells.table(headers, rows)}</div>"


def _story(entrant: Entrant) -> str:
    """Who wrote a bot, and how it thinks."""
    by = f"By {entrant.by}" if entrant.by else ""
    return escape(". ".join(filter(None, [by, entrant.about])))
