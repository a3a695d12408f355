"""A puzzle at the keyboard: one decision, which is judged and not played."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table as Grid

from railwright.coach.advice_words import advice_in_words
from railwright.coach.contrast import contrasted
from railwright.errors import IllegalAction
from railwright.model.actions import Action
from railwright.model.match import deal_out
from railwright.model.notation import read_action
from railwright.model.table import Deal
from railwright.terminal.seating import HUMAN, seats_of
from railwright.terminal.session import Ask, Quit, Session
from railwright.terminal.turn import HumanTurn
from railwright.terminal.turn_screen import TurnScreen
from railwright.words.speech import Words

if TYPE_CHECKING:
    from railwright.puzzles import Puzzle
    from railwright.puzzles.solution import Solution

RIVALS = "planner"
"""Who played the games that puzzles are from."""
Judge = Callable[["Puzzle", Action], "Solution"]


def puzzle_session(
    puzzle: "Puzzle", console: Console, ask: Ask, words: Words
) -> Session:
    """The game of a puzzle as it stands, with all that has happened in it."""
    names = [RIVALS] * puzzle.players
    names[puzzle.seat] = HUMAN
    match = deal_out(Deal(puzzle.game, puzzle.players, puzzle.seed))
    session = Session(match, seats_of(names, words), console, ask, words)
    for line in puzzle.actions:
        seat, _, action = line.partition(" ")
        session.remember(match.play(action, int(seat) - 1), int(seat) - 1)
    return session


class PuzzleScreen(TurnScreen):
    """Shows the position of a puzzle."""

    how = "prompt-puzzle"
    left_out = frozenset({"hint", "undo", "save", "quit"})

    def show_news(self, news: list[str]) -> None:
        """The table, which the solver has never seen."""
        del news
        self.show()


class PuzzleTurn(HumanTurn):
    """The decision of a puzzle, and who judges it."""

    def __init__(self, session: Session, puzzle: "Puzzle", solved: "Judge") -> None:
        self.puzzle = puzzle
        self.solved = solved
        super().__init__(session, puzzle.seat)

    def pictured(self) -> TurnScreen:
        """What the solver sees."""
        return PuzzleScreen(self.session, self.seat)

    def do(self, action: Action) -> None:
        """Judge a decision, if it is allowed."""
        try:
            solution = self.solved(self.puzzle, action)
        except IllegalAction as error:
            self.refuse(action, error)
            return
        self.is_done = True
        self._tell(solution)

    def _tell(self, solution: "Solution") -> None:
        """Whether it is right, what is best and why, and what decisions are worth."""
        verdict = "puzzle-right" if solution.is_right else "puzzle-wrong"
        self.screen.heading(self.words.say(verdict))
        advice = advice_in_words(self.screen.phrases, solution.advice, self.view)
        self.screen.say(self.words.say("puzzle-best", action=advice))
        if why := self._why_not(solution):
            self.screen.say(why)
        self.screen.say()
        self.screen.heading(self.words.say("puzzle-chances"))
        self.screen.indented(self._chances(solution))
        self.screen.note(self.words.say("puzzle-fair"))

    def _why_not(self, solution: "Solution") -> str:
        """What was wrong with the decision, if that can be said."""
        if solution.is_right:
            return ""
        contrast = contrasted(solution.action, solution.advice.action)
        return self.words.say(f"coach-why-{contrast}") if contrast else ""

    def _chances(self, solution: "Solution") -> Grid:
        grid = Grid.grid(padding=(0, 2))
        for place in solution.told:
            choice = solution.puzzle.choices[place]
            deed = self.screen.phrases.action(read_action(choice.action), self.view)
            mine = f" ({self.words.say('puzzle-yours')})"
            chance, doubt = (self.words.tenths(each, sign=False) for each in choice[1:])
            worth = self.words.say("puzzle-chance", chance=chance, doubt=doubt)
            grid.add_row(worth, deed + (mine if place == solution.place else ""))
        return grid

    def give_hint(self) -> None:
        """Nobody says what is to be found."""
        self.screen.note(self.words.say("puzzle-find"))

    follow_hint = undo = give_hint

    def save(self, name: str) -> None:
        """There is nothing to be saved."""
        del name
        self.give_hint()


def pose(session: Session, puzzle: "Puzzle", solved: "Judge") -> None:
    """Show a puzzle, and listen until something is decided or the solver leaves."""
    try:
        PuzzleTurn(session, puzzle, solved).run()
    except (Quit, EOFError, KeyboardInterrupt):
        session.screen.say()
    finally:
        session.close()
