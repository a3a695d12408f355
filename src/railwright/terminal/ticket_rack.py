"""How a player's tickets stand, in words."""

from railwright.model.standing import TicketStanding
from railwright.words.phrases import Phrases
from railwright.words.speech import Words


def status(each: TicketStanding, words: Words) -> str:
    """In a few words: `completed`, `9 spaces missing`, `can't be completed`."""
    if each.is_complete:
        return words.say("ticket-done")
    if each.is_done:
        return words.say("ticket-done-points", n=each.points)
    if each.lack is None:
        return words.say("ticket-blocked")
    return words.say("ticket-missing", n=each.lack.spaces)


def style(each: TicketStanding) -> str:
    """The color of a ticket's status."""
    if each.is_done:
        return "green"
    return "yellow" if each.lack else "red"


def way_words(each: TicketStanding, phrases: Phrases, pieces: tuple[int, int]) -> str:
    """What to claim for a ticket, and whether the pieces suffice."""
    if each.is_complete or each.lack is None:
        return ""
    if not each.lack.routes:
        return phrases.say("way-borrowed")
    routes = ", ".join(
        f"{phrases.ends(route.id)} {route.length}" for route in each.lack.routes
    )
    way = f"{phrases.place(each.goal)}: {routes}" if each.goal else routes
    if each.is_done:
        way = phrases.say("way-more", way=way)
    wagons, ships = each.lack.needed()
    is_short = wagons > pieces[0] or ships > pieces[1]
    return phrases.say("way-short", way=way, ships=phrases.ships) if is_short else way
