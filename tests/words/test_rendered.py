"""Every message of the table as people read it, with many numbers."""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import ast
from tests.words.reading import PARTS, choices, messages, variables

from railwright.words.languages import LANGUAGES
from railwright.words.speech import speak

pytestmark = pytest.mark.filterwarnings("error")

TABLE = [part for part in PARTS if part != "rules"]
"""The rules pages are rendered by tests/rulebook with the figures of games."""
COUNTS = (0, 1, 2, 5, 12, 22, 25)
PLURALS = {"one", "few", "many"}
NUMBERS = {
    *("n", "any", "at", "discards", "done", "first", "high", "keep", "last", "left"),
    *("longest", "low", "most", "ordered", "penalty", "points", "seconds", "ships"),
    *("slot", "spaces", "turns", "wagons"),
}
"""The values that are always numbers; others are, where they are counted."""
NOUNS = {
    "en": (
        "card city locomotive piece player point port route ship space station"
        " step ticket train turn wagon country joker game move minute table sheet"
    ),
    "pl": (
        "karta/karty/kart punkt/punkty/punktów bilet/bilety/biletów pole/pola/pól"
        " trasa/trasy/tras tura/tury/tur wagonik/wagoniki/wagoników miasto/miasta/miast"
        " statek/statki/statków element/elementy/elementów dworzec/dworce/dworców"
        " port/porty/portów lokomotywa/lokomotywy/lokomotyw kartę/karty/kart"
        " kraj/kraje/krajów dżoker/dżokery/dżokerów gra/gry/gier"
        " ruch/ruchy/ruchów minuta/minuty/minut arkusz/arkusze/arkuszy"
    ),
    "nb": (
        "kort/kort poeng/poeng skip/skip land/land billett/billetter felt/felter"
        " linje/linjer tur/turer brikke/brikker togvogn/togvogner by/byer"
        " stasjon/stasjoner havn/havner lokomotiv/lokomotiver spiller/spillere"
        " steg/steg tegn/tegn joker/jokere spill/spill"
        " trekk/trekk minutt/minutter bord/bord ark/ark"
    ),
}
"""What is counted: one, several, and in Polish five or more."""
GENITIVE = r"(?:z|brakuje|około)"
"""Polish words after which things that are counted are always in the genitive."""
BETWEEN = {
    "en": r"(?:more )?",
    "pl": "",
    "nb": r"(?:valgfrie |valgfritt )?",
}
"""What may stand between a number and what it counts."""
NOT_COUNTED = {
    "en": {
        "of",
        "to",
        "and",
        "left",
        "h",
        "loco",
        "wild",
        "completed",
        "built",
        "not",
    }
    | {"in", "is", "x", "otherwise", "failed", "keep", "from", "mm"},
    "pl": {"do", "i", "z", "godz", "lok", "dż", "to", "botowi", "jest", "mm"},
    "nb": {
        "av",
        "til",
        "og",
        "igjen",
        "t",
        "p",
        "lok",
        "jok",
        "fullført",
        "bygd",
        "ikke",
    }
    | {"i", "er", "behold", "på", "mm"},
}
"""Words after a number that it does not count."""


def is_counted(message: ast.Message, value: str) -> bool:
    return bool(choices(message).get(value, set()) & PLURALS)


def values_of(message: ast.Message, value: str) -> list[str | int]:
    """What a value can be: numbers, each of the choices, or a name."""
    if value in NUMBERS or is_counted(message, value):
        return list(COUNTS)
    chosen = sorted(choices(message).get(value, ()))
    return [*chosen] or [f"⟨{value}⟩"]


def rendered(language: str, part: str) -> Iterator[tuple[str, str]]:
    """Every message of a file with all that its values can be."""
    words = speak(language, part)
    for name, message in messages("en", part).items():
        wanted = sorted(variables(message))
        for values in product(*(values_of(message, value) for value in wanted)):
            yield name, words.fill(name, dict(zip(wanted, values, strict=True)))


UNTIDY = re.compile(
    r"^\s|\s$|^$|  "  # nothing, or spaces too many
    r"|[{}$]|undefined"  # what was to be filled in
    r"|\b([^\W\d]+) \1\b"  # a word twice
    r"|\s[,.;:!)]|\(\s|[,;]$|\(\)|[,.;:]{2}",  # signs that miss their words
    re.IGNORECASE,
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", TABLE)
def test_no_message_has_empty_places_doubled_words_or_signs_left_over(
    language: str, part: str
) -> None:
    found = dict(rendered(language, part))

    assert found
    assert {name: text for name, text in found.items() if UNTIDY.search(text)} == {}


def right_form(language: str, number: int, noun: str) -> str:
    """How a noun is counted, by the grammar of the language."""
    forms = noun.split("/")
    if language == "en":
        plural = f"{noun[:-1]}ies" if noun.endswith(("ty", "ry")) else f"{noun}s"
        return noun if number == 1 else plural
    if number == 1:
        return forms[0]
    is_few = number % 10 in {2, 3, 4} and number % 100 not in {12, 13, 14}
    return forms[1] if is_few else forms[-1]


def miscounted(language: str, text: str) -> list[str]:
    """Numbers that are followed by a wrong form or by an unknown word."""
    nouns = NOUNS[language].split()
    known = {form: noun for noun in nouns for form in all_forms(language, noun)}
    wrong = []
    counted = rf"(\w+)?\W*(?<![\d.\u2212\u2013])\b(\d+) {BETWEEN[language]}([^\W\d]+)"
    for before, number, word in re.findall(counted, text):
        noun = known.get(word)
        right = noun and right_form(language, int(number), noun)
        is_genitive = language == "pl" and re.fullmatch(GENITIVE, before.lower())
        if noun and is_genitive:
            right = noun.split("/")[2] if number != "1" else word
        if word not in NOT_COUNTED[language] and word != right:
            wrong.append(f"{number} {word}")
    return wrong


def all_forms(language: str, noun: str) -> set[str]:
    return {right_form(language, number, noun) for number in (1, 2, 5)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", TABLE)
def test_whatever_is_counted_has_the_right_form(language: str, part: str) -> None:
    found = {text: miscounted(language, text) for _, text in rendered(language, part)}

    assert {text: wrong for text, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    ("language", "text", "wrong"),
    [
        ("en", "1 points, 2 points, 2 city", ["1 points", "2 city"]),
        ("pl", "1 punkt, 12 punkty, 22 punkty", ["12 punkty"]),
        ("pl", "Brakuje 2 pola", ["2 pola"]),
        ("nb", "1 felter, 2 felt, 25 kort", ["1 felter", "2 felt"]),
    ],
)
def test_wrong_forms_are_found(language: str, text: str, wrong: list[str]) -> None:
    assert miscounted(language, text) == wrong
