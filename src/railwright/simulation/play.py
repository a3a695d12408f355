"""One game of a simulation, from the deal to what is kept of it."""

import logging
from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from dataclasses import replace
from functools import partial

from railwright.arena.match import places
from railwright.bots import closing_bots, new_bot
from railwright.bots.fallback import Forfeit, strict_choice
from railwright.core.scoring import Score
from railwright.errors import GameError
from railwright.model.events import (
    Event,
    RouteClaimed,
    TunnelGivenUp,
    TunnelTried,
    TurnBegan,
)
from railwright.model.match import Match
from railwright.processes import results
from railwright.simulation.outcome import Claimed, Held, Outcome, Seat, Tried
from railwright.simulation.plan import Plan

LOG = logging.getLogger("railwright.simulation")


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
            try:
                action = strict_choice(bots[seat], match.view(seat))
            except Forfeit as forfeit:
                LOG.warning(
                    "game %s: %s forfeits: %s", number, plan.bots[seat], forfeit
                )
                break
            diary.note(match.play(action, seat))
    return diary.outcome(number, match, loser=seat)


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

    def outcome(self, number: int, match: Match, loser: int | None) -> Outcome:
        """The whole game, once it is over or has been forfeited."""
        scores = match.scores()
        ranked = places(match, loser)
        return Outcome(
            number=number,
            turns=self.turns.total(),
            decisions=len(match.history),
            seats=tuple(
                self._seat(seat, score, ranked, is_loser=seat == loser)
                for seat, score in enumerate(scores)
            ),
            tickets=tuple(
                Held(seat, match.words.ticket(ticket), points)
                for seat, score in enumerate(scores)
                for ticket, points in score.tickets
            ),
            claims=tuple(self.claims),
            tunnels=tuple(self.tunnels),
        )

    def _seat(
        self, seat: int, score: Score, ranked: Sequence[int], *, is_loser: bool
    ) -> Seat:
        return Seat(
            turn_order=(seat - self.first) % len(ranked) + 1,
            place=ranked[seat],
            total=int(score.total()),
            routes=score.part("routes"),
            tickets=score.part("tickets"),
            longest=score.part("longest-path"),
            most_tickets=score.part("most-tickets"),
            buildings=score.part("stations") + score.part("ports"),
            forfeits=int(is_loser),
        )
