"""Puzzles as pages show them: positions at tables that are kept nowhere."""

from datetime import UTC, datetime

import structlog
from msgspec import structs

from railwright.bots.levels import Level
from railwright.coach.contrast import Contrast, contrasted
from railwright.errors import FileError, IllegalAction
from railwright.games import GAMES
from railwright.model.record import record
from railwright.puzzles import Puzzle, puzzles_of
from railwright.puzzles.daily_puzzle import daily_puzzle
from railwright.puzzles.solution import Solution, solved
from railwright.server.living.conversation import suggested
from railwright.server.tabletop import telling, wishes
from railwright.server.tabletop.beginnings import beginning
from railwright.server.tabletop.entries import AnyEntry, now_ms
from railwright.server.tabletop.prospects import prospects_of
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire.bodies import GameSoFar, NewTable, SeatWanted
from railwright.server.wire.messages import Suggest, Suggested
from railwright.server.wire.puzzle_bodies import (
    PuzzleChance,
    PuzzleJudged,
    PuzzleListed,
    PuzzleOfDay,
    PuzzlePosed,
    PuzzleShelf,
    PuzzlesOffered,
)

LOG = structlog.get_logger("railwright.puzzles")
SOLVER = "solver"
"""Who looks at the position."""
RIVALS: Level = "hard"
"""Against whom one plays on."""


def offered_puzzles() -> PuzzlesOffered:
    """All puzzles, without what would give them away."""
    today = datetime.now(UTC).date()
    shelves = [
        PuzzleShelf(game, [PuzzleListed(each.degree, each.kind) for each in found])
        for game in GAMES
        if (found := _puzzles(game))
    ]
    daily = daily_puzzle(today, {each.game: len(each.puzzles) for each in shelves})
    return PuzzlesOffered(str(today), PuzzleOfDay(*daily) if daily else None, shelves)


def _puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game; a file that cannot be used is said to be none."""
    try:
        return puzzles_of(game)
    except FileError as error:
        LOG.warning("puzzles cannot be used", game=game, why=str(error))
        return ()


def _puzzle(game: str, number: int) -> Puzzle:
    found = _puzzles(game) if game in GAMES else ()
    if not 1 <= number <= len(found):
        raise Refusal("NOT_FOUND", "there is no such puzzle")
    return found[number - 1]


def posed(game: str, number: int) -> PuzzlePosed:
    """A puzzle as its seat sees it."""
    puzzle, now = _puzzle(game, number), now_ms()
    name = f"puzzle-{game}-{number}"
    log = _log(puzzle, now)
    table = SharedTable.of(name, log)
    table.settings = structs.replace(table.settings, practice=False)
    table.seats[puzzle.seat].name = ""  # whoever looks has a name of their own
    reader = telling.Recipient(SOLVER, has_choices=True)
    there = telling.Presence(frozenset({SOLVER}), 0)
    return PuzzlePosed(
        game=game,
        number=number,
        count=len(_puzzles(game)),
        degree=puzzle.degree,
        kind=puzzle.kind,
        table=telling.shown(table, reader, there, now),
        history=telling.history(name, puzzle.seat, log),
        prospects=prospects_of(table, puzzle.seat),
    )


def _log(puzzle: Puzzle, now: int) -> list[AnyEntry]:
    wish = _wish(puzzle, puzzle.record(), len(puzzle.actions))
    assert wish.continues  # noqa: S101 - a puzzle continues a game
    begun = beginning(wish.continues)
    return wishes.set_up(begun.wish(wish), SOLVER, None, now, begun=begun)


def _wish(puzzle: Puzzle, so_far: str, actions: int) -> NewTable:
    seats = [SeatWanted("bot", level=RIVALS) for _ in range(puzzle.players)]
    seats[puzzle.seat] = SeatWanted("me")
    return NewTable(seats, hints=False, continues=GameSoFar(so_far, actions))


def played_on(game: str, number: int, action: str) -> NewTable:
    """The table at which somebody plays on after a decision."""
    puzzle = _puzzle(game, number)
    match = puzzle.position()
    try:
        match.play(action, puzzle.seat)
    except IllegalAction as error:
        raise _refusal(error) from error
    wish = _wish(puzzle, record(match), len(match.history))
    return structs.replace(wish, hints=True)


def judged(game: str, number: int, action: str) -> PuzzleJudged:
    """The answer to somebody who would do something."""
    try:
        solution = solved(_puzzle(game, number), action)
    except IllegalAction as error:
        raise _refusal(error) from error
    return PuzzleJudged(
        right=solution.is_right,
        best=_best(solution, f"puzzle-{game}-{number}"),
        contrast=_contrast(solution),
        choices=[_chance(solution, place) for place in solution.told],
        goes_on=_goes_on(solution),
    )


def _goes_on(solution: Solution) -> bool:
    """Whether there is something to play after a decision."""
    match = solution.puzzle.position()
    match.play(solution.action, solution.puzzle.seat)
    return not match.is_over


def _refusal(error: IllegalAction) -> Refusal:
    return Refusal(error.code, error.text, error.rule or None)


def _best(solution: Solution, name: str) -> Suggested:
    puzzle = solution.puzzle
    asked = Suggest(name, puzzle.seat, "")
    return suggested(asked, len(puzzle.actions), solution.advice)


def _contrast(solution: Solution) -> Contrast | None:
    if solution.is_right:
        return None
    return contrasted(solution.action, solution.advice.action)


def _chance(solution: Solution, place: int) -> PuzzleChance:
    action, chance, doubt = solution.puzzle.choices[place]
    return PuzzleChance(action, chance / 10, doubt / 10, made=place == solution.place)
