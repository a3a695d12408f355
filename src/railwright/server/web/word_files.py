"""The files of languages that a page or a device loads, each made once and kept."""

import re
from functools import cache

from msgspec import json

from railwright.server.web.replies import ASKED, TEXT, Content
from railwright.server.wire.bodies import LanguageOffered
from railwright.words.completeness import translated
from railwright.words.languages import LANGUAGES, parts, text_of
from railwright.words.speech import speak

LIST = "languages.json"
"""The file that lists the languages."""
ELSEWHERE = {
    *("advice", "coach", "companion", "explorer", "help", "lessons", "mail"),
    *("puzzles", "replay", "rules", "settings", "terminal"),
}
"""The parts that pages do not need, or not all of them."""
PARTS = {
    "ftl": sorted({*parts()} - ELSEWHERE),
    "rules.ftl": ["rules"],
    "settings.ftl": ["settings"],
    "companion.ftl": ["companion"],
    "advice.ftl": ["advice"],
    "coach.ftl": ["coach"],
    "explorer.ftl": ["explorer"],
    "help.ftl": ["help"],
    "puzzles.ftl": ["puzzles"],
    "lessons.ftl": ["lessons"],
    "replay.ftl": ["replay"],
}
"""The words of all pages, and those that some pages need besides."""
MANIFEST = "webmanifest"
"""What a device reads when the page is installed."""
KINDS = {*PARTS, MANIFEST}
_SPARED = (
    (re.compile(r"(?m)^(?:#.*)?\n"), ""),
    (re.compile(r"(?m)^ +"), " "),
    (re.compile(r"(?m)^(-?[a-zA-Z][\w-]*) = "), r"\1="),
    (re.compile(r"\{ (\$?[\w-]+) \}"), r"{\1}"),
)
"""What is written for translators, not for browsers: comments, empty lines, blanks."""
ICONS = (
    {"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml"},
    {"src": "/icon-192.png", "sizes": "192x192", "type": "image/png"},
    {
        "src": "/icon-512.png",
        "sizes": "512x512",
        "type": "image/png",
        "purpose": "any maskable",
    },
)


def word_file(file: str) -> Content | None:
    """The file of that name, such as `languages.json` or `pl.rules.ftl`, or None."""
    language, _, kind = file.partition(".")
    is_known = file == LIST or (language in LANGUAGES and kind in KINDS)
    return _made(language, kind) if is_known else None


@cache
def _made(language: str, kind: str) -> Content:
    if kind in PARTS:
        text = text_of(language, *PARTS[kind])
        for pattern, kept in _SPARED:
            text = pattern.sub(kept, text)
        return Content(text.encode(), TEXT, cache=ASKED)
    if kind == MANIFEST:
        told = json.encode(_manifest(language))
        return Content(told, "application/manifest+json", cache=ASKED)
    offered = [LanguageOffered(code, translated(code)) for code in LANGUAGES]
    return Content(json.encode(offered), cache=ASKED)


def _manifest(language: str) -> dict[str, object]:
    """The page as a program, in the language of whoever installs it."""
    return {
        "name": "Railwright",
        "short_name": "Railwright",
        "lang": language,
        "description": speak(language, "app").say("start-about"),
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#F4EEDF",
        "theme_color": "#B5472F",
        "icons": ICONS,
    }
