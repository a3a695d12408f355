"""Servers that are copies of a process share nothing but what it imported."""

import subprocess
import sys
from pathlib import Path

FIRST_WITH_A_BROKEN_GAME = """
import os, sys
from pathlib import Path
from tests.server.running import running

folder = Path(sys.argv[1])
os.environ["RAILWRIGHT_GAMES"] = str(folder / "missing")
with running(folder / "first"):
    pass
del os.environ["RAILWRIGHT_GAMES"]
with running(folder / "second") as second:
    pass
print(second.errors)
"""


def test_what_one_server_is_told_the_next_does_not_hear(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FIRST_WITH_A_BROKEN_GAME, str(tmp_path)]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"
