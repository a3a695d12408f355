"""`railwright train`, as typed."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from railwright.bots.learned import read_learned
from railwright.bots.study import study
from railwright.model.table import Deal
from railwright.tactics.trait_names import specification

Run = Callable[..., Result]

TOWNS = Path(__file__).parents[2] / "docs" / "how-to" / "three-towns.json"


def test_the_same_seed_makes_the_same_weights(run: Run, tmp_path: Path) -> None:
    made = [tmp_path / name for name in ("one.json", "two.json", "other.json")]
    for path, seed in zip(made, (5, 5, 6), strict=True):
        asked = ("--games", 200, "--epochs", 1, "--seed", seed, "-o", path)
        result = run("train", "usa", *asked)

        assert result.exit_code == 0, result.output
        assert f"{path}: 25." in result.output
    one, two, other = (path.read_text(encoding="utf-8") for path in made)
    assert one == two
    assert one != other


def test_numpy_adds_up_in_one_thread() -> None:
    """With several, the weights would depend on how many cores there are."""
    watched = (
        "import os, sys; from railwright.cli.train import train\n"
        "assert 'numpy' not in sys.modules\n"
        "try: train(['narnia'], standalone_mode=False)\n"
        "except Exception: pass\n"
        "assert 'numpy' not in sys.modules\n"
        "print(os.environ['OPENBLAS_NUM_THREADS'])"
    )
    said = subprocess.check_output([sys.executable, "-c", watched], text=True)

    assert said == "1\n"


def test_weights_know_what_made_them_and_what_they_are_for(
    run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "usa-3.json"
    run("train", "usa", "--players", 3, "--games", 200, "--epochs", 1, "-o", path)
    found = read_learned(path)

    table = study(Deal("usa", 3, 0)).table
    assert found.traits == specification(table.rules, table.scoring)
    assert found.made_by == (
        "railwright train usa --players 3 --games 200 --epochs 1 --seed 10000000"
    )


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["narnia"], "unknown game 'narnia'"),
        ([TOWNS], f"{TOWNS} is not a game: weights belong to a game's folder"),
        (["usa", "--players", "9"], "must be a whole number from 2 to 5, not '9'"),
        (["nordic", "--players", "4"], "players"),
        (["usa", "--games", "10"], "must be a whole number of at least 200, not '10'"),
        (["usa", "-o", "nowhere/x.json"], "no such folder"),
    ],
)
def test_what_cannot_be_trained_is_said_before_it_begins(
    run: Run, asked: list[str], said: str
) -> None:
    result = run("train", *asked)

    assert result.exit_code == 2
    assert said in result.output
    assert result.output.startswith("Error: ")
