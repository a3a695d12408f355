"""Answers the page of a browser as a server would, about the browser's own tables."""

import re
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec import json, structs

from railwright.errors import GameError
from railwright.model import Deal
from railwright.model.record_reader import parse_record
from railwright.server.living import puzzle_tables
from railwright.server.living.node_tables import Decide, Tables
from railwright.server.offline.browser_store import MARK, BrowserStore, Shelves
from railwright.server.offline.home_bots import HomeBots
from railwright.server.offline.page_line import PageLine
from railwright.server.plumbing.identity import Visitor
from railwright.server.store import ImportedRecord, StoreError
from railwright.server.tabletop import (
    replays,
    score_sheets,
    sheet_maps,
    telling,
    wishes,
)
from railwright.server.tabletop.beginnings import beginning
from railwright.server.tabletop.entries import AnyEntry, now_ms
from railwright.server.tabletop.lesson_tables import begin_lesson
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.tabletop.wishes.moving import named
from railwright.server.wire.bodies import (
    ChangeSettings,
    MapBrought,
    NewRecord,
    NewTable,
    Problem,
    Replay,
    TakeSeat,
)
from railwright.server.wire.companion_bodies import (
    CourseEntered,
    RulesAsked,
    SheetEntered,
)
from railwright.server.wire.decoding import Malformed, Reader
from railwright.server.wire.lesson_bodies import NewLesson
from railwright.server.wire.messages import TableState
from railwright.server.wire.puzzle_bodies import PuzzleTried

if TYPE_CHECKING:
    from railwright.server.offline.home_coach import HomeCoach

OWNER = "owner"
"""The one person whose browser it is."""
_NEW = Reader[NewTable](NewTable, "the body")
_SEAT = Reader[TakeSeat](TakeSeat, "the body")
_SETTINGS = Reader[ChangeSettings](ChangeSettings, "the body")
_MAP = Reader[MapBrought](MapBrought, "the body")
_RECORD = Reader[NewRecord](NewRecord, "the body")
_SHEET = Reader[SheetEntered](SheetEntered, "the body")
_QUESTION = Reader[RulesAsked](RulesAsked, "the body")
_TRIED = Reader[PuzzleTried](PuzzleTried, "the body")
_LESSON = Reader[NewLesson](NewLesson, "the body")
_COURSE = Reader[CourseEntered](CourseEntered, "the body")


class Answer(NamedTuple):
    """What a page is answered: JSON or other text, or a problem."""

    is_done: bool
    text: str


def new_table_id() -> str:
    """The name of a table of this browser."""
    return MARK + secrets.token_urlsafe(6)


class Desk:
    """The tables of one browser: asked as over HTTP, and by a line as by a socket."""

    def __init__(
        self, shelves: Shelves, send: Callable[[str], None], pace: float
    ) -> None:
        self.store = BrowserStore(shelves, OWNER)
        self.tables = Tables(self.store)
        self.bots = HomeBots(self.tables, pace)
        self.line = PageLine(self.tables, Visitor(None, OWNER, None), send)
        self._coach: HomeCoach | None = None

    def coach(self) -> "HomeCoach":
        """The coach, who comes when first asked: a game does without."""
        # It needs the words of languages, which come with another part of the engine.
        from railwright.server.offline.home_coach import HomeCoach  # noqa: PLC0415

        self._coach = self._coach or HomeCoach()
        return self._coach

    async def ask(self, method: str, path: str, body: str) -> Answer:
        """Answer what a page asks; what is refused has its reason."""
        try:
            return Answer(is_done=True, text=await self._answer(method, path, body))
        except Refusal as refusal:
            problem = Problem(refusal.code, refusal.message, refusal.rule)
        except Malformed as error:
            problem = Problem("MALFORMED", str(error))
        except StoreError as error:
            problem = Problem("UNAVAILABLE", str(error))
        return Answer(is_done=False, text=json.encode(problem).decode())

    async def _answer(self, method: str, path: str, body: str) -> str:
        for wanted, pattern, handler in _ROUTES:
            if wanted == method and (found := pattern.fullmatch(path)):
                answer = await handler(self, body, *found.groups())
                return (
                    answer if isinstance(answer, str) else json.encode(answer).decode()
                )
        raise Refusal("NOT_FOUND", "there is nothing at this address")

    async def granted(self, table: str, decide: Decide) -> TableState:
        """A table after a wish was granted."""
        return _state(await self.tables.wish(table, decide))


