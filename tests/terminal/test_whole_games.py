"""Whole games through standard input, from the first ticket to the winner."""

from pathlib import Path

import pytest
from tests.terminal.conftest import Play
from tests.words.reading import texts_of

from railwright.games import GAMES
from railwright.model import replay
from railwright.words.phrases import TOLD
from railwright.words.speech import speak

FOLLOW = "?\nok\n\n" * 700
"""Ask for a hint, follow it, go on; what is too much for a question is harmless."""
TABLES = [
    *((game, ()) for game in GAMES),
    *(
        pytest.param(game, more, marks=pytest.mark.slow)
        for game, more in [
            ("europe", ("--option", "station_choice=owner")),
            ("world", ("--option", "world_start_pieces=fixed20_40")),
            ("usa", ("--seats", "human,human:Ben,greedy,random,path")),
            ("switzerland", ("--option", "swiss_country_through=true")),
        ]
    ),
]


@pytest.mark.parametrize(("game", "more"), TABLES)
def test_a_game_is_played_to_its_end(
    game: str, more: tuple[str, ...], play: Play, home: Path
) -> None:
    result = play(game, "--seed", "11", *more, typed=FOLLOW)

    assert result.exit_code == 0, result.output
    match = replay((home / f"{game}-1.txt").read_text(encoding="utf-8"))
    assert match.is_over
    scoring = result.output.partition("\nFinal scoring\n")[2]
    stages = ["Routes", "Tickets", "Total"]
    stages += ["Stations"] * (match.game.stations is not None)
    stages += ["Ports"] * (match.game.ports is not None)
    assert set(stages) <= set(scoring.splitlines())
    totals = scoring.partition("\nTotal\n")[2].splitlines()
    shown = sorted(int(line.split()[-1]) for line in totals[1 : 1 + match.seats])
    assert shown == sorted(player.total for player in match.result().players)
    assert max(map(len, result.output.splitlines()[:-2])) <= 80


def test_the_end_of_a_finished_game_can_be_seen_again(play: Play) -> None:
    first = play("nordic", "--seed", "11", typed=FOLLOW)

    again = play("--resume", "nordic-1")

    end = first.output.partition("\nFinal scoring\n")[2]
    assert end
    assert again.output.partition("\nFinal scoring\n")[2] == end
    assert play("--resume").exit_code == 2  # there is no game to go on with


def test_a_program_can_be_played_against(play: Play) -> None:
    example = Path(__file__).parents[2] / "docs" / "reference" / "longest.pl"
    seats = f"human,exec:perl {example}"

    result = play("usa", "--seed", "3", "--seats", seats, typed=FOLLOW)

    assert result.exit_code == 0
    assert "Longest claims" in result.output
    assert "Final scoring" in result.output


@pytest.mark.parametrize(
    ("language", "game"),
    [("pl", "europe"), ("pl", "world"), ("nb", "nordic"), ("nb", "switzerland")],
)
def test_a_game_is_played_in_another_language(
    language: str, game: str, play: Play, home: Path
) -> None:
    words = speak(language, *TOLD)
    hint, ok = words.say("command-hint"), words.say("command-ok")
    typed = f"{words.say('command-help')}\n" + f"{hint}\n{ok}\n\n" * 700

    result = play(game, "--seed", "11", "--language", language, typed=typed)

    assert result.exit_code == 0, result.output
    assert replay((home / f"{game}-1.txt").read_text(encoding="utf-8")).is_over
    shown = result.output.splitlines()
    assert words.say("scoring") in shown
    assert max(map(len, shown[:-2])) <= 80
    assert [text for text in english_only(language) if text in result.output] == []


def english_only(language: str) -> set[str]:
    """What is said by several words in English, and not in another language."""
    parts = TOLD
    found = texts_of("en", *parts) - texts_of(language, *parts)
    return {text for text in found if len(text) > 7 and " " in text}
