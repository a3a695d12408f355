"""The languages we speak, and which of them somebody wants."""

import os
import re
from collections.abc import Iterable

LANGUAGES = {"en": "English", "pl": "polski", "nb": "norsk"}
"""Each language with its own name."""
_SAME = {"no": "nb", "nn": "nb"}


def nearest(tags: Iterable[str]) -> str:
    """The first language that we speak of those wanted, or English."""
    for tag in tags:
        code = re.split(r"[-_.@]", tag.strip().lower())[0]
        if (found := _SAME.get(code, code)) in LANGUAGES:
            return found
    return "en"


def language_of_environment() -> str:
    """The language that the machine's locale asks for."""
    wanted = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return nearest(tag for tag in wanted if tag)
