"""What a person types in a game, and what the terminal answers."""

import random
import re
from pathlib import Path

import pytest
from tests.terminal.conftest import Play

from railwright.model import replay
from railwright.words.phrases import DASH

BEGIN = "1 2\n\n"
NORDIC = ("nordic", "--seed", "3", "--option", "first_player=1")


def actions(home: Path, name: str = "nordic-1") -> list[str]:
    """The actions of a saved game."""
    text = (home / f"{name}.txt").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if re.match(r"\d ", line)]


def test_the_table_shows_hand_tickets_and_what_can_be_done(play: Play) -> None:
    output = play(*NORDIC, typed=BEGIN).output

    assert "Your hand: 4 cards" in output
    assert "Draw cards" in output
    assert "Draw tickets" in output
    assert "Claim a route" in output
    assert re.search(rf"\d+ spaces missing +\S+ {DASH} \S+ \(\d+\)", output)


def test_face_up_cards_have_the_numbers_of_their_slots(play: Play, home: Path) -> None:
    play(*NORDIC, typed=BEGIN + "3\n6\n")

    own = [line for line in actions(home) if line.startswith("1 ")]
    assert own[1:] == ["1 draw up 3", "1 draw blind"]


def test_actions_can_be_typed_in_notation(play: Play, home: Path) -> None:
    play(*NORDIC, typed=BEGIN + "draw up 1\ndraw blind\n")

    own = [line for line in actions(home) if line.startswith("1 ")]
    assert own[1:] == ["1 draw up 1", "1 draw blind"]


def test_a_city_shows_its_routes(play: Play) -> None:
    output = play(*NORDIC, typed=BEGIN + "ALESUND\nåndalsnes\nmo i\n").output

    assert f"Åndalsnes {DASH} Trondheim (2 white ferry 1 loco)\n" in output
    assert f"Mo I Rana {DASH} Narvik (4 orange ferry 2 loco)\n" in output


def test_what_bots_did_is_told_without_what_is_hidden(play: Play) -> None:
    output = play(*NORDIC, typed=BEGIN + "6\n6\n").output

    assert re.search(r"Medium bot keeps \d tickets", output)
    assert re.search(r"Medium bot (draws|claims)", output)
    assert "Player 1 draws: " in output


def test_a_hint_is_given_in_words_and_followed(play: Play, home: Path) -> None:
    output = play(*NORDIC, typed="?\nok\n\nhint\nok\n").output

    assert re.search(r"(?m)^Keep .* and", output)
    assert len(actions(home)) >= 3


def test_ok_without_a_hint_does_nothing(play: Play, home: Path) -> None:
    output = play(*NORDIC, typed=BEGIN + "ok\n").output

    assert "Ask for a hint first" in output
    assert len(actions(home)) == 2


def test_several_ways_to_pay_are_asked_about(play: Play) -> None:
    output = play("usa", "--seed", "4", typed="all\n\n" + "6\n6\n" * 9 + "all\n").output
    several = re.findall(r"(?m)^ +(\d+) .*\.1=\d.* \.2=", output)

    asked = play(
        "usa", "--seed", "4", typed="all\n\n" + "6\n6\n" * 9 + several[-1] + "\n"
    ).output

    assert "Which way?" in asked
    assert f"{several[-1]}.2" in asked


def test_an_action_that_the_rules_forbid_is_explained(play: Play, home: Path) -> None:
    output = play(
        *NORDIC, typed=BEGIN + "pass\nclaim bergen-oslo.red with 9red\n"
    ).output

    assert "you can't pass while there is something you can do. (Rule C-11)" in output
    assert "you don't hold these cards. (Rule C-32)" in output
    assert len(actions(home)) == 2


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        (
            "claim oslo-bergen.red with 4red",
            (
                "there is no route “oslo-bergen.red” here. (Rule C-01) "
                "Did you mean bergen-oslo.red?"
            ),
        ),
        (
            "claim bergen-oslo.red with 4rde",
            "there is no card “rde” here. (Rule C-32) Did you mean red?",
        ),
        (
            "draw up 9",
            "there is no face-up card 9. (Rule C-13) Choose 1, 2, 3, 4, or 5.",
        ),
    ],
)
def test_an_unknown_name_is_repeated_with_what_could_be_meant(
    line: str, answer: str, play: Play
) -> None:
    output = play(*NORDIC, typed=f"{BEGIN}{line}\n").output

    assert answer in " ".join(output.split())


