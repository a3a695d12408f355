"""Tables that stand where a test wants them, with nothing made up.

Players of code play from a chosen secret until Anna can do what is wanted. The log of
their table lies in the store when the server starts, as after a restart.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from msgspec.structs import replace
from playwright.sync_api import BrowserContext
from tests.server.logs import Log, set_up, sit
from tests.server.running import ServerProcess

from railwright.bots import Bot, new_bot
from railwright.model import Match, format_action
from railwright.model.actions import Action, BuildStation, DrawBlind, KeepTickets
from railwright.model.view import View
from railwright.server.living.node_tables import Tables
from railwright.server.plumbing.identity import COOKIE, Identities, first_id
from railwright.server.store import open_store
from railwright.server.tabletop import wishes
from railwright.server.tabletop.entries import Created, now_ms

ANNA = "the-secret-of-Annas-browser"
BEN = "the-secret-of-Bens-browser"
PEOPLE = {
    "Anna": ANNA,
    "Ben": BEN,
    **{name: f"the-secret-of-{name}s-browser" for name in ("Cleo", "Dora", "Emil")},
}
"""Whoever sits at the tables, and the secrets of their browsers."""
DEALS = 200
"""So many deals are tried."""

Goal = Callable[[Match], list[str]]
"""The actions by which Anna does at once what is wanted, or none."""


Then = Callable[[Log, Sequence[str]], None]
"""What is done at a table when Anna could do something, given these actions."""


def leave(log: Log, steps: Sequence[str]) -> None:
    """Nothing: the table stands where Anna can do it."""
    del log, steps


def carry_out(log: Log, steps: Sequence[str]) -> None:
    """Let Anna do it, so that her table stands at what follows."""
    for step in steps:
        log.act(0, step)


class Hoarder:
    """Draws cards and never spends them."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """A card of the larger deck; all tickets if it has to choose some."""
        tickets = [action for action in legal if isinstance(action, KeepTickets)]
        if tickets:
            return max(tickets, key=lambda action: len(action.kept))
        sizes = dict(view.decks)
        blind = [action for action in legal if isinstance(action, DrawBlind)]
        most = max(blind, key=lambda each: sizes.get(each.deck or "", 0), default=None)
        return most or legal[0]


@dataclass(frozen=True)
class Builder:
    """Builds stations as long as it has any, and else does what another bot would."""

    other: Bot

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """The first station that the rules allow."""
        stations = (each for each in legal if isinstance(each, BuildStation))
        return next(stations, None) or self.other.choose(view, legal)


@dataclass(frozen=True)
class Prepared:
    """A table at the moment when Anna can do something."""

    name: str
    game: str
    goal: Goal
    player: str = "hoarder"
    """Who has played so far."""
    seats: int = 2
    options: tuple[tuple[str, str], ...] = ()
    then: Then = leave
    """What is done at the table once Anna could do it."""
    practice: bool = False
    """Whether anything may be taken back there."""

    @property
    def table(self) -> str:
        """The id of the table."""
        return sha256(self.name.encode()).hexdigest()[:16]

    @cached_property
    def reached(self) -> tuple[Log, list[str]]:
        """The log up to that moment, and what Anna does then."""
        for deal in range(DEALS):
            log = _dealt(self, deal)
            bots = [_bot(self.player, deal + seat) for seat in range(self.seats)]
            steps = _play(log, bots, self.goal)
            if steps:
                self.then(log, steps)
                return log, steps
        raise AssertionError(f"{self.name}: no deal of {DEALS} leads there")

    @property
    def before(self) -> Match:
        """The game as Anna finds it."""
        match = self.reached[0].table.match
        assert match is not None
        return match

    @cached_property
    def after(self) -> Match:
        """The game when Anna has done it, as the engine says."""
        match = self.before.copy()
        for step in self.reached[1]:
            match.play(step, 0)
        return match


def _bot(name: str, seed: int) -> Bot:
    """One of ours, or of those made here."""
    match name:
        case "hoarder":
            return Hoarder()
        case "builder":
            return Builder(new_bot("planner", seed))
    return new_bot(name, seed)


def _dealt(wanted: Prepared, deal: int) -> Log:
    """Anna, Ben and others at a table with hints, by luck of a number; Anna begins."""
    anna = first_id(ANNA)
    options = {"first_player": "1", **dict(wanted.options)}
    log = set_up(wanted.game, " ".join(["open"] * wanted.seats), anna, options=options)
    created = log.entries[0]
    assert isinstance(created, Created)
    secret = sha256(f"{wanted.game} {deal}".encode()).hexdigest()
    settings = replace(created.settings, hints=True, practice=wanted.practice)
    log = Log([replace(created, secret=secret, settings=settings)])
    log.now = now_ms()
    people = zip(PEOPLE.items(), range(wanted.seats), strict=False)
    for (name, player), seat in people:
        sit(log, first_id(player), seat, name)
    log.grant(wishes.start, anna, log.now)
    return log


def _play(log: Log, bots: Sequence[Bot], goal: Goal) -> list[str]:
    while True:
        match = log.table.match  # another one after each action
        assert match is not None
        seat = match.deciding[0] if match.deciding else 0
        steps = goal(match) if seat == 0 else []
        if steps or match.is_over:
            return steps
        view = match.view(seat)
        log.act(seat, format_action(bots[seat].choose(view, view.actions)))


def write(folder: Path, tables: Sequence[Prepared]) -> None:
    """Put tables into the store of a folder."""
    with ThreadPoolExecutor(1) as thread:  # Playwright's event loop is in this one
        thread.submit(lambda: asyncio.run(_write(folder, tables))).result()


async def _write(folder: Path, tables: Sequence[Prepared]) -> None:
    store = await open_store(str(folder / "railwright.sqlite"))
    people = Identities(store)
    for secret in PEOPLE.values():
        await people.welcome(await people.visitor(secret), 0)
    for each in tables:
        await Tables(store).create(each.table, each.reached[0].entries)
    await store.close()


def be(secret: str, context: BrowserContext, server: ServerProcess) -> None:
    """Let a browser be that of Anna or Ben."""
    context.add_cookies([{"name": COOKIE, "value": secret, "url": server.url}])
