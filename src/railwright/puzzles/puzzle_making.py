"""Makes puzzles from simulated games; the same seed makes the same ones again."""

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import count

from railwright.model.listed import action_of
from railwright.model.notation import format_action
from railwright.model.table import Deal
from railwright.processes import results
from railwright.puzzles.candidates import Candidate, candidates
from railwright.puzzles.grading import TRIVIAL, degree, failures
from railwright.puzzles.puzzle import Choice, Puzzle, kind_of_puzzle
from railwright.puzzles.puzzle_file import PuzzleBook
from railwright.puzzles.race import Race, decisions

OF_A_GAME = 2
"""Puzzles of one game, at most."""
OF_A_KIND = 4
"""The share of one kind among all, at most: a fourth."""
GameFinds = tuple[int, list[Puzzle]]
"""The number of a game, and what might be puzzles in it."""


def made(book: PuzzleBook, jobs: int = 1) -> Generator[PuzzleBook]:
    """Go on with a book until it is full; yields it after each game."""
    work = partial(puzzles_in, replace(book, puzzles=()))
    waiting: dict[int, list[Puzzle]] = {}
    following = results(work, count(book.games), jobs)
    try:
        while not book.is_full:
            number, found = next(following)
            waiting[number] = found
            # With several jobs games end in any order, but they count in theirs.
            while book.games in waiting and not book.is_full:
                book = with_game(book, waiting.pop(book.games))
                yield book
    finally:
        following.close()


def with_game(book: PuzzleBook, found: list[Puzzle]) -> PuzzleBook:
    """A book after one more game: it takes what it has fewest of."""
    most = -(-book.count // OF_A_KIND)
    kinds = Counter(each.kind for each in book.puzzles)
    degrees = Counter(each.degree for each in book.puzzles)
    rare = sorted(found, key=lambda each: (degrees[each.degree], kinds[each.kind]))
    taken = [each for each in rare if kinds[each.kind] < most][:OF_A_GAME]
    puzzles = (*book.puzzles, *taken)[: book.count]
    return replace(book, puzzles=puzzles, games=book.games + 1)


def puzzles_in(book: PuzzleBook, number: int) -> GameFinds:
    """All puzzles of a game that a book is made from."""
    deal = Deal(book.game, book.players, book.seed + number)
    return number, [*_puzzles(candidates(deal), book)]


def _puzzles(found: list[Candidate], book: PuzzleBook) -> Iterator[Puzzle]:
    for each in found:
        if puzzle := judged(each, book):
            yield puzzle


def judged(candidate: Candidate, book: PuzzleBook) -> Puzzle | None:
    """The puzzle that a candidate is, or None if it is none."""
    sight = candidate.sight
    options = decisions(sight, candidate.view)
    race = Race(sight, [first for first, *_ in options], luck_of(candidate.actions))
    if len(options) == 1 or not race.run(book.worlds):
        return None
    best = race.runners[0].number
    [right] = [alike for alike in options if alike[0] == best]
    share = failures(sight, right.__contains__)
    return None if share < TRIVIAL else _puzzle(candidate, book, race, degree(share))


def luck_of(actions: Sequence[str]) -> int:
    """A seed for the worlds in which a position is judged."""
    return len(actions)


def _puzzle(candidate: Candidate, book: PuzzleBook, race: Race, grade: int) -> Puzzle:
    sight = candidate.sight
    words = sight.study.table.words
    found = race.standings()
    actions = [action_of(sight.state, words, each.number) for each in found]
    choices = [
        Choice(format_action(action), each.chance, each.doubt)
        for action, each in zip(actions, found, strict=True)
    ]
    return Puzzle(
        game=book.game,
        players=book.players,
        seed=candidate.seed,
        actions=candidate.actions,
        seat=sight.seat,
        kind=kind_of_puzzle(candidate.view, *actions[:2]),
        degree=grade,
        choices=tuple(choices),
    )
