"""What goes over sockets, both ways: the single source of these types.

Every message of a socket is a JSON object with a `type`. Seats count from 0. Times are
seconds since 1970, in UTC. Views and events are those of `railwright.model.plain`, as
one seat may know them.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from railwright.bots.advice import Reason
from railwright.bots.levels import Level
from railwright.games import PieceColor
from railwright.games.definition import MOST_SEATS
from railwright.model.notation import MOST_CARDS
from railwright.server.wire.sizes import (
    LONGEST_ACTION,
    LONGEST_CHAT,
    LONGEST_CLOCK,
    LONGEST_ID,
    LONGEST_NAME,
    LONGEST_WORD,
    SHORTEST_CLOCK,
)

TableId = Annotated[
    str,
    Meta(pattern=r"^[A-Za-z0-9_-]{16}$", description="16 letters, digits, - or _"),
]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Version = Annotated[int, Meta(ge=0, lt=1 << 31)]
MessageId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
"""Made by the client, another one for each thing it wants; sent again, it is the same
wish and is granted once."""
ActionText = Annotated[str, Meta(min_length=1, max_length=LONGEST_ACTION)]
CardName = Annotated[
    str,
    Meta(
        pattern=r"^[a-z][a-z-]*$",
        max_length=LONGEST_WORD,
        description="the name of a card, such as red or loco",
    ),
]
CardCount = Annotated[int, Meta(ge=1, lt=MOST_CARDS)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Clock = Annotated[int, Meta(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)]
"""Seconds that a seat has for its turn; then a bot stands in for it."""
Reaction = Literal["hello", "nice", "ouch", "thanks", "sorry", "good-game"]
LessonPart = Literal["whole", "special"]
"""All of a lesson, or only what its game has and others have not."""


class Asked(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Something that a client wants."""


class Watch(Asked, tag="watch", frozen=True):
    """Follow a table: `table` comes at once, then whatever happens there.

    Sent again, it brings the whole table anew.
    """

    table: TableId
    choices: bool = False
    """Whether views have what a page needs besides: choices, decided and barred."""


class Unwatch(Asked, tag="unwatch", frozen=True):
    """Follow a table no longer."""

    table: TableId


class Act(Asked, tag="act", frozen=True):
    """Do something in a game; `version` is that of the view the player looked at."""

    table: TableId
    seat: SeatNumber
    version: Version
    id: MessageId
    action: ActionText
    """An action of the view, or any other in the notation."""
    cards: dict[CardName, CardCount] | None = None
    """Pay with these instead of the cards that the action names."""


class Undo(Asked, tag="undo", frozen=True):
    """Take your last action back, or ask the others whether you may."""

    table: TableId
    seat: SeatNumber
    version: Version
    id: MessageId


class Consent(Asked, tag="consent", frozen=True):
    """Answer somebody who wants to take an action back."""

    table: TableId
    seat: SeatNumber
    id: MessageId
    agree: bool


class Return(Asked, tag="return", frozen=True):
    """Take your seat back from the bot that stands in."""

    table: TableId
    seat: SeatNumber
    id: MessageId


class GiveOrder(Asked, tag="order", frozen=True):
    """Order a claim for your next turn; it replaces an earlier order of the seat."""

    table: TableId
    seat: SeatNumber
    id: MessageId
    action: ActionText
    """The claim of a route; `imagine` lists those that are possible now."""
    cards: dict[CardName, CardCount] | None = None
    """Pay with these instead of the cards that the action names."""
    otherwise: ActionText | None = None
    """A blind draw, made twice if the claim is not possible any more."""


class WithdrawOrder(Asked, tag="withdraw-order", frozen=True):
    """Withdraw your order, or put away the news that it was dropped."""

    table: TableId
    seat: SeatNumber
    id: MessageId


class Imagine(Asked, tag="imagine", frozen=True):
    """Ask what your seat could claim if it were its turn now."""

    table: TableId
    seat: SeatNumber


class Chat(Asked, tag="chat", frozen=True):
    """Say something to everybody at the table."""

    table: TableId
    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class React(Asked, tag="react", frozen=True):
    """Say one of a few things to everybody, which each reads in their language."""

    table: TableId
    id: MessageId
    reaction: Reaction


class Mute(Asked, tag="mute", frozen=True):
    """As the host, let somebody talk no longer, or again."""

    table: TableId
    id: MessageId
    line: Annotated[int, Meta(ge=1, lt=1 << 31)] | None
    """A line of the chat, whose speaker is meant; None for all spectators."""
    muted: bool = True


class History(Asked, tag="history", frozen=True):
    """Ask for what has happened so far, as a seat (or a spectator) may know it."""

    table: TableId
    seat: SeatNumber | None = None


