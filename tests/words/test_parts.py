"""Every part of every game's total has its words."""

import pytest

from railwright.games import GAMES
from railwright.words.languages import LANGUAGES
from railwright.words.speech import speak


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_a_total_has_a_name(language: str) -> None:
    words = speak(language, "game")
    parts = {part.name for game in GAMES.values() for part in game.scoring}

    assert [name for name in sorted(parts) if not words.has(f"part-{name}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("compared", ["completed", "longest", "built"])
def test_what_players_compare_for_a_bonus_can_be_said(
    language: str, compared: str
) -> None:
    assert "7" in speak(language, "game").say(f"count-{compared}", n=7)
