"""A whole game by what a screen reader knows: roles, names and announcements."""

import re

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visit
from tests.web.listener import HEAR, Listener
from tests.web.player import begin_alone
from tests.web.wire import Wire

pytestmark = pytest.mark.browser


@pytest.mark.timeout(600)
def test_a_whole_game_is_played_by_roles_and_names(visit: Visit) -> None:
    page = visit("/offline.html")
    page.add_init_script(f"({HEAR})()")
    wire = Wire(page)
    begin_alone(page, "usa")
    anna = Listener(page)

    anna.play_to_the_end()

    wire.expect_listed()
    announced = anna.announced
    claimed = [said for said in announced if re.search("Anna claims .* points?", said)]
    assert len(claimed) == anna.claims
    others = [said for said in announced if re.search("^(?!Anna).* claims ", said)]
    assert others
    assert any("Your turn" in said for said in announced)
    assert any("is playing" in said for said in announced)
    assert any(said.endswith("The game is over") for said in announced)
    expect(page.get_by_role("heading", name=re.compile("wins"))).to_be_visible()
