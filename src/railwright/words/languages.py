"""The languages we speak, and which of them somebody wants.

A language is a folder of Fluent files, named by its tag: `pl`, `pt-BR`. Ours lie beside
this module, others in the folders that an environment variable lists.
"""

import os
import re
from collections.abc import Iterable
from pathlib import Path

ENGLISH = "en"
"""What is said where a language has no words."""
FOLDERS = "RAILWRIGHT_WORDS"
"""The environment variable that lists folders with more languages."""
_OURS = Path(__file__).parent
_TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_SAME = {"no": "nb", "nn": "nb"}


def _found() -> dict[str, Path]:
    """The folder of each language; ours come first, then those listed first."""
    listed = filter(None, os.environ.get(FOLDERS, "").split(os.pathsep))
    found: dict[str, Path] = {}
    for folder in (_OURS, *map(Path, listed)):
        for path in sorted(folder.glob("*/")):
            if _TAG.fullmatch(path.name) and any(path.glob("*.ftl")):
                found.setdefault(path.name, path)
    return found


LANGUAGES = _found()
"""Each language with its folder."""


def parts() -> list[str]:
    """The files that the words of a language are divided into."""
    return sorted(path.stem for path in LANGUAGES[ENGLISH].glob("*.ftl"))


def text_of(language: str, *files: str) -> str:
    """The messages of some files of a language; where it may lack some, English first.

    A message that is written twice counts as it was written last.
    """
    own = LANGUAGES[language]
    folders = [own] if own.parent == _OURS else [LANGUAGES[ENGLISH], own]
    paths = [folder / f"{file}.ftl" for folder in folders for file in files]
    return "\n".join(read(path) for path in paths if path.is_file())


def read(path: Path) -> str:
    """The text of a file; bytes that are none are shown as such and spoil no page."""
    return path.read_text(encoding="utf-8", errors="replace")


def nearest(tags: Iterable[str]) -> str:
    """The first language that we speak of those wanted, or English."""
    known = {language.lower(): language for language in LANGUAGES}
    for tag in tags:
        whole = re.split(r"[.@]", tag.strip().lower().replace("_", "-"))[0]
        code = whole.split("-")[0]
        for wanted in (whole, code, _SAME.get(code, "")):
            if wanted in known:
                return known[wanted]
    return ENGLISH


def language_of_environment() -> str:
    """The language that the machine's locale asks for."""
    wanted = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return nearest(tag for tag in wanted if tag)