class Prospects(Asked, tag="prospects", frozen=True):
    """Ask what your seat, or without a seat anybody, can still do."""

    table: TableId
    seat: SeatNumber | None = None


class Suggest(Asked, tag="suggest", frozen=True):
    """Ask what your seat could do, at a table that allows it."""

    table: TableId
    seat: SeatNumber
    id: MessageId


class Ping(Asked, tag="ping", frozen=True):
    """Ask whether the server is there."""


FromClient = (
    Watch
    | Unwatch
    | Act
    | Undo
    | Consent
    | Return
    | GiveOrder
    | WithdrawOrder
    | Imagine
    | Chat
    | React
    | Mute
    | History
    | Prospects
    | Suggest
    | Ping
)


class Settings(Struct, frozen=True):
    """What was agreed before the game."""

    game: str
    options: dict[str, str] = {}
    clock: Clock | None = None
    listed: bool = False
    hints: bool = False
    """Whether people may ask what they could do."""
    map: str | None = None
    """The title of the host's own map, on which this table plays."""
    practice: bool = False
    """Whether more can be taken back than is fair, if the other people agree."""
    begun: int = 0
    """So many actions were those of a record, which this table plays on."""
    lesson: LessonPart | None = None
    """Whether it is a lesson, whose moves are known before they are made."""
    edition: str | None = None
    """The edition of that lesson; of another one the moves would not be these."""


class SeatState(Struct, frozen=True):
    """Who sits where, as everybody may know it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    color: PieceColor
    """Of its pieces."""
    level: Level | None
    """How well the server's bot plays that sits here or stands in."""
    mine: bool
    """Whether the seat belongs to the reader of this message."""
    connected: bool
    newcomer: bool
    """Whether whoever sits here has said before the game that it is their first."""
    away: bool
    """Whether a bot stands in until the owner returns."""
    deadline: float | None
    """When the time for the present turn is over, at a table with a clock."""


class UndoState(Struct, frozen=True):
    """Somebody asks whether an action may be taken back."""

    seat: int
    back_to: int
    """The steps after this version would be taken back."""
    waiting: list[int]
    """The seats that have not answered yet."""


class OwnOrder(Struct, frozen=True):
    """What a seat of the reader does when its turn comes, if it still can."""

    seat: int
    route: str
    cards: dict[str, int]
    otherwise: str | None
    """The blind draw that is made instead."""
    failed: str | None
    """The code of the refusal for which it was dropped, None while it waits."""


class TableState(Struct, frozen=True):
    """Everything public about a table besides the game itself."""

    table: str
    status: Literal["open", "playing", "over"]
    settings: Settings
    seats: list[SeatState]
    host: bool
    """Whether the reader of this message may kick, start and change seats."""
    version: int
    commitment: str
    """The hash of the shuffle's secret, known before the deal; empty where the shuffle
    is that of a record without one."""
    created: float
    active: float
    """When something last happened."""
    now: float
    """The server's clock when it said this."""
    archived: bool
    spectators: int
    undo: UndoState | None
    orders: list[OwnOrder]
    """Those of the reader's seats; nobody learns those of others."""
    undoable: list[int]
    """The seats that may take their last action back without asking."""
    deciding: list[int]
    """The seats that had to decide something when this was said; views say it anew."""
    totals: list[int] | None
    """The final totals of all seats, once the game is over."""
    next: str | None
    """The table of the rematch."""


class ChatLine(Struct, frozen=True):
    """Something that was said."""

    number: int
    """Counts up from 1."""
    seat: int | None
    """None for a spectator."""
    name: str
    text: str
    """Empty for a reaction."""
    at: float
    reaction: Reaction | None


class Barred(Struct, frozen=True):
    """Why something cannot be done, whatever is paid."""

    code: str
    rule: str


class DrawsBarred(Barred, frozen=True):
    """What a seat cannot draw from now, and why."""

    draws: list[str]
    """Slots (counted from 1), decks and `tickets`."""


class SeatView(Struct, frozen=True):
    """What views for a page have besides those of `railwright.model.plain`."""

    choices: list[Raw]
    """The `actions` as data. Actions that differ only in a slot, a count, the tickets
    kept or the cards paid are one choice: that field lists the value of each, and `at`
    the place of each among the actions. Fields without a value are left out."""
    decided: list[Raw]
    """What the seat has decided in secret, if anything, in the shape of a choice."""
    barred: list[DrawsBarred]
    """What the seat, if it has something to decide, cannot draw from now."""


class Told(Struct, tag_field="type", frozen=True):
    """Something that the server says."""


class Welcome(Told, tag="welcome", frozen=True):
    """The first message of every socket."""

    name: str | None
    server: str
    """The version of the server; when it changes, a client should load itself anew."""


