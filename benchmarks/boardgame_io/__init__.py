"""The same question to boardgame.io: how many moves a second its server makes.

Its own server runs its own example game, as it is or with a state of our size; its
moves are not durable. They come over its sockets from processes of their own, as in our
measurement.
"""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks.crowd import Figures

SCRIPTS = Path(__file__).parent
INSTALLED = Path("build/boardgame.io")
PATIENCE = 600
"""Seconds in which npm has to be done."""


def install() -> None:
    """Have npm put the packages into the build folder, unless they are there."""
    if (INSTALLED / "node_modules").exists():
        return
    INSTALLED.mkdir(parents=True, exist_ok=True)
    shutil.copy(SCRIPTS / "package.json", INSTALLED)
    command = ["npm", "install", "--no-audit", "--no-fund", "--silent"]
    subprocess.run(command, cwd=INSTALLED, check=True, timeout=PATIENCE)  # noqa: S603 - our own command


@contextmanager
def _node(script: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    packages = str((INSTALLED / "node_modules").resolve())
    process = subprocess.Popen(  # noqa: S603 - our own script
        ["node", str(SCRIPTS / script), *arguments],  # noqa: S607 - wherever it is
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"NODE_PATH": packages},
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def _line(process: subprocess.Popen[str], wanted: str) -> str:
    """The next line that has something in it."""
    assert process.stdout  # noqa: S101 - it is a pipe
    for line in process.stdout:
        if wanted in line:
            return line
    raise RuntimeError("the process of node has ended")


class Case(NamedTuple):
    """What their server carries, and where."""

    about: str
    bytes_of_state: int
    """Besides the cells of tic-tac-toe; each player sees two thirds of them."""
    has_files: bool
    """Whether it keeps games in files, as its own store does, or in memory."""
    tables: int


CASES = [
    Case("tic-tac-toe in memory", 0, has_files=False, tables=200),
    Case("a state of our size in memory", 4_300, has_files=False, tables=200),
    Case("a state of our size in files", 4_300, has_files=True, tables=20),
]
"""In files each move writes the whole log of its game again: few tables are enough."""


@contextmanager
def server(case: Case) -> Iterator[tuple[str, int]]:
    """Their server; gives its address, and the number of the process."""
    install()
    with TemporaryDirectory() as folder:
        options = [str(case.bytes_of_state), folder if case.has_files else ""]
        with _serving(*options) as found:
            yield found


@contextmanager
def _serving(*options: str) -> Iterator[tuple[str, int]]:
    with _node("server.cjs", *options) as process:
        found = re.search(r"\d+", _line(process, "listens on"))
        assert found  # noqa: S101 - it says so when it is ready
        yield f"http://127.0.0.1:{found[0]}", process.pid


@contextmanager
def crowd(
    address: str, tables: int, seconds: float, processes: int
) -> Iterator[list[subprocess.Popen[str]]]:
    """People at tables who wait to be told to begin."""
    with ExitStack() as stack:
        share = (address, str(tables // processes), str(seconds))
        started = [
            stack.enter_context(_node("crowd.cjs", *share)) for _ in range(processes)
        ]
        for process in started:
            _line(process, "ready")
        yield started


def play(people: list[subprocess.Popen[str]]) -> list[Figures]:
    """Let all play, and collect what they measured."""
    for process in people:
        assert process.stdin  # noqa: S101 - it is a pipe
        process.stdin.write("go\n")
        process.stdin.flush()
    return [Figures(**json.loads(_line(each, "latencies"))) for each in people]
