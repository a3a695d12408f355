"""One program, run by the compiled and by the interpreted build."""

import subprocess
import sys
from pathlib import Path


def said_by(build: str, path: Path, program: str) -> list[str]:
    """The lines that a program prints which is told the name of its build."""
    ended = subprocess.run(
        [sys.executable, "-c", program, build],
        env={"PYTHONPATH": str(path)},
        check=True,
        capture_output=True,
        text=True,
    )
    return ended.stdout.splitlines()
