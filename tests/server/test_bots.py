"""Bots of one's own, and those of the server."""

import asyncio
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from msgspec import json
from structlog.testing import capture_logs
from tests.server.logs import Log, set_up
from tests.server.running import PATIENCE, Person, Player, ServerProcess, running
from tests.server.test_games import chooser

from railwright.bots.levels import Level
from railwright.model import Match, format_action, new_game
from railwright.model.view import View
from railwright.server.living import thinkers
from railwright.server.living.thinkers import Thinkers, Thought, think
from railwright.server.plumbing.fair_queue import Asker
from railwright.server.plumbing.workers import WorkError, Workers
from railwright.server.tabletop import telling, wishes
from railwright.server.tabletop.entries import Acted
from railwright.server.tabletop.sights import Eye, ToldView

EXAMPLE = Path(__file__).parents[2] / "docs" / "reference" / "online_bot.py"


def new_token(anna: Person) -> str:
    return str(anna.post("/api/bot/tokens", name="Example")["token"])


def test_the_example_of_the_documentation_plays_a_whole_game(anna: Person) -> None:
    table = anna.create("nordic", [{"kind": "me"}, {"kind": "open"}])
    socket = anna.socket()
    socket.watch(table)
    arguments = [anna.server.url, new_token(anna), table, "1"]
    bot = subprocess.Popen([sys.executable, str(EXAMPLE), *arguments])
    try:
        taken = socket.until(
            lambda m: m["type"] == "state" and m["state"]["seats"][1]["connected"]
        )
        assert taken["state"]["seats"][1]["kind"] == "bot"
        assert taken["state"]["seats"][1]["name"] == "Example"
        anna.start(table)
        Player(anna, table, chooser(2)).play()
        assert bot.wait(30) == 0
    finally:
        bot.kill()
        bot.wait()
    assert anna.get(f"/api/tables/{table}")["totals"]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_a_stream_and_a_move_need_the_token_of_a_bot(
    anna: Person, server: ServerProcess
) -> None:
    move = {"seat": 0, "version": 0, "id": "x", "action": "pass"}
    path = f"{server.url}/api/bot/tables/{'A' * 16}/act"
    for headers in ({}, bearer("x" * 40), {"Cookie": f"railwright={anna.secret}"}):
        answer = httpx.post(path, json=move, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (401, "NO_TOKEN")
        stream = httpx.get(f"{server.url}/api/bot/stream", headers=headers)
        assert stream.status_code == 401


def test_moves_are_answered_like_those_of_sockets(anna: Person) -> None:
    headers = bearer(new_token(anna))
    url = anna.server.url
    table = anna.create("nordic", [{"kind": "open"}, {"kind": "me"}])
    httpx.post(f"{url}/api/tables/{table}/seats/0", json={}, headers=headers)
    anna.start(table)

    def act(version: int, action: str, name: str) -> tuple[int, str]:
        move = {"seat": 0, "version": version, "id": name, "action": action}
        path = f"{url}/api/bot/tables/{table}/act"
        answer = httpx.post(path, json=move, headers=headers)
        return answer.status_code, answer.json()["type"]

    assert act(0, "keep 1", "a") == (422, "refused")
    assert act(0, "keep 1 2", "b") == (200, "done")
    assert act(0, "keep 1 2", "b") == (200, "done")
    assert act(9, "pass", "c") == (409, "stale")


def test_a_stream_begins_with_how_the_tables_stand(anna: Person) -> None:
    headers = bearer(new_token(anna))
    url = anna.server.url
    table = anna.create("nordic", [{"kind": "open"}, {"kind": "me"}])
    httpx.post(f"{url}/api/tables/{table}/seats/0", json={}, headers=headers)
    with httpx.stream("GET", f"{url}/api/bot/stream", headers=headers) as stream:
        lines = stream.iter_lines()
        assert json.decode(next(lines))["type"] == "table"
        anna.start(table)
        views = [json.decode(line).get("views") for line in lines_until(lines, "views")]
    assert views[-1][0]["seat"] == 0


def test_a_program_that_sets_a_table_up_is_shown_as_a_bot_and_hears_of_it(
    anna: Person,
) -> None:
    headers, url = bearer(new_token(anna)), anna.server.url
    stream_url = f"{url}/api/bot/stream"

    def set_up() -> str:
        wish = {"game": "nordic", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answer = httpx.post(f"{url}/api/tables", json=wish, headers=headers)
        seats = answer.json()["seats"]
        assert [(s["kind"], s["name"]) for s in seats] == [
            ("bot", "Example"),
            ("open", ""),
        ]
        return str(answer.json()["table"])

    first = set_up()
    with httpx.stream("GET", stream_url, headers=headers, timeout=PATIENCE) as stream:
        told = (json.decode(line) for line in stream.iter_lines() if line)
        tables = (message["table"] for message in told if message["type"] == "table")
        assert next(tables) == first
        second = set_up()
        assert next(tables) == second


def test_a_stop_ends_a_stream_with_a_good_bye(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = Person(server)
        headers, url = bearer(new_token(anna)), f"{server.url}/api/bot/stream"
        table = anna.create("nordic", [{"kind": "open"}, {"kind": "me"}])
        anna.http.post(f"/api/tables/{table}/seats/0", json={}, headers=headers)
        with httpx.stream("GET", url, headers=headers, timeout=PATIENCE) as stream:
            lines = stream.iter_lines()
            assert json.decode(next(lines))["type"] == "table"
            assert server.stop() == 0
            *_, last = filter(None, lines)  # to an orderly end

    bye = {"type": "bye", "reason": "restart", "again_in": 1.0}
    assert json.decode(last) == bye
    assert server.errors == []


def lines_until(lines: Iterator[str], word: str) -> list[str]:
    found = []
    for line in lines:
        if line:
            found.append(line)
        if f'"{word}":[{{' in line:
            return found
    raise AssertionError("the stream has ended")


def failing_experts(level: Level, seed: int, view: View) -> str:
    """Experts come to no decision; all others do."""
    if level == "expert":
        raise LookupError("no idea")
    return think(level, seed, view)


def chosen(used: Thinkers, level: Level) -> tuple[Thought, list[str]]:
    """What a bot does at the first decision, and what the log says of it."""
    view = new_game("nordic", 2, 1).view(0)
    with capture_logs() as logs:
        thought = asyncio.run(used.choose(level, view, Asker("anna")))
    return thought, [line["event"] for line in logs]


def test_a_bot_that_fails_plays_like_a_cheaper_one_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinkers, "think", failing_experts)
    thought, events = chosen(Thinkers(1, limit=PATIENCE), "expert")
    assert events == ["thinking failed"]
    assert thought.level == "hard"
    assert thought.action.startswith("keep")


def test_without_any_process_the_gentlest_bot_thinks_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """For every level a process is asked, and in vain; nothing is left to chance."""
    monkeypatch.setattr(Workers, "ask", no_process)
    used = Thinkers(1)
    thought, events = chosen(used, "hard")
    assert events == ["thinking failed"] * 3
    assert thought.level == "easy"
    assert thought.action.startswith("keep")
    assert used.cheaper == 1  # a move, however often it was tried
    assert chosen(used, "easy")[0].level == "easy"
    assert used.cheaper == 1


async def no_process(*_: object, **__: object) -> str:
    raise WorkError("no process can be had")


def test_an_expert_who_is_not_heard_soon_plays_like_a_cheaper_bot() -> None:
    """One client has many experts think; people at its other tables wait for none."""

    async def flood() -> list[Thought]:
        busy = Thinkers(1)
        busy.patience = 0.5
        view = new_game("nordic", 2, 1).view(0)
        asked = [
            busy.choose("expert", view, Asker("mallory", str(table)))
            for table in range(6)
        ]
        return await asyncio.gather(*asked)

    levels = Counter(thought.level for thought in asyncio.run(flood()))
    assert levels["expert"] >= 1
    assert levels["hard"] >= 1
    assert levels.keys() <= {"expert", "hard"}


def test_everybody_reads_at_which_level_a_bot_has_played() -> None:
    log = set_up("nordic", "me expert")
    log.grant(wishes.start, "anna", log.now)
    action = format_action(match_of(log).view(1).actions[0])
    log.grant(wishes.bot_move, 1, 0, action, log.now, "hard")
    acted = log.entries[-1]
    assert isinstance(acted, Acted)
    table = log.again()
    told = telling.happened(table, acted, 1, {Eye(0): ToldView(0)})
    assert told[Eye(0)].level == "hard"


def match_of(log: Log) -> Match:
    assert log.table.match is not None
    return log.table.match
