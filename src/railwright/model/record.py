"""Games as text: a header, one line for each action, the result.

    railwright 1
    rules 1
    game nordic
    players 2
    seed 4
    option first_player 1
    seat 1 human
    seat 2 planner

    1 keep 1 2
    2 keep 1 4 5
    1 claim alborg-arhus with 1purple

A game that is over ends with the totals of all seats: `result 104 87`. Seats are
counted from 1. The lines of the header:

    railwright 1        the format, always first
    rules 1             the version of the rules
    game NAME           the game
    players NUMBER      how many play
    seed NUMBER         what determines all luck, or:
    secret DIGITS       64 hexadecimal digits that nobody can foresee
    commitment DIGITS   the hash of the secret, published before the deal
    board PATH          a map file, or a whole map on one line, if the game is not
                        played on its own map
    option NAME VALUE   a rule option that is not as in the rules
    seat NUMBER NAME    who plays; of all seats or of none

Replaying a record gives the same game in every build and on every version of Python.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from railwright.core.chance import commitment
from railwright.errors import Defect, GameError, RecordError, insist
from railwright.games import GAMES, RULES_VERSION, map_source, map_text
from railwright.model.match import Match, deal_out
from railwright.model.notation import format_action
from railwright.model.table import SECRET_SIZE, Deal, board_line

FORMAT = "railwright 1"
LONGEST_LINE = 4000
"""Letters of a line other than a board, which may be a whole map; no number can then
be too long to read."""
MOST_PLAYERS = 99
"""What a record may say, so that reading it takes no more than its length allows."""


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


def record(match: Match, names: Sequence[str] = ()) -> str:
    """The record of a game so far, and who plays it.

    >>> from railwright import new_game, record
    >>> match = new_game("nordic", players=2, seed=7)
    >>> _ = match.play("keep 1 2", seat=0)
    >>> print(record(match, ["Anna", "Ben"]))
    railwright 1
    rules 1
    game nordic
    players 2
    seed 7
    seat 1 Anna
    seat 2 Ben
    <BLANKLINE>
    1 keep 1 2
    <BLANKLINE>
    """
    deal = match.deal
    if not match.is_whole:
        raise GameError("a game that went on from a position has no record")
    rules = f"rules {RULES_VERSION}"
    lines = [FORMAT, rules, f"game {deal.game}", f"players {deal.players}"]
    lines += _luck(deal)
    if deal.board:
        named = deal.board if deal.board in GAMES else map_text(match.board)
        lines.append(board_line(named))
    lines += [f"option {name} {value}" for name, value in deal.options]
    lines += [f"seat {number} {name}" for number, name in enumerate(names, 1)]
    lines.append("")
    lines += [f"{seat + 1} {format_action(done)}" for seat, done in match.history]
    if match.is_over:
        totals = " ".join(str(score.total()) for score in match.scores())
        lines += ["", f"result {totals}"]
    return "\n".join(lines) + "\n"


def _luck(deal: Deal) -> list[str]:
    """What decided the shuffles; of a secret also what was published before."""
    if not deal.secret:
        return [f"seed {deal.seed}"]
    return [f"commitment {commitment(deal.secret)}", f"secret {deal.secret.hex()}"]


def parse_record(text: str, name: str = "record") -> Record:
    """The record in a text; RecordError tells the line that cannot be read."""
    lines = [(n, line) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or lines[0][1].split() != FORMAT.split():
        raise RecordError(name, [Defect(1, f"expected {FORMAT!r}")])
    reader = _RecordReader(name)
    for number, line in lines[1:]:
        reader.take(number, line)
    return reader.record(lines[-1][0])


class _RecordReader:
    """Takes the lines of a record one by one."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.deal = Deal("", 0, 0)
        self.options: dict[str, str] = {}
        self.actions: list[tuple[int, int, str]] = []
        self.names: dict[str, str] = {}
        self.commitment: tuple[int, str] | None = None
        """The line of the published hash, and the hash."""
        self.result: tuple[int, ...] | None = None
        self.result_line = 0

    def take(self, line: int, text: str) -> None:
        """Understand one line."""
        if self.result is not None:
            raise self.error(line, "nothing follows the result")
        keyword, *said = text.split(maxsplit=1)
        if keyword == "board" and said and not self.actions:
            self.deal = replace(self.deal, board=map_source(said[0].strip()))
            return
        if len(text) > LONGEST_LINE:
            raise self.error(line, f"longer than {LONGEST_LINE} letters")
        words = text.split()
        if words[0].isdecimal():
            self._take_action(line, words)
        elif words[0] == "result":
            self.result = tuple(self._number(line, word) for word in words[1:])
            self.result_line = line
        elif self.actions:
            raise self.error(line, "expected a seat and its action, or the result")
        else:
            self._take_header(line, words)

    def _take_action(self, line: int, words: list[str]) -> None:
        seat = int(words[0]) if len(words[0]) < 3 else 0
        if not 1 <= seat <= self.deal.players:
            raise self.error(line, f"there is no seat {words[0][:20]}")
        self.actions.append((line, seat - 1, " ".join(words[1:])))

    def _take_header(self, line: int, words: list[str]) -> None:
        match words:
            case ["rules", version]:
                self._check_rules(line, version)
            case ["game", game]:
                self.deal = replace(self.deal, game=game)
            case ["players", players]:
                self.deal = replace(self.deal, players=self._players(line, players))
            case ["seed", seed]:
                self.deal = replace(self.deal, seed=self._number(line, seed))
            case ["secret", secret]:
                self.deal = replace(self.deal, secret=self._secret(line, secret))
            case ["commitment", published]:
                self.commitment = (line, published)
            case ["option", name, value]:
                self.options[name] = value
            case ["seat", number, *name] if name:
                self.names[number] = " ".join(name)
            case _:
                expected = (
                    "rules, game, players, seed, secret, commitment, board, option "
                    "or seat"
                )
                raise self.error(line, f"expected {expected}, not {words[0][:40]!r}")

    def _check_rules(self, line: int, version: str) -> None:
        """Refuse a game that was played by other rules than ours."""
        if version != str(RULES_VERSION):
            text = f"played by rules {version[:20]}, and these are {RULES_VERSION}"
            raise self.error(line, text)

    def _number(self, line: int, word: str) -> int:
        try:
            return int(word)
        except ValueError:
            raise self.error(line, f"expected a number, not {word[:40]!r}") from None

    def _players(self, line: int, word: str) -> int:
        players = self._number(line, word)
        if not 1 <= players <= MOST_PLAYERS:
            raise self.error(line, f"expected 1 to {MOST_PLAYERS} players")
        return players

    def _secret(self, line: int, word: str) -> bytes:
        try:
            secret = bytes.fromhex(word)
        except ValueError:
            secret = b""
        if len(secret) != SECRET_SIZE:
            digits = 2 * SECRET_SIZE
            raise self.error(line, f"a secret has {digits} hexadecimal digits")
        return secret

    def error(self, line: int, text: str) -> RecordError:
        """What is wrong with a line."""
        return RecordError(self.name, [Defect(line, text)])

    def record(self, last: int) -> Record:
        """What all lines say together."""
        if not self.deal.game or not self.deal.players:
            raise self.error(last, "the header lacks the game or the players")
        self._check_commitment()
        deal = replace(self.deal, options=tuple(self.options.items()))
        names = self._all_names(last)
        return Record(deal, tuple(self.actions), self.result, self.result_line, names)

    def _check_commitment(self) -> None:
        if self.commitment is None:
            return
        line, published = self.commitment
        if not self.deal.secret or commitment(self.deal.secret) != published:
            raise self.error(line, "this is not the hash of the secret")

    def _all_names(self, last: int) -> tuple[str, ...]:
        numbers = [str(seat + 1) for seat in range(self.deal.players)]
        if self.names and set(self.names) != set(numbers):
            raise self.error(last, "the header names other seats than there are")
        return tuple(self.names[number] for number in numbers if self.names)


