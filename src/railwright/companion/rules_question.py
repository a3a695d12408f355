"""Whether a claim is allowed at a real table: the engine's answer, with its rule."""

from dataclasses import dataclass, replace

from railwright.companion.entered_sheet import ScoreSheet, SheetSeat, position_text
from railwright.errors import IllegalAction
from railwright.games import GAMES
from railwright.maps import Kind
from railwright.model.actions import BuildPort, BuildStation, Cards, ClaimRoute
from railwright.model.notation import format_cards
from railwright.model.position_reader import read_position


@dataclass(frozen=True, slots=True)
class RulesQuestion:
    """Somebody wants to pay for a route, or for a station or port in a city."""

    seat: int
    place: str
    """The route, or the city."""
    cards: Cards


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the rules say of it."""

    code: str | None
    """Why it is refused; None if it is allowed."""
    rule: str | None
    """The id of the rule on which a refusal rests."""
    is_tunnel: bool
    """Whether three cards are revealed now, so that it may cost more (C-40)."""


def ruling(sheet: ScoreSheet, asked: RulesQuestion) -> Ruling:
    """Whether a player may do that now; GameError if the sheet itself cannot be.

    Whoever asks has the cards that they want to pay with.
    """
    asking = replace(sheet, seats=tuple(_without_tickets(sheet)))
    text = position_text(asking, turn=asked.seat, hand=format_cards(asked.cards))
    match = read_position(text, "what is on the board")
    routes = match.board.route_index
    is_route = asked.place in routes
    if not is_route:
        match.words.city_number(asked.place)  # it is refused if there is none
    action = _action(sheet, asked, is_route=is_route)
    is_tunnel = is_route and match.board.routes[routes[asked.place]].kind == Kind.TUNNEL
    try:
        match.play(action, asked.seat)
    except IllegalAction as refusal:
        return Ruling(refusal.code, refusal.rule, is_tunnel=False)
    return Ruling(None, None, is_tunnel=is_tunnel)


def _action(
    sheet: ScoreSheet, asked: RulesQuestion, *, is_route: bool
) -> ClaimRoute | BuildStation | BuildPort:
    if is_route:
        return ClaimRoute(asked.place, asked.cards)
    if GAMES[sheet.game].ports:
        return BuildPort(asked.place, asked.cards)
    return BuildStation(asked.place, asked.cards)


def _without_tickets(sheet: ScoreSheet) -> list[SheetSeat]:
    """Tickets do not matter for what may be paid."""
    return [replace(seat, tickets=()) for seat in sheet.seats]
