"""The report: one page that needs nothing from elsewhere."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner

from railwright.cli.main import railwright
from railwright.contests import ContestStore, outcomes, simulation
from railwright.contests.statistics import Statistics
from railwright.drawing import Tint, draw_board
from railwright.layout import load_board
from railwright.reports import report
from railwright.reports.charts import axis, bins, whole_axis
from railwright.reports.heat import RAMPS, tone

VOID = {"meta", "source", "img", "br"}


class Page(HTMLParser):
    """The elements of a page, its headings, and whether all are closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []
        self.addresses: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [
            value or "" for name, value in attrs if name in {"src", "href", "srcset"}
        ]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del tag, attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)


def made(game: str, bots: tuple[str, ...], games: int) -> str:
    contest = simulation(game, bots, games, seed=5)
    store = ContestStore(None, contest)
    for outcome in outcomes(contest.setting, contest.fixtures()):
        store.add(outcome)
    return report(Statistics(store), contest)


@pytest.mark.parametrize(
    ("game", "bots", "games"),
    [
        ("europe", ("greedy", "random", "hungry"), 3),
        ("nordic", ("greedy", "greedy"), 1),
        ("switzerland", ("random", "random"), 1),
        ("world", ("greedy", "greedy"), 2),
        ("usa", ("greedy", "random"), 2),
    ],
)
def test_a_page_is_whole(game: str, bots: tuple[str, ...], games: int) -> None:
    text = made(game, bots, games)
    page = Page(text)

    assert page.open == []
    has_tunnels = game not in {"world", "usa"}
    assert ("Tunnels" in page.headings) == has_tunnels
    assert {"Who wins", "Scores", "The board", "Routes", "Tickets"} <= set(
        page.headings
    )
    assert len(page.addresses) == 2
    assert all(each.startswith("data:image/svg+xml") for each in page.addresses)
    assert not re.search(r"https?://|<script|@import|url\(", text)
    assert "NaN" not in text


def test_names_of_bots_do_no_harm() -> None:
    contest = simulation("nordic", ("random", "random"), 1)
    store = ContestStore(None, contest)
    store.add(next(outcomes(contest.setting, contest.fixtures())))
    store.database.execute("UPDATE seats SET bot = 'exec:<b>&'")

    other = simulation("nordic", ("exec:<b>&", "exec:<b>&"), 1)
    text = report(Statistics(store), other)

    assert Page(text).open == []
    assert "exec:&lt;b&gt;&amp;" in text


def test_the_command_writes_it(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    options = ["--games", "2", "--bots", "greedy,greedy", "--jobs", "1"]
    result = CliRunner().invoke(
        railwright, ["simulate", "usa", *options, "--report", str(file)]
    )

    assert result.exit_code == 0
    assert f"{file}: " in result.output
    assert "2 games of greedy, greedy" in file.read_text("utf-8")


def test_a_tint_covers_every_space_of_its_route() -> None:
    board, layout = load_board("nordic")
    tints = [Tint("bergen-oslo.red", "#123456", "#ffffff", "42")]

    (drawn,) = re.findall(
        r'<g class="tint" fill="#123456".*?>42</text></g>',
        draw_board(board, layout, tints=tints),
    )

    assert drawn.count("<rect") == 4


@pytest.mark.parametrize("theme", RAMPS)
def test_warmer_is_always_further_in_lightness(theme: str) -> None:
    light = [sum(tone(theme, at / 10)) for at in range(11)]

    assert light == sorted(light, reverse=theme == "light")
    assert tone(theme, 0) == RAMPS[theme][0]
    assert tone(theme, 1) == RAMPS[theme][-1]


@pytest.mark.parametrize("values", [(0, 1), (-54, 133), (34, 34), (0, 4096)])
def test_axes_hold_their_values(values: tuple[int, int]) -> None:
    for span in (axis(*values), whole_axis(*values)):
        assert span.low <= values[0] <= values[1] <= span.high
        assert span.low < span.high
        assert 2 <= len(span.ticks()) <= 12


def test_a_histogram_counts_every_value_once() -> None:
    values = [(float(each), each % 3 == 0) for each in range(-7, 90)]
    columns = bins(values, whole_axis(-7, 89))

    assert sum(each.all for each in columns) == 97
    assert sum(each.marked for each in columns) == sum(each for _, each in values)
