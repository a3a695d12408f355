"""Bots of one idea each: they set the scale for better ones."""

from collections.abc import Sequence
from random import Random

from railwright.bots.paths import Network
from railwright.bots.study import study
from railwright.model.actions import (
    Action,
    BorrowRoutes,
    ChoosePieces,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    DrawUp,
    GiveUp,
    KeepTickets,
    PayExtra,
)
from railwright.model.view import View


class RandomBot:
    """Any legal action, each as likely."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Any action."""
        del view
        return self.luck.choice(legal)


class SimpleBot:
    """Claims by its one idea, and otherwise draws cards that fit it."""

    few_tickets = True
    """Whether it keeps as few tickets as it may."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Its idea if that is possible, else a sensible answer."""
        if view.phase != "turn":
            return self._answer(view, legal)
        claims = [action for action in legal if isinstance(action, ClaimRoute)]
        return self.idea(view, claims, legal) or self._draw(view, legal)

    def idea(
        self, view: View, claims: Sequence[ClaimRoute], legal: Sequence[Action]
    ) -> Action | None:
        """What the bot is about; None if it has nothing better than a card."""
        raise NotImplementedError

    def wanted(self, view: View) -> set[str]:
        """Colors of cards that it collects; none means any."""
        del view
        return set()

    def _answer(self, view: View, legal: Sequence[Action]) -> Action:
        """Answer what the rules ask: tickets, pieces, tunnels, second cards."""
        first = legal[0]
        if isinstance(first, DrawUp | DrawBlind):
            return self._draw(view, legal)
        if isinstance(first, KeepTickets):
            size = min if self.few_tickets else max
            kept = [action for action in legal if isinstance(action, KeepTickets)]
            return self.luck.choice(_of_size(kept, size(len(k.kept) for k in kept)))
        if isinstance(first, ChoosePieces):
            fleets = [action for action in legal if isinstance(action, ChoosePieces)]
            return min(fleets, key=lambda fleet: abs(fleet.wagons - 20))
        if isinstance(first, PayExtra | GiveUp | BorrowRoutes):
            return first
        return self.luck.choice(legal)

    def _draw(self, view: View, legal: Sequence[Action]) -> Action:
        draws = [action for action in legal if isinstance(action, DrawUp | DrawBlind)]
        if not draws:
            return self.luck.choice(legal)
        wanted = self.wanted(view)
        fitting = [
            action
            for action in draws
            if isinstance(action, DrawUp) and view.market[action.slot - 1] in wanted
        ]
        return self.luck.choice(fitting or draws)


def _of_size(kept: Sequence[KeepTickets], size: int) -> list[KeepTickets]:
    return [action for action in kept if len(action.kept) == size]


class GreedyBot(SimpleBot):
    """The longest route that it can pay for."""

    def idea(
        self, view: View, claims: Sequence[ClaimRoute], legal: Sequence[Action]
    ) -> Action | None:
        """The longest route, with as few wild cards as possible."""
        del legal
        return _longest(view, claims, at_least=1)


class LongRouteBot(SimpleBot):
    """Long routes only, for their points; short ones when the end is near."""

    def idea(
        self, view: View, claims: Sequence[ClaimRoute], legal: Sequence[Action]
    ) -> Action | None:
        """A route of at least four spaces, or any one near the end."""
        del legal
        own = view.players[view.seat or 0]
        is_late = view.turns_left is not None or own.wagons + own.ships <= 8
        return _longest(view, claims, at_least=1 if is_late else 4)

    def wanted(self, view: View) -> set[str]:
        """The color of which it has most."""
        colored = [(count, card) for card, count in view.hand if card != "loco"]
        return {max(colored)[1]} if colored else set()


class PathBot(SimpleBot):
    """Follows one ticket at a time, along the shortest way still open."""

    def idea(
        self, view: View, claims: Sequence[ClaimRoute], legal: Sequence[Action]
    ) -> Action | None:
        """A claim on the way of the first ticket that is not done."""
        del legal
        needed = self._way(view)
        if needed is None:
            return _longest(view, claims, at_least=1)
        return _longest(view, [c for c in claims if c.route in needed], at_least=1)

    def _way(self, view: View) -> set[str] | None:
        network = Network(view)
        ways = (network.way(ticket) for ticket in view.tickets)
        return next((way for way in ways if way), None)

    def wanted(self, view: View) -> set[str]:
        """The colors of the routes on its way."""
        board = study(view).table.board
        return {board.route(route).color for route in self._way(view) or ()}


class OneStepBot(PathBot):
    """The next route that helps most tickets, whichever it is."""

    def idea(
        self, view: View, claims: Sequence[ClaimRoute], legal: Sequence[Action]
    ) -> Action | None:
        """The claim on the ways of most tickets, the longer one if they are equal."""
        del legal
        network = Network(view)
        ways = [network.way(ticket) for ticket in view.tickets]
        helping = {c.route: sum(c.route in way for way in ways) for c in claims}
        most = max(helping.values(), default=0)
        if not any(ways):
            return _longest(view, claims, at_least=1)
        if most == 0:
            return None
        return _longest(view, [c for c in claims if helping[c.route] == most], 1)


class HungryBot(PathBot):
    """Collects tickets, many of them, and then follows them."""

    few_tickets = False
    enough = 6
    """Tickets after which it stops drawing more."""

    def idea(
        self, view: View, claims: Sequence[ClaimRoute], legal: Sequence[Action]
    ) -> Action | None:
        """More tickets first, then the way of one after another."""
        is_early = view.turns_left is None
        if is_early and len(view.tickets) < self.enough and DrawTickets() in legal:
            return DrawTickets()
        return super().idea(view, claims, legal)


def _longest(
    view: View, claims: Sequence[ClaimRoute], at_least: int
) -> ClaimRoute | None:
    """The longest of some claims, with the fewest wild cards and cards at all."""
    board = study(view).table.board
    fitting = [c for c in claims if board.route(c.route).length >= at_least]
    if not fitting:
        return None
    return max(
        fitting,
        key=lambda claim: (
            board.route(claim.route).length,
            -dict(claim.cards).get("loco", 0),
            -sum(count for _, count in claim.cards),
        ),
    )
