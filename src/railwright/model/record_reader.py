"""Reads records of games that are written as text, line by line."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from railwright.core.chance import commitment
from railwright.errors import Defect, RecordError, either, insist
from railwright.games import RULES_VERSION, map_source
from railwright.model.table import SECRET_SIZE, Deal
from railwright.suggestions import did_you_mean
from railwright.text_files import numbered_lines

FORMAT = "railwright 1"
LONGEST_LINE = 4000
"""Letters of a line other than a board, which may be a whole map; no number can then
be too long to read."""
MOST_PLAYERS = 99
"""What a record may say, so that reading it takes no more than its length allows."""
_NUMBER = re.compile(r"-?[0-9]+")
_NEEDED = {
    ("game",): "`game NAME`",
    ("players",): "`players NUMBER`",
    ("seed", "secret"): "`seed NUMBER` or `secret DIGITS`",
}
"""The lines without which there is no deal, and how they are written."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played."""

    deal: Deal
    actions: tuple[tuple[int, int, str], ...]
    """The line of each action in its file, the seat, and the text."""
    result: tuple[int, ...] | None
    """The totals of all seats, if the game is over."""
    result_line: int = 0
    names: tuple[str, ...] = ()
    """Who sits where, if the record says it of all seats."""
    lines: dict[str, int] = field(default_factory=dict, compare=False)
    """The line of each part of the header: `players`, `option first_player`."""


def parse_record(text: str, name: str = "record") -> Record:
    """The record in a text; RecordError says which line cannot be read.

    Errors call the text by its `name`.
    """
    insist(text, str, "the text of a record")
    insist(name, str, "the name of a record")
    lines = numbered_lines(text, FORMAT, name, RecordError)
    reader = _RecordReader(name)
    for number, line in lines[1:]:
        reader.take(number, line)
    return reader.record(lines[-1][0])


