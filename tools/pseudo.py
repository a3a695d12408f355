"""Writes a language nobody speaks, which shows where a page does not speak its own.

    python tools/pseudo.py FOLDER

Every letter has an accent, texts are about two fifths longer, and the messages of the
interface are marked at both ends: ⟦Ýóóúŕ ťúúŕñ⟧. A plain letter on a page was not
translated, and a missing ⟧ is cut off.
"""

import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from railwright.words.completeness import english_files

LANGUAGE = "en-XA"
"""The tag of English with accents on everything."""
PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ACCENTED = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
VOWELS = frozenset("AEIOUaeiou")
UNMARKED = ("rules.ftl", "games/")
"""The files whose messages are put into each other, where marks would be in the way."""
SHORT = ("letter", "letter-sort")
"""Messages of one letter, which has no room for marks."""


def accented(text: str) -> str:
    """A text with accents, and its vowels twice."""
    longer = "".join(each * 2 if each in VOWELS else each for each in text)
    return longer.translate(ACCENTS)


class _Accents(Transformer):
    """Puts accents on all texts of a message, but not on what its attributes name."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - as Fluent has it
        return ast.TextElement(accented(node.value))

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:  # noqa: N802 - as Fluent has it
        return node


class _Short(_Accents):
    """Puts an accent on letters that stand for something."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - as Fluent has it
        return ast.TextElement(node.value.translate(ACCENTS))


def pseudo(text: str, *, is_marked: bool) -> str:
    """The messages of a file in the language nobody speaks."""
    resource = FluentParser(with_spans=False).parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value:
            is_short = entry.id.name in SHORT
            (_Short() if is_short else _Accents()).visit(entry)
            if is_marked and not is_short:
                entry.value.elements.insert(0, ast.TextElement("⟦"))
                entry.value.elements.append(ast.TextElement("⟧"))
    return FluentSerializer().serialize(resource)


def write(folder: Path) -> Path:
    """Write the language into a folder of languages; its own folder is the answer."""
    own = folder / LANGUAGE
    for name, text in english_files():
        path = own / name
        path.parent.mkdir(parents=True, exist_ok=True)
        made = pseudo(text, is_marked=not name.startswith(UNMARKED))
        path.write_text(made, encoding="utf-8")
    return own


if __name__ == "__main__":
    write(Path(sys.argv[1]))
