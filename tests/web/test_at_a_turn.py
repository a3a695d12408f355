"""What a player sees at a turn: names, marks, sentences, tunnels and sounds."""

import json
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.server.running import ServerProcess, running
from tests.web.conftest import Visit
from tests.web.player import READY, REMEMBERED
from tests.web.prepared import ANNA, BEN, Prepared, write
from tests.web.screenshots import at
from tests.web.test_at_hand import sweeping

from railwright.drawing.theme import PIECES
from railwright.games import GAMES
from railwright.maps import Kind
from railwright.model import Match, format_action
from railwright.model.actions import ClaimRoute

pytestmark = pytest.mark.browser

TURNS = {game: at(game, "turn", 6) for game in GAMES}
DIGGING = at("europe", "tunnel")


def digging_for_nothing(match: Match) -> list[str]:
    """A tunnel whose three cards cost nothing more."""
    for action in match.legal_actions(0):
        if isinstance(action, ClaimRoute):
            trial = match.copy()
            trial.play(action, 0)
            is_tunnel = match.board.route(action.route).kind is Kind.TUNNEL
            if is_tunnel and trial.view(0).phase != "tunnel" and not trial.is_over:
                return [format_action(action)]
    return []


def claiming_in_one_way(match: Match) -> list[str]:
    """A route that can be paid for in one way alone."""
    claims = [each for each in match.legal_actions(0) if isinstance(each, ClaimRoute)]
    ways = Counter(each.route for each in claims)
    return [format_action(each) for each in claims if ways[each.route] == 1][:1]


