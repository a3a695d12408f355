"""`railwright puzzle`: solve a puzzle in the terminal."""

from typing import TYPE_CHECKING

import click

from railwright.cli.arguments import Unusable
from railwright.cli.games import GameCommand, GameName
from railwright.cli.values import OneOf, WholeNumber
from railwright.words.languages import LANGUAGES, language_of_environment

if TYPE_CHECKING:
    from collections.abc import Iterable

    from railwright.puzzles.daily_puzzle import PuzzleName

PARTS = ("coach", "puzzles")
"""The files of a language that are needed besides those of a table."""


@click.command("puzzle", cls=GameCommand)
@click.argument("game", required=False, type=GameName())
@click.argument("number", required=False, type=WholeNumber(1))
@click.option(
    "--language",
    type=OneOf(list(LANGUAGES)),
    help="Language of the puzzle.  [default: that of the system's locale, or en]",
)
def puzzle(game: str | None, number: int | None, language: str | None) -> None:
    """Solve a puzzle: find the one decision that is clearly the best.

    Without arguments it is today's puzzle, the same as everybody's in the browser.
    GAME is {games}, or a game of your own; NUMBER picks one of its puzzles, by
    default today's of that board. You decide as in `railwright play`, once, and hear
    what is best, why, and what the decisions are worth.

    \b
    Examples:
      railwright puzzle
      railwright puzzle nordic
      railwright puzzle europe 12 --language pl
    """
    from railwright.cli.keyboard import ask, console
    from railwright.puzzles import puzzles_of
    from railwright.puzzles.solution import solved
    from railwright.terminal.puzzle_turn import pose, puzzle_session
    from railwright.words.phrases import TOLD
    from railwright.words.speech import speak

    named = _named(game, number)
    words = speak(language or language_of_environment(), *TOLD, *PARTS)
    found = puzzles_of(named.game)[named.number - 1]
    session = puzzle_session(found, console(), ask, words)
    title = words.say("puzzle-name", n=named.number, count=len(puzzles_of(named.game)))
    degree = words.say("puzzle-degree", degree=found.degree)
    session.screen.say(f"{session.screen.phrases.title}. {title}. {degree}")
    session.screen.say(words.say("puzzle-find"))
    pose(session, found, solved)


def _sizes(games: "Iterable[str]") -> dict[str, int]:
    """How many puzzles each game has, with a warning for each unusable file."""
    from railwright.errors import FileError
    from railwright.puzzles import puzzles_of

    sizes = {}
    for game in games:
        try:
            sizes[game] = len(puzzles_of(game))
        except FileError as error:
            click.echo(f"Warning: {error}", err=True)
    return sizes


def _named(game: str | None, number: int | None) -> "PuzzleName":
    """The puzzle that is meant: one of a game, or that of the day."""
    from datetime import UTC, datetime

    from railwright.games import GAMES, unknown_game
    from railwright.puzzles import puzzles_of
    from railwright.puzzles.daily_puzzle import PuzzleName, daily_puzzle

    if game is not None and game not in GAMES:
        raise Unusable(str(unknown_game(game)))
    sizes = _sizes(GAMES) if game is None else {game: len(puzzles_of(game))}
    named = daily_puzzle(datetime.now(UTC).date(), sizes)
    if named is None:
        raise Unusable("there are no puzzles; `railwright puzzles make` makes some")
    if number is None:
        return named
    if number > sizes[named.game]:
        last = sizes[named.game]
        raise Unusable(f"NUMBER must be a whole number from 1 to {last}, not {number}")
    return PuzzleName(named.game, number)
