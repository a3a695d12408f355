"""`railwright map list` and `railwright map show` print whole tables."""

import subprocess
import sys
from collections.abc import Callable

import pytest
from click.testing import Result

from railwright.games import GAMES, load_map

Run = Callable[..., Result]


def row(result: Result, start: str) -> list[str]:
    """The cells of the line that begins so."""
    lines = result.output.splitlines()
    (line,) = [line for line in lines if line.startswith(f"{start} ")]
    return [cell.strip() for cell in line.split("  ") if cell.strip()]


def test_list(run: Run) -> None:
    result = run("map", "list")

    assert result.exit_code == 0
    europe = ["europe", "Europe", "47", "101", "11", "18", "13", "46", "110"]
    assert row(result, "europe") == europe
    swiss = ["Switzerland", "34+17", "88", "12", "42", "0", "46", "110"]
    assert row(result, "switzerland")[1:] == swiss
    assert row(result, "world")[2:] == ["48", "130", "34", "0", "59", "65", "140"]


def test_summary_and_routes(run: Run) -> None:
    result = run("map", "show", "europe")

    assert result.exit_code == 0
    assert "101, 11 double, 70 rail, 18 tunnel, 13 ferry" in result.output
    assert "46: 6 long, 40 regular" in result.output
    ferry = ["Palermo", "Smyrna", "6", "gray", "ferry", "15", "2 locomotives"]
    assert row(result, "palermo-smyrna")[1:] == ferry
    assert "Tickets from" not in result.output


@pytest.mark.parametrize(
    ("name", "route", "special"),
    [
        ("nordic", "lieksa-murmansk", "4 for 1"),
        ("nordic", "bergen-oslo.red", "twin .blue"),
        ("world", "beijing-lahore", "3 pairs"),
        ("world", "casablanca-marseille", "1 pair"),
        ("world", "lima-sydney.black", "over the edge, 5 in the west, twin .purple"),
    ],
)
def test_specials(run: Run, name: str, route: str, special: str) -> None:
    assert row(run("map", "show", name, "--routes"), route)[-1] == special


def test_tickets_of_all_kinds(run: Run) -> None:
    swiss = run("map", "show", "switzerland", "--tickets")
    world = run("map", "show", "world", "--tickets")

    targets = "Deutschland 5, Österreich 14, Italia 11"
    assert row(swiss, "france-countries")[1:] == ["France", targets, "tickets", "2"]
    assert row(swiss, "basel-bern")[1:] == ["Basel", "Bern", "5", "5", "tickets", "1"]
    assert "Tours" not in swiss.output
    tour = ["Casablanca, Al-Qahira, Tehran", "9", "6", "15", "tickets", "1"]
    assert row(world, "casablanca-tehran.tour")[1:] == tour
    assert row(world, "sydney-tokyo")[3:5] == ["11", "8"]


def test_cities(run: Run) -> None:
    swiss = run("map", "show", "switzerland", "--cities")
    world = run("map", "show", "world", "--cities")

    stop = ["France", "France", "45.91", "6.71", "1"]
    assert row(swiss, "france-1")[1:] == stop
    assert row(world, "lima")[1:3] == ["Lima", "port"]
    assert row(world, "beijing")[1:3] == ["Beijing", "39.90"]


def test_several_tables_at_once(run: Run) -> None:
    result = run("map", "show", "usa", "--cities", "--tickets")

    assert "Cities\nId " in result.output
    assert "Tickets from city to city\nId " in result.output
    assert "Routes\n" not in result.output.replace("  Routes\n", "")


@pytest.mark.parametrize("name", GAMES)
def test_every_record_has_its_line(run: Run, name: str) -> None:
    result = run("map", "show", name, "--cities", "--routes", "--tickets")
    board = load_map(name)
    ids = [each.id for each in (*board.cities, *board.routes, *board.tickets)]
    starts = [line.split(" ")[0] for line in result.output.splitlines()]

    assert result.exit_code == 0
    assert [start for start in starts if start in set(ids)] == ids
    assert "…" not in result.output


def test_an_unknown_name(run: Run) -> None:
    result = run("map", "show", "atlantis")

    assert result.exit_code == 2
    assert result.output.startswith(
        "Error: unknown game 'atlantis'; choose from europe, "
    )


def test_slow_packages_wait_until_they_are_needed() -> None:
    code = (
        "import sys, railwright.cli.main;"
        "print({'rich', 'fluent', 'babel'} & set(sys.modules))"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )

    assert result.stdout.strip() == "set()"


def test_a_narrow_terminal_wraps_between_words(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # by which a terminal is made believe
    monkeypatch.setenv("COLUMNS", "60")
    result = run("map", "show", "world", "--tickets")
    words = set(result.output.replace(",", "").split())

    assert "murmansk-petropavlovsk.tour" in words
    assert {"Murmansk", "Tiksi", "Novosibirsk", "Petropavlovsk"} <= words
    assert "Murmansk, Tiksi, Novosibirsk" not in result.output
