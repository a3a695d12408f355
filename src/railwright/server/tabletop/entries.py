"""What can happen at a table: the kinds of entries of its log.

Moments are milliseconds since 1970. A player is the id of an identity.
"""

from collections.abc import Iterable
from time import time

from msgspec import DecodeError, Raw, Struct, json

from railwright.bots.levels import Level
from railwright.errors import GameError
from railwright.games import PieceColor
from railwright.server import store
from railwright.server.wire.messages import Reaction, Settings


def now_ms() -> int:
    """The present moment."""
    return int(time() * 1000)


class LogEntry(Struct, tag_field="type", frozen=True, omit_defaults=True):
    """Something that happened at a table."""

    at: int


class Created(LogEntry, tag="created", frozen=True):
    """The table was set up; the secret decides its shuffles."""

    settings: Settings
    seats: int
    host: str
    secret: str
    map: str = ""
    """The host's own map in one line, if the table does not play on a game's board."""
    seed: int = 0
    """Decides the shuffles if there is no secret: the table plays a record on."""


class SeatTaken(LogEntry, tag="seat-taken", frozen=True):
    """A player sat down, or changed the name at their seat."""

    seat: int
    player: str
    name: str
    is_program: bool = False
    """Whether the player is a bot of somebody's own."""


class BotSeated(LogEntry, tag="bot-seated", frozen=True):
    """A bot of the server sits here, during a game in the place of one who left."""

    seat: int
    level: Level


class SeatFreed(LogEntry, tag="seat-freed", frozen=True):
    """Whoever sat here before the start has left, or was asked to."""

    seat: int


class ColorChosen(LogEntry, tag="color-chosen", frozen=True):
    """A seat plays in a color; whoever had it before has the former one instead."""

    seat: int
    color: PieceColor


class NewcomerSaid(LogEntry, tag="newcomer-said", frozen=True):
    """Whoever sits here has said whether they play this game for the first time."""

    seat: int
    is_newcomer: bool


class SettingsChanged(LogEntry, tag="settings-changed", frozen=True):
    """The host has changed what is agreed before the game."""

    settings: Settings


class HandedOver(LogEntry, tag="handed-over", frozen=True):
    """A seat belongs to another identity: its owner's other device."""

    seat: int
    player: str
    is_program: bool = False
    """Whether that is a bot of somebody's own."""


class Started(LogEntry, tag="started", frozen=True):
    """The cards were dealt."""

    rules: int
    """The version of the rules by which the game is played."""


class Acted(LogEntry, tag="acted", frozen=True):
    """A seat did something in the game."""

    seat: int
    action: str
    events: Raw
    """All that it led to, hidden things included; so an old game can be watched even
    if a rule was mended since."""
    id: str = ""
    level: Level | None = None
    """At which level a bot of the server has played, if not at that of its seat."""


class UndoAsked(LogEntry, tag="undo-asked", frozen=True):
    """A seat asks the others whether its last action may be taken back."""

    seat: int
    back_to: int
    id: str = ""


class UndoAnswered(LogEntry, tag="undo-answered", frozen=True):
    """A seat has answered that question."""

    seat: int
    agree: bool
    id: str = ""


class Undone(LogEntry, tag="undone", frozen=True):
    """The steps after a version were taken back, as a seat wished."""

    seat: int
    back_to: int
    id: str = ""


class StoodIn(LogEntry, tag="stood-in", frozen=True):
    """The time of a seat was over; a bot plays for it."""

    seat: int


class Returned(LogEntry, tag="returned", frozen=True):
    """The owner plays the seat again."""

    seat: int
    id: str = ""


class ChatSaid(LogEntry, tag="said", frozen=True):
    """Somebody said something to the table."""

    player: str
    seat: int | None
    name: str
    text: str
    id: str = ""
    reaction: Reaction | None = None


class Muted(LogEntry, tag="muted", frozen=True):
    """The host lets somebody talk no longer, or again; None for all spectators."""

    player: str | None
    is_muted: bool
    id: str = ""


class NoticeWanted(LogEntry, tag="notice-wanted", frozen=True):
    """The owner of a seat wants to hear elsewhere when it is their turn."""

    seat: int
    email: str | None = None
    webhook: str | None = None
    language: str = "en"


class NoticeConfirmed(LogEntry, tag="notice-confirmed", frozen=True):
    """The reader of a seat's mailbox has confirmed that they want to hear of turns."""

    seat: int


class OrderGiven(LogEntry, tag="order-given", frozen=True):
    """The owner of a seat wants this done when its turn comes; nobody else knows."""

    seat: int
    action: str
    otherwise: str | None = None
    id: str = ""


class OrderWithdrawn(LogEntry, tag="order-withdrawn", frozen=True):
    """The owner wants it no longer, or has read why it was dropped."""

    seat: int
    id: str = ""


class OrderFailed(LogEntry, tag="order-failed", frozen=True):
    """The turn came, but what was ordered was not possible any more."""

    seat: int
    action: str
    code: str


class Rematched(LogEntry, tag="rematched", frozen=True):
    """The same people play again at another table."""

    next: str


class Archived(LogEntry, tag="archived", frozen=True):
    """Nobody has come for long; whatever happens next brings the table back."""


class Rewritten(LogEntry, tag="rewritten", frozen=True):
    """What stands before is not what stood there; whoever has read it reads it anew."""


STEPS = (Acted, Undone)
"""What leads to another version of the game."""
PRIVATE = (OrderGiven, OrderWithdrawn, OrderFailed)
"""What nobody but the owner of the seat may notice."""
QUIET = (*PRIVATE, Rewritten)
"""What does not count as something that happens at a table."""

AnyEntry = (
    Created
    | SeatTaken
    | BotSeated
    | SeatFreed
    | ColorChosen
    | NewcomerSaid
    | SettingsChanged
    | HandedOver
    | Started
    | Acted
    | UndoAsked
    | UndoAnswered
    | Undone
    | StoodIn
    | Returned
    | ChatSaid
    | Muted
    | NoticeWanted
    | NoticeConfirmed
    | OrderGiven
    | OrderWithdrawn
    | OrderFailed
    | Rematched
    | Archived
    | Rewritten
)

_DECODER = json.Decoder(AnyEntry)


def encode_entry(entry: AnyEntry) -> bytes:
    """An entry as the store keeps it."""
    return json.encode(entry)


def decode_entry(body: bytes) -> AnyEntry:
    """The entry that was encoded."""
    decoded: AnyEntry = _DECODER.decode(body)
    return decoded


def decode_log(stored: Iterable[store.StoredEntry]) -> list[AnyEntry]:
    """The entries of a log; GameError names the first that cannot be read."""
    log = []
    for entry in stored:
        try:
            log.append(decode_entry(entry.body))
        except DecodeError as error:
            raise GameError(f"entry {entry.number}: {error}") from error
    return log
