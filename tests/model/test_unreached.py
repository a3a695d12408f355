"""Positions that no game reaches are refused with the rule that forbids them."""

import pytest
from tests.rules.table import case

from railwright.errors import PositionError
from railwright.model import format_position, read_position

EUROPE = """\
railwright position 1
game europe
players 3
phase turn
turn 2
first 1
market red blue green loco loco
deck train rest
discard 2white
ticket-deck rest
seat 1
  hand 3red
seat 2
  hand 2blue
seat 3
  hand 1loco
"""
WORLD = """\
railwright position 1
game world
phase turn
market red black-ship green loco loco white-ship
seat 1
  routes lima-valparaiso.1
seat 2
  hand 2red
"""
OPENING = """\
railwright position 1
game nordic
phase opening
seat 1
  hand 4red
  offer alborg-umea alborg-norrkoping bergen-kobenhavn bergen-narvik bergen-tornio
seat 2
  hand 4blue
  offer bergen-trondheim helsinki-kiruna goteborg-oulu goteborg-turku oslo-vaasa
"""
OFFER = """\
railwright position 1
game nordic
phase offer
turn 1
seat 1
  offer alborg-umea alborg-norrkoping bergen-kobenhavn
"""
TUNNEL = """\
railwright position 1
game europe
phase tunnel
tunnel angora-constantinople laid 2red revealed 1red 2blue
"""
NOTHING_TO_DRAW = """\
railwright position 1
game europe
phase turn
market loco loco - - -
seat 2
  hand rest
"""
TWO_LEFT = "hand 3red\n  pieces 2\n  spent 43"


def told(text: str) -> list[str]:
    """What is wrong with a position."""
    with pytest.raises(PositionError) as caught:
        read_position(text)
    return [defect.text for defect in caught.value.defects]


@pytest.mark.parametrize(
    "text", [EUROPE, WORLD, OPENING, OFFER, TUNNEL, NOTHING_TO_DRAW]
)
def test_the_positions_that_are_changed_here_are_sound(text: str) -> None:
    assert read_position(text).legal_actions()


