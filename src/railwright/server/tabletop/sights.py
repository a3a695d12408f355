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
from dataclasses import fields
from functools import lru_cache
from typing import Any, NamedTuple
from zlib import crc32

from msgspec import Raw, json

from railwright.core.scoring import belongings
from railwright.model import Match
from railwright.model.listed import listed
from railwright.model.plain import Plain, part_writers, plain_result, plain_view
from railwright.model.referee import may_act
from railwright.model.view import Onlooker, Participant, PlayerView, View
from railwright.server.tabletop.choices import (
    barred_of,
    choices_of,
    decided_of,
    seat_view,
)

MODULUS = 1 << 32
SETTLED = ("game", "options", "board", "first")
"""Fields of a view that never change during a game."""
OPEN: dict[str, Callable[[Onlooker], object]] = {
    "phase": Onlooker.phase,
    "deciding": Onlooker.deciding,
    "market": Onlooker.market,
    "decks": Onlooker.decks,
    "discards": Onlooker.discards,
    "ticket_deck": Onlooker.ticket_deck,
    "tunnel": Onlooker.tunnel,
    "turns_left": Onlooker.turns_left,
    "passes": Onlooker.passes,
}
"""How the fields are read that all see alike."""
OWN: dict[str, Callable[[Participant], object]] = {
    "hand": Participant.hand,
    "tickets": Participant.tickets,
    "offer": Participant.offer,
    "decision": Participant.decision,
}
"""How the fields are read that a seat alone knows."""
NOTHING: dict[str, object] = {"hand": (), "tickets": (), "offer": (), "decision": None}
"""What of these a spectator knows."""
PLAYER = [each.name for each in fields(PlayerView)]
_WRITE = part_writers(View)
_WRITE_PLAYER = part_writers(PlayerView)


class Eye(NamedTuple):
    """With what eyes somebody looks at a game."""

    seat: int | None
    """None for a spectator."""
    has_choices: bool = False
    """Whether the view has what a page needs besides."""


class ToldView(NamedTuple):
    """A view as it goes out: all of it, or what has changed."""

    view: Raw | None
    changes: Raw | None
    digest: int


def whole_view(match: Match, eye: Eye) -> Raw:
    """A view as JSON."""
    view = match.view(eye.seat)
    told = seat_view(match, view) if eye.has_choices else plain_view(view)
    return Raw(json.encode(told))


class ViewLines:
    """Fields as they were told last, the digest of them, and what has changed."""

    __slots__ = ("_checks", "changed", "digest", "values")

    def __init__(self) -> None:
        self.values: dict[str, object] = {}
        self._checks: dict[str, int] = {}
        self.digest = 0
        self.changed: list[bytes] = []
        """Fields as parts of an object."""

    def take(self) -> bytes:
        """What has changed since this was asked last, as the inside of an object."""
        changed, self.changed = self.changed, []
        return b",".join(changed)

    def tell(self, name: str, value: object, plain: Plain) -> None:
        """Tell that a field has changed."""
        self.changed.append(_key(name) + self.note(name, value, plain))

    def note(self, name: str, value: object, plain: Plain) -> bytes:
        """Take note of the value of a line; gives its JSON."""
        text = json.encode(plain)
        check = crc32(text, _head(name))
        self.digest += check - self._checks.get(name, 0)
        self.values[name], self._checks[name] = value, check
        return text

    def add(self, name: str, plain: Plain) -> None:
        """Take note of a line that never changes."""
        self.digest += crc32(json.encode(plain), _head(name))

    def differs(self, name: str, value: object) -> bool:
        """Whether a line is not as it was told last."""
        return name not in self.values or self.values[name] != value


@lru_cache(maxsize=256)
def _key(name: str) -> bytes:
    """The name of a field in an object."""
    return f'"{name}":'.encode()


@lru_cache(maxsize=4096)
def _head(name: str) -> int:
    """The CRC-32 of a line up to its value."""
    return crc32(f"{name}:".encode())


class Sights:
    """What was told last of all views of one table."""

    def __init__(self) -> None:
        self.open: ViewLines | None = None
        """What all see."""
        self.own: dict[Eye, ViewLines] = {}
        """What some see who were told of the last step."""

    def forget(self) -> None:
        """Show whole views next."""
        self.open = None
        self.own = {}

    def look(self, match: Match, eyes: Sequence[Eye]) -> list[ToldView]:
        """How each of these views goes out now; what others saw is forgotten."""
        known = self.own if self.open else {}
        lines = self.open = self.open or _begun(match)
        _look_around(lines, match)
        seen = lines.take()
        self.own = {eye: known.get(eye) or _begun_own(eye) for eye in eyes}
        for eye, own in self.own.items():
            _look_at_own(own, match, eye)
        return [self._sight(match, eye, seen, is_known=eye in known) for eye in eyes]

    def _sight(
        self, match: Match, eye: Eye, seen: bytes, *, is_known: bool
    ) -> ToldView:
        assert self.open  # noqa: S101 - looked at before
        own = self.own[eye]
        digest = (self.open.digest + own.digest) % MODULUS
        parts = [each for each in (seen, own.take()) if each]
        if not is_known:
            return ToldView(whole_view(match, eye), None, digest)
        return ToldView(None, Raw(b"{%s}" % b",".join(parts)), digest)


