"""Every rule that a test names is one of the catalogue, and every one is named."""

from pathlib import Path

import pytest
from tests.marks import FILES, TESTS, marked

from railwright.rulebook import catalogue


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(TESTS)))
def test_marked_rules_are_in_the_catalogue(path: Path) -> None:
    known = catalogue().entries
    unknown = [
        f"line {line}: {ident}"
        for line, ident in marked(path.read_text(encoding="utf-8"))
        if ident not in known
    ]

    assert unknown == []


def test_marks_are_found_in_every_form() -> None:
    source = """
@pytest.mark.rule("C-01", "E-02")
def test_one(): ...
CASE = pytest.param(1, marks=[pytest.mark.rule("X-999")])
pytestmark = pytest.mark.rule("Q-03")
@pytest.mark.parametrize("game", [case("X-01 N-02", "europe"), case(ids, "usa")])
@pytest.mark.slow
def test_two(): rule("no mark")
"""

    assert sorted(marked(source)) == [
        (2, "C-01"),
        (2, "E-02"),
        (4, "X-999"),
        (5, "Q-03"),
        (6, "N-02"),
        (6, "X-01"),
    ]


def test_every_rule_ruling_and_scenario_has_a_test() -> None:
    named = {
        ident for path in FILES for _, ident in marked(path.read_text(encoding="utf-8"))
    }
    missing = [ident for ident in catalogue().entries if ident not in named]

    assert missing == []
