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
from functools import cache, lru_cache
from typing import Any, NamedTuple
from zlib import crc32

from msgspec import Raw, json

from railwright.core.scoring import belongings
from railwright.core.sightings import own_rows, player_rows, table_rows
from railwright.model import Match
from railwright.model.listed import ListedAction, listed
from railwright.model.plain import Plain, part_writers, plain_result, plain_view
from railwright.model.referee import may_act
from railwright.model.view import Onlooker, Participant, View
from railwright.model.vocabulary import Vocabulary
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
"""How the fields are read that all see alike, in the order of `table_rows`."""
PLAYER: dict[str, Callable[[Vocabulary, Any], Plain]] = {
    "score": lambda _, row: row,
    "cards": lambda _, row: row,
    "known": lambda words, row: dict(words.held(row)),
    "tickets": lambda _, row: row,
    "wagons": lambda _, row: row,
    "ships": lambda _, row: row,
    "box": lambda _, row: {"wagons": row[0], "ships": row[1]},
    "buildings": lambda _, row: row,
    "borrowed": lambda words, row: {
        words.city(city): words.route(route)
        for city, route in zip(row[::2], row[1::2], strict=True)
    },
}
"""What the view shows of a player for each of the rows of `player_rows`."""
OWN: dict[str, Callable[[Participant], object]] = {
    "hand": Participant.hand,
    "tickets": Participant.tickets,
    "offer": Participant.offer,
    "decision": Participant.decision,
}
"""How the fields are read that a seat alone knows, in the order of `own_rows`."""
LISTS = ("actions", "decided", "choices", "barred")
"""What a seat may do; all but the first is for pages."""
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

    view: Raw | None
    changes: Raw | None
    digest: int


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


class ToldRows:
    """What was told last of a part of a view, row by row, and the digest of it."""

    __slots__ = ("_changed", "_checks", "_lines", "_rows", "digest")

    def __init__(self, lines: Sequence[ViewLine]) -> None:
        self._lines = lines
        self._rows: Sequence[object] = [self] * len(lines)  # which no row is like
        self._checks = [0] * len(lines)
        self.digest = 0
        self._changed: list[bytes] = []

    def news(self, rows: Sequence[object]) -> Sequence[int]:
        """The places of the rows that are not what they were."""
        before, self._rows = self._rows, rows
        if rows == before:
            return ()
        return [at for at, row in enumerate(rows) if row != before[at]]

    def tell(self, at: int, plain: object) -> None:
        """Tell what the field at a place is now."""
        key, head = self._lines[at]
        text = json.encode(plain)
        check = crc32(text, head)
        self.digest += check - self._checks[at]
        self._checks[at] = check
        self._changed.append(key + text)

    def settle(self, line: ViewLine, text: bytes) -> bytes:
        """Note a field that never changes; gives it as a part of an object."""
        self.digest += crc32(text, line.head)
        return line.key + text

    def add(self, name: str, parts: Sequence[bytes]) -> None:
        """Tell of new parts of a field that is an object itself."""
        self._changed.append(line_of(name).key + b"{%s}" % b",".join(parts))

    def take(self) -> bytes:
        """What has changed since this was asked last, as the inside of an object."""
        changed, self._changed = self._changed, []
        return b",".join(changed)


_TABLE_LINES = [line_of(name) for name in (*OPEN, "result")]
_WRITE = part_writers(View)
_READ = [(read, _WRITE[name]) for name, read in OPEN.items()]
_READ_OWN = [(read, _WRITE[name]) for name, read in OWN.items()]
_WRITE_PLAYER = [*PLAYER.values()]


@cache
def _player_lines(seat: int) -> list[ViewLine]:
    return [line_of(name, f"players.{seat}.") for name in PLAYER]


