"""Why an action is not allowed, in plain words."""

from railwright.errors import IllegalAction
from railwright.words.speech import Words


def why_not(error: IllegalAction, words: Words) -> str:
    """A sentence that says why something was not done, and by which rule."""
    reason = words.say(f"refusal-{error.code}")
    rule = words.say("rule-link", rule=error.rule)
    return f"{words.say('refused', reason=reason)} ({rule})"
