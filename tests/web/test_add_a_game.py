"""The page on adding a game, followed word by word in a fresh folder."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.server.running import ServerProcess, running
from tests.web.conftest import Visit
from tests.web.player import PATIENCE, Player

from railwright.games.registry import FOLDERS

pytestmark = pytest.mark.browser

HOW_TO = Path(__file__).parents[2] / "docs" / "how-to"
PAGE = (HOW_TO / "add-a-game.md").read_text(encoding="utf-8")
RUN = [sys.executable, "-m", "railwright"]
SAID = (
    "lakeland/map.json: 8 cities, 16 routes (1 double), 12 tickets: sound, "
    'but it does not name its game: add "rules"'
)

RULES = (
    (
        "en-GB",
        "Lakeland",
        "Ferries",
        "20 trains and a hand of 4 cards",
        "two ferries across the lakes",
    ),
    (
        "pl-PL",
        "Kraina Jezior",
        "Promy",
        "20 wagoników i 4 karty na ręce",
        "dwa promy przez jeziora",
    ),
    (
        "nb-NO",
        "Lakeland",
        "Ferger",
        "20 togvogner og 4 kort på hånden",
        "to ferger over innsjøene",
    ),
)
"""What its page of rules says in each language: title, ferries, setup, summary."""


def command(start: str) -> str:
    """The command of the page that begins like this."""
    found = re.search(rf"(?m)^\$ ({re.escape(start)}.*)$", PAGE)
    assert found, f"the page has no command {start}"
    return found[1]


def run(folder: Path, command: str, typed: str = "", games: str = "lakeland") -> str:
    """What a command of the page says, once the game's folder is known."""
    result = subprocess.run(
        [*RUN, *shlex.split(command)[1:]],
        cwd=folder,
        env={**os.environ, FOLDERS: games},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where somebody works who copied the example."""
    shutil.copytree(HOW_TO / "lakeland", tmp_path / "lakeland")
    return tmp_path


@pytest.fixture
def server(folder: Path) -> Iterator[ServerProcess]:
    """A host who made a layout before."""
    run(folder, command("railwright map layout "))
    with running(folder, **{FOLDERS: str(folder / "lakeland")}) as process:
        yield process


def test_the_map_is_sound(folder: Path) -> None:
    check = command("railwright map check")
    assert run(folder, check, games="") == f"{SAID}\n", "the page tells of it later"
    assert SAID in PAGE
    assert run(folder, check).endswith("12 tickets: sound\n"), "now it is a game"


def test_the_game_is_listed(folder: Path) -> None:
    assert "Lakeland" in run(folder, command("railwright map list"))


def test_you_play_it_in_your_language(folder: Path) -> None:
    play = command("railwright play")
    assert "Lakeland" in run(folder, f"{play} --language nb", "quit\n")
    assert "Kraina Jezior" in run(folder, f"{play} --language pl", "quit\n")


def test_you_play_it(folder: Path) -> None:
    said = run(folder, f"{command('railwright play')} --language en", "1 2\n\nquit\n")

    assert re.search(r"> .+ +0 +20 +4 +0\n", said), "20 trains, 4 cards, no ticket yet"
    assert "Keep at least 2 tickets" in said


def test_bots_play_it(folder: Path) -> None:
    simulate = command("railwright simulate").replace("200", "4")
    said = run(folder, f"{simulate} --report report.html")
    assert "Lakeland: 4 games" in said
    assert "grand tour" in said
    assert "Grand tour" in (folder / "report.html").read_text(encoding="utf-8")
    arena = command("railwright arena")
    assert "planner" in run(folder, f"{arena} --games 4")


@pytest.mark.timeout(400)
def test_a_host_lays_it_out_and_offers_it(folder: Path, visit: Visit) -> None:
    """All that needs the layout, which takes a while to make."""
    its_layout_is_clear(folder)
    it_is_drawn(folder)
    a_table_of_it_is_played_to_the_end_in_its_own_words(visit)
    for locale, *expected in RULES:
        its_rules_page_has_its_facts_and_its_own_words(visit, locale, expected)


def its_layout_is_clear(folder: Path) -> None:
    check = re.search(r"`(railwright map layout-check .+?)`", PAGE)
    assert check

    assert run(folder, check[1]) == "lakeland: 42 spaces, 8 cities: clear\n"
    assert (folder / "lakeland" / "map.layout.json").is_file()


def it_is_drawn(folder: Path) -> None:
    run(folder, command("railwright map draw"))

    assert (folder / "lakeland.png").read_bytes().startswith(b"\x89PNG")


def a_table_of_it_is_played_to_the_end_in_its_own_words(visit: Visit) -> None:
    page = visit("/", locale="pl-PL")
    expect(page.locator(".board:has([value=lakeland])")).to_contain_text(
        "Kraina Jezior"
    )
    player = Player(page)
    player.start("lakeland")

    expect(page.locator("svg text:text-is('Heath')").first).to_be_visible()
    assert "Kraina Jezior" in page.title()
    player.play_on()
    parts = page.locator(".scoring dl").first.locator("dt")
    expect(parts).to_have_text(["Trasy", "Bilety", "Wielka podróż"], timeout=PATIENCE)


def its_rules_page_has_its_facts_and_its_own_words(
    visit: Visit, locale: str, expected: list[str]
) -> None:
    title, ferries, trains, differs = expected
    page = visit("/rules/lakeland", locale=locale)

    expect(page.locator("h1")).to_contain_text(title)
    expect(page.locator(".differs")).to_contain_text(differs)
    expect(page.locator("#ferry h2")).to_have_text(ferries)
    words = re.compile(trains.replace(" ", r"\s"))  # Polish holds some together
    expect(page.locator("#setup")).to_contain_text(words)
