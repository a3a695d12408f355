"""Views, events and results as plain data: what JSON can hold, by stable names.

The names are those of the fields. Cards, routes, buildings, decks and options become
objects keyed by their names, actions become their text, and seats are numbers from 0.
Every event also has a `type`, its name in small letters: `route-claimed`.
"""

import re
from collections.abc import Iterable
from dataclasses import fields
from typing import get_args

from railwright.games import is_map_text, load_map
from railwright.model.events import HIDDEN, Event
from railwright.model.notation import format_action
from railwright.model.result import PlayerResult, Result
from railwright.model.view import PlayerView, TunnelView, View

Plain = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]
"""What JSON can hold."""

KEYED = frozenset({"cards", "revealed", "routes"})
"""Fields of events that become objects: how many of each card, what is borrowed."""


def plain_view(view: View) -> dict[str, Plain]:
    """Everything of a view."""
    return {
        "game": view.game,
        "options": _keyed(view.options),
        "board": _board(view.board),
        "seat": view.seat,
        "phase": view.phase,
        "first": view.first,
        "deciding": list(view.deciding),
        "market": list(view.market),
        "decks": _keyed(view.decks),
        "discards": _keyed(view.discards),
        "ticket_deck": view.ticket_deck,
        "routes": _keyed(view.routes),
        "buildings": _keyed(view.buildings),
        "tunnel": _tunnel(view.tunnel) if view.tunnel else None,
        "turns_left": view.turns_left,
        "passes": view.passes,
        "players": [_player(player) for player in view.players],
        "result": plain_result(view.result) if view.result else None,
        "hand": _keyed(view.hand),
        "tickets": list(view.tickets),
        "offer": list(view.offer),
        "decision": format_action(view.decision) if view.decision else None,
        "actions": [format_action(action) for action in view.actions],
    }


def _board(board: str | None) -> str | None:
    """Where the map of a table lies; one that is written out has only its name."""
    return load_map(board).name if board and is_map_text(board) else board


def _keyed(pairs: Iterable[tuple[str, Plain]]) -> dict[str, Plain]:
    return dict(pairs)


def _tunnel(tunnel: TunnelView) -> dict[str, Plain]:
    return {
        "route": tunnel.route,
        "cards": _keyed(tunnel.cards),
        "revealed": _keyed(tunnel.revealed),
        "extra": tunnel.extra,
    }


def _player(player: PlayerView) -> dict[str, Plain]:
    wagons, ships = player.box
    return {
        "seat": player.seat,
        "score": player.score,
        "cards": player.cards,
        "known": _keyed(player.known),
        "tickets": player.tickets,
        "wagons": player.wagons,
        "ships": player.ships,
        "box": {"wagons": wagons, "ships": ships},
        "buildings": player.buildings,
        "borrowed": _keyed(player.borrowed),
    }


def plain_event(event: Event) -> dict[str, Plain]:
    """Everything of an event; `seen_by` first leaves out what a seat must not know."""
    kind, names = _KINDS[type(event)]
    plain: dict[str, Plain] = {"type": kind}
    for name in names:
        value = getattr(event, name)
        if name in KEYED:
            plain[name] = dict(value)
        else:
            plain[name] = list(value) if isinstance(value, tuple) else value
    return plain


def event_type(event: type) -> str:
    """The name of a kind of event: `route-claimed` for RouteClaimed."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower()


_KINDS = {
    kind: (event_type(kind), [field.name for field in fields(kind)])
    for kind in get_args(Event)
}
"""The name of each kind of event, and those of its fields."""
_HIDDEN = {event_type(kind): fields for kind, fields in HIDDEN.items()}


def plain_seen_by(event: dict[str, Plain], seat: int | None) -> dict[str, Plain]:
    """A plain event as a seat may know it, as `seen_by` does it with events."""
    hidden = _HIDDEN.get(str(event["type"]), ())
    if not hidden or event["seat"] == seat:
        return event
    return event | dict.fromkeys(hidden)


def plain_result(result: Result) -> dict[str, Plain]:
    """Everything of a result."""
    return {
        "players": [_player_result(player) for player in result.players],
        "ranking": [
            {"seats": list(place.seats), "decided_by": place.decided_by}
            for place in result.ranking
        ],
    }


def _player_result(player: PlayerResult) -> dict[str, Plain]:
    tickets: list[Plain] = [
        {"ticket": ticket, "points": points} for ticket, points in player.tickets
    ]
    return {
        "seat": player.seat,
        "place": player.place,
        "parts": _keyed(player.parts),
        "tickets": tickets,
        "completed": player.completed,
        "longest": player.longest,
        "built": player.built,
        "borrowed": list(player.borrowed),
        "path": list(player.path),
        "ways": [list(way) for way in player.ways],
        "total": player.total,
    }
