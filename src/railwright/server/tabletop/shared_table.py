"""A table: the fold of its log. Pure: no clock is read here and nothing is sent."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Literal, NamedTuple, TypeVar

from msgspec import UNSET, structs

from railwright.core.chance import commitment
from railwright.core.state import State
from railwright.errors import GameError
from railwright.games import MapText, PieceColor
from railwright.maps.library import SoundText
from railwright.model import Deal, Match
from railwright.model.events import DecisionMade, Event
from railwright.model.fairness import is_fair_to_undo
from railwright.model.match import deal_out
from railwright.model.table import lay_out
from railwright.server.tabletop.entries import (
    QUIET,
    Acted,
    AnyEntry,
    Archived,
    BotSeated,
    ChatSaid,
    ColorChosen,
    Created,
    HandedOver,
    Muted,
    NewcomerSaid,
    NoticeConfirmed,
    NoticeWanted,
    OrderFailed,
    OrderGiven,
    OrderWithdrawn,
    Rematched,
    Returned,
    SeatFreed,
    SeatTaken,
    SettingsChanged,
    Started,
    StoodIn,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from railwright.server.tabletop.lessons import Cue, cue_of
from railwright.server.tabletop.orders import Order, is_turn
from railwright.server.tabletop.past import Past
from railwright.server.tabletop.seats import Seat, new_seats
from railwright.server.tabletop.talk import Talk
from railwright.server.wire.messages import ChatLine, Settings

WISHES_KEPT = 64
"""So many granted wishes are recognized when they are sent again. An older action
names an old version, so it cannot be done twice either."""

LONG = 600
"""Steps after which a game keeps its past: to play more of them anew takes too long."""

Status = Literal["open", "playing", "over"]
T = TypeVar("T")


@lru_cache(maxsize=64)
def _model(deal: Deal) -> State:
    """A state from which others take their scratch, which is most of their memory."""
    return State(lay_out(deal).rules)


def _dealt(deal: Deal) -> Match:
    """A game just dealt; all tables share their scratch, for one thread runs them."""
    match = deal_out(deal)
    state = _model(replace(deal, secret=b"")).copy()
    state.copy_from(match.state)
    match.state = state
    return match


class CountedStep(NamedTuple):
    """An action of the game that counts: it was not taken back."""

    version: int
    seat: int
    is_fair: bool
    """Whether it could be taken back without unfairness, if nobody has moved since."""
    is_secret: bool
    """Whether others learned nothing but that it was done."""
    is_by_stand_in: bool
    """Whether a bot did it for somebody who was away."""


class TriedAction(NamedTuple):
    """An action that was tried on a copy of the game, before it is in the log."""

    seat: int
    action: str
    match: Match
    events: list[Event]


class Question(NamedTuple):
    """Somebody asks whether steps may be taken back."""

    seat: int
    back_to: int
    waiting: tuple[int, ...]


def _order(entry: OrderGiven | OrderWithdrawn | OrderFailed) -> Order | None:
    """What a seat has ordered after an entry about it."""
    match entry:
        case OrderGiven(_, _, action, otherwise):
            return Order(action, otherwise)
        case OrderFailed(_, _, action, code):
            return Order(action, None, code)
    return None


class SharedTable:
    """Everything about a table that follows from its log."""

    def __init__(self, table: str, created: Created) -> None:
        self.id = table
        self.number = 1
        """The number of its last entry."""
        self.settings = created.settings
        self.secret = bytes.fromhex(created.secret)
        self.seed = created.seed
        self.map = created.map
        """The host's own map, if there is one."""
        self.host = created.host
        self.created = self.active = created.at
        self.seats = new_seats(created.settings.game, created.seats)
        self.status: Status = "open"
        self.match: Match | None = None
        self.past: Past | None = None
        """Where steps that are taken back lead to; a long game always has it."""
        self.trouble: str | None = None
        """Why the game cannot go on: it was played by other rules."""
        self.trial: TriedAction | None = None
        """What was tried last; if it is done indeed, it need not be played again."""
        self.version = 0
        """Counts actions and undos."""
        self.steps: list[CountedStep] = []
        self.question: Question | None = None
        self.talk = Talk()
        self.counts: Counter[type[AnyEntry]] = Counter()
        """How many entries of each kind the log has."""
        self.caused: Counter[tuple[type[AnyEntry], str]] = Counter()
        """How many of each kind everybody has caused."""
        self.lost: Callable[[int], int] = lambda _: 0
        """The milliseconds since a moment that the clock only leapt over."""
        self.granted: dict[tuple[str, str], int] = {}
        """The last wishes that were granted, with the version after each."""
        self.is_archived = False
        self.next: str | None = None
        self._settled: dict[Callable[[SharedTable], object], object] = {}
        """What was worked out since anything but the course of the game changed."""
        self.deciding: tuple[int, ...] = ()
        """The seats that have to decide something after the last entry."""

    @staticmethod
    def of(table: str, entries: Iterable[AnyEntry]) -> "SharedTable":
        """The table that a whole log tells of."""
        log = iter(entries)
        created = next(log)
        if not isinstance(created, Created):
            raise GameError(f"the log of table {table} does not begin with its set-up")
        folded = SharedTable(table, created)
        for entry in log:
            folded.apply(entry)
        return folded

    def settled(self, work: "Callable[[SharedTable], T]") -> T:
        """What follows from everything but the course of the game, worked out once."""
        if work not in self._settled:
            self._settled[work] = work(self)
        found: T = self._settled[work]  # type: ignore[assignment]  # as was put there
        return found

    def _unsettle(self) -> None:
        """Note that something besides the course of the game changes."""
        self._settled.clear()

    @property
    def deal(self) -> Deal:
        """What determines the game."""
        return self.deal_by(self.settings)

    def deal_by(self, settings: Settings) -> Deal:
        """What would determine the game if this were agreed."""
        options = tuple(settings.options.items())
        players = len(self.seats)
        board = MapText(SoundText(self.map)) if self.map else None
        return Deal(settings.game, players, self.seed, self.secret, options, board)

    @cached_property
    def commitment(self) -> str:
        """The hash of the secret, if there is one; all may know it from the start."""
        return commitment(self.secret) if self.secret else ""

    @property
    def ordered(self) -> int | None:
        """The seat whose turn has begun and whose order waits for that, if any."""
        for seat in self.deciding:
            order = self.seats[seat].order
            if order and order.waits and self.match and is_turn(self.match, seat):
                return seat
        return None

    @property
    def cue(self) -> Cue | None:
        """What happens next in a lesson; None at other tables, and at its end."""
        part = self.settings.lesson
        if part is None or self.status != "playing" or self.trouble:
            return None
        if not any(seat.player for seat in self.seats):
            return None  # the learner has gone, and bots play on
        settings, done = self.settings, len(self.steps)
        return cue_of(settings.game, part, done, settings.edition)

    @property
    def is_played_by_us(self) -> bool:
        """Whether the server moves here, too: its bots, or a lesson as it goes on."""
        bots = any(seat.is_played_by_us for seat in self.seats)
        return bots or self.settings.lesson is not None

    @property
    def chat(self) -> list[ChatLine]:
        """What was said lately."""
        return self.talk.lines

    def seats_of(self, player: str | None) -> list[int]:
        """The seats that an identity holds."""
        if player is None:
            return []
        return [at for at, seat in enumerate(self.seats) if seat.player == player]

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take its last action back without asking.

        Alone with the server's bots, a table for practice has nobody to ask.
        """
        if self.status != "playing" or self.cue:
            return False
        return self.is_undo_fair(seat) or (
            self.settings.practice
            and not self.others(seat)
            and any(step.seat == seat for step in self.steps)
        )

    def is_undo_fair(self, seat: int) -> bool:
        """Whether a seat's last action showed nothing hidden, and nobody moved since.

        While all decide in secret, what others have decided since does not matter.
        """
        for step in reversed(self.steps):
            if step.seat == seat:
                return step.is_fair and (step.is_secret or step == self.steps[-1])
            if not step.is_secret:
                return False
        return False

    def absences(self, seat: int) -> tuple[int, ...]:
        """The steps, from 0, that a stand-in or a record decided for a seat."""
        return tuple(
            number
            for number, step in enumerate(self.steps)
            if step.seat == seat
            and (step.is_by_stand_in or number < self.settings.begun)
        )

    def is_current(self, version: int, seat: int) -> bool:
        """Whether whoever looked at a version has missed nothing that matters.

        Before the first turn all decide at the same time and in secret; that another
        has decided does not make your decision stale.
        """
        if version == self.version:
            return True
        since = [step for step in self.steps if step.version > version]
        missed = self.version - version
        return missed == len(since) and all(
            step.is_secret and step.seat != seat for step in since
        )

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat is over, if it runs."""
        clock = self.settings.clock
        since = self.seats[seat].since
        if clock is None or since is None or self.seats[seat].is_played_by_us:
            return None
        return since + 1000 * clock + self.lost(since)

    @property
    def next_deadline(self) -> int | None:
        """When the time of a seat that has to decide is over, if it runs."""
        if self.settings.clock is None:
            return None
        ends = [self.deadline(seat) for seat in self.deciding]
        return min((end for end in ends if end is not None), default=None)

    def apply(self, entry: AnyEntry) -> None:  # noqa: C901, PLR0912 - one case each
        """Take note of what happened next."""
        self._count(entry)
        match entry:
            case Acted():  # what happens most often
                self._act(entry)
            case SeatTaken():
                self._take(entry)
            case BotSeated(_, seat, level):
                self._leave(seat)
                color = self.seats[seat].color
                self.seats[seat] = Seat(color, "bot", name=level, level=level)
            case SeatFreed(_, seat):
                self._leave(seat)
                self.seats[seat] = Seat(self.seats[seat].color)
            case ColorChosen(_, seat, color):
                self._dress(self.seats[seat], color)
            case NewcomerSaid(_, seat, is_newcomer):
                self.seats[seat].is_newcomer = is_newcomer
            case SettingsChanged(_, settings):
                self.settings = settings
            case HandedOver():
                self._hand_over(entry)
            case Started():
                self._start()
            case UndoAsked(_, seat, back_to):
                self.question = Question(seat, back_to, self.others(seat))
            case UndoAnswered(_, seat, agree):
                self._answer(seat, agree=agree)
            case Undone(_, _, back_to):
                self._undo(back_to)
            case StoodIn(_, seat):
                self.seats[seat].let_go()
            case Returned(_, seat):
                self.seats[seat].take_back()
            case ChatSaid():
                self.talk.hear(entry)
            case Muted():
                self.talk.mute(entry)
            case NoticeWanted():
                self._note_notice(entry)
            case NoticeConfirmed(_, seat):
                self.seats[seat].is_confirmed = True
            case OrderGiven() | OrderWithdrawn() | OrderFailed():
                self.seats[entry.seat].order = _order(entry)
            case Rematched(_, table):
                self.next = table
        self._note_turns(entry.at)
        self._note_wish(entry)

    def _count(self, entry: AnyEntry) -> None:
        self.number += 1
        self.counts[type(entry)] += 1
        self.caused[type(entry), self.cause(entry)] += 1
        if self.is_archived or self.settings.clock or not isinstance(entry, Acted):
            self._unsettle()
        if not isinstance(entry, QUIET):
            self.is_archived = isinstance(entry, Archived)
            self.active = self.active if self.is_archived else entry.at

    def _note_notice(self, entry: NoticeWanted) -> None:
        """Another address has to be confirmed anew."""
        seat = self.seats[entry.seat]
        seat.is_confirmed = seat.is_confirmed and seat.email == entry.email
        seat.email, seat.webhook = entry.email, entry.webhook
        seat.language = entry.language

    def _take(self, entry: SeatTaken) -> None:
        seat = self.seats[entry.seat]
        if seat.player == entry.player:
            seat.name = entry.name
            return
        self.seats[entry.seat] = Seat(
            seat.color,
            "person",
            entry.player,
            entry.name,
            is_program=entry.is_program,
        )

    def _dress(self, chosen: Seat, color: PieceColor) -> None:
        """Give a seat a color, and its former one to the seat that had it."""
        for seat in self.seats:
            if seat.color == color:
                seat.color = chosen.color
        chosen.color = color

    def _leave(self, number: int) -> None:
        """Make somebody else the host if the host leaves."""
        self.question = None
        left = self.seats[number].player
        stays = [s.player for at, s in enumerate(self.seats) if at != number]
        if left != self.host or left in stays:
            return
        others = [seat.player for seat in self.seats if seat.player not in {None, left}]
        self.host = others[0] or "" if others else self.host

    def _hand_over(self, entry: HandedOver) -> None:
        """Move a seat to another device, and with the last one being the host."""
        seat = self.seats[entry.seat]
        giver, is_known = seat.player, self.is_known(entry.player)
        seat.player, seat.is_program = entry.player, entry.is_program
        if giver and not is_known:
            self._answer_for(giver, entry.player)
        if giver == self.host and not self.seats_of(giver):
            self.host = entry.player

    def _answer_for(self, giver: str, taker: str) -> None:
        """Let a newcomer go on where the giver of a seat was, with talk and room."""
        self.talk.hand_over(giver, taker)
        for kind in self.counts:
            earlier = self.caused[kind, taker]
            self.caused[kind, taker] = max(earlier, self.caused[kind, giver])

    def is_known(self, player: str) -> bool:
        """Whether somebody sits here or is the host, and so is no guest."""
        return player == self.host or bool(self.seats_of(player))

    def _start(self) -> None:
        self.status = "playing"
        self.match = _dealt(self.deal)

    def _act(self, entry: Acted) -> None:
        self.version += 1
        if self.question or self.seats[entry.seat].order:
            self._unsettle()
        self.question = None
        self.seats[entry.seat].order = None
        if self.match is None or self.trouble:
            return
        try:
            events = self._played(self.match, entry)
        except GameError as error:
            self.trouble = f"this game was played by other rules: {error}"
            return
        if self.past:
            self.past.note(self.match)
        elif len(self.match.history) == LONG:
            self._remember(self.match)
        is_fair = is_fair_to_undo(events, entry.seat)
        is_secret = len(events) == 1 and isinstance(events[0], DecisionMade)
        is_away = self.seats[entry.seat].is_away
        self.steps.append(
            CountedStep(self.version, entry.seat, is_fair, is_secret, is_away)
        )
        if self.match.is_over:
            self._unsettle()
            self.status = "over"
            for seat in self.seats:
                seat.order = None

    def try_out(self, match: Match, seat: int, action: str) -> list[Event]:
        """What an action would lead to; GameError if it is not allowed."""
        copy = match.light_copy()
        self.trial = TriedAction(seat, action, copy, copy.play(action, seat))
        return self.trial.events

    def _played(self, match: Match, entry: Acted) -> list[Event]:
        trial, self.trial = self.trial, None
        if trial is None or (trial.seat, trial.action) != (entry.seat, entry.action):
            return match.play(entry.action, entry.seat)
        self.match = trial.match
        return trial.events

    def others(self, seat: int) -> tuple[int, ...]:
        """The seats that somebody else holds, whoever plays them at the moment."""
        mine = self.seats[seat].player
        return tuple(
            at
            for at, other in enumerate(self.seats)
            if other.player is not None and other.player != mine
        )

    def _answer(self, seat: int, *, agree: bool) -> None:
        if self.question is None:
            return
        waiting = tuple(at for at in self.question.waiting if at != seat)
        self.question = self.question._replace(waiting=waiting) if agree else None

    def _undo(self, back_to: int) -> None:
        self.version += 1
        self.question = None
        # Whoever loses nothing by that still wants what was ordered.
        losers = set[int]()
        while self.steps and self.steps[-1].version > back_to:
            losers.add(self.steps.pop().seat)
        for each in (self.seats[seat] for seat in losers):
            if each.order and each.order.waits:
                each.order = each.order._replace(failed="UNDONE")
        begun = min(self.settings.begun, len(self.steps))
        self.settings = structs.replace(self.settings, begun=begun)
        self.trial = None
        if self.match is None:
            return
        self.match = self._remember(self.match, len(self.steps))

    def _remember(self, match: Match, steps: int | None = None) -> Match:
        """The game after some of its steps, which is kept from now on."""
        self.past = self.past or Past(_dealt(self.deal))
        return self.past.after(match.history[:steps])

    def _note_turns(self, at: int) -> None:
        """Note who has to decide something, and for each seat when its turn began."""
        is_on = self.status == "playing" and not self.trouble
        deciding = self.match.deciding if self.match and is_on else ()
        self.deciding = deciding
        for number, seat in enumerate(self.seats):
            if number not in deciding:
                seat.since = None
            elif seat.since is None:
                seat.since = at

    def _note_wish(self, entry: AnyEntry) -> None:
        """Remember what was wished, to recognize it when it comes again."""
        wish = getattr(entry, "id", UNSET)
        if not wish or wish is UNSET:
            return
        self.granted[self.cause(entry), wish] = self.version
        while len(self.granted) > WISHES_KEPT:
            del self.granted[next(iter(self.granted))]

    def cause(self, entry: AnyEntry) -> str:
        """Who has wished what an entry tells; the host what concerns nobody else."""
        if isinstance(entry, (ChatSaid, SeatTaken)):
            return entry.player
        seat: int | None = getattr(entry, "seat", None)
        return self.host if seat is None else self.seats[seat].player or self.host
