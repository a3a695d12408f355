"""What a player has at hand: what may be known, the rules, light and sound."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import ServerProcess, running
from tests.web.conftest import Visit
from tests.web.player import READY, REMEMBERED
from tests.web.prepared import ANNA, Prepared, write
from tests.web.screenshots import at

from railwright.games import GAMES
from railwright.model import Match, format_action
from railwright.model.actions import ClaimRoute, DrawUp

pytestmark = pytest.mark.browser

TABLES = {game: at(game, "turn", 6) for game in GAMES}
TUNNEL = at("europe", "tunnel")
SLOW = REMEMBERED.replace("off", "slow")


def completing(match: Match) -> list[str]:
    """A claim that completes a ticket; USA has no tunnels to fail in."""
    done = match.scores()[0].completed
    for action in match.legal_actions(0):
        if isinstance(action, ClaimRoute):
            after = match.copy()
            after.play(action, 0)
            if not after.is_over and after.scores()[0].completed > done:
                return [format_action(action)]
    return []


def sweeping(match: Match) -> list[str]:
    """A card whose place is filled by the third wild card."""
    for action in match.legal_actions(0):
        if isinstance(action, DrawUp):
            events = match.copy().play(action, 0)
            if any(type(event).__name__ == "MarketSwept" for event in events):
                return [format_action(action)]
    return []


COMPLETED = Prepared("a ticket completed", "usa", completing, "planner")
STILL = Prepared("a ticket completed in peace", "usa", completing, "planner")
SWEPT = Prepared("three wild cards", "europe", sweeping)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("at-hand")
    write(folder, [*TABLES.values(), TUNNEL, COMPLETED, STILL, SWEPT])
    with running(folder) as process:
        yield process


def seat_at(visit: Visit, table: Prepared, **options: object) -> Page:
    page = visit(f"/t/{table.table}", secret=ANNA, **options)
    page.wait_for_function(READY)
    return page


def claim(page: Page, table: Prepared) -> None:
    """Claim the route that a table was prepared for."""
    name = table.reached[1][0].split()[1]
    page.locator(f"[id='{name}'] > g").first.click()
    page.locator(".payment .primary").click()


def numbers(page: Page, where: str) -> int:
    """The sum of the numbers beside the cards of a list."""
    texts = page.locator(f"{where} li").all_inner_texts()
    return sum(int(re.findall(r"\d+", text)[0]) for text in texts)


@pytest.mark.parametrize("table", [*TABLES.values(), TUNNEL], ids=lambda t: t.name)
def test_what_was_not_shown_is_in_the_decks_or_hidden_in_hands(
    browse: Visit, table: Prepared
) -> None:
    page = seat_at(browse, table)
    page.keyboard.press("k")
    view = table.before.view(0)
    hidden = sum(p.cards - sum(n for _, n in p.known) for p in view.players[1:])
    decks = sum(n for _, n in view.decks)

    expect(page.locator(".known")).to_be_visible()
    assert numbers(page, ".known > .cards:first-of-type") == decks + hidden
    known = sum(n for p in view.players[1:] for _, n in p.known)
    assert numbers(page, ".known .player .cards") == known
    expect(page.locator(".known .player small")).to_have_text(f"hidden: {hidden}")
    page.keyboard.press("k")
    expect(page.locator(".known")).to_have_count(0)


def test_every_player_is_shown_with_their_longest_path(browse: Visit) -> None:
    page = seat_at(browse, TABLES["usa"])
    page.get_by_role("tab", name="Known").click()
    scores = TABLES["usa"].before.scores()
    bonus = page.locator(".known h3", has_text="Longest path")
    row = bonus.locator("xpath=following-sibling::ul[1]/li")

    for seat, score in enumerate(scores):
        expect(row.nth(seat)).to_contain_text(re.compile(rf"\b{score.longest}\b"))


def test_where_tickets_bring_a_bonus_those_of_others_stay_secret(
    browse: Visit,
) -> None:
    page = seat_at(browse, TABLES["nordic"])
    page.get_by_role("tab", name="Known").click()
    bonus = page.locator(".known h3", has_text="Most tickets")
    row = bonus.locator("xpath=following-sibling::ul[1]/li")

    expect(row.nth(0)).to_contain_text(
        str(TABLES["nordic"].before.scores()[0].completed)
    )
    expect(row.nth(1)).to_contain_text("secret")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_fit_on_one_card(browse: Visit, game: str) -> None:
    page = seat_at(browse, TABLES[game])
    page.keyboard.press("r")
    card = page.locator(".summary")
    value = GAMES[game]
    board = TABLES[game].before.board
    lengths = sorted({route.length for route in board.routes})

    expect(card.locator("tr").first.locator("td")).to_have_text([*map(str, lengths)])
    expect(card.locator("tr").nth(1).locator("td")).to_have_text(
        [str(board.route_points[length]) for length in lengths]
    )
    has = {
        "tunnel": "tunnel" in board.kinds,
        "ferry": "ferry" in board.kinds,
        "stations": value.stations is not None,
        "ports": value.ports is not None,
        "end": True,
    }
    for part, is_there in has.items():
        expect(card.locator(f"[data-part={part}]")).to_have_count(int(is_there))
    expect(card.locator("[data-part=end]")).to_contain_text(
        f"With {value.ending.pieces_left} "
    )
    assert "brief-" not in card.inner_text()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


@pytest.mark.parametrize(("language", "said"), [("pl", "Tunele"), ("nb", "Tunneler")])
def test_the_card_speaks_the_reader_s_language(
    visit: Visit, language: str, said: str
) -> None:
    words = REMEMBERED.replace("{", f'{{"language":"{language}",', 1)
    page = seat_at(visit, TABLES["europe"], remembered=words)
    page.locator(".tools > button:nth-last-of-type(2)").click()

    expect(page.locator(".summary [data-part=tunnel] dt")).to_have_text(said)


def test_light_runs_along_a_completed_ticket(visit: Visit) -> None:
    page = seat_at(visit, COMPLETED, remembered=SLOW)
    claim(page, COMPLETED)

    expect(page.locator(".rw-light path").first).to_be_attached()
    expect(page.locator(".rw-light path")).to_have_count(0)


def test_without_motion_no_light_runs(visit: Visit) -> None:
    page = seat_at(visit, STILL, remembered=SLOW, reduced_motion="reduce")
    page.evaluate(
        """() => {
            window.lights = 0;
            new MutationObserver(() => window.lights++).observe(
                document.querySelector(".rw-light"), {childList: true});
        }"""
    )
    claim(page, STILL)

    expect(page.locator(".tickets .done").first).to_be_visible()
    assert page.evaluate("window.lights") == 0


def test_three_wild_cards_are_seen_before_they_go(visit: Visit) -> None:
    page = seat_at(visit, SWEPT, remembered=SLOW)
    slot = SWEPT.reached[1][0].split()[2]
    page.keyboard.press(slot)

    expect(page.locator(".flight.raised")).to_have_count(3)
    expect(page.locator(".flight")).to_have_count(0)


def test_one_key_turns_the_sound_off_and_on(visit: Visit) -> None:
    page = seat_at(visit, TABLES["usa"], remembered=REMEMBERED.replace("0,", "0.5,", 1))
    sound = "() => JSON.parse(localStorage.railwright).sound"
    page.keyboard.press("m")
    expect(page.locator(".notice")).to_contain_text("Sound is off.")
    page.wait_for_function(f"({sound})() === 0")

    page.keyboard.press("m")

    expect(page.locator(".notice")).to_contain_text("Sound is on.")
    page.wait_for_function(f"({sound})() > 0")
