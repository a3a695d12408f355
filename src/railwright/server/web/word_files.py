"""The files of languages that a page loads, each made once and kept."""

from functools import cache

from msgspec import json

from railwright.server.web.replies import ASKED, TEXT, Content
from railwright.server.wire.bodies import LanguageOffered
from railwright.words.completeness import translated
from railwright.words.languages import LANGUAGES, parts, text_of

LIST = "languages.json"
"""The file that lists the languages."""
ELSEWHERE = {"mail", "rules", "terminal"}
"""The parts that pages do not need, or not all of them."""
PARTS = {"ftl": sorted({*parts()} - ELSEWHERE), "rules.ftl": ["rules"]}
"""The words of all pages, and those of the rules pages besides."""


def word_file(file: str) -> Content | None:
    """The file of that name, such as `languages.json` or `pl.rules.ftl`, or None."""
    language, _, kind = file.partition(".")
    is_known = file == LIST or (language in LANGUAGES and kind in PARTS)
    return _made(language, kind) if is_known else None


@cache
def _made(language: str, kind: str) -> Content:
    if kind in PARTS:
        text = text_of(language, *PARTS[kind])
        return Content(text.encode(), TEXT, cache=ASKED)
    offered = [LanguageOffered(code, translated(code)) for code in LANGUAGES]
    return Content(json.encode(offered), cache=ASKED)
