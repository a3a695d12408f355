"""`railwright map layout`, as typed."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from railwright.layout import load_board
from railwright.layout.inspection import check_layout

Run = Callable[..., Result]

TOWNS = Path(__file__).parents[2] / "docs" / "how-to" / "three-towns.json"


@pytest.fixture
def towns(tmp_path: Path) -> Path:
    """The three towns of the docs, with a hint that makes one round do."""
    (tmp_path / "towns.layout.toml").write_text("rounds = 1\n", encoding="utf-8")
    path = tmp_path / "towns.json"
    path.write_bytes(TOWNS.read_bytes())
    return path


def test_a_layout_and_its_land_are_written_beside_the_map(
    run: Run, towns: Path
) -> None:
    result = run("map", "layout", towns)

    layout, land = towns.with_suffix(".layout.json"), towns.with_suffix(".land.json")
    assert result.exit_code == 0, result.output
    assert result.output.splitlines() == [
        f"{layout}: 9 spaces, 3 cities: clear",
        f"{land}: {land.stat().st_size // 1024 + 1} kB",
    ]
    board, found = load_board(towns)
    assert found.land.land
    assert check_layout(board, found) == []
    drawn = run("map", "draw", towns, "-o", towns.with_suffix(".svg"))
    assert "no layout yet" not in drawn.output
    assert "clear" in run("map", "layout-check", towns).output


@pytest.mark.parametrize("suffix", [".layout.json", ".land.json"])
def test_files_of_people_are_not_replaced_unasked(
    run: Run, towns: Path, suffix: str
) -> None:
    mine = towns.with_suffix(suffix)
    mine.write_text("mine", encoding="utf-8")

    result = run("map", "layout", towns)

    assert result.exit_code == 2
    assert result.output == f"Error: {mine} already exists; --force replaces it\n"
    assert mine.read_text(encoding="utf-8") == "mine"


def test_a_new_layout_without_land_leaves_no_old_land(run: Run, towns: Path) -> None:
    for suffix in (".layout.json", ".land.json"):
        towns.with_suffix(suffix).write_text("old", encoding="utf-8")

    result = run("map", "layout", towns, "--force", "--no-land")

    assert result.exit_code == 0, result.output
    record = json.loads(towns.with_suffix(".layout.json").read_text(encoding="utf-8"))
    assert record["map"] == "three-towns"
    assert not towns.with_suffix(".land.json").exists()


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("none.json", None, "none.json: no such file"),
        ("towns.json", "{", "towns.json, line 1, column 2: not JSON"),
        ("towns.layout.toml", "sice = 3", "unknown key"),
        ("towns.layout.toml", 'home = "Ruritania"', "the atlas has no country"),
    ],
)
def test_bad_input_is_one_sentence(
    run: Run, towns: Path, name: str, text: str | None, sentence: str
) -> None:
    path = towns.with_name(name)
    if text is not None:
        path.write_text(text, encoding="utf-8")

    file = path if path.suffix == ".json" else towns
    result = run("map", "layout", file)

    assert result.exit_code == (2 if text is None else 1)
    assert sentence in result.output
    assert result.output.count("\n") == 1


def test_without_the_extra_a_sentence_says_how_to_get_it(towns: Path) -> None:
    """A process of its own, in which numpy cannot be imported."""
    code = (
        "import sys; sys.modules['numpy'] = None; "
        "from railwright.cli.main import railwright; railwright()"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code, "map", "layout", str(towns)],
        capture_output=True,
        text=True,
        check=False,
    )

    assert ended.returncode == 2
    assert ended.stderr == (
        'Error: laying out a map needs numpy: pip install "railwright[layout]"\n'
    )


@pytest.fixture
def lakeland(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The game of the docs, without a layout."""
    folder = tmp_path / "lakeland"
    shutil.copytree(TOWNS.parent / "lakeland", folder)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RAILWRIGHT_GAMES", str(folder))
    return folder


def typed(*words: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, which looks for games anew."""
    return subprocess.run(
        [sys.executable, "-m", "railwright", *words],
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_game_without_a_layout_names_the_file_to_lay_out(lakeland: Path) -> None:
    drawn = typed("map", "draw", "lakeland")

    assert f"`railwright map layout {lakeland / 'map.json'}` makes one" in drawn.stderr


def test_a_game_of_your_own_is_laid_out_by_its_name(lakeland: Path) -> None:
    (lakeland / "map.layout.toml").write_text("rounds = 1\n", encoding="utf-8")

    made = typed("map", "layout", "lakeland", "--no-land", "--attempts", "1")

    assert made.returncode == 0, made.stderr
    assert (lakeland / "map.layout.json").exists()


def test_our_own_layouts_are_not_computed_again(run: Run) -> None:
    result = run("map", "layout", "usa", "--force")

    assert result.exit_code == 2
    said = "usa comes with its layout; give the path of a map file"
    assert result.output == f"Error: {said}\n"
