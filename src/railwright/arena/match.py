"""One game between bots, and what is remembered of it."""

import logging
import time
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING

from railwright.arena.contest import Fixture, Lineup, Setting
from railwright.bots import Bot, closing_bots, new_bot
from railwright.bots.fallback import Forfeit, strict_choice
from railwright.errors import GameError
from railwright.model.match import Match, deal_out
from railwright.processes import results

if TYPE_CHECKING:
    from railwright.core.scoring import Score

LOG = logging.getLogger("railwright.arena")


class MatchError(GameError):
    """A game that could not be finished; the text names bot, seed and seats."""


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of one player's total."""

    routes: int
    tickets: int
    longest: int
    """The bonus for the longest path."""
    most_tickets: int
    """The bonus for most completed tickets."""
    buildings: int
    total: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, by seats."""

    fixture: Fixture
    first: int
    """The seat that began."""
    places: tuple[int, ...]
    parts: tuple[Parts, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """How long each seat thought; the only thing that differs when played again."""
    forfeit: int | None = None
    """The seat that forfeited a move, and so the game; scores are those of then."""

    @property
    def seats(self) -> Lineup:
        """The bots by their seats."""
        return self.fixture.seats

    def share(self, seat: int) -> float:
        """What a seat has of the win: players with equal results share it."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def order(self, seat: int) -> int:
        """When a seat has its turn: 0 begins."""
        return (seat - self.first) % len(self.places)


def play(setting: Setting, fixture: Fixture) -> Outcome:
    """Play a game to its end; MatchError tells which bot could not go on."""
    match = deal_out(setting.deal(fixture.seed))
    bots = [_seated(setting, fixture, seat) for seat in range(match.seats)]
    decisions = [0] * match.seats
    seconds = [0.0] * match.seats
    with closing_bots(bots):
        while (seat := match.seat_to_act) is not None:
            view = match.view(seat)
            began = time.perf_counter()
            try:
                action = strict_choice(bots[seat], view)
                seconds[seat] += time.perf_counter() - began
                match.play(action, seat)
            except Forfeit as forfeit:
                name = fixture.seats[seat]
                LOG.warning("%s (%s) forfeits the game: %s", name, fixture, forfeit)
                break
            except Exception as error:
                raise _failure(setting, fixture, seat, error) from error
            decisions[seat] += 1
    return Outcome(
        fixture=fixture,
        first=int(match.state.first),
        places=places(match, loser=seat),
        parts=tuple(map(_parts, match.scores())),
        decisions=tuple(decisions),
        seconds=tuple(seconds),
        forfeit=seat,
    )


def places(match: Match, loser: int | None) -> tuple[int, ...]:
    """The places by seats; behind all others comes who forfeited the game."""
    if loser is None:
        return tuple(player.place for player in match.result().players)
    return tuple(match.seats if seat == loser else 1 for seat in range(match.seats))


def outcomes(
    setting: Setting, fixtures: Iterable[Fixture], jobs: int = 1
) -> Generator[Outcome]:
    """The outcomes of games as they end; with one job in the order of the games."""
    return results(partial(play, setting), fixtures, jobs)


def bot_seed(seed: int, seat: int) -> int:
    """The luck of the bot in a seat: the same whoever sits there."""
    return int.from_bytes(
        blake2b(f"bot/{seed}/{seat}".encode(), digest_size=7).digest()
    )


def _seated(setting: Setting, fixture: Fixture, seat: int) -> Bot:
    try:
        return new_bot(fixture.seats[seat], bot_seed(fixture.seed, seat))
    except Exception as error:
        raise _failure(setting, fixture, seat, error) from error


def _parts(score: "Score") -> Parts:
    return Parts(
        routes=score.part("routes"),
        tickets=score.part("tickets"),
        longest=score.part("longest-path"),
        most_tickets=score.part("most-tickets"),
        buildings=score.part("stations") + score.part("ports"),
        total=int(score.total()),
    )


def _failure(
    setting: Setting, fixture: Fixture, seat: int, error: Exception
) -> MatchError:
    frame = extract_tb(error.__traceback__)[-1]
    what = f"{type(error).__name__}: {error}"
    place = f"{Path(frame.filename).name}:{frame.lineno}"
    return MatchError(
        f"{fixture.seats[seat]} failed in seat {seat + 1} of {setting.game}, "
        f"{fixture}: {what} ({place})"
    )
