"""The progress of a contest, drawn on a terminal."""

from collections.abc import Callable
from types import TracebackType
from typing import Self

from rich import progress as bars
from rich.console import Console
from rich.text import Text


class Pace(bars.ProgressColumn):
    """How many games end in a second."""

    def render(self, task: bars.Task) -> Text:
        """The pace of late."""
        return Text(f"{task.speed:.1f} games/s" if task.speed else "")


class Progress:
    """A bar with the games so far, their pace and the time left.

    It is drawn on standard error, and only if that is a terminal. Where nobody knows
    how many games there will be, there is no total.
    """

    def __init__(self, known: int, total: int | None, title: Callable[[], str]) -> None:
        console = Console(stderr=True)
        self.title = title
        self.bar = bars.Progress(
            bars.TextColumn("{task.description}"),
            bars.BarColumn(),
            bars.MofNCompleteColumn(),
            Pace(),
            bars.TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self.task = self.bar.add_task(title(), total=total, completed=known)

    def __enter__(self) -> Self:
        self.bar.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.bar.stop()

    def advance(self) -> None:
        """One more game has ended."""
        if not self.bar.disable:
            self.bar.update(self.task, advance=1, description=self.title())
