"""How one's tickets stand, in words."""

from railwright.model.standing import Standing
from railwright.terminal.phrases import Phrases


def wanted_routes(tickets: list[Standing]) -> set[str]:
    """The routes that would bring the tickets further."""
    return {
        route.id
        for each in tickets
        if each.lack and not each.is_complete
        for route in each.lack.routes
    }


def status(each: Standing) -> str:
    """In a word or two: `done`, `9 to go`, `no way`."""
    if each.is_done:
        return "done" if each.is_complete else f"done {each.points:+}"
    if each.lack is None:
        return "no way"
    return f"{each.lack.spaces} to go"


def way_words(each: Standing, phrases: Phrases, pieces: tuple[int, int]) -> str:
    """What to claim for a ticket, and whether the pieces suffice."""
    if each.is_complete or each.lack is None:
        return ""
    routes = ", ".join(
        f"{phrases.ends(route.id)} {route.length}" for route in each.lack.routes
    )
    goal = f"{phrases.place(each.goal)}: " if each.goal else ""
    if each.is_done:
        goal = f"for more, {goal}" if each.goal else "for more, in order: "
    wagons, ships = each.lack.needed()
    is_short = wagons > pieces[0] or ships > pieces[1]
    if not each.lack.routes:
        return "the station that would help serves another ticket"
    return f"{goal}{routes}{' (too few pieces left)' if is_short else ''}"
