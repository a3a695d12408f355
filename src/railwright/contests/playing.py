"""One game between bots, from the deal to what is kept of it."""

import logging
from collections.abc import Callable, Generator, Iterable
from functools import partial
from time import perf_counter

from railwright.bots import Bot, closing_bots, new_bot
from railwright.bots.bot import BuiltInBot
from railwright.bots.failures import failure
from railwright.bots.fallback import Forfeit, strict_choice
from railwright.contests.contest import Fixture, Setting
from railwright.contests.course import Course
from railwright.contests.outcome import Finish, Outcome
from railwright.core.scoring import Score
from railwright.errors import GameError, insist, insist_whole
from railwright.model.result import ranked
from railwright.processes import results

LOG = logging.getLogger("railwright.contests")
ThinkingTimes = list[tuple[int, float]]
"""How often each seat has decided, and how long that took."""


class MatchError(GameError):
    """A game that could not be finished; the text names bot, deal and seats."""


def outcomes(
    setting: Setting, fixtures: Iterable[Fixture], jobs: int = 1
) -> Generator[Outcome]:
    """The outcomes of games as they end; with one job in the order of the games."""
    insist(setting, Setting, "a setting")
    insist(fixtures, Iterable, "the fixtures of a contest")
    insist_whole(jobs, "jobs", 1)
    return results(partial(play, setting.written_out()), fixtures, jobs)


def play(setting: Setting, fixture: Fixture) -> Outcome:
    """Play a game to its end; MatchError tells which bot could not go on.

    Nobody plays for a bot that fails to name a move: it loses the game at once.
    """
    insist(setting, Setting, "a setting")
    insist(fixture, Fixture, "a fixture")
    if len(fixture.seats) != setting.players:
        needed = f"{setting.players} players need {setting.players} bots"
        raise GameError(f"{needed}, not {len(fixture.seats)}: {fixture}")
    course = Course(setting.deal(fixture.number))
    seats = range(setting.players)
    bots = [_seated(setting, fixture, seat) for seat in seats]
    turns = [_turn_of(course, seat, bot) for seat, bot in enumerate(bots)]
    decisions, seconds = [0 for _ in seats], [0.0 for _ in seats]
    with closing_bots(bots):
        while (seat := course.seat_to_act) is not None:
            try:
                seconds[seat] += turns[seat]()
            except Forfeit as forfeit:
                name = fixture.seats[seat]
                LOG.warning("%s (%s) forfeits the game: %s", name, fixture, forfeit)
                break
            except Exception as error:
                raise _failure(setting, fixture, seat, error) from error
            decisions[seat] += 1
    clocks = list(zip(decisions, seconds, strict=True))
    return _outcome(course, fixture, clocks, forfeit=seat)


def _turn_of(course: Course, seat: int, bot: Bot) -> Callable[[], float]:
    """Lets a bot decide once, on what it can read; returns how long it thought."""

    def inside() -> float:
        sight = course.sight(seat)
        began = perf_counter()
        number = decide(sight)
        spent = perf_counter() - began
        course.play(seat, number)
        return spent

    def outside() -> float:
        view = course.view(seat)
        began = perf_counter()
        action = strict_choice(bot, view)
        spent = perf_counter() - began
        course.carry_out(seat, action)
        return spent

    if not isinstance(bot, BuiltInBot):
        return outside
    decide = bot.decide
    return inside


def _outcome(
    course: Course, fixture: Fixture, clocks: ThinkingTimes, forfeit: int | None
) -> Outcome:
    """What is kept of a game that is over or was forfeited."""
    scores = course.scores()
    places = _places(course, scores, forfeit)
    finishes = tuple(
        Finish(place, tuple(score.parts), decisions, seconds)
        for place, score, (decisions, seconds) in zip(
            places, scores, clocks, strict=True
        )
    )
    brief = Outcome(fixture, course.first, finishes, forfeit)
    return brief if forfeit is not None else course.told(brief, scores)


def _places(course: Course, scores: list[Score], forfeit: int | None) -> list[int]:
    """The places by seats; behind all others comes who forfeited the game."""
    if forfeit is not None:
        return [len(scores) if seat == forfeit else 1 for seat in range(len(scores))]
    places = [0] * len(scores)
    ahead = 0
    for place in ranked(scores, course.table.game.ties):
        for seat in place.seats:
            places[seat] = ahead + 1
        ahead += len(place.seats)
    return places


def _seated(setting: Setting, fixture: Fixture, seat: int) -> Bot:
    try:
        bot = new_bot(fixture.seats[seat], setting.luck(fixture.number, seat))
    except GameError:  # says all that there is to say
        raise
    except Exception as error:
        raise _failure(setting, fixture, seat, error) from error
    if isinstance(bot, BuiltInBot):
        bot.count_processor_time()
    return bot


def _failure(
    setting: Setting, fixture: Fixture, seat: int, error: Exception
) -> MatchError:
    return MatchError(
        f"{fixture.seats[seat]} failed in seat {seat + 1} of {setting.game}, "
        f"{fixture}: {failure(error, is_ours=True)}"
    )
