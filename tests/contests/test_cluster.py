"""Games on a cluster of a scheduler and two workers on this machine."""

import json
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest
from distributed import Client
from tests.contests.conftest import Simulate
from tests.contests.games import timeless

from railwright.contests import outcomes, simulation
from railwright.contests.cluster import Cluster
from railwright.games import map_path

DOCS = Path(__file__).parents[2] / "docs" / "how-to"


def started(
    stack: ExitStack, folder: Path, *command: str, games: Path | None = None
) -> subprocess.Popen[str]:
    process = stack.enter_context(
        subprocess.Popen(
            [sys.executable, "-m", "dask", *command, "--no-dashboard"],
            stderr=subprocess.PIPE,
            text=True,
            cwd=folder,
            env=os.environ | {"RAILWRIGHT_GAMES": str(games or "")},
        )
    )
    stack.callback(process.kill)
    return process


@contextmanager
def cluster_in(
    folder: Path, workers: int = 2, games: Path | None = None
) -> Iterator[str]:
    """The scheduler of some workers that are in a folder and have some games."""
    with ExitStack() as stack:
        here = ("--host", "127.0.0.1")
        scheduler = started(stack, folder, "scheduler", *here, "--port", "0")
        assert scheduler.stderr
        said = next(line for line in scheduler.stderr if "Scheduler at:" in line)
        found = said.split()[-1]
        for _ in range(workers):
            options = (*here, "--nthreads", "1", "--no-nanny")
            started(stack, folder, "worker", found, *options, games=games)
        with Client(found, set_as_default=False) as client:
            client.wait_for_workers(workers)
        yield found


@pytest.fixture
def address(trouble: Path) -> Iterator[str]:
    """The scheduler of two workers."""
    with cluster_in(trouble) as found:
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


def test_all_workers_play_on_the_map_of_the_one_who_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They have another one at the same path."""
    here, there = tmp_path / "here", tmp_path / "there"
    for folder, points in ((here, 1), (there, 50)):
        folder.mkdir()
        board = json.loads(map_path("usa").read_text(encoding="utf-8"))
        board |= {"rules": "usa"}
        board["route_points"]["1"] = points
        (folder / "mine.json").write_text(json.dumps(board), encoding="utf-8")
    monkeypatch.chdir(here)
    contest = simulation("mine.json", ("greedy", "greedy"), 2, seed=3)
    fixtures = list(contest.fixtures())
    with cluster_in(there, workers=1) as address, closing(Cluster(address)) as cluster:
        found = set(map(timeless, cluster.outcomes(contest.setting, fixtures)))

    assert found == set(map(timeless, outcomes(contest.setting, fixtures)))


@pytest.fixture
def lakeland(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The game of the docs, which only this machine has."""
    folder = tmp_path / "lakeland"
    shutil.copytree(DOCS / "lakeland", folder)
    monkeypatch.setenv("RAILWRIGHT_GAMES", str(folder))
    return folder


def asked(address: str, game: str = "lakeland") -> subprocess.CompletedProcess[str]:
    """A game, played by a cluster; a process of its own knows Lakeland."""
    words = f"simulate {game} --games 2 --bots greedy,greedy --cluster"
    return subprocess.run(
        [sys.executable, "-m", "railwright", *words.split(), address],
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_worker_without_the_game_is_named(lakeland: Path) -> None:
    with cluster_in(lakeland, workers=1) as address:
        ended = asked(address)

    assert ended.returncode != 0
    assert "does not have the game 'lakeland'; install it there" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


def test_a_worker_with_another_version_of_the_game_is_named(
    lakeland: Path, tmp_path: Path
) -> None:
    older = tmp_path / "older"
    shutil.copytree(lakeland, older)
    value = (older / "game.py").read_text(encoding="utf-8")
    assert "pieces_left=2" in value
    value = value.replace("pieces_left=2", "pieces_left=3")
    (older / "game.py").write_text(value, encoding="utf-8")
    with cluster_in(lakeland, workers=1, games=older) as address:
        ended = asked(address)

    assert "is not the same as here; install the same version there" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


def test_a_worker_with_the_same_game_elsewhere_plays_it(
    lakeland: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    shutil.copytree(lakeland, other)
    with cluster_in(lakeland, workers=1, games=other) as address:
        ended = asked(address)

    assert ended.returncode == 0, ended.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ("--cluster", "tcp://127.0.0.1:1", "--jobs", 2),
            "give either --jobs or --cluster",
        ),
        (("--cluster", "gopher://nowhere"), "cannot be reached"),
        (("--cluster", "tcp://127.0.0.1:1"), "cannot be reached"),
    ],
)
def test_a_cluster_that_cannot_be_used_is_one_line(
    simulate: Simulate, arguments: tuple[object, ...], said: str
) -> None:
    result = simulate("nordic", "--games", 1, *arguments)

    assert result.exit_code == 2
    assert said in result.output
    assert len(result.output.splitlines()) == 1


def test_nobody_at_an_address_is_one_line_of_a_process_too() -> None:
    """What its threads would print when the process ends is seen only from outside."""
    with socket.socket() as taken:  # bound, but nobody listens
        taken.bind(("127.0.0.1", 0))
        ended = asked(f"tcp://127.0.0.1:{taken.getsockname()[1]}", "nordic")

    assert ended.returncode == 2
    [line] = ended.stderr.splitlines()
    assert line.endswith("cannot be reached")
