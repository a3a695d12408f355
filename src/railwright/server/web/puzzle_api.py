"""Puzzles: what there are, a position, the answer to a decision, playing on."""

from railwright.server.living.puzzle_tables import (
    judged,
    offered_puzzles,
    played_on,
    posed,
)
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.wishes.moving import named
from railwright.server.web.api import create_table
from railwright.server.web.endpoints import Call, get, post
from railwright.server.wire.messages import TableState
from railwright.server.wire.puzzle_bodies import (
    PuzzleJudged,
    PuzzlePosed,
    PuzzlesOffered,
    PuzzleTried,
)


def _named(call: Call) -> tuple[str, int]:
    """The puzzle in the address."""
    game, number = (str(call.request.path_params[name]) for name in ("game", "number"))
    if not (number.isascii() and number.isdecimal() and len(number) <= 6):
        raise Refusal("NOT_FOUND", "there is no such puzzle")
    return game, int(number)


@get("/puzzles")
async def list_puzzles(call: Call) -> PuzzlesOffered:
    """List all puzzles by games, and say which one is today's."""
    return await call.work_out(offered_puzzles)


@get("/puzzles/{game}/{number}")
async def one_puzzle(call: Call) -> PuzzlePosed:
    """Show a position in which one decision is clearly the best."""
    return await call.work_out(posed, *_named(call))


@post("/puzzles/{game}/{number}")
async def answer_puzzle(call: Call, body: PuzzleTried) -> PuzzleJudged:
    """Say what you would do, and hear what is best and why."""
    return await call.work_out(judged, *_named(call), named(body))


@post("/puzzles/{game}/{number}/table", 201)
async def play_puzzle_on(call: Call, body: PuzzleTried) -> TableState:
    """Set up a table that plays on after a decision, against bots."""
    wish = await call.work_out(played_on, *_named(call), named(body))
    state: TableState = await create_table.handler(call, wish)
    return state


ENDPOINTS = [list_puzzles, one_puzzle, answer_puzzle, play_puzzle_on]
