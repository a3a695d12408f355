"""Taking back, saving, going on, and several people at one keyboard."""

import re
from pathlib import Path

import pytest
from tests.terminal.conftest import Play
from tests.terminal.test_play import BEGIN, NORDIC, actions

from railwright.errors import GameError
from railwright.model import new_game, record, replay
from railwright.model.events import (
    CardDrawn,
    CardTaken,
    GameEnded,
    RouteClaimed,
    SlotFilled,
    TicketsKept,
    TunnelTried,
    TurnBegan,
)
from railwright.model.fairness import is_fair_to_undo
from railwright.terminal import saves

CLAIM = "8\n"
"""The first route of the list, in every position of NORDIC with single payments."""


def test_a_claim_can_be_taken_back_before_others_move(play: Play, home: Path) -> None:
    output = play(*NORDIC, typed=BEGIN + CLAIM + "undo\nquit\n").output

    assert "Taken back." in output
    assert len(actions(home)) == 2  # only the tickets of both


def test_after_enter_a_claim_stands(play: Play, home: Path) -> None:
    output = play(*NORDIC, typed=BEGIN + CLAIM + "\nundo\nquit\n").output

    assert "there is nothing you can take back" in output
    assert any(line.startswith("1 claim") for line in actions(home))


def test_what_is_typed_instead_of_undo_is_answered(play: Play, home: Path) -> None:
    output = play(*NORDIC, typed=BEGIN + CLAIM + "?\noslo\nundo\nquit\n").output

    assert "“?” has to wait for your next turn: press Enter, or type “undo”" in output
    assert "“oslo” has to wait" in output
    assert "Taken back." in output
    assert len(actions(home)) == 2


def test_one_may_look_and_save_before_going_on(play: Play, home: Path) -> None:
    typed = "help\nlog\nboard\nsave mine\nxyzzy\nundo\nquit\n"
    output = play(*NORDIC, typed=BEGIN + CLAIM + typed).output
    meanwhile = output.partition("to take it back: help")[2]

    assert "has to wait" not in meanwhile
    assert "“xyzzy” is not a number, a city or an action" in meanwhile
    assert "No routes" not in meanwhile, "one has just been claimed"
    assert "Taken back." in meanwhile
    assert (home / "mine.txt").exists()


def test_a_blind_card_cannot_be_taken_back(play: Play, home: Path) -> None:
    output = play(*NORDIC, typed=BEGIN + "6\nundo\nquit\n").output

    assert "there is nothing you can take back" in output
    assert actions(home)[-1] == "1 draw blind"


def test_the_first_tickets_can_be_chosen_anew(play: Play, home: Path) -> None:
    play(*NORDIC, typed="1 2\nundo\n3 4 5\n\nquit\n")

    assert actions(home)[0] == "1 keep 3 4 5"


@pytest.mark.parametrize(
    ("event", "is_fair"),
    [
        (RouteClaimed(0, "alborg-arhus", (("purple", 1),), 1), True),
        (TurnBegan(1), True),
        (CardTaken(0, 1, "red"), True),
        (SlotFilled(1, None), True),
        (SlotFilled(1, "red"), False),
        (CardDrawn(0, "train", "red"), False),
        (TunnelTried(0, "bergen-oslo.red", (("red", 4),), (), 0), True),
        (TunnelTried(0, "bergen-oslo.red", (("red", 4),), (("blue", 3),), 0), False),
        (TicketsKept(0, 2, None, None), True),
        (TicketsKept(1, 2, None, None), False),
        (GameEnded(), False),
    ],
)
def test_nothing_that_brought_something_hidden_to_light_is_taken_back(
    event: object, *, is_fair: bool
) -> None:
    assert is_fair_to_undo([event], 0) is is_fair  # type: ignore[list-item]  # all are events


def test_every_action_is_saved_and_a_game_goes_on(play: Play, home: Path) -> None:
    play(*NORDIC, typed=BEGIN + "6\n")  # the input ends in the middle of a turn
    before = actions(home)

    output = play("--resume", typed="6\n").output

    assert "continuing nordic-1" in output
    assert before[-1] == "1 draw blind"
    assert actions(home)[: len(before) + 1] == [*before, "1 draw blind"]


def test_going_on_tells_what_happened_meanwhile(play: Play) -> None:
    first = play(*NORDIC, typed=BEGIN + "6\n6\n").output
    news = re.findall(r"(?m)^  · Medium bot .*", first)[-1]

    assert news in play("--resume", "nordic-1").output


def test_a_game_can_be_given_a_name(play: Play, home: Path) -> None:
    output = play(*NORDIC, typed=BEGIN + "save tonight\n6\nquit\n").output

    assert "Saved as tonight." in output
    assert [file.name for file in home.iterdir()] == ["tonight.txt"]
    assert actions(home, "tonight")[-1] == "1 draw blind"


