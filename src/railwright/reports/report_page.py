"""The report of a simulation: one HTML page that needs nothing from elsewhere."""

from html import escape

from railwright.contests.contest import Contest
from railwright.contests.statistics import RouteFigures, Statistics
from railwright.layout import load_board
from railwright.maps import Map
from railwright.reports import cells, heat, plots
from railwright.reports.html_page import section, whole_page
from railwright.words.phrases import Phrases


def report(statistics: Statistics, contest: Contest) -> str:
    """The page for the games of a simulation; at least one has ended."""
    board, layout = load_board(contest.setting.game)
    phrases = Phrases(board, contest.setting.check().game.name)
    routes = statistics.routes()
    taken = {route.name: route.taken for route in routes}
    pictures = {
        theme: heat.embedded(heat.heat_map(taken, board, layout, theme))
        for theme in heat.RAMPS
    }
    sections = [
        *_overview(statistics, routes, phrases),
        section(
            "How games go",
            cells.figures(statistics),
            about=cells.ABOUT_FIGURES,
            is_wide=True,
        ),
        _heat_section(pictures, routes, board),
        section("Routes", cells.routes(routes, phrases), about=cells.ABOUT_ROUTES),
        section(
            "Tickets",
            cells.tickets(statistics.tickets(), phrases),
            about=cells.ABOUT_TICKETS,
        ),
    ]
    games = f"{statistics.games} game{'s' if statistics.games != 1 else ''}"
    return whole_page(
        title=phrases.title,
        heading=f"{phrases.title}: {games}",
        lead=escape(f"{games} of {', '.join(contest.bots)}"),
        sections=sections,
        footer=_footer(contest),
    )


def _overview(
    statistics: Statistics, routes: list[RouteFigures], phrases: Phrases
) -> list[str]:
    """The charts in pairs; what is left over has the whole width."""
    scores = plots.scores(statistics)
    narrow = [
        section("How long games last", plots.length(statistics)),
        section("When routes are taken", plots.when(routes, phrases)),
    ]
    if statistics.tunnels():
        narrow.insert(1, section("Tunnels", plots.tunnels(statistics)))
    are_several = len(scores) > 1
    count = len(narrow) + (1 if are_several else 2)
    winners = [cells.players(statistics, phrases), plots.turn_order(statistics)]
    return [
        section("Who wins", *winners, is_wide=count % 2 == 1),
        section("Scores", *scores, is_wide=are_several),
        *narrow,
    ]


def _heat_section(
    pictures: dict[str, str], routes: list[RouteFigures], board: Map
) -> str:
    most = max(each.taken.value for each in routes)
    name = escape(f"The board of {board.title}, its routes by how often they are taken")
    picture = (
        f'<picture><source media="(prefers-color-scheme: dark)" '
        f'srcset="{pictures["dark"]}"><img alt="{name}" src="{pictures["light"]}">'
        "</picture>"
    )
    legend = f"<p class=ramp><span>0%</span><i></i><span>{most:.0%}</span></p>"
    about = "The numbers say in how many games of a hundred somebody claims a route."
    return section(
        "The board",
        f"<div>{legend}<div class=map>{picture}</div></div>",
        about=about,
        is_wide=True,
    )


def _footer(contest: Contest) -> str:
    setting = contest.setting
    options = "".join(f" --option {name}={value}" for name, value in setting.options)
    command = f"railwright simulate {setting.game} --bots {','.join(contest.bots)}"
    said = f"{command} --games {contest.games} --seed {setting.series}{options}"
    return (
        f"Made by Railwright: <code>{escape(said)}</code>. Ranges are 95% intervals; "
        "a win that is shared counts in part."
    )
