"""A game that a folder adds is offered, played and explained like ours."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.games.test_registry import make_game
from tests.server.running import ServerProcess, running
from tests.web.conftest import Visit
from tests.web.player import READY

from railwright.games.registry import FOLDERS

pytestmark = pytest.mark.browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that has two games more, one of them for three players only."""
    folder = tmp_path_factory.mktemp("games")
    make_game(folder / "towns", "towns")
    make_game(folder / "trio", "trio", (3, 3))
    own = tmp_path_factory.mktemp("own")
    with running(own, **{FOLDERS: str(folder)}) as process:
        yield process


def test_it_is_played_from_the_start_page(visit: Visit) -> None:
    page = visit("/")
    board = page.locator(".board:has([value=towns])")
    expect(board).to_contain_text("Three Towns")

    board.click()
    page.get_by_role("button", name="Play Three Towns").click()

    page.wait_for_function(READY)
    assert "Three Towns" in page.title()
    expect(page.locator("[id='elmhurst-old-mill']")).to_be_attached()


def test_a_new_table_offers_it(visit: Visit) -> None:
    page = visit("/new/here")
    page.locator("label:has([value=towns])").check()
    page.get_by_role("button", name="Start the game").click()

    page.wait_for_function(READY)
    expect(page.locator("[id='elmhurst-old-mill']")).to_be_attached()


def test_as_many_play_as_the_game_is_for(visit: Visit) -> None:
    page = visit("/", remembered='{"game":"trio"}')
    expect(page.locator("[name=bots]")).to_have_count(1)
    expect(page.locator("[name=bots]")).to_have_value("2")

    page = visit("/new/here", remembered='{"game":"trio"}')
    expect(page.get_by_role("textbox", name="Name at seat")).to_have_count(3)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_function(READY)


def test_the_first_game_is_chosen_until_somebody_chose(visit: Visit) -> None:
    page = visit("/", remembered='{"game":"atlantis"}')

    expect(page.locator(".board.picked [value=europe]")).to_be_attached()


def test_an_unknown_game_is_said_to_be_unknown(visit: Visit) -> None:
    page = visit("/rules/atlantis")

    expect(page.locator("h1")).to_have_text("There is no game named “atlantis”")


def test_its_rules_page_is_made_of_its_facts(visit: Visit) -> None:
    page = visit("/rules/towns")
    page.get_by_role("heading", name="The cards").wait_for()

    expect(page.locator("h1")).to_contain_text("Three Towns")
    expect(page.locator("#cards")).to_contain_text("30 cards: 12 in each of 2 colors")
    expect(page.locator("#setup")).to_contain_text("There are 9 tickets.")
    expect(page.locator("#double .snippet svg")).to_be_visible()
    expect(page.locator("#points td b")).to_have_text(["1", "2", "4"])
    rules = page.locator("#double .anchor").evaluate_all("(a) => a.map((b) => b.id)")
    assert rules == ["C-33", "C-34", "C-35", "C-36"]
    assert not page.locator("#ferry, #tunnel, #stations, .differs").count()
