"""What goes over HTTP, both ways: the single source of these types."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from railwright.bots.levels import Level
from railwright.games import PieceColor
from railwright.games.definition import MOST_SEATS
from railwright.server.wire.messages import (
    ActionText,
    Clock,
    MessageId,
    Name,
    SeatNumber,
    TableState,
    Version,
)
from railwright.server.wire.sizes import (
    LONGEST_FILE,
    LONGEST_MAP,
    LONGEST_RECORD,
    LONGEST_WORD,
)

GameName = Annotated[str, Meta(max_length=LONGEST_WORD)]
FileName = Annotated[str, Meta(max_length=LONGEST_FILE)]
"""How defects name a file."""
MapText = Annotated[str, Meta(max_length=LONGEST_MAP)]
RecordText = Annotated[str, Meta(max_length=LONGEST_RECORD)]
OptionText = Annotated[str, Meta(max_length=LONGEST_WORD)]
Options = Annotated[dict[OptionText, OptionText], Meta(max_length=20)]
"""Rule options by their names."""
MailAddress = Annotated[
    str,
    Meta(
        max_length=254,
        pattern=r"^[^@\s,]+@[^@\s,]+$",
        description="an e-mail address of at most 254 characters",
    ),
]
WebAddress = Annotated[
    str,
    Meta(
        max_length=500,
        pattern=r"^https?://",
        description="a URL of at most 500 characters that begins with http:// or https://",
    ),
]


class Body(Struct, forbid_unknown_fields=True, frozen=True):
    """What a client sends over HTTP."""


class SeatWanted(Body, frozen=True):
    """A seat of a new table: for yourself, for a bot of the server, or for a guest."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Level = "medium"
    color: PieceColor | None = None
    """Of its pieces; if none is named, one that its game offers."""


class GameSoFar(Body, frozen=True):
    """A recorded game up to a moment, at which a table plays it on."""

    record: RecordText
    actions: Annotated[int, Meta(ge=0)]
    """So many of its actions were done."""


class NewTable(Body, frozen=True):
    """A table to set up; several seats of kind `me` share one device."""

    seats: Annotated[list[SeatWanted], Meta(min_length=2, max_length=MOST_SEATS)]
    game: GameName | None = None
    """Needed unless your own map names its game."""
    options: Options = {}
    clock: Clock | None = None
    listed: bool = False
    hints: bool | None = None
    """Whether people may ask what they could do; if nothing is said, who plays alone
    against bots may."""
    practice: bool = False
    """Whether more can be taken back than is fair, if the other people agree."""
    start: bool = False
    """Begin at once, if no seat is open."""
    map: MapText | None = None
    """The text of your own map file; a game that it names counts before `game`."""
    file: FileName = "map"
    continues: GameSoFar | None = None
    """A record that is played on, for practice, by yourself and bots of the server. It
    settles game, options and map; the table begins at once."""


class MapBrought(Body, frozen=True):
    """Your own map file, to be checked before a table is set up."""

    map: MapText
    game: GameName | None = None
    """The game by whose rules it is played if it names none."""
    file: FileName = "map"


class TakeSeat(Body, frozen=True):
    """Sit down with a name; the host may also give the seat to a bot or free it."""

    kind: Literal["me", "open", "bot"] = "me"
    name: Name | None = None
    """If you sit here already, your name stays unless you give another."""
    level: Level = "medium"
    color: PieceColor | None = None
    """The color of the pieces, which no other person may have."""
    newcomer: bool | None = None
    """Whether you play this game for the first time."""


class ChangeSettings(Body, frozen=True):
    """What the host changes before the game; whatever is not said stays."""

    options: Options = {}
    """Each with its new value; the others stay."""
    hints: bool | None = None
    listed: bool | None = None


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
    """Your own bot that shall play here."""

    name: Name


class Rename(Body, frozen=True):
    """How one wants to be called."""

    name: Name


class NewRecord(Body, frozen=True):
    """A record to be watched here."""

    record: RecordText


class Notice(Body, frozen=True):
    """Where to tell players that it is their turn, and in which language.

    What is left out stays as it is, and null ends it.
    """

    email: MailAddress | UnsetType | None = UNSET
    webhook: WebAddress | UnsetType | None = UNSET
    language: Annotated[str, Meta(max_length=LONGEST_WORD)] | UnsetType = UNSET


Base64 = Annotated[
    str, Meta(min_length=1, max_length=8_000, pattern=r"^[A-Za-z0-9_-]+$")
]
"""Bytes as browsers write them: base64url without padding."""
KeyName = Annotated[
    str, Meta(min_length=1, max_length=1_400, pattern=r"^[A-Za-z0-9_-]+$")
]
"""The id of a passkey, in the same form."""


class NewPasskey(Body, frozen=True):
    """A passkey that a browser has made for you, and what you call it."""

    id: KeyName
    client_data: Base64
    """`clientDataJSON`, as WebAuthn calls it."""
    attestation: Base64
    """`attestationObject`."""
    label: Name | None = None


class PasskeyProof(Body, frozen=True):
    """What a passkey has signed so that you are signed in."""

    id: KeyName
    client_data: Base64
    """`clientDataJSON`, as WebAuthn calls it."""
    authenticator_data: Base64
    signature: Base64


