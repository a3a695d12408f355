"""Whoever forfeits a move of a contest has lost the game, and everybody sees it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from railwright.cli.main import railwright
from railwright.contests import (
    Contest,
    ContestStore,
    Fixture,
    Outcome,
    Setting,
    outcomes,
    play,
)

MODULE = """
class Broken:
    def __init__(self, seed):
        pass
    def choose(self, view, legal):
        raise KeyError("oslo")

class Fading(Broken):
    turns = 0
    def choose(self, view, legal):
        self.turns += 1
        return legal[0] if self.turns < 9 else "fly home"

class Interrupting(Broken):
    def choose(self, view, legal):
        raise KeyboardInterrupt

class Weary(Broken):
    games = 0
    def __init__(self, seed):
        Weary.games += 1
    def choose(self, view, legal):
        return legal[-1] if Weary.games % 2 else "fly home"
"""
BROKEN, FADING = "py:bots_that_fail:Broken", "py:bots_that_fail:Fading"
WEARY = "py:bots_that_fail:Weary"


@pytest.fixture(autouse=True)
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots_that_fail.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


def played(*seats: str) -> Outcome:
    return play(Setting("nordic", len(seats)), Fixture(4, seats))


def test_a_bot_that_always_fails_never_wins() -> None:
    first, second = played(BROKEN, "random"), played("random", BROKEN)

    assert ([each.place for each in first.finishes], first.forfeit) == ([2, 1], 0)
    assert ([each.place for each in second.finishes], second.forfeit) == ([1, 2], 1)


def test_the_others_share_the_win() -> None:
    outcome = played("random", FADING, "greedy")

    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0, 0.5]
    assert outcome.forfeit == 1
    assert outcome.finishes[1].decisions == 8


def test_nobody_forfeits_who_plays_by_the_rules() -> None:
    assert played("random", "greedy").forfeit is None


def test_a_forfeit_is_kept_in_the_file(tmp_path: Path) -> None:
    contest = Contest(Setting("nordic", 2), (FADING, "greedy"), 2)
    store = ContestStore(tmp_path / "games.sqlite", contest)
    store.add(played(FADING, "greedy"))
    store.save()
    store.close()

    (again,) = ContestStore(tmp_path / "games.sqlite", contest).outcomes()
    assert again.forfeit == 0


def test_an_arena_counts_forfeits_and_not_their_scores() -> None:
    command = ["arena", "nordic", "--bots", f"{BROKEN},path", "--games", "10"]
    ended = CliRunner().invoke(railwright, [*command, "--json", "report.json"])

    assert ended.exit_code == 0, ended.output
    broken, path = json.loads(Path("report.json").read_text("utf-8"))["bots"]
    assert (broken["wins"]["rate"], path["wins"]["rate"]) == (0, 1)
    assert (broken["forfeits"], path["forfeits"]) == (10, 0)
    assert broken["means"] == path["means"] == {}
    assert "Every game was forfeited, so there are no mean scores." in ended.output
    assert "mean scores\n" not in ended.output
    assert "forfeits" in ended.output
    meeting = next(line for line in ended.output.splitlines() if "against" in line)
    rows = ended.output.partition(f"{meeting}\n")[2].splitlines()[:2]
    assert [row.split()[-1] for row in rows] == ["–", "–"]


def test_a_simulation_of_nothing_but_forfeits_says_so() -> None:
    command = ["simulate", "nordic", "--bots", f"path,{BROKEN}", "--games", "2"]
    ended = CliRunner().invoke(
        railwright, [*command, "--jobs", "1", "--report", "report.html"]
    )

    assert ended.exit_code == 0, ended.output
    assert "Every game was forfeited" in ended.output
    assert "0.0 ± 0.0" not in ended.output
    assert not Path("report.html").exists()


def test_a_simulation_counts_forfeits() -> None:
    command = ["simulate", "nordic", "--bots", f"path,{WEARY}", "--games", "6"]
    ended = CliRunner().invoke(
        railwright, [*command, "--jobs", "1", "--report", "report.html"]
    )

    assert ended.exit_code == 0, ended.output
    rows = {line.split()[0]: line.split() for line in ended.output.splitlines() if line}
    assert rows["path"][-1] == "0"
    assert rows[WEARY][-1] == "3"
    page = Path("report.html").read_text("utf-8")
    assert "<th scope=row>Forfeits</th><td>0</td><td>3</td>" in page


def test_a_bot_that_pretends_ctrl_c_in_a_process_of_its_own_forfeits() -> None:
    """Processes that play games are deaf to Ctrl-C, so nobody has pressed it."""
    setting, name = Setting("nordic", 2), "py:bots_that_fail:Interrupting"
    fixtures = [Fixture(number, (name, "random")) for number in (1, 2)]

    assert [each.forfeit for each in outcomes(setting, fixtures, jobs=2)] == [0, 0]
