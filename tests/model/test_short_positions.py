"""Positions are short: what is left out follows from the rest, or from the game."""

import json
from pathlib import Path

import pytest

from railwright.core.packing import pack
from railwright.errors import PositionError
from railwright.games import GAMES, map_path
from railwright.model import format_position, new_game, read_position, record, replay


def position(lines: str) -> str:
    return f"railwright position 1\n{lines}"


def complaint(lines: str) -> str:
    with pytest.raises(PositionError) as caught:
        read_position(position(lines))
    return str(caught.value)


@pytest.mark.parametrize("game", GAMES)
def test_the_game_alone_is_a_position(game: str) -> None:
    match = read_position(position(f"game {game}"))
    view = match.view(None)

    assert (match.seats, view.phase, view.deciding) == (2, "turn", (0,))
    assert None not in view.market
    dealt = sum(count for _, count in view.decks) + len(view.market)
    assert dealt + sum(count for _, count in view.discards) == sum(
        cards.total for cards in match.board.cards
    )
    assert view.ticket_deck == {"europe": 40, "world": 65, "usa": 30}.get(game, 46)
    assert match.legal_actions()


def test_the_phase_follows_from_the_offers() -> None:
    offer = "offer alborg-umea alborg-norrkoping bergen-kobenhavn"
    assert read_position(position(f"game nordic\nseat 1\n{offer}")).view(0).phase == (
        "offer"
    )
    opening = f"""seat 1
hand 4red
{offer} bergen-narvik bergen-tornio
seat 2
hand 4blue
offer goteborg-oulu goteborg-turku oslo-vaasa oslo-stavanger helsinki-oslo
"""
    assert read_position(position(f"game nordic\n{opening}")).view(0).phase == "opening"


def test_cards_are_written_alike_in_every_line() -> None:
    one = """game nordic
market 2red blue black white
deck train rest | green 2red
discard white white
seat 1
hand red red red loco
known red red
"""
    other = """game nordic
market red red 1blue black white
deck train rest | 1green 1red 1red
discard 2white
seat 1
hand 3red 1loco
known 2red
"""
    other = other.replace("deck train |", "deck train rest |").replace(
        " rest\n", "\n", 1
    )
    texts = [position(each.replace("- -", "black white")) for each in (one, other)]
    matches = [read_position(text) for text in texts]

    assert pack(matches[0].state) == pack(matches[1].state)
    assert matches[0].view(0).hand == (("red", 3), ("loco", 1))


def test_a_line_may_be_empty() -> None:
    lines = "game europe\ndiscard\n\nseat 1\nhand\ntickets\nroutes\nbuildings"
    view = read_position(position(lines)).view(0)

    assert (view.hand, view.tickets, view.routes, view.buildings) == ((), (), (), ())


def test_a_hand_may_have_the_rest() -> None:
    match = read_position(position("game usa\nmarket - - - - -\nseat 2\nhand rest"))

    assert match.view(1).players[1].cards == 110
    assert match.view(0).decks == (("train", 0),)
    assert "draw" not in str(match.legal_actions())


def test_a_hand_may_have_some_cards_and_the_rest_of_a_deck() -> None:
    lines = (
        "game world\nmarket - - - - - -\ndeck ship\ndeck wagon rest\nseat 1\nhand rest"
    )
    view = read_position(
        position(
            lines.replace("deck ship\n", "").replace(
                "- - - - - -", "red red red red red red"
            )
        )
    ).view(0)

    assert sum(count for _, count in view.hand) == 60
    assert view.decks == (("wagon", 80 - 6), ("ship", 0))


@pytest.mark.parametrize(
    "lines",
    [
        "deck train rest\nseat 1\nhand rest",
        "discard rest\nseat 1\nhand rest",
        "seat 1\nhand rest\nseat 2\nhand rest",
        "seat 1\nhand rest rest",
    ],
)
def test_the_rest_is_in_one_place(lines: str) -> None:
    said = complaint(f"game usa\n{lines}")
    assert "only one place can hold the rest" in said or "rest is given twice" in said


def test_some_tickets_lie_on_top_of_the_rest() -> None:
    match = read_position(
        position("game usa\nticket-deck denver-el-paso boston-miami rest")
    )
    match.play("tickets")

    assert match.view(0).offer[:2] == ("denver-el-paso", "boston-miami")
    assert match.view(0).ticket_deck == 27


