"""What is wrong with the catalogue as a whole: ids and names that do not meet."""

import re
from collections.abc import Iterable, Iterator, Mapping

from railwright.rulebook.clauses import OptionRow, Ruling, Scenario
from railwright.rulebook.markdown import RulebookPage
from railwright.rulebook.references import references
from railwright.rulebook.sorting import SCENARIO_HEADER


def check_ids(
    pages: Mapping[str, RulebookPage], letters: Mapping[str, str]
) -> set[str]:
    """Complain about ids given twice or on a wrong page; the set of all of them."""
    known: set[str] = set()
    for name, page in pages.items():
        letter = letters.get(name, "no id")
        for line, ident in _given(page, has_rows=name == "scenarios"):
            if not re.fullmatch(rf"{letter}-\d\d\d?", ident):
                page.complain(line, f"expected an id like {letter}-01, not {ident}")
            if ident in known:
                page.complain(line, f"{ident} is given twice")
            known.add(ident)
    return known


def check_references(page: RulebookPage, text: str, known: set[str]) -> None:
    """Complain about every id in a text that nothing bears."""
    for number, line in enumerate(text.splitlines(), start=1):
        for ident in references(line):
            if ident not in known:
                text = f"there is no rule, ruling or scenario {ident}"
                page.complain(number, text)


def check_options(
    page: RulebookPage, options: Iterable[OptionRow], rulings: Mapping[str, Ruling]
) -> None:
    """A ruling that leaves a choice and the option that makes it name each other."""
    asked = set()
    for option in options:
        asked.add(option.question)
        ruling = rulings.get(option.question)
        if ruling is None or f"`{option.name}`" not in ruling.option:
            line = page.line_of(option.name)
            page.complain(line, f"{option.question} does not offer {option.name}")
    for ruling in rulings.values():
        if ruling.option.startswith("**yes**") and ruling.id not in asked:
            line = page.line_of(ruling.id)
            page.complain(line, f"the option of {ruling.id} is not in the summary")


def check_refusals(
    page: RulebookPage, refusals: tuple[str, ...], scenarios: Iterable[Scenario]
) -> None:
    """A refusal that a scenario expects is one of the listed ones."""
    for scenario in scenarios:
        for code in scenario.refusals:
            if code not in refusals:
                line = page.line_of(scenario.id)
                page.complain(line, f"{scenario.id} expects an unknown refusal {code}")


def _given(page: RulebookPage, *, has_rows: bool) -> Iterator[tuple[int, str]]:
    yield from ((entry.line, entry.id) for entry in page.entries)
    for row in page.rows if has_rows else ():
        if row.cells != SCENARIO_HEADER:
            yield row.line, row.cells[0]
