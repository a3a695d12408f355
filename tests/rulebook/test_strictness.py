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
        ("europe", "(rule-E-02)=", "(rule-E-03)=", "E-03 above E-02"),
        ("europe", "(rule-E-02)=", "(rule-E-02)", "an entry is (rule-ID)="),
        ("europe", "**E-02 Pieces.**", "E-02 Pieces.", "an entry is (rule-ID)="),
        ("europe", "(rule-E-02)=\n**E-02", "(rule-N-99)=\n**N-99", "N-99 is not an id"),
        ("europe", "(rule-E-02)=\n**E-02", "(rule-E-01)=\n**E-01", "a second E-01"),
        ("europe", "# Europe (E)", "# Europe (E)\nand more", "stands alone"),
        ("europe", "# Europe (E)\n", "", "a page begins with its title"),
        ("nordic", "for the most completed", "C-99 the most completed", "C-99 is not"),
        ("nordic", "- *Source:* derived.", "- Source: derived.", "not a field of N-33"),
        ("nordic", "- *Source:* derived.", "- *Sauce:* derived.", "has a field Sauce"),
        ("nordic", "- *Source:* derived.", "- *Games:* N.", "a second Games of N-33"),
        ("nordic", "- *Source:* derived.", "\nBy the way.", "a paragraph after N-33"),
        ("nordic", "- *Source:* derived.", "\n- *Source:* derived.", "to no entry"),
        ("nordic", "- *Source:* derived.", "- *Part:* draw.", "a second Part of N-33"),
        ("usa", "- *Part:* points.\n", "", "U-09 has no Part"),
        ("usa", "- *Part:* points.", "- *Part:* score.", "an unknown part 'score'"),
        ("common", "E N S (W: see W-03)", "none", "C-02 applies to no game"),
        (
            "rulings",
            "- *Ruling:* one color,",
            "- *Outside:* one color,",
            "Q-53 has no Ruling",
        ),
        ("rulings", "`swiss_trains` | 45", "`trains` | 45", "does not offer trains"),
        ("rulings", "| 40 | Q-06 |", "| 40 | Q-07 |", "option of Q-06 is not in the"),
        ("rulings", "| 40 | Q-06 |", "| Q-06 |", "a row that has not 4 cells"),
        ("scenarios", "| X-02 | E |", "| X-01 | E |", "a second X-01"),
        ("scenarios", "| X-02 | E |", "| X-2 | E |", "X-2 is not an id of this page"),
        ("scenarios", "| X-02 | E |", "| X-02 | Z |", "X-02 needs its games"),
        ("scenarios", "C-07 E-07 |", "C-07, E-07 |", "X-02 needs its games and"),
        ("scenarios", "TICKETS): minimum 2", "X): minimum 2", "refusal TOO_FEW_X"),
        ("glossary", "# Glossary", "# Glossary of Q-64", "line 1: Q-64 is not in"),
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
