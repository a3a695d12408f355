"""A browser's own tables: asked as a server, played to the end, and kept."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.offline.shelves import MemoryShelves

from railwright.bots import new_bot
from railwright.games import GAMES
from railwright.model import format_action
from railwright.model.actions import Action, DrawBlind
from railwright.model.record import replay
from railwright.server.offline import home_bots, home_coach, page_line
from railwright.server.offline.browser_store import MARK
from railwright.server.offline.desk import Desk

THREE_TOWNS = Path(__file__).parents[3] / "docs" / "how-to" / "three-towns.json"
GOLDEN = Path(__file__).parents[2] / "golden"
MOST_LOOKS = 20_000
ME = {"kind": "me", "name": "Ada"}


class Page:
    """What a page asks and hears."""

    def __init__(self, shelves: MemoryShelves | None = None) -> None:
        self.shelves = shelves or MemoryShelves()
        self.heard: list[dict[str, Any]] = []
        self.desk = Desk(
            self.shelves, lambda text: self.heard.append(json.loads(text)), 0
        )

    async def ask(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        answer = await self.desk.ask(method, path, json.dumps(body))
        assert answer.is_done, answer.text
        return json.loads(answer.text)

    async def problem(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        answer = await self.desk.ask(method, path, json.dumps(body))
        assert not answer.is_done, answer.text
        return json.loads(answer.text)

    async def tell(self, **message: object) -> list[dict[str, Any]]:
        """What is heard at once of a message."""
        before = len(self.heard)
        await self.desk.line.take(json.dumps(message))
        return self.heard[before:]

    async def start(self, game: str, *others: object, **more: object) -> str:
        wish = {"game": game, "seats": [ME, *others], "start": True, **more}
        made = await self.ask("POST", "/api/tables", wish)
        table: str = made["table"]
        return table

    async def play_on(self, table: str) -> None:
        """Play the person's seat as a bot would, until the game is over."""
        await self.tell(type="watch", table=table)
        bot = new_bot("easy", 1)
        for number in range(MOST_LOOKS):
            at, _ = await self.desk.tables.look(table)
            if at.status == "over":
                return
            if at.match and 0 in at.deciding:
                view = at.match.view(0)
                action = format_action(bot.choose(view, view.actions))
                wish = {"seat": 0, "version": at.version, "id": f"w{number}"}
                await self.tell(type="act", table=table, action=action, **wish)
            await asyncio.sleep(0)
        pytest.fail("the game does not come to its end")


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def within() -> None:
        await test()

    asyncio.run(within())


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_and_its_record_verifies(game: str) -> None:
    async def test() -> None:
        page = Page()
        table = await page.start(game, {"kind": "bot", "level": "hard"})
        assert table.startswith(MARK)
        await page.play_on(table)
        state = await page.ask("GET", f"/api/tables/{table}")
        text = (await page.desk.ask("GET", f"/api/tables/{table}/record", "")).text
        assert [score.total() for score in replay(text).scores()] == state["totals"]
        watched = await page.ask("GET", f"/api/tables/{table}/record.json")
        assert watched["result"] is not None

    run(test)


def test_what_was_answered_is_kept() -> None:
    async def test() -> None:
        page = Page()
        seats = [{"kind": "me", "name": "Ben"}]
        table = await page.start("europe", *seats)
        (shown,) = await page.tell(type="watch", table=table)
        action = shown["views"][0]["actions"][0]
        wish = {"seat": 0, "version": 0, "id": "first", "action": action}
        *_, done = await page.tell(type="act", table=table, **wish)
        assert done["type"] == "done"
        again = Page(page.shelves)  # the same browser after a reload
        (shown,) = await again.tell(type="watch", table=table)
        assert shown["state"]["version"] == 1
        *_, done = await again.tell(type="act", table=table, **wish)
        assert (done["type"], done["version"]) == ("done", 1)  # and not done twice

    run(test)


def test_two_pages_of_one_browser_do_not_overwrite_each_other() -> None:
    async def test() -> None:
        first = Page()
        table = await first.start("europe", {"kind": "me", "name": "Ben"})
        second = Page(first.shelves)
        (shown,) = await first.tell(type="watch", table=table)
        await second.tell(type="watch", table=table)
        for seat, page in enumerate((first, second)):
            action = shown["views"][seat]["actions"][0]
            wish = {"seat": seat, "version": 0, "id": f"w{seat}", "action": action}
            *_, done = await page.tell(type="act", table=table, **wish)
            assert done["type"] == "done"
        kept = Page(first.shelves)
        (shown,) = await kept.tell(type="watch", table=table)
        assert shown["state"]["version"] == 2

    run(test)


def test_the_coach_goes_through_a_game_in_sittings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(home_coach, "PLAYOUTS", 4)
    monkeypatch.setattr(home_coach, "SECONDS", 0)
    lines = (GOLDEN / "usa-2-last-turns.txt").read_text().splitlines()

    async def test() -> None:
        page = Page()
        replay = await page.ask(
            "POST", "/api/records", {"record": "\n".join(lines[:14])}
        )
        place = f"/api/records/{replay['id']}"
        assert (await page.ask("GET", place))["coached"] == [0, 1]
        told = [await page.ask("POST", f"{place}/coach/0")]
        while told[-1]["report"] is None:
            told.append(await page.ask("POST", f"{place}/coach/0"))
        *progress, last = told

        assert [each["done"] for each in progress] == [*range(1, len(told))]
        assert last["report"]["playouts"] == 4
        assert {*last["report"]["costliest"][0]["words"]} == {"en", "nb", "pl"}
        assert (await page.ask("GET", "/api/me/coach"))["games"] == 0  # others' games
        assert (await page.ask("POST", f"{place}/coach/0")) == last
        problem = await page.problem("POST", f"{place}/coach/2")
        assert "the seats are 1 to 2, not 3" in problem["message"]

    run(test)


