"""Programs as bots: they play, and whatever they do wrong ends no game."""

import gc
import logging
import shutil
from pathlib import Path

import pytest
from tests.bots.programs import answering, decisions, play_on, program

from railwright.bots import new_bot
from railwright.bots.external import ExternalBot
from railwright.bots.planner import PlannerBot
from railwright.errors import GameError
from railwright.model import new_game, parse_action

DOCS = Path(__file__).parents[2] / "docs"
FIRST = "question['legal'][0]"


def planned() -> str:
    """What the planner decides where `decisions` asks."""
    view = new_game("nordic", 2, 1).view(0)
    return str(PlannerBot(5).choose(view, view.actions))


def reasons(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [
        record.getMessage()
        for record in caplog.records
        if record.levelno == logging.WARNING
    ]


def test_a_program_chooses(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    bot = ExternalBot(answering(tmp_path, "'keep 3 5'"), 5)

    assert decisions(bot, 2) == [str(parse_action("keep 3 5"))] * 2
    assert reasons(caplog) == []


def test_a_program_is_told_the_view_and_the_legal_actions(tmp_path: Path) -> None:
    check = (
        "assert question['view']['actions'] == question['legal'];"
        "assert question['view']['game'] == 'nordic' and question['seed'] == 5;"
        "assert question['seconds'] == 10"
    )
    bot = ExternalBot(answering(tmp_path, "'keep 2 4'", check), 5)

    assert decisions(bot, 1) == [str(parse_action("keep 2 4"))]


@pytest.mark.parametrize("game", ["nordic", "world"])
def test_a_program_plays_a_whole_game(
    game: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bot = ExternalBot(answering(tmp_path, "question['legal'][-1]"), 1)
    match = new_game(game, 2, 3)

    play_on(match, [bot, new_bot("greedy", 1)])

    bot.close()
    assert match.is_over
    assert reasons(caplog) == []


@pytest.mark.skipif(not shutil.which("perl"), reason="the example is in Perl")
def test_the_example_of_the_docs_plays_and_claims(
    caplog: pytest.LogCaptureFixture,
) -> None:
    bot = new_bot(f"exec:perl {DOCS / 'reference' / 'longest.pl'}", 1)
    match = new_game("usa", 2, 4)

    play_on(match, [bot, new_bot("greedy", 1)])

    assert match.is_over
    assert match.result().players[0].part("routes") > 40
    assert reasons(caplog) == []


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("raise SystemExit(3)", "it ended with exit code 3"),
        ("import sys; sys.stdin.readline()", "it ended with exit code 0"),
        ("print('Hello', flush=True); input()", "'Hello' is not JSON"),
        ("print('[1]', flush=True); input()", 'is not {"action"'),
        ("print('{\"action\": 7}', flush=True); input()", 'is not {"action"'),
        ("print('\\x00\\xff' * 9, flush=True); input()", "is not JSON"),
        ("print('x' * 100_000, flush=True); input()", "more than 65536 characters"),
        ("print('[' * 60_000, flush=True); input()", "is not JSON"),
        ("import os, time; os.close(1); input(); input()", "closed its output"),
    ],
)
def test_a_program_that_fails_forfeits_and_is_started_again(
    code: str, reason: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bot = ExternalBot(program(tmp_path, code), 5, seconds=60, starts=2)

    assert decisions(bot, 3) == [planned()] * 3

    first, second, third = reasons(caplog)
    assert reason in first
    assert reason in second
    assert "not started again" in third


def test_a_program_that_is_late_forfeits(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    command = program(tmp_path, "input()\nwhile True: pass")
    bot = ExternalBot(command, 5, seconds=0.05)

    assert decisions(bot, 1) == [planned()]
    assert "no answer within 0.05 seconds" in reasons(caplog)[0]


def test_a_program_that_never_reads_holds_nothing_up(tmp_path: Path) -> None:
    bot = ExternalBot(program(tmp_path, "while True: pass"), 5, seconds=0.05)

    assert decisions(bot, 2) == [planned()] * 2


def test_what_a_program_starts_ends_with_it(tmp_path: Path) -> None:
    code = (
        "import subprocess, sys\n"
        "subprocess.run([sys.executable, '-c', 'while True: pass'])\n"
    )
    bot = ExternalBot(program(tmp_path, code), 5, seconds=0.3)

    assert decisions(bot, 1) == [planned()]  # its pipe would stay open otherwise


@pytest.mark.parametrize("action", ["'claim nowhere with 1red'", "'jump'", "'keep 1'"])
def test_an_action_that_the_rules_forbid_forfeits_only_the_move(
    action: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bot = ExternalBot(answering(tmp_path, action), 5, starts=1)

    assert decisions(bot, 2) == [planned()] * 2
    assert all("is refused" in reason for reason in reasons(caplog))


def test_a_legal_action_that_is_not_listed_is_accepted(tmp_path: Path) -> None:
    """Rejected tickets in an order of one's own (Q-41) are listed nowhere."""
    bot = ExternalBot(answering(tmp_path, "'keep 1 2 reject 5 3 4'"), 5)

    assert decisions(bot, 1) == [str(parse_action("keep 1 2 reject 5 3 4"))]


def test_what_a_program_complains_about_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "railwright.bots")
    code = "import sys; print('no idea', file=sys.stderr); input(); print('?')"
    bot = ExternalBot(program(tmp_path, code), 5, starts=1)

    decisions(bot, 1)

    assert any("no idea" in record.getMessage() for record in caplog.records)


def test_a_forgotten_program_ends(tmp_path: Path) -> None:
    bot = ExternalBot(answering(tmp_path, FIRST), 5)
    view = new_game("nordic", 2, 1).view(0)
    bot.choose(view, view.actions)
    assert bot.program is not None
    process = bot.program.process

    del bot
    gc.collect()

    assert process.wait(30) == 0


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("exec:", "name a program"),
        ("exec:/no/such/bot", "no such program"),
        ("exec:'", "No closing quotation"),
        (f"exec:{DOCS / 'index.md'}", "cannot be run"),
    ],
)
def test_a_program_that_is_not_there_is_refused_at_once(
    name: str, problem: str
) -> None:
    with pytest.raises(GameError, match=problem):
        new_bot(name, 1)


def test_a_path_may_have_spaces(tmp_path: Path) -> None:
    file = tmp_path / "my bot"
    file.write_text("#!/bin/sh\n", encoding="utf-8")
    file.chmod(0o755)

    bot = new_bot(f"exec:{file}", 1)

    assert isinstance(bot, ExternalBot)
    assert bot.command == [str(file)]
