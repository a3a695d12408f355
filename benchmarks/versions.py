"""What a durable move costs, compared with a past version of the server.

Both servers run in turn, round after round, under the same load, so that whatever else
the machine does falls on both. Counted are the processor time of the server with all
its threads, the messages and the bytes that it sends, each divided by the moves.

    python -m benchmarks.versions [VERSION] [--tables N] [--seconds S] [--rounds R]
        [--rate MOVES]
"""

import argparse
import subprocess
import sys
import tempfile
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from statistics import median

from benchmarks.crowd import Figures, Load, crowd
from benchmarks.server import Command, cpu_seconds, server
from tools.yardstick.__main__ import ROOM, VERSIONS
from tools.yardstick.past_build import built, commit_of, project_file

PROCESSES = 1
"""Processes that make the load."""
START = """
import sys
sys.path[:0] = [{sources!r}]
sys.path.append({packages!r})
from railwright.cli.main import railwright
railwright()
"""

Costs = dict[str, float]


def past(version: str) -> Command:
    """The command of a past version, which is built if need be."""
    commit = commit_of(VERSIONS.get(version, version))
    sources = built(commit, ROOM).resolve()
    packages = (ROOM / f"{commit[:10]}-packages").resolve()
    _install(_missing(project_file(commit)), packages)
    script = START.format(sources=str(sources), packages=str(packages))
    return [sys.executable, "-c", script]


def _missing(project: str) -> list[str]:
    """What a project needs and this environment does not have."""
    needed: list[str] = tomllib.loads(project)["project"]["dependencies"]
    return [each for each in needed if not _is_here(each.split(">")[0].split("=")[0])]


def _is_here(name: str) -> bool:
    try:
        distribution(name.split("[", maxsplit=1)[0])
    except PackageNotFoundError:
        return False
    return True


def _install(packages: list[str], folder: Path) -> None:
    if packages and not folder.is_dir():
        pip = [sys.executable, "-m", "pip", "install", "--quiet"]
        subprocess.run(  # noqa: S603 - names from a project file of ours
            [*pip, "--target", str(folder), *packages], check=True
        )


def cost(command: Command | None, asked: argparse.Namespace) -> Costs:
    """What one server costs a move, once it is warm."""
    with (
        tempfile.TemporaryDirectory() as folder,
        server(["--data", folder], command) as (place, process),
        crowd(Load(place, asked.tables, asked.rate), PROCESSES) as people,
    ):
        people.play(asked.warm)
        before = cpu_seconds(process)
        [found] = people.play(asked.seconds)
        return _costs(found, cpu_seconds(process) - before)


def _costs(found: Figures, cpu: float) -> Costs:
    moves = len(found.latencies)
    if not moves:
        sys.exit("all games ended while it got warm: ask for more --tables")
    return {
        "CPU ms": cpu / moves * 1000,
        "bytes": found.received / moves,
        "messages": found.messages / moves,
        "moves": moves,
    }


def compare(asked: argparse.Namespace) -> None:
    """Run both in turn; show each round, and the medians with their ratio."""
    commands = {asked.version: past(asked.version), "now": None}
    found: dict[str, list[Costs]] = {name: [] for name in commands}
    for number in range(asked.rounds):
        for name, command in commands.items():
            found[name].append(costs := cost(command, asked))
            print(f"round {number + 1}  {name:12} {_shown(costs)}", flush=True)
    before, now = (_medians(each) for each in found.values())
    print(f"median   {asked.version:12} {_shown(before)}")
    print(f"median   {'now':12} {_shown(now)}")
    ratios = {name: now[name] / before[name] for name in before if name != "moves"}
    print("ratio   ", "  ".join(f"{name} {each:.2f}" for name, each in ratios.items()))


def _medians(rounds: list[Costs]) -> Costs:
    return {name: median(each[name] for each in rounds) for name in rounds[0]}


def _shown(costs: Costs) -> str:
    return (
        f"CPU {costs['CPU ms']:.3f} ms  {costs['bytes']:.0f} bytes "
        f" {costs['messages']:.2f} messages a move  ({costs['moves']:.0f} moves)"
    )


def main() -> None:
    """Compare with the version that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("version", nargs="?", default="0.1")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rate", type=float, default=0.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm", type=float, default=3.0, help="seconds before that")
    parser.add_argument("--rounds", type=int, default=3)
    compare(parser.parse_args())


if __name__ == "__main__":
    main()
