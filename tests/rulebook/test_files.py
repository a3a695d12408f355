"""The pages are in the package and in the documentation, and keep to themselves."""

import re
import tomllib
from pathlib import Path

import pytest

import railwright.rulebook
from railwright.games import GAMES
from railwright.rulebook import catalogue, texts

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "rules"
FOLDER = Path(railwright.rulebook.__file__).parent
PAGES = texts()
FILES = {path.stem: path for path in sorted(FOLDER.glob("*.md"))} | {
    game.name: game.folder / "rules.md" for game in GAMES.values()
}


def test_the_catalogue_reads_all_files() -> None:
    assert set(FILES) == set(PAGES)


def test_the_files_are_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

    data = project["tool"]["setuptools"]["package-data"]["railwright"]
    assert {"rulebook/*.md", "games/*/*.md"} <= set(data)


@pytest.mark.parametrize("name", PAGES)
def test_the_documentation_includes_every_file(name: str) -> None:
    text = (DOCS / f"{name}.md").read_text(encoding="utf-8")

    (target,) = re.findall(r"(?m)^```\{include\} (\S+)$", text)
    assert (DOCS / target).resolve() == FILES[name].resolve()


def test_the_overview_leads_to_every_page() -> None:
    text = (DOCS / "index.md").read_text(encoding="utf-8")

    for name in {*PAGES, "comparison"}:
        assert f"({name}.md)" in text
        assert f"\n{name}\n" in text


def test_every_rule_and_ruling_has_an_anchor() -> None:
    text = "\n".join(PAGES.values())
    anchors = re.findall(r"(?m)^\(rule-(.+)\)=$", text)

    book = catalogue()
    assert set(anchors) == {*book.rules, *book.rulings}
    assert len(anchors) == 300


@pytest.mark.parametrize("text", PAGES.values(), ids=PAGES)
def test_no_file_is_named_as_a_source(text: str) -> None:
    assert not re.findall(r"\w+\.(?:txt|java|pdf|md|json|py)\b", text)
    assert not re.findall(r"\b[0-9a-f]{8,}\b", text)
    assert not re.findall(r"(?:^|\s)/\w+/", text)
    assert "colour" not in text.lower()


@pytest.mark.parametrize("text", PAGES.values(), ids=PAGES)
def test_lines_are_of_a_length_to_read(text: str) -> None:
    lines = text.splitlines()

    long = [line for line in lines if len(line) > 95 and not line.startswith("|")]
    assert long == []
