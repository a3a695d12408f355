"""What a player can point at: the actions of a view as data, and what is barred."""

from collections.abc import Iterable

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

VARIED = ("slot", "kept", "count", "cards")
"""Fields in which alike actions differ, at most one in each kind."""
EMPTY: tuple[Plain, ...] = (None, [])

PlainAction = dict[str, Plain]
Rows = dict[str, list[Plain]]
Draw = DrawUp | DrawBlind | DrawTickets


def seat_view(match: Match, view: View) -> dict[str, Plain]:
    """A view for a player's page; `messages.SeatView` describes what it adds."""
    decided = (view.decision,) if view.decision else ()
    return plain_view(view) | {
        "choices": [*choices_of(view.actions)],
        "decided": [*choices_of(decided)],
        "barred": _barred(match, view),
    }


def choices_of(actions: Iterable[Action]) -> list[PlainAction]:
    """Actions as data, without empty fields; those that are alike are one choice.

    A choice has a row for each field in which its actions differ, and a row of the
    places `at` which they are listed.
    """
    found: dict[str, tuple[PlainAction, Rows]] = {}
    for at, action in enumerate(actions):
        shared = {n: v for n, v in plain_action(action).items() if v not in EMPTY}
        own = {name: shared.pop(name) for name in VARIED if name in shared}
        _, rows = found.setdefault(str(shared), (shared, {}))
        for name, value in {"at": at, **own}.items():
            rows.setdefault(name, []).append(value)
    return [{**shared, **rows} for shared, rows in found.values()]


def _barred(match: Match, view: View) -> list[Plain]:
    """The cards and tickets that the seat cannot draw now, by the reason."""
    seat = view.seat
    if seat is None or not view.actions:
        return []
    found: dict[tuple[str, str], list[Plain]] = {}
    for name, draw in _draws(view).items():
        bar = draw_bar(match.state, match.words, seat, draw)
        if bar:
            found.setdefault((bar.code, bar.rule), []).append(name)
    return [
        {"code": code, "rule": rule, "draws": draws}
        for (code, rule), draws in found.items()
    ]


def _draws(view: View) -> dict[str, Draw]:
    """Everything on the table that a player can try to draw."""
    slots = enumerate(view.market, 1)
    up = {str(slot): DrawUp(slot) for slot, card in slots if card}
    decks = [deck for deck, _ in view.decks]
    blind = {deck: DrawBlind(deck if len(decks) > 1 else None) for deck in decks}
    return {**up, **blind, TICKETS: DrawTickets()}
