"""Records: written, read, replayed, and refused with the line that is wrong."""

import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from railwright.cli.main import railwright
from railwright.errors import GameError, NotationError, RecordError
from railwright.games import GAMES
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

SECRET = bytes(range(32))


def play_out(match: Match, seed: int) -> Match:
    """Random legal actions up to the end."""
    luck = random.Random(seed)
    while not match.is_over:
        match.play(luck.choice(match.legal_actions()), match.seat_to_act)
    return match


@pytest.fixture(scope="module")
def played() -> str:
    return record(play_out(new_game("nordic", 2, 4), 4))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("secret", [b"", SECRET], ids=["seed", "secret"])
def test_a_replayed_record_is_the_same_game(name: str, secret: bytes) -> None:
    match = play_out(new_game(name, 3, 9, {"pass_rule": "always"}, secret=secret), 9)
    text = record(match)

    again = replay(text)

    assert record(again) == text
    assert list(again.state.hand) == list(match.state.hand)
    assert list(again.state.owner) == list(match.state.owner)
    assert again.result() == match.result()


@pytest.mark.parametrize("name", GAMES)
def test_every_listed_action_reads_back(name: str) -> None:
    match = new_game(name, 2, 5)
    luck = random.Random(5)
    seen = 0
    while not match.is_over:
        actions = match.legal_actions()
        for action in actions:
            assert parse_action(format_action(action)) == action
            seen += 1
        match.play(luck.choice(actions))
    assert seen > 500


def test_two_sources_of_luck_differ() -> None:
    assert list(new_game("europe", 2, 1).state.hand) != list(
        new_game("europe", 2, 1, secret=SECRET).state.hand
    )


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        ("railwright 1", "railwright 9", 1, "expected 'railwright 1' as the first"),
        ("game nordic", "game atlantis", 3, "unknown game 'atlantis'"),
        ("players 2", "players two", 4, "expected a number, not 'two'"),
        ("players 2", "players 7", 4, "nordic is for 2 to 3 players"),
        ("seed 4", "secret 12", 5, "a secret has 64 hexadecimal digits"),
        ("seed 4", "wind north", 5, "expected rules, game, players"),
        ("seed 4", "seeed 4", 5, "not 'seeed'; did you mean seed?"),
        ("seed 4", f"seed {2**62}", 5, "seed must be a whole number from -4,611,"),
        ("seed 4", "seed 4 5", 5, "expected `seed NUMBER`"),
        ("seed 4", "seed 4\nseed 4", 6, "seed is already given on line 5"),
        ("seed 4", "seed 4\ngame nordic", 6, "game is already given on line 3"),
        (
            *("seed 4", "seed 4\noption first_player 9", 6),
            "first_player must be random or a number from 1 to 3, not '9'",
        ),
        (
            *("seed 4", "seed 4\noption first_player 3", 6),
            "first_player must be random or a number from 1 to 2, not 3",
        ),
        (
            "seed 4",
            "seed 4\noption first_player 1\noption first_player 1",
            *(7, "option first_player is already given on line 6"),
        ),
        ("seed 4", "seed 4\noption wind 1", 6, "nordic has no option 'wind'"),
        ("seed 4", "seed 4\nboard no.json", 6, "no.json: no such file"),
        ("seed 4", f"seed 4\nsecret {'0' * 64}", 6, "not both (line 5)"),
        ("seed 4", f"seed 4\ncommitment {'0' * 64}", 6, "there is no secret"),
        ("seed 4", "seed 4\nseat 1 Anna", 6, "name all seats or none: seat 2"),
        ("seed 4", "seed 4\nseat 3 Anna", 6, "there is no seat 3; the seats are 1"),
        (
            "seed 4",
            "seed 4\nseat 1 A\nseat 1 B",
            7,
            "seat 1 is already given on line 6",
        ),
        ("seed 4\n", "", 6, "the header lacks `seed NUMBER` or `secret DIGITS`"),
        ("players 2\n", "", 6, "the header lacks `players NUMBER`"),
        ("game nordic\n", "", 6, "the header lacks `game NAME`"),
        ("\n1 keep", "\n9 keep", 7, "there is no seat 9"),
        ("\n1 keep ", "\n1 kept ", 7, "expected draw, claim"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(
    played: str, old: str, new: str, line: int, sentence: str
) -> None:
    assert old in played
    with pytest.raises(RecordError) as caught:
        replay(played.replace(old, new, 1))

    assert caught.value.defects[0].line == line
    assert sentence in str(caught.value)


def test_a_wrong_result_is_told(played: str) -> None:
    last = played.splitlines()[-1]
    assert last.startswith("result ")

    with pytest.raises(RecordError, match="not 1 2"):
        replay(played.replace(last, "result 1 2"))


def test_a_record_cut_in_the_middle_is_a_game_in_progress(played: str) -> None:
    lines = played.splitlines()[:30]

    match = replay("\n".join(lines))

    assert not match.is_over
    assert len(match.history) == 30 - 6


def test_an_illegal_action_is_told_with_its_refusal(played: str) -> None:
    lines = played.splitlines()[:8]

    with pytest.raises(RecordError, match=r"line 9: give up: WRONG_PHASE \(C-10\)"):
        replay("\n".join([*lines, "1 give up"]))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "claim",
        "draw up x",
        "keep",
        "keep 1 1",
        "pay",
        "claim a with red",
        "pay 9999red",
        "🚂",
    ],
)
def test_text_that_says_nothing(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(text)


def test_the_command_shows_and_verifies(played: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(played)

    shown = CliRunner().invoke(railwright, ["replay", str(file)])
    verified = CliRunner().invoke(railwright, ["replay", str(file), "--verify"])
    missing = CliRunner().invoke(railwright, ["replay", str(tmp_path / "none")])

    assert shown.exit_code == verified.exit_code == 0
    assert len(shown.output.splitlines()) > len(verified.output.splitlines()) == 3
    assert "Nordic Countries" in verified.output
    assert missing.exit_code == 2
    assert "no such file" in missing.output


def test_a_record_of_other_rules_is_refused_with_its_line() -> None:
    text = record(new_game("nordic", 2, 7)).replace("rules 1", "rules 99")

    with pytest.raises(
        RecordError, match="line 2: this game was played by version 99 of the rules"
    ):
        replay(text)


def test_a_record_without_a_version_of_rules_is_read() -> None:
    text = record(new_game("nordic", 2, 7))

    assert replay(text.replace("rules 1\n", "")).hash() == replay(text).hash()


def test_a_game_from_a_position_has_no_record() -> None:
    match = new_game("nordic", 2, 7)
    for other in (
        read_position(format_position(match)),
        Match.from_bytes(match.to_bytes()),
    ):
        with pytest.raises(GameError, match="has no record"):
            record(other)
    assert record(match.copy()) == record(match)
