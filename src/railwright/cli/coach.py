"""`railwright coach`: go through a recorded game and say what was luck, what skill."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from railwright.cli.arguments import JOBS, Unusable, cores, input_name, read_input
from railwright.cli.replay import found
from railwright.cli.values import FILE_PATH, SEED, OneOf, WholeNumber
from railwright.words.languages import LANGUAGES, language_of_environment

if TYPE_CHECKING:
    from railwright.coach import GameReview, Report


@click.command("coach")
@click.argument("record", type=FILE_PATH)
@click.option(
    "--seat",
    type=WholeNumber(1),
    help="Seat to be judged.  [default: the first that no bot plays, or 1]",
)
@click.option(
    "--language",
    type=OneOf(list(LANGUAGES)),
    help="Language of the report.  [default: that of the system's locale, or en]",
)
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
@click.option(
    "--playouts",
    type=WholeNumber(4, 100_000),
    default=200,
    show_default=True,
    help="Playouts of each decision; more are surer and take longer.",
)
@click.option("--seed", type=SEED, default=0, show_default=True, help="Random seed.")
@JOBS
def coach(  # noqa: PLR0913, PLR0917 - its options
    record: Path,
    seat: int | None,
    language: str | None,
    playouts: int,
    seed: int,
    jobs: int | None,
    *,
    as_json: bool,
) -> None:
    """Say what decided a recorded game: luck, or your decisions.

    RECORD is a record or the name of a saved game of `railwright play`; a single dash
    reads standard input. Every decision of one seat is judged by what that seat could
    know then: imagined worlds that agree with it are played out after what was played
    and after other ideas. The report has the chance to win over the game, luck and
    skill apart, and the three costliest decisions with what would have been better.
    The same seed gives the same report.

    \b
    Examples:
      railwright coach game.txt
      railwright coach game.txt --seat 2 --language pl
      railwright coach game.txt --json --playouts 1000
    """
    import json

    from railwright.cli.coach_report import print_report
    from railwright.coach import GameReview
    from railwright.coach.plain_report import plain_report
    from railwright.coach.sayings import Sayings
    from railwright.words.speech import speak

    file, spoken = found(record), language or language_of_environment()
    text, name = read_input(file), input_name(file)
    who = _seat(text, name, seat)
    review = GameReview(text, who, playouts=playouts, seed=seed, name=name)
    title = speak(spoken, "coach").say("coach-progress")
    report = _reviewed(review, jobs or cores(), title)
    if as_json:
        told = plain_report(report, [spoken])
        click.echo(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        print_report(Sayings(report, spoken), _name(text, name, who))


def _seat(text: str, name: str, said: int | None) -> int:
    """The seat that is meant, counted from 0."""
    from railwright.bots import is_bot
    from railwright.model.record_reader import parse_record

    record = parse_record(text, name)
    if said is None:
        people = [n for n, player in enumerate(record.names) if not is_bot(player)]
        return people[0] if people else 0
    if said > record.deal.players:
        last = record.deal.players
        raise Unusable(f"--seat must be a whole number from 1 to {last}, not {said}")
    return said - 1


def _name(text: str, name: str, seat: int) -> str:
    """What a record calls the player of a seat."""
    from railwright.model.record_reader import parse_record

    names = parse_record(text, name).names
    return names[seat] if names else ""


def _reviewed(review: "GameReview", jobs: int, title: str) -> "Report":
    """The report, while a bar shows how far it has come."""
    from rich.console import Console
    from rich.progress import Progress

    from railwright.coach import answered
    from railwright.processes import results

    console = Console(stderr=True)
    hidden = not console.is_terminal
    with Progress(console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task(title, total=review.most_inquiries)
        for inquiries in review.rounds():
            for insight in results(answered, inquiries, jobs):
                review.note(insight)
                bar.advance(task)
    return review.report()
