"""`railwright map check` says what is sound, what is not, and where."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from railwright.games import map_path

Run = Callable[..., Result]
THREE_TOWNS = Path(__file__).parents[2] / "docs" / "how-to" / "three-towns.json"


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """Europe with three mistakes, on lines 12, 13 and 165."""
    text = map_path("europe").read_text(encoding="utf-8")
    text = text.replace('"lat": 52.37', '"lat": 520', 1)
    text = text.replace('"name": "Angora"', '"nam": "Angora"', 1)
    text = text.replace('"a": "brest", "b": "petrograd"', '"a": "brest", "b": "pt"', 1)
    file = tmp_path / "broken.json"
    file.write_text(text, encoding="utf-8")
    return file


def test_misfits_are_listed_in_the_order_of_their_lines(
    run: Run, tmp_path: Path
) -> None:
    """By the rules of USA, Europe's ferries, tunnels and long tickets do not fit."""
    record = json.loads(map_path("europe").read_text(encoding="utf-8"))
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(record | {"rules": "usa"}, indent=1), encoding="utf-8")

    *defects, _ = run("map", "check", str(file)).output.splitlines()

    lines = [int(each.split(", line ")[1].split(":")[0]) for each in defects]
    assert len(lines) > 2
    assert lines == sorted(lines)


def test_all_of_ours(run: Run) -> None:
    result = run("map", "check")

    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0] == "europe: 47 cities, 101 routes (11 double), 46 tickets: sound"
    assert (
        lines[1]
        == "  Athína\N{EN DASH}Edinburgh is worth 21; the shortest path has 20 spaces"
    )
    assert "switzerland: 34 cities, 17 stops, 88 routes (12 double)" in result.output
    assert sum(line.endswith(": sound") for line in lines) == 5


def test_many_exceptions_are_listed_on_request(run: Run) -> None:
    short, long = run("map", "check", "world"), run("map", "check", "world", "-v")

    assert "  53 tickets differ from the shortest path" in short.output
    assert len(short.output.splitlines()) == 2
    assert len(long.output.splitlines()) == 2 + 53
    assert "Sydney\N{EN DASH}Tokyo is worth 11; the shortest path has 8" in long.output


def test_all_defects_of_a_file(run: Run, broken: Path) -> None:
    result = run("map", "check", broken, "nordic")

    assert result.exit_code == 1
    lines = result.output.splitlines()
    city = f'{broken}, line 12: city "amsterdam": "lat" must be a number from -90 to 90'
    assert lines[0].startswith(city)
    assert f'{broken}, line 13: city "angora": "name" is missing' in lines
    assert '"nam" is unknown; did you mean "name"?' in result.output
    assert f"{broken}, line 165: " in result.output
    assert "nordic: 39 cities, 81 routes (14 double), 46 tickets: sound" in lines
    assert lines[-1] == "4 defects in 1 file"


def test_a_sound_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_bytes(map_path("nordic").read_bytes())
    result = run("map", "check", file)

    assert result.exit_code == 0
    assert result.output.startswith(f"{file}: 39 cities")


@pytest.mark.parametrize("name", ["atlantis", "x" * 5000, "nofile.json"])
def test_what_is_not_there_is_refused_before_anything_is_checked(
    run: Run, name: str
) -> None:
    result = run("map", "check", "usa", name)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("Error: ")
    assert name[:40] in result.stderr
    assert result.stderr.count("\n") == 1


def test_an_unknown_name_tells_the_known_ones(run: Run) -> None:
    result = run("map", "check", "atlantis")

    known = "Error: unknown game 'atlantis'; choose from europe, nordic, switzerland"
    assert result.stderr.startswith(known)


@pytest.mark.parametrize(
    "content",
    [b"", b"null", b"[1, 2", b"\xff\xfe\x00", b'{"routes": [null, {"id": NaN}]}'],
)
def test_junk_is_no_reason_for_a_traceback(
    run: Run, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "junk.json"
    file.write_bytes(content)
    result = run("map", "check", file)

    assert result.exit_code == 1
    assert isinstance(result.exception, SystemExit)
    assert result.output.startswith((f"{file}, line 1", f"{file}: no"))


def test_a_folder_is_no_map(run: Run, tmp_path: Path) -> None:
    result = run("map", "check", tmp_path)

    assert result.exit_code == 2
    assert "has no game.py; give the path of a map file" in result.output


def test_the_command_in_a_process_of_its_own_fails_with_sentences(
    broken: Path,
) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "railwright", "map", "show", str(broken)],
        capture_output=True,
        text=True,
        check=False,
    )

    assert ended.returncode == 1
    assert ended.stderr.count("\n") == 4
    assert "Traceback" not in ended.stderr


def test_help_has_examples(run: Run) -> None:
    result = run("map", "check", "--help")

    assert "\n    railwright map check my-map.json\n" in result.output


def test_every_wrong_option_is_named_with_its_line(run: Run, tmp_path: Path) -> None:
    record = json.loads(THREE_TOWNS.read_text(encoding="utf-8"))
    record["options"] = {"first_palyer": 1, "pass_rule": "always", "tea": True}
    record["options"]["max_consecutive_resets"] = "none"
    file = tmp_path / "towns.json"
    file.write_text(json.dumps(record, indent=1), encoding="utf-8")
    lines = {
        name: number
        for number, text in enumerate(file.read_text().splitlines(), start=1)
        for name in record["options"]
        if f'"{name}"' in text
    }

    said = run("map", "check", file).output

    known = "choose from max_consecutive_resets, draw_face_up_when_decks_empty"
    assert f"line {lines['tea']}: usa has no option 'tea'; {known}" in said
    wanted = "usa has no option 'first_palyer'; did you mean first_player?"
    assert f"line {lines['first_palyer']}: {wanted}\n" in said
    assert (
        f"line {lines['max_consecutive_resets']}: max_consecutive_resets must" in said
    )
    assert "3 defects in 1 file" in said
