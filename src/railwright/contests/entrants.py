"""Who climbs a ladder: our bots, and those that a `ladder.toml` lists."""

import re
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path

from railwright.bots import BOTS, check_bot, is_bot
from railwright.errors import Defect, FileError, GameError, shown
from railwright.suggestions import did_you_mean_or_choose
from railwright.text_files import read_text
from railwright.toml_syntax import Lines, syntax_defect

TABLE = "bot"
EXAMPLE = '[[bot]], name = "my-bot" and play = "exec:./my-bot"'
LONGEST = {"name": 30, "play": 500, "by": 80, "about": 200}
"""How many letters each field may have."""
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ._-]*")


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot of a ladder."""

    name: str
    """What tables call it."""
    play: str
    """The bot, as contests name it: `hard`, `exec:./my-bot`, `py:mybots:MyBot`."""
    by: str = ""
    """Who wrote it."""
    about: str = ""
    """How it thinks, in a sentence."""


OURS = tuple(Entrant(name, name) for name in BOTS if name != "search")
"""The built-in bots; `search` is `expert` under another name."""


def read_entrants(path: Path) -> list[Entrant]:
    """The bots that a file lists; FileError names the line of every defect."""
    text = read_text(path)
    try:
        said = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FileError(str(path), [syntax_defect(str(error), text)]) from error
    lines = Lines(text)
    defects = [
        Defect(lines.of((key,)), f"unknown key {key!r}: a ladder is a list of [[bot]]")
        for key in said
        if key != TABLE
    ]
    listed = said.get(TABLE, [])
    if not isinstance(listed, list) or not all(isinstance(e, dict) for e in listed):
        defects.append(Defect(lines.of((TABLE,)), f"expected {EXAMPLE}"))
        listed = []
    for at, table in enumerate(listed):
        defects += [
            Defect(lines.of((TABLE, at, key)), text) for key, text in _defects(table)
        ]
    if defects:
        raise FileError(str(path), defects)
    found = [Entrant(**table) for table in listed]
    clashes = _clashes([*OURS, *found])
    if clashes:
        raise FileError(
            str(path),
            [
                Defect(lines.of((TABLE, _place(found, each))), text)
                for each, text in clashes
            ],
        )
    return found


def _place(found: Sequence[Entrant], entrant: Entrant) -> int:
    """Where the very same bot is in a list, which may have an equal one before it."""
    return next(at for at, each in enumerate(found) if each is entrant)


def _defects(table: dict[str, object]) -> Iterable[tuple[str, str]]:
    """What is wrong with the fields of a bot, each with its name."""
    known = [each.name for each in fields(Entrant)]
    for key, value in table.items():
        if key not in known:
            hint = did_you_mean_or_choose(key, known)
            yield key, f"unknown field {key!r}{hint}"
        elif not isinstance(value, str) or not value.strip():
            yield key, f"{key} must be text in quotation marks, not {shown(value)}"
        elif len(value) > LONGEST[key]:
            yield key, f"{key} must have at most {LONGEST[key]} letters"
    for key in ("name", "play"):
        if key not in table:
            yield "", f"this bot has no {key}: expected {EXAMPLE}"
    yield from _unusable(table.get("name"), table.get("play"))


def _unusable(name: object, play: object) -> Iterable[tuple[str, str]]:
    """What no bot of a ladder can be called, or be."""
    if isinstance(name, str) and name.strip() and not NAME.fullmatch(name):
        wanted = "letters, digits, spaces, dots, hyphens and underscores"
        yield "name", f"name must be made of {wanted}, not {shown(name)}"
    if isinstance(play, str) and play.strip() and not is_bot(play):
        wanted = "a bot, exec:PROGRAM or py:MODULE:CLASS"
        yield "play", f"play must be {wanted}, not {shown(play)}"


def _clashes(entrants: Sequence[Entrant]) -> list[tuple[Entrant, str]]:
    """Bots that others of the list could be taken for."""
    found: list[tuple[Entrant, str]] = []
    names: dict[str, Entrant] = {}
    plays: dict[str, Entrant] = {}
    for each in entrants:
        if each.name.lower() in names:
            found.append((each, f"there is already a bot called {each.name!r}"))
        elif each.play in plays:
            text = f"{each.name!r} plays the same as {plays[each.play].name!r}"
            found.append((each, f"{text}: {each.play}"))
        names.setdefault(each.name.lower(), each)
        plays.setdefault(each.play, each)
    return found


def chosen(entrants: Sequence[Entrant], said: Sequence[str]) -> list[Entrant]:
    """The bots of some names, of which those that nobody lists stand for themselves."""
    by_name = {each.name: each for each in entrants}
    found = [by_name.get(name) or Entrant(name, name) for name in said]
    for each in found:
        if each.name not in by_name and not is_bot(each.play):
            hint = did_you_mean_or_choose(each.name, [*by_name])
            raise GameError(f"unknown bot {each.name[:40]!r}{hint}")
    return found


def check_field(entrants: Sequence[Entrant]) -> None:
    """GameError if these bots cannot meet, before the first game."""
    clashes = _clashes(entrants)
    if clashes:
        raise GameError(clashes[0][1])
    if len(entrants) < 2:
        raise GameError("a ladder needs at least two bots")
    for each in entrants:
        check_bot(each.play)
