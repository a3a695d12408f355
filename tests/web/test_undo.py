"""What can be taken back, and who learns of it."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import ServerProcess, running
from tests.web.conftest import Visit
from tests.web.player import READY
from tests.web.prepared import ANNA, BEN, Prepared, write
from tests.web.test_together import allow_practice, table_for_two

from railwright.model import Match, format_action
from railwright.model.actions import ClaimRoute

pytestmark = pytest.mark.browser

UNDO = ".tools [aria-label=Undo]"


def claiming(match: Match) -> list[str]:
    """A claim; USA has no tunnels, which would show cards."""
    claims = [a for a in match.legal_actions(0) if isinstance(a, ClaimRoute)]
    return [format_action(claims[0])] if claims else []


CLAIM = Prepared("a claim to be taken back", "usa", claiming)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("undo")
    write(folder, [CLAIM])
    with running(folder) as process:
        yield process


def against_a_bot(visit: Visit, *, practice: bool) -> Page:
    """The first turn of a game with one bot."""
    page = visit("/new")
    page.locator(".seat, li:has(select)").nth(1).locator("select").first.select_option(
        "bot"
    )
    allow_practice(page, practice=practice)
    page.locator(".go").click()
    page.locator(".offer .primary").click()
    page.wait_for_function(READY)
    return page


def test_a_card_drawn_blind_stays_drawn(visit: Visit) -> None:
    page = against_a_bot(visit, practice=False)
    page.locator("[data-anchor=deck-train]").click()
    expect(page.locator(".sentence")).to_contain_text("Take a second card.")
    expect(page.locator(UNDO)).to_be_disabled()
    why = re.compile("revealed nothing")
    expect(page.locator(UNDO)).to_have_attribute("title", why)

    page.keyboard.press("u")

    expect(page.locator(".notice")).to_contain_text("something hidden was seen")
    expect(page.locator(".sentence")).to_contain_text("Take a second card.")
    expect(page.locator(".practice")).to_have_count(0)


def test_practice_takes_back_what_a_bot_did_and_the_log_says_so(visit: Visit) -> None:
    page = against_a_bot(visit, practice=True)
    expect(page.locator(".moves .practice")).to_be_visible()
    for _ in range(2):
        page.locator("[data-anchor=deck-train]").click()
        page.wait_for_function(READY)
    log = page.locator(".log")
    expect(log.locator(".said", has_text="draws blind")).to_have_count(2)

    page.locator(UNDO).click()

    expect(page.locator(".sentence")).to_contain_text("Take a second card.")
    expect(log.locator("li").first.locator(".said")).to_contain_text(
        re.compile("^Anna takes back: Anna draws blind: .+; Bruno ")
    )
    page.reload()
    expect(log.locator("li").first.locator(".said")).to_contain_text("Anna takes back:")


def test_a_claim_is_taken_back_and_everybody_reads_it(visit: Visit) -> None:
    anna = visit(f"/t/{CLAIM.table}", secret=ANNA)
    ben = visit(f"/t/{CLAIM.table}", secret=BEN)
    anna.wait_for_function(READY)
    expect(anna.locator(UNDO)).to_be_disabled()  # Ben has moved
    name = CLAIM.reached[1][0].split()[1]
    route = anna.locator(f"[id='{name}']")
    route.focus()
    anna.keyboard.press("Enter")
    anna.locator(".payment .primary").click()
    owned = f"[id='cars-{name}']:not(.ghost)"
    expect(ben.locator(owned)).to_be_attached()

    anna.locator(UNDO).click()

    expect(ben.locator(owned)).to_have_count(0)
    line = ben.locator(".log li").first.locator(".said")
    expect(line).to_contain_text(re.compile("^Anna takes back: Anna claims"))
    expect(ben.locator(".notice")).to_contain_text("Anna takes back")
    expect(anna.locator(".sentence")).to_contain_text("Your turn")


def test_people_are_not_asked_to_agree_without_practice(visit: Visit) -> None:
    anna, ben = table_for_two(visit)
    for page in (anna, ben):
        expect(page.locator(UNDO)).to_be_disabled()