class _RecordReader:
    """Takes the lines of a record one by one."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.deal = Deal("", 0, 0)
        self.lines: dict[str, int] = {}
        self.is_in_header = True
        self.actions: list[tuple[int, int, str]] = []
        self.names: dict[str, str] = {}
        self.published = ""
        """The hash of the secret, if the record says it."""
        self.result: tuple[int, ...] | None = None
        self.result_line = 0

    def take(self, line: int, text: str) -> None:
        """Understand one line."""
        if self.result is not None:
            raise self.error(line, "nothing may follow the result")
        keyword, *rest = text.split(maxsplit=1)
        said = rest[0].strip() if rest else ""
        if keyword != "board" and len(text) > LONGEST_LINE:
            raise self.error(line, f"longer than {LONGEST_LINE:,} characters")
        if keyword.isdecimal():
            self._end_header(line)
            self._take_action(line, keyword, said)
        elif keyword == "result":
            self._end_header(line)
            self.result = tuple(self._number(line, word) for word in said.split())
            self.result_line = line
        elif self.is_in_header:
            self._take_header(line, keyword, said)
        else:
            raise self.error(line, "expected a seat and its action, or the result")

    def _take_action(self, line: int, seat: str, action: str) -> None:
        number = int(seat) if len(seat) <= len(str(MOST_PLAYERS)) else 0
        if not 1 <= number <= self.deal.players:
            raise self.error(line, self._no_seat(seat))
        self.actions.append((line, number - 1, " ".join(action.split())))

    def _no_seat(self, seat: str) -> str:
        return f"there is no seat {seat[:20]}; the seats are 1 to {self.deal.players}"

    def _take_header(self, line: int, keyword: str, said: str) -> None:
        if keyword not in _HEADER:
            expected = f"expected {either(_HEADER)}, not {keyword[:40]!r}"
            raise self.error(line, expected + did_you_mean(keyword, _HEADER))
        form, take = _HEADER[keyword]
        words = said.split(maxsplit=len(form.split()) - 1)
        if len(words) < len(form.split()) or (
            keyword not in _WITH_BLANKS and len(said.split()) > len(words)
        ):
            raise self.error(line, f"expected `{keyword} {form}`")
        part = f"{keyword} {words[0]}" if len(words) > 1 else keyword
        if part in self.lines:
            earlier = f"{part} is already given on line {self.lines[part]}"
            raise self.error(line, earlier)
        self.lines[part] = line
        take(self, line, *words)

    def _rules(self, line: int, version: str) -> None:
        """Refuse a game that was played by other rules than ours."""
        if version != str(RULES_VERSION):
            text = (
                f"this game was played by version {version[:20]} of the rules, but "
                f"this Railwright has version {RULES_VERSION}"
            )
            raise self.error(line, text)

    def _game(self, _line: int, game: str) -> None:
        self.deal = replace(self.deal, game=game)

    def _players(self, line: int, word: str) -> None:
        players = self._number(line, word)
        if not 1 <= players <= MOST_PLAYERS:
            text = f"players must be from 1 to {MOST_PLAYERS}, not {word[:20]}"
            raise self.error(line, text)
        self.deal = replace(self.deal, players=players)

    def _seed(self, line: int, word: str) -> None:
        self.deal = replace(self.deal, seed=self._number(line, word))

    def _secret(self, line: int, word: str) -> None:
        try:
            secret = bytes.fromhex(word)
        except ValueError:
            secret = b""
        if len(secret) != SECRET_SIZE:
            digits = 2 * SECRET_SIZE
            raise self.error(line, f"a secret has {digits} hexadecimal digits")
        self.deal = replace(self.deal, secret=secret)

    def _commitment(self, _line: int, published: str) -> None:
        self.published = published

    def _board(self, _line: int, board: str) -> None:
        self.deal = replace(self.deal, board=map_source(board))

    def _option(self, _line: int, name: str, value: str) -> None:
        options = (*self.deal.options, (name, value))
        self.deal = replace(self.deal, options=options)

    def _seat(self, _line: int, number: str, name: str) -> None:
        self.names[number] = " ".join(name.split())

    def _number(self, line: int, word: str) -> int:
        if not _NUMBER.fullmatch(word):
            raise self.error(line, f"expected a number, not {word[:40]!r}")
        return int(word)

    def error(self, line: int, text: str) -> RecordError:
        """What is wrong with a line."""
        return RecordError(self.name, [Defect(line, text)])

    def record(self, last: int) -> Record:
        """What all lines say together."""
        self._end_header(last)
        numbers = [str(seat + 1) for seat in range(self.deal.players)]
        names = tuple(self.names[number] for number in numbers if self.names)
        done = tuple(self.actions)
        return Record(self.deal, done, self.result, self.result_line, names, self.lines)

    def _end_header(self, line: int) -> None:
        """See that the lines before this one, or up to the last, determine a deal."""
        if not self.is_in_header:
            return
        self.is_in_header = False
        for keywords, form in _NEEDED.items():
            if not any(keyword in self.lines for keyword in keywords):
                raise self.error(line, f"the header lacks {form}")
        if "seed" in self.lines and "secret" in self.lines:
            text = f"give a seed or a secret, not both (line {self.lines['seed']})"
            raise self.error(self.lines["secret"], text)
        self._check_commitment()
        self._check_names()

    def _check_commitment(self) -> None:
        if not self.published:
            return
        line = self.lines["commitment"]
        if not self.deal.secret:
            raise self.error(line, "there is no secret whose hash this could be")
        if commitment(self.deal.secret) != self.published:
            raise self.error(line, "this is not the hash of the secret")

    def _check_names(self) -> None:
        numbers = [str(seat + 1) for seat in range(self.deal.players)]
        for number in self.names:
            if number not in numbers:
                raise self.error(self.lines[f"seat {number}"], self._no_seat(number))
        for number in numbers if self.names else ():
            if number not in self.names:
                first = min(self.lines[f"seat {named}"] for named in self.names)
                text = f"name all seats or none: seat {number} has no name"
                raise self.error(first, text)


_HEADER: dict[str, tuple[str, Callable[..., None]]] = {
    "rules": ("NUMBER", _RecordReader._rules),  # noqa: SLF001 - of this file
    "game": ("NAME", _RecordReader._game),  # noqa: SLF001
    "players": ("NUMBER", _RecordReader._players),  # noqa: SLF001
    "seed": ("NUMBER", _RecordReader._seed),  # noqa: SLF001
    "secret": ("DIGITS", _RecordReader._secret),  # noqa: SLF001
    "commitment": ("DIGITS", _RecordReader._commitment),  # noqa: SLF001
    "board": ("PATH", _RecordReader._board),  # noqa: SLF001
    "option": ("NAME VALUE", _RecordReader._option),  # noqa: SLF001
    "seat": ("NUMBER NAME", _RecordReader._seat),  # noqa: SLF001
}
"""What follows each keyword of the header, and what takes it."""
_WITH_BLANKS = {"board", "seat"}
"""Keywords whose last word may have blanks."""
