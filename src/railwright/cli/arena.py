"""`railwright arena`: bots against each other."""

import json
import signal
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from railwright.cli.arena_report import show_standings, show_trial, trial_as_json
from railwright.cli.arguments import check_writable, cores, read_options
from railwright.cli.games import GameCommand, GameName
from railwright.errors import GameError

if TYPE_CHECKING:
    from railwright.arena import Contest, Fixture, Ledger, Outcome, Trial

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""
GAMES = 100
TRIAL_GAMES = 20_000
_File = click.Path(dir_okay=False, path_type=Path)
_Elo = click.FloatRange(-2000, 2000)


class OneLine(GameCommand):
    """A command that says in one line what is wrong with its arguments."""

    def make_context(self, *arguments: Any, **more: Any) -> click.Context:  # noqa: ANN401 - as click has it
        """Read the arguments."""
        with _in_one_line():
            return super().make_context(*arguments, **more)

    def invoke(self, ctx: click.Context) -> Any:  # noqa: ANN401 - as click has it
        """Run the command."""
        with _in_one_line():
            return super().invoke(ctx)


@contextmanager
def _in_one_line() -> Iterator[None]:
    try:
        yield
    except click.UsageError as error:
        error.ctx = None  # what would print how the command is used
        raise


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was typed."""

    game: str
    bots: str | None
    games: int | None
    players: int
    seed: int
    options: tuple[str, ...]
    jobs: int
    sprt: str | None
    elo0: float
    elo1: float
    report: Path | None
    resume: Path | None


@click.command("arena", cls=OneLine)
@click.argument("game", type=GameName())
@click.option(
    "--bots",
    metavar="A,B,...",
    help="The bots that play; a bot named twice takes two seats.",
)
@click.option(
    "--games",
    type=click.IntRange(1),
    help="Games per lineup (100); with --sprt the maximum number of games (20000).",
)
@click.option(
    "--players",
    type=click.IntRange(2),
    default=2,
    show_default=True,
    help="Players per game.",
)
@click.option(
    "--seed",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    help="Random seed of the first deal; later deals use the next numbers.",
)
@click.option(
    "--option",
    "options",
    metavar="NAME=VALUE",
    multiple=True,
    help="A rule option to change; may be given several times.",
)
@click.option(
    "--jobs",
    type=click.IntRange(0),
    default=1,
    show_default=True,
    help="Number of worker processes; 0 means one per core.",
)
@click.option("--sprt", metavar="NEW,OLD", help="Test whether NEW is better than OLD.")
@click.option(
    "--elo0",
    type=_Elo,
    default=0.0,
    show_default=True,
    help="Elo lead of the null hypothesis.",
)
@click.option(
    "--elo1",
    type=_Elo,
    default=20.0,
    show_default=True,
    help="Elo lead of the alternative hypothesis.",
)
@click.option("--json", "report", type=_File, help="Write the result as JSON.")
@click.option(
    "--resume",
    type=_File,
    help="Add each game to this file, and continue from the games in it.",
)
@click.pass_context
def arena(ctx: click.Context, /, **typed: Any) -> None:  # noqa: ANN401 - see Wishes
    """Let bots play against each other.

    GAME is {games}, or a map file. Every choice of as many bots as there are seats
    plays, and every deal is played in every seating, so that nobody is
    lucky. The same seed gives the same games, with any number of jobs.

    \b
    Examples:
      railwright arena europe --bots random,greedy,path --games 200
      railwright arena usa --bots planner,one-step,one-step --players 3 --jobs 0
      railwright arena nordic --sprt planner,one-step --elo1 30
      railwright arena world --bots path,hungry --resume world.jsonl --json world.json
    """
    try:
        run = Run(Wishes(**typed))
    except GameError as error:
        raise click.UsageError(str(error)) from error
    # A service manager's request to stop is as good as Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        is_whole = run.play()
    except GameError:  # a bot failed; the games before it are still worth showing
        run.show()
        raise
    run.show()
    if not is_whole:
        click.echo("Interrupted; these are the results so far.", err=True)
        ctx.exit(INTERRUPTED)


class Run:
    """One run of the command: what was asked for, and what is known so far."""

    def __init__(self, wishes: Wishes) -> None:
        self.contest = _contest(wishes)
        self.jobs = wishes.jobs or cores()
        self.report = wishes.report
        self.trial = _trial(self.contest, wishes) if wishes.sprt else None
        if self.report:
            if wishes.resume and self.report.resolve() == wishes.resume.resolve():
                raise GameError("--json and --resume must be different files")
            check_writable(self.report)
        self.known: list[Outcome] = []
        self.played = 0
        self.seconds = 0.0
        self.ledger = _ledger(wishes.resume, self.contest)

    @property
    def is_decided(self) -> bool:
        """Whether a test needs no more games."""
        return self.trial is not None and self.trial.sprt.verdict is not None

    def play(self) -> bool:
        """Play what is not known yet; False if Ctrl-C put an end to it."""
        old = dict(self.ledger.outcomes) if self.ledger else {}
        for fixture, outcome in old.items():
            if fixture in self.contest:
                self._count(outcome)
        fixtures = (each for each in self.contest.fixtures() if each not in old)
        began = time.perf_counter()
        try:
            if not self.is_decided:
                self._play_on(fixtures)
        except KeyboardInterrupt:
            return False
        finally:
            self.seconds = time.perf_counter() - began
            if self.ledger:
                self.ledger.close()
        return True

    def _play_on(self, fixtures: "Iterator[Fixture]") -> None:
        from railwright.arena import outcomes
        from railwright.cli.arena_progress import Progress

        with (
            Progress(len(self.known), self.contest.count, self.trial) as progress,
            closing(outcomes(self.contest.setting, fixtures, self.jobs)) as ended,
        ):
            for outcome in ended:
                if self.ledger:
                    self.ledger.add(outcome)
                self.played += 1
                self._count(outcome)
                progress.advance()
                if self.is_decided:
                    return

    def _count(self, outcome: "Outcome") -> None:
        self.known.append(outcome)
        if self.trial:
            self.trial.add(outcome)

    def show(self) -> None:
        """Print what is known, and write it to a file if one was named."""
        from railwright.arena import standings

        counted = self.trial.counted if self.trial else self.known
        if not counted:
            click.echo("No deal is complete yet.")
            return
        found = standings(self.contest, counted)
        show_standings(found)
        if self.trial:
            show_trial(self.trial)
        if self.played:
            pace = self.played / self.seconds
            click.echo(f"{self.played} games played now, {pace:.1f} games/s")
        if self.report:
            _write(self.report, {**found.as_json(), **self._more()})

    def _more(self) -> dict[str, object]:
        speed = {"games": self.played, "seconds": self.seconds, "jobs": self.jobs}
        if self.trial:
            return {"sprt": trial_as_json(self.trial), "speed": speed}
        return {"speed": speed}


def _contest(wishes: Wishes) -> "Contest":
    from railwright.arena import Contest, Setting

    if bool(wishes.bots) == bool(wishes.sprt):
        raise click.UsageError("give either --bots or --sprt")
    options = read_options(wishes.options)
    setting = Setting(wishes.game, wishes.players, tuple(sorted(options.items())))
    setting.check()
    bots = _bots(wishes.bots or wishes.sprt or "")
    games = wishes.games or (TRIAL_GAMES if wishes.sprt else GAMES)
    return Contest(setting, bots, games, wishes.seed)


def _bots(text: str) -> tuple[str, ...]:
    from railwright.arena import ANCHOR
    from railwright.bots import check_bot

    names = [name.strip() for name in text.split(",")]
    names = [ANCHOR if name == "anchor" else name for name in names]
    for name in names:
        check_bot(name)
    return tuple(names)


def _trial(contest: "Contest", wishes: Wishes) -> "Trial":
    from railwright.arena import Sprt, Trial

    if len(contest.bots) != 2 or len(contest.names) != 2:
        raise click.UsageError("--sprt needs exactly two bots: NEW,OLD")
    if contest.setting.players != 2:
        raise click.UsageError("--sprt needs --players 2")
    if not wishes.elo0 < wishes.elo1:
        raise click.UsageError("--elo0 must be less than --elo1")
    return Trial(contest, Sprt(wishes.elo0, wishes.elo1))


def _ledger(path: Path | None, contest: "Contest") -> "Ledger | None":
    from railwright.arena import Ledger

    return Ledger(path, contest.setting) if path else None


def _write(report: Path, said: dict[str, object]) -> None:
    try:
        report.write_text(json.dumps(said, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise click.UsageError(f"{report}: {error.strerror}") from error