@pytest.mark.parametrize(
    ("typed", "example"),
    [
        ("claim foo", "claim alborg-arhus with 3red 1loco"),
        ("draw up", "draw up 3"),
    ],
)
def test_an_action_cut_short_is_answered_with_a_whole_one(
    play: Play, typed: str, example: str
) -> None:
    """In the opening no route can be claimed, so the example is one of the board."""
    shown = play("nordic", "--seed", "7", typed=f"{typed}\nquit\n").output

    assert f"Write it like this: {example}" in " ".join(shown.split())


@pytest.mark.parametrize("line", ["1", "1 1", "9 9", "1 2 99", "keep", "0 1", "1 x"])
def test_too_few_or_wrong_tickets_are_refused(
    line: str, play: Play, home: Path
) -> None:
    output = play(*NORDIC, typed=f"{line}\n").output

    assert re.search(r"Not possible|is not", output)
    assert actions(home) == []


def test_no_input_ends_a_game(play: Play, home: Path) -> None:
    luck = random.Random(5)
    words = [
        "draw",
        "up",
        "blind",
        "claim",
        "keep",
        "1",
        "2",
        "3.9",
        "99999",
        "all",
        "?",
        "show",
        "log",
        "board",
        "with",
    ]
    words += ["oslo", "é", "\x00", "\x1b[A", "''", "%s", "{}", "[b]", "-1", "٣", "save"]
    lines = [" ".join(luck.choices(words, k=luck.randrange(4))) for _ in range(400)]

    result = play(*NORDIC, typed="\n".join(lines) + "\nquit\n")

    assert result.exit_code == 0, result.output
    assert "The game is saved as" in result.output
    name = re.findall(r"--resume (\S+)", result.output)[-1]
    replay((home / f"{name}.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("nordic", "--seats", "humn,random"), "'humn'; did you mean human?"),
        (
            ("nordic", "--seed", str(2**62)),
            "--seed must be a whole number from -4,611,",
        ),
        (("--resume", "--seed", "0"), "--resume takes no GAME, --seed or --option"),
        (
            ("nordic", "--seats", ""),
            "a seat is empty; name players, as in human,medium",
        ),
        (("nordic", "--seats", "human:,medium"), "human: lacks a name, as in human:A"),
        (("nordic", "--seats", "human,nobody"), "unknown player 'nobody'"),
        (("nordic", "--seats", "human,random,random,random"), "2 to 3 players, not 4"),
        (("nordic", "--seats", "random,random"), "at least one seat must be human"),
        (("nordic", "--seats", "human,exec:/no/bot"), "no such program"),
        (("mars",), "unknown game 'mars'"),
        ((), "name a game"),
        (("nordic", "--seed", "x"), "--seed must be a whole number from -4,611,"),
        (("nordic", "--option", "colour"), "NAME=VALUE"),
        (("nordic", "--option", "colour=red"), "nordic has no option 'colour'"),
        (
            ("nordic", "--option", "swiss_trains=40"),
            "nordic has no option 'swiss_trains'",
        ),
        (("--resume", "nothing"), "unknown saved game nothing"),
        (("--resume", "../nothing"), "letters, digits"),
        (("nordic", "--resume", "nothing"), "the saved game has them"),
        (("--resume",), "no unfinished game"),
    ],
)
def test_what_cannot_be_played_is_one_line_and_exit_code_2(
    arguments: tuple[str, ...], problem: str, play: Play, home: Path
) -> None:
    result = play(*arguments)

    assert result.exit_code == 2
    assert problem in result.output
    assert len(result.output.splitlines()) == 1
    assert not list(home.glob("*"))


def test_help_fits_the_terminal(play: Play) -> None:
    output = play(*NORDIC, typed="help\n").output

    for word in ("undo", "save NAME", "quit", "board", "hint"):
        assert word in output
    assert max(map(len, output.splitlines())) <= 80


def test_a_route_that_a_hint_names_for_tickets_is_marked(play: Play) -> None:
    typed = "1 2 3\n\n?\nquit\n"
    output = play("europe", "--seed", "5", typed=typed).output

    [route] = re.findall(r"(\S+ – \S+)[^\n]*tickets? ", output.partition("> ?")[2])[:1]
    assert f"! {route}" in output
