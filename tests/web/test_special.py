"""Every special action of the boards, with the mouse, at a table prepared for it."""

import re
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.server.running import ServerProcess, running
from tests.web.conftest import Visit
from tests.web.player import READY, see_whole_board
from tests.web.prepared import ANNA, Goal, Prepared, write
from tests.web.test_glance import HIDDEN

from railwright.errors import IllegalAction
from railwright.games import GAMES, colors_offered
from railwright.maps import CountryTicket, Kind, TourTicket
from railwright.maps.facts import Route
from railwright.model import Match, format_action
from railwright.model.actions import (
    Action,
    BuildPort,
    BuildStation,
    Cards,
    ClaimRoute,
    DrawBlind,
    ExchangePieces,
    GiveUp,
    PayExtra,
)
from railwright.model.notation import parse_action

pytestmark = pytest.mark.browser


def claiming(fits: Callable[[Route, Cards], bool]) -> Goal:
    """A claim of such a route with such cards."""

    def goal(match: Match) -> list[str]:
        for action in match.legal_actions(0):
            if isinstance(action, ClaimRoute):
                route = match.board.route(action.route)
                if fits(route, action.cards):
                    return [format_action(action)]
        return []

    return goal


def claiming_unlisted(fits: Callable[[Route, Cards], bool]) -> Goal:
    """A claim of such a route with cards that are right, but that no list has."""

    def goal(match: Match) -> list[str]:
        listed = match.legal_actions(0)
        for action in listed:
            if isinstance(action, ClaimRoute):
                route = match.board.route(action.route)
                others = variants(match, action) if fits(route, action.cards) else []
                for other in others:
                    if other not in listed and is_legal(match, other):
                        return [format_action(other)]
        return []

    return goal


def variants(match: Match, claim: ClaimRoute) -> Iterator[ClaimRoute]:
    """The same claim with one card of it replaced by another of the hand."""
    order = match.words.cards
    for given, _ in claim.cards:
        for taken, held in match.view(0).hand:
            counts = Counter(dict(claim.cards)) + Counter({taken: 1})
            if taken != given and counts[taken] <= held:
                counts -= Counter({given: 1})
                cards = tuple((kind, counts[kind]) for kind in order if counts[kind])
                yield ClaimRoute(claim.route, cards)


def is_legal(match: Match, action: Action) -> bool:
    try:
        match.copy().play(action, 0)
    except IllegalAction:
        return False
    return True


def claims(match: Match) -> Iterator[tuple[str, Match]]:
    """Each claim with the game after it."""
    for action in match.legal_actions(0):
        if isinstance(action, ClaimRoute):
            trial = match.copy()
            trial.play(action, 0)
            yield format_action(action), trial


def digging(answer: type[Action]) -> Goal:
    """A tunnel that asks for more, answered like this."""

    def goal(match: Match) -> list[str]:
        for claim, trial in claims(match):
            answers = trial.legal_actions(0)
            given = [each for each in answers if isinstance(each, answer)]
            if given and len(answers) > 1:
                return [claim, format_action(given[0])]
        return []

    return goal


def doing(kind: type[Action]) -> Goal:
    """Any action of a kind."""

    def goal(match: Match) -> list[str]:
        found = [each for each in match.legal_actions(0) if isinstance(each, kind)]
        return [format_action(found[-1])] if found else []

    return goal


def completing(kind: type) -> Goal:
    """A claim that completes a ticket of a kind."""

    def points(match: Match) -> int:
        held = match.scores()[0].tickets
        fitting = [n for t, n in held if isinstance(match.words.tickets[t], kind)]
        return sum(fitting)

    def goal(match: Match) -> list[str]:
        before = max(0, points(match))
        for claim, trial in claims(match):
            if trial.view(0).phase != "tunnel" and points(trial) > before:
                return [claim]
        return []

    return goal


def drawing_beside_a_locomotive(match: Match) -> list[str]:
    """A first card drawn blind while a locomotive lies open, and then that one."""
    market = match.view(0).market
    if DrawBlind() in match.legal_actions(0) and "loco" in market:
        return ["draw blind", f"draw up {market.index('loco') + 1}"]
    return []


def ending(match: Match) -> list[str]:
    """A card drawn blind that is the last action of the game."""
    for action in match.legal_actions(0):
        if isinstance(action, DrawBlind) and match.state.turns_left == 1:
            trial = match.copy()
            trial.play(action, 0)
            if trial.is_over:
                return [format_action(action)]
    return []


def total(cards: Cards) -> int:
    return sum(count for _, count in cards)


def is_swapped_ferry(route: Route, cards: Cards) -> bool:
    return route.kind is Kind.FERRY and total(cards) > route.length


def is_murmansk(route: Route, cards: Cards) -> bool:
    return bool(route.any_cards_per_space) and total(cards) > route.length


