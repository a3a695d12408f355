"""Positions as text and as bytes: exact there and back, and checked."""

import contextlib
import random

import pytest
from tests.model.play import TABLES, played

from railwright.core.listing import legal
from railwright.core.packing import pack
from railwright.errors import GameError, PositionError
from railwright.model import Match, format_position, new_game, read_position

NORDIC = """\
railwright position 1
game nordic
players 2
phase turn
turn 2
first 1

market red red blue loco green
deck train rest | 1green 2red
discard 2white
ticket-deck rest

seat 1
  hand 3red 1loco
  known 2red
  tickets alborg-umea
  routes alborg-arhus bergen-oslo.red
seat 2
  hand 2blue
"""


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_position_can_be_written_and_read(name: str, seats: int) -> None:
    for match in played(name, seats, seed=seats, every=13):
        text = format_position(match)
        again = read_position(text)

        assert pack(again.state) == pack(match.state)
        assert format_position(again) == text
        assert again.hash() == match.hash()
        assert all(again.view(s) == match.view(s) for s in (*range(seats), None))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_position_can_be_packed_and_unpacked(name: str, seats: int) -> None:
    for match in played(name, seats, seed=seats + 1, every=13):
        again = Match.from_bytes(match.to_bytes())

        assert again.to_bytes() == match.to_bytes()
        assert again.view(0) == match.view(0)
        assert format_position(again) == format_position(match)


@pytest.mark.parametrize("secret", [b"", bytes(range(32))])
def test_a_position_goes_on_exactly_alike(secret: bytes) -> None:
    match = new_game("world", 3, 7, secret=secret)
    luck = random.Random(1)
    for _ in range(60):
        match.play(luck.choice(match.legal_actions()))
    others = [read_position(format_position(match)), Match.from_bytes(match.to_bytes())]
    while not match.is_over:
        action = luck.choice(match.legal_actions())
        events = match.play(action)
        assert all(other.play(action) == events for other in others)
    assert all(other.result() == match.result() for other in others)


def test_different_positions_have_different_hashes() -> None:
    found = [match.hash() for match in played("europe", 2, seed=1)]

    assert len(set(found)) == len(found)


def test_the_way_to_a_position_does_not_show() -> None:
    one, other = (new_game("europe", 3, 1) for _ in range(2))
    for seat in (0, 1, 2):
        one.play("keep 1 2 3", seat)
    for seat in (2, 0, 1):
        other.play("keep 3 1 2 reject 4", seat)

    assert one.hash() == other.hash()
    assert one.to_bytes() == other.to_bytes()


def test_a_short_position_is_filled_up() -> None:
    match = read_position(NORDIC)
    view = match.view(0)

    assert view.deciding == (1,)
    assert view.hand == (("red", 3), ("loco", 1))
    assert match.view(1).players[0].known == (("red", 2),)
    assert view.decks == (("train", 110 - 4 - 2 - 5 - 2),)
    assert view.players[0].wagons == 40 - 1 - 4
    assert view.players[0].score == 1 + 7
    assert view.ticket_deck == 45
    match.play("draw blind")
    match.play("draw blind")
    assert match.view(1).hand == (("blue", 2), ("green", 1), ("red", 1))