Endpoint = Annotated[str, Meta(max_length=2_000, pattern=r"^https?://")]
"""The address of a push service for one browser."""


class NewSubscription(Body, frozen=True):
    """A browser that shall be told of your turns, as its `PushManager` describes it."""

    endpoint: Endpoint
    public_key: Base64
    """`p256dh`, as the standard calls it."""
    secret: Base64
    """`auth`."""
    language: Annotated[str, Meta(max_length=20, pattern="^[A-Za-z0-9-]+$")] = "en"


class OldSubscription(Body, frozen=True):
    """A browser that shall be told nothing any more."""

    endpoint: Endpoint


class OwnBrowser(Struct, frozen=True):
    """A browser that announces your turns."""

    endpoint: str
    language: str
    created: float


class OwnPasskey(Struct, frozen=True):
    """One of your passkeys; moments are seconds since 1970."""

    id: str
    label: str
    created: float
    used: float


class OwnPasskeys(Struct, frozen=True):
    """The passkeys that sign you in, the oldest first."""

    passkeys: list[OwnPasskey]


class SignedIn(Struct, frozen=True):
    """Who you are now, and at how many tables this device's seats came along."""

    name: str | None
    tables: int


class Me(Struct, frozen=True):
    """Who this browser is."""

    name: str | None


class LanguageOffered(Struct, frozen=True):
    """A language of this server, by its tag, and how much of it is translated."""

    code: str
    translated: int
    """Percent of all messages; the others are said in English."""


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
    """The token of your own bot; it is shown only now."""

    token: str
    name: str


class OptionChoice(Struct, frozen=True):
    """A rule option that a table can change."""

    name: str
    choices: list[str]
    default: str
    names_seats: bool
    """Whether its numbers are seats."""
    digits: int | None = None
    """If there are, any positive number of up to so many digits is a choice, too."""
    counted: bool = False
    """Whether the score of a game on a real table depends on it."""


class GameOffered(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    fewest: int
    most: int
    options: list[OptionChoice]
    colors: list[PieceColor]
    """Of pieces, those in the box first."""
    names: dict[str, dict[str, str]] = {}
    """What the game calls its own in each language, by the names of our messages."""
    explored: list[int] = []
    """For how many players there are files of explored bot games."""
    lesson: bool = False
    """Whether it brings a lesson."""


class MapOffered(Struct, frozen=True):
    """Your own map, which a table can be played on."""

    title: str
    names_game: bool
    """Whether the file itself names the game by whose rules it is played."""
    game: GameOffered
    """This game on this map: for how many, and with the options that the map names."""


class Offered(Struct, frozen=True):
    """What can be played here, and by which bots."""

    games: list[GameOffered]
    levels: list[Level]
    mail: bool = False
    """Whether players can be told of their turns by e-mail."""
    webhooks: bool = False
    """Whether a webhook of theirs can be called then."""
    passkeys: str | None = None
    """The host whose passkeys sign people in here; None if there are none."""
    push: str | None = None
    """The key that browsers subscribe to push messages with; None if there are none."""
    coach: bool = False
    """Whether a coach goes through finished games."""


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


class TicketStory(Struct):
    """When a ticket was kept and when it was first completed, by numbers of steps."""

    seat: int
    ticket: str
    kept: int
    """Counted from 1: the step after which the seat had it."""
    done: int | None = None


class Replay(Struct, frozen=True):
    """A whole game, everything open."""

    id: str
    game: str
    options: dict[str, str]
    names: list[str]
    colors: list[PieceColor]
    """Of the pieces of each seat."""
    commitment: str | None
    secret: str | None
    start: Raw
    """The table before the first action, as a spectator saw it."""
    hands: list[OpenHand]
    """What all seats held before the first action."""
    steps: list[ReplayStep]
    tickets: list[TicketStory]
    result: Raw
    """All parts of all scores, or null if the game was not over."""
    record: str
    map: str | None = None
    """The title of the map, if it is somebody's own."""
    levels: list[Level | None] = []
    """How well the server's bots play that sat there, None for people."""
    mine: list[int] = []
    """The seats of whoever asks."""
    coached: list[int] = []
    """The seats that the coach may judge for whoever asks."""


class OwnDevice(Struct, frozen=True):
    """One of your browsers or bots."""

    kind: str
    label: str
    created: float


class OwnTable(Struct, frozen=True):
    """What is stored of you at a table."""

    table: str
    game: str
    entries: list[Raw]
    """All that you did there, and what names you, in order."""


class OwnRecord(Struct, frozen=True):
    """A record that you brought."""

    id: str
    game: str
    text: str
    created: float


class OwnReview(Struct, frozen=True):
    """What the coach has said to you about a table or a record that you brought."""

    table: str
    seat: int
    report: Raw


class OwnMark(Struct, frozen=True):
    """Something that you entered at a companion table which several phones share."""

    sheet: str
    body: str
    created: float


class OwnData(Struct, frozen=True):
    """Everything that is stored of you."""

    id: str
    name: str
    devices: list[OwnDevice]
    passkeys: list[OwnPasskey]
    pushes: list[OwnBrowser]
    """The browsers that are told of your turns."""
    sanctions: list[str]
    """What the operator of the server forbids you."""
    tables: list[OwnTable]
    records: list[OwnRecord]
    reviews: list[OwnReview]
    marks: list[OwnMark]
