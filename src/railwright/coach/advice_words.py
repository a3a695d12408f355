"""Advice in the words of a language: what to do, and why."""

from railwright.bots.advice import Advice
from railwright.model.view import View
from railwright.words.phrases import Phrases


def advice_in_words(phrases: Phrases, advice: Advice, view: View) -> str:
    """What to do, and what it is good for."""
    deed = phrases.action(advice.action, view)
    return f"{deed} {_reason(phrases, advice)}"


def _reason(phrases: Phrases, advice: Advice) -> str:
    tickets = [phrases.ticket(ticket) for ticket in advice.tickets]
    return phrases.say(
        f"hint-why-{advice.reason}",
        route=phrases.ends(advice.route) if advice.route else "",
        tickets=phrases.words.listed(tickets),
        n=len(tickets),
        wild=phrases.board.wild,
        spaces=advice.spaces,
        sea=advice.sea,
        ships=phrases.ships,
        pieces=advice.pieces,
    )
