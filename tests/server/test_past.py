"""Steps are taken back without playing the game anew."""

import asyncio
from functools import partial
from pathlib import Path
from random import Random

import pytest
from msgspec import Raw
from tests.server.logs import ID, Log, set_up, sit

from railwright.games import GAMES
from railwright.model import Match, format_action, new_game
from railwright.server.erasing import erase
from railwright.server.living.node_tables import Tables
from railwright.server.store import open_store
from railwright.server.tabletop import shared_table, wishes
from railwright.server.tabletop.entries import Acted, Undone
from railwright.server.tabletop.folding import TOGETHER
from railwright.server.tabletop.past import EVERY, Past
from railwright.server.tabletop.shared_table import SharedTable


def draw(match: Match, chance: Random) -> tuple[int, str]:
    """Who may do something, and something that they may do."""
    seat = match.deciding[0]
    return seat, format_action(chance.choice(match.legal_actions(seat)))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_back_to_any_step(game: str) -> None:
    chance = Random(4)
    match = new_game(game, players=2, seed=4)
    past = Past(match.copy())
    for _ in range(12):
        for _ in range(chance.randint(1, 3 * EVERY)):
            if match.is_over:
                break
            seat, action = draw(match, chance)
            match.play(action, seat)
            past.note(match)
        wanted = chance.randint(0, len(match.history))
        anew = new_game(game, players=2, seed=4)
        for seat, done in match.history[:wanted]:
            anew.play(done, seat)
        match = past.after(match.history[:wanted])

        assert match.history == anew.history
        assert match.to_bytes() == anew.to_bytes()


def long_game(steps: int) -> Log:
    """Two players who have done a lot."""
    chance = Random(1)
    log = set_up("world", practice=True)
    sit(log, "anna", 0)
    sit(log, "ben", 1)
    log.grant(wishes.start, "anna", log.now)
    for _ in range(steps):
        assert log.table.match is not None
        seat, action = draw(log.table.match, chance)
        log.act(seat, action)
    return log


def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All steps that are played from now on."""
    played: list[str] = []
    play = Match.play

    def count(match: Match, *given: object) -> object:
        played.append("a step")
        return play(match, *given)  # type: ignore[arg-type]  # as it came

    monkeypatch.setattr(Match, "play", count)
    return played


def test_a_log_of_many_undos_is_read_in_linear_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log = long_game(100)
    undos = 50
    for number in range(undos):
        version = log.table.version
        assert log.table.match is not None
        seat, action = draw(log.table.match, Random(number))
        for entry in (
            Acted(log.now, seat, action, Raw(b"[]"), f"on-{number}"),
            Undone(log.now, seat, version, f"back-{number}"),
        ):
            log.table.apply(entry)
            log.entries.append(entry)
    played = counted(monkeypatch)
    table = SharedTable.of(ID, log.entries)

    assert table.match is not None
    assert log.table.match is not None
    assert table.match.to_bytes() == log.table.match.to_bytes()
    # Once from the beginning, and from then on only what lies since a kept position.
    assert len(played) <= 100 + undos + 100 + undos * EVERY


def test_no_undo_in_a_long_game_plays_much_of_it_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shared_table, "LONG", 40)
    table = long_game(100).table
    played = counted(monkeypatch)
    undone = Undone(table.active, 0, table.steps[-2].version, "back")
    table.apply(undone)

    assert len(table.steps) == 99
    assert len(played) <= EVERY


@pytest.mark.anyio
async def test_a_long_log_is_read_and_erased_while_others_have_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted are the steps that are played between two turns of the others."""
    log = long_game(150)
    store = await open_store(str(tmp_path / "railwright.sqlite"))
    await Tables(store).create(ID, log.entries)
    played = counted(monkeypatch)
    between: list[int] = []

    async def take_turns() -> None:
        while True:
            between.append(len(played))
            played.clear()
            await asyncio.sleep(0)

    others = asyncio.create_task(take_turns())
    await Tables(store).look(ID)
    assert sum(between) + len(played) == 150
    await erase(store, "anna", log.now, partial(asyncio.sleep, 0))
    assert sum(between) + len(played) == 3 * 150
    others.cancel()
    await store.close()

    assert max(between) <= 2 * TOGETHER
