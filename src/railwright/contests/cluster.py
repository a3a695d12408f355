"""Games played by a cluster of machines, on Dask distributed."""

from collections.abc import Generator, Iterable
from concurrent.futures import CancelledError
from importlib.metadata import version
from itertools import islice
from socket import create_connection
from threading import Lock

from railwright.contests.contest import Fixture, Setting
from railwright.contests.outcome import Outcome
from railwright.contests.playing import play
from railwright.errors import GameError
from railwright.extras import insist_on
from railwright.games import GAMES
from railwright.games.registry import FOLDERS
from railwright.model.fingerprints import table_fingerprint

insist_on("cluster", "a cluster", "distributed")

from distributed import Client, Future, KilledWorker, as_completed  # noqa: E402
from distributed.comm.addressing import (  # noqa: E402
    get_address_host_port,
    normalize_address,
)

AHEAD = 3
"""Games for each thread of the cluster that wait there, so that none is idle."""
PATIENCE = 10
"""Seconds that a scheduler may take to answer."""

_one_at_a_time = Lock()


class Cluster:
    """A connection to the scheduler of a cluster."""

    def __init__(self, address: str) -> None:
        try:
            _knock(address)
            self.client = Client(address, timeout=f"{PATIENCE}s", set_as_default=False)
        except (OSError, ValueError) as error:
            raise GameError(f"the cluster {address} cannot be reached") from error
        try:
            self._check(address)
        except BaseException:
            self.close()
            raise

    def _check(self, address: str) -> None:
        """See that its workers play by the same version as we."""
        found = self.client.run(_version, on_error="return")
        if not found:
            raise GameError(f"the cluster {address} has no workers")
        for worker, said in found.items():
            if said != version("railwright"):
                raise GameError(
                    f"the worker {worker} has Railwright {said}, "
                    f"not {version('railwright')}"
                )

    def outcomes(
        self, setting: Setting, fixtures: Iterable[Fixture]
    ) -> Generator[Outcome]:
        """These games, in any order, as they end.

        The scheduler has the games of a worker that dies played by the others.
        """
        setting = setting.written_out()
        self._check_game(setting)
        waiting = iter(fixtures)
        room = AHEAD * max(1, sum(self.client.nthreads().values()))
        first = self._ask(setting, islice(waiting, room))
        pending = as_completed(first, loop=self.client.loop)
        for future in pending:
            outcome = _answer(future)
            pending.update(self._ask(setting, islice(waiting, 1)))
            yield outcome

    def _check_game(self, setting: Setting) -> None:
        """See that its workers mean the same game by its name as we."""
        game, ours = setting.deal(0).game, table_fingerprint(setting.check())
        found = self.client.run(_fingerprint, setting, game, on_error="return")
        for worker, said in found.items():
            if said is None:
                raise GameError(
                    f"the worker {worker} does not have the game {game!r}; install it "
                    f"there, or list its folder in {FOLDERS}"
                )
            if said != ours:
                raise GameError(
                    f"the game {game!r} of the worker {worker} is not the same as "
                    "here; install the same version there"
                )

    def _ask(
        self, setting: Setting, fixtures: Iterable[Fixture]
    ) -> "list[Future[Outcome]]":
        return [
            self.client.submit(play_alone, setting, fixture, pure=False)
            for fixture in fixtures
        ]

    def close(self) -> None:
        """Leave the cluster; it forgets what it has not played yet."""
        self.client.close()


def _knock(address: str) -> None:
    """OSError or ValueError if nobody listens there.

    A client that finds nobody prints tracebacks of its threads when it is given up.
    """
    host, port = get_address_host_port(normalize_address(address))
    create_connection((host, port), PATIENCE).close()


def play_alone(setting: Setting, fixture: Fixture) -> Outcome:
    """A game, while no other thread of the process plays one.

    The core is not made for several threads, and they would not be faster.
    """
    with _one_at_a_time:
        return play(setting, fixture)


def _answer(future: "Future[Outcome]") -> Outcome:
    try:
        outcome: Outcome = future.result()
    except KilledWorker as error:
        raise GameError(f"a game was given up: {error}") from error
    except (CancelledError, OSError) as error:
        raise GameError("the scheduler of the cluster is gone") from error
    return outcome


def _fingerprint(setting: Setting, game: str) -> str | None:
    """Tells what a worker would play; None if it does not have the game."""
    return table_fingerprint(setting.check()) if game in GAMES else None


def _version() -> str:
    return version("railwright")
