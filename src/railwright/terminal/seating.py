"""Who sits where: people and bots, and what they are called."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from railwright.bots import check_bot, is_bot, unknown_bot
from railwright.bots.levels import LEVELS
from railwright.errors import GameError
from railwright.words.speech import Words

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class TerminalSeat:
    """A player of a game in the terminal."""

    name: str
    """As it was typed: `human`, `human:Anna`, `planner`, `exec:./my-bot`."""
    label: str
    """As people read it: Player 1, Anna, Planner 2."""

    @property
    def is_human(self) -> bool:
        """Whether a person plays."""
        return is_human(self.name)


def is_human(name: str) -> bool:
    """Whether a name means a person."""
    return name.partition(":")[0] == HUMAN


def read_seats(text: str, words: Words) -> list[TerminalSeat]:
    """The players that a list such as `human,planner` names."""
    return seats_of([" ".join(name.split()) for name in text.split(",")], words)


def seats_of(names: Sequence[str], words: Words) -> list[TerminalSeat]:
    """Players by their names; GameError if there is nobody of that name."""
    for name in names:
        if name == f"{HUMAN}:":
            raise GameError(f"{name} lacks a name, as in {HUMAN}:Anna")
        if is_human(name):
            continue
        if not name:
            raise GameError(f"a seat is empty; name players, as in {HUMAN},medium")
        if not is_bot(name):
            raise unknown_bot(name, HUMAN)
        check_bot(name)
    if not any(map(is_human, names)):
        raise GameError(f"at least one seat must be {HUMAN}")
    labels = [_label(name, number, words) for number, name in enumerate(names, 1)]
    counts = Counter(labels)
    return [
        TerminalSeat(name, label if counts[label] == 1 else f"{label} {number}")
        for number, (name, label) in enumerate(zip(names, labels, strict=True), 1)
    ]


def _label(name: str, number: int, words: Words) -> str:
    kind, _, rest = name.partition(":")
    if kind == HUMAN:
        unnamed = words.say("player-number", n=number)
        return " ".join(rest.split())[:20] or unnamed
    if kind == "exec":
        return _program(rest).stem.capitalize()
    if name in LEVELS:
        return words.say("bot-name", level=name)
    return rest.rpartition(":")[2] if kind == "py" else name.capitalize()


def _program(command: str) -> Path:
    """What a command runs: a script if there is one, not its interpreter or options."""
    program, *others = [Path(word) for word in command.split() if word[0] != "-"]
    is_script = bool(others) and others[0].suffix[1:].isalpha()
    return others[0] if is_script else program
