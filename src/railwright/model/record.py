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
    seed NUMBER         the random seed, or:
    secret DIGITS       64 hexadecimal digits that nobody can predict
    commitment DIGITS   the hash of the secret, published before the deal
    board PATH          a map file, or a whole map on one line, if the game is not
                        played on its own map
    option NAME VALUE   a rule option that differs from its default
    seat NUMBER NAME    who plays; for all seats or for none

Replaying a record gives the same game in every build and on every version of Python.
"""

from collections.abc import Iterator, Sequence

from railwright.core.chance import commitment
from railwright.errors import (
    Defect,
    GameError,
    RecordError,
    insist,
    insist_all,
    shown,
)
from railwright.games import GAMES, RULES_VERSION, map_text
from railwright.model.match import Match, deal_out
from railwright.model.notation import format_action
from railwright.model.record_reader import FORMAT, Record, parse_record
from railwright.model.table import Deal, board_line


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
    insist(match, Match, "a match")
    _check_names(match, names)
    deal = match.deal
    if not match.is_whole:
        raise GameError("a game that was continued from a position has no record")
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


def _check_names(match: Match, names: Sequence[str]) -> None:
    """A record names all seats or none, and each name has one line."""
    insist_all(names, str, "a list of names")
    if names and len(names) != match.seats:
        raise GameError(f"expected {match.seats} names or none, not {len(names)}")
    for name in names:
        if not name.split() or len(name.splitlines()) > 1:
            raise GameError(f"a name must be one line of text, not {shown(name)}")


def _luck(deal: Deal) -> list[str]:
    """What decided the shuffles; of a secret also what was published before."""
    if not deal.secret:
        return [f"seed {deal.seed}"]
    return [f"commitment {commitment(deal.secret)}", f"secret {deal.secret.hex()}"]


def replay(text: str, name: str = "record") -> Match:
    """The game of a record, played again; RecordError names the first difference.

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
    """The game of a record after the deal and after each action, one Match for all.

    RecordError names the first line that cannot be read at once, and the first
    difference when it is reached.
    """
    return _steps(parse_record(text, name), name)


def _steps(record: Record, name: str) -> Iterator[Match]:
    try:
        match = deal_out(record.deal)
    except GameError as error:
        line = record.lines.get(error.about, record.lines["game"])
        raise RecordError(name, [Defect(line, str(error))]) from error
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
        raise RecordError(name, [Defect(line, "the game is not over yet")])
    totals = tuple(score.total() for score in match.scores())
    if totals != record.result:
        said = " ".join(map(str, record.result or ()))
        found = " ".join(map(str, totals))
        text = f"the result is {found}, not {said}"
        raise RecordError(name, [Defect(line, text)])
