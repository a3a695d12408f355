"""A slip of the pen in the catalogue is an error with file and line."""

from collections.abc import Callable

import pytest

from railwright.rulebook import CatalogueError, read_catalogue, texts

TEXTS = texts()


def defects(name: str, old: str, new: str) -> str:
    """What is said when a page has something else in one place."""
    assert TEXTS[name].count(old) == 1
    with pytest.raises(CatalogueError) as caught:
        read_catalogue({**TEXTS, name: TEXTS[name].replace(old, new)})
    return str(caught.value)


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("europe", "(rule-E-02)=", "(rule-E-03)=", "E-03 stands above E-02"),
        ("europe", "(rule-E-02)=", "(rule-E-02)", "expected `(rule-L-01)=` and"),
        ("europe", "**E-02 Pieces.**", "E-02 Pieces.", "expected `(rule-L-01)=` and"),
        (
            "europe",
            "(rule-E-02)=\n**E-02",
            "(rule-N-99)=\n**N-99",
            "expected an id like E-01, not N-99",
        ),
        (
            "europe",
            "(rule-E-02)=\n**E-02",
            "(rule-E-01)=\n**E-01",
            "E-01 is given twice",
        ),
        (
            "europe",
            "# Europe (E)",
            "# Europe (E)\nand more",
            "alone between blank lines",
        ),
        ("europe", "# Europe (E)\n", "", "expected a title first"),
        ("nordic", "(rule-N-33)=\n", "", "expected `(rule-N-33)=` on the line above"),
        (
            "nordic",
            "for the most completed",
            "C-99 the most completed",
            "no rule, ruling or scenario C-99",
        ),
        (
            "nordic",
            "- *Source:* derived.",
            "- Source: derived.",
            "N-33: expected a field",
        ),
        (
            "nordic",
            "- *Source:* derived.",
            "- *Sauce:* derived.",
            "unknown field 'Sauce'; choose from Example",
        ),
        (
            "nordic",
            "- *Source:* derived.",
            "- *Games:* N.",
            "N-33: Games is given twice",
        ),
        ("nordic", "- *Source:* derived.", "\nBy the way.", "a heading after N-33"),
        (
            "nordic",
            "- *Source:* derived.",
            "\n- *Source:* derived.",
            "N-33 has a list already",
        ),
        (
            "nordic",
            "- *Source:* derived.",
            "- *Part:* draw.",
            "N-33: Part is given twice",
        ),
        ("usa", "- *Part:* points.\n", "", "U-09: Part is missing"),
        (
            "usa",
            "- *Part:* points.",
            "- *Part:* score.",
            "U-09: unknown part 'score'; choose from goal, ",
        ),
        (
            "common",
            "E N S (W: see W-03)",
            "none",
            "C-02: Games must name a game by its letter",
        ),
        (
            "rulings",
            "- *Ruling:* one color,",
            "- *Outside:* one color,",
            "Q-53: Ruling is missing",
        ),
        ("rulings", "`swiss_trains` | 45", "`trains` | 45", "does not offer trains"),
        ("rulings", "| 40 | Q-06 |", "| 40 | Q-07 |", "option of Q-06 is not in the"),
        ("rulings", "| 40 | Q-06 |", "| Q-06 |", "expected a row of 4 cells"),
        ("scenarios", "| X-02 | E |", "| X-01 | E |", "X-01 is given twice"),
        (
            "scenarios",
            "| X-02 | E |",
            "| X-2 | E |",
            "expected an id like X-01, not X-2",
        ),
        ("scenarios", "| X-02 | E |", "| X-02 | Z |", "X-02 needs its games"),
        ("scenarios", "C-07 E-07 |", "C-07, E-07 |", "X-02 needs its games and"),
        ("scenarios", "TICKETS): minimum 2", "X): minimum 2", "refusal TOO_FEW_X"),
        (
            "glossary",
            "# Glossary",
            "# Glossary of Q-64",
            "line 1: there is no rule, ruling or scenario Q-64",
        ),
    ],
)
def test_slips_are_named(name: str, old: str, new: str, said: str) -> None:
    text = defects(name, old, new)

    assert said in text
    assert text.startswith(f"{name}.md, line ")


def test_all_defects_of_a_page_are_listed() -> None:
    text = TEXTS["usa"].replace("*Games:* U.", "*Games:* nobody.")
    with pytest.raises(CatalogueError) as caught:
        read_catalogue({**TEXTS, "usa": text})

    assert len(caught.value.defects) == 12


@pytest.mark.parametrize(
    "change",
    [str.strip, lambda text: text.replace("\n", "\n\n", 1), lambda text: f"{text}\n\n"],
)
def test_blank_lines_do_not_matter(change: Callable[[str], str]) -> None:
    changed = {name: change(text) for name, text in TEXTS.items()}

    assert read_catalogue(changed) == read_catalogue(TEXTS)
