"""A game at one keyboard: people and bots take their turns until the end."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from railwright.bots import Bot, close_bots, new_bot
from railwright.errors import GameError, IllegalAction
from railwright.model import Match, record, seen_by
from railwright.model.actions import Action
from railwright.model.events import Event
from railwright.model.fairness import is_fair_to_undo
from railwright.terminal import saves
from railwright.terminal.guide import commands
from railwright.terminal.refusals import why_not
from railwright.terminal.score_sheet import FinalScoring
from railwright.terminal.screen import Screen
from railwright.terminal.seating import TerminalSeat
from railwright.terminal.story import Teller
from railwright.words.phrases import bare
from railwright.words.speech import Words

Ask = Callable[[str], str]
"""Shows a prompt and returns the line that was typed; EOFError if there is none."""


class Quit(Exception):  # noqa: N818 - what the player wants
    """The player leaves the game."""


@dataclass(slots=True)
class Before:
    """How the game stood before the last action of a person."""

    match: Match
    told: int
    seat: int


class Session:
    """A game in the terminal, saved after every action."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[TerminalSeat],
        console: Console,
        ask: Ask,
        words: Words,
    ) -> None:
        self.match = match
        self.seats = seats
        self.ask = ask
        self.console = console
        self.words = words
        labels = [seat.label for seat in seats]
        self.screen = Screen(console, match, labels, words)
        self.teller = Teller(self.screen.phrases, labels)
        self.bots: dict[int, Bot] = {
            number: new_bot(seat.name, (match.deal.seed * 8 + number) % (1 << 31))
            for number, seat in enumerate(seats)
            if not seat.is_human
        }
        self.events: list[Event] = []
        """All that has happened, hidden things included."""
        self.read_up_to = [0] * len(seats)
        """How much of that each person has been told."""
        self.before: Before | None = None
        self.at_keyboard: int | None = None
        self.commands = commands(words)
        self.file: Path | None = None

    def begin(self, file: Path | None) -> None:
        """Keep the game in a file from now on, if there is one."""
        self.file = file
        self.save()

    @property
    def is_shared(self) -> bool:
        """Whether several people sit at the keyboard."""
        return sum(seat.is_human for seat in self.seats) > 1

    def remember(self, events: Sequence[Event], seat: int) -> None:
        """Take note of what an action of a seat led to."""
        self.events += events
        if self.seats[seat].is_human:
            self.read_up_to[seat] = len(self.events)

    def play(self, action: Action, seat: int) -> list[str]:
        """Do what a seat says and save; the sentences for it."""
        copy = self.match.copy()
        events = self.match.play(action, seat)
        told = len(self.events)
        self.remember(events, seat)
        is_fair = self.seats[seat].is_human and is_fair_to_undo(events, seat)
        self.before = Before(copy, told, seat) if is_fair else None
        self.save()
        return self.teller.tell(seen_by(event, seat) for event in events)

    def undo(self, seat: int) -> bool:
        """Take the last action back, if that is fair (nobody else has moved)."""
        before = self.before
        if before is None or before.seat != seat:
            return False
        self.match = before.match
        del self.events[before.told :]
        self.read_up_to[seat] = len(self.events)
        self.before = None
        self.save()
        return True

    def news(self, seat: int) -> list[str]:
        """What a person has not been told yet, as that seat may know it."""
        unread = self.events[self.read_up_to[seat] :]
        self.read_up_to[seat] = len(self.events)
        return self.teller.tell(seen_by(event, seat) for event in unread)

    def save(self) -> None:
        """Write the game down; without a way to do so it goes on unsaved."""
        if self.file is None:
            return
        try:
            saves.write(self.file, record(self.match, [s.name for s in self.seats]))
        except OSError as error:
            self.cannot_save(error)
            self.file = None

    def cannot_save(self, error: OSError) -> None:
        """Say that the game goes on unsaved."""
        said = self.words.say("save-failed", reason=str(error))
        self.screen.say(said, style="red")
        self.screen.note(self.words.say("save-failed-about"))

    def bot_turn(self, seat: int) -> None:
        """Let a bot decide."""
        view = self.match.view(seat)
        player = self.seats[seat].label
        with self.console.status(self.words.say("thinks", player=player)):
            action = self.bots[seat].choose(view, view.actions)
        try:
            self.play(action, seat)
        except GameError as error:  # a built-in bot that is wrong must not end a game
            reason = str(error)
            if isinstance(error, IllegalAction):
                reason = why_not(error, self.screen.phrases)
            self.screen.note(
                self.words.say("bot-mistake", player=player, reason=reason)
            )
            self.play(view.actions[0], seat)

    def hand_over(self, seat: int) -> None:
        """Wait until the next person sits down."""
        if not self.is_shared or self.at_keyboard == seat:
            return
        self.at_keyboard = seat
        player = self.seats[seat].label
        prompt = self.words.say("prompt-hand-over", player=player)
        if self.meant(self.ask(f"{prompt} ")) == "quit":
            raise Quit

    def meant(self, line: str) -> str:
        """The command that a line is, or nothing."""
        return "hint" if line.strip() == "?" else self.commands.get(bare(line), "")

    def rest(self, prompt: str = "") -> None:
        """Hide the cards of a person whose turn is over from the next one."""
        if not self.is_shared:
            return
        if prompt:
            self.ask(prompt)
        self.hide()
        self.at_keyboard = None

    def hide(self) -> None:
        """Clear the screen, and what could be scrolled or leafed back to."""
        with suppress(ImportError):
            import readline  # noqa: PLC0415 - not on every system

            readline.clear_history()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
        elif self.console.is_terminal:
            self.console.print("\n" * (self.console.height or 40))

    def end(self) -> None:
        """Tell the last moves and count the points."""
        if self.is_shared:
            self.hide()
        people = [at for at, seat in enumerate(self.seats) if seat.is_human]
        news = self.news(people[0])
        if news:
            self.screen.heading(self.words.say("last-moves"))
            self.screen.news(news)
        FinalScoring(self.screen, self.match, self.pause).show()
        if self.file:
            command = f"railwright replay {self.file}"
            self.screen.line(self.words.say("whole-game", command=command))

    def pause(self, title: str) -> None:
        """Wait for Enter between the stages, if somebody sits there."""
        if self.console.is_terminal:
            with suppress(EOFError, KeyboardInterrupt):
                self.ask(f"{self.words.say('prompt-stage', stage=title)} ")

    def leave(self) -> None:
        """Say how to come back."""
        self.screen.say()
        if self.file is None:
            self.screen.say(self.words.say("left-unsaved"))
            return
        self.screen.say(self.words.say("left-saved", name=self.file.stem))
        self.screen.say(f"  railwright play --resume {self.file.stem}")

    def close(self) -> None:
        """End programs that played."""
        close_bots(self.bots.values())
