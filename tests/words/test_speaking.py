"""How Python says the messages of the Fluent files."""

import pytest

from railwright.words.languages import LANGUAGES, language_of_environment, nearest
from railwright.words.speech import MissingWords, speak


@pytest.mark.parametrize(
    ("language", "number", "text"),
    [
        ("en", 1, "1 point"),
        ("en", -3, "−3 points"),
        ("pl", 1, "1 punkt"),
        ("pl", 2, "2 punkty"),
        ("pl", 5, "5 punktów"),
        ("pl", 12, "12 punktów"),
        ("pl", 22, "22 punkty"),
        ("nb", 1, "1 poeng"),
        ("nb", -3, "−3 poeng"),
    ],
)
def test_numbers_have_their_plurals(language: str, number: int, text: str) -> None:
    assert speak(language, "game").say("points", n=number) == text


def test_a_hyphen_in_a_name_stays() -> None:
    words = speak("en", "game")

    assert words.say("score-won", player="R2-3", n=1) == "R2-3 wins by one point!"


@pytest.mark.parametrize(
    ("language", "both", "either"),
    [
        ("en", "a, b, and c", "a, b, or c"),
        ("pl", "a, b i c", "a, b lub c"),
        ("nb", "a, b og c", "a, b eller c"),
    ],
)
def test_lists(language: str, both: str, either: str) -> None:
    words = speak(language, "game")

    assert words.listed(["a", "b", "c"]) == both
    assert words.listed(iter(["a", "b", "c"]), "or") == either
    assert words.listed(["a"]) == "a"
    assert words.listed([]) == ""


def test_what_is_missing_is_warned_of_and_the_game_goes_on() -> None:
    words = speak("en", "game")

    with pytest.warns(MissingWords, match="no nowhere"):
        assert words.say("nowhere") == "nowhere"
    with pytest.warns(MissingWords, match="score-won: .*player"):
        assert "wins by one" in words.say("score-won", n=1)


def test_only_the_files_asked_for_are_spoken() -> None:
    assert speak("en", "game").has("points")
    assert not speak("en", "game").has("rule-goal")
    assert speak("en", "game", "rules").has("rule-goal")


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["pl_PL.UTF-8"], "pl"),
        (["no"], "nb"),
        (["nn-NO"], "nb"),
        (["de-DE", "nb-NO"], "nb"),
        (["C.UTF-8"], "en"),
        (["", "PL"], "pl"),
        ([], "en"),
    ],
)
def test_the_nearest_language(wanted: list[str], language: str) -> None:
    assert nearest(wanted) == language


def test_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "nb_NO.UTF-8")
    assert language_of_environment() == "nb"

    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert language_of_environment() == "pl"
    assert set(LANGUAGES) == {"en", "pl", "nb"}
