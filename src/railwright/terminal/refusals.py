"""Why an action is not allowed, in plain words."""

from railwright.errors import IllegalAction
from railwright.words.phrases import Phrases


def why_not(error: IllegalAction, phrases: Phrases) -> str:
    """A sentence that says why something was not done, and by which rule."""
    reason = phrases.say(f"refusal-{error.code}", wild=phrases.wild)
    rule = phrases.say("rule-link", rule=error.rule)
    return f"{phrases.say('refused', reason=reason)} ({rule})"
