"""The sources of a commit, compiled in a folder of their own."""

import os
import shlex
import shutil
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from tempfile import mkdtemp

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PARTS = ("src", "setup.py")
"""What of a commit is needed to run its bots."""


def commit_of(name: str) -> str:
    """The full id of a commit; RuntimeError if there is none."""
    asked = f"{name}^{{commit}}"
    return _git("rev-parse", "--verify", "--quiet", asked, about=name).decode().strip()


def built(commit: str, room: Path, *, pure: bool = False) -> Path:
    """The folder of a commit's packages, built once; RuntimeError if that fails."""
    home = room / (f"{commit[:10]}-pure" if pure else commit[:10])
    if not home.is_dir():
        room.mkdir(parents=True, exist_ok=True)
        begun = Path(mkdtemp(dir=room, prefix="begun-"))
        try:
            _unpack(commit, begun)
            if not pure:
                _compile(begun)
            begun.rename(home)
        finally:
            shutil.rmtree(begun, ignore_errors=True)
    return home / "src"


def project_file(commit: str) -> str:
    """What a commit says that the project is and needs."""
    return _git("show", f"{commit}:pyproject.toml", about=commit).decode()


def program(path: Path, sources: Path, bot: str) -> Path:
    """Write a program that plays like a bot of the sources, for `exec:`."""
    words = [sys.executable, HERE / "past_bot.py", sources.resolve(), bot]
    command = shlex.join(str(word) for word in words)
    path.write_text(f"#!/bin/sh\nexec {command}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def _unpack(commit: str, home: Path) -> None:
    archive = _git("archive", commit, *PARTS, about=commit)
    with tarfile.open(fileobj=BytesIO(archive)) as tar:
        tar.extractall(home, filter="data")


def _compile(home: Path) -> None:
    """Compile in place; what the project is called and needs plays no part."""
    print("Compiling (this takes a minute or two) ...", file=sys.stderr)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib=src"]
    with (home / "build.log").open("w", encoding="utf-8") as log:
        code = subprocess.call(  # noqa: S603 - the words are ours
            command, cwd=home, stdout=log, stderr=subprocess.STDOUT, env=_environment()
        )
    if code or not [*home.glob("src/**/*.so"), *home.glob("src/**/*.pyd")]:
        said = (home / "build.log").read_text(encoding="utf-8").splitlines()
        raise RuntimeError(f"it cannot be compiled: {said[-1] if said else code}")


def _environment() -> dict[str, str]:
    """Without the wish for an interpreted core, which is ours and not the past's."""
    return {name: at for name, at in os.environ.items() if name != "RAILWRIGHT_PURE"}


def _git(*words: str, about: str) -> bytes:
    asked = subprocess.run(  # noqa: S603 - the words are ours
        ["git", "-C", str(ROOT), *words],  # noqa: S607 - whichever git there is
        capture_output=True,
        check=False,
    )
    if asked.returncode:
        raise RuntimeError(f"there is no commit {about!r} here")
    return asked.stdout