@pytest.mark.rule("C-29", "C-60")
def test_few_trains_can_be_left_without_naming_all_routes() -> None:
    lines = "game europe\nseat 1\nhand 4red\npieces 3\nspent 42"
    match = read_position(position(lines))
    text = format_position(match)

    assert match.view(0).players[0].wagons == 3
    assert "  pieces 3\n  spent 42\n" in text
    assert pack(read_position(text).state) == pack(match.state)
    assert match.view(None).turns_left is None
    match.play("station wien with 1red")
    assert "spent 42" in format_position(match)


@pytest.mark.rule("W-50", "W-51")
def test_pieces_that_are_spent_cannot_be_exchanged() -> None:
    lines = "game world\nseat 1\npieces 4 wagons 5 ships\nspent 16 wagons 35 ships"
    player = read_position(position(lines)).view(0).players[0]

    assert (player.wagons, player.ships, player.box) == (4, 5, (5, 10))


def test_a_fleet_has_the_usual_shares() -> None:
    player = read_position(position("game world")).view(0).players[0]

    assert (player.wagons, player.ships, player.box) == (20, 40, (5, 10))


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("", "expected `game NAME` first: europe, nordic"),
        ("game chess", "unknown game 'chess'"),
        ("game", "expected `game NAME`"),
        ("game usa usa", "expected `game NAME`"),
        ("game usa\ngame usa", "game is already given on line 2"),
        ("game usa\nplayers two", "expected `players NUMBER`, not 'two'"),
        ("game usa\nplayers 9", "usa is for 2 to 5 players, not 9"),
        ("game usa\noption pass_rule", "expected `option NAME VALUE`"),
        ("game usa\noption x y", "usa has no option 'x'"),
        ("game usa\nmarket red blue", "the market has 5 slots, not 2: write - for"),
        ("game usa\nmarket 999red 999red", "the market has 5 slots, not 1998"),
        (
            "game usa\nmarket rde red red red red",
            "USA has no card 'rde'; did you mean red?",
        ),
        ("game usa\nmarket 0red red red red red", "expected cards such as 3red or red"),
        ("game usa\nluck 1", "luck needs 4 numbers, not 1"),
        ("game usa\nphase", "or over, not ''"),
        ("game usa\nturn 3", "turn must be from 1 to 2, not 3"),
        ("game usa\ndeck", "expected the name of the deck: train"),
        ("game usa\ndeck wagon rest", "USA has no deck 'wagon'; choose from train"),
        ("game usa\nhand 2red", "hand is about a seat: write `seat 1`"),
        (
            "game usa\nseat 1\nmarket red",
            "market is about the table: write it before",
        ),
        (
            "game usa\nturn 1\nplayers 3",
            "players must come before the lines of the table",
        ),
        ("game usa\nmarkt red", "not 'markt'; did you mean market?"),
        ("game usa\nseat", "expected `seat NUMBER`, not ''"),
        ("game usa\nseat 1\npieces 3 wagons 4 ships", "expected `pieces NUMBER`"),
        (
            "game world\nseat 1\npieces 3",
            "expected `pieces 20 wagons 40 ships`, not '3'",
        ),
        ("game usa\nseat 1\npieces 3", "or say `spent 42` for those not named"),
        ("game usa\nseat 1\nscore many", "expected `score NUMBER`, not 'many'"),
        (
            "game usa\nseat 1\nroutes montreal-boston",
            "did you mean boston-montreal.1 or boston-montreal.2?",
        ),
        ("game europe\nphase tunnel\ntunnel x", "expected `tunnel ROUTE laid CARDS"),
    ],
)
def test_an_error_says_what_was_expected(lines: str, sentence: str) -> None:
    assert sentence in complaint(lines)


def test_an_own_board_is_laid_out_once(tmp_path: Path) -> None:
    own = tmp_path / "mine.json"
    own.write_bytes(map_path("usa").read_bytes())
    text = position(f"game usa\nboard {own}")
    first = read_position(text)

    assert read_position(text).table is first.table
    assert new_game("usa", 2, board=own).table is first.table
    own.write_bytes(map_path("usa").read_bytes() + b"\n")
    assert read_position(text).table is not first.table


def test_a_whole_map_may_be_the_board() -> None:
    """It is written on one line, and nothing in it is changed."""
    facts = json.loads(map_path("nordic").read_text(encoding="utf-8"))
    facts |= {"rules": "nordic", "title": "Two  spaces"}
    match = new_game(json.dumps(facts, indent=1), 2, 7)

    again = read_position(format_position(match))
    assert (again.board.title, again.hash()) == ("Two  spaces", match.hash())
    text = record(match)
    assert replay(text).board.title == "Two  spaces"
    assert record(replay(text)) == text