@pytest.mark.parametrize("name", ["a/b", "..", ".hidden", "x" * 99, "a b", "nordic-1"])
def test_names_that_are_no_names_are_refused(name: str, play: Play, home: Path) -> None:
    play(*NORDIC)
    output = play(*NORDIC, typed=f"save {name}\nquit\n").output

    assert "Not saved" in output
    assert sorted(file.name for file in home.iterdir()) == [
        "nordic-1.txt",
        "nordic-2.txt",
    ]


def test_a_saved_game_is_a_record_with_its_players(play: Play, home: Path) -> None:
    play(*NORDIC, "--seats", "human:Anna Lena,greedy", typed=BEGIN)
    text = (home / "nordic-1.txt").read_text(encoding="utf-8")

    assert "seat 1 human:Anna Lena\nseat 2 greedy\n" in text
    assert replay(text).deal.seed == 3


def test_a_game_that_cannot_be_saved_goes_on(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(file))

    result = play(*NORDIC, typed=BEGIN + "6\nsave\nquit\n")

    assert result.exit_code == 0
    assert "The game can't be saved" in result.output
    assert "Player 1 draws" in result.output
    assert "The game was not saved." in result.output


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "the file is empty; expected 'railwright 1' as the first line"),
        ("railwright 1\ngame nordic\nplayers 2\nseed 1\n", "does not say who plays"),
        ("railwright 1\ngame nordic\nplayers 2\nseed 1\n\n1 pass\n", "line 6: pass"),
        ("railwright 1\ngame nordic\nplayers 9\nseed 1\n", "2 to 3 players"),
        ("railwright 1\ngame nordic\nplayers 2\nseed 1\nseat 3 human\n", "no seat 3"),
    ],
)
def test_a_damaged_game_is_one_line_and_exit_code_2(
    text: str, problem: str, play: Play, home: Path
) -> None:
    home.mkdir(parents=True)
    (home / "broken.txt").write_text(text, encoding="utf-8")

    result = play("--resume", "broken")

    assert result.exit_code == 2
    assert problem in result.output
    assert len(result.output.splitlines()) == 1


def test_a_record_of_another_program_is_gone_on_with_by_naming_the_seats(
    play: Play, home: Path
) -> None:
    home.mkdir(parents=True)
    text = record(new_game("usa", 3, 5))
    (home / "mine.txt").write_text(text, encoding="utf-8")

    assert play("--resume", "mine", "--seats", "human,random").exit_code == 2
    result = play("--resume", "mine", "--seats", "human,random,random")

    assert result.exit_code == 0
    assert "Tickets to choose from" in result.output


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    saves.write(path, "old")

    with pytest.raises(UnicodeEncodeError):
        saves.write(path, "new \ud800")

    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_each_game_has_a_file_of_its_own(home: Path) -> None:
    assert [saves.reserve("usa").name for _ in range(3)] == [
        "usa-1.txt",
        "usa-2.txt",
        "usa-3.txt",
    ]
    assert saves.folder() == home
    with pytest.raises(GameError):
        saves.path_of("")


def test_several_people_do_not_see_each_others_cards(play: Play) -> None:
    """Between the hand-over and the next person's Enter nothing is shown."""
    seats = "human:Anna,human:Ben"
    typed = "\n1 2\n\n\n1 2\n\n\n6\n6\n\n\n"
    output = play(*NORDIC, "--seats", seats, typed=typed).output

    parts = re.split(
        r"(?m)^(\w+): press Enter when only you see the screen\. $", output
    )
    shown = list(zip(parts[1::2], parts[2::2], strict=True))
    assert [name for name, _ in shown] == ["Anna", "Ben", "Anna", "Ben"]
    offers = [re.findall(r"(?m)^  \d  (\S.* \(\d+\))", text) for _, text in shown[:2]]
    assert all(len(offer) == 5 for offer in offers)
    for name, text in shown:
        others = offers[1] if name == "Anna" else offers[0]
        own = offers[0] if name == "Anna" else offers[1]
        assert not [ticket for ticket in others if ticket in text and ticket not in own]


def test_a_game_on_your_own_map_goes_on_anywhere(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    towns = Path(__file__).parents[2] / "docs" / "how-to" / "three-towns.json"
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    (here / "mine.json").write_bytes(towns.read_bytes())
    monkeypatch.chdir(here)
    play("mine.json", "--seats", "human,random", "--seed", "1", typed="1 2\nquit\n")
    monkeypatch.chdir(there)

    result = play("--resume", typed="quit\n")

    assert result.exit_code == 0, result.output
    assert "Three Towns" in result.output