FREE = Prepared("a tunnel for nothing", "europe", digging_for_nothing, "planner")
ONE_WAY = Prepared("one way to pay", "usa", claiming_in_one_way, "planner")
PENDING = Prepared("a claim under way", "usa", claiming_in_one_way, "planner")
RIVAL = Prepared("a claim that Ben sees", "usa", claiming_in_one_way, "planner")
FAST = REMEMBERED.replace("off", "fast")
WATCH_MOMENT = """() => new MutationObserver(() => {
    const label = document.querySelector(".frame > .moment");
    if (label) window.moment ??= [label.innerText,
        document.querySelectorAll(".rw-last .moment").length,
        document.querySelectorAll(".rw-marks .serving").length];
}).observe(document.body, {childList: true, subtree: true})"""
"""Note what a label over the board says, and what is marked meanwhile."""
ELSEWHERE = Prepared("a claim out of sight", "usa", claiming_in_one_way, "planner")
WATCH_PLACE = """(route) => {
    const look = () => {
        const {left, top, right, bottom} =
            document.getElementById(route).getBoundingClientRect();
        window.wasSeen = document.querySelector(".frame > .moment") && left >= 0 &&
            top >= 0 && right <= innerWidth && bottom <= innerHeight;
        if (!window.wasSeen) requestAnimationFrame(look);
    };
    look();
}"""
"""Note whether a whole route is in sight while it is said who has claimed it."""
HEARD = Prepared("three wild cards heard", "europe", sweeping)
ABOVE = """([one, other]) => {
  const [upper, lower] = [one, other].map((each) =>
    document.querySelector(each).getBoundingClientRect());
  return upper.bottom <= lower.top;
}"""
"""Whether something ends where something else begins, or above."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("at-a-turn")
    own = [DIGGING, FREE, ONE_WAY, PENDING, RIVAL, ELSEWHERE, HEARD]
    write(folder, [*TURNS.values(), *own])
    with running(folder) as process:
        yield process


def seat_at(visit: Visit, table: Prepared, **options: object) -> Page:
    page = visit(f"/t/{table.table}", secret=ANNA, **options)
    page.wait_for_function(READY)
    return page


def route_of(table: Prepared) -> str:
    """The route that a table was prepared for."""
    return table.reached[1][0].split()[1]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_the_name_of_the_game_is_not_cut(
    browse: Visit, game: str, language: str
) -> None:
    wanted = REMEMBERED.replace("{", f'{{"language":"{language}",', 1)
    page = seat_at(browse, TURNS[game], remembered=wanted)
    seen, name = page.locator(".home").evaluate(
        """(each) => {
            const range = document.createRange();
            range.selectNode(each.firstChild);
            return [each, range].map((part) => part.getBoundingClientRect().toJSON());
        }"""
    )

    words = page.locator(".home").evaluate("(each) => each.firstChild.data").split()
    assert name["width"] > 20
    assert name["height"] <= 22 * len(words), "no word is broken"
    for end in ("right", "bottom"):
        assert name[end] <= seen[end] + 2, end


def test_picked_cards_say_what_they_pay_for(visit: Visit) -> None:
    table = TURNS["usa"]
    page = seat_at(visit, table)
    claims = [
        each for each in table.before.legal_actions(0) if isinstance(each, ClaimRoute)
    ]
    color, held = table.before.view(0).hand[0]
    routes = {each.route for each in claims if color in dict(each.cards)}
    page.locator(".hand .stack").first.hover()
    kinds = page.locator(".hand .stack .hidden").all_inner_texts()
    at_hand = next(
        n for n, text in enumerate(kinds) if text.startswith(f"{held} × {color}")
    )

    page.locator(".hand .stack").nth(at_hand).click()

    many = f"{len(routes)} route{'' if len(routes) == 1 else 's'}"
    said = f"With {held} × {color} you can claim {many}" if routes else "not enough"
    expect(page.locator(".sentence")).to_contain_text(said)
    expect(page.locator(".rw-marks > :is(.payable, .serving)")).not_to_have_count(0)
    page.wait_for_function(ABOVE, arg=[".held .label span", ".hand .picked .cards"])


def test_pointing_at_a_ticket_leaves_no_mark_but_its_own(visit: Visit) -> None:
    page = seat_at(visit, TURNS["europe"])
    marks = page.locator(".rw-marks > .serving")
    expect(marks.first).to_be_visible()
    expect(page.locator(".rw-flags")).to_be_visible()

    page.locator(".tickets .ticket").first.hover()

    expect(page.locator(".rw-play.dimmed")).to_be_attached()
    expect(page.locator(".rw-flags")).to_be_hidden()
    for mark in page.locator(".rw-marks > :not(.lit)").all():
        expect(mark).to_be_hidden()
    page.locator(".status").hover()
    expect(page.locator(".rw-flags")).to_be_visible()


def test_a_tunnel_that_costs_no_more_shows_its_cards_to_everybody(visit: Visit) -> None:
    page = seat_at(visit, FREE, remembered=REMEMBERED.replace("off", "slow"))
    ben = visit(f"/t/{FREE.table}", secret=BEN, remembered=FAST)
    expect(ben.locator(".rw-sheet .rw-play")).to_be_visible()
    turned: list[Page] = [page, ben]
    for each in turned:
        each.evaluate(
            """(cars) => new MutationObserver(() => {
                const cards = document.querySelectorAll(".tunnel .turned li").length;
                if (cards) window.seen = [cards,
                    document.querySelector(".tunnel .price").textContent];
                if (cards) window.claimed ??= !!document.querySelector(cars);
                const ghost = document.querySelector(".cars.ghost");
                if (cards && ghost) window.ghost ??= ghost.getAttribute("class");
            }).observe(document.body, {childList: true, subtree: true})""",
            f"[id='cars-{route_of(FREE)}']:not(.ghost)",
        )
    slots = page.locator(f"[id='{route_of(FREE)}'] > g")
    slots.first.click()
    page.locator(".payment .primary").click()

    for each in turned:
        seen = each.wait_for_function("() => window.seen").json_value()
        assert seen == [3, "The tunnel costs nothing more."]
    assert ben.evaluate("window.claimed") is False, "the cards come before the claim"
    digger = page.locator(".player.me").get_attribute("class") or ""
    color = next(each for each in digger.split() if each.startswith("piece-"))
    assert color in ben.evaluate("window.ghost"), "whoever digs would own it"
    expect(ben.locator(f"[id='cars-{route_of(FREE)}']")).to_be_attached()


def test_a_tunnel_says_what_it_costs_and_what_one_holds(visit: Visit) -> None:
    page = seat_at(visit, DIGGING)
    view = DIGGING.before.view(0)
    assert view.tunnel is not None
    laid = [card for card, _ in view.tunnel.cards if card != "loco"]
    locomotives = dict(view.hand).get("loco", 0)

    price = page.locator(".tunnel .price")

    expect(price).to_contain_text("more card")
    for color in laid:
        expect(price).to_contain_text(color)
    if locomotives:
        expect(price).to_contain_text(f"{locomotives} × locomotive")
    expect(page.locator(".rw-flags .flag")).not_to_have_count(0)


def test_one_way_to_pay_is_no_choice(visit: Visit) -> None:
    page = seat_at(visit, ONE_WAY)
    page.locator(f"[id='{route_of(ONE_WAY)}'] > g").first.click()

    expect(page.locator(".payment .cards")).to_be_visible()
    expect(page.locator(".payment [type=radio]")).to_have_count(0)
    expect(page.locator(".payment .primary")).to_be_focused()
    case = page.locator(".rw-marks .chosen .case")
    assert case.evaluate("(each) => getComputedStyle(each).stroke") == "rgb(30, 35, 38)"


def test_a_rival_s_claim_has_its_moment_before_the_turn_lights_up(visit: Visit) -> None:
    anna = seat_at(visit, RIVAL)
    ben = visit(f"/t/{RIVAL.table}", secret=BEN, remembered=FAST)
    expect(ben.locator(".rw-sheet .rw-play")).to_be_visible()
    ben.evaluate(WATCH_MOMENT)

    anna.locator(f"[id='{route_of(RIVAL)}'] > g").first.click()
    anna.locator(".payment .primary").click()

    label, rings, lit = ben.wait_for_function("() => window.moment").json_value()
    route = RIVAL.before.board.route(route_of(RIVAL))
    ends = [RIVAL.before.board.city(city).name for city in (route.a, route.b)]
    assert label.startswith("Anna +")
    assert all(end in label for end in ends)
    assert (rings, lit) == (1, 0)
    expect(ben.locator(".moment")).to_have_count(0)
    expect(ben.locator(".rw-last .past")).to_have_count(1)  # until the next move
    ben.locator(".before .moves button").last.click()
    expect(ben.locator(".rw-play.dimmed")).to_be_attached()


def test_a_rival_s_claim_out_of_sight_comes_into_sight(visit: Visit) -> None:
    anna = seat_at(visit, ELSEWHERE)
    ben = visit(f"/t/{ELSEWHERE.table}", secret=BEN, remembered=FAST)
    slot = ben.locator(f"[id='{route_of(ELSEWHERE)}'] > g").first
    expect(slot).to_be_attached()
    for _ in range(6):
        ben.get_by_role("button", name="Zoom in").click()
    expect(slot).not_to_be_in_viewport()
    ben.evaluate(WATCH_PLACE, route_of(ELSEWHERE))

    anna.locator(f"[id='{route_of(ELSEWHERE)}'] > g").first.click()
    anna.locator(".payment .primary").click()

    ben.wait_for_function("() => window.wasSeen")
    expect(ben.locator(".moment")).to_have_count(0)
    expect(slot).not_to_be_in_viewport()  # it goes back to where Ben was


class Slow:
    """A wire on which the answers to an action are held back."""

    def __init__(self) -> None:
        self.is_holding = False

    def __call__(self, page_end: WebSocketRoute) -> None:
        server_end = page_end.connect_to_server()

        def hear(message: str | bytes) -> None:
            self.is_holding = self.is_holding or json.loads(message)["type"] == "act"
            server_end.send(message)

        def answer(message: str | bytes) -> None:
            if not self.is_holding:
                page_end.send(message)

        page_end.on_message(hear)
        server_end.on_message(answer)


def test_a_claim_under_way_does_not_say_that_cards_are_missing(visit: Visit) -> None:
    page = seat_at(visit, PENDING, wire=Slow())
    slot = page.locator(f"[id='{route_of(PENDING)}'] > g").first
    slot.click()
    page.locator(".payment .primary").click()
    expect(page.locator(".table[aria-busy=true]")).to_be_attached()

    slot.hover()

    expect(page.locator(".about")).to_be_visible()
    expect(page.locator(".about")).not_to_contain_text("cards for it")


def test_a_sweep_is_heard_when_its_cards_go(visit: Visit) -> None:
    loud = REMEMBERED.replace("off", "slow").replace('"sound":0', '"sound":0.5')
    page = seat_at(visit, HEARD, remembered=loud)
    page.evaluate(
        """() => {
            window.heard = [];
            const start = AudioBufferSourceNode.prototype.start;
            AudioBufferSourceNode.prototype.start = function (when, ...more) {
                window.heard.push(when - this.context.currentTime);
                return start.call(this, when, ...more);
            };
        }"""
    )
    page.keyboard.press(HEARD.reached[1][0].split()[2])

    expect(page.locator(".flight.raised")).to_have_count(3)
    leaves = page.evaluate(
        """() => Math.min(...[...document.querySelectorAll(".flight")]
            .map((each) => each.getAnimations()[0].effect.getTiming().delay)
            .filter((delay) => delay > 0))"""
    )
    heard = sorted(page.evaluate("window.heard"))
    assert len(heard) == 6, "one card taken, five swept"
    assert heard[0] < 0.1
    assert heard[1] == pytest.approx(leaves / 1000, abs=0.05)


def test_bars_are_seen_in_the_dark(visit: Visit) -> None:
    dark = REMEMBERED.replace("{", '{"theme":"dark",', 1)
    page = seat_at(visit, TURNS["usa"], remembered=dark)
    tones = page.evaluate(
        """(colors) => {
            const player = document.querySelector(".player:not(.turn)");
            const bar = player.querySelector(".bar");
            const spot = document.createElement("canvas")
                .getContext("2d", { willReadFrequently: true });
            const tone = (each) => {
                spot.fillStyle = getComputedStyle(each).backgroundColor;
                spot.fillRect(0, 0, 1, 1);
                return [...spot.getImageData(0, 0, 1, 1).data].slice(0, 3);
            };
            return colors.map((color) => {
                player.className = player.className
                    .replace(/piece-\\w+/, `piece-${color}`);
                const rail = document.querySelector(".rail");
                return [color, [bar.firstElementChild, bar, rail].map(tone)];
            });
        }""",
        [*PIECES],
    )
    for color, found in tones:
        bar, rest, sheet = (luminance(tone) for tone in found)
        assert (bar + 0.05) / (rest + 0.05) >= 3, color
        assert (bar + 0.05) / (sheet + 0.05) >= 3, color


def luminance(tone: list[int]) -> float:
    """As WCAG has it."""
    shares = [value / 255 for value in tone]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
        for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