@pytest.mark.parametrize(
    ("text", "old", "new", "sentence"),
    [
        case(
            "E-05",
            *(EUROPE, "ticket-deck rest", "ticket-deck brest-petrograd rest"),
            "is dealt before the game and is never in the deck (E-05)",
        ),
        case(
            "E-05",
            *(EUROPE, "hand 3red", "tickets brest-petrograd danzig-lisboa"),
            "seat 1 holds 2 long tickets, but 1 was dealt (E-05)",
        ),
        case(
            "C-61 E-33",
            *(EUROPE, "turn 2", "turn 2\nturns-left 0"),
            "1 to 3 turns are left at the end, not 0 (C-61)",
        ),
        case(
            "C-61",
            *(EUROPE, "turn 2", "turn 2\nturns-left 99"),
            "1 to 3 turns are left at the end, not 99 (C-61)",
        ),
        case(
            "C-60",
            *(EUROPE, "turn 2", "turn 2\nturns-left 3"),
            "the last turn would be that of seat 1, who has 45 pieces left (C-60)",
        ),
        case(
            "C-60",
            *(EUROPE, "hand 3red", TWO_LEFT),
            "seat 1 has 2 pieces left, so the last turns have begun",
        ),
        case(
            "C-61",
            *(EUROPE, "phase turn", "phase over\nturns-left 2"),
            "the game is over, so no turns are left, not 2 (C-61)",
        ),
        case(
            "Q-38",
            *(
                EUROPE.replace("players 3", "players 3\noption pass_rule always"),
                "turn 2",
            ),
            *("turn 2\npasses 3", "so at most 2, not 3 (Q-38)"),
        ),
        case(
            "Q-38",
            *(EUROPE, "turn 2", "turn 2\npasses 9"),
            "after 3 passes in a row the game is over, so at most 2, not 9 (Q-38)",
        ),
        case(
            "Q-38",
            *(EUROPE, "phase turn", "phase over\npasses 4"),
            "after 3 passes in a row the game is over, so at most 3, not 4 (Q-38)",
        ),
        case(
            "C-11",
            *(EUROPE, "turn 2", "turn 2\npasses 1"),
            "nobody passes while cards or tickets can be drawn (C-11)",
        ),
        case(
            "Q-38",
            *(EUROPE, "phase turn", "phase second-card\npasses 1"),
            "passes count only before a turn",
        ),
        case(
            "C-60 Q-38",
            *(EUROPE, "phase turn", "phase over"),
            "a game ends when a player has at most 2 pieces left, or when all pass in "
            "a row, but seat 2 has 45 (C-60, Q-38)",
        ),
        case(
            "C-60 W-48",
            *(WORLD, "phase turn", "phase over"),
            "at most 6 pieces left, or when all pass in a row, but seat 1 has",
        ),
        case(
            "C-60 Q-32",
            EUROPE.replace("players 3", "players 3\noption station_choice owner"),
            *("phase turn", "phase over", "but seat 2 has 45 (C-60, Q-38)"),
        ),
        case(
            "C-61",
            *(EUROPE, "phase turn", "phase over\nturns-left 0"),
            "a game ends when a player has at most 2 pieces left",
        ),
        case(
            "C-11 Q-38",
            *(EUROPE, "phase turn", "phase over\npasses 3"),
            "nobody passes while cards or tickets can be drawn (C-11)",
        ),
        case(
            "C-13",
            *(EUROPE.replace("phase turn", "phase second-card"), "hand 2blue", "hand"),
            "seat 2 has drawn a card, so its hand is not empty (C-13)",
        ),
        case(
            "W-02 W-10",
            *(WORLD, "hand 2red", "pieces 60 wagons 0 ships"),
            "seat 2 has 60 wagons left and 0 on the board, but only 25 wagons in all",
        ),
        case(
            "W-02",
            *(WORLD, "hand 2red", "pieces 5 wagons 51 ships\n  spent 4 wagons 0 ships"),
            "seat 2 has 51 ships left and 0 on the board, but only 50 ships in all",
        ),
        case(
            "C-20 E-13",
            *(EUROPE, "green loco loco", "loco loco loco"),
            "a market with 3 wild cards is swept (C-20)",
        ),
        case(
            "C-20 W-17",
            *(WORLD, "green loco loco", "loco loco loco"),
            "a market with 3 wild cards is swept (C-20)",
        ),
        case(
            "C-23",
            *(NOTHING_TO_DRAW, "phase turn", "phase second-card"),
            "there is no second card to draw",
        ),
        case(
            "Q-16",
            *(EUROPE, "loco loco", "loco -"),
            "slot 5 of the market is empty, though a deck could fill it (Q-16)",
        ),
        case(
            "W-42",
            *(WORLD, "hand 2red", "buildings lima"),
            "seat 2 has a port in lima, but no route there (W-42)",
        ),
        case(
            "C-54 W-34",
            *(WORLD, "phase turn", "phase turn\nticket-deck lima-nowhere"),
            "World has no ticket 'lima-nowhere'",
        ),
        case(
            "C-54 W-08",
            *(WORLD, "phase turn", "phase turn\nticket-deck"),
            "65 tickets are missing, but at most 0 were rejected (C-08, C-54)",
        ),
        case(
            "C-07",
            *(OPENING, "bergen-narvik ", ""),
            "seat 1 must be offered 5 tickets, not 4 (C-07)",
        ),
        case(
            "C-06",
            *(OPENING, "4red", "3red"),
            "must have 4 cards before the first turn, not 3",
        ),
        case(
            "C-07",
            *(OPENING, "hand 4red", "hand 4red\n  tickets oslo-stavanger"),
            "nobody holds tickets yet, but seat 1 has 1 (C-07)",
        ),
        case(
            "C-09",
            *(OPENING, "hand 4red", "hand 4red\n  routes alborg-arhus"),
            "nobody owns routes before the first turn (C-09)",
        ),
        case(
            "Q-42",
            OPENING.replace("hand 4red", "hand 4red\n  decided keep 1 2"),
            *("hand 4blue", "hand 4blue\n  decided keep 1 2"),
            "all have decided, so this phase is over (Q-42)",
        ),
        case(
            "Q-42",
            *(OPENING, "4red", "4red\n  decided pieces 20 wagons 40 ships"),
            "in this phase tickets are chosen (Q-42)",
        ),
        case(
            "C-52",
            *(OFFER, "alborg-umea ", ""),
            "3 tickets are drawn while the deck has enough, not 2 (C-52)",
        ),
        case(
            "C-52",
            *(OFFER, "alborg-umea", "alborg-umea bergen-narvik"),
            "seat 1 must be offered 1 to 3 tickets, not 4 (C-52)",
        ),
        case(
            "C-39",
            *(TUNNEL, "angora-constantinople", "constantinople-sofia"),
            "constantinople-sofia is not a tunnel (C-39)",
        ),
        case("C-39", *(TUNNEL, "2red", "1red 1blue"), "the cards laid do not pay for"),
        case(
            "C-50", *(TUNNEL, "1red 2blue", "3blue"), "the revealed cards cost nothing"
        ),
        case(
            "C-40", *(TUNNEL, "1red 2blue", "2red"), "3 cards must be revealed, not 2"
        ),
        case(
            "C-28",
            *(TUNNEL, "2blue", "2blue\nseat 2\n  routes angora-constantinople"),
            "seat 1 cannot claim angora-constantinople (C-28)",
        ),
    ],
)
def test_what_no_game_reaches(text: str, old: str, new: str, sentence: str) -> None:
    assert old in text
    found = told(text.replace(old, new, 1))

    assert any(sentence in each for each in found), found


