"""What is said seldom: rare lines of positions, records and actions."""

from pathlib import Path

import pytest

from railwright.errors import GameError, NotationError, PositionError, RecordError
from railwright.games import map_path
from railwright.model import (
    Match,
    format_action,
    format_position,
    new_game,
    parse_action,
    read_position,
    record,
    replay,
)
from railwright.model.actions import FillSlot, PutBack

WORLD = """\
railwright position 1
game world
players 2
phase turn
turn 1
market red red green white white-ship red-ship
deck wagon rest
deck ship rest
ticket-deck rest
seat 1
  hand 2red
  pieces 20 wagons 40 ships
seat 2
  pieces 20 wagons 40 ships
"""
EUROPE = """\
railwright position 1
game europe
players 2
option station_choice owner
option pass_rule always
phase borrowing
turn 1
passes 2
market red red blue green white
deck train rest
ticket-deck rest
seat 1
  buildings wien
seat 2
  routes berlin-wien
"""
TUNNEL = "tunnel marseille-zurich laid 2purple revealed 1red"
OPENING = format_position(new_game("world", 2, 1))


@pytest.mark.parametrize(
    ("text", "old", "new", "sentence"),
    [
        (WORLD, "hand 2red", "buildings moskva", "moskva is not a port city (W-41)"),
        (WORLD, "hand 2red", "decided keep 1 2", "nobody decides in secret"),
        (WORLD, "hand 2red", "buildings lima lima", "lima already has a building"),
        (
            WORLD,
            "deck wagon rest",
            "deck wagon 1red-ship",
            "the wagon deck has no red-ship cards",
        ),
        (WORLD, "hand 2red", "tickets mexico-mumbai:2", "no ticket 'mexico-mumbai:2'"),
        (WORLD, "hand 2red", "decided draw blind", "expected `keep 1 3` or `pieces"),
        (WORLD, "hand 2red", "decided keep x", "expected places of the offer"),
        (EUROPE, "buildings wien", "borrows wien:berlin-wien", "no station in wien"),
        (EUROPE, "routes berlin", "routes munchen", "cannot borrow berlin-wien"),
        (EUROPE, "passes 2", f"passes 2\n{TUNNEL}", "only in `phase tunnel`"),
        (OPENING, "offer", "decided keep 1\n  offer", "these tickets cannot be kept"),
        (OPENING, "offer", "decided keep 1 2 7\n  offer", "these tickets cannot be"),
        (WORLD, "phase turn", "phase pieces\noption", "must come before the lines"),
    ],
)
def test_rare_contradictions(text: str, old: str, new: str, sentence: str) -> None:
    if "cannot borrow" in sentence:
        text = text.replace(
            "buildings wien", "buildings wien\n  borrows wien:berlin-wien"
        )
    assert old in text
    with pytest.raises(PositionError) as caught:
        read_position(text.replace(old, new, 1))

    assert sentence in str(caught.value)


def test_a_fleet_that_cannot_be_chosen_contradicts_the_rules() -> None:
    match = new_game("world", 2, 1)
    for seat in range(2):
        match.play("keep 1 2 3", seat)
    match.play("pieces 20 wagons 40 ships", 0)
    text = format_position(match)
    assert "decided pieces 20 wagons 40 ships" in text

    assert read_position(text).view(0).decision == match.view(0).decision
    with pytest.raises(PositionError, match="this fleet cannot be chosen"):
        read_position(text.replace("decided pieces 20", "decided pieces 26"))


def test_what_is_borrowed_and_passed_is_kept() -> None:
    match = read_position(EUROPE)
    again = read_position(format_position(match))

    assert again.view(None).passes == match.view(None).passes == 2
    match.play("borrow wien:berlin-wien")
    assert "borrows wien:berlin-wien" in format_position(match)
    assert read_position(format_position(match)).hash() == match.hash()


def test_a_gap_can_be_filled_from_a_deck_of_choice() -> None:
    text = WORLD.replace("phase turn", "phase refill")
    match = read_position(text.replace("white white-ship red-ship", "- - -"))

    assert match.legal_actions() == [FillSlot("wagon"), FillSlot("ship")]
    assert format_action(FillSlot("ship")) == "refill ship"
    match.play("refill ship")
    assert match.view(None).market[3] is not None


def test_a_position_on_a_board_of_ones_own(tmp_path: Path) -> None:
    own = tmp_path / "mine.json"
    own.write_bytes(map_path("usa").read_bytes())
    match = new_game("usa", 2, 1, board=own)

    assert f"board {own}" in format_position(match)
    assert read_position(format_position(match)).hash() == match.hash()
    assert Match.from_bytes(match.to_bytes()).hash() == match.hash()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("claim oslo-x with 1red 2red", "red cards are named twice"),
        ("keep reject 2", "expected tickets before and after `reject`"),
        ("keep 1 reject", "expected tickets before and after `reject`"),
        ("keep 1 2 1", "a ticket is named twice"),
        ("borrow", "expected `borrow CITY:ROUTE`"),
        ("borrow wien", "expected CITY:ROUTE, not 'wien'"),
    ],
)
def test_rare_mistakes_in_the_notation(text: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        parse_action(text)


def test_even_what_is_never_allowed_has_a_text() -> None:
    assert parse_action(format_action(PutBack())) == PutBack()


@pytest.mark.parametrize(
    ("game", "text", "sentence"),
    [
        ("nordic", "draw up 6", "the market has slots 1 to 5, not 6"),
        ("world", "draw blind", "name the deck: wagon or ship"),
        ("world", "draw up 1", "name the deck that refills"),
    ],
)
def test_what_cannot_be_meant(game: str, text: str, sentence: str) -> None:
    match = new_game(game, 2, 1)
    while match.view(None).phase in {"opening", "pieces"}:
        match.play(match.legal_actions()[-1])
    with pytest.raises(NotationError, match=sentence):
        match.play(text)


def test_a_ticket_or_a_station_is_named_once() -> None:
    match = new_game("europe", 2, 1)
    name = match.view(0).offer[0]
    with pytest.raises(NotationError, match="is named twice"):
        match.play(f"keep 1 {name}", 0)
    with pytest.raises(NotationError, match="the station in wien is named twice"):
        read_position(EUROPE).play("borrow wien:berlin-wien wien:munchen-wien")


def test_what_comes_too_early_or_too_short() -> None:
    match = new_game("nordic", 2, 1)
    assert not match.view(0).is_over
    with pytest.raises(GameError, match="not over yet"):
        match.result()
    with pytest.raises(GameError, match="a secret has 32 bytes, not 3"):
        new_game("nordic", 2, secret=b"abc")
    with pytest.raises(
        GameError, match="first_player must be random or a number from 1 to 2, not 3"
    ):
        new_game("nordic", 2, options={"first_player": "3"})


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("\n\n", "\n\nresult 1 2\n1 pass\n", "nothing may follow the result"),
        ("\n\n", "\n\nresult 1 2\n", "the game is not over yet"),
        ("\n\n", "\n\n1 keep 1 2\ngame nordic\n", "expected a seat and its action"),
        ("game nordic\n", "", "the header lacks `game NAME`"),
        ("seed 7", "secret zz", "64 hexadecimal digits"),
    ],
)
def test_rare_mistakes_in_records(old: str, new: str, sentence: str) -> None:
    text = record(new_game("nordic", 2, 7)) + "\n"
    assert old in text
    with pytest.raises(RecordError, match=sentence):
        replay(text.replace(old, new, 1))
