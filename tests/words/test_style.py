"""No text that people read says what the style sheet of its language bans."""

import re
from pathlib import Path

import click
import pytest
from fluent.syntax import FluentParser, ast
from tests.rulebook.telling import telling
from tests.words.reading import PARTS, messages, texts, variables

from railwright.cli.main import railwright
from railwright.games import GAMES
from railwright.rulebook import rules_page
from railwright.words.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
CALQUES = r"\b(?:the own|one's|is told|of yours|by lot|gone on with)\b"
BRITISH = r"\b\w*(?:colour|neighbour|licence|traveller|behaviour)\w*\b|\bgrey\b"
BANNED = re.compile(f"{CALQUES}|{BRITISH}", re.IGNORECASE)
"""What no reader of American English should have to read, in texts or elsewhere."""
SIGNS = {
    "en": r'"|\.\.\.|(?<!\w)-\d|\S …',
    "pl": r'"|\.\.\.|(?<!\w)-\d|\S …',
    "nb": r'"|\.\.\.|(?<!\w)-\d|\S…',
}
"""Straight quotes, three dots, a hyphen for a minus, a wrong space."""
BEGINNINGS = {
    "en": """
        as the device, as your turn, at a table with the box, each other one, enlarge,
        friends by, is not possible, make a table, make the table, no way left,
        nothing of this, on the way of, stand up, the planner, the shuffle was fixed,
        what cannot, who begins
    """,
    "pl": """
        bilet wymienia, bilety wymagają wagonów, dopłaca się, gotowy bilet, ilekolwiek,
        jest niemożliw, joker, lokomotywa płaci, lokomotywy płacą, menu stołu, mija,
        niezbudowan, obsłużon, planist, przy stole z pudełkiem, robi wybór, rywal,
        sam wybierasz, sekret zgadza, stół wybier, wstań, wyłożono, wypożycz, za niego,
        załóż stół
    """,
    "nb": """
        av dine, bestemmer seg om, betaler overalt, billetten er ferdig,
        bordet er dekket, bordet velger, bordmeny, et parti, gjør krav på, hender,
        hver annen, hvis ikke ingen, ingen vei, kastes, kravet, lag bordet, lag et bord,
        lokomotiver betaler, nevner, planlegger, prat, reis deg, send rundt, skipsrute,
        som din tur, vogner
    """,
}
"""What no text says, by how its words begin: calques, and words for other things."""
CODE = re.compile(r"\b[A-Z]-\d+\b")
"""How the specification calls its rules, which no player has read."""
WILDS = {
    "en": (r"locomotive", r"joker"),
    "pl": (r"lokomotyw", r"dżoker"),
    "nb": (r"lokomotiv", r"joker"),
}


def banned_in(text: str, banned: re.Pattern[str] = BANNED) -> list[str]:
    """What should not be said, with some words around it."""
    line = " ".join(text.split())
    return [line[max(0, m.start() - 30) : m.end() + 30] for m in banned.finditer(line)]


def banned_of(language: str) -> re.Pattern[str]:
    """Everything that the style sheet of a language bans."""
    phrases = " ".join(BEGINNINGS[language].split()).split(", ")
    more = f"|{BANNED.pattern}" if language == "en" else ""
    pattern = rf"{SIGNS[language]}|\b(?:{'|'.join(phrases)}){more}"
    return re.compile(pattern, re.IGNORECASE)


def said_in(language: str) -> dict[str, set[str]]:
    """All texts of a language by their messages: ours, and those of the games."""
    found = {
        f"{part}: {name}": texts(message)
        for part in PARTS
        for name, message in messages(language, part).items()
    }
    for game in GAMES.values():
        text = (game.folder / f"{language}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message):
                found[f"{game.name}: {entry.id.name}"] = texts(entry)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_says_what_its_style_sheet_bans(language: str) -> None:
    banned = banned_of(language)
    found = {
        name: [each for text in said for each in banned_in(text, banned)]
        for name, said in said_in(language).items()
    }

    assert len(found) > 700
    assert {name: said for name, said in found.items() if said} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_page_names_a_rule_by_its_code(language: str) -> None:
    pages = [part for part in PARTS if part != "terminal"]  # where nothing is a link
    filled = {
        name: message
        for part in pages
        for name, message in messages(language, part).items()
        if {"rule", "rules"} & variables(message)
    }
    said = {
        name: [each for text in told for each in banned_in(text, CODE)]
        for name, told in said_in(language).items()
    }

    assert filled == {}
    assert {name: codes for name, codes in said.items() if codes} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_wild_cards_of_world_are_jokers_and_those_of_others_locomotives(
    language: str, game: str
) -> None:
    page = telling(game, language)
    parts = [page.part(part) for part in rules_page(game).parts]
    heads = [page.say(f"rule-{part}") for part in rules_page(game).parts]
    said = " ".join([*parts, *heads, page.say("differs"), page.say("legend-ferry")])
    locomotive, joker = WILDS[language]
    meant, other = (joker, locomotive) if game == "world" else (locomotive, joker)

    assert re.search(meant, said, re.IGNORECASE)
    assert banned_in(said, re.compile(other, re.IGNORECASE)) == []


def test_no_page_of_the_docs_says_what_no_english_reader_should_read() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    rules = (ROOT / "src" / "railwright").rglob("*.md")
    found = {
        str(page.relative_to(ROOT)): banned_in(page.read_text(encoding="utf-8"))
        for page in [*pages, *rules]
        if "_build" not in page.parts
    }

    assert {page: lines for page, lines in found.items() if lines} == {}


def test_no_docstring_comment_or_message_of_the_source_does() -> None:
    """Descriptions of the interface are made of them."""
    found = {
        str(module): banned_in(module.read_text(encoding="utf-8"))
        for module in (ROOT / "src" / "railwright").rglob("*.py")
    }

    assert len(found) > 250
    assert {name: lines for name, lines in found.items() if lines} == {}


def helps(command: click.Command, context: click.Context) -> dict[str, str]:
    """The help of a command and of all below it."""
    found = {context.command_path: command.get_help(context)}
    if isinstance(command, click.Group):
        for name, below in command.commands.items():
            found |= helps(below, click.Context(below, context, name))
    return found


def test_no_help_of_a_command_does() -> None:
    found = helps(railwright, click.Context(railwright, info_name="railwright"))

    assert len(found) > 10
    said = {name: banned_in(text) for name, text in found.items()}
    assert {name: words for name, words in said.items() if words} == {}


def test_what_is_banned_is_found_across_lines_too() -> None:
    assert banned_in("fine\nat the end of the\nown turn") == [
        "fine at the end of the own turn"
    ]
    assert banned_in("Owners say what is told off.") == ["Owners say what is told off."]
    assert banned_in("a gray Color") == banned_in("their own, of your own, a lot") == []
    assert banned_in("neighbouring") == ["neighbouring"]


@pytest.mark.parametrize(
    ("language", "text", "banned"),
    [
        ("en", "One moment …", "t …"),
        ("en", "As your turn you may build.", "As your turn"),
        ("en", "score -3", "-3"),
        ("pl", "Może mijać miasta ponownie", "mija"),
        ("pl", "Co wypożyczają twoje dworce?", "wypożycz"),
        ("nb", "hver annen trekker det fra", "hver annen"),
        ("nb", "Et øyeblikk…", "k…"),
    ],
)
def test_what_a_style_sheet_bans_is_found(
    language: str, text: str, banned: str
) -> None:
    found = banned_of(language).search(text)

    assert found
    assert found.group() == banned
