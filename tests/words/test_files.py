"""The Fluent files against each other, against the code and the style sheet."""

import re
from collections import Counter
from http import HTTPMethod
from pathlib import Path

import pytest
from fluent.syntax import ast
from tests.words.reading import (
    PARTS,
    choices,
    entries,
    messages,
    texts,
    variables,
)

from railwright.model.referee import RULES
from railwright.words.fluent_source import messages_in, names_in
from railwright.words.languages import LANGUAGES, text_of

ROOT = Path(__file__).parents[2]
TABLE = [part for part in PARTS if part != "rules"]
"""What is said at the table; tests/rulebook looks after the words of the rules pages,
which each language may choose by other figures of a game."""
OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {
    "en": {"one", "other"},
    "pl": {"one", "few", "many"},
    "nb": {"one", "other"},
}
CODE = {".ts", ".svelte"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_every_file_can_be_read(language: str, part: str) -> None:
    junk = [each for each in entries(language, part) if isinstance(each, ast.Junk)]

    assert [each.content for each in junk] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_names_are_found_without_reading_what_they_say(
    language: str, part: str
) -> None:
    text = text_of(language, part)

    assert names_in(text) == [each.name for each in messages_in(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_written_once(language: str) -> None:
    names = Counter(
        each.id.name
        for part in PARTS
        for each in entries(language, part)
        if isinstance(each, ast.Message)
    )

    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("part", PARTS)
def test_every_language_has_the_same_messages(language: str, part: str) -> None:
    assert list(messages(language, part)) == list(messages("en", part))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("part", TABLE)
def test_every_message_takes_the_same_values(language: str, part: str) -> None:
    own = messages(language, part)
    for name, message in messages("en", part).items():
        assert (name, variables(own[name])) == (name, variables(message))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", TABLE)
def test_numbers_have_all_plurals_and_other_choices_are_the_same(
    language: str, part: str
) -> None:
    own = messages(language, part)
    for name, message in messages("en", part).items():
        for value, keys in choices(message).items():
            is_count = bool(keys & {"one", "few", "many"})
            wanted = (keys - PLURALS["en"]) | PLURALS[language] if is_count else keys
            assert (name, choices(own[name])[value]) == (name, wanted)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("part", PARTS)
def test_sentences_are_translated(language: str, part: str) -> None:
    own = messages(language, part)
    same = [
        name
        for name, message in messages("en", part).items()
        if texts(own[name]) == texts(message) and _is_sentence(message)
    ]

    assert same == []


def _is_sentence(message: ast.Message) -> bool:
    return any(len(text.split()) > 2 for text in texts(message))


def test_every_refusal_and_every_code_of_the_server_has_its_sentence() -> None:
    """Codes are the words in capitals of the server that are nothing else.

    The engine of a browser has one of its own.
    """
    listed = {"BEGIN", "COMMIT", "FIRST", "NFC", "OLDEST", "RETURNING", "TTL"}
    foreign = {*listed, "TCP_NOTSENT_LOWAT", *HTTPMethod}
    code = re.compile(r'"([A-Z]{2,}(?:_[A-Z]+)*)"')
    package = ROOT / "src" / "railwright"
    files = [package / "errors.py", *(package / "server").rglob("*.py")]
    found = {name for file in files for name in code.findall(file.read_text())}
    worker = (ROOT / "web" / "engine" / "worker.js").read_text()
    wanted = (found - foreign) | set(RULES) | set(re.findall(r'code: "(\w+)"', worker))
    written = {
        name.removeprefix("refusal-")
        for part in ("game", "lessons", "settings")
        for name in messages("en", part)
        if name.startswith("refusal-")
    }

    assert wanted - written == set()
    assert written - wanted == set()


def test_every_message_is_used() -> None:
    """By its name, or by the beginning and the end of a name that is put together."""
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for folder, endings in (("src/railwright", {".py"}), ("web/src", CODE))
        for path in (ROOT / folder).rglob("*")
        if path.suffix in endings and "static" not in path.parts
    )
    quoted = set(re.findall(r'["\'`]([a-z][\w-]*)["\'`]', code))
    made = re.findall(r'["`]([a-z-]*)\$?\{[^}]*\}([a-z-]*)["`]', code)
    made = [(start, end) for start, end in made if len(start + end) > 2]
    unused = [
        name
        for part in TABLE
        for name in messages("en", part)
        if name not in quoted
        and not any(
            name.startswith(start) and name.endswith(end) for start, end in made
        )
    ]

    assert unused == []
