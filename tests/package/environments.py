"""Environments with the packages of some extras and no others."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def required(extras: set[str]) -> list[Requirement]:
    """What pyproject.toml asks for, with these extras."""
    told = [*PROJECT["dependencies"]]
    for extra in sorted(extras):
        told += PROJECT["optional-dependencies"][extra]
    return [Requirement(each) for each in told]


def closure(*extras: str) -> dict[str, Distribution]:
    """All packages that an install with these extras brings, by name."""
    found: dict[str, Distribution] = {}
    waiting = required({*extras})
    while waiting:
        wish = waiting.pop()
        name = canonicalize_name(wish.name)
        if name == PROJECT["name"]:
            waiting += required(wish.extras)
        elif _is_for_us(wish):
            is_new = name not in found
            found[name] = distribution(name)
            if is_new or wish.extras:
                waiting += _needs(found[name], wish.extras)
    return found


def _is_for_us(wish: Requirement) -> bool:
    return wish.marker is None or wish.marker.evaluate()


def _needs(package: Distribution, extras: set[str]) -> Iterator[Requirement]:
    for text in package.requires or ():
        wish = Requirement(text)
        marker = wish.marker
        chosen = ["", *extras]
        if marker is None or any(marker.evaluate({"extra": each}) for each in chosen):
            wish.marker = None
            yield wish


class Environment:
    """A folder from which Python imports these packages, and our sources."""

    def __init__(self, folder: Path, *extras: str) -> None:
        self.folder = folder
        for package in closure(*extras).values():
            for top in {file.parts[0] for file in package.files or ()}:
                target = Path(str(package.locate_file(top)))
                link = folder / top
                is_ours = top not in {"..", "__pycache__"} and not link.exists()
                if is_ours and target.exists():
                    link.symlink_to(target)
        own = distribution(PROJECT["name"])
        info = next(f.parts[0] for f in own.files or () if f.name == "METADATA")
        (folder / info).symlink_to(Path(str(own.locate_file(info))))

    def variables(self) -> dict[str, str]:
        """The variables by which `python -S` finds these packages alone."""
        path = os.pathsep.join([str(self.folder), str(ROOT / "src")])
        home = str(self.folder / "data")  # where games are saved
        return {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": home}

    def python(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run Python with these packages alone."""
        return subprocess.run(
            [sys.executable, "-S", *words],
            env=self.variables(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )

    def railwright(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run our command."""
        return self.python("-m", "railwright", *words)