def replay(text: str, name: str = "record") -> Match:
    """The game of a record, played again; RecordError tells the first difference.

    >>> from railwright import new_game, record, replay
    >>> match = new_game("nordic", players=2, seed=7)
    >>> replay(record(match)).hash() == match.hash()
    True
    """
    match = None
    for match in replay_steps(text, name):  # noqa: B007 - the last one counts
        pass
    assert match is not None  # noqa: S101 - the first step is the deal
    return match


def replay_steps(text: str, name: str = "record") -> Iterator[Match]:
    """The game of a record after the deal and after each action, one Match for all."""
    insist(text, str, "the text of a record")
    record = parse_record(text, name)
    try:
        match = deal_out(record.deal)
    except GameError as error:
        raise RecordError(name, [Defect(1, str(error))]) from error
    yield match
    for line, seat, action in record.actions:
        try:
            match.play(action, seat)
        except GameError as error:
            problem = Defect(line, f"{action[:80]}: {error}")
            raise RecordError(name, [problem]) from error
        yield match
    if record.result is not None:
        _compare(record, match, name)


def _compare(record: Record, match: Match, name: str) -> None:
    line = record.result_line
    if not match.is_over:
        raise RecordError(name, [Defect(line, "the game is not over here")])
    totals = tuple(score.total() for score in match.scores())
    if totals != record.result:
        said = " ".join(map(str, record.result or ()))
        found = " ".join(map(str, totals))
        text = f"the result is {found}, not {said}"
        raise RecordError(name, [Defect(line, text)])