def _begun(match: Match) -> ViewLines:
    lines = ViewLines()
    whole = plain_view(match.view(None))
    for name in SETTLED:
        lines.add(name, whole[name])
    return lines


def _begun_own(eye: Eye) -> ViewLines:
    lines = ViewLines()
    lines.add("seat", eye.seat)
    return lines


def _look_around(lines: ViewLines, match: Match) -> None:
    """Note what has changed for everybody."""
    onlooker = Onlooker(match.state, match.words, match.witness)
    _compare(lines, {name: read(onlooker) for name, read in OPEN.items()})
    if lines.differs("result", match.is_over):
        result = plain_result(match.result()) if match.is_over else None
        lines.tell("result", match.is_over, result)
    state, words = match.state, match.words
    _note_added(lines, "routes", belongings(state.owner), words.route)
    _note_added(lines, "buildings", belongings(state.building_at), words.city)
    players = [_changed_player(lines, onlooker, seat) for seat in range(match.seats)]
    if changed := b",".join(each for each in players if each):
        lines.changed.append(b'"players":{%s}' % changed)


def _compare(lines: ViewLines, seen: dict[str, object]) -> None:
    """Note which fields of a view have changed."""
    known = lines.values
    for name, value in seen.items():
        if name not in known or known[name] != value:
            write = _WRITE[name]
            lines.tell(name, value, write(value) if write else value)  # type: ignore[arg-type]  # plain then


def _note_added(
    lines: ViewLines,
    name: str,
    owned: list[tuple[int, int]],
    called: Callable[[int], str],
) -> None:
    """Note what somebody owns now that nobody owned before: it is never given back."""
    told: Any = lines.values.setdefault(name, 0)  # the places that were told, as a mask
    if told.bit_count() == len(owned):
        return
    new: dict[str, Plain] = {}
    for place, seat in owned:
        if not told >> place & 1:
            told |= 1 << place
            new[called(place)] = seat
            lines.add(f"{name}.{called(place)}", seat)
    lines.values[name] = told
    lines.changed.append(_key(name) + json.encode(new))


def _changed_player(lines: ViewLines, onlooker: Onlooker, seat: int) -> bytes:
    """The changed fields of a player as an object under the seat, if there are any."""
    whole, traces = f"players.{seat}", onlooker.traces(seat)
    if not lines.differs(whole, traces):
        return b""
    lines.values[whole] = traces
    player, changed = onlooker.player(seat), []
    for field in PLAYER:
        value, write = getattr(player, field), _WRITE_PLAYER[field]
        if lines.differs(name := f"{whole}.{field}", value):
            plain = write(value) if write else value
            changed.append(_key(field) + lines.note(name, value, plain))
    return b'"%d":{%s}' % (seat, b",".join(changed))


def _look_at_own(lines: ViewLines, match: Match, eye: Eye) -> None:
    """Note what has changed for one seat alone."""
    own = NOTHING
    if eye.seat is not None:
        participant = Participant(match.state, match.words, eye.seat)
        own = {name: read(participant) for name, read in OWN.items()}
    decision: Any = own["decision"]
    if eye.has_choices and lines.differs("decision", decision):
        lines.tell("decided", None, [*decided_of(decision)])
    _compare(lines, own)
    _list(lines, match, eye)


def _list(lines: ViewLines, match: Match, eye: Eye) -> None:
    """Note what a seat may do and may not draw, if that has changed."""
    is_acting = eye.seat is not None and may_act(match.state, eye.seat)
    found = listed(match.state, match.words, eye.seat or 0) if is_acting else []
    texts = [each.text for each in found]
    is_other = lines.differs("actions", texts)
    if is_other:
        lines.tell("actions", texts, [*texts])
    if not eye.has_choices:
        return
    actions = [each.action for each in found]
    if is_other:
        lines.tell("choices", None, [*choices_of(actions)])
    barred = barred_of(match, eye.seat, actions)
    if lines.differs("barred", barred):
        lines.tell("barred", barred, [*barred])