def is_paired(route: Route, cards: Cards) -> bool:
    return bool(route.pair_spaces) and total(cards) > route.length


def is_double_ship(route: Route, cards: Cards) -> bool:
    has_double = any(kind.endswith("-double") for kind, _ in cards)
    return route.kind is Kind.SEA and has_double


CASES = {
    case.name: (case, told)
    for case, told in (
        (Prepared("tunnel paid", "europe", digging(PayExtra)), "claims"),
        (Prepared("tunnel given up", "europe", digging(GiveUp)), "gives up the tunnel"),
        (Prepared("ferry", "nordic", claiming(is_swapped_ferry)), "claims"),
        (Prepared("murmansk", "nordic", claiming(is_murmansk)), "claims"),
        (
            Prepared("own ferry", "nordic", claiming_unlisted(is_swapped_ferry)),
            "claims",
        ),
        (Prepared("own pairs", "world", claiming_unlisted(is_paired)), "claims"),
        (Prepared("station", "europe", doing(BuildStation)), "builds a station in"),
        (Prepared("port", "world", doing(BuildPort), "planner"), "builds a port in"),
        (Prepared("exchange", "world", doing(ExchangePieces)), "exchanges"),
        (Prepared("pair route", "world", claiming(is_paired)), "claims"),
        (Prepared("double ship", "world", claiming(is_double_ship)), "claims"),
        (
            Prepared("country", "switzerland", completing(CountryTicket), "planner"),
            "claims",
        ),
        (Prepared("tour", "world", completing(TourTicket), "planner"), "claims"),
    )
}
"""Each table with what the log tells when Anna has done it."""


REFUSED = Prepared("second locomotive", "europe", drawing_beside_a_locomotive)
ADVISED = Prepared("tunnel with a hint", "europe", digging(PayExtra))