@pytest.mark.rule("E-05", "E-06")
def test_the_rest_of_the_tickets_has_no_long_ones() -> None:
    assert read_position(EUROPE).view(None).ticket_deck == 40


@pytest.mark.rule("C-60", "C-61")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_the_last_turns_end_with_the_player_who_began_them(left: int) -> None:
    """Seat 1 has few pieces: seats 2, 3 and 1 follow, in this order."""
    turn = {3: 2, 2: 3, 1: 1}[left]
    text = EUROPE.replace("hand 3red", TWO_LEFT)
    match = read_position(text.replace("turn 2", f"turn {turn}\nturns-left {left}", 1))
    for _ in range(left):
        assert not match.is_over
        match.play("draw blind")
        match.play("draw blind")
    assert match.is_over


@pytest.mark.rule("Q-12", "Q-13", "C-20")
def test_three_wild_cards_may_stay_if_no_sweep_could_help_when_they_came() -> None:
    """Nine cards were paid since, and a deck was made of them."""
    text = EUROPE.replace("green loco loco", "loco loco loco")
    text = text.replace(
        "deck train rest\ndiscard 2white", "deck train 5red\ndiscard 3red"
    )
    text = text.replace("hand 1loco", "hand rest\n  routes petrograd-stockholm")
    text = text.replace("  hand 3red\n", "").replace("hand 2blue", "hand")

    assert read_position(text).view(None).market.count("loco") == 3


@pytest.mark.rule("Q-12")
def test_three_wild_cards_may_stay_after_a_short_row_of_sweeps() -> None:
    text = EUROPE.replace("green loco loco", "loco loco loco")
    text = text.replace("players 3", "players 3\noption max_consecutive_resets 1")

    assert read_position(text).view(None).market.count("loco") == 3


@pytest.mark.rule("C-60")
def test_a_game_that_is_over_needs_few_lines() -> None:
    """Seat 2 had the last turn, with 45 - 43 = 2 pieces left."""
    text = EUROPE.replace("phase turn", "phase over")
    match = read_position(text.replace("hand 2blue", "pieces 2\n  spent 43"))

    assert match.is_over
    assert "turns-left 0" in format_position(match)


@pytest.mark.rule("W-02")
def test_an_impossible_fleet_is_told_once_and_without_contradiction() -> None:
    """X-10: 25 wagons and 50 ships exist, so 60 wagons are wrong though 60 are left."""
    [said] = told("railwright position 1\ngame world\nseat 1\npieces 60 wagons 0 ships")
    assert said == (
        "seat 1 has 60 wagons left and 0 on the board, but only 25 wagons in all (W-02)"
    )
    found = told("railwright position 1\ngame usa\nseat 1\nspent 46")
    assert "seat 1 has 46 pieces on the board, but only 45 in all" in found
