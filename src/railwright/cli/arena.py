"""`railwright arena`: bots against each other."""

import json
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from railwright.cli.arena_report import show_standings, show_trial, trial_as_json
from railwright.cli.arguments import (
    JOBS,
    RULE_OPTIONS,
    Unusable,
    check_writable,
    cores,
    read_options,
)
from railwright.cli.contests import STOPPED, Run, bots_named
from railwright.cli.games import GameCommand, GameName
from railwright.cli.values import FILE_PATH, SEED, Number, WholeNumber
from railwright.errors import GameError
from railwright.text_files import write_file

if TYPE_CHECKING:
    from railwright.contests import Contest, Outcome, Trial

GAMES = 100
TRIAL_GAMES = 20_000
ELO0, ELO1 = 0, 20
_Elo = Number(-2000, 2000)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was typed."""

    game: str
    bots: str | None
    games: int | None
    players: int
    seed: int
    options: tuple[str, ...]
    jobs: int | None
    sprt: str | None
    elo0: float | None
    elo1: float | None
    report: Path | None
    resume: Path | None


@click.command("arena", cls=GameCommand)
@click.argument("game", type=GameName())
@click.option(
    "--bots",
    metavar="A,B,...",
    help="The bots that play; a bot named twice takes two seats.",
)
@click.option(
    "--games",
    type=WholeNumber(1),
    help="Games per lineup (100); with --sprt the maximum number of games (20000).",
)
@click.option(
    "--players",
    type=WholeNumber(2),
    default=2,
    show_default=True,
    help="Players per game.",
)
@click.option(
    "--seed",
    type=SEED,
    default=0,
    show_default=True,
    help="Random seed of the first deal; later deals use the next numbers.",
)
@RULE_OPTIONS
@JOBS
@click.option("--sprt", metavar="NEW,OLD", help="Test whether NEW is better than OLD.")
@click.option(
    "--elo0",
    type=_Elo,
    help=f"Elo lead of the null hypothesis of --sprt.  [default: {ELO0}]",
)
@click.option(
    "--elo1",
    type=_Elo,
    help=f"Elo lead of the alternative hypothesis of --sprt.  [default: {ELO1}]",
)
@click.option("--json", "report", type=FILE_PATH, help="Write the result as JSON.")
@click.option(
    "--resume",
    type=FILE_PATH,
    help="Add each game to this SQLite file, and continue from the games in it.",
)
@click.pass_context
def arena(ctx: click.Context, /, **typed: Any) -> None:  # noqa: ANN401 - see Wishes
    """Let bots play against each other.

    GAME is {games}, or a map file. Every combination of bots that fills the seats
    plays, and every deal is played in every seating, so that luck evens out. The same
    seed gives the same games with any number of jobs.

    \b
    Examples:
      railwright arena europe --bots random,greedy,path --games 200
      railwright arena usa --bots planner,one-step,one-step --players 3 --jobs 2
      railwright arena nordic --sprt planner,one-step --elo1 30
      railwright arena world --bots path,hungry --resume world.sqlite --json world.json
    """
    from railwright.contests import ContestStore

    wishes = Wishes(**typed)
    try:
        contest = _contest(wishes)
        weighing = Weighing(contest, _trial(contest, wishes) if wishes.sprt else None)
        _check_files(wishes)
        store = ContestStore(wishes.resume, contest)
    except GameError as error:
        raise Unusable(str(error)) from error
    with closing(store):
        for outcome in store.outcomes():
            if outcome.fixture in contest:
                weighing.add(outcome)
        run = Run(contest, store)
        try:
            if not weighing.is_decided:
                run.play(run.local(wishes.jobs), weighing.add, weighing.title)
        finally:  # a bot may have failed; the games before it are still worth showing
            _show(weighing, run, wishes)
    if not run.is_whole:
        ctx.exit(STOPPED)


class Weighing:
    """What is known of a contest so far, game by game."""

    def __init__(self, contest: "Contest", trial: "Trial | None") -> None:
        from railwright.words.phrases import Phrases

        table = contest.setting.check()
        self.phrases = Phrases(table.board, table.game.name)
        self.contest = contest
        self.trial = trial
        self.known: list[Outcome] = []

    @property
    def is_decided(self) -> bool:
        """Whether a test needs no more games."""
        return self.trial is not None and self.trial.sprt.verdict is not None

    @property
    def counted(self) -> "list[Outcome]":
        """The games on which tables rest: a test counts whole deals."""
        return self.trial.counted if self.trial else self.known

    def add(self, outcome: "Outcome") -> bool:
        """Take a game; True if no more are needed."""
        brief = outcome.in_brief()
        self.known.append(brief)
        if self.trial:
            self.trial.add(brief)
        return self.is_decided

    def title(self) -> str:
        """What the progress bar says."""
        if self.trial is None:
            return "games"
        from railwright.contests.sprt import BOUND

        return f"LLR {self.trial.sprt.llr:+.2f} of ±{BOUND:.2f}"


def _show(weighing: Weighing, run: Run, wishes: Wishes) -> None:
    """Print what is known, and write it to a file if one was named."""
    from railwright.contests import standings

    if not weighing.counted:
        click.echo("No deal is complete yet.")
        return
    found = standings(weighing.contest, weighing.counted)
    show_standings(found, weighing.phrases)
    if weighing.trial:
        show_trial(weighing.trial)
    if run.played:
        click.echo(run.pace())
    if not wishes.report:
        return
    jobs = wishes.jobs or cores()
    said = {
        **found.as_json(),
        "speed": {"games": run.played, "seconds": run.seconds, "jobs": jobs},
    }
    if weighing.trial:
        said["sprt"] = trial_as_json(weighing.trial)
    write_file(wishes.report, json.dumps(said, indent=1) + "\n")


def _contest(wishes: Wishes) -> "Contest":
    from railwright.contests import ANCHOR, Contest, Setting

    if bool(wishes.bots) == bool(wishes.sprt):
        raise Unusable("give either --bots or --sprt")
    for name, typed in {"--elo0": wishes.elo0, "--elo1": wishes.elo1}.items():
        if typed is not None and not wishes.sprt:
            raise Unusable(f"{name} needs --sprt")
    if wishes.sprt and wishes.players != 2:
        raise Unusable("--sprt needs --players 2")
    options = read_options(wishes.options)
    setting = Setting(wishes.game, wishes.players, tuple(sorted(options.items())))
    said = wishes.bots or wishes.sprt or ""
    names = [ANCHOR if each.strip() == "anchor" else each for each in said.split(",")]
    games = wishes.games or (TRIAL_GAMES if wishes.sprt else GAMES)
    return Contest(setting, bots_named(",".join(names)), games, wishes.seed)


def _trial(contest: "Contest", wishes: Wishes) -> "Trial":
    from railwright.contests import Sprt, Trial

    if len(contest.bots) != 2 or len(contest.names) != 2:
        raise Unusable("--sprt needs two different bots: NEW,OLD")
    elo0 = ELO0 if wishes.elo0 is None else wishes.elo0
    elo1 = ELO1 if wishes.elo1 is None else wishes.elo1
    if not elo0 < elo1:
        raise Unusable("--elo0 must be less than --elo1")
    return Trial(contest, Sprt(elo0, elo1))


def _check_files(wishes: Wishes) -> None:
    if not wishes.report:
        return
    if wishes.resume and wishes.report.resolve() == wishes.resume.resolve():
        raise GameError("--json and --resume must be different files")
    check_writable(wishes.report, wishes.game)
