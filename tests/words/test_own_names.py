"""The names that a game brings along, in the language of the reader or in English."""

import shutil
from pathlib import Path

import pytest
from tests.games.test_registry import make_game
from tests.words.reading import messages

from railwright.games import GAMES, load_map
from railwright.games.reading import read_game
from railwright.layout import load_board
from railwright.words.languages import LANGUAGES
from railwright.words.own_names import names_of, own_names
from railwright.words.phrases import TOLD, Phrases
from railwright.words.speech import speak

LAKELAND = Path(__file__).parents[2] / "docs" / "how-to" / "lakeland"
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
    return Phrases(board, "towns", speak(language, *TOLD))


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


def test_a_part_without_a_word_is_called_alike_in_browser_and_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(LAKELAND, tmp_path / "lakeland")
    for file in (tmp_path / "lakeland").glob("*.ftl"):
        file.unlink()
    game = read_game(tmp_path / "lakeland" / "game.py")
    monkeypatch.setattr("railwright.words.own_names.GAMES", {**GAMES, "lakeland": game})
    own_names.cache_clear()

    called = {"part-grand-tour": "Grand tour"}
    assert names_of("lakeland") == {"en": called, "pl": called, "nb": called}
    in_terminal = Phrases(load_map(game.board), "lakeland")
    assert in_terminal.part("grand-tour") == "Grand tour"


@pytest.mark.usefixtures("towns")
def test_a_browser_is_given_names_alone() -> None:
    english = {"part-routes": "Tracks", "part-grand-tour": "Grand tour"}
    polish = {"game-towns": "Trzy Miasta", "part-grand-tour": "Wielka podróż"}

    assert names_of("towns") == {
        "en": english,
        "pl": english | polish,
        "nb": english,
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_our_games_name_themselves_their_countries_and_their_seas(
    game: str, language: str
) -> None:
    board, layout = load_board(game)
    countries = {f"country-{country.id}" for country in board.countries}
    seas = {
        f"sea-{text.text.lower().replace(' ', '-')}": text.text
        for text in layout.texts
        if text.style == "water"
    }
    names = {
        name: said
        for name, said in own_names(game, language).items()
        if not name.startswith("option-")
    }

    assert names.keys() == {f"game-{game}"} | countries | seas.keys()
    if language == "en":
        assert names.items() >= {f"game-{game}": board.title, **seas}.items()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_our_games_has_a_name(game: str, language: str) -> None:
    words = {*messages(language, "app"), *own_names(game, language)}
    options = {f"option-{each.name.replace('_', '-')}" for each in GAMES[game].options}

    assert options <= words


def test_our_games_have_names_in_each_language() -> None:
    assert own_names("world", "pl")["game-world"] == "Dookoła Świata"
    assert own_names("switzerland", "nb")["country-osterreich"] == "Østerrike"
    assert own_names("europe", "pl")["sea-black-sea"] == "Morze Czarne"
