"""`railwright rules` shows the catalogue."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from railwright.games import GAMES
from railwright.games.registry import FOLDERS
from railwright.rulebook import catalogue

Run = Callable[..., Result]
LAKELAND = Path(__file__).parents[2] / "docs" / "how-to" / "lakeland"


def test_the_overview_says_how_to_go_on(run: Run) -> None:
    result = run()

    assert result.exit_code == 0
    assert "237 rules, 72 of them common; 63 rulings" in result.output
    for name in GAMES:
        assert f" {name} " in result.output
    assert "railwright rules --search WORDS" in result.output


@pytest.mark.parametrize("game", GAMES)
def test_a_game_shows_each_of_its_rules_on_a_line(run: Run, game: str) -> None:
    result = run(game)

    assert result.exit_code == 0
    starts = [line[:4] for line in result.output.splitlines() if line[1:2] == "-"]
    assert starts == [rule.id for rule in catalogue().rules_of(game)]


def test_a_game_is_grouped_by_headings(run: Run) -> None:
    lines = run("nordic").output.splitlines()

    assert "Nordic (N)" in lines
    assert "Drawing cards" in lines
    assert "Tunnels (E, N, S)" in lines
    assert "Tunnels (E, N, S)" not in run("usa").output
    assert lines.index("Nordic (N)") < lines.index("Ferries (E, N)")


def test_usa_says_what_it_takes_from_europe(run: Run) -> None:
    assert "Common rules apply as for Europe unless" in run("usa").output


@pytest.mark.parametrize("typed", [("C-31",), ("c31",), ("europe", "c-31")])
def test_a_rule_in_full(run: Run, typed: tuple[str, ...]) -> None:
    result = run(*typed)

    assert result.exit_code == 0
    assert result.output.startswith("C-31   No superfluous card. A payment containing")
    assert "Games: Europe, Nordic Countries, Switzerland, USA, World\n" in result.output
    assert "Source: ruling Q-29 (the only" in result.output
    assert "\nRelated rulings\nQ-29   Superfluous cards\n" in result.output
    assert "X-48   route L = 3: pay 4 cards of the color" in result.output


def test_a_rule_with_an_example_and_reasons_for_its_games(run: Run) -> None:
    output = run("C-02").output

    assert "Example: 8 × 12 + 14 = 110." in output
    assert (
        "Games: Europe, Nordic Countries, Switzerland, USA (E N S (W: see W-03))"
        in output
    )


def test_a_ruling_in_full(run: Run) -> None:
    output = run("Q-12").output

    assert output.startswith("Q-12   Endless reset\n")
    for name in ("Texts", "Outside", "Ruling", "Reason", "Option"):
        assert f"       {name}: " in output
    assert "Option: the cap (max_consecutive_resets, default 10)" in output


def test_a_scenario_in_full(run: Run) -> None:
    output = run("nordic", "X-74").output

    assert "Set-up: same as X-73: Stavanger" in output
    assert "Expected: claimed, 5 cards discarded, 3 trains, +4" in output
    assert "N-19   Three cards for a locomotive" in output


def test_several_ids(run: Run) -> None:
    output = run("N-19", "Q-25").output

    assert "N-19   Three cards" in output
    assert "\n\nQ-25   May the three-card substitute" in output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["C-99"], "C-99: no such rule, ruling or scenario; choose from C-01 to C-72"),
        (
            ["X-228"],
            "X-228: no such rule, ruling or scenario; choose from X-01 to X-227",
        ),
        (
            ["europ"],
            "europ: no such game, and not an id like C-31; did you mean europe?",
        ),
        (["zzz"], "zzz: no such game, and not an id like C-31; choose from europe,"),
        (["europe", "N-12"], "N-12 is not about Europe but Nordic Countries"),
        (["europe", "X-74"], "X-74 is not about Europe but Nordic Countries"),
        (["europe", "nordic"], "give one game at a time, not europe and nordic"),
        (
            ["nordic", "--options", "C-31"],
            "--options lists options alone; leave out C-31",
        ),
        (["--search", " "], "--search needs at least one word"),
    ],
)
def test_what_is_unknown_is_said_in_a_sentence(
    run: Run, words: list[str], said: str
) -> None:
    result = run(*words)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"Error: {said}")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--search", "zebra"], "no entry has all of the words zebra"),
        (["usa", "--search", "zoo"], "no entry of USA has all of the words zoo"),
    ],
)
def test_a_search_without_a_find_has_the_exit_code_of_grep(
    run: Run, words: list[str], said: str
) -> None:
    result = run(*words)

    assert (result.exit_code, result.stderr) == (1, f"Error: {said}\n")


def test_search(run: Run) -> None:
    lines = run("--search", "four-for-one").output.splitlines()

    assert lines == ["N-22   Scope of substitutions"]


def test_search_in_a_game_with_words_not_quoted(run: Run) -> None:
    loose = run("world", "--search", "joker", "port")

    assert loose.exit_code == 0
    assert loose.output == run("--search", "joker port", "W").output
    assert "W-43   Port cost\n" in loose.output
    assert "\nE-" not in loose.output


def test_search_tells_apart_scenarios_that_are_the_same(run: Run) -> None:
    output = run("--search", "8 green + 1 locomotive refused(wild").output

    assert "X-79   Murmansk–Lieksa, L = 9: 8 green + 1 loco" in output


def test_options(run: Run) -> None:
    lines = run("--options").output.splitlines()

    assert lines[0].split() == ["option", "default", "other", "values", "ruling"]
    for option in catalogue().options.values():
        (line,) = [line for line in lines if line.startswith(f"{option.name} ")]
        assert line.split()[1] == option.default
        assert line.endswith(option.question)
    [seats] = [line for line in lines if line.startswith("first_player ")]
    assert re.search(r"random +1 to the number of players +Q-43", seats)


def test_options_of_a_game_are_its_own(run: Run) -> None:
    """Nobody builds stations in Switzerland (S-02)."""
    output = run("switzerland", "--options").output

    assert "swiss_trains " in output
    assert "station_choice" not in output
    assert re.search(r"first_player +random +1 to the number of players +Q-43", output)


def test_a_game_of_your_own_says_its_own_numbers(tmp_path: Path) -> None:
    """Lakeland has 56 cards: 6 in each of 8 colors, and 8 locomotives."""
    ended = subprocess.run(
        [sys.executable, "-m", "railwright", "rules", "lakeland"],
        env={**os.environ, FOLDERS: str(LAKELAND)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )

    rules = {line[:4]: line for line in ended.stdout.splitlines()}
    assert rules["C-02"].endswith("Here: cards: 56: 8 × 6 train + 8 wild.")
    assert "Here: opening tickets: 3, keep 2" in rules["C-07"]
    assert "Example: 8 × 12 + 14 = 110" not in ended.stdout


def test_text_is_plain_in_a_pipe_and_has_no_marks(run: Run) -> None:
    output = "".join(run(word).output for word in (*GAMES, *catalogue().rulings))

    assert "\x1b" not in output
    assert "*" not in output
    assert "`" not in output


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_text_is_wrapped_to_the_terminal() -> None:
    import pty  # noqa: PLC0415 - not on every system

    own, others = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "railwright", "rules", "N-21"],
        stdout=others,
        env={**os.environ, "COLUMNS": "50", "TERM": "xterm"},
    ):
        os.close(others)
        text = b""
        while chunk := _read(own):
            text += chunk
    os.close(own)

    lines = text.decode().replace("\r", "").splitlines()
    assert lines[0].startswith("\x1b[1mN-21   \x1b[0mFerry, check.")
    assert lines[1].startswith("       ")
    assert max(len(line) for line in lines[1:6]) <= 50
    assert len(lines) > 15


def _read(descriptor: int) -> bytes:
    try:
        return os.read(descriptor, 4096)
    except OSError:  # the other end is closed
        return b""
