"""Tables without a server: wishes are granted by folding their entries at once."""

from collections.abc import Callable, Sequence
from typing import Concatenate, ParamSpec

from railwright.server.tabletop import wishes
from railwright.server.tabletop.entries import AnyEntry, decode_entry, encode_entry
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire import bodies, messages
from railwright.server.wire.bodies import NewTable, SeatWanted

P = ParamSpec("P")
ID = "abcdefghijklmnop"


class Log:
    """A table and its log, which grows by the wishes that are granted."""

    def __init__(self, entries: Sequence[AnyEntry]) -> None:
        self.entries = list(entries)
        self.table = SharedTable.of(ID, entries)
        self.now = 1000

    def grant(
        self,
        wish: Callable[Concatenate[SharedTable, P], list[AnyEntry]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> list[AnyEntry]:
        """Write down what a wish leads to."""
        granted = wish(self.table, *args, **kwargs)
        for entry in granted:
            self.table.apply(entry)
        self.entries += granted
        return granted

    def again(self) -> SharedTable:
        """The table as it is after a restart: read from disk and folded anew."""
        stored = [encode_entry(entry) for entry in self.entries]
        return SharedTable.of(ID, [decode_entry(body) for body in stored])

    def act(
        self,
        seat: int,
        action: str,
        *,
        version: int | None = None,
        id: str = "",  # noqa: A002
        cards: dict[str, int] | None = None,
    ) -> list[AnyEntry]:
        """Do something as the one who holds a seat."""
        at = self.table.version if version is None else version
        player = self.table.seats[seat].player or ""
        name = id or f"act-{len(self.entries)}"
        wish = messages.Act(ID, seat, at, name, action, cards)
        return self.grant(wishes.act, player, wish, self.now)

    def undo(self, seat: int, version: int | None = None) -> list[AnyEntry]:
        """Wish to take the last action of a seat back."""
        player = self.table.seats[seat].player or ""
        seen = self.table.version if version is None else version
        wish = messages.Undo(ID, seat, seen, f"undo-{len(self.entries)}")
        return self.grant(wishes.undo, player, wish, self.now)

    def consent(self, seat: int, *, agree: bool) -> list[AnyEntry]:
        """Answer the one who wishes it."""
        player = self.table.seats[seat].player or ""
        wish = messages.Consent(ID, seat, f"yes-{len(self.entries)}", agree)
        return self.grant(wishes.consent, player, wish, self.now)


def set_up(  # noqa: PLR0913 - all that a table may differ in
    game: str = "nordic",
    seats: str = "open open",
    host: str = "anna",
    *,
    clock: int | None = None,
    options: dict[str, str] | None = None,
    practice: bool = False,
) -> Log:
    """A table: `me`, `open` or the level of a bot for each seat."""
    wanted = [
        SeatWanted(word)  # type: ignore[arg-type]  # one of the two
        if word in {"me", "open"}
        else SeatWanted("bot", level=word)  # type: ignore[arg-type]  # a level
        for word in seats.split()
    ]
    agreed = options or {"first_player": "1"}
    wish = NewTable(wanted, game, agreed, clock, practice=practice)
    return Log(wishes.set_up(wish, host, None, 0))


def two_people(
    game: str = "nordic", *, clock: int | None = None, practice: bool = False
) -> Log:
    """Anna and Ben, who have just been dealt their cards; Anna begins."""
    log = set_up(game, clock=clock, practice=practice)
    sit(log, "anna", 0)
    sit(log, "ben", 1)
    log.grant(wishes.start, "anna", log.now)
    return log


def sit(log: Log, player: str, seat: int, name: str | None = None) -> None:
    """Let somebody sit down."""
    wish = bodies.TakeSeat("me", name or player.title())
    log.grant(wishes.take_seat, player, seat, wish, None, log.now)


def opened(log: Log) -> Log:
    """The same table when all have chosen their first tickets."""
    while log.table.match and log.table.match.view(None).phase in {"opening", "pieces"}:
        seat = log.table.deciding[0]
        view = log.table.match.view(seat)
        from railwright.model import format_action  # noqa: PLC0415

        log.act(seat, format_action(view.actions[0]))
    return log
