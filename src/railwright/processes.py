"""Tasks done by several processes; one that dies is replaced, its task done again."""

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Generic, TypeVar

from railwright.errors import GameError

Task = TypeVar("Task")
WorkResult = TypeVar("WorkResult")
Work = Callable[[Task], WorkResult]
"""A function of a module, or a partial of one: it is sent to the processes."""

MOST_DEATHS = 3
"""A task in which so many processes have died is not tried again."""
# Each process starts afresh: a copy of one with threads could hang.
_CONTEXT = get_context("spawn")


def results(
    work: Work[Task, WorkResult], tasks: Iterable[Task], jobs: int = 1
) -> Generator[WorkResult]:
    """What comes of all tasks, as they are done; with one job in their order.

    The GameError of a task that fails is raised here.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    crew = Crew(work, tasks)
    try:
        crew.hire(jobs)
        while crew.at_work:
            yield from crew.results()
    finally:
        crew.dismiss()


class Crew(Generic[Task, WorkResult]):
    """Processes that do tasks of one kind, each one at a time."""

    def __init__(self, work: Work[Task, WorkResult], tasks: Iterable[Task]) -> None:
        self.work = work
        self.waiting = enumerate(tasks)
        self.deaths: dict[int, int] = {}
        """How many processes have died in a task, by its number."""
        self.at_work: dict[Connection, tuple[BaseProcess, int, Task]] = {}

    def hire(self, count: int) -> None:
        """Start processes, as long as there are tasks for them."""
        for _, (number, task) in zip(range(count), self.waiting, strict=False):
            self._start(number, task)

    def results(self) -> Iterator[WorkResult]:
        """What has come in since; waits for something."""
        ready = wait(list(self.at_work))
        for line in [each for each in self.at_work if each in ready]:
            process, number, task = self.at_work.pop(line)
            try:
                answer = line.recv()
            except (EOFError, OSError):
                self._replace(process, line, number, task)
                continue
            self._go_on(process, line)
            if isinstance(answer, GameError):
                raise answer
            yield answer

    def dismiss(self) -> None:
        """End all processes, whatever they are at."""
        for line, (process, _, _) in self.at_work.items():
            process.terminate()
            process.join()
            line.close()
        self.at_work.clear()

    def _go_on(self, process: BaseProcess, line: Connection) -> None:
        """Give a process its next task, or let it go if there is none."""
        number, task = next(self.waiting, (None, None))
        if number is None or task is None:
            line.close()
            process.join()
            return
        self.at_work[line] = (process, number, task)
        with suppress(OSError):  # a process that has died is noticed when waiting
            line.send(task)

    def _replace(
        self, process: BaseProcess, line: Connection, number: int, task: Task
    ) -> None:
        """Have the task of a dead process done again."""
        line.close()
        process.join()
        self.deaths[number] = self.deaths.get(number, 0) + 1
        if self.deaths[number] == MOST_DEATHS:
            raise GameError(
                f"{task} ended its process {MOST_DEATHS} times, "
                f"the last time {_end_of(process)}"
            )
        self._start(number, task)

    def _start(self, number: int, task: Task) -> None:
        ours, theirs = _CONTEXT.Pipe()
        # Daemons end with us.
        process = _CONTEXT.Process(target=_labor, args=(self.work, theirs), daemon=True)
        with _deaf():
            process.start()
        theirs.close()
        self.at_work[ours] = (process, number, task)
        with suppress(OSError):
            ours.send(task)


def _end_of(process: BaseProcess) -> str:
    code = process.exitcode or 0
    return f"by signal {-code}" if code < 0 else f"with exit code {code}"


def is_deaf() -> bool:
    """Whether no Ctrl-C can reach this process."""
    return signal.getsignal(signal.SIGINT) == signal.SIG_IGN


@contextmanager
def _deaf() -> Iterator[None]:
    """Ctrl-C is for the process that talks to people; those begun here ignore it."""
    listening = None
    with suppress(ValueError):  # outside the main thread nobody hears it anyway
        listening = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        if listening is not None:
            signal.signal(signal.SIGINT, listening)


def _labor(work: Work[Task, WorkResult], line: Connection) -> None:
    """Do the tasks that come along the line until nobody is there any more."""
    with suppress(EOFError, OSError):
        while True:
            line.send(_answer(work, line.recv()))


def _answer(work: Work[Task, WorkResult], task: Task) -> WorkResult | GameError:
    """What comes of a task, or the error to be raised where people see it."""
    try:
        return work(task)
    except Exception as error:  # noqa: BLE001 - the caller hears of any
        # A plain one goes through a pipe whatever the constructor of this one takes.
        name = "" if isinstance(error, GameError) else f"{type(error).__name__}: "
        return GameError(f"{name}{error}")
