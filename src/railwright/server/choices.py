"""What a player can point at: the actions of a view as data, and what is barred."""

from collections.abc import Iterable

from railwright.model import Match
from railwright.model.actions import (
    Action,
    BuildPort,
    BuildStation,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    DrawUp,
    Paid,
)
from railwright.model.plain import Plain, plain_action, plain_view
from railwright.model.referee import draw_bar
from railwright.model.view import View

TICKETS = "tickets"
"""The name under which the ticket deck is barred."""

PlainAction = dict[str, Plain]
Draw = DrawUp | DrawBlind | DrawTickets


def seat_view(match: Match, view: View) -> dict[str, Plain]:
    """A view for a player's page; `messages.SeatView` describes what it adds."""
    choices: list[Plain] = [*choices_of(view.actions)]
    return plain_view(view) | {"choices": choices, "barred": _barred(match, view)}


def choices_of(actions: Iterable[Action]) -> list[PlainAction]:
    """Actions as data; those that differ only in what they cost are one choice.

    Each choice has the places of its actions and, if it costs cards, what each takes.
    """
    found: dict[object, tuple[Action, list[Plain], list[Plain]]] = {}
    for at, action in enumerate(actions):
        what = (type(action), _target(action)) if isinstance(action, Paid) else at
        _, places, payments = found.setdefault(what, (action, [], []))
        places.append(at)
        if isinstance(action, Paid):
            payments.append(dict(action.cards))
    return [_choice(*each) for each in found.values()]


def _target(action: Action) -> str:
    match action:
        case ClaimRoute(target) | BuildStation(target) | BuildPort(target):
            return target
    return ""


def _choice(action: Action, places: list[Plain], payments: list[Plain]) -> PlainAction:
    choice = plain_action(action) | {"at": places}
    if choice.pop("cards", None) is None:
        return choice
    return choice | {"payments": payments}


def _barred(match: Match, view: View) -> dict[str, Plain]:
    """The cards and tickets that the seat cannot draw now, and why."""
    seat = view.seat
    if seat is None or not view.actions:
        return {}
    found: dict[str, Plain] = {}
    for name, draw in _draws(view).items():
        bar = draw_bar(match.state, match.words, seat, draw)
        if bar:
            found[name] = {"code": bar.code, "rule": bar.rule}
    return found


def _draws(view: View) -> dict[str, Draw]:
    """Everything on the table that a player can try to draw."""
    slots = enumerate(view.market, 1)
    up = {str(slot): DrawUp(slot) for slot, card in slots if card}
    decks = [deck for deck, _ in view.decks]
    blind = {deck: DrawBlind(deck if len(decks) > 1 else None) for deck in decks}
    return {**up, **blind, TICKETS: DrawTickets()}
