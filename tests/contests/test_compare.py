"""`railwright compare`: two sides of the same table."""

from pathlib import Path

import click.testing
import pytest

from railwright.cli.main import railwright
from railwright.contests import ContestStore, game_figures, outcomes, simulation
from railwright.contests.game_figures import Estimate
from railwright.reports.comparison_page import standardized

QUICK = ("--bots", "greedy,greedy", "--jobs", 1, "--games", 4)


def compared(*arguments: object) -> click.testing.Result:
    return click.testing.CliRunner().invoke(
        railwright, ["compare", *map(str, arguments)]
    )


def cells(result: click.testing.Result, title: str) -> list[str]:
    """The row of a figure."""
    [line] = [each for each in result.output.splitlines() if each.startswith(title)]
    return line.removeprefix(title).split()


def mean_total(game: str, options: dict[str, str]) -> float:
    contest = simulation(game, ("greedy", "greedy"), 4, options=options)
    games = list(outcomes(contest.setting, contest.fixtures()))
    return sum(f.total for game in games for f in game.finishes) / 8


def test_two_options_stand_side_by_side() -> None:
    result = compared("switzerland", "switzerland:swiss_trains=40", *QUICK)

    assert result.exit_code == 0, result.output
    row = cells(result, "Score ")
    usual = mean_total("switzerland", {})
    fewer = mean_total("switzerland", {"swiss_trains": "40"})
    assert row[0] == f"{usual:.2f}"
    assert row[4] == f"{fewer:.2f}"
    assert float(row[8]) == pytest.approx(fewer - usual, abs=0.011)


def test_what_only_one_board_has_has_no_difference() -> None:
    result = compared("europe", "usa", *QUICK)

    assert cells(result, "Points for stations ")[-2:] == ["–", "–"]
    assert "europe: 4 games; usa: 4 games of greedy, greedy" in result.output


def test_the_report_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    file = tmp_path / "both.html"
    result = compared("nordic", "usa", *QUICK, "--report", file)

    text = file.read_text("utf-8")
    assert f"{file}: " in result.output
    assert "<h1>nordic and usa</h1>" in text
    assert "<p>4 games of greedy, greedy on each side</p>" in text
    assert "railwright compare nordic usa --bots greedy,greedy --games 4" in text
    assert not any(each in text for each in ("http", "<script", "url(", "NaN"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("europe",), "SECOND"),
        (("europe", "mars"), "mars"),
        (("europe", "europe:rain=on"), "europe has no option 'rain'"),
        (("europe", "usa", "--games", 1), "--games must be a whole number of at le"),
        (("europe", "usa", "--bots", "nobody,random"), "unknown bot 'nobody'"),
        (("europe", "usa", "--report", "x.txt"), "x.txt: a report must end in .html"),
    ],
)
def test_what_cannot_be_used_is_one_line(
    arguments: tuple[object, ...], said: str
) -> None:
    result = compared(*arguments)

    assert result.exit_code == 2
    assert said in result.output
    assert len(result.output.splitlines()) == 1


MOODY = """
class Moody:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, legal):
        if self.seed % 2:
            raise ValueError("no idea")
        return legal[-1]
"""


def test_forfeits_stand_side_by_side(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All games are counted above the table; the other figures leave these out."""
    (tmp_path / "moody_bot.py").write_text(MOODY, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))

    some = compared("usa", "nordic", *QUICK[2:], "--bots", "py:moody_bot:Moody,path")
    page = tmp_path / "both.html"
    words = ("--bots", "random,path", "--report", page)
    none = compared("usa", "nordic", *QUICK[2:], *words)

    assert "usa: 4 games; nordic: 4 games of py:moody_bot:Moody, path" in some.output
    first, *_ = cells(some, "Forfeited ")
    assert 0 < float(first.removesuffix("%")) < 100
    assert cells(none, "Forfeited ")[0] == "0.0%"
    assert ">Forfeited</span>" in page.read_text("utf-8")


def test_a_difference_that_every_game_shows_is_the_longest_bar() -> None:
    """Tickets offered are 4 in each game and 3 in each, so there is no interval."""
    sure = game_figures.Compared(
        game_figures.FIGURES[0], Estimate(4, 4, 4, 9), Estimate(3, 3, 3, 9)
    )
    unsure = game_figures.Compared(
        game_figures.FIGURES[1], Estimate(4, 1, 7, 9), Estimate(5, 1, 9, 9)
    )

    drawn = standardized("differences", [unsure, sure])
    both = f"{sure.figure.title}</text>", f"{unsure.figure.title}</text>"

    assert drawn.index(both[0]) < drawn.index(both[1])
    assert drawn.count("strong") == 1
    assert "nan" not in drawn
    assert "inf" not in drawn


def test_sides_without_games_are_not_compared() -> None:
    """As when the first game is interrupted."""
    contest = simulation("usa", ("greedy", "greedy"), 2)
    empty = ContestStore(None, contest)

    assert game_figures.compared(empty, empty) == []