ENDS = {game: Prepared(f"the end of {game}", game, ending, "planner") for game in GAMES}
"""Games of which Anna plays the last action."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("special")
    cases = [case for case, _ in CASES.values()]
    write(folder, [*cases, REFUSED, ADVISED, *ENDS.values()])
    with running(folder) as process:
        yield process


@pytest.mark.parametrize("name", CASES)
def test_a_special_action_is_done_and_seen(browse: Visit, name: str) -> None:
    case, told = CASES[name]
    page = browse(f"/t/{case.table}", secret=ANNA)
    page.wait_for_function(READY)
    expect_shown(page, case.before)

    for step in case.reached[1]:
        do(page, step)

    line = page.locator(".log li", has=page.locator("b:text-is('Anna')")).first
    expect(line).to_contain_text(told)
    expect_shown(page, case.after)
    expect_tickets(page, case.after)


def test_what_the_rules_forbid_is_told_with_its_rule(browse: Visit) -> None:
    page = browse(f"/t/{REFUSED.table}", secret=ANNA)
    page.wait_for_function(READY)
    first, second = REFUSED.reached[1]
    do(page, first)
    expect(page.locator(".sentence")).to_contain_text("Take a second card.")

    slot = second.split()[-1]
    page.locator(f"[data-anchor=slot-{slot}] button").click(force=True)

    notice = page.locator(".notice")
    expect(notice).to_contain_text("can only be taken first and alone")
    expect(notice.locator("a")).to_have_attribute("href", re.compile("#C-18$"))


def test_a_hint_marks_an_answer_at_a_tunnel(browse: Visit) -> None:
    page = browse(f"/t/{ADVISED.table}", secret=ANNA)
    page.wait_for_function(READY)
    do(page, ADVISED.reached[1][0])

    page.keyboard.press("i")

    expect(page.locator(".advice")).to_be_visible()
    expect(page.locator(".tunnel .advised")).to_have_count(1)


def shown(number: int) -> str:
    """A number as pages write it."""
    return str(number).replace("-", "\N{MINUS SIGN}")


@pytest.mark.parametrize("game", ENDS)
def test_the_scores_are_those_of_the_rules_beside_a_board_that_is_seen_whole(
    browse: Visit, game: str
) -> None:
    case = ENDS[game]
    page = browse(f"/t/{case.table}", secret=ANNA)
    page.wait_for_function(READY)
    expect(page.locator(".table.last-round")).to_be_attached()
    expect(page.locator(".status .last")).to_contain_text("Last turn")

    # As if a pointer rested on a row: it hears nothing when the row goes.
    page.locator(".players [data-seat='1']").dispatch_event("pointerenter")
    expect(page.locator(".rw-play.dimmed")).to_be_attached()

    do(page, case.reached[1][0])

    result = case.after.result()
    players = sorted(result.players, key=lambda player: player.place)
    rows = page.locator(".scoring .ranking > li")
    lists = page.locator(".scoring ul.tickets")
    for at, player in enumerate(players):
        points = [each for _, each in player.tickets]
        cells = rows.nth(at).locator("dd")
        expect(cells.first).to_have_text(str(player.part("routes")))
        expect(cells.nth(1)).to_have_text(
            f"{shown(sum(points))} ({player.completed}/{len(points)})"
        )
        expect(rows.nth(at).locator(".total")).to_have_text(shown(player.total))
        expect(lists.nth(at).locator("b")).to_have_text([*map(shown, points)])
    page.wait_for_function(f"() => ({HIDDEN})().length === 0")
    page.locator(".scoring [aria-label=Close]").click()
    expect(page.locator(".rw-play.dimmed")).to_have_count(0)
    for player in players:
        beside = page.locator(f".players [data-seat='{player.seat}'] .score")
        expect(beside).to_contain_text(str(player.total))
    own = next(player for player in players if player.seat == 0)
    notes = Counter("done" if points >= 0 else "failed" for _, points in own.tickets)
    found = page.locator(".tickets .ticket .note").all_inner_texts()
    assert Counter(note.split()[0] for note in found) == notes


def do(page: Page, step: str) -> None:
    """Do with the mouse what an action says."""
    match parse_action(step):
        case ClaimRoute(route, cards):
            see_whole_board(page)
            spaces = page.locator(f"[id='{route}'] > g")
            spaces.nth(spaces.count() // 2).click()
            pay(page, cards)
        case BuildStation(city, cards):
            build(page, "Station", city, cards)
        case BuildPort(city, cards):
            build(page, "Port", city, cards)
        case ExchangePieces(count, given):
            page.locator(".deeds .button:has(span:text-is('Exchange'))").click()
            page.locator(f".exchange label:has([value={given}])").click()
            page.locator(".exchange input[type=range]").fill(str(count))
            page.locator(".exchange .primary").click()
        case PayExtra():
            page.locator(".tunnel .primary").first.click()
        case DrawBlind(deck):
            page.locator(f"[data-anchor=deck-{deck or 'train'}]").click()
        case GiveUp():
            page.locator(".tunnel .button:not(.primary)").click()
        case other:
            raise AssertionError(other)
    page.wait_for_function("() => !document.querySelector('.table[aria-busy=true]')")


def build(page: Page, what: str, city: str, cards: Cards) -> None:
    page.locator(f".deeds .button:has(span:text-is('{what}'))").click()
    expect(page.locator(".sentence")).to_contain_text("Choose the city for your")
    expect(page.locator(".status .cancel")).to_be_visible()
    page.locator(f"#city-{city}").click()
    pay(page, cards)


def pay(page: Page, cards: Cards) -> None:
    """Choose exactly these cards, if there is a choice."""
    asked = ".payment, .tunnel, .table[aria-busy=true], .status:not(.mine), .scoring"
    page.locator(asked).first.wait_for(state="attached")
    payment = page.locator(".payment")
    if not payment.count():
        return
    payment.locator(".own-toggle").click()
    wanted = dict(cards)
    for pick in payment.locator(".pick").all():
        kind = pick.get_attribute("data-kind") or ""
        shown = int(pick.locator("output").inner_text())
        change = wanted.get(kind, 0) - shown
        button = pick.locator("button").nth(1 if change > 0 else 0)
        for _ in range(abs(change)):
            button.click()
    payment.locator(".primary").click()
    expect(payment).to_have_count(0)


def expect_shown(page: Page, match: Match) -> None:
    """Hand, stock, score and board are those of the game."""
    view = match.view(0)
    counts = page.locator(".held .count")
    expect(counts).to_have_count(len(view.hand))
    assert sorted(numbers(counts)) == sorted(count for _, count in view.hand)
    for player in view.players:
        row = page.locator(f".players li[data-seat='{player.seat}']")
        score = str(player.score).replace("-", "\N{MINUS SIGN}")
        expect(row.locator(".score")).to_have_text(re.compile(rf"^{score}\D"))
        ships = [player.ships] if match.game.pieces.ships else []
        has_buildings = match.game.stations or match.game.ports
        builds = [player.buildings] if has_buildings else []
        stock = [player.wagons, *ships, player.cards, player.tickets, *builds]
        assert numbers(row.locator(".stock li")) == stock
    expect(page.locator(".cars.owned")).to_have_count(len(view.routes))
    expect(page.locator("g.house")).to_have_count(len(view.buildings))
    for route, owner in view.routes:
        piece = colors_offered(match.game.pieces.colors)[owner]
        expect(page.locator(f"[id='cars-{route}']")).to_have_class(
            re.compile(f"owned piece-{piece}")
        )


def numbers(found: Locator) -> list[int]:
    texts = found.all_inner_texts()
    return [int(match[0]) for text in texts if (match := re.search(r"-?\d+", text))]


def expect_tickets(page: Page, match: Match) -> None:
    """The tickets that are completed are marked so."""
    done = sum(points > 0 for _, points in match.scores()[0].tickets)
    expect(page.locator(".tickets .ticket.done")).to_have_count(done)
