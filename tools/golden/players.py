"""Simple players whose games show much: each picks one of the legal actions."""

import random
from collections.abc import Callable

from railwright.core import codes
from railwright.model import Match
from railwright.model.actions import (
    Action,
    BuildPort,
    BuildStation,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    DrawUp,
    ExchangePieces,
    GiveUp,
    KeepTickets,
    Pass,
)

Player = Callable[[Match, list[Action], random.Random], Action]


def anything(_: Match, actions: list[Action], luck: random.Random) -> Action:
    """Any action, all with the same chance."""
    return luck.choice(actions)


def builder(match: Match, actions: list[Action], luck: random.Random) -> Action:
    """Mostly claims routes, the longer the better, and draws cards for them."""
    claims = [each for each in actions if isinstance(each, ClaimRoute)]
    draws = [each for each in actions if isinstance(each, DrawUp | DrawBlind)]
    rare: list[Action] = [
        each
        for each in actions
        if not isinstance(each, ClaimRoute | DrawUp | DrawBlind | Pass)
    ]
    if match.state.phase == codes.TUNNEL_PAYMENT and luck.random() < 0.8:
        rare = [each for each in actions if not isinstance(each, GiveUp)] or actions
    if rare and luck.random() < 0.08:
        return luck.choice(rare)
    if claims and luck.random() < 0.7:
        few = luck.sample(claims, min(len(claims), 4))
        return max(few, key=lambda claim: match.board.route(claim.route).length)
    return luck.choice(draws or claims or rare or actions)


def hoarder(match: Match, actions: list[Action], luck: random.Random) -> Action:
    """Keeps the game from ending: all tickets, short routes first, never too few."""
    if isinstance(actions[0], KeepTickets):
        return max(actions, key=_tickets_kept)
    if match.state.phase == codes.PIECES:
        return actions[-1]  # as many wagons as there are
    for wanted in (DrawTickets, BuildStation, BuildPort):
        found = [each for each in actions if isinstance(each, wanted)]
        if found:
            return luck.choice(found)
    claims = sorted(_harmless_claims(match, actions), key=_length_on(match))
    if claims and (luck.random() < 0.5 or match.deal.seed % 2 == 0):
        shortest = _length_on(match)(claims[0])
        return luck.choice([c for c in claims if _length_on(match)(c) == shortest])
    draws = [each for each in actions if isinstance(each, DrawUp | DrawBlind)]
    others = [
        each for each in actions if not isinstance(each, ClaimRoute | ExchangePieces)
    ]
    return luck.choice(claims or draws or others or actions)


def _tickets_kept(action: Action) -> int:
    return len(action.kept) if isinstance(action, KeepTickets) else 0


def _length_on(match: Match) -> Callable[[ClaimRoute], int]:
    return lambda claim: match.board.route(claim.route).length


def _harmless_claims(match: Match, actions: list[Action]) -> list[ClaimRoute]:
    """Claims after which the last turns do not begin."""
    state = match.state
    spare = int(state.pieces_left(state.player)) - match.game.ending.pieces_left
    return [
        each
        for each in actions
        if isinstance(each, ClaimRoute) and _length_on(match)(each) < spare
    ]


def passer(match: Match, actions: list[Action], luck: random.Random) -> Action:
    """Builds for some rounds, then passes whenever that is allowed."""
    passes = [each for each in actions if isinstance(each, Pass)]
    if passes and len(match.history) > 60:
        return passes[0]
    return builder(match, actions, luck)


def saver(match: Match, actions: list[Action], luck: random.Random) -> Action:
    """Draws cards for a big hand, then claims the longest route of all."""
    state = match.state
    claims = [each for each in actions if isinstance(each, ClaimRoute)]
    draws = [each for each in actions if isinstance(each, DrawUp | DrawBlind)]
    if claims and state.in_hand[int(state.player)] >= 15:
        longest = max(_length_on(match)(claim) for claim in claims)
        return luck.choice([c for c in claims if _length_on(match)(c) == longest])
    return luck.choice(draws) if draws else builder(match, actions, luck)


def miser(_: Match, actions: list[Action], luck: random.Random) -> Action:
    """Draws cards as long as there are any, and only then does something else."""
    draws = [each for each in actions if isinstance(each, DrawUp | DrawBlind)]
    others = [each for each in actions if not isinstance(each, ExchangePieces)]
    return luck.choice(draws or others or actions)


PLAYERS: dict[str, Player] = {
    "anything": anything,
    "builder": builder,
    "hoarder": hoarder,
    "miser": miser,
    "passer": passer,
    "saver": saver,
}