def _state(table: SharedTable) -> TableState:
    presence = telling.Presence(frozenset({OWNER}), 0)
    return telling.state_of(table, OWNER, presence, now_ms())


async def _check_map(_: Desk, body: str) -> object:
    # Drawing and checking maps needs much that a game does not.
    from railwright.server.offers.own_maps import offered_map  # noqa: PLC0415

    brought = _MAP.read(body)
    try:
        return offered_map(brought.map, brought.game, brought.file)
    except GameError as error:
        raise Refusal("MAP", str(error)) from error


async def _create(desk: Desk, body: str) -> TableState:
    return await _set_up(desk, _NEW.read(body))


async def _set_up(desk: Desk, wish: NewTable) -> TableState:
    """Set a table up; nobody's time runs, and no stranger finds it."""
    wish = structs.replace(wish, clock=None, listed=False)
    own = begun = None
    if wish.continues:
        begun = beginning(wish.continues)
        wish = begun.wish(wish)
    if wish.map is not None:
        from railwright.server.offers.own_maps import own_map  # noqa: PLC0415

        try:
            own = own_map(wish.map, wish.game, wish.file, len(wish.seats))
        except GameError as error:
            raise Refusal("MAP", str(error)) from error
    log = wishes.set_up(wish, OWNER, None, now_ms(), own, begun=begun)
    return _state(await desk.tables.create(new_table_id(), log))


async def _begin_lesson(desk: Desk, body: str) -> TableState:
    log = begin_lesson(_LESSON.read(body), OWNER, None, now_ms())
    return _state(await desk.tables.create(new_table_id(), log))


async def _table(desk: Desk, _: str, table: str) -> TableState:
    found, _presence = await desk.tables.look(table)
    return _state(found)


async def _take_seat(desk: Desk, body: str, table: str, seat: str) -> TableState:
    wish = _SEAT.read(body)
    return await desk.granted(
        table,
        lambda at, now: wishes.take_seat(at, OWNER, int(seat), wish, None, now),
    )


async def _leave_seat(desk: Desk, _: str, table: str, seat: str) -> TableState:
    return await desk.granted(
        table, lambda at, now: wishes.leave_seat(at, OWNER, int(seat), now)
    )


async def _start(desk: Desk, _: str, table: str) -> TableState:
    return await desk.granted(table, lambda at, now: wishes.start(at, OWNER, now))


async def _settle(desk: Desk, body: str, table: str) -> TableState:
    wish = _SETTINGS.read(body)

    def decide(at: SharedTable, now: int) -> Sequence[AnyEntry]:
        return wishes.change_settings(at, OWNER, wish, now)

    return await desk.granted(table, decide)


async def _rematch(desk: Desk, _: str, table: str) -> TableState:
    new = new_table_id()
    old = await desk.tables.wish(
        table, lambda at, now: wishes.rematch(at, OWNER, new, now)
    )
    name = old.next or new
    if await desk.store.listing(name) is None:
        await desk.tables.create(name, wishes.set_up_again(old, OWNER, now_ms()))
    return await _table(desk, "", name)


async def _record(desk: Desk, _: str, table: str) -> str:
    found, _presence = await desk.tables.look(table)
    return replays.record_of(found)


async def _replay(desk: Desk, _: str, table: str) -> object:
    found, _presence = await desk.tables.look(table)
    colors = [seat.color for seat in found.seats]
    levels = [seat.level for seat in found.seats]
    replay = replays.replay_of(table, replays.record_of(found), colors)
    own = found.seats_of(OWNER)
    coached = [] if found.settings.lesson else own
    return structs.replace(replay, levels=levels, mine=own, coached=coached)


async def _bring_record(desk: Desk, body: str) -> object:
    text = _RECORD.read(body).record
    replay = replays.brought(text, OWNER)
    await desk.store.add_record(
        ImportedRecord(replay.id, OWNER, replay.game, text, now_ms())
    )
    return _of_a_record(replay)


def _of_a_record(replay: Replay) -> Replay:
    """The replay of a record, of which the coach may judge all seats."""
    return structs.replace(replay, coached=[*range(len(replay.names))])


async def _brought(desk: Desk, record: str) -> ImportedRecord:
    found = await desk.store.record(record)
    if found is None:
        raise Refusal("RECORD_UNKNOWN", "there is no such record")
    return found


