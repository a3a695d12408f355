"""The game in a real terminal: colors, the end of a session, hidden hands."""

import codecs
import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from railwright.bots import new_bot
from railwright.model import new_game, record

pty = pytest.importorskip("pty", reason="there are no such terminals on this system")
COLOR = re.compile(r"\x1b\[[0-9;]*[34]8;")


class Terminal:
    """A program in a terminal of 80 columns, typed to as a person would."""

    def __init__(self, home: Path, *arguments: str, **more: str) -> None:
        master, slave = pty.openpty()
        environment = {**os.environ, "XDG_DATA_HOME": str(home), "COLUMNS": "80"}
        environment.pop("NO_COLOR", None)
        environment |= {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **more}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "railwright", "play", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self.master = master
        # What is read may end within a letter of several bytes.
        self.decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self.text = ""

    def until(self, end: str) -> str:
        """What the program has shown since the last time, up to a text."""
        while end not in self.text:
            shown = self._read()
            assert shown, f"{end!r} was not shown but {self.text!r}"
            self.text += shown
        seen, _, self.text = self.text.partition(end)
        return seen

    def _read(self) -> str:
        """What is shown next; nothing if the other side is closed."""
        shown = ""
        while not shown:
            try:
                data = os.read(self.master, 65536)
            except OSError:
                data = b""
            if not data:
                return ""
            shown = self.decode(data)
        return shown

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.master, f"{line}\n".encode())

    def close(self) -> int:
        """Read to the end; the exit code."""
        while shown := self._read():
            self.text += shown
        return self.process.wait()

    def end(self) -> None:
        """Leave no process behind, whatever has become of the test."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self.master)


Open = Callable[..., Terminal]


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Open]:
    """Runs `railwright play` in terminals that are closed when the test is over."""
    terminals: list[Terminal] = []

    def run(*arguments: str, **more: str) -> Terminal:
        terminals.append(Terminal(tmp_path, *arguments, **more))
        return terminals[-1]

    yield run
    for terminal in terminals:
        terminal.end()


def test_cards_are_colored_and_ctrl_c_leaves_the_game_saved(play: Open) -> None:
    terminal = play("nordic", "--seed", "3")
    table = terminal.until("Player 1> ")

    os.killpg(terminal.process.pid, signal.SIGINT)
    with contextlib.suppress(OSError):  # it may be gone already
        terminal.type("")  # a signal just before the wait for a key is seen with it

    assert terminal.close() == 0
    assert COLOR.search(table)
    assert "railwright play --resume nordic-1" in terminal.text


def test_no_color_is_respected(play: Open) -> None:
    terminal = play("nordic", "--seed", "3", NO_COLOR="1")
    table = terminal.until("Player 1> ")
    terminal.type("quit")

    assert terminal.close() == 0
    assert "red" in table
    assert not COLOR.search(table)
    assert not re.search(r"\x1b\[[0-9;]*\b[349][0-7]\b", table)


def test_a_hand_is_cleared_away_before_the_next_person_looks(play: Open) -> None:
    terminal = play("nordic", "--seats", "human:Anna,human:Ben")
    terminal.until("Anna: press Enter when only you see the screen. ")
    terminal.type("")
    terminal.until("Anna> ")
    terminal.type("1 2")
    terminal.until("Press Enter to go on, or type “undo” to take it back: ")
    terminal.type("")

    between = terminal.until("Ben: press Enter when only you see the screen. ")
    terminal.type("")
    terminal.until("Ben> ")
    terminal.type("quit")

    assert terminal.close() == 0
    assert "\x1b[2J" in between  # the screen
    assert "\x1b[3J" in between  # and what could be scrolled back to


def test_the_final_scoring_waits_between_its_stages(tmp_path: Path, play: Open) -> None:
    match = new_game("nordic", 2, 5)
    bot = new_bot("greedy", 1)
    while (seat := match.seat_to_act) is not None:
        view = match.view(seat)
        match.play(bot.choose(view, view.actions), seat)
    folder = tmp_path / "railwright" / "games"
    folder.mkdir(parents=True)
    text = record(match, ["human", "greedy"])
    (folder / "over.txt").write_text(text, encoding="utf-8")

    terminal = play("--resume", "over")
    for stage in ("Routes", "Tickets", "Most tickets", "Total"):
        terminal.until(f"Press Enter to see: {stage} ")
        terminal.type("")

    assert terminal.close() == 0
    assert re.search(r"(Player 1|Greedy) wins", terminal.text)
