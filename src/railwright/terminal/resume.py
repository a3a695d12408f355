"""Games begun in the terminal and continued from their records."""

from dataclasses import dataclass

from railwright.errors import Defect, GameError, RecordError
from railwright.model import Match
from railwright.model.events import Event
from railwright.model.match import deal_out
from railwright.model.record_reader import Record, parse_record


@dataclass(frozen=True, slots=True)
class Played:
    """A recorded game with what each of its actions led to."""

    match: Match
    names: tuple[str, ...]
    steps: tuple[tuple[int, list[Event]], ...]
    """The seat and the events of each action."""


def played(text: str, file: str) -> Played:
    """The game of a record; RecordError if it cannot be played again."""
    record = parse_record(text, file)
    match = deal_out(record.deal)
    steps = tuple(_steps(record, match, file))
    return Played(match, record.names, steps)


def _steps(record: Record, match: Match, file: str) -> list[tuple[int, list[Event]]]:
    steps = []
    for line, seat, action in record.actions:
        try:
            steps.append((seat, match.play(action, seat)))
        except GameError as error:
            raise RecordError(file, [Defect(line, f"{action}: {error}")]) from error
    return steps
