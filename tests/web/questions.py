"""Everything that a board can ask, as tables that stand there and how it is opened."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from playwright.sync_api import Locator, Page
from tests.server.logs import Log
from tests.web.prepared import Goal, Prepared, Then, carry_out, leave
from tests.web.test_special import digging, doing

from railwright.games import GAMES, load_map
from railwright.games.definition import Game
from railwright.maps import Kind
from railwright.model import Match, format_action
from railwright.model.actions import (
    BuildPort,
    BuildStation,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    PayExtra,
)

RICH = 20
"""Cards in hand that leave much to choose from."""
ASKING = {"pass_rule": "always", "station_choice": "owner"}
"""Options by which a game asks more than it would."""
CONTROLS = "button, input, select"

Opens = Callable[[Page], object]
Controls = Callable[[Page], Locator]


@dataclass(frozen=True)
class Question:
    """Something to decide: where it is asked, how it is opened, what answers it."""

    name: str
    table: Prepared
    controls: Controls
    opens: Opens = lambda page: None  # noqa: ARG005


def in_phase(phase: str) -> Goal:
    """Anna has to decide something of a phase."""
    return lambda match: ["pass"] if match.view(0).phase == phase else []


def rich(goal: Goal) -> Goal:
    """The same on a turn with many cards."""

    def reached(match: Match) -> list[str]:
        view = match.view(0)
        is_rich = sum(count for _, count in view.hand) >= RICH
        return goal(match) if view.phase == "turn" and is_rich else []

    return reached


def drawing(match: Match) -> list[str]:
    """Two cards from a deck."""
    return doing(DrawBlind)(match) * 2


def take_back(log: Log, steps: Sequence[str]) -> None:
    """Anna's turn goes by, and Ben wishes to take his first card back."""
    carry_out(log, steps)
    assert log.table.match is not None
    log.act(1, doing_of(log.table.match, 1))
    log.undo(1)


def doing_of(match: Match, seat: int) -> str:
    """A card from a deck, drawn by some seat."""
    actions = match.legal_actions(seat)
    return next(format_action(each) for each in actions if isinstance(each, DrawBlind))


def region(name: str) -> Controls:
    """All controls of the part of the page with such a name."""
    pattern = re.compile(name)
    return lambda page: page.get_by_role("region", name=pattern).locator(CONTROLS)


def dialog(page: Page) -> Locator:
    """All controls of the dialog that is open."""
    return page.get_by_role("dialog").locator(CONTROLS)


def button(*names: str) -> Controls:
    """The buttons that are called so."""
    pattern = re.compile("^(" + "|".join(names) + ")$")
    return lambda page: page.get_by_role("button", name=pattern)


def everything_of_a_turn(page: Page) -> Locator:
    """Cards, decks and what else a turn allows, with the tools."""
    others = button("Pass", "Station", "Port", "Exchange", "Undo", "Plan", "Menu")
    return region("Face-up cards and decks")(page).or_(others(page))


def pressing(key: str) -> Opens:
    """A key asks it."""
    return lambda page: page.keyboard.press(key)


def clicking(name: str) -> Opens:
    """A button asks it."""
    return lambda page: page.get_by_role("button", name=name, exact=True).click()


def choosing(place: str) -> Opens:
    """A place of the board that is chosen by keys."""

    def choose(page: Page) -> None:
        page.locator(f"[id='{place}']").focus()
        page.keyboard.press("Enter")

    return choose


def after(*steps: Opens) -> Opens:
    """One thing after the other."""

    def follow(page: Page) -> None:
        for step in steps:
            step(page)

    return follow


@cache
def questions(name: str) -> tuple[Question, ...]:
    """All that a board can ask, with as many players as it takes."""
    game = GAMES[name]
    return (*_of_phases(game), *_of_turn(game), *_of_others(game))


