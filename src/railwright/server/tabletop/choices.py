"""What a player can point at: the actions of a view as data, and what is barred."""

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

from railwright.model import Match
from railwright.model.actions import (
    Action,
    DrawBlind,
    DrawTickets,
    DrawUp,
)
from railwright.model.plain import Plain, plain_action, plain_view
from railwright.model.referee import draw_bar
from railwright.model.view import View

TICKETS = "tickets"
"""The name under which the ticket deck is barred."""

ACTIONS_KEPT = 16_384
"""So many actions are remembered as data."""
VARIED = ("slot", "kept", "count", "cards")
"""Fields in which alike actions differ, at most one in each kind."""
EMPTY: tuple[Plain, ...] = (None, [])

PlainAction = dict[str, Plain]
Rows = dict[str, list[Plain]]
Draw = DrawUp | DrawBlind | DrawTickets


def seat_view(match: Match, view: View) -> dict[str, Plain]:
    """A view for a player's page; `messages.SeatView` describes what it adds."""
    return plain_view(view) | {
        "choices": [*choices_of(view.actions)],
        "decided": [*decided_of(view.decision)],
        "barred": [*barred_of(match, view.seat, view.actions)],
    }


def decided_of(decision: Action | None) -> list[PlainAction]:
    """What was decided in secret, in the shape of a choice."""
    return choices_of((decision,) if decision else ())


def choices_of(actions: Iterable[Action]) -> list[PlainAction]:
    """Actions as data, without empty fields; those that are alike are one choice.

    A choice has a row for each field in which its actions differ, and a row of the
    places `at` which they are listed.
    """
    found: dict[str, tuple[PlainAction, Rows]] = {}
    for at, action in enumerate(actions):
        key, shared, own = _told_apart(action)
        _, rows = found.setdefault(key, (shared, {}))
        rows.setdefault("at", []).append(at)
        for name, value in own:
            rows.setdefault(name, []).append(value)
    return [{**shared, **rows} for shared, rows in found.values()]


@lru_cache(ACTIONS_KEPT)
def _told_apart(
    action: Action,
) -> tuple[str, PlainAction, tuple[tuple[str, Plain], ...]]:
    """What alike actions share, with a key for it, and what is an action's own."""
    shared = {n: v for n, v in plain_action(action).items() if v not in EMPTY}
    own = tuple((name, shared.pop(name)) for name in VARIED if name in shared)
    return str(shared), shared, own


def barred_of(
    match: Match, seat: int | None, actions: Collection[Action]
) -> list[PlainAction]:
    """The cards and tickets that a seat cannot draw now, by the reason.

    Whatever it can draw is among its actions; without any it has nothing to decide.
    """
    if seat is None or not actions:
        return []
    found: dict[tuple[str, str], list[Plain]] = {}
    for name, draw in _not_drawn(match, actions):
        bar = draw_bar(match.state, match.words, seat, draw)
        if bar:
            found.setdefault((bar.code, bar.rule), []).append(name)
    return [
        {"code": code, "rule": rule, "draws": draws}
        for (code, rule), draws in found.items()
    ]


def _not_drawn(match: Match, actions: Iterable[Action]) -> Iterator[tuple[str, Draw]]:
    """Everything on the table that a player can try to draw and that is not listed."""
    listed = {_drawn(each) for each in actions if isinstance(each, Draw)}
    decks = match.words.decks
    for slot, card in enumerate(match.state.market, 1):
        if card >= 0 and str(slot) not in listed:
            yield str(slot), DrawUp(slot)
    for deck in decks:
        draw = DrawBlind(deck if len(decks) > 1 else None)
        if _drawn(draw) not in listed:
            yield deck, draw
    if TICKETS not in listed:
        yield TICKETS, DrawTickets()


def _drawn(draw: Draw) -> str | None:
    """What is drawn: a slot, a deck, None for the only deck, or tickets."""
    match draw:
        case DrawUp(slot):
            return str(slot)
        case DrawBlind(deck):
            return deck
    return TICKETS