def test_a_list_needs_no_engine() -> None:
    async def test() -> None:
        page = Page()
        table = await page.start("nordic", {"kind": "bot"})
        row = json.loads(await page.shelves.row(table) or "")
        assert row["state"]["table"] == table
        assert row["state"]["status"] == "playing"
        assert row["state"]["seats"][0]["mine"]

    run(test)


def test_an_own_map_is_checked_drawn_and_played() -> None:
    async def test() -> None:
        page = Page()
        text = THREE_TOWNS.read_text(encoding="utf-8")
        brought = {"map": text, "game": "europe", "file": "three-towns.json"}
        offer = await page.ask("POST", "/api/maps", brought)
        assert offer["title"] == "Three Towns"
        table = await page.start("europe", {"kind": "bot"}, map=text)
        facts = await page.ask("GET", f"/api/tables/{table}/board/json")
        assert len(facts["cities"]) == 3
        drawn = await page.desk.ask("GET", f"/api/tables/{table}/board/live.svg", "")
        assert drawn.text.startswith("<svg")
        refused = await page.problem("POST", "/api/maps", {**brought, "map": "{}"})
        assert refused["code"] == "MAP"

    run(test)


def test_a_record_is_brought_and_watched_again() -> None:
    async def test() -> None:
        page = Page()
        table = await page.start("europe", {"kind": "bot", "level": "easy"})
        await page.play_on(table)
        record = (await page.desk.ask("GET", f"/api/tables/{table}/record", "")).text
        brought = await page.ask("POST", "/api/records", {"record": record})
        again = await Page(page.shelves).ask("GET", f"/api/records/{brought['id']}")
        assert again == brought
        unknown = await page.problem("GET", f"/api/records/{16 * 'x'}")
        assert unknown["code"] == "RECORD_UNKNOWN"

    run(test)


def test_a_table_can_be_played_again_and_is_refused_what_a_server_refuses() -> None:
    async def test() -> None:
        page = Page()
        table = await page.start("europe", {"kind": "bot", "level": "easy"})
        early = await page.problem("POST", f"/api/tables/{table}/rematch")
        assert early["code"] == "NOT_OVER"
        await page.play_on(table)
        again = await page.ask("POST", f"/api/tables/{table}/rematch")
        same = await page.ask("POST", f"/api/tables/{table}/rematch")
        assert again["table"] == same["table"] != table
        malformed = await page.problem("POST", "/api/tables", {"game": "europe"})
        assert malformed["code"] == "MALFORMED"
        nowhere = await page.problem("GET", "/api/nothing")
        assert nowhere["code"] == "NOT_FOUND"

    run(test)


def test_a_hint_is_told() -> None:
    async def test() -> None:
        page = Page()
        table = await page.start("europe", {"kind": "bot"})
        (shown,) = await page.tell(type="watch", table=table)
        (hint,) = await page.tell(type="suggest", table=table, seat=0, id="h")
        assert hint["action"] in shown["views"][0]["actions"]

    run(test)


def test_what_cannot_be_kept_is_refused_and_can_be_wished_again() -> None:
    async def test() -> None:
        page = Page()
        table = await page.start("europe", {"kind": "me", "name": "Ben"})
        (shown,) = await page.tell(type="watch", table=table)
        action = shown["views"][0]["actions"][0]
        wish = {"seat": 0, "version": 0, "id": "first", "action": action}
        page.shelves.failures = 1
        (refused,) = await page.tell(type="act", table=table, **wish)
        assert (refused["type"], refused["code"]) == ("refused", "UNAVAILABLE")
        *_, done = await page.tell(type="act", table=table, **wish)
        assert (done["type"], done["version"]) == ("done", 1)
        page.shelves.failures = 1
        seats = {"game": "europe", "seats": [ME, {"kind": "bot"}]}
        full = await page.problem("POST", "/api/tables", seats)
        assert full["code"] == "UNAVAILABLE"

    run(test)


def test_a_defect_of_ours_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        page = Page()
        table = await page.start("europe", {"kind": "bot"})
        await page.tell(type="watch", table=table)
        (failed,) = await page.tell(type="suggest", table=table, seat=0, id="h")
        assert (failed["type"], failed["code"]) == ("refused", "FAILURE")

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(page_line, "advise", broken)
    run(test)


def test_bots_move_again_after_the_browser_could_not_keep_a_move() -> None:
    async def test() -> None:
        page = Page()
        page.desk.bots.patience = 0
        table = await page.start("europe", {"kind": "bot", "level": "easy"})
        page.shelves.failures = 3
        await page.play_on(table)

    run(test)


class Hasty:
    """A bot that draws cards, even before it has kept tickets."""

    @staticmethod
    def choose(*_: object) -> Action:
        return DrawBlind()


def test_a_bot_that_is_wrong_does_something_legal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        page = Page()
        table = await page.start("europe", {"kind": "bot"})
        await page.play_on(table)

    monkeypatch.setattr(home_bots, "new_bot", lambda *_: Hasty())
    run(test)
