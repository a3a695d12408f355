"""What goes over HTTP about the coach."""

from typing import Literal

from msgspec import Struct

HabitKind = Literal[
    "opening", "tickets", "keeping", "drawing", "claiming", "building", "others"
]
"""What is decided: the first tickets, to draw more, which of them to keep, cards,
routes, stations and ports."""


class CoachWorth(Struct, frozen=True):
    """What a position is worth to a seat, or how that changed."""

    chance: float
    """To win, in percent."""
    points: float
    """By which the seat is ahead of the best of the others."""


class CoachLuck(Struct, frozen=True):
    """What luck was worth."""

    deal: CoachWorth
    cards: CoachWorth
    tickets: CoachWorth
    others: CoachWorth


class CoachDecision(Struct, frozen=True):
    """A decision, with what the position was worth."""

    step: int
    """How many actions came before it."""
    turn: int
    """The turn of the seat; 0 before the first."""
    before: CoachWorth
    """With the best action."""
    after: CoachWorth
    """With the one that was played."""
    action: str
    cost: CoachWorth
    """As far as that is certain."""


class CoachWords(Struct, frozen=True):
    """A costly decision in words."""

    played: str
    better: str


class CoachLesson(Struct, frozen=True):
    """A costly decision, and what would have been better."""

    step: int
    turn: int
    cost: CoachWorth
    route: str | None
    """The route that the better action is about."""
    words: dict[str, CoachWords]
    """In each language."""
    again: list[int] = []
    """Other turns in which the same mistake was made."""


class CoachReport(Struct, frozen=True):
    """What the coach says about a game: luck and skill add up to the end."""

    playouts: int
    """Of each decision."""
    even: CoachWorth
    luck: CoachLuck
    skill: CoachWorth
    end: CoachWorth
    decisions: list[CoachDecision]
    costliest: list[CoachLesson]
    is_over: bool = True
    """Whether the game is; if not, the end is how it stands."""
    doubt: CoachWorth | None = None
    """By how much a kind of luck may be wrong: one standard deviation, at most."""
    tied: int = 0
    """How many of the costliest, the last ones, are in an order that may be chance."""


class CoachHabit(Struct, frozen=True):
    """What decisions of one kind have cost somebody."""

    kind: HabitKind
    decisions: int
    mistakes: int
    """Decisions that certainly cost something."""
    cost: CoachWorth
    """In an average game."""


class CoachHabits(Struct, frozen=True):
    """What somebody's reports have in common, each game counted once."""

    games: int
    won: float
    """How many of them were won, a shared win in part."""
    luck: CoachWorth
    """In an average game, as all that follows."""
    skill: CoachWorth
    habits: list[CoachHabit]
    """The costliest first."""


class CoachTold(Struct, frozen=True):
    """How far the coach has come; ask again until there is a report."""

    done: int
    total: int
    """How much there is to do at most."""
    report: CoachReport | None = None
