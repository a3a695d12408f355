"""The pages and examples on research say what is true, and run."""

import doctest
import importlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tools import research_tables

EXAMPLES = Path(__file__).parents[2] / "docs" / "how-to" / "research"
NOTEBOOK = EXAMPLES / "first-look.ipynb"


def test_the_page_of_all_numbers_is_up_to_date() -> None:
    """If this fails, run tools/research_tables.py."""
    assert research_tables.FILE.read_text("utf-8") == research_tables.written()


@pytest.mark.parametrize(
    "module",
    ["codebook", "episode", "vec_env", "gymnasium_env", "pettingzoo_env"],
)
def test_examples_in_docstrings_are_true(module: str) -> None:
    found = importlib.import_module(f"railwright.research.{module}")
    result = doctest.testmod(found)

    assert result.attempted > 2
    assert result.failed == 0


def printed(name: str, *arguments: str) -> str:
    """What an example prints."""
    ended = subprocess.run(
        [sys.executable, EXAMPLES / name, *arguments],
        capture_output=True,
        text=True,
        check=True,
    )
    return ended.stdout


def test_in_the_league_the_planner_beats_random_play() -> None:
    rewards = {
        line.split()[0]: float(line.split()[1])
        for line in printed("league.py", "4").splitlines()
    }

    assert [*rewards] == ["random", "greedy", "path", "planner"]
    assert rewards["planner"] == -1


def test_a_network_learns_from_the_planner() -> None:
    first, second = printed("cloning.py", "4", "6").splitlines()
    agreed = [int(word.strip("%,")) for word in first.split() if "%" in word]

    assert agreed[1] > agreed[0] > 30
    assert float(second.removeprefix("reward against random play: ")) > 0.5


def test_the_notebook_runs_and_draws() -> None:
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    assert all(not cell.get("outputs") for cell in cells), "kept without outputs"
    sources = ["".join(c["source"]) for c in cells if c["cell_type"] == "code"]
    names: dict[str, Any] = {}
    drawn = []
    for source in sources:
        *_, last = source.rstrip().splitlines()
        exec(source, names)
        if last.startswith("Bars("):
            drawn.append(eval(last, names)._repr_svg_())

    assert len(drawn) == 2
    assert all(svg.startswith("<svg") and svg.count("<rect") > 10 for svg in drawn)
    assert names["strong"].mean() > names["weak"].mean() + 40
