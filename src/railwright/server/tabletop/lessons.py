"""Lessons: recorded games in which a learner makes some of the decisions.

A game brings its lesson in its folder: the record of a whole game, and the steps at
which a learner reads something or does what the record does next.
"""

import tomllib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct, ValidationError, structs

from railwright.errors import Defect, GameError, LessonError, RecordError
from railwright.forms import Form, Mistake, mistakes
from railwright.games import GAMES
from railwright.maps import Map
from railwright.model.record import replay
from railwright.model.record_reader import parse_record
from railwright.server.tabletop.refusal import Refusal
from railwright.server.wire.lesson_bodies import LessonStep, LessonTold
from railwright.server.wire.messages import LessonPart
from railwright.text_files import read_text
from railwright.toml_syntax import Lines, syntax_defect


class StepWritten(LessonStep, forbid_unknown_fields=True, frozen=True):
    """A step as the file of a lesson has it, without its action."""


class LessonWritten(Struct, forbid_unknown_fields=True, frozen=True):
    """A lesson as its file has it."""

    seat: int
    """The learner's, counted from 1 as in the record."""
    record: str
    steps: list[StepWritten]


_FORM = Form(LessonWritten)


class BoardLesson(NamedTuple):
    """A game as it is played in a lesson, and what is said of it."""

    seat: int
    record: str
    actions: tuple[tuple[int, str], ...]
    """Every action of the record, with the seat that takes it."""
    steps: tuple[LessonStep, ...]

    def stops(self, part: LessonPart) -> list[int]:
        """How many actions were done whenever the learner decides."""
        return [step.at for step in self.of(part) if step.does]

    def of(self, part: LessonPart) -> list[LessonStep]:
        """The steps of all of the lesson, or of what is special."""
        return [step for step in self.steps if step.special or part == "whole"]

    @property
    def edition(self) -> str:
        """Tells the moves and stops of this lesson from those before an edit."""
        stops = [(step.at, step.does, step.special) for step in self.steps]
        said = f"{self.seat} {self.actions} {stops}"
        return blake2b(said.encode(), digest_size=6).hexdigest()

    @property
    def told(self) -> LessonTold:
        """What the pages of the lesson know."""
        steps = [self._with_action(each) for each in self.steps]
        return LessonTold(self.seat, steps, self.edition)

    def _with_action(self, step: LessonStep) -> LessonStep:
        action = self.actions[step.at][1] if step.does else None
        return structs.replace(step, action=action)


@lru_cache
def lesson_of(game: str) -> BoardLesson:
    """The lesson that a game brings; Refusal if it brings none that can be taken."""
    if game not in GAMES or not GAMES[game].lesson.is_file():
        raise Refusal("NO_LESSON", f"there is no lesson for {game}")
    try:
        return read_lesson(GAMES[game].lesson)
    except GameError as error:
        raise Refusal("NO_LESSON", str(error).splitlines()[0]) from error


def read_lesson(path: Path) -> BoardLesson:
    """The lesson in a file; LessonError tells all that is wrong with it."""
    text = read_text(path, LessonError)
    try:
        said = tomllib.loads(text)
        written = _FORM.convert(said)
        record = parse_record(written.record)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(str(path), [syntax_defect(str(error), text)]) from error
    except ValidationError as error:
        wrong = mistakes(said, LessonWritten, whole="the file", group="a table")
        raise LessonError(str(path), _defects(text, wrong)) from error
    except RecordError as error:
        raise LessonError(str(path), _of_record(text, error)) from error
    actions = tuple((seat, action) for _, seat, action in record.actions)
    lesson = BoardLesson(
        written.seat - 1, written.record, actions, tuple(written.steps)
    )
    if found := [*_misplaced(lesson)]:
        raise LessonError(str(path), _defects(text, found))
    return lesson


def check_lesson(path: Path) -> BoardLesson:
    """A lesson whose record was played and whose places are on its board."""
    lesson, text = read_lesson(path), read_text(path, LessonError)
    try:
        board = replay(lesson.record).board
    except RecordError as error:
        raise LessonError(str(path), _of_record(text, error)) from error
    if found := [*_strangers(lesson, board)]:
        raise LessonError(str(path), _defects(text, found))
    return lesson


def _strangers(lesson: BoardLesson, board: Map) -> Iterator[Mistake]:
    """Routes and cities of steps that the board does not have."""
    for number, step in enumerate(lesson.steps):
        named = (
            *(("routes", name, board.route_index) for name in step.routes),
            *(("cities", name, board.city_index) for name in step.cities),
        )
        for key, name, known in named:
            if name not in known:
                yield ("steps", number, key), f"{board.title} has no {name}"


def _misplaced(lesson: BoardLesson) -> Iterator[Mistake]:
    """Steps that a learner would not come to, or could not do."""
    last = 0
    for number, step in enumerate(lesson.steps):
        place = ("steps", number, "at")
        is_over = step.at >= len(lesson.actions)
        if step.at < last:
            yield place, f"step {step.says} comes before {last}, where the last one is"
        elif step.does and (is_over or lesson.actions[step.at][0] != lesson.seat):
            yield place, f"action {step.at + 1} of the record is not the learner's"
        elif not step.does and not is_over and not _is_met(lesson, step):
            text = "explains something where the learner decides nothing"
            yield place, f"step {step.says} {text}"
        last = max(last, step.at)


def _is_met(lesson: BoardLesson, step: LessonStep) -> bool:
    """Whether the game stops where a step explains something, in its parts too."""
    parts: list[LessonPart] = ["whole", "special"] if step.special else ["whole"]
    return all(step.at in lesson.stops(part) for part in parts)


def _defects(text: str, found: Iterable[Mistake]) -> list[Defect]:
    lines = Lines(text)
    return [Defect(lines.of(place), said) for place, said in found]


def _of_record(text: str, error: RecordError) -> list[Defect]:
    """The defects of a record, where it stands in the file of its lesson."""
    start = Lines(text).of(("record",))
    return [Defect(start + each.line, each.text) for each in error.defects]


class Cue(NamedTuple):
    """What a lesson has happen next."""

    seat: int
    action: str
    is_learners: bool
    """Whether the learner does it; otherwise it happens by itself."""


def cue_of(
    game: str, part: LessonPart, done: int, edition: str | None = None
) -> Cue | None:
    """What a lesson has happen after so many actions; None after its last step.

    None, too, if the game has no lesson any more, or another edition of it: the table
    is an ordinary one then.
    """
    try:
        lesson = lesson_of(game)
    except Refusal:
        return None
    if edition not in {None, lesson.edition}:
        return None
    end = min(len(lesson.actions) - 1, max(step.at for step in lesson.of(part)))
    if done > end:
        return None
    seat, action = lesson.actions[done]
    return Cue(seat, action, done in lesson.stops(part))
