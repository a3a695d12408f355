"""Other worlds and other endings of games, for programs that search."""

from collections.abc import Iterable
from random import Random
from typing import Literal

from railwright.bots.imagination import Imagination
from railwright.bots.seat_sight import look
from railwright.bots.study import study
from railwright.core.engine import rollout, seat_to_act
from railwright.core.scoring import final_scores
from railwright.core.state import State
from railwright.encoding.journey import Journey
from railwright.research.codebook import Codebook
from railwright.tactics.judgement import Mind
from railwright.tactics.playout import play_out

Policy = Literal["random", "planner"]


def resample(
    book: Codebook, journeys: Iterable[Journey], seat: int | None, seed: int
) -> None:
    """Deal anew what a seat cannot know, or without one the seat to act of each."""
    luck = Random(seed)  # noqa: S311 - no secret
    game = study(book.deal)
    scratch = State(book.table.rules)
    for journey in journeys:
        viewer = int(seat_to_act(journey.state)) if seat is None else seat
        sight = look(game, journey.state, viewer, journey.witness)
        journey.state = Imagination(sight).world(luck).copy_apart(scratch)
        journey.is_dealt = False
        journey.take_stock()


def playout(
    book: Codebook, journeys: Iterable[Journey], policy: Policy, seed: int
) -> list[list[int]]:
    """The totals of each game when a copy of it is played on."""
    mind = Mind(study(book.deal).atlas)
    totals = []
    for row, journey in enumerate(journeys):
        state = journey.state.copy()
        if policy == "planner":
            play_out(mind, state, (1 << 40) + seed + row)
        else:
            rollout(state, seed + row)
        scores = final_scores(state, book.table.scoring)
        totals.append([int(score.total()) for score in scores])
    return totals