def _at(
    game: Game,
    name: str,
    goal: Goal,
    then: Then = leave,
    player: str = "hoarder",
) -> Prepared:
    offered = {option.name for option in game.options}
    options = tuple(each for each in ASKING.items() if each[0] in offered)
    title = f"{game.name} asks: {name}"
    return Prepared(title, game.name, goal, player, game.seats[1], options, then)


def _of_phases(game: Game) -> Iterator[Question]:
    """What has to be decided before anything else."""
    keep = region("^Keep ")
    yield Question("opening", _at(game, "opening", in_phase("opening")), keep)
    tickets = _at(game, "tickets", rich(doing(DrawTickets)), carry_out)
    yield Question("offer", tickets, keep)
    second = _at(game, "second card", rich(doing(DrawBlind)), carry_out)
    yield Question("second card", second, region("Face-up cards and decks"))
    if game.pieces.choose:
        fleet = _at(game, "fleet", in_phase("pieces"))
        yield Question("fleet", fleet, region("wagons and ships"))
    if any(route.kind is Kind.TUNNEL for route in load_map(game.name).routes):
        dug = _at(game, "tunnel", rich(lambda m: digging(PayExtra)(m)[:1]), carry_out)
        yield Question("tunnel", dug, region("^Tunnel "))
    if game.stations:
        over = _at(game, "borrowing", in_phase("borrowing"), player="builder")
        yield Question("borrowing", over, region("stations borrow"))


@cache
def _turn(name: str) -> Prepared:
    return _at(GAMES[name], "turn", rich(lambda _: ["pass"]))


def _of_turn(game: Game) -> Iterator[Question]:
    """What a player with many cards can begin on a turn."""
    turn = _turn(game.name)
    single, twin = _routes(turn.before)
    yield Question("turn", turn, everything_of_a_turn)
    yield Question("draw tickets", turn, region("^Draw .* tickets?"), pressing("t"))
    yield Question("payment", turn, dialog, choosing(single))
    own = after(choosing(single), clicking("Choose cards one by one"))
    yield Question("own cards", turn, dialog, own)
    yield Question("twins", turn, region("^Which track"), choosing(twin))
    if len(game.start_hand) > 1:
        yield Question("refill", turn, region("^Which deck"), pressing("1"))
    if game.exchange:
        yield Question("exchange", turn, region("Exchange"), clicking("Exchange"))
    if game.stations:
        yield from _of_building(turn, "Station", BuildStation)
    if game.ports:  # for which a route has to lead there
        port = _at(game, "port", doing(BuildPort), player="planner")
        yield from _of_building(port, "Port", BuildPort)


def _of_building(
    table: Prepared, name: str, kind: type[BuildStation | BuildPort]
) -> Iterator[Question]:
    """In which city, and with which cards."""
    built = (each for each in table.before.legal_actions(0) if isinstance(each, kind))
    city = next(built).city
    yield Question(f"{name} where", table, button("Cancel"), clicking(name))
    pay = after(clicking(name), choosing(f"city-{city}"))
    yield Question(f"{name} paid", table, dialog, pay)


def _of_others(game: Game) -> Iterator[Question]:
    """What is asked while others play."""
    waiting = _at(game, "waiting", rich(drawing), carry_out)
    route, _ = _routes(_turn(game.name).before)
    yield Question("order", waiting, dialog, choosing(route))
    place = after(choosing(route), clicking("Do it on my turn"))
    yield Question("ordered", waiting, button("Withdraw this order"), place)
    asked = replace(_at(game, "take back", rich(drawing), take_back), practice=True)
    yield Question("take back", asked, button("Agree", "No"))


def _routes(match: Match) -> tuple[str, str]:
    """The single track with most ways to pay, and a track whose twin is free, too."""
    claims = (each for each in match.legal_actions(0) if isinstance(each, ClaimRoute))
    ways = Counter(claim.route for claim in claims)
    routes = [match.board.route(name) for name, _ in ways.most_common()]
    single = next(route.id for route in routes if not route.twin)
    double = next(route.id for route in routes if route.twin in ways)
    return single, double
