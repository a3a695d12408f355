"""Golden games: replayed strictly, written again, and true to what they promise."""

from functools import cache
from itertools import groupby

import pytest
from tests.golden.features import ENDINGS, LAST_TURNS, features
from tests.golden.plan import FOLDER, ROOT, Row, rows, with_map

from railwright.games import GAMES
from railwright.model import record, replay
from railwright.model.actions import BorrowRoutes
from railwright.model.record import replay_steps
from railwright.model.record_reader import parse_record

ROWS = rows()
LAST_PIECES = {"europe": 2, "nordic": 2, "switzerland": 2, "world": 6, "usa": 2}
LAST_TURNS_EACH = {"europe": 1, "nordic": 1, "switzerland": 1, "world": 2, "usa": 1}
SHOWN = {
    *("ferry", "three cards for a locomotive", "four cards for one", "pairs"),
    *("double ship", "half a double ship lost", "locomotive", "locomotives alone"),
    *("tunnel paid", "tunnel given up", "tunnel without surprise", "both tracks"),
    *("station", "borrowed route", "port", "exchange", "tour in order"),
    *("tour out of order", "tour failed", "market swept", "discards shuffled"),
    *("gap in the market", "refill chosen", "no card left to draw"),
    *("no second card", "wild card alone", "ticket deck empty", "ticket rejected"),
    *("all tickets kept", "secret", "own board", "shared place", "shared bonus"),
    *("negative total", "option first_player", "option pass_rule"),
}
"""What must be shown by some golden game."""


@pytest.fixture(autouse=True)
def at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records name boards of their own by their path in the checkout."""
    monkeypatch.chdir(ROOT)


def text_of(row: Row) -> str:
    return row.path.read_bytes().decode()


@cache
def shown_by(row: Row) -> set[str]:
    """What a game shows, found out once."""
    return features(text_of(row), row.file)


by_file = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.file)


@by_file
def test_a_golden_game_replays_to_the_byte(row: Row) -> None:
    match = replay(text_of(row), row.file)

    assert match.is_over
    assert parse_record(text_of(row)).result is not None
    assert record(match) == with_map(text_of(row))


@by_file
def test_a_golden_game_is_dealt_and_shows_what_it_promises(row: Row) -> None:
    text = text_of(row)
    deal = parse_record(text).deal
    shown = shown_by(row)

    assert row.new(deal.seed).deal == deal
    assert row.shows <= shown, row.shows - shown
    assert len(shown & ENDINGS) == 1


@by_file
def test_last_turns_are_counted_by_the_rule(row: Row) -> None:
    """C-60 and C-61, from the seats in the record and the pieces left alone."""
    text = text_of(row)
    has_last_turns = LAST_TURNS in shown_by(row)
    steps = [
        (match.history[-1][0], int(match.state.pieces_left(match.history[-1][0])))
        for match in replay_steps(text)
        if match.history and not isinstance(match.history[-1][1], BorrowRoutes)
    ]
    turns = [
        (seat, list(played)[-1][1])
        for seat, played in groupby(steps, key=lambda step: step[0])
    ]
    first = [at for at, (_, left) in enumerate(turns) if left <= LAST_PIECES[row.game]]

    assert bool(first) == has_last_turns
    if first:
        after = [seat for seat, _ in turns[first[0] + 1 :]]
        seat = turns[first[0]][0]
        count = row.players * LAST_TURNS_EACH[row.game]
        assert after == [(seat + 1 + turn) % row.players for turn in range(count)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_record_for_every_way_to_end(game: str) -> None:
    shown = {word for row in ROWS if row.game == game for word in row.shows}
    players = {row.players for row in ROWS if row.game == game}

    assert shown >= ENDINGS
    assert players >= {*GAMES[game].seats}, "the fewest and the most players"


def test_everything_special_is_shown_somewhere() -> None:
    shown = {word for row in ROWS for word in shown_by(row)}

    assert shown >= SHOWN, SHOWN - shown


def test_the_table_names_every_record() -> None:
    assert sorted(row.file for row in ROWS) == sorted(
        path.name for path in FOLDER.glob("*.txt")
    )
