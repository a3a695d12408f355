"""`railwright coach` tells what was luck and what was skill."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.coach.test_verdicts import later

from railwright.cli.coach_report import curve
from railwright.model import record

QUICK = ("--playouts", "4", "--jobs", "1")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that has just begun, played by a bot and by Ewa."""
    path = tmp_path_factory.mktemp("coach") / "game.txt"
    path.write_text(record(later("usa", 6), ["planner", "Ewa"]), encoding="utf-8")
    return path


def test_a_report_is_for_the_first_person(run: Run, game: Path) -> None:
    shown = run("coach", game, *QUICK, "--language", "en")

    assert shown.exit_code == 0, shown.output
    assert shown.output.startswith("USA: what the coach says to Ewa\n")
    for said in ("not over yet", "Your chance to win", "Luck and skill", "The deal"):
        assert said in shown.output


def test_a_report_speaks_polish(run: Run, game: Path) -> None:
    shown = run("coach", game, *QUICK, "--language", "pl", "--seat", "1")

    assert "Szczęście i umiejętności" in shown.output
    assert "50,0" in shown.output


def test_sums_close_as_they_are_told(run: Run, game: Path) -> None:
    told = json.loads(run("coach", game, *QUICK, "--json").stdout)
    luck = told["luck"].values()
    for unit in ("chance", "points"):
        parts = [told["even"], *luck, told["skill"]]
        assert sum(round(10 * each[unit]) for each in parts) == round(
            10 * told["end"][unit]
        )
    assert told["seat"] == 2
    assert [each["turn"] for each in told["decisions"]][:2] == [0, 1]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("railwright 1\ngame usa\n", "line 2: the header lacks `players NUMBER`"),
        ("hello\n", "line 1: "),
        ("railwright 1\ngame usa\nplayers 2\nseed 1\n", "seat 1 has decided nothing"),
    ],
)
def test_a_bad_record_is_one_sentence(
    run: Run, tmp_path: Path, text: str, said: str
) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(text, encoding="utf-8")
    shown = run("coach", path, *QUICK)

    assert shown.exit_code != 0
    assert shown.output.count("\n") == 1
    assert said in shown.output


def test_a_seat_that_is_not_there_is_refused(run: Run, game: Path) -> None:
    shown = run("coach", game, "--seat", "3")

    said = "Error: --seat must be a whole number from 1 to 2, not 3\n"
    assert (shown.exit_code, shown.output) == (2, said)


def test_the_curve_fills_rows_from_below() -> None:
    """Eight rows of eight steps each: half is four whole rows."""
    rows = curve([0, 500, 1000])

    assert [row[0] for row in rows] == [" "] * 8
    assert [row[1] for row in rows] == [" "] * 4 + ["█"] * 4
    assert [row[2] for row in rows] == ["█"] * 8
