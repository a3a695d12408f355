"""Records and positions that documentation shows are such that the program takes."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from textwrap import dedent

import pytest

import railwright.model
from railwright.model import read_position, replay
from railwright.model.lines import SEAT_LINES, TABLE_LINES

ROOT = Path(__file__).parents[2]
NOTATION = ROOT / "docs" / "reference" / "notation.md"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
MODULES = [
    importlib.import_module(f"railwright.model.{found.name}")
    for found in pkgutil.iter_modules(railwright.model.__path__)
]


def shown() -> Iterator[tuple[str, str]]:
    """Every text of a page or docstring that begins as a record or a position."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for block in re.findall(r"(?ms)^```text\n(.*?)^```$", text):
            yield page.name, block
    for module in MODULES:
        text = cleandoc(module.__doc__ or "")
        for block in re.findall(r"(?m)(?:^(?:    .*)?\n)+", f"{text}\n"):
            yield module.__name__, dedent(block).strip()


EXAMPLES = [
    pytest.param(text, id=f"{where}-{text.split(maxsplit=2)[1]}")
    for where, text in shown()
    if re.match(r"railwright (position )?1\n", text)
]


def test_examples_are_found_on_the_page_and_in_both_modules() -> None:
    assert len(EXAMPLES) >= 5


@pytest.mark.parametrize("text", EXAMPLES)
def test_an_example_is_taken(text: str) -> None:
    read = read_position if text.startswith("railwright position") else replay

    assert read(text).seats == 2


def explained(topic: str) -> str:
    """What `railwright help` prints of a topic."""
    module = importlib.import_module(f"railwright.model.{topic}")
    return cleandoc(module.__doc__ or "")


def first_words(text: str) -> set[str]:
    """The keywords of the lines that `railwright help` explains."""
    return {line.split()[0] for line in re.findall(r"(?m)^    (\S.*)$", text)}


@pytest.mark.parametrize("keyword", [*TABLE_LINES, *SEAT_LINES, "seat", "board"])
def test_every_line_of_a_position_is_explained(keyword: str) -> None:
    page = NOTATION.read_text(encoding="utf-8").partition("## Positions")[2]
    table = explained("position").partition("semicolon:")[2]

    assert f"`{keyword}" in page
    assert keyword in first_words(table)


@pytest.mark.parametrize(
    "keyword",
    [
        *("rules", "game", "players", "seed", "secret", "commitment"),
        *("board", "option", "seat"),
    ],
)
def test_every_line_of_a_record_is_explained(keyword: str) -> None:
    page = NOTATION.read_text(encoding="utf-8").partition("## Records")[2]
    table = explained("record").partition("the header:")[2]

    assert f"`{keyword}`" in page.partition("## Positions")[0]
    assert keyword in first_words(table)
