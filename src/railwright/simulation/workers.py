"""Games played by several processes; one that dies is replaced, its game repeated."""

import signal
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from railwright.errors import GameError
from railwright.simulation.outcome import Outcome
from railwright.simulation.plan import Plan
from railwright.simulation.play import play_number

MOST_DEATHS = 3
"""A game in which so many processes have died is not tried again."""


def outcomes(plan: Plan, numbers: Iterable[int], jobs: int = 1) -> Iterator[Outcome]:
    """The games of these numbers, in any order, as they end."""
    if jobs == 1:
        yield from (play_number(plan, number) for number in numbers)
        return
    crew = Crew(plan, numbers)
    try:
        crew.hire(jobs)
        while crew.at_work:
            yield from crew.results()
    finally:
        crew.dismiss()


class Crew:
    """Processes that play the games of a plan, each one game at a time."""

    def __init__(self, plan: Plan, numbers: Iterable[int]) -> None:
        self.plan = plan
        self.waiting = iter(numbers)
        self.deaths: dict[int, int] = {}
        self.at_work: dict[Connection, tuple[BaseProcess, int]] = {}

    def hire(self, count: int) -> None:
        """Start processes, as long as there are games for them."""
        for _, number in zip(range(count), self.waiting, strict=False):
            self._start(number)

    def results(self) -> Iterator[Outcome]:
        """What has come in since; waits for something."""
        for line in wait(list(self.at_work)):
            if not isinstance(line, Connection):
                continue
            process, number = self.at_work.pop(line)
            try:
                answer = line.recv()
            except (EOFError, OSError):
                self._replace(process, line, number)
                continue
            if isinstance(answer, str):
                raise GameError(f"game {number}: {answer}")
            self._go_on(process, line)
            yield answer

    def dismiss(self) -> None:
        """End all processes, whatever they are at."""
        for line, (process, _) in self.at_work.items():
            process.terminate()
            process.join()
            line.close()
        self.at_work.clear()

    def _go_on(self, process: BaseProcess, line: Connection) -> None:
        """Give a process its next game, or let it go if there is none."""
        number = next(self.waiting, None)
        if number is None:
            line.close()
            process.join()
            return
        self.at_work[line] = (process, number)
        with suppress(OSError):  # a process that has died is noticed when waiting
            line.send(number)

    def _replace(self, process: BaseProcess, line: Connection, number: int) -> None:
        """Have the game of a dead process played again."""
        line.close()
        process.join()
        self.deaths[number] = self.deaths.get(number, 0) + 1
        if self.deaths[number] == MOST_DEATHS:
            raise GameError(f"game {number}: {MOST_DEATHS} processes died in it")
        self._start(number)

    def _start(self, number: int) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(self.plan, theirs), daemon=True)
        with _deaf():
            process.start()
        theirs.close()
        self.at_work[ours] = (process, number)
        with suppress(OSError):
            ours.send(number)


class _deaf:  # noqa: N801 - reads like the functions of contextlib
    """Ctrl-C is for the process that talks to people; those begun here ignore it."""

    def __enter__(self) -> None:
        self.before = None
        with suppress(ValueError):  # outside the main thread nobody hears it anyway
            self.before = signal.signal(signal.SIGINT, signal.SIG_IGN)

    def __exit__(self, *_: object) -> None:
        if self.before is not None:
            signal.signal(signal.SIGINT, self.before)


def _work(plan: Plan, line: Connection) -> None:
    """Play the games that are asked for until nobody asks any more."""
    with suppress(EOFError, OSError):
        while True:
            number = line.recv()
            try:
                line.send(play_number(plan, number))
            except (EOFError, OSError):
                raise
            except Exception as error:  # noqa: BLE001 - told where people see it
                line.send(f"{type(error).__name__}: {error}")
