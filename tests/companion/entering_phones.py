"""Phones that enter finished games: the client's own code, run by Node."""

import json
import os
import shutil
import subprocess
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tests.companion.played import sheet_of

from railwright.model import Match
from railwright.server.offers.board_texts import board_text

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUNDLER = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
LINES = """
import { createInterface } from "node:readline";
import { sent } from %s;
const boards = {};
for await (const line of createInterface({ input: process.stdin })) {
  const { facts, game, seats } = JSON.parse(line);
  if (facts) boards[game] = facts;
  else console.log(JSON.stringify(sent(boards[game], game, seats)));
}
"""


class EnteringPhones:
    """Two phones at one table, which enter one game after the other."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.boards: set[str] = set()

    def enter(self, match: Match) -> str:
        """What their pages send when everything on a table is entered."""
        sheet = sheet_of(match)
        if sheet.game not in self.boards:
            self.boards.add(sheet.game)
            facts = json.loads(board_text(sheet.game, sheet.game, "json"))
            self._write({"game": sheet.game, "facts": facts})
        self._write(
            {"game": sheet.game, "seats": [asdict(seat) for seat in sheet.seats]}
        )
        assert self.process.stdout
        return self.process.stdout.readline()

    def _write(self, said: Any) -> None:  # noqa: ANN401 - JSON
        assert self.process.stdin
        self.process.stdin.write(json.dumps(said) + "\n")
        self.process.stdin.flush()


@contextmanager
def phones(folder: Path) -> Iterator[EnteringPhones]:
    """Phones with the pages as they are now."""
    node = _node()
    bundle = folder / "entering.mjs"
    words = ["test/entering.ts", "--format", "esm", "--file", str(bundle)]
    subprocess.run([node, BUNDLER, *words], cwd=WEB, check=True, capture_output=True)
    program = folder / "lines.mjs"
    program.write_text(LINES % json.dumps(bundle.as_uri()))
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [node, program], stdin=pipe, stdout=pipe, text=True
    ) as running:
        yield EnteringPhones(running)


def _node() -> str:
    """The Node that builds the client: the machine's, or that of a Python package."""
    places = [sysconfig.get_path("scripts"), *os.get_exec_path()]
    found = shutil.which("node", path=os.pathsep.join(places))
    assert found, "the client is built with Node"
    return found
