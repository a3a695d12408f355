"""The files that a build may copy: those that .dockerignore does not name."""

import shutil
from collections.abc import Callable
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath

from tools.image.containerfile import ContainerfileError


def ignored(text: str) -> Callable[[str], bool]:
    """Whether a path is left out by this .dockerignore."""
    lines = (line.strip() for line in text.splitlines())
    patterns = [line.rstrip("/") for line in lines if line and line[0] != "#"]
    for each in patterns:
        if each.startswith("!") or "**" in each.removeprefix("**/"):
            raise ContainerfileError(f".dockerignore: {each} is not known to this tool")

    def is_ignored(path: str) -> bool:
        return any(_matches(PurePosixPath(path), each) for each in patterns)

    return is_ignored


def _matches(path: PurePosixPath, pattern: str) -> bool:
    """A pattern counts its folders from the top, or after **/ from anywhere."""
    wanted = PurePosixPath(pattern.removeprefix("**/")).parts
    parts = path.parts
    if pattern.startswith("**/"):
        parts = parts[-len(wanted) :]
    return len(parts) == len(wanted) and all(map(fnmatchcase, parts, wanted))


def copy_context(context: Path, target: Path) -> None:
    """Copy what a build may see, into a folder that may be there."""
    is_ignored = ignored((context / ".dockerignore").read_text("utf-8"))

    def left_out(folder: str, names: list[str]) -> set[str]:
        above = Path(folder).relative_to(context)
        return {name for name in names if is_ignored((above / name).as_posix())}

    shutil.copytree(context, target, ignore=left_out, symlinks=True, dirs_exist_ok=True)
