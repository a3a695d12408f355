"""A ladder: bots that meet in pairs on several boards, and are rated on each."""

import os
from collections.abc import Generator, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from time import process_time
from typing import NamedTuple

from railwright.contests.contest import Contest, Fixture, Setting
from railwright.contests.entrants import Entrant
from railwright.contests.outcome import Outcome
from railwright.contests.pairing import Pairing
from railwright.contests.playing import play
from railwright.contests.store import ContestStore
from railwright.errors import GameError
from railwright.processes import results
from railwright.text_files import cannot_write

PLAYERS = 2


class LadderGame(NamedTuple):
    """A game to be played on a board of the ladder."""

    setting: Setting
    fixture: Fixture

    def __str__(self) -> str:
        return f"{self.setting.game}, {self.fixture}"


class Played(NamedTuple):
    """A game that has ended, and the processor time that it took."""

    board: str
    outcome: Outcome
    seconds: float


@dataclass(frozen=True, slots=True)
class Allowance:
    """When a ladder has enough."""

    games: int | None = None
    """Games on each board, those of earlier runs included."""
    seconds: float | None = None
    """Processor time of this run."""


class Ladder:
    """Boards with their games, each in a file of a folder, or all in memory."""

    def __init__(
        self,
        boards: Sequence[str],
        entrants: Sequence[Entrant],
        folder: Path | None = None,
        first: int = 0,
    ) -> None:
        self.boards = tuple(boards)
        self.entrants = tuple(entrants)
        self.names = tuple(each.play for each in entrants)
        self.first = first
        self.spent = 0.0
        """Processor time of the games of this run."""
        self.played = 0
        """Games of this run."""
        self.stores: dict[str, ContestStore] = {}
        self.pairings: dict[str, Pairing] = {}
        with ExitStack() as refused:
            refused.callback(self.close)
            for board in boards:
                self._open(board, folder)
            refused.pop_all()

    def _open(self, board: str, folder: Path | None) -> None:
        path = folder / f"{Path(board).stem}.sqlite" if folder else None
        store = ContestStore(path, self.contests[board])
        self.stores[board] = store
        pairing = Pairing(self.names, self.first)
        for outcome in store.outcomes():
            if set(outcome.seats) <= set(self.names):
                pairing.know(outcome)
        self.pairings[board] = pairing

    @cached_property
    def contests(self) -> dict[str, Contest]:
        """What a store of each board is for; maps are read once."""
        return {
            board: Contest(
                Setting(board, PLAYERS).written_out(), self.names, 2, self.first
            )
            for board in self.boards
        }

    def play(self, allowed: Allowance, jobs: int = 1) -> Generator[Played]:
        """Play and keep games until there are enough."""
        ended = results(play_timed, self._games(allowed), jobs)
        try:
            for played in ended:
                self._keep(played)
                yield played
                if allowed.seconds is not None and self.spent >= allowed.seconds:
                    return
        finally:
            ended.close()

    def _keep(self, played: Played) -> None:
        self.stores[played.board].add(played.outcome)
        self.pairings[played.board].add(played.outcome, played.seconds)
        self.spent += played.seconds
        self.played += 1

    def _games(self, allowed: Allowance) -> Iterator[LadderGame]:
        """The next game whenever one is asked for: on the board that has fewest."""
        begun = {board: len(each.known) for board, each in self.pairings.items()}
        for board, pairing in self.pairings.items():
            for fixture in pairing.open_fixtures():
                begun[board] += 1
                yield LadderGame(self.contests[board].setting, fixture)
        while True:
            board = min(self.boards, key=lambda each: begun[each])
            if allowed.games is not None and begun[board] >= allowed.games:
                return
            for fixture in self.pairings[board].next_fixtures():
                begun[board] += 1
                yield LadderGame(self.contests[board].setting, fixture)

    @property
    def known(self) -> int:
        """How many games of these bots there are."""
        return sum(len(each.known) for each in self.pairings.values())

    def outcomes(self, board: str) -> list[Outcome]:
        """The games of these bots on a board, in the order in which they ended."""
        return [
            outcome
            for outcome in self.stores[board].outcomes()
            if set(outcome.seats) <= set(self.names)
        ]

    def save(self) -> None:
        """Have all games on the disk."""
        for store in self.stores.values():
            store.save()

    def close(self) -> None:
        """Let all files go."""
        for store in self.stores.values():
            store.close()


def ladder_folder(path: Path) -> Path:
    """A folder for the games of a ladder, made if it is not there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(path, error) from error
    return path


def check_boards(boards: Sequence[str]) -> None:
    """GameError if a board is named twice, or two would share a file."""
    stems = [Path(board).stem for board in boards]
    for at, board in enumerate(boards):
        if board in boards[:at]:
            raise GameError(f"{board} is named twice")
        if stems[at] in stems[:at]:
            other = boards[stems.index(stems[at])]
            raise GameError(f"{other} and {board} would share a file; rename one")


def play_timed(game: LadderGame) -> Played:
    """Play a game, in this process and in those of programs that it starts."""
    began = _processor_time()
    outcome = play(game.setting, game.fixture)
    return Played(game.setting.game, outcome, _processor_time() - began)


def _processor_time() -> float:
    programs = os.times()  # coarse, which does for programs
    return process_time() + programs.children_user + programs.children_system
