"""Classes of one's own as bots, by `py:module:Class`."""

import logging
from pathlib import Path

import pytest
from tests.bots.programs import play_on

from railwright.bots import new_bot
from railwright.errors import GameError
from railwright.model import new_game

MODULE = """
class Last:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, view, legal):
        return legal[-1]

class Broken(Last):
    def choose(self, view, legal):
        raise KeyError("oslo")

class Lost(Last):
    def choose(self, view, legal):
        return __import__("railwright").load_map("usa").city("atlantis")

class Cheat(Last):
    def choose(self, view, legal):
        return "draw up 99"

class Dead:
    def __init__(self, seed):
        self.seed = seed / 0

class Nothing:
    def __init__(self, seed):
        pass

class Leaver:
    def __init__(self, seed):
        raise SystemExit(3)

class Quitter(Last):
    def choose(self, view, legal):
        raise SystemExit("enough")

class Seedless:
    def choose(self, view, legal):
        return legal[0]

class Greedy(Last):
    def __init__(self, seed, more):
        pass

number = 3
"""


@pytest.fixture(autouse=True)
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots_of_mine.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "misspelled.py").write_text("#\nclas Bot:\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


def test_a_class_plays_a_whole_game(caplog: pytest.LogCaptureFixture) -> None:
    match = new_game("europe", 2, 3)

    play_on(match, [new_bot("py:bots_of_mine:Last", 1), new_bot("greedy", 2)])

    assert match.is_over
    assert not caplog.records


@pytest.mark.parametrize(
    ("cls", "reason"),
    [
        ("Broken", "bots_of_mine.py, line 10)"),
        ("Lost", "bots_of_mine.py, line 14)"),
        ("Cheat", "is refused"),
        ("Quitter", "bots_of_mine.py, line 34)"),
    ],
)
def test_a_class_that_fails_forfeits_its_moves(
    cls: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    match = new_game("nordic", 2, 3)
    bots = [new_bot(f"py:bots_of_mine:{cls}", 1), new_bot("greedy", 2)]

    assert play_on(match, bots, most=12) == 12
    assert all(reason in record.getMessage() for record in caplog.records)
    assert f"py:bots_of_mine:{cls} (seat 1)" in caplog.text


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("py:", "name a module and a class"),
        ("py:bots_of_mine", "name a module and a class"),
        ("py:no_such_module:Bot", "there is no module no_such_module"),
        ("py:bots_of_mine:Missing", "bots_of_mine has no class Missing"),
        ("py:bots_of_mine:Lasst", "has no class Lasst; did you mean Last?"),
        (
            "py:bots_of_mine.py:Last",
            "no module bots_of_mine.py; did you mean py:bots_of_mine:Last?",
        ),
        ("py:bots_of_mine:Leaver", "bots_of_mine.py, line 30)"),
        ("py:bots_of_mine:Nothing", "choose"),
        ("py:bots_of_mine:Seedless", "takes a seed: def __init__(self, seed)"),
        ("py:bots_of_mine:Greedy", "takes a seed: def __init__(self, seed)"),
        ("py:bots_of_mine:number", "takes a seed: def __init__(self, seed)"),
        ("py:..:Bot", "py:..:Bot: "),
        (
            "py:bots_of_mine:Dead",
            "bots_of_mine.py, line 22)",
        ),
        ("py:misspelled:Bot", "invalid syntax (misspelled.py, line 2)"),
    ],
)
def test_a_class_that_is_not_there_is_refused_at_once(name: str, problem: str) -> None:
    with pytest.raises(GameError) as caught:
        new_bot(name, 1)

    assert problem in str(caught.value)


def test_an_unknown_name_is_refused_with_one_like_it_or_all_that_there_are() -> None:
    with pytest.raises(GameError, match=r"'plannner'; did you mean planner\?$"):
        new_bot("plannner", 1)
    with pytest.raises(GameError, match=r"'search-50'; did you mean search-100ms\?$"):
        new_bot("search-50", 1)
    with pytest.raises(GameError, match=r"'alice'; .* planner.*exec:PROGRAM.*py:"):
        new_bot("alice", 1)


def test_a_program_is_called_as_it_was_typed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    program = tmp_path / "silent"
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    match = new_game("nordic", 2, 3)

    play_on(match, [new_bot("exec:./silent", 1), new_bot("greedy", 2)], most=2)

    assert "exec:./silent (seat 1) forfeits a move" in caplog.text
    assert str(tmp_path) not in caplog.text