class OpenSight:
    """What everybody has seen of a game."""

    def __init__(self, match: Match) -> None:
        self.table = ToldRows(_TABLE_LINES)
        self.players = [ToldRows(_player_lines(seat)) for seat in range(match.seats)]
        self.owned = {"routes": 0, "buildings": 0}
        """The places that were told, as masks: what is owned is never given back."""
        whole = plain_view(match.view(None))
        for name in SETTLED:
            self.table.settle(line_of(name), json.encode(whole[name]))
        for seat, player in enumerate(self.players):
            player.settle(line_of("seat", f"players.{seat}."), b"%d" % seat)

    @property
    def digest(self) -> int:
        """The digest of all that everybody sees."""
        return self.table.digest + sum(player.digest for player in self.players)

    def look(self, match: Match) -> bytes:
        """What has changed, as the inside of an object."""
        state, words, table = match.state, match.words, self.table
        *rows, routes, buildings = table_rows(state)
        for at in table.news([*rows, match.is_over]):
            table.tell(at, _open_field(match, at))
        if routes != self.owned["routes"].bit_count():
            self._add("routes", belongings(state.owner), words.route)
        if buildings != self.owned["buildings"].bit_count():
            self._add("buildings", belongings(state.building_at), words.city)
        players = [self._look_at(match, seat) for seat in range(match.seats)]
        if changed := [each for each in players if each]:
            table.add("players", changed)
        return table.take()

    def _add(
        self, name: str, owned: list[tuple[int, int]], called: Callable[[int], str]
    ) -> None:
        """Tell what somebody owns now that nobody owned before."""
        told, new = self.owned[name], []
        for place, seat in owned:
            if not told >> place & 1:
                told |= 1 << place
                line = line_of(called(place), f"{name}.")
                new.append(self.table.settle(line, b"%d" % seat))
        self.owned[name] = told
        self.table.add(name, new)

    def _look_at(self, match: Match, seat: int) -> bytes:
        """What has changed of a player, as a part of an object, if anything has."""
        player, rows = self.players[seat], player_rows(match.state, match.witness, seat)
        news = player.news(rows)
        for at in news:
            player.tell(at, _WRITE_PLAYER[at](match.words, rows[at]))
        return b'"%d":{%s}' % (seat, player.take()) if news else b""


def _open_field(match: Match, at: int) -> object:
    """A field that everybody sees; the last one is the result."""
    if at == len(_READ):
        return plain_result(match.result()) if match.is_over else None
    read, write = _READ[at]
    value = read(Onlooker(match.state, match.words, match.witness))
    return write(value) if write else value


class OwnSight:
    """What somebody has seen of a game that not all see."""

    def __init__(self, eye: Eye) -> None:
        self.eye = eye
        lists = LISTS if eye.has_choices else LISTS[:1]
        self.told = ToldRows([line_of(name) for name in (*OWN, *lists)])
        self.told.settle(line_of("seat"), json.encode(eye.seat))
        if eye.seat is None:
            for at, name in enumerate((*OWN, *lists)):
                self.told.tell(at, SPECTATED.get(name, []))

    def look(self, match: Match) -> bytes:
        """What has changed, as the inside of an object."""
        if self.eye.seat is None:
            return self.told.take()
        own = own_rows(match.state, self.eye.seat)
        found = self._listed(match, self.eye.seat)
        texts = [each.text for each in found]
        rows: list[object] = [*own, texts]
        if self.eye.has_choices:
            actions = [each.action for each in found]
            rows += (own[-1], texts, barred_of(match, self.eye.seat, actions))
        for at in self.told.news(rows):
            self.told.tell(at, self._field(match, rows[at], found, at))
        return self.told.take()

    @staticmethod
    def _listed(match: Match, seat: int) -> list[ListedAction]:
        state = match.state
        return listed(state, match.words, seat) if may_act(state, seat) else []

    def _field(
        self, match: Match, row: object, found: list[ListedAction], at: int
    ) -> object:
        """The field at a place: one of `OWN`, then of `LISTS`."""
        participant = Participant(match.state, match.words, self.eye.seat or 0)
        if at < len(_READ_OWN):
            read, write = _READ_OWN[at]
            value = read(participant)
            return write(value) if write else value
        match LISTS[at - len(_READ_OWN)]:
            case "decided":
                return decided_of(participant.decision())
            case "choices":
                return choices_of([each.action for each in found])
        return row


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
        changed, digest = self.open.look(match), self.open.digest
        known, self.own = self.own, {}
        told = []
        for eye in eyes:
            own = self.own[eye] = known.get(eye) or OwnSight(eye)
            parts = [each for each in (changed, own.look(match)) if each]
            total = (digest + own.told.digest) % MODULUS
            if eye in known:
                told.append(ToldView(None, Raw(b"{%s}" % b",".join(parts)), total))
            else:
                told.append(ToldView(whole_view(match, eye), None, total))
        return told
