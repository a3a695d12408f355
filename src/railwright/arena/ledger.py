"""A file of outcomes, a JSON line for each game, from which a contest goes on."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any, TextIO

from railwright.arena.contest import Fixture, Setting
from railwright.arena.match import Outcome, Parts
from railwright.errors import GameError

FORMAT = "railwright arena 1"
Line = Mapping[str, Any]  # a line of JSON, whatever it holds


class Ledger:
    """The games that are known already, and a file to which new ones are added.

    A game is what its seed and its seats are, so none can be counted twice.
    """

    def __init__(self, path: Path, setting: Setting) -> None:
        self.path = path
        self.outcomes: dict[Fixture, Outcome] = {}
        try:
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            header = _header(setting)
            self._read(text, header)
            self.file: TextIO = path.open("a", encoding="utf-8")
            self._repair(text, json.dumps(header))
        except UnicodeDecodeError as error:
            raise GameError(f"{path} is not a text file") from error
        except OSError as error:
            raise GameError(f"{path}: {error.strerror}") from error

    def add(self, outcome: Outcome) -> None:
        """Remember a game at once, so that nothing is lost with the next one."""
        self.outcomes[outcome.fixture] = outcome
        self.file.write(json.dumps(_line(outcome)) + "\n")
        self.file.flush()

    def close(self) -> None:
        """Nothing more is added."""
        self.file.close()

    def _read(self, text: str, header: Line) -> None:
        # A last line without an end was cut off when a run was killed.
        lines = text.split("\n")[:-1]
        if not lines and not json.dumps(header).startswith(text):
            raise self._unexpected(1)
        for number, line in enumerate(lines, 1):
            try:
                said = json.loads(line)
                if number == 1:
                    self._compare(said, header)
                else:
                    outcome = _outcome(said, header["players"])
                    self.outcomes[outcome.fixture] = outcome
            except GameError:
                raise
            except (ValueError, TypeError, KeyError, AttributeError) as error:
                raise self._unexpected(number) from error

    def _unexpected(self, number: int) -> GameError:
        what = "the outcome of a game" if number > 1 else f"{FORMAT!r}"
        return GameError(f"{self.path}, line {number}: expected {what}")

    def _compare(self, said: Line, header: Line) -> None:
        if said["format"] != FORMAT:
            raise ValueError
        for name, value in header.items():
            if said[name] != value:
                raise GameError(
                    f"{self.path}: its games have {name} {_shown(said[name])}, "
                    f"not {_shown(value)}"
                )

    def _repair(self, text: str, header: str) -> None:
        """Cut off half a line, and begin a new file with what all games share."""
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self.file.truncate(len(whole.encode()))
        if not whole:
            self.file.write(header + "\n")
            self.file.flush()


def _header(setting: Setting) -> dict[str, object]:
    """What must be the same for outcomes to be counted together."""
    return {
        "format": FORMAT,
        "version": version("railwright"),
        "game": setting.game,
        "players": setting.players,
        "options": dict(sorted(setting.options)),
    }


def _shown(value: object) -> str:
    if not isinstance(value, dict):
        return str(value)
    return " ".join(f"{name}={chosen}" for name, chosen in value.items()) or "none"


def _line(outcome: Outcome) -> dict[str, object]:
    return {
        "seed": outcome.fixture.seed,
        "seats": outcome.seats,
        "first": outcome.first,
        "places": outcome.places,
        "parts": [asdict(parts) for parts in outcome.parts],
        "decisions": outcome.decisions,
        "seconds": [round(seconds, 6) for seconds in outcome.seconds],
        "forfeit": outcome.forfeit,
    }


def _outcome(said: Line, players: int) -> Outcome:
    """The outcome that a line tells; ValueError or the like if it does not."""
    outcome = Outcome(
        fixture=Fixture(_count(said["seed"]), tuple(map(str, said["seats"]))),
        first=_count(said["first"]),
        places=tuple(map(_count, said["places"])),
        parts=tuple(Parts(**parts) for parts in said["parts"]),
        decisions=tuple(map(_count, said["decisions"])),
        seconds=tuple(map(float, said["seconds"])),
        forfeit=None if said.get("forfeit") is None else _count(said["forfeit"]),
    )
    by_seat = (outcome.seats, outcome.places, outcome.parts, outcome.decisions)
    sizes = {len(each) for each in (*by_seat, outcome.seconds)}
    if sizes != {players} or 1 not in outcome.places or outcome.first >= players:
        raise ValueError
    if any(type(value) is not int for each in said["parts"] for value in each.values()):
        raise TypeError
    return outcome


def _count(value: object) -> int:
    if type(value) is not int or value < 0:
        raise ValueError
    return value
