"""Games on a cluster of a scheduler and two workers on this machine."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from distributed import Client
from tests.contests.conftest import Simulate
from tests.contests.games import timeless

from railwright.contests import outcomes, simulation
from railwright.contests.cluster import Cluster


def started(stack: ExitStack, folder: Path, *command: str) -> subprocess.Popen[str]:
    process = stack.enter_context(
        subprocess.Popen(
            [sys.executable, "-m", "dask", *command, "--no-dashboard"],
            stderr=subprocess.PIPE,
            text=True,
            cwd=folder,
        )
    )
    stack.callback(process.kill)
    return process


@pytest.fixture
def address(trouble: Path) -> Iterator[str]:
    """The scheduler of two workers."""
    with ExitStack() as stack:
        here = ("--host", "127.0.0.1")
        scheduler = started(stack, trouble, "scheduler", *here, "--port", "0")
        assert scheduler.stderr
        said = next(line for line in scheduler.stderr if "Scheduler at:" in line)
        found = said.split()[-1]
        for _ in range(2):
            options = (*here, "--nthreads", "1", "--no-nanny")
            started(stack, trouble, "worker", found, *options)
        with Client(found, set_as_default=False) as client:
            client.wait_for_workers(2)
        yield found


def test_the_games_of_a_killed_worker_are_played_once(
    address: str, trouble: Path
) -> None:
    bots = ("py:trouble:First", "py:trouble:Fragile")
    contest = simulation("nordic", bots, 12, seed=1)
    setting, fixtures = contest.setting, list(contest.fixtures())
    cluster = Cluster(address)
    try:
        found = list(cluster.outcomes(setting, fixtures))
        left = cluster.client.nthreads()
    finally:
        cluster.close()

    assert (trouble / "died").exists()
    assert len(left) == 1
    expected = set(map(timeless, outcomes(setting, fixtures)))
    assert set(map(timeless, found)) == expected
    assert len(found) == len(fixtures)


def test_the_command_gives_the_same_as_on_one_machine(
    address: str, simulate: Simulate
) -> None:
    options = ("nordic", "--games", 4, "--bots", "greedy,greedy")
    there = simulate(*options, "--cluster", address)
    here = simulate(*options, "--jobs", 1)

    assert there.exit_code == here.exit_code == 0
    assert there.output.partition("\n")[2] == here.output.partition("\n")[2]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ("--cluster", "tcp://127.0.0.1:1", "--jobs", 2),
            "give either --jobs or --cluster",
        ),
        (("--cluster", "gopher://nowhere"), "cannot be reached"),
    ],
)
def test_a_cluster_that_cannot_be_used_is_one_line(
    simulate: Simulate, arguments: tuple[object, ...], said: str
) -> None:
    result = simulate("nordic", "--games", 1, *arguments)

    assert result.exit_code == 2
    assert said in result.output
    assert len(result.output.splitlines()) == 1
