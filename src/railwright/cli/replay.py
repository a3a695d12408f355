"""`railwright replay`: play a recorded game again."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from railwright.cli.arguments import input_name, read_input
from railwright.cli.printed_tables import seats
from railwright.cli.values import FILE_PATH
from railwright.errors import GameError

if TYPE_CHECKING:
    from railwright.model.result import Result
    from railwright.words.phrases import Phrases


@click.command("replay")
@click.argument("file", type=FILE_PATH)
@click.option("--verify", is_flag=True, help="Only check the record.")
def replay_command(file: Path, *, verify: bool) -> None:
    """Play a recorded game again and show it action by action.

    FILE is a record or the name of a saved game of `railwright play`; a single dash
    reads standard input.

    Every action must be legal and the result must be as recorded; otherwise the first
    difference is reported with its line number, and the exit code is 1.
    """
    from railwright.model.notation import format_action
    from railwright.model.record import replay_steps
    from railwright.words.phrases import Phrases

    path = found(file)
    count = -1
    for match in replay_steps(read_input(path), input_name(path)):
        count += 1
        if match.history and not verify:
            seat, action = match.history[-1]
            scores = " ".join(str(int(score)) for score in match.state.score)
            click.echo(f"{count:4}  {seat + 1}  {format_action(action):<60}  {scores}")
    state = "over" if match.is_over else "not over yet"
    click.echo(f"{input_name(file)}: {match.board.title}, {count} actions, {state}")
    if match.is_over:
        phrases = Phrases(match.board, match.game.name)
        _show_result(match.result(), phrases)


def found(file: Path) -> Path:
    """The file of that path, or else the saved game of that name."""
    from railwright.terminal import saves

    if str(file) == "-" or file.exists() or not saves.is_name(str(file)):
        return file
    saved = saves.path_of(str(file))
    if not saved.exists() and not file.suffix:
        raise GameError(f"{file}: no such file, and no saved game has this name")
    return saved if saved.exists() else file


def _show_result(result: "Result", phrases: "Phrases") -> None:
    for player in sorted(result.players, key=lambda player: player.place):
        parts = [
            f"{phrases.part(name).lower()} {points:+}" for name, points in player.parts
        ]
        click.echo(
            f"  {player.place}. seat {player.seat + 1}: {player.total} = "
            f"{', '.join(parts)}"
        )
    for place in result.ranking:
        if place.decided_by not in {None, "total"}:
            verb = "is" if len(place.seats) == 1 else "are"
            reason = str(place.decided_by).replace("_", " ")
            click.echo(f"  {seats(place.seats)} {verb} ahead by {reason}")
