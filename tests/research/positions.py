"""Random games to look at, as everybody plays them and as rows of numbers show them."""

import random
from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from railwright.encoding.journey import Journey
from railwright.model import Match, new_game
from railwright.model.actions import Action, DrawBlind
from railwright.research import Codebook

RICH = 24
"""Cards that a patient player collects before anything else."""


def matches(
    game: str, seats: int, seed: int, every: int, *, patient: bool = False
) -> Iterator[Match]:
    """A random match, one position of so many, and those of the rarer phases."""
    luck = random.Random(seed)
    match = new_game(game, seats, seed)
    for number in range(20_000):
        if match.seat_to_act is None:
            return
        is_rare = match.view(None).phase not in {"turn", "second-card"}
        if number % every == 0 or is_rare:
            yield match
        match.play(_choice(match, luck, patient=patient))


def _choice(match: Match, luck: random.Random, *, patient: bool) -> Action:
    listed = match.legal_actions()
    seat = match.seat_to_act or 0
    draws = [each for each in listed if isinstance(each, DrawBlind)]
    if patient and draws and match.view(seat).players[seat].cards < RICH:
        return luck.choice(draws)
    return luck.choice(listed)


def journey_of(book: Codebook, match: Match) -> Journey:
    """The same game for rows of numbers."""
    journey = Journey(book.table.scoring, match.state, match.deal.seed)
    journey.witness = match.witness
    journey.remember(vec[i64]([0] * len(match.history)))
    return journey
