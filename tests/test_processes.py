import os
import signal
from pathlib import Path

import pytest

from railwright.errors import GameError, IllegalAction
from railwright.processes import Crew, results


def double(number: int) -> int:
    return 2 * number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def die_once(path: Path) -> str:
    if not path.exists():
        path.touch()
        die(0)
    return path.name


def forbid(number: int) -> int:
    if number:
        raise IllegalAction("NOT_YOUR_TURN", "C-09")
    return number // number


def test_one_job_keeps_the_order_and_more_lose_nothing() -> None:
    assert list(results(double, range(20))) == list(range(0, 40, 2))
    assert sorted(results(double, range(20), jobs=2)) == list(range(0, 40, 2))


def test_the_task_of_a_process_that_dies_is_done_again_once(tmp_path: Path) -> None:
    tasks = [tmp_path / name for name in "abc"]

    assert sorted(results(die_once, tasks, jobs=2)) == ["a", "b", "c"]


def test_a_task_that_kills_every_process_is_given_up() -> None:
    with pytest.raises(
        GameError,
        match=r"^7 ended its process 3 times, the last time by signal 9$",
    ):
        list(results(die, [7], jobs=2))


def test_errors_of_other_processes_are_raised_here() -> None:
    with pytest.raises(GameError, match=r"^NOT_YOUR_TURN \(C-09\)$"):
        list(results(forbid, [1], jobs=2))
    with pytest.raises(GameError, match=r"^ZeroDivisionError: "):
        list(results(forbid, [0], jobs=2))


def test_processes_end_when_nobody_wants_more() -> None:
    crew = Crew(double, range(1000))
    crew.hire(2)
    next(crew.results())
    processes = [process for process, _, _ in crew.at_work.values()]
    crew.dismiss()

    assert len(processes) == 2
    assert not any(process.is_alive() for process in processes)
