"""What `arena` and `simulate` have in common: games are played, shown and kept."""

import signal
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

import click

from railwright.cli.arguments import cores
from railwright.errors import GameError

if TYPE_CHECKING:
    from railwright.contests import Contest, ContestStore, Fixture, Outcome, Setting

    Source = Callable[[Setting, Iterable[Fixture]], Generator[Outcome]]

STOPPED = 130
"""The exit code after Ctrl-C, as shells have it."""
SAVE_EVERY = 1.0
"""Seconds after which new games are put on the disk."""


def bots_named(text: str) -> tuple[str, ...]:
    """Bots as they are typed, side by side; GameError if one does not exist."""
    from railwright.bots import check_bot

    names = tuple(" ".join(name.split()) for name in text.split(","))
    for name in dict.fromkeys(names):
        check_bot(name)
    return names


def to_the_end(play: Callable[[], None]) -> bool:
    """Play, and say whether nobody has put an end to it by Ctrl-C."""
    # A service manager's request to stop is as good as Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        play()
    except KeyboardInterrupt:
        click.echo("Interrupted; these are the results so far.", err=True)
        return False
    except GameError as error:  # nothing that was typed is wrong
        raise click.ClickException(str(error)) from error
    return True


def pace(games: int, seconds: float) -> str:
    """How many games were played, and how fast."""
    said = "1 game" if games == 1 else f"{games:,} games"
    return f"{said} played, {games / seconds:.3g} games/s"


class Run:
    """Plays the games that a store does not have; Ctrl-C ends that and loses none."""

    def __init__(self, contest: "Contest", store: "ContestStore") -> None:
        self.contest = contest
        self.store = store
        known = store.known()
        self.missing = [each for each in contest.fixtures() if each not in known]
        self.played = 0
        self.seconds = 0.0
        self.is_whole = True
        """Whether nobody has put an end to it."""

    def local(self, jobs: int | None) -> "Source":
        """Processes of this machine that play; 0 or None is one for each core."""
        from railwright.contests import outcomes

        most = max(len(self.missing), 1)
        return partial(outcomes, jobs=min(jobs or cores(), most))

    def play(
        self,
        source: "Source",
        enough: "Callable[[Outcome], bool]" = lambda _: False,
        title: Callable[[], str] = lambda: "games",
    ) -> None:
        """Play until there are enough games, and keep each of them."""
        began = monotonic()
        try:
            self.is_whole = to_the_end(partial(self._play, source, enough, title))
        finally:
            self.store.save()
            self.seconds = monotonic() - began

    def _play(
        self,
        source: "Source",
        enough: "Callable[[Outcome], bool]",
        title: Callable[[], str],
    ) -> None:
        from railwright.cli.progress import Progress

        total = self.contest.count
        saved = monotonic()
        with (
            Progress(total - len(self.missing), total, title) as progress,
            closing(source(self.contest.setting, self.missing)) as ended,
        ):
            for outcome in ended:
                self.played += self.store.add(outcome)
                if monotonic() - saved > SAVE_EVERY:
                    self.store.save()
                    saved = monotonic()
                is_enough = enough(outcome)
                progress.advance()
                if is_enough:
                    return

    def pace(self) -> str:
        """How many games were played, and how fast."""
        return pace(self.played, self.seconds)
