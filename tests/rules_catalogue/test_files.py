"""The pages are in the package and in the documentation, and keep to themselves."""

import re
import tomllib
from pathlib import Path

import pytest

import railwright.rules
from railwright.rules import PAGES, catalogue

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "rules"
FOLDER = Path(railwright.rules.__file__).parent
FILES = sorted(FOLDER.glob("*.md"))


def page_of(name: str) -> Path:
    """Where the documentation shows a page of the catalogue."""
    return DOCS / f"{'index' if name == 'comparison' else name}.md"


def test_the_catalogue_reads_all_files() -> None:
    assert {path.stem for path in FILES} == set(PAGES)


def test_the_files_are_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

    data = project["tool"]["setuptools"]["package-data"]["railwright"]
    assert "rules/*.md" in data


@pytest.mark.parametrize("name", PAGES)
def test_the_documentation_includes_every_file(name: str) -> None:
    text = page_of(name).read_text(encoding="utf-8")

    (target,) = re.findall(r"(?m)^```\{include\} (\S+)$", text)
    assert (DOCS / target).resolve() == (FOLDER / f"{name}.md").resolve()


def test_the_overview_leads_to_every_page() -> None:
    text = (DOCS / "index.md").read_text(encoding="utf-8")

    for name in set(PAGES) - {"comparison"}:
        assert f"({name}.md)" in text
        assert f"\n{name}\n" in text


def test_every_rule_and_ruling_has_an_anchor() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    anchors = re.findall(r"(?m)^\(rule-(.+)\)=$", text)

    book = catalogue()
    assert set(anchors) == {*book.rules, *book.rulings}
    assert len(anchors) == 300


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_file_is_named_as_a_source(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert not re.findall(r"\w+\.(?:txt|java|pdf|md|json|py)\b", text)
    assert not re.findall(r"\b[0-9a-f]{8,}\b", text)
    assert not re.findall(r"(?:^|\s)/\w+/", text)
    assert "colour" not in text.lower()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_lines_are_of_a_length_to_read(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()

    long = [line for line in lines if len(line) > 95 and not line.startswith("|")]
    assert long == []
