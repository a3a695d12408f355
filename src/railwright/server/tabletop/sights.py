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
from operator import attrgetter
from typing import NamedTuple
from zlib import crc32

from msgspec import UNSET, Raw, UnsetType, json

from railwright.core.scoring import belongings
from railwright.core.sightings import (
    ToldLines,
    ViewField,
    open_news,
    own_rows,
    owned,
)
from railwright.core.turns import may_act
from railwright.core.view_texts import (
    NULL,
    NameTexts,
    Writer,
    box,
    number,
    number_if_any,
    numbers,
)
from railwright.model import Match
from railwright.model.actions import Action
from railwright.model.listed import listed
from railwright.model.notation import format_action
from railwright.model.plain import plain_result, plain_view
from railwright.model.view import PHASES, Participant
from railwright.model.vocabulary import Vocabulary
from railwright.server.tabletop.choices import (
    barred_of,
    choices_of,
    decided_of,
    seat_view,
)

TEXT = attrgetter("text")
MODULUS = 1 << 32
SETTLED = ("game", "options", "board", "first")
"""Fields of a view that never change during a game."""
BOARDS_KEPT = 64
"""Boards of which the names are kept as JSON."""
Fields = dict[str, Writer | None]
"""Names of fields, each with what writes its row; None where that is a text."""


@lru_cache(BOARDS_KEPT)
def names_of(words: Vocabulary) -> NameTexts:
    """The names of a board as JSON."""
    board = words.board
    return NameTexts(
        [*map(json.encode, PHASES)],
        [*map(json.encode, words.cards)],
        [*map(json.encode, words.decks)],
        [json.encode(route.id) for route in board.routes],
        [json.encode(city.id) for city in board.cities],
        [json.encode(ticket.id) for ticket in words.tickets],
    )


def open_fields(names: NameTexts) -> Fields:
    """The fields that all see alike: those of `table_rows`, and the result."""
    return {
        "phase": names.phase,
        "deciding": numbers,
        "market": names.market,
        "decks": names.decks,
        "discards": names.cards,
        "ticket_deck": number,
        "tunnel": names.tunnel,
        "turns_left": number_if_any,
        "passes": number,
        "result": None,
    }


def player_fields(names: NameTexts) -> Fields:
    """The fields of a player, in the order of `player_rows`."""
    return {
        "score": number,
        "cards": number,
        "known": names.cards,
        "tickets": number,
        "wagons": number,
        "ships": number,
        "box": box,
        "buildings": number,
        "borrowed": names.borrowed,
    }


def own_fields(names: NameTexts) -> Fields:
    """The fields that a seat alone knows: those of `own_rows`, and what it decides."""
    return {
        "hand": names.cards,
        "tickets": names.tickets,
        "offer": names.tickets,
        "decision": None,
        "actions": None,
    }


PAGES: Fields = {"decided": None, "choices": None, "barred": None}
"""What pages are shown besides."""
SPECTATED = {b'"hand":': b"{}", b'"decision":': NULL}
"""What a spectator sees of these, where it is not an empty list."""


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


def lines_of(fields: Fields, place: str = "") -> list[ViewField]:
    """The lines of fields at a place of a view."""
    return [ViewField(*line_of(name, place), write) for name, write in fields.items()]


class BoardLines(NamedTuple):
    """The lines of the views of a board."""

    table: list[ViewField]
    players: list[list[ViewField]]
    own: list[ViewField]
    page: list[ViewField]
    """Those of a seat with what a page needs besides."""


@lru_cache(BOARDS_KEPT)
def _board_lines(words: Vocabulary, seats: int) -> BoardLines:
    """The lines of all views at a table with so many seats."""
    names = names_of(words)
    own, player = own_fields(names), player_fields(names)
    return BoardLines(
        lines_of(open_fields(names)),
        [lines_of(player, f"players.{seat}.") for seat in range(seats)],
        lines_of(own),
        lines_of(own | PAGES),
    )


class OpenSight:
    """What everybody has seen of a game."""

    def __init__(self, match: Match) -> None:
        lines = _board_lines(match.words, match.seats)
        self.table = ToldLines(lines.table)
        self.players = [*map(ToldLines, lines.players)]
        self.owned = {"routes": 0, "buildings": 0}
        """The places that were told, as masks: what is owned is never given back."""
        whole = plain_view(match.view(None))
        for name in SETTLED:
            self.table.settle(*line_of(name), json.encode(whole[name]))
        for seat in range(match.seats):
            self.table.settle(*line_of("seat", f"players.{seat}."), b"%d" % seat)

    @property
    def digest(self) -> int:
        """The digest of all of it."""
        return self.table.digest + sum([each.digest for each in self.players])

    def look(self, match: Match) -> bytes:
        """What has changed, as the inside of an object."""
        state, words = match.state, match.words
        result = json.encode(plain_result(match.result())) if match.is_over else NULL
        news = open_news(state, match.witness, self.table, self.players, result)
        routes, buildings = owned(state)
        parts = [news]
        if routes != self.owned["routes"].bit_count():
            parts.append(self._new("routes", belongings(state.owner), words.route))
        if buildings != self.owned["buildings"].bit_count():
            built = belongings(state.building_at)
            parts.append(self._new("buildings", built, words.city))
        return b",".join(filter(None, parts))

    def _new(
        self, name: str, owned: list[tuple[int, int]], called: Callable[[int], str]
    ) -> bytes:
        """What somebody owns now that nobody owned before."""
        told, new = self.owned[name], []
        for place, seat in owned:
            if not told >> place & 1:
                told |= 1 << place
                line = line_of(called(place), f"{name}.")
                new.append(self.table.settle(*line, b"%d" % seat))
        self.owned[name] = told
        return line_of(name).key + b"{%s}" % b",".join(new)


class OwnSight:
    """What somebody has seen of a game that not all see."""

    def __init__(self, match: Match, eye: Eye) -> None:
        lines = _board_lines(match.words, match.seats)
        self.eye = eye
        self.told = ToldLines(lines.page if eye.has_choices else lines.own)
        self.told.settle(*line_of("seat"), json.encode(eye.seat))
        if eye.seat is None:
            for line in self.told.lines:
                nothing = SPECTATED.get(line.key, b"[]")
                self.told.settle(line.key, line.head, nothing)

    def look(self, match: Match) -> bytes:
        """What has changed, as the inside of an object."""
        seat, state = self.eye.seat, match.state
        if seat is None:
            return b""
        found = listed(state, match.words, seat) if may_act(state, seat) else []
        decision, texts = _decision(match, seat), [*map(TEXT, found)]
        said = NULL if decision is None else json.encode(format_action(decision))
        rows = [*own_rows(state, seat), said, json.encode(texts)]
        if self.eye.has_choices:
            actions = [each.action for each in found]
            decided, choices = decided_of(decision), choices_of(actions)
            barred = barred_of(match, seat, actions)
            rows += map(json.encode, (decided, choices, barred))
        return self.told.news(rows)


def _decision(match: Match, seat: int) -> Action | None:
    """What a seat has decided in secret."""
    if match.state.choice[seat] < 0:
        return None
    return Participant(match.state, match.words, seat).decision()


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
            seen = known.get(eye)
            own = self.own[eye] = seen or OwnSight(match, eye)
            news = own.look(match)
            total = (digest + own.told.digest) % MODULUS
            if seen:
                parts = changed + b"," + news if changed and news else changed or news
                told.append(ToldView(total, changes=Raw(b"{%b}" % parts)))
            else:
                told.append(ToldView(total, view=whole_view(match, eye)))
        return told
