"""The reference of the Python API: whole, readable as text, with examples that run."""

import doctest
import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest
from click.testing import CliRunner

import railwright
from railwright.cli.main import railwright as command
from railwright.games import definition
from railwright.reference import DEFINITION, OWN_GAMES, PACKAGES, SECTIONS, reference

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "python.md"
NAMES = [name for names in SECTIONS.values() for name in names]
WITH_EXAMPLES = {
    *("new_game", "Match", "record", "replay", "parse_action", "format_action"),
    *("format_position", "read_position", "load_map", "seen_by", "Game"),
}


def test_every_public_name_is_in_the_reference_once() -> None:
    assert sorted(NAMES) == sorted(railwright.__all__)


def test_the_page_shows_the_same_names_in_the_same_sections() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for section, names in SECTIONS.items():
        found = re.search(rf"(?ms)^## {section}\n(.*?)(^## |\Z)", text)
        assert found, section
        shown = re.findall(r"(?m)^\.\. auto\w+:: railwright\.(\w+)$", found[1])
        assert tuple(shown) == names, section


def test_what_a_game_consists_of_is_in_the_reference() -> None:
    kinds = {
        name
        for name, value in vars(definition).items()
        if inspect.isclass(value) and value.__module__ == definition.__name__
    }
    assert set(DEFINITION) == kinds - {"Span"}
    text = PAGE.read_text(encoding="utf-8").partition(f"## {OWN_GAMES}\n")[2]
    shown = re.findall(r"(?m)^\.\. autoclass:: railwright\.games\.\w+\.(\w+)$", text)
    assert tuple(shown) == DEFINITION


@pytest.mark.parametrize("section", ["Contests", "Research"])
def test_other_packages_are_in_the_reference(section: str) -> None:
    package, names = PACKAGES[section]
    named = import_module(package).__all__
    assert sorted(names) == sorted(name for name in named if not name.isupper())
    text = re.search(
        rf"(?ms)^## {section}\n(.*?)(^## |\Z)", PAGE.read_text(encoding="utf-8")
    )
    assert text
    shown = re.findall(rf"(?m)^\.\. auto\w+:: {package}\.(\w+)$", text[1])
    assert tuple(shown) == names


def test_a_class_of_another_package_is_shown_as_it_is_made() -> None:
    lines = reference("VecEnv").splitlines()

    assert lines[0] == "VecEnv("
    assert "    game: str | Path," in lines
    assert "    opponents: Sequence[str] | None = None," in lines


@pytest.mark.parametrize("name", [*NAMES, *DEFINITION])
def test_examples_do_what_they_say(name: str) -> None:
    value = getattr(definition if name in DEFINITION else railwright, name)
    finder = doctest.DocTestFinder(recurse=inspect.isclass(value))
    runner = doctest.DocTestRunner()
    said: list[str] = []
    tests = finder.find(value, name) if _has_source(value) else []
    for test in tests:
        runner.run(test, out=said.append)

    assert not runner.failures, "".join(said)
    assert runner.tries > 0 or name not in WITH_EXAMPLES


def _has_source(value: object) -> bool:
    return inspect.isclass(value) or inspect.isfunction(value)


def test_it_is_printed_as_text() -> None:
    printed = CliRunner().invoke(command, ["help", "python"])

    assert printed.exit_code == 0
    assert printed.output == reference() + "\n"
    lines = printed.output.splitlines()
    assert max(map(len, lines)) <= 100, "it fits a terminal"
    assert "new_game(" in lines
    assert "    refused" not in printed.output
    for name in [*NAMES, *DEFINITION]:
        assert any(re.match(rf"{name}\b", line) for line in lines), name
    assert "The seats that have to decide something now." in printed.output, "fields"
    assert ">>> match.play(" in printed.output, "examples"


@pytest.mark.parametrize(
    "name", ["Match", "ClaimRoute", "Color", "UnknownName", "Market"]
)
def test_one_name_is_printed_alone(name: str) -> None:
    printed = CliRunner().invoke(command, ["help", "python", name])

    assert printed.exit_code == 0
    assert printed.output.startswith(name)
    assert printed.output.rstrip() in reference()


@pytest.mark.parametrize(
    ("topic", "word"),
    [("notation", "draw up 3"), ("records", "result 104 87"), ("positions", "rest")],
)
def test_the_texts_are_explained_as_well(topic: str, word: str) -> None:
    printed = CliRunner().invoke(command, ["help", topic])

    assert printed.exit_code == 0
    assert word in printed.output


@pytest.mark.parametrize(("typed", "meant"), [("Matc", "Match"), ("match", "Match")])
def test_a_name_that_could_be_meant_is_suggested(typed: str, meant: str) -> None:
    printed = CliRunner().invoke(command, ["help", "python", typed])

    assert f"no public name '{typed}'; did you mean {meant}" in printed.output


def test_the_topics_are_listed_and_wrong_names_refused() -> None:
    assert "positions" in CliRunner().invoke(command, ["help"]).output
    for words in (["python", "Nothing"], ["records", "Match"]):
        printed = CliRunner().invoke(command, ["help", *words])
        assert printed.exit_code == 2
        assert len(printed.output.splitlines()) == 1


def test_a_part_of_a_class_is_printed_alone() -> None:
    method = CliRunner().invoke(command, ["help", "python", "Match.play"])
    field = CliRunner().invoke(command, ["help", "python", "Match.is_over"])

    assert method.output.startswith("Match.play(action: ")
    assert field.output.startswith("Match.is_over\n")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("Match.ply", "Match has no public part 'ply'; did you mean play?"),
        ("Match.zzz", "no public part 'zzz'; `railwright help python Match` has all"),
        ("Foo", "no public name 'Foo'; `railwright help python` has all"),
    ],
)
def test_an_unknown_name_says_where_the_names_are(typed: str, said: str) -> None:
    printed = CliRunner().invoke(command, ["help", "python", typed])

    assert printed.exit_code == 2
    assert said in printed.output
