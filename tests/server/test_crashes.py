"""The server is killed at random moments; nothing that was answered is lost."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Condition, Thread

import httpx
import pytest
from tests.server.running import Person, Player, ServerProcess
from tests.server.test_games import chooser
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from railwright.games import GAMES
from railwright.model import replay
from railwright.server.store import open_store
from railwright.server.tabletop.entries import Acted, decode_entry

LOST = (ConnectionError, ConnectionClosed, InvalidHandshake, OSError)
"""What happens to a socket when its server dies."""


class Trial:
    """A server that dies again and again, and people who play on."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.luck = Random(seed)
        self.server = ServerProcess(["--data", str(folder)])
        self.changed = Condition()
        self.moves = 0
        self.players: list[Player] = []
        self.failures: list[BaseException] = []

    def sit_down(self, game: str) -> None:
        """Begin a game of one person with two seats and a bot."""
        person = Person(self.server)
        me, bot = {"kind": "me"}, {"kind": "bot", "level": "easy"}
        table = person.create(game, [me, bot, me], start=True)
        choose = self._counting(chooser(self.luck.randrange(1000)))
        self.players.append(Player(person, table, choose))

    def _counting(self, choose: Callable[..., str]) -> Callable[..., str]:
        def counted(view: dict[str, object]) -> str:
            with self.changed:
                self.moves += 1
                self.changed.notify_all()
            return choose(view)

        return counted

    def play(self, player: Player) -> None:
        """Play to the end, whatever happens to the server."""
        try:
            server = self.server
            while not player.is_over or player.pending:
                try:
                    if server is not player.person.server:
                        player.again(server)
                    player.play()
                except LOST:
                    server = self._next_server(server)
        except BaseException as failure:  # noqa: BLE001 - the test tells it
            self.failures.append(failure)

    def _next_server(self, old: ServerProcess) -> ServerProcess:
        with self.changed:
            assert self.changed.wait_for(lambda: self.server is not old, timeout=60)
            return self.server

    def crash(self, soonest: int, latest: int) -> None:
        """Kill the server some moves from now, and start it again."""
        with self.changed:
            until = self.moves + self.luck.randrange(soonest, latest)
            self.changed.wait_for(lambda: self.moves >= until, timeout=20)
        self.server.kill()
        again = ServerProcess(["--data", str(self.folder)])
        with self.changed:
            self.server = again
            self.changed.notify_all()


@contextmanager
def trial(folder: Path, seed: int) -> Iterator[Trial]:
    tried = Trial(folder, seed)
    try:
        yield tried
    finally:
        tried.server.stop()


def play_through(tried: Trial, games: list[str], crashes: int) -> dict[str, str]:
    """Play games to their end with so many crashes; the records by table."""
    for game in games:
        tried.sit_down(game)
    threads = [Thread(target=tried.play, args=(each,)) for each in tried.players]
    for thread in threads:
        thread.start()
    for _ in range(crashes):
        tried.crash(1, 40 * len(games))
    for thread in threads:
        thread.join()
    assert not tried.failures, tried.failures
    return {player.table: record_of(tried.server, player) for player in tried.players}


def record_of(server: ServerProcess, player: Player) -> str:
    answer = httpx.get(f"{server.url}/api/tables/{player.table}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


async def actions_on_disk(folder: Path, table: str) -> list[Acted]:
    store = await open_store(str(folder / "railwright.sqlite"))
    try:
        entries = [decode_entry(entry.body) for entry in await store.read(table)]
    finally:
        await store.close()
    return [entry for entry in entries if isinstance(entry, Acted)]


def check(folder: Path, player: Player, record: str) -> None:
    """Every acknowledged action is there once, and the record is the game."""
    match = replay(record)
    assert match.is_over
    acted = asyncio.run(actions_on_disk(folder, player.table))
    assert len(acted) == len(match.history)
    found = Counter((entry.seat, entry.id) for entry in acted if entry.id)
    assert set(found.values()) == {1}
    assert set(player.acknowledged) == set(found)


def test_games_survive_a_server_that_is_killed(tmp_path: Path) -> None:
    with trial(tmp_path, 7) as tried:
        records = play_through(tried, ["nordic", "world", "europe"], crashes=4)
    for player in tried.players:
        check(tmp_path, player, records[player.table])


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("seed", range(20))
def test_two_hundred_games_survive(tmp_path: Path, seed: int) -> None:
    with trial(tmp_path, seed) as tried:
        records = play_through(tried, [*GAMES] * 2, crashes=8)
    for player in tried.players:
        check(tmp_path, player, records[player.table])
