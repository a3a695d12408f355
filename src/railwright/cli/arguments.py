"""What commands that play have in common: options, files and cores."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path

import click

from railwright.cli.values import WholeNumber
from railwright.errors import GameError
from railwright.text_files import cannot_write, decoded, read_text

HTML = b"<!doctype html>"
"""How reports begin."""
JOBS = click.option(
    "--jobs",
    type=WholeNumber(0),
    help="Number of worker processes; 0 means one per core.  [default: 0]",
)
"""The option of all commands that play many games."""
RULE_OPTIONS = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="A rule option to change; may be given several times.",
)
"""What `read_options` reads."""


class Unusable(click.ClickException):
    """What was typed cannot be used: one line, exit code 2."""

    exit_code = 2


def read_options(said: Iterable[str]) -> dict[str, str]:
    """Options of the rules as they are typed: `first_player=1`."""
    options = {}
    for each in said:
        name, equals, value = each.partition("=")
        if not (name and equals and value):
            raise GameError(f"--option must be NAME=VALUE, not {each[:40]!r}")
        options[name.strip()] = value.strip()
    return options


def read_input(file: Path) -> str:
    """The text of a file, or of standard input if a dash is given."""
    if str(file) != "-":
        return read_text(file)
    return decoded(sys.stdin.buffer.read(), input_name(file))


def input_name(file: Path) -> str:
    """What errors call a file that is read."""
    return "standard input" if str(file) == "-" else str(file)


def check_writable(path: Path, *read: str | Path | None) -> None:
    """Better known now than after hours of play: GameError if a file cannot be written.

    What is read, such as a map, must not be written over.
    """
    if path.resolve() in {Path(each).resolve() for each in read if each}:
        raise GameError(f"{path} would be overwritten; choose another file")
    is_new = not path.exists()
    try:
        path.open("ab").close()
    except OSError as error:
        raise cannot_write(path, error) from error
    if is_new:
        path.unlink()


def check_report(path: Path, *games: str) -> None:
    """GameError if a report on these games could not be written, or drawn."""
    from railwright.layout import load_board

    if path.suffix not in {".html", ".htm"}:
        raise GameError(f"{path}: a report must end in .html")
    for game in games:
        load_board(game)
    check_writable(path, *games)
    check_html(path, "file")


def check_html(path: Path, what: str) -> None:
    """GameError if something that is no report would be written over."""
    if path.exists() and not path.read_bytes().startswith(HTML):
        raise GameError(f"{path} is not a report; choose another {what}")


def check_new(path: Path) -> None:
    """GameError if a file cannot be written, or would be written over."""
    if path.exists():
        raise GameError(f"{path} is there already: choose another")
    check_writable(path)


def check_picture(path: Path) -> None:
    """GameError if a picture of this name could not be drawn."""
    if path.suffix not in {".svg", ".png"}:
        raise GameError(f"{path}: a picture must end in .svg or .png")


def cores() -> int:
    """How many processes this machine can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
