"""Score sheets, summary cards, tickets and rules, of all games in all languages."""

import re
from functools import cache

import pytest
from tests.printing.paper import fonts, reader, size, words

from railwright.cli import print_out
from railwright.errors import GameError
from railwright.games import GAMES, load_map
from railwright.printing import DOCUMENTS, OF_EVERY_GAME, PAPERS, PrintJob
from railwright.printing import print_document as printed
from railwright.printing.ticket_lines import ticket_groups
from railwright.words.languages import LANGUAGES

WITH_BOARD = {"tickets", "rules"}
CASES = [
    (kind, game, language)
    for kind in OF_EVERY_GAME
    for turn, game in enumerate(GAMES)
    for place, language in enumerate(LANGUAGES)
    if kind not in WITH_BOARD or place == turn % len(LANGUAGES)
]
"""All languages of each game; documents with the board, which take long to read, in
one of them."""
SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}


@cache
def document(kind: str, game: str, language: str = "en", paper: str = "a4") -> bytes:
    return printed(kind, PrintJob(game, language, paper))


def test_the_command_names_what_there_is() -> None:
    assert list(DOCUMENTS) == list(print_out.KINDS)
    assert list(PAPERS) == list(print_out.PAPERS) == list(SIZES)


@pytest.mark.parametrize(("kind", "game", "language"), CASES)
def test_every_game_is_printed_in_every_language(
    kind: str, game: str, language: str
) -> None:
    """On few pages of one size, with our lettering in the file and no other."""
    paper = "letter" if language == "en" else "a4"

    told = reader(document(kind, game, language, paper))

    assert {size(page) for page in told.pages} == {SIZES[paper]}
    assert len(told.pages) <= (6 if kind == "rules" else 1)
    found = {name: is_in for page in told.pages for name, is_in in fonts(page).items()}
    assert all(found.values())
    assert {name.partition("-")[0] for name in found} <= {
        "SourceSansPro",
        "SourceSerifPro",
    }
    assert told.metadata is not None
    assert told.metadata.title is not None
    assert told.metadata.title.startswith(PrintJob(game, language).board_words.title)


def test_the_same_document_has_the_same_bytes() -> None:
    again = printed("score-sheet", PrintJob("usa"))

    assert again == document("score-sheet", "usa")


@pytest.mark.parametrize(
    ("game", "language", "said"),
    [
        # By hand from the rulebooks: lengths and points, and what else counts.
        ("europe", "en", ["× 1 =", "× 2 =", "× 4 =", "× 7 =", "× 15 =", "× 21 ="]),
        ("europe", "en", ["4 points for each station you have not built", "Total"]),
        ("europe", "pl", ["EUROPA", "Arkusz punktacji", "Dworce", "Razem", "Remisy"]),
        ("nordic", "nb", ["NORDEN", "Poengark", "× 27 =", "Flest billetter", "Sum"]),
        ("switzerland", "pl", ["SZWAJCARIA", "Najdłuższa trasa", "Niezrealizowane"]),
        ("usa", "nb", ["Lengste rute", "Fullført", "Ikke fullført"]),
        ("world", "pl", ["Arkusz punktacji", "Wymiana", "Porty", "× 18 =", "× 21 ="]),
    ],
)
def test_a_score_sheet_has_a_row_for_everything_that_counts(
    game: str, language: str, said: list[str]
) -> None:
    told = words(document("score-sheet", game, language)).replace(
        "\N{NO-BREAK SPACE}", " "
    )

    assert [each for each in said if each not in told] == []


def test_a_score_sheet_has_the_colors_of_the_box() -> None:
    assert words(document("score-sheet", "europe")).count("× 21 =") == 5
    assert words(document("score-sheet", "nordic")).count("× 27 =") == 3
    # Three play Switzerland, with any of the five colors of another box.
    assert words(document("score-sheet", "switzerland")).count("× 15 =") == 5


@pytest.mark.parametrize(
    ("game", "language", "said"),
    [
        ("europe", "en", "The first costs one card, the second two of one color"),
        ("nordic", "nb", "3 valgfrie kort kan stå for et lokomotiv"),
        ("world", "pl", "Każde pole kosztuje parę kart jednego koloru"),
    ],
)
def test_a_page_has_two_summary_cards(game: str, language: str, said: str) -> None:
    told = words(document("summary-card", game, language))

    assert told.replace("\N{NO-BREAK SPACE}", " ").count(said) == 2


@pytest.mark.parametrize("game", GAMES)
def test_every_ticket_has_one_line(game: str) -> None:
    groups = ticket_groups(PrintJob(game))
    lines = [line for group in groups for line in group["lines"]]
    cards = sum(line["copies"] for line in lines)

    # 46 in Europe, Nordic and Switzerland, 30 in USA, 65 in World.
    assert cards == {"usa": 30, "world": 65}.get(game, 46)
    assert len(lines) == len(load_map(game).tickets)


def test_the_overview_has_long_tickets_and_others() -> None:
    told = words(document("tickets", "europe", "en", "letter"))

    heads = told.index("Long tickets"), told.index("Regular tickets")
    assert heads[0] < told.index("Athína – Edinburgh") < heads[1]
    assert heads[1] < told.index("Amsterdam – Pamplona")


def test_the_overview_has_tickets_to_countries() -> None:
    told = words(document("tickets", "switzerland", "nb"))

    assert "Billetter til land" in told
    assert "Bern: Frankrike 5, Tyskland 6, Østerrike 11, Italia 8" in told


def test_a_tour_says_what_its_cities_bring() -> None:
    (tours,) = [g for g in ticket_groups(PrintJob("world")) if g["kind"] == "tours"]
    (line,) = [each for each in tours["lines"] if "Tehran" in each["places"][:1]]

    assert tours["head"] == "Tours"
    assert line["places"] == ["Tehran", "Lahore", "Mumbai", "Bangkok"]
    assert line["note"] == "In order 13, otherwise 9, failed\N{NO-BREAK SPACE}−19"


def test_the_rules_have_all_parts_lists_and_examples() -> None:
    told = words(document("rules", "switzerland", "en", "letter"))

    assert "What differs here" in told
    assert "For example, a gray route of two spaces costs two red cards" in told
    assert "• For each of them that shows the color you laid" in told
    for head in ("The goal", "Set-up", "Tunnels", "Countries", "Ties"):
        assert head in told


def test_polish_lines_end_with_no_short_word() -> None:
    job = PrintJob("usa", "pl")

    assert job.held("Karty w ręce i 2 bilety") == "Karty w\xa0ręce i\xa02\xa0bilety"
    assert PrintJob("usa").held("Have a look") == "Have a look"


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("rules", "usa", "xx", "a4"), "unknown language 'xx'; choose from en, nb"),
        (("rules", "usa", "en", "a44"), "unknown paper 'a44'; did you mean a4?"),
        (("ruls", "usa", "en", "a4"), "unknown document 'ruls'; did you mean rules?"),
    ],
)
def test_what_there_is_not_is_one_sentence(asked: tuple[str, ...], said: str) -> None:
    with pytest.raises(GameError, match=re.escape(said)):
        document(*asked)
