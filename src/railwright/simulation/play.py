"""One game of a simulation, from the deal to what is kept of it."""

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import replace
from functools import partial

from railwright.bots import closing_bots, new_bot
from railwright.errors import GameError
from railwright.model.events import (
    Event,
    RouteClaimed,
    TunnelGivenUp,
    TunnelTried,
    TurnBegan,
)
from railwright.model.result import PlayerResult, Result
from railwright.processes import results
from railwright.simulation.outcome import Claimed, Held, Outcome, Seat, Tried
from railwright.simulation.plan import Plan


def outcomes(plan: Plan, numbers: Iterable[int], jobs: int = 1) -> Generator[Outcome]:
    """The games of these numbers, in any order, as they end."""
    return results(partial(play_number, plan), numbers, jobs)


def play_number(plan: Plan, number: int) -> Outcome:
    """The game of that number; the same whoever plays it, and when."""
    try:
        return _play(plan, number)
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise GameError(f"game {number}: {what}") from error


def _play(plan: Plan, number: int) -> Outcome:
    match = plan.deal(number)
    bots = [
        new_bot(name, plan.luck(number, f"seat {seat}"))
        for seat, name in enumerate(plan.bots)
    ]
    diary = Diary()
    with closing_bots(bots):
        while (seat := match.seat_to_act) is not None:
            view = match.view(seat)
            diary.note(match.play(bots[seat].choose(view, view.actions), seat))
    return diary.outcome(number, match.result(), len(match.history))


class Diary:
    """What is worth keeping, collected from the events of a game."""

    def __init__(self) -> None:
        self.turns: Counter[int] = Counter()
        self.first = 0
        self.claims: list[Claimed] = []
        self.tunnels: list[Tried] = []

    def note(self, events: list[Event]) -> None:
        """Keep what counts of the events of an action."""
        for event in events:
            match event:
                case TurnBegan(seat):
                    self.first = self.first if self.turns else seat
                    self.turns[seat] += 1
                case RouteClaimed(seat, route, _, points):
                    turn = self.turns[seat]
                    self.claims.append(Claimed(seat, route, turn, points))
                case TunnelTried(seat, route, extra=extra):
                    self.tunnels.append(Tried(seat, route, extra, given_up=False))
                case TunnelGivenUp():
                    self.tunnels[-1] = replace(self.tunnels[-1], given_up=True)

    def outcome(self, number: int, result: Result, decisions: int) -> Outcome:
        """The whole game, once it is over."""
        players = len(result.players)
        return Outcome(
            number=number,
            turns=self.turns.total(),
            decisions=decisions,
            seats=tuple(self._seat(player, players) for player in result.players),
            tickets=tuple(
                Held(player.seat, ticket, points)
                for player in result.players
                for ticket, points in player.tickets
            ),
            claims=tuple(self.claims),
            tunnels=tuple(self.tunnels),
        )

    def _seat(self, player: PlayerResult, players: int) -> Seat:
        order = (player.seat - self.first) % players + 1
        return Seat(
            turn_order=order,
            place=player.place,
            total=player.total,
            routes=player.part("routes"),
            tickets=player.part("tickets"),
            longest=player.part("longest-path"),
            most_tickets=player.part("most-tickets"),
            buildings=player.part("stations") + player.part("ports"),
        )
