"""Games played by several processes at once."""

import signal
import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING

from railwright.arena.contest import Fixture, Setting
from railwright.arena.match import MatchError, Outcome, play

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

# Each process starts afresh: a copy of one with threads could hang.
_CONTEXT = get_context("spawn")


def outcomes(
    setting: Setting, fixtures: Iterable[Fixture], jobs: int = 1
) -> Generator[Outcome]:
    """The outcomes of games as they end; with one job in the order of the games."""
    if jobs == 1:
        for fixture in fixtures:
            yield play(setting, fixture)
        return
    pool = Pool(setting)
    try:
        yield from pool.play(iter(fixtures), jobs)
    finally:
        pool.stop()


class Pool:
    """Processes that each play one game at a time."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.workers: dict[Connection, BaseProcess] = {}
        self.playing: dict[Connection, Fixture] = {}

    def play(self, fixtures: Iterator[Fixture], jobs: int) -> Iterator[Outcome]:
        """Play all games, as many at once as there are jobs."""
        while len(self.workers) < jobs and (fixture := next(fixtures, None)):
            self._give(self._hire(), fixture)
        while self.playing:
            ready = wait(list(self.playing))
            for line in [each for each in self.playing if each in ready]:
                outcome = self._take(line)
                if fixture := next(fixtures, None):
                    self._give(line, fixture)
                yield outcome

    def stop(self) -> None:
        """End all processes, whatever they are doing."""
        for line, worker in self.workers.items():
            worker.terminate()
            worker.join()
            line.close()
        self.workers.clear()

    def _hire(self) -> Connection:
        ours, theirs = _CONTEXT.Pipe()
        # Daemons end with us.
        worker = _CONTEXT.Process(
            target=_work, args=(self.setting, theirs), daemon=True
        )
        with _deaf():
            worker.start()
        theirs.close()
        self.workers[ours] = worker
        return ours

    def _give(self, line: Connection, fixture: Fixture) -> None:
        self.playing[line] = fixture
        try:
            line.send(fixture)
        except BrokenPipeError:
            raise self._loss(line) from None

    def _take(self, line: Connection) -> Outcome:
        try:
            answer = line.recv()
        except (EOFError, ConnectionResetError):
            raise self._loss(line) from None
        del self.playing[line]
        if isinstance(answer, Outcome):
            return answer
        raise MatchError(answer)

    def _loss(self, line: Connection) -> MatchError:
        worker = self.workers[line]
        worker.join()
        return MatchError(
            f"the process that played {self.setting.game}, {self.playing[line]} "
            f"ended with code {worker.exitcode}"
        )


@contextmanager
def _deaf() -> Iterator[None]:
    """Without an ear for Ctrl-C, which a new process inherits: it is for us alone."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    listening = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, listening)


def _work(setting: Setting, line: Connection) -> None:
    """Play what comes along the line until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            fixture = line.recv()
        except EOFError:
            return
        try:
            line.send(play(setting, fixture))
        except MatchError as failure:
            line.send(str(failure))
