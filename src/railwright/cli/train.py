"""`railwright train`: teach the bots of a game what positions are worth."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from railwright.cli.arguments import Unusable, check_writable
from railwright.cli.games import GameCommand, GameName
from railwright.cli.values import FILE_PATH, SEED, WholeNumber
from railwright.errors import GameError
from railwright.text_files import write_file

if TYPE_CHECKING:
    from railwright.bots.learned import Learned
    from railwright.bots.study import Study
    from railwright.research.value_training import Lessons

ONE_THREAD = "OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"
"""What has NumPy add up in one thread: with more, the weights depend on the cores."""


@click.command("train", cls=GameCommand)
@click.argument("game", type=GameName())
@click.option(
    "--players",
    type=WholeNumber(2, 5),
    default=2,
    show_default=True,
    help="Number of players.",
)
@click.option(
    "--games",
    type=WholeNumber(200),
    default=100_000,
    show_default=True,
    help="Number of games to learn from.",
)
@click.option(
    "--epochs",
    type=WholeNumber(1, 100),
    default=3,
    show_default=True,
    help="How often to go through all positions.",
)
@click.option(
    "--seed",
    type=SEED,
    default=10_000_000,
    show_default=True,
    help="Random seed, a whole number.",
)
@click.option(
    "-o",
    "--output",
    type=FILE_PATH,
    help="File for the weights.  [default: value-PLAYERS.json beside the game's map]",
)
def train(  # noqa: PLR0913, PLR0917 - its options
    game: str, players: int, games: int, epochs: int, seed: int, output: Path | None
) -> None:
    """Train the value network of a game from self-play.

    GAME is {games}, or a game of your own. The planner plays against itself, and a
    small network learns to guess the final margin from a position. The search uses it
    in games of that many players on that very board. 100,000 games take one or two
    minutes of processor time. Needs the packages of railwright[research].

    \b
    Examples:
      railwright train europe
      railwright train usa --players 3 --games 50000 -o usa-3.json
    """
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))  # before NumPy is loaded
    from railwright.bots.learned import learned_path
    from railwright.bots.study import study
    from railwright.games import GAMES, unknown_game
    from railwright.model.table import Deal

    try:
        if game not in GAMES:
            raise _no_game(game) if Path(game).exists() else unknown_game(game)
        about = study(Deal(game, players, 0))
        path = output or learned_path(game, players)
        check_writable(path, GAMES[game].board)
    except GameError as error:
        raise Unusable(str(error)) from error
    made_by = (
        f"railwright train {game} --players {players} --games {games} "
        f"--epochs {epochs} --seed {seed}"
    )
    known = _known(about, games, seed)
    found = _found(about, known, epochs, seed, made_by)
    write_file(path, found.text())
    _report(path, found, known)


def _no_game(file: str) -> GameError:
    return GameError(
        f"{file} is not a game: weights belong to a game's folder; "
        "docs/how-to/add-a-game.md shows how a map becomes one"
    )


def _known(about: "Study", games: int, seed: int) -> "Lessons":
    """The positions of many games, while a bar shows how many there are."""
    from railwright.cli.progress import Progress
    from railwright.research.value_training import lessons, self_play

    with Progress(0, games, lambda: "self-play") as bar:

        def watched() -> Iterator[list[tuple[bytes, int]]]:
            for each in self_play(about, games, seed):
                bar.advance()
                yield each

        return lessons(watched())


def _found(
    about: "Study", known: "Lessons", epochs: int, seed: int, made_by: str
) -> "Learned":
    from rich.console import Console
    from rich.progress import Progress

    from railwright.research.value_training import Learner

    learner = Learner(known, seed)
    console = Console(stderr=True)
    with Progress(
        console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("training", total=1.0)
        for done in learner.learn(epochs):
            bar.update(task, completed=done)
    return learner.learned(about, made_by)


def _report(path: Path, found: "Learned", known: "Lessons") -> None:
    from railwright.research.value_training import explained

    click.echo(
        f"{path}: {path.stat().st_size / 1000:.1f} kB, learned from "
        f"{len(known.rows) - known.held_out.sum():,} positions; explains "
        f"{explained(found, known):.0%} of the spread of margins in other games"
    )
