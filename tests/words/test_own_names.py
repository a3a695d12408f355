"""The names that a game brings along, in the language of the reader or in English."""

from pathlib import Path

import pytest
from tests.games.test_registry import make_game

from railwright.games import GAMES, load_map
from railwright.games.reading import read_game
from railwright.words.own_names import names_of, own_names
from railwright.words.phrases import Phrases
from railwright.words.speech import speak

ENGLISH = """
part-routes = Tracks
part-grand-tour = Grand tour
differs = { $wagons } trains.
"""
POLISH = """
game-towns = Trzy Miasta
part-grand-tour = Wielka podróż
"""


@pytest.fixture
def towns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game whose English names are complete, and its Polish ones are not."""
    folder = make_game(tmp_path / "towns", "towns")
    (folder / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / "pl.ftl").write_text(POLISH, encoding="utf-8")
    games = {**GAMES, "towns": read_game(folder / "game.py")}
    monkeypatch.setattr("railwright.words.own_names.GAMES", games)
    own_names.cache_clear()
    return folder


def phrases(towns: Path, language: str) -> Phrases:
    board = load_map(towns / "map.json")
    return Phrases(board, "towns", speak(language, "game", "terminal"))


def test_a_game_s_own_names_come_before_ours(towns: Path) -> None:
    polish, english = phrases(towns, "pl"), phrases(towns, "en")

    assert polish.title == "Trzy Miasta"
    assert english.title == "Three Towns"
    assert polish.part("grand-tour") == "Wielka podróż"
    assert english.part("grand-tour") == "Grand tour"
    assert english.part("routes") == "Tracks"
    assert polish.part("tickets") == "Bilety"


def test_what_a_language_lacks_is_said_in_english(towns: Path) -> None:
    norwegian = phrases(towns, "nb")

    assert norwegian.part("grand-tour") == "Grand tour"
    assert norwegian.part("tickets") == "Billetter"
    assert norwegian.part("most-hats") == "Most hats"


@pytest.mark.usefixtures("towns")
def test_a_browser_is_given_names_alone() -> None:
    english = {"part-routes": "Tracks", "part-grand-tour": "Grand tour"}
    polish = {"game-towns": "Trzy Miasta", "part-grand-tour": "Wielka podróż"}

    assert names_of("towns") == {
        "en": english,
        "pl": english | polish,
        "nb": english,
    }
    assert names_of("europe") == {}
