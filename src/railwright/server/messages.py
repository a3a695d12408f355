"""What goes over sockets and HTTP, both ways: the single source of their types.

Every message of a socket is a JSON object with a `type`. Seats count from 0. Times are
seconds since 1970, in UTC. Views and events are those of `railwright.model.plain`, as
one seat may know them.
"""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct, field

from railwright.server.settings import (
    LONGEST_ACTION,
    LONGEST_CHAT,
    LONGEST_CLOCK,
    LONGEST_ID,
    LONGEST_NAME,
    LONGEST_RECORD,
    MOST_SEATS,
    SHORTEST_CLOCK,
)

TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16}$")]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Version = Annotated[int, Meta(ge=0, lt=1 << 31)]
MessageId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
"""Made by the client, another one for each thing it wants; sent again, it is the same
wish and is granted once."""
ActionText = Annotated[str, Meta(min_length=1, max_length=LONGEST_ACTION)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Clock = Annotated[int, Meta(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)]
"""Seconds that a seat has for its turn; then a bot stands in for it."""
Level = Literal["easy", "medium", "hard", "expert"]
OptionText = Annotated[str, Meta(max_length=40)]


class Asked(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Something that a client wants."""


class Watch(Asked, tag="watch", frozen=True):
    """Follow a table: `table` comes at once, then whatever happens there."""

    table: TableId


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


class Undo(Asked, tag="undo", frozen=True):
    """Take one's last action back, or ask the others whether one may."""

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
    """Take one's seat back from the bot that stands in."""

    table: TableId
    seat: SeatNumber
    id: MessageId


class Chat(Asked, tag="chat", frozen=True):
    """Say something to everybody at the table."""

    table: TableId
    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class History(Asked, tag="history", frozen=True):
    """Ask for what has happened so far, as a seat (or a spectator) may know it."""

    table: TableId
    seat: SeatNumber | None = None


class Ping(Asked, tag="ping", frozen=True):
    """Ask whether the server is there."""


FromClient = Watch | Unwatch | Act | Undo | Consent | Return | Chat | History | Ping


class Settings(Struct, frozen=True):
    """What was agreed before the game."""

    game: str
    options: dict[str, str] = {}
    clock: Clock | None = None
    listed: bool = False


class SeatState(Struct, frozen=True):
    """Who sits where, as everybody may know it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: Level | None
    """How well the server's bot plays that sits here or stands in."""
    mine: bool
    """Whether the seat belongs to whoever is told this."""
    connected: bool
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


class TableState(Struct, frozen=True):
    """Everything public about a table besides the game itself."""

    table: str
    status: Literal["open", "playing", "over"]
    settings: Settings
    seats: list[SeatState]
    host: bool
    """Whether whoever is told this may kick, start and change seats."""
    version: int
    commitment: str
    """The hash of the shuffle's secret, known before the deal."""
    created: float
    active: float
    """When something last happened."""
    now: float
    """The server's clock when it said this."""
    archived: bool
    spectators: int
    undo: UndoState | None
    undoable: list[int]
    """The seats that may take their last action back without asking."""
    totals: list[int] | None
    """The final totals of all seats, once the game is over."""
    next: str | None
    """The table of the rematch."""


class ChatLine(Struct, frozen=True):
    """Something that was said."""

    number: int
    """Counts up; not every number is used."""
    seat: int | None
    """None for a spectator."""
    name: str
    text: str
    at: float


class Told(Struct, tag_field="type", frozen=True):
    """Something that the server says."""


class Welcome(Told, tag="welcome", frozen=True):
    """The first message of every socket."""

    name: str | None
    server: str
    """The version of the server; when it changes, a client should load itself anew."""


class TableShown(Told, tag="table", frozen=True):
    """A table as it stands: answers `watch`, and is told to everybody at the start."""

    table: str
    state: TableState
    views: list[Raw]
    """A view for each seat of one's own, or one with `seat: null` for a spectator; none
    before the start."""
    chat: list[ChatLine]


class StateChanged(Told, tag="state", frozen=True):
    """Something besides the game has changed: seats, who is there, a question."""

    table: str
    state: TableState


class Happened(Told, tag="events", frozen=True):
    """A step of the game, told for each seat of one's own, or for a spectator."""

    table: str
    version: int
    seat: int | None
    """Whose share of it this is; None for a spectator."""
    by: int
    """The seat that acted."""
    at: float
    back_to: int | None
    """None for an action; after an undo, the steps after this version count no more."""
    events: Raw
    undoable: list[int]
    """The seats that may now take their last action back without asking."""
    view: Raw


class Step(Struct, frozen=True):
    """One action of the past, without those that were taken back."""

    version: int
    by: int
    at: float
    events: Raw


class HistoryTold(Told, tag="history", frozen=True):
    """Answers `history`."""

    table: str
    seat: int | None
    steps: list[Step]


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
    | Done
    | Refused
    | Stale
    | Said
    | Failed
    | Pong
    | Bye
)


class Body(Struct, forbid_unknown_fields=True, frozen=True):
    """What a client sends over HTTP."""


class SeatWanted(Body, frozen=True):
    """A seat of a new table: for oneself, for a bot of the server, or for a guest."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Level = "medium"


class NewTable(Body, frozen=True):
    """A table to set up; several seats of kind `me` share one device."""

    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[list[SeatWanted], Meta(min_length=2, max_length=MOST_SEATS)]
    options: Annotated[dict[OptionText, OptionText], Meta(max_length=20)] = {}
    clock: Clock | None = None
    listed: bool = False
    start: bool = False
    """Begin at once, if no seat is open."""


class TakeSeat(Body, frozen=True):
    """Sit down with a name; the host may also give the seat to a bot or free it."""

    kind: Literal["me", "open", "bot"] = "me"
    name: Name | None = None
    level: Level = "medium"


class BotAct(Body, frozen=True):
    """A move that a bot posts."""

    seat: SeatNumber
    version: Version
    id: MessageId
    action: ActionText


class ClaimLink(Body, frozen=True):
    """The token of a link that moves a seat to this device."""

    token: Annotated[str, Meta(min_length=20, max_length=100)]


class NewBot(Body, frozen=True):
    """A bot of one's own that shall play here."""

    name: Name


class Rename(Body, frozen=True):
    """How one wants to be called."""

    name: Name


class NewRecord(Body, frozen=True):
    """A record to be watched here."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]


class Notice(Body, frozen=True):
    """Where to tell that it is one's turn; nothing for nowhere."""

    email: Annotated[str, Meta(max_length=254, pattern=r"^[^@\s,]+@[^@\s,]+$")] | None
    webhook: Annotated[str, Meta(max_length=500, pattern=r"^https?://")] | None = None


class Me(Struct, frozen=True):
    """Who this browser is."""

    name: str | None


class Problem(Struct, frozen=True):
    """Why something was not done over HTTP."""

    code: str
    message: str
    rule: str | None = None


class SeatLink(Struct, frozen=True):
    """A link that moves a seat to another device, once.

    The token belongs behind a `#`, which no browser sends to a server.
    """

    path: str
    token: str
    expires: float


class BotToken(Struct, frozen=True):
    """What a bot of one's own identifies itself with; it is shown only now."""

    token: str
    name: str


class OptionChoice(Struct, frozen=True):
    """What a table may decide otherwise."""

    name: str
    choices: list[str]
    default: str


class GameOffered(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    fewest: int
    most: int
    options: list[OptionChoice]


class Offered(Struct, frozen=True):
    """What can be played here, and by which bots."""

    games: list[GameOffered]
    levels: list[str]


class Listed(Struct, frozen=True):
    """Tables, the latest first."""

    tables: list[TableState] = field(default_factory=list)


class OpenHand(Struct, frozen=True):
    """What a seat held, which everybody may know after the end."""

    hand: dict[str, int]
    tickets: list[str]
    offer: list[str]


class ReplayStep(Struct, frozen=True):
    """One action of a finished game, with all that it led to."""

    by: int
    action: str
    events: Raw
    view: Raw
    """How the table stood after it, as a spectator saw it."""
    hands: list[OpenHand]
    """What all seats held after it."""


class Replay(Struct, frozen=True):
    """A whole game, everything open."""

    id: str
    game: str
    options: dict[str, str]
    names: list[str]
    commitment: str | None
    secret: str | None
    start: Raw
    """The table before the first action, as a spectator saw it."""
    hands: list[OpenHand]
    """What all seats held before the first action."""
    steps: list[ReplayStep]
    result: Raw
    """All parts of all scores, or null if the game was not over."""
    record: str