class TableShown(Told, tag="table", frozen=True):
    """A table as it stands: answers `watch`, and goes to everybody at the start."""

    table: str
    state: TableState
    views: list[Raw]
    """A view for each of your seats, or one with `seat: null` for a spectator; none
    before the start."""
    chat: list[ChatLine]


class StateChanged(Told, tag="state", frozen=True):
    """Something besides the game has changed: seats, who is there, a question."""

    table: str
    state: TableState


class Happened(Told, tag="events", frozen=True, omit_defaults=True):
    """A step of the game, sent for each of your seats, or for a spectator."""

    table: str
    version: int
    seat: int | None
    """Whose share of it this is; None for a spectator."""
    by: int
    """The seat that acted."""
    at: float
    events: Raw
    digest: int
    """A checksum of the whole view after this step."""
    view: Raw | UnsetType = UNSET
    """The whole view, if it was not shown before, or after an undo."""
    changes: Raw | UnsetType = UNSET
    """Otherwise the fields of the view that have changed. Of routes and buildings only
    new ones are named, of players by their seats only the fields that have changed."""
    back_to: int | None = None
    """After an undo: the steps after this version count no more."""
    undoable: list[int] = []
    """The seats that may now take their last action back without asking."""
    level: Level | None = None
    """At which level the server's bot has played this step, if that is not the one of
    its seat because the server was busy."""


class Step(Struct, frozen=True):
    """One step of the past."""

    version: int
    by: int
    at: float
    back_to: int | None
    """None for an action; after an undo, the steps after this version count no more."""
    events: Raw
    level: Level | None = None
    """As that of `events`."""


class HistoryTold(Told, tag="history", frozen=True):
    """Answers `history`."""

    table: str
    seat: int | None
    steps: list[Step]


class Prospect(Struct, frozen=True):
    """How a ticket stands."""

    done: bool
    points: int
    """What it brings, or would bring if what is missing were there."""
    missing: int | None
    """Spaces to claim, None if there is no way left."""
    whole: int
    """Spaces to claim if nobody had claimed anything."""
    way: list[str]
    """The routes to claim."""


class ProspectsTold(Told, tag="prospects", frozen=True):
    """Answers `prospects`."""

    table: str
    seat: int | None
    version: int
    routes: dict[str, Barred]
    """The free routes that the seat, or anybody, cannot have."""
    longest: list[int]
    """The spaces of each seat's longest path, if the game pays for it."""
    tickets: dict[str, Prospect]
    """The tickets that the seat holds or chooses from."""


class Done(Told, tag="done", frozen=True):
    """What was asked for is done, and on disk; also if it was asked twice."""

    table: str
    id: str
    version: int
    """The version of the table after it."""


class Refused(Told, tag="refused", frozen=True):
    """What was asked for is not done, and nothing has changed."""

    table: str
    id: str
    code: str
    rule: str | None
    """The rule of the game that forbids it."""
    message: str


class Stale(Told, tag="stale", frozen=True):
    """The game has gone on since the version that was named; nothing has changed."""

    table: str
    id: str
    version: int


class Suggested(Told, tag="suggestion", frozen=True):
    """Answers `suggest`, to the one who asked: what could be done, and why."""

    table: str
    id: str
    seat: int
    version: int
    """The version of the game that was looked at."""
    action: str
    reason: Reason
    route: str | None
    """The route that is claimed, or for which a card is taken."""
    card: str | None
    """The face-up card to take."""
    tickets: list[str]
    """The tickets that it is for."""
    spaces: int
    """How many spaces kept tickets ask for, with those held; 0 for other reasons."""
    sea: int
    """How many of them are at sea, where a fleet is chosen."""
    pieces: int
    """How many pieces are left for them."""


class Imagined(Told, tag="imagined", frozen=True):
    """Answers `imagine`: what could be ordered, listed as in a view."""

    table: str
    seat: int
    version: int
    actions: list[str]
    choices: list[Raw]


class Said(Told, tag="chat", frozen=True):
    """Somebody said something."""

    table: str
    line: ChatLine


class Failed(Told, tag="error", frozen=True):
    """A message that cannot be used at all, or about a table that there is not."""

    code: str
    message: str
    table: str | None = None


class Pong(Told, tag="pong", frozen=True):
    """Answers `ping`."""

    now: float


class Bye(Told, tag="bye", frozen=True):
    """The server closes this socket; come back after so many seconds."""

    reason: Literal["restart", "slow", "idle"]
    again_in: float


FromServer = (
    Welcome
    | TableShown
    | StateChanged
    | Happened
    | HistoryTold
    | ProspectsTold
    | Done
    | Refused
    | Stale
    | Suggested
    | Imagined
    | Said
    | Failed
    | Pong
    | Bye
)
