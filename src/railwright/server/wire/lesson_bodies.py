"""What goes over HTTP about lessons."""

from msgspec import Struct

from railwright.server.wire.bodies import Body, GameName
from railwright.server.wire.messages import LessonPart, Name


class LessonStep(Struct, frozen=True):
    """What a learner reads at a moment of a lesson, and perhaps does."""

    at: int
    """So many actions of the recorded game were done."""
    says: str
    """The message that explains it, without `lesson-`."""
    does: bool = False
    """Whether the learner does the next action; otherwise it is only explained."""
    special: bool = False
    """Whether it is about what this game has and others have not."""
    rules: list[str] = []
    """The ids of the rules that it rests on."""
    routes: list[str] = []
    """What is lit on the board."""
    cities: list[str] = []
    action: str | None = None
    """What the learner does; the record says it."""


class LessonTold(Struct, frozen=True):
    """A lesson as its pages know it."""

    seat: int
    """The learner's."""
    steps: list[LessonStep]
    edition: str = ""
    """These steps are not those of a table that another edition has begun."""


class NewLesson(Body, frozen=True):
    """A lesson to begin."""

    game: GameName
    part: LessonPart = "whole"
    name: Name | None = None
