"""What the followers of a table have seen last, and what has changed since.

A seat is shown its whole view once; then it hears only of the fields that change, which
are read straight from the game. A digest of the whole view goes with every change, so
that whoever puts the changes together knows that nothing is missing.

The digest is the sum, modulo 2**32, of the CRC-32 of all lines of a view. A line is a
name, a colon and the value as JSON. Each field has one, each route and each building
has one (`routes.bergen-oslo.red:0`), and so has each field of each player
(`players.1.score:12`).
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import compress, count
from operator import attrgetter, ne
from typing import Any, NamedTuple
from zlib import crc32

from msgspec import UNSET, Raw, UnsetType, json

from railwright.core.scoring import belongings
from railwright.core.sightings import open_rows, own_rows, owned
from railwright.core.turns import may_act
from railwright.model import Match
from railwright.model.actions import Action
from railwright.model.listed import ListedAction, listed
from railwright.model.notation import format_action
from railwright.model.plain import Plain, plain_result, plain_view
from railwright.model.view import PHASES, Participant
from railwright.server.tabletop.choices import (
    barred_of,
    choices_of,
    decided_of,
    seat_view,
)


class OwnLook(NamedTuple):
    """What a seat looks at."""

    match: Match
    seat: int
    listed: Sequence[ListedAction]
    """What it may do now."""

    def decision(self) -> Action | None:
        """What it has decided in secret."""
        return Participant(self.match.state, self.match.words, self.seat).decision()


TEXT = attrgetter("text")
MODULUS = 1 << 32
SETTLED = ("game", "options", "board", "first")
"""Fields of a view that never change during a game."""
Writer = Callable[[Any, Any], object]
"""What the view shows for a row, at a match or to an `OwnLook`; None for the row."""


def _cards(match: Match, row: Sequence[int]) -> object:
    return dict(match.words.held(row))


def _market(match: Match, row: Sequence[int]) -> object:
    cards = match.words.cards
    return [cards[card] if card >= 0 else None for card in row]


def _tunnel(match: Match, row: Sequence[int]) -> object:
    if not row:
        return None
    kinds, words = len(match.words.cards), match.words
    route, extra, *cards = row
    return {
        "route": words.route(route),
        "cards": dict(words.held(cards[:kinds])),
        "revealed": dict(words.held(cards[kinds:])),
        "extra": extra,
    }


def _result(match: Match, row: bool) -> object:  # noqa: FBT001 - as rows are
    return plain_result(match.result()) if row else None


def _borrowed(match: Match, row: Sequence[int]) -> object:
    words, pairs = match.words, zip(row[::2], row[1::2], strict=True)
    return {words.city(city): words.route(route) for city, route in pairs}


def _tickets(look: OwnLook, row: Sequence[int]) -> object:
    return [*map(look.match.words.ticket, row)]


def _decision(look: OwnLook, _: object) -> object:
    decision = look.decision()
    return format_action(decision) if decision else None


OPEN: dict[str, Writer | None] = {
    "phase": lambda _, row: PHASES[row],
    "deciding": None,
    "market": _market,
    "decks": lambda match, row: dict(zip(match.words.decks, row, strict=True)),
    "discards": _cards,
    "ticket_deck": None,
    "tunnel": _tunnel,
    "turns_left": lambda _, row: row if row >= 0 else None,
    "passes": None,
    "result": _result,
}
"""The fields that all see alike, in the order of `open_rows`."""
PLAYER: dict[str, Writer | None] = {
    "score": None,
    "cards": None,
    "known": _cards,
    "tickets": None,
    "wagons": None,
    "ships": None,
    "box": lambda _, row: {"wagons": row[0], "ships": row[1]},
    "buildings": None,
    "borrowed": _borrowed,
}
"""Those of each player, in the same order."""
OWN: dict[str, Writer | None] = {
    "hand": lambda look, row: _cards(look.match, row),
    "tickets": _tickets,
    "offer": _tickets,
    "decision": _decision,
    "actions": None,
}
"""The fields that a seat alone knows: those of `own_rows`, and what it may do."""
PAGES: dict[str, Writer | None] = {
    "decided": lambda look, _: decided_of(look.decision()),
    "choices": lambda look, _: choices_of([each.action for each in look.listed]),
    "barred": None,
}
"""What pages are shown besides."""
SPECTATED: dict[str, Plain] = {"hand": {}, "decision": None}
"""What a spectator knows of these, where it is not an empty list."""


class Eye(NamedTuple):
    """With what eyes somebody looks at a game."""

    seat: int | None
    """None for a spectator."""
    has_choices: bool = False
    """Whether the view has what a page needs besides."""


class ToldView(NamedTuple):
    """A view as it goes out: all of it, or what has changed."""

    digest: int
    view: Raw | UnsetType = UNSET
    changes: Raw | UnsetType = UNSET


def whole_view(match: Match, eye: Eye) -> Raw:
    """A view as JSON."""
    view = match.view(eye.seat)
    told = seat_view(match, view) if eye.has_choices else plain_view(view)
    return Raw(json.encode(told))


class ViewLine(NamedTuple):
    """A line of a view: the name of its field, and the CRC-32 up to its value."""

    key: bytes
    head: int


@lru_cache(maxsize=4096)
def line_of(name: str, place: str = "") -> ViewLine:
    """The line of a field at a place of a view; the name stands in an object."""
    return ViewLine(f'"{name}":'.encode(), crc32(f"{place}{name}:".encode()))


class ViewField(NamedTuple):
    """A field of a view: its line, and what writes it."""

    key: bytes
    head: int
    write: Writer | None


def fields_of(writers: dict[str, Writer | None], place: str = "") -> list[ViewField]:
    """Fields at a place of a view."""
    return [ViewField(*line_of(name, place), write) for name, write in writers.items()]


class ToldRows:
    """What was told last of a view, row by row, and the digest of it."""

    __slots__ = ("_checks", "_fields", "_rows", "_settled", "digest")

    def __init__(self, fields: Sequence[ViewField]) -> None:
        self._fields = fields
        self._rows: Sequence[object] = [None] * len(fields)  # which no row is
        self._checks = [0] * len(fields)
        self._settled = self.digest = 0

    def news(self, about: Match | OwnLook, rows: Sequence[object]) -> dict[int, bytes]:
        """The fields whose rows are not what they were, by their places."""
        before, self._rows = self._rows, rows
        fields, checks, told = self._fields, self._checks, {}
        changed = [*compress(count(), map(ne, rows, before))]
        for at in changed:
            (key, head, write), row = fields[at], rows[at]
            text = json.encode(write(about, row) if write else row)
            checks[at] = crc32(text, head)
            told[at] = key + text
        if changed:
            self.digest = self._settled + sum(checks)
        return told

    def settle(self, line: ViewLine, text: bytes) -> bytes:
        """Note a field that never changes; gives it as a part of an object."""
        check = crc32(text, line.head)
        self._settled += check
        self.digest += check
        return line.key + text


@lru_cache(maxsize=16)
def _open_fields(seats: int) -> list[ViewField]:
    """The fields of a view that all see, of a table with so many seats."""
    players = (fields_of(PLAYER, f"players.{seat}.") for seat in range(seats))
    return fields_of(OPEN) + [field for player in players for field in player]


_OWN_FIELDS = fields_of(OWN)
_PAGE_FIELDS = fields_of(OWN | PAGES)


def _object(name: str, parts: Sequence[bytes]) -> bytes:
    """A field that is an object, as a part of another one."""
    return line_of(name).key + b"{%s}" % b",".join(parts)


class OpenSight:
    """What everybody has seen of a game."""

    def __init__(self, match: Match) -> None:
        self.told = ToldRows(_open_fields(match.seats))
        self.owned = {"routes": 0, "buildings": 0}
        """The places that were told, as masks: what is owned is never given back."""
        whole = plain_view(match.view(None))
        for name in SETTLED:
            self.told.settle(line_of(name), json.encode(whole[name]))
        for seat in range(match.seats):
            self.told.settle(line_of("seat", f"players.{seat}."), b"%d" % seat)

    def look(self, match: Match) -> bytes:
        """What has changed, as the inside of an object."""
        state, words = match.state, match.words
        parts: list[bytes] = []
        players: dict[int, list[bytes]] = {}
        for at, part in self.told.news(match, open_rows(state, match.witness)).items():
            if at < len(OPEN):
                parts.append(part)
            else:
                seat = (at - len(OPEN)) // len(PLAYER)
                players.setdefault(seat, []).append(part)
        routes, buildings = owned(state)
        if routes != self.owned["routes"].bit_count():
            parts.append(self._new("routes", belongings(state.owner), words.route))
        if buildings != self.owned["buildings"].bit_count():
            built = belongings(state.building_at)
            parts.append(self._new("buildings", built, words.city))
        if players:
            told = [b'"%d":{%s}' % (at, b",".join(p)) for at, p in players.items()]
            parts.append(_object("players", told))
        return b",".join(parts)

    def _new(
        self, name: str, owned: list[tuple[int, int]], called: Callable[[int], str]
    ) -> bytes:
        """What somebody owns now that nobody owned before."""
        told, new = self.owned[name], []
        for place, seat in owned:
            if not told >> place & 1:
                told |= 1 << place
                line = line_of(called(place), f"{name}.")
                new.append(self.told.settle(line, b"%d" % seat))
        self.owned[name] = told
        return _object(name, new)


class OwnSight:
    """What somebody has seen of a game that not all see."""

    def __init__(self, eye: Eye) -> None:
        self.eye = eye
        self.told = ToldRows(_PAGE_FIELDS if eye.has_choices else _OWN_FIELDS)
        self.told.settle(line_of("seat"), json.encode(eye.seat))
        if eye.seat is None:
            for name in OWN | PAGES if eye.has_choices else OWN:
                nothing = json.encode(SPECTATED.get(name, []))
                self.told.settle(line_of(name), nothing)

    def look(self, match: Match) -> bytes:
        """What has changed, as the inside of an object."""
        seat, state = self.eye.seat, match.state
        if seat is None:
            return b""
        found = listed(state, match.words, seat) if may_act(state, seat) else []
        texts = [*map(TEXT, found)]
        own = own_rows(state, seat)
        rows: list[object] = [*own, texts]
        if self.eye.has_choices:
            actions = [each.action for each in found]
            rows += (own[-1], texts, barred_of(match, seat, actions))
        return b",".join(self.told.news(OwnLook(match, seat, found), rows).values())


class Sights:
    """What was told last of all views of one table."""

    def __init__(self) -> None:
        self.open: OpenSight | None = None
        """What all see."""
        self.own: dict[Eye, OwnSight] = {}
        """What some see who were told of the last step."""

    def forget(self) -> None:
        """Show whole views next."""
        self.open = None
        self.own = {}

    def look(self, match: Match, eyes: Sequence[Eye]) -> list[ToldView]:
        """How each of these views goes out now; what others saw is forgotten."""
        if self.open is None:
            self.forget()
            self.open = OpenSight(match)
        changed, digest = self.open.look(match), self.open.told.digest
        known, self.own = self.own, {}
        told = []
        for eye in eyes:
            own = self.own[eye] = known.get(eye) or OwnSight(eye)
            parts = filter(None, (changed, own.look(match)))
            total = (digest + own.told.digest) % MODULUS
            if eye in known:
                told.append(ToldView(total, changes=Raw(b"{%s}" % b",".join(parts))))
            else:
                told.append(ToldView(total, view=whole_view(match, eye)))
        return told
