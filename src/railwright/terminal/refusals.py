"""Why an action is not allowed, in plain words."""

from railwright.errors import IllegalAction, UnknownName
from railwright.words.phrases import Phrases

LONGEST_NAME = 40
"""Letters of an unknown name that are worth repeating."""


def why_not(error: IllegalAction, phrases: Phrases) -> str:
    """What was not done and why, by which rule, and what could be done instead."""
    if not error.rule:  # nobody could read it
        return error.text
    refused = phrases.say("refused", reason=_reason(error, phrases))
    rule = phrases.say("rule-code", rule=error.rule)
    return f"{refused} ({rule}) {_instead(error, phrases)}".rstrip()


def _instead(error: IllegalAction, phrases: Phrases) -> str:
    """The names that could have been meant, or all that there are."""
    if not isinstance(error, UnknownName) or not (error.near or error.choices):
        return ""
    message = "did-you-mean" if error.near else "choose-one"
    names = phrases.words.listed(error.near or error.choices, "or")
    return phrases.say(message, names=names)


def _reason(error: IllegalAction, phrases: Phrases) -> str:
    if isinstance(error, UnknownName):
        name = error.name[:LONGEST_NAME]
        return phrases.say("unknown-name", kind=error.kind, name=name)
    wild, ships = phrases.board.wild, phrases.ships
    return phrases.say(f"refusal-{error.code}", wild=wild, ships=ships)