@pytest.mark.parametrize(
    ("old", "new", "line", "text"),
    [
        ("hand 2blue", "hand 12blue", 19, "too many blue cards: the game has 12"),
        ("hand 2blue", "hand 2pink", 19, "no card 'pink'"),
        ("hand 2blue", "hand -2blue", 19, "expected cards such as 3red"),
        ("hand 2blue", "routes bergen-oslo.red", 19, "already belongs to seat 1"),
        ("hand 2blue", "routes bergen-oslo.blue", 19, "(C-35)"),
        ("hand 2blue", "routes wien-paris", 19, "no route 'wien-paris'"),
        ("hand 2blue", "tickets alborg-umea", 19, "alborg-umea is in two places"),
        ("hand 2blue", "tickets nowhere", 19, "no ticket 'nowhere'"),
        ("hand 2blue", "pieces 39", 19, "0 pieces on the board and 39 left"),
        ("hand 2blue", "pieces 99999999999999999999", 19, "expected `pieces NUMBER`"),
        ("hand 2blue", "score 3", 19, "worth 0 points"),
        ("hand 2blue", "decided keep 1", 19, "nobody decides in secret"),
        ("hand 2blue", "buildings oslo", 19, "so none is left for oslo"),
        (
            "hand 2blue",
            "offer oslo-vaasa",
            19,
            "offered no tickets in this phase, not 1",
        ),
        ("hand 2blue", "luggage 3", 19, "expected hand, known, tickets"),
        ("known 2red", "known 4red", 15, "more red cards are known than held"),
        ("arhus bergen", "arhus bergen-oslo.blue bergen", 17, "(C-34)"),
        ("seat 2", "seat 3", 18, "seat must be from 1 to 2, not 3"),
        ("turn 2", "turn 0", 5, "turn must be from 1 to 2, not 0"),
        ("turn 2", "turn 2\nturn 1", 6, "turn is already given on line 5"),
        ("phase turn", "phase dinner", 4, "borrowing or over, not 'dinner'"),
        ("phase turn", "phase tunnel", 4, "no tunnel waits"),
        ("phase turn", "phase pieces", 4, "in this game nobody chooses pieces"),
        ("phase turn", "phase refill", 4, "no slot of the market waits for the choice"),
        ("phase turn", "phase borrowing", 4, "nobody has anything to borrow"),
        ("phase turn", "phase opening", 14, "must be offered 5 tickets, not 0"),
        ("phase turn", "luck 1 2", 4, "luck needs 4 numbers, not 2"),
        ("phase turn", "secret abc", 4, "64 hexadecimal digits"),
        ("market red red blue loco green", "market red blue", 8, "has 5 slots, not 2"),
        (
            "rest | ",
            "2red 1blue | ",
            19,
            "cards are missing: say where, or write `rest`",
        ),
        ("deck train", "deck ship", 9, "no deck 'ship'"),
        ("players 2", "players 7", 3, "nordic is for 2 to 3 players, not 7"),
        ("game nordic", "game chess", 2, "unknown game 'chess'"),
        ("players 2", "board fjordia", 3, "unknown map 'fjordia'; choose from europe"),
        ("players 2", "board no.json", 3, "no.json"),
        (
            "railwright position 1",
            "railwright 1",
            1,
            "expected 'railwright position 1'",
        ),
    ],
)
def test_a_contradiction_is_told_with_its_line(
    old: str, new: str, line: int, text: str
) -> None:
    assert old in NORDIC
    with pytest.raises(PositionError) as caught:
        read_position(NORDIC.replace(old, new, 1), "tonight.txt")

    told = {defect.line: defect.text for defect in caught.value.defects}
    assert text in told.get(line, f"nothing in line {line}"), told
    assert str(caught.value).startswith("tonight.txt, line ")


def test_all_contradictions_are_told_at_once() -> None:
    text = NORDIC.replace("hand 2blue", "hand 2pink").replace("turn 2", "turn x")
    with pytest.raises(PositionError) as caught:
        read_position(text)

    assert [defect.line for defect in caught.value.defects] == [5, 19]


@pytest.mark.parametrize("cut", range(0, 400, 7))
def test_a_position_cut_in_the_middle_is_an_error_or_a_position(cut: int) -> None:
    text = format_position(new_game("switzerland", 2, 3))
    with contextlib.suppress(PositionError):
        assert read_position(text[: cut * len(text) // 400]).legal_actions()


@pytest.mark.parametrize("seed", range(200))
def test_mangled_positions_raise_nothing_but_position_errors(seed: int) -> None:
    luck = random.Random(seed)
    words = format_position(new_game("world", 2, 3)).split(" ")
    for _ in range(luck.randrange(1, 4)):
        place = luck.randrange(len(words))
        words[place] = luck.choice(["", "x", "-1", "99999999999", "rest", "|", "²"])
    with contextlib.suppress(PositionError):
        assert read_position(" ".join(words)).view(0)


def test_damaged_bytes_are_refused() -> None:
    packed = new_game("europe", 2).to_bytes()
    for damaged in (b"", packed[:-1], packed + b"x", packed[:50] + b"?" + packed[51:]):
        with pytest.raises(GameError, match="not a position"):
            Match.from_bytes(damaged)


def test_a_copy_works_in_memory_of_its_own() -> None:
    match = new_game("europe", 2, 3, {"first_player": 1})
    count = legal(match.state, 0)
    listed = list(match.state.actions[:count])
    copy = match.copy()
    copy.play("keep 1 2", seat=0)
    copy.play("keep 1 2", seat=1)
    copy.legal_actions()

    assert list(match.state.actions[:count]) == listed
    assert match.hash() != copy.hash()
