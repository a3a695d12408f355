"""Reads positions that are written as text, line by line."""

from railwright.errors import (
    Defect,
    GameError,
    IllegalAction,
    NotationError,
    PositionError,
    insist,
)
from railwright.games import GAMES, map_source
from railwright.model.defaults import LineKey
from railwright.model.lines import SEAT_LINES, TABLE_LINES, SeatLines, TableLines, whole
from railwright.model.match import Match
from railwright.model.position import FORMAT
from railwright.model.record_reader import MOST_PLAYERS
from railwright.model.setup import Setup
from railwright.model.table import Deal
from railwright.suggestions import did_you_mean
from railwright.text_files import numbered_lines

HEADER = {
    "game": "NAME",
    "players": "NUMBER",
    "board": "PATH",
    "option": "NAME VALUE",
}
"""The lines of the header, and what follows each keyword."""
MOST_DEFECTS = 100
"""More are not worth reporting."""


def read_position(text: str, name: str = "position") -> Match:
    """The position that a text describes; PositionError lists what is wrong with it.

    Only the game must be said; what else is left out follows from the rest.

    >>> from railwright import read_position
    >>> match = read_position('''
    ... railwright position 1
    ... game nordic
    ... seat 1
    ...   hand 3red 1loco
    ... ''')
    >>> match.view(0).hand
    (('red', 3), ('loco', 1))
    >>> match.seats, match.view(0).phase, match.view(0).decks
    (2, 'turn', (('train', 101),))
    """
    insist(text, str, "the text of a position")
    insist(name, str, "the name of a position")
    lines = numbered_lines(text, FORMAT, name, PositionError)
    reader = _PositionReader(name)
    for at, line in lines[1:]:
        reader.take(at, line)
    return reader.finish(lines[-1][0])


class _PositionReader:
    """Takes the lines of a position: the game first, then what lies on the table."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.header: dict[str, str] = {}
        self.options: list[tuple[str, str]] = []
        self.setup: Setup | None = None
        self.seat: int | None = None
        self.lines: dict[LineKey, int] = {}
        """Where each thing stands, by its keyword and seat."""
        self.defects: list[Defect] = []

    def take(self, at: int, line: str) -> None:
        """Understand a line, or note what is wrong with it."""
        keyword, *said = line.split(maxsplit=1)
        try:
            if keyword in HEADER:
                self._take_header(at, keyword, said[0].strip() if said else "")
            else:
                self._take_line(at, line.split())
        except PositionError:  # of the header, with its line
            raise
        except GameError as error:
            self._note(at, error)
            if self.setup is None:  # without a game nothing else can be understood
                raise PositionError(self.name, self.defects) from error

    def _note(self, at: int, error: GameError) -> None:
        text = error.text if isinstance(error, IllegalAction) else str(error)
        self.defects.append(Defect(at, text))
        if len(self.defects) >= MOST_DEFECTS:
            raise PositionError(self.name, self.defects) from error

    def _take_header(self, at: int, keyword: str, said: str) -> None:
        if self.setup is not None:
            raise NotationError(f"{keyword} must come before the lines of the table")
        words = said.split()
        is_option = keyword == "option"
        is_whole = words if keyword == "board" else len(words) == 1 + is_option
        if not is_whole:
            raise NotationError(f"expected `{keyword} {HEADER[keyword]}`")
        self._once((f"option {words[0]}" if is_option else keyword, None), at)
        if is_option:
            self.options.append((words[0], words[1]))
            return
        if keyword == "players":
            whole(words, "players", 1, MOST_PLAYERS)
        self.header[keyword] = said

    def _begin(self) -> Setup:
        """Lay the table out, once the header is complete."""
        game = self.header.get("game")
        if game is None:
            raise NotationError(f"expected `game NAME` first: {', '.join(GAMES)}")
        fewest = GAMES[game].seats[0] if game in GAMES else 1
        players = int(self.header.get("players", fewest))
        named = self.header.get("board")
        board = map_source(named) if named else None
        try:
            return Setup(Deal(game, players, 0, b"", tuple(self.options), board))
        except GameError as error:
            line = self.lines.get((error.about, None), self.lines["game", None])
            raise PositionError(self.name, [Defect(line, str(error))]) from error

    def _take_line(self, at: int, words: list[str]) -> None:
        if self.setup is None:
            self.setup = self._begin()
        keyword, rest = words[0], words[1:]
        if keyword == "seat":
            self.seat = whole(rest, "seat", 1, self.setup.deal.players) - 1
            return
        named = f"deck {rest[0]}" if keyword == "deck" and rest else keyword
        if self.seat is None and keyword in TABLE_LINES:
            self._once((named, None), at)
            TABLE_LINES[keyword](TableLines(self.setup), rest)
        elif self.seat is not None and keyword in SEAT_LINES:
            self._once((named, self.seat), at)
            SEAT_LINES[keyword](SeatLines(self.setup, self.seat), rest)
        else:
            raise NotationError(_misplaced(keyword, is_seat=self.seat is not None))

    def _once(self, place: LineKey, at: int) -> None:
        if place in self.lines:
            earlier = self.lines[place]
            raise NotationError(f"{place[0]} is already given on line {earlier}")
        self.lines[place] = at

    def finish(self, last: int) -> Match:
        """The match, if nothing is wrong."""
        try:
            setup = self.setup = self.setup or self._begin()
        except PositionError:
            raise
        except GameError as error:
            raise PositionError(self.name, [Defect(last, str(error))]) from error
        if not self.defects:
            wrong = setup.finish(set(self.lines))
            self.defects = [
                Defect(self._line_of(place, last), text) for place, text in wrong
            ]
        if self.defects:
            raise PositionError(self.name, self.defects)
        return Match(setup.deal, setup.table, setup.state, setup.witness)

    def _line_of(self, place: LineKey, last: int) -> int:
        """The line where something is said; of a seat any, else the end."""
        of_seat = [at for (_, seat), at in self.lines.items() if seat == place[1]]
        otherwise = of_seat[0] if place[1] is not None and of_seat else last
        return self.lines.get(place, otherwise)


def _misplaced(keyword: str, *, is_seat: bool) -> str:
    known = [*SEAT_LINES] if is_seat else [*TABLE_LINES]
    if keyword in SEAT_LINES:
        return f"{keyword} is about a seat: write `seat 1` or another seat before it"
    if keyword in TABLE_LINES:
        return f"{keyword} is about the table: write it before the first seat"
    expected = f"expected {', '.join(known)} or seat, not {keyword[:40]!r}"
    return expected + did_you_mean(keyword, [*known, "seat"])
