"""`railwright map draw` and `layout-check`, as typed."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from railwright.games import GAMES, map_path
from railwright.layout import layout_path

Run = Callable[..., Result]


def test_a_board_is_drawn_as_svg_or_png(run: Run, tmp_path: Path) -> None:
    for name, start in (("board.svg", b"<svg"), ("board.png", b"\x89PNG")):
        picture = tmp_path / name

        result = run("map", "draw", "europe", "-o", str(picture), "--dark")

        assert result.exit_code == 0
        assert picture.read_bytes().startswith(start)
        assert f"{picture}: Europe, dark" in result.output


def test_light_and_dark_differ(run: Run, tmp_path: Path) -> None:
    light, dark = tmp_path / "light.svg", tmp_path / "dark.svg"
    run("map", "draw", "usa", "-o", str(light))
    run("map", "draw", "usa", "-o", str(dark), "--dark")

    assert light.read_text() != dark.read_text()


def test_claims_are_drawn(run: Run, tmp_path: Path) -> None:
    claims = tmp_path / "tonight.txt"
    claims.write_text("red bergen-oslo.red\n")
    picture = tmp_path / "board.svg"

    result = run("map", "draw", "nordic", "-o", str(picture), "--claims", str(claims))

    assert result.exit_code == 0
    assert picture.read_text().count('class="claim"') == 1


def test_wrong_claims_leave_no_picture(run: Run, tmp_path: Path) -> None:
    claims = tmp_path / "tonight.txt"
    claims.write_text("red bergen-paris\n")
    picture = tmp_path / "board.svg"

    result = run("map", "draw", "nordic", "-o", str(picture), "--claims", str(claims))

    assert result.exit_code == 1
    assert 'line 1: Nordic Countries has no route "bergen-paris"' in result.output
    assert not picture.exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["europ"], "unknown game 'europ'; did you mean europe?"),
        (["missing.json"], "missing.json: no such file"),
        (["europe", "-o", "board.jpg"], "board.jpg: a picture must end in .svg"),
        (["europe", "-o", "no/such/folder.svg"], "folder.svg: no such folder no/such"),
        (["x" * 5000], "cannot be read: file name too long"),
    ],
)
def test_bad_input_is_one_sentence(
    run: Run, arguments: list[str], sentence: str
) -> None:
    result = run("map", "draw", *arguments)

    assert result.exit_code == 2
    assert sentence in result.output
    assert "Traceback" not in result.output


def test_a_map_of_ones_own_is_drawn_without_a_layout(run: Run, tmp_path: Path) -> None:
    own = shutil.copy(map_path("europe"), tmp_path / "mine.json")
    picture = tmp_path / "mine.png"

    result = run("map", "draw", str(own), "-o", str(picture))

    assert result.exit_code == 0
    assert "no layout yet" in result.output
    assert picture.exists()


def test_layouts_of_ours_are_clear(run: Run) -> None:
    result = run("map", "layout-check")

    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert [line.partition(":")[0] for line in lines] == list(GAMES)
    assert all(line.endswith("clear") for line in lines)


def test_findings_are_listed_and_counted(run: Run, tmp_path: Path) -> None:
    own = Path(shutil.copy(map_path("usa"), tmp_path / "mine.json"))
    record = json.loads(layout_path("usa").read_text(encoding="utf-8"))
    slots = {route["id"]: route["slots"] for route in record["routes"]}
    slots["dallas-houston.1"][0][3] = 7
    layout_path(own).write_text(json.dumps(record), encoding="utf-8")

    result = run("map", "layout-check", str(own))

    assert result.exit_code == 1
    assert result.output.splitlines() == [
        "usa: spaces of dallas-houston.1 are 7 px long, less than 24",
        "1 finding",
    ]


def test_a_map_without_a_layout_cannot_be_checked(run: Run, tmp_path: Path) -> None:
    own = shutil.copy(map_path("usa"), tmp_path / "mine.json")

    result = run("map", "layout-check", str(own))

    assert result.exit_code == 2
    assert "there is no layout" in result.output
