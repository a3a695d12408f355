"""Where and with what games were played, for those who want to play them again."""

import os
import platform
import shutil
import subprocess
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

import railwright.core.engine

PATIENCE = 5
"""Seconds that git may take to answer."""


def provenance() -> dict[str, str]:
    """What this machine and this version are, each fact with its name."""
    is_compiled = not railwright.core.engine.__file__.endswith(".py")
    core = "compiled core" if is_compiled else "interpreted core"
    found = {
        "Railwright": f"{version('railwright')}, {core}",
        "commit": _commit(),
        "Python": f"{platform.python_version()} on {platform.system()}",
        "machine": f"{_processor()}, {os.cpu_count() or 1} cores",
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
    }
    return {name: said for name, said in found.items() if said}


def _commit() -> str:
    """The commit of a checkout; nothing where Railwright was installed."""
    root = Path(railwright.core.engine.__file__).parents[3]
    git = shutil.which("git")
    if git is None or not (root / ".git").exists():
        return ""
    try:
        said = subprocess.run(  # noqa: S603 - git of this machine
            [git, "describe", "--always", "--dirty", "--abbrev=10", "--exclude=*"],
            cwd=root,
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return said.stdout.strip()


def _processor() -> str:
    """What the processor is called, as far as the system says it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if "model name" in line]
    return names[0] if names else platform.processor() or platform.machine()
