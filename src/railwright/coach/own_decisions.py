"""The decisions of one seat in a recorded game, each as the seat saw it."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from railwright.bots.seat_sight import Sight, look
from railwright.bots.study import Study, study
from railwright.core import codes
from railwright.model.actions import (
    Action,
    BorrowRoutes,
    BuildPort,
    BuildStation,
    Cards,
    ClaimRoute,
    DrawTickets,
    KeepTickets,
    PayExtra,
)
from railwright.model.listed import action_of
from railwright.model.match import Match
from railwright.model.view import View


@dataclass(slots=True)
class OwnDecision:
    """What a seat decided, and what it knew then."""

    number: int
    """From 0, counting those of this seat."""
    step: int
    """How many actions of the game came before it."""
    turn: int
    """The turn of this seat, from 1; 0 before the first."""
    view: View
    sight: Sight
    action: Action
    played: int | None
    """The action as the core lists it; None if nothing else could be done."""
    after: Sight | None = None
    """What the seat saw then, if cards were turned up or drawn and others came next."""
    is_answered: bool = False
    """Whether others acted before the seat decided again."""

    @property
    def draws_tickets(self) -> bool:
        """Whether luck decided about tickets, not about cards."""
        return isinstance(self.action, DrawTickets)


class SeatHistory:
    """Follows a game and notes what one seat decides."""

    def __init__(self, seat: int, absent: Collection[int] = ()) -> None:
        self.seat = seat
        self.absent = absent
        """Steps at which a stand-in decided for the seat, as if others had."""
        self.decisions: list[OwnDecision] = []
        self.sight_at_end: Sight | None = None
        """What the seat sees where the record ends, if the game is not over."""
        self.turn = 0
        self._is_lucky = False
        """Whether cards were turned up or drawn since the seat had a choice."""
        self._study: Study | None = None
        self._before: tuple[View, Sight, list[int]] | None = None

    def follow(self, steps: Iterable[Match]) -> Match:
        """Go through the steps of a record; returns its end."""
        for match in steps:
            if match.history:
                self._note(match)
            self._look(match)
        if not match.is_over:
            self.sight_at_end = self._sight(match)
        elif self.decisions:
            self.decisions[-1].is_answered = True  # by what the others show
        return match

    @property
    def chosen(self) -> list[OwnDecision]:
        """Decisions with a choice; what came after a forced one came after them."""
        found: list[OwnDecision] = []
        for each in self.decisions:
            if each.played is not None:
                found.append(each)
            elif found:
                found[-1].after = each.after
                found[-1].is_answered |= each.is_answered
        return found

    def _look(self, match: Match) -> None:
        self._before = None
        if self.seat in match.deciding:
            decks = [int(count) for count in match.state.in_deck]
            self._before = match.view(self.seat), self._sight(match), decks

    def _sight(self, match: Match) -> Sight:
        if self._study is None:
            self._study = study(match.deal)
        return look(self._study, match.state, self.seat, match.witness)

    def _note(self, match: Match) -> None:
        step = len(match.history) - 1
        actor, action = match.history[step]
        if actor != self.seat or self._before is None or step in self.absent:
            if self.decisions:
                self.decisions[-1].is_answered = True
            return
        view, sight, decks = self._before
        self.turn += sight.state.phase == codes.TURN
        played = number_of(view, sight, action) if len(sight.choices) > 1 else None
        made = OwnDecision(
            len(self.decisions),
            step,
            self.turn,
            view,
            sight,
            action,
            played,
        )
        is_changed = decks != [int(count) for count in match.state.in_deck]
        goes_on = bool(self.decisions) and not self.decisions[-1].is_answered
        was_lucky = self._is_lucky and played is None and goes_on
        self._is_lucky = is_changed or was_lucky
        if self._is_lucky and not match.is_over and self.seat not in match.deciding:
            made.after = self._sight(match)
        self.decisions.append(made)


def number_of(view: View, sight: Sight, action: Action) -> int | None:
    """An action as the core lists it, or the listed one that is most like it.

    Players may pay with cards that are not listed, and order what they put back.
    """
    if isinstance(action, KeepTickets):
        action = KeepTickets(tuple(sorted(_places(view, action.kept))))
    words = sight.study.table.words
    listed = [(each, action_of(sight.state, words, each)) for each in sight.choices]
    for number, other in listed:
        if other == action:
            return number
    unlike = {number: _unlikeness(action, other) for number, other in listed}
    alike = {number: count for number, count in unlike.items() if count is not None}
    return min(alike, key=lambda number: alike[number], default=None)


def _places(view: View, kept: Iterable[int | str]) -> list[int]:
    """The places of kept tickets in an offer; of two alike, the first ones."""
    free = [*enumerate(view.offer, 1)]
    taken = []
    for each in kept:
        found = next(place for place in free if each in place)
        free.remove(found)
        taken.append(found[0])
    return taken


def _unlikeness(action: Action, other: Action) -> int | None:
    """In how many cards two actions differ; None if they are about other things."""
    match action, other:
        case ClaimRoute(one, paid), ClaimRoute(same, cards) if one == same:
            return _apart(paid, cards)
        case BuildStation(one, paid), BuildStation(same, cards) if one == same:
            return _apart(paid, cards)
        case BuildPort(one, paid), BuildPort(same, cards) if one == same:
            return _apart(paid, cards)
        case PayExtra(paid), PayExtra(cards):
            return _apart(paid, cards)
        case BorrowRoutes(routes), BorrowRoutes(others):
            return 0 if {*routes} == {*others} else None
    return None


def _apart(paid: Cards, cards: Cards) -> int:
    one, other = dict(paid), dict(cards)
    return sum(abs(one.get(k, 0) - other.get(k, 0)) for k in one | other)
