"""How games scale with the workers of a Dask cluster on this machine.

Each row plays the same games: in this process, in two of ours, and on clusters of one
and two workers, and checks that the outcomes are the same. Wall-clock time depends on
what else the machine does; processor time is that of the processes that play.

    python benchmarks/cluster.py [GAMES [BOTS]]    2000 games of planner
"""

import json
import resource
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

from distributed import LocalCluster
from rich import box
from rich.console import Console
from rich.table import Table

from railwright.contests import Contest, Outcome, outcomes, simulation
from railwright.contests.cluster import Cluster

RESULT = Path("build/bench/cluster.json")
Found = dict[str, float]


def timeless(game: Outcome) -> Outcome:
    """A game without the time that it took."""
    finishes = tuple(replace(finish, seconds=0.0) for finish in game.finishes)
    return replace(game, finishes=finishes)


def measured(
    games: Iterable[Outcome], spent: Callable[[], float]
) -> tuple[set[Outcome], Found]:
    """The games, and the seconds that they took."""
    before, began = spent(), time.monotonic()
    played = set(map(timeless, games))
    return played, {"wall": time.monotonic() - began, "processor": spent() - before}


def _processor_time() -> float:
    """Of this process and of those that have ended."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + ended.ru_utime + ended.ru_stime


def _workers_time(cluster: Cluster) -> float:
    """The processor time of all workers."""
    found: dict[str, float] = cluster.client.run(time.process_time)
    return sum(found.values())


def ways(contest: Contest) -> Iterator[tuple[str, set[Outcome], Found]]:
    """The same games in every way to play them."""
    fixtures = list(contest.fixtures())
    for jobs in (1, 2):
        local = outcomes(contest.setting, fixtures, jobs)
        yield f"--jobs {jobs}", *measured(local, _processor_time)
    for workers in (1, 2):
        with (
            LocalCluster(
                n_workers=workers,
                threads_per_worker=1,
                host="127.0.0.1",
                dashboard_address=None,
            ) as local_cluster,
            closing(Cluster(local_cluster.scheduler_address)) as cluster,
        ):
            list(cluster.outcomes(contest.setting, fixtures[: 2 * workers]))  # warm up
            games = cluster.outcomes(contest.setting, fixtures)
            found = measured(games, partial(_workers_time, cluster))
            yield f"--cluster, {workers} worker{'s'[: workers - 1]}", *found


def main() -> None:
    """Measure, print a table and write the figures as JSON."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    bot = sys.argv[2] if len(sys.argv) > 2 else "planner"
    contest = simulation("europe", (bot, bot), games, seed=1)
    table = Table("way", "wall s", "games/s", "processor s", "ratio", box=box.SIMPLE)
    said: dict[str, Found] = {}
    expected: set[Outcome] | None = None
    for way, played, found in ways(contest):
        expected = expected or played
        if played != expected:
            raise SystemExit(f"{way} has played other games")
        said[way] = found
        ratio = said["--jobs 1"]["wall"] / found["wall"]
        pace = games / found["wall"]
        cells = (found["wall"], pace, found["processor"], ratio)
        table.add_row(way, *(f"{each:.2f}" for each in cells))
    Console().print(table)
    print(f"{games} games of {bot} on Europe, the same in every row")
    RESULT.parent.mkdir(parents=True, exist_ok=True)
    RESULT.write_text(json.dumps(said, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
