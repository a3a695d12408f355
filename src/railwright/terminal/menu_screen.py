"""The menu on the screen: groups, numbers, ways to pay."""

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from railwright.games import Game
from railwright.model.actions import (
    Action,
    BuildPort,
    BuildStation,
    Cards,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    DrawUp,
    ExchangePieces,
    PayExtra,
)
from railwright.model.view import View
from railwright.terminal.action_menu import GROUPS, ActionMenu, MenuItem
from railwright.terminal.chips import card_text, payment_text
from railwright.terminal.screen import DIM, Screen

FEW = 10
"""Routes that are listed without being asked for."""
WAYS = 3
"""Payments that are shown beside a route."""


class MenuScreen:
    """Shows a menu."""

    def __init__(
        self, screen: Screen, menu: ActionMenu, view: View, game: Game
    ) -> None:
        self.screen = screen
        self.phrases = screen.phrases
        self.say = screen.phrases.say
        self.menu = menu
        self.view = view
        self.game = game

    def show(self, *, everything: bool = False) -> None:
        """All groups; the long ones shortened."""
        for group, items in self.menu.groups().items():
            if group == GROUPS[DrawUp]:
                self._draws(group, items)
            elif group == GROUPS[BuildStation] and not everything:
                self._collapsed(group, items)
            else:
                self._group(group, items, len(items) if everything else FEW)

    def about(self, items: Sequence[MenuItem]) -> None:
        """Only some items."""
        for item in items:
            self._grid([item])

    def _draws(self, group: str, items: list[MenuItem]) -> None:
        decks = ", ".join(
            self.say("deck-left", deck=name, n=count) for name, count in self.view.decks
        )
        self._title(group, decks)
        self.screen.chips(self._draw(item) for item in items)
        if any(len(item.actions) > 1 for item in items):
            number = items[0].number
            ways = [
                self.say("refill-way", deck=name, choice=f"{number}.{way}")
                for way, (name, _) in enumerate(self.view.decks, 1)
            ]
            listed = self.phrases.words.listed(ways, "or")
            self.screen.note(f"  {self.say('refill-how', ways=listed)}")

    def _title(self, group: str, note: str = "") -> None:
        title = self.say(f"menu-{group}")
        self.screen.say(Text.assemble((title, "bold"), (note and f"  {note}", DIM)))

    def _draw(self, item: MenuItem) -> Text:
        action = item.actions[0]
        number = f"{item.number} "
        if isinstance(action, DrawBlind):
            blind = self.say("draw-blind", deck=action.deck or "train")
            return Text.assemble(number, " ? ", f" {blind}")
        card = self.view.market[action.slot - 1] if isinstance(action, DrawUp) else None
        if card is None:
            return Text(number)
        is_wild = self.phrases.board.face_index[card].is_wild
        is_last = is_wild and self.game.market.wild_ends_draw
        alone = f" ({self.say('draw-alone')})" if is_last else ""
        return Text.assemble(number, card_text(card, self.phrases), alone)

    def _collapsed(self, group: str, items: list[MenuItem]) -> None:
        self._title(group, self._folded(items))

    def _folded(self, items: list[MenuItem]) -> str:
        """Where items are that are not shown."""
        return self.say(
            "menu-folded",
            first=items[0].number,
            last=items[-1].number,
            all=self.say("command-all"),
        )

    def _group(self, group: str, items: list[MenuItem], most: int) -> None:
        is_marked = group == GROUPS[ClaimRoute] and self.menu.wanted
        self._title(group, self.say("menu-wanted") if is_marked else "")
        self._grid(items[:most])
        if len(items) > most:
            self.screen.note(f"  … {self._folded(items[most:])}")

    def _grid(self, items: Sequence[MenuItem]) -> None:
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", min_width=3)
        if any(isinstance(item.actions[0], ClaimRoute) for item in items):
            grid.add_column(no_wrap=True)
        for item in items:
            grid.add_row(str(item.number), *self._row(item))
        self.screen.indented(grid)

    def _row(self, item: MenuItem) -> list[str | Text]:
        match item.actions[0]:
            case ClaimRoute(route):
                mark = "! " if route in self.menu.wanted else "  "
                track = self.phrases.track(self.phrases.board.route(route))
                points = self.say("points", n=self.phrases.points(route))
                ends = f"{mark}{self.phrases.ends(route)}"
                return [ends, track, points, self.payments(item)]
            case BuildStation(city) | BuildPort(city):
                return [self.phrases.place(city), self.payments(item)]
            case ExchangePieces(_, given):
                first, last = f"{item.number}.1", f"{item.number}.{len(item.actions)}"
                return [self.say("exchange-row", given=given, first=first, last=last)]
            case DrawTickets():
                offer = self.game.later_tickets
                count = min(sum(offer.cards.values()), self.view.ticket_deck)
                left = self.view.ticket_deck
                return [self.say("tickets-row", n=count, keep=offer.keep, left=left)]
            case PayExtra(cards):
                return [self.phrases.cards(cards)]
        return [self.phrases.action(item.actions[0], self.view)]

    def payments(self, item: MenuItem) -> Text:
        """The ways to pay in letters, numbered if there are several."""
        ways = [payment_text(_cards(action), self.phrases) for action in item.actions]
        if len(ways) == 1:
            return ways[0]
        shown = [Text(f".{at}=") + way for at, way in enumerate(ways[:WAYS], 1)]
        more = [Text("…")] if len(ways) > WAYS else []
        return Text(" ").join([*shown, *more])

    def all_payments(self, number: str, actions: Sequence[Action]) -> None:
        """Every way to do one item, in words."""
        grid = Grid.grid(padding=(0, 2))
        for at, action in enumerate(actions, 1):
            cards = _cards(action)
            words = self.phrases.cards(cards) if cards else self._said(action)
            grid.add_row(f"{number}.{at}", words)
        self.screen.indented(grid)

    def _said(self, action: Action) -> str:
        return self.phrases.action(action, self.view)


def _cards(action: Action) -> Cards:
    match action:
        case ClaimRoute(_, cards) | BuildStation(_, cards) | BuildPort(_, cards):
            return cards
    return ()