async def _watch_record(desk: Desk, _: str, record: str) -> object:
    text = (await _brought(desk, record)).text
    return _of_a_record(replays.replay_of(record, text))


async def _coach_table(desk: Desk, _: str, table: str, seat: str) -> object:
    found, _presence = await desk.tables.look(table)
    return desk.coach().ask((table, int(seat)), replays.record_of(found))


async def _coach_record(desk: Desk, _: str, record: str, seat: str) -> object:
    text = (await _brought(desk, record)).text
    return desk.coach().ask((record, int(seat)), text)


async def _habits(desk: Desk, _: str) -> object:
    return desk.coach().habits()


async def _reckon(_: Desk, body: str) -> object:
    return score_sheets.reckoned(_SHEET.read(body))


async def _ask_the_rules(_: Desk, body: str) -> object:
    return score_sheets.ruled(_QUESTION.read(body))


async def _watch_sheet(_: Desk, body: str) -> object:
    return score_sheets.watched(_COURSE.read(body))


async def _draw_map(_: Desk, body: str) -> object:
    return sheet_maps.drawn_map(_MAP.read(body))


async def _puzzles(_: Desk, __: str) -> object:
    return puzzle_tables.offered_puzzles()


async def _puzzle(_: Desk, __: str, game: str, number: str) -> object:
    return puzzle_tables.posed(game, int(number))


async def _solve(_: Desk, body: str, game: str, number: str) -> object:
    return puzzle_tables.judged(game, int(number), named(_TRIED.read(body)))


async def _play_on(desk: Desk, body: str, game: str, number: str) -> TableState:
    wish = puzzle_tables.played_on(game, int(number), named(_TRIED.read(body)))
    return await _set_up(desk, wish)


async def _table_board(desk: Desk, _: str, table: str, kind: str) -> str:
    found, _presence = await desk.tables.look(table)
    return _board(found.deal, kind)


async def _record_board(desk: Desk, _: str, record: str, kind: str) -> str:
    return _board(parse_record((await _brought(desk, record)).text).deal, kind)


def _board(deal: Deal, kind: str) -> str:
    """A file of somebody's own map."""
    from railwright.server.offers.board_texts import KINDS, board_text  # noqa: PLC0415

    if deal.board is None or kind not in KINDS:
        raise Refusal("NOT_FOUND", "there is nothing at this address")
    return board_text(deal.game, deal.board, kind)


Handler = Callable[..., Awaitable[object]]
_ID = "([A-Za-z0-9_-]{16})"
_TABLE = f"/api/tables/{_ID}"
_PUZZLE = "/api/puzzles/([a-z0-9_-]+)/([0-9]{1,6})"
_SEATS = _TABLE + "/seats/([0-9])"
_ROUTES: list[tuple[str, re.Pattern[str], Handler]] = [
    (method, re.compile(path), handler)
    for method, path, handler in (
        ("POST", "/api/maps", _check_map),
        ("POST", "/api/tables", _create),
        ("POST", "/api/lessons", _begin_lesson),
        ("GET", _TABLE, _table),
        ("POST", _SEATS, _take_seat),
        ("DELETE", _SEATS, _leave_seat),
        ("POST", f"{_TABLE}/start", _start),
        ("PUT", f"{_TABLE}/settings", _settle),
        ("POST", f"{_TABLE}/rematch", _rematch),
        ("GET", f"{_TABLE}/record", _record),
        ("GET", rf"{_TABLE}/record\.json", _replay),
        ("GET", f"{_TABLE}/board/([a-z.]+)", _table_board),
        ("POST", f"{_TABLE}/coach/([0-9])", _coach_table),
        ("POST", f"/api/records/{_ID}/coach/([0-9])", _coach_record),
        ("GET", "/api/me/coach", _habits),
        ("GET", "/api/puzzles", _puzzles),
        ("GET", _PUZZLE, _puzzle),
        ("POST", _PUZZLE, _solve),
        ("POST", f"{_PUZZLE}/table", _play_on),
        ("POST", "/api/companion/scores", _reckon),
        ("POST", "/api/companion/rules", _ask_the_rules),
        ("POST", "/api/companion/replay", _watch_sheet),
        ("POST", "/api/companion/board", _draw_map),
        ("POST", "/api/records", _bring_record),
        ("GET", f"/api/records/{_ID}", _watch_record),
        ("GET", f"/api/records/{_ID}/board/([a-z.]+)", _record_board),
    )
]
"""What is answered: the part of the server's interface that one browser needs."""
