"""How the table of a lesson begins."""

from msgspec import structs

from railwright.server.tabletop import entries
from railwright.server.tabletop.beginnings import beginning
from railwright.server.tabletop.entries import AnyEntry
from railwright.server.tabletop.lessons import BoardLesson, lesson_of
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.wishes.lobby import set_up
from railwright.server.wire.bodies import GameSoFar, NewTable, SeatWanted
from railwright.server.wire.lesson_bodies import NewLesson


def begin_lesson(  # noqa: PLR0913 - who, what and when
    wish: NewLesson,
    player: str,
    name: str | None,
    now: int,
    *,
    is_program: bool = False,
    is_muted: bool = False,
) -> list[AnyEntry]:
    """The log of a table at which a lesson stands at the learner's first decision."""
    lesson = lesson_of(wish.game)
    stops = lesson.stops(wish.part)
    if not stops:
        raise Refusal("NO_LESSON", f"nothing is special in the lesson of {wish.game}")
    begun = beginning(GameSoFar(lesson.record, stops[0]))
    seats = [_seat(lesson, at, wish.name) for at in range(begun.players)]
    wanted = begun.wish(NewTable(seats, hints=False))
    log = set_up(
        *(wanted, player, name, now),
        begun=begun,
        is_program=is_program,
        is_muted=is_muted,
    )
    created = log[0]
    assert isinstance(created, entries.Created)  # noqa: S101 - every log begins so
    agreed = structs.replace(
        created.settings, practice=False, lesson=wish.part, edition=lesson.edition
    )
    return [structs.replace(created, settings=agreed), *log[1:]]


def _seat(lesson: BoardLesson, at: int, name: str | None) -> SeatWanted:
    is_learners = at == lesson.seat
    return SeatWanted("me", name) if is_learners else SeatWanted("bot", level="easy")
