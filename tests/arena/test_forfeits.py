"""Whoever forfeits a move of a contest has lost the game, and everybody sees it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from railwright.arena import Fixture, Ledger, Outcome, Setting, play
from railwright.cli.main import railwright

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
"""
BROKEN, FADING = "py:bots_that_fail:Broken", "py:bots_that_fail:Fading"


@pytest.fixture(autouse=True)
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots_that_fail.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


def played(*seats: str) -> Outcome:
    return play(Setting("nordic", len(seats)), Fixture(4, seats))


def test_a_bot_that_always_fails_never_wins() -> None:
    first, second = played(BROKEN, "random"), played("random", BROKEN)

    assert (first.places, first.forfeit) == ((2, 1), 0)
    assert (second.places, second.forfeit) == ((1, 2), 1)


def test_the_others_share_the_win() -> None:
    outcome = played("random", FADING, "greedy")

    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0, 0.5]
    assert outcome.forfeit == 1
    assert outcome.decisions[1] == 8


def test_nobody_forfeits_who_plays_by_the_rules() -> None:
    assert played("random", "greedy").forfeit is None


def test_a_forfeit_is_kept_in_the_file(tmp_path: Path) -> None:
    outcome = played(FADING, "greedy")
    ledger = Ledger(tmp_path / "games.jsonl", Setting("nordic", 2))
    ledger.add(outcome)
    ledger.close()

    again = Ledger(tmp_path / "games.jsonl", Setting("nordic", 2))
    again.close()
    assert again.outcomes[outcome.fixture].forfeit == 0


def test_an_arena_counts_forfeits_and_not_their_scores() -> None:
    command = ["arena", "nordic", "--bots", f"{BROKEN},path", "--games", "10"]
    ended = CliRunner().invoke(railwright, [*command, "--json", "report.json"])

    assert ended.exit_code == 0, ended.output
    broken, path = json.loads(Path("report.json").read_text("utf-8"))["bots"]
    assert (broken["wins"]["rate"], path["wins"]["rate"]) == (0, 1)
    assert (broken["forfeits"], path["forfeits"]) == (10, 0)
    assert broken["means"]["total"] == path["means"]["total"] == 0
    assert "forfeits" in ended.output


def test_a_simulation_counts_forfeits() -> None:
    command = ["simulate", "nordic", "--bots", f"path,{FADING}", "--games", "3"]
    ended = CliRunner().invoke(
        railwright, [*command, "--jobs", "1", "--report", "report.html"]
    )

    assert ended.exit_code == 0, ended.output
    rows = {line.split()[0]: line.split() for line in ended.output.splitlines() if line}
    assert (rows["path"][2], rows["path"][-1]) == ("100.0%", "0")
    assert (rows[FADING][2], rows[FADING][-1]) == ("0.0%", "3")
    assert "Forfeits" in Path("report.html").read_text("utf-8")
