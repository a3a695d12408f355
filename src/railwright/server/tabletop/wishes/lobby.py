"""Setting a table up, agreeing on its game, starting it and playing again."""

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import structs

from railwright.errors import GameError
from railwright.games import GAMES, RULES_VERSION
from railwright.model import Deal
from railwright.model.table import SECRET_SIZE, lay_out
from railwright.server.tabletop import entries
from railwright.server.tabletop.entries import AnyEntry
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.tabletop.wishes.conditions import insist_on_host, insist_on_open
from railwright.server.tabletop.wishes.sitting import seated
from railwright.server.wire import bodies, messages

if TYPE_CHECKING:
    from railwright.server.offers.own_maps import OwnMap
    from railwright.server.tabletop.beginnings import Beginning


def set_up(  # noqa: PLR0913 - who, what and when
    wish: bodies.NewTable,
    player: str,
    name: str | None,
    now: int,
    own: "OwnMap | None" = None,
    *,
    begun: "Beginning | None" = None,
    is_program: bool = False,
    is_muted: bool = False,
) -> list[AnyEntry]:
    """The beginning of a table's log: its settings, who sits where, and the start.

    A game that was `begun` in a record has its shuffles, and stands where it stood.
    """
    log: list[AnyEntry] = [_created(wish, player, now, own, begun)]
    log += [
        seated(
            *(seat, number, player, name, now),
            is_program=is_program,
            is_muted=is_muted,
        )
        for number, seat in enumerate(wish.seats)
        if seat.kind != "open"
    ]
    log += _colors_wanted(wish.seats, now)
    table = SharedTable.of("new", log)
    _check_settings(table)
    if wish.start or begun:
        log += start(table, player, now)
    return log + begun.played(now) if begun else log


def _created(
    wish: bodies.NewTable,
    player: str,
    now: int,
    own: "OwnMap | None",
    begun: "Beginning | None",
) -> entries.Created:
    agreed, count, text = _settings(wish, own), len(wish.seats), own.text if own else ""
    if begun:
        agreed = structs.replace(agreed, practice=True, begun=len(begun.steps))
        luck = begun.secret, text, begun.seed
        return entries.Created(now, agreed, count, player, *luck)
    secret = secrets.token_bytes(SECRET_SIZE).hex()
    return entries.Created(now, agreed, count, player, secret, text)


def _colors_wanted(seats: Sequence[bodies.SeatWanted], now: int) -> list[AnyEntry]:
    """The colors that are named for seats of a new table, no two of them the same."""
    wanted = {at: seat.color for at, seat in enumerate(seats) if seat.color}
    if len({*wanted.values()}) < len(wanted):
        raise Refusal("COLOR_TAKEN", "two seats can't have the same color")
    return [entries.ColorChosen(now, at, color) for at, color in wanted.items()]


def _settings(wish: bodies.NewTable, own: "OwnMap | None") -> messages.Settings:
    """What was agreed; a table may change the options that its map names."""
    people = sum(seat.kind != "bot" for seat in wish.seats)
    game = own.game if own else wish.game
    if game is None:
        raise Refusal("SETTINGS", f"game is missing; choose from {', '.join(GAMES)}")
    return messages.Settings(
        game=game,
        options=own.options | wish.options if own else wish.options,
        clock=wish.clock,
        listed=wish.listed,
        hints=people == 1 if wish.hints is None else wish.hints,
        map=own.title if own else None,
        practice=wish.practice,
    )


def change_settings(
    table: SharedTable, player: str, wish: bodies.ChangeSettings, now: int
) -> list[AnyEntry]:
    """Change what is agreed before the game: options, hints, a public table."""
    insist_on_host(table, player)
    insist_on_open(table)
    agreed = table.settings
    changed = structs.replace(
        agreed,
        options=agreed.options | wish.options,
        hints=agreed.hints if wish.hints is None else wish.hints,
        listed=agreed.listed if wish.listed is None else wish.listed,
    )
    if changed == agreed:
        return []
    _check_deal(table.deal_by(changed))
    return [entries.SettingsChanged(now, changed)]


def _check_settings(table: SharedTable) -> None:
    _check_deal(table.deal)


def _check_deal(deal: Deal) -> None:
    try:
        lay_out(deal)
    except GameError as error:
        raise Refusal("SETTINGS", str(error)) from error


def start(table: SharedTable, player: str, now: int) -> list[AnyEntry]:
    """Deal the cards."""
    insist_on_host(table, player)
    insist_on_open(table)
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            raise Refusal("SEAT_OPEN", f"nobody sits on seat {number + 1} yet")
    _check_settings(table)
    return [entries.Started(now, RULES_VERSION)]


def rematch(table: SharedTable, player: str, new: str, now: int) -> list[AnyEntry]:
    """Name the table at which the same people play again."""
    if not table.seats_of(player) and player != table.host:
        raise Refusal("NOT_YOUR_SEAT", "you do not sit at this table")
    if table.status != "over":
        raise Refusal("NOT_OVER", "the game is not over yet")
    return [] if table.next else [entries.Rematched(now, new)]


def set_up_again(table: SharedTable, player: str, now: int) -> list[AnyEntry]:
    """The beginning of a rematch: the same settings and people, another secret."""
    secret = secrets.token_bytes(SECRET_SIZE).hex()
    agreed, count = (
        structs.replace(table.settings, begun=0, lesson=None),
        len(table.seats),
    )
    log: list[AnyEntry] = [
        entries.Created(now, agreed, count, player, secret, table.map)
    ]
    for number, seat in enumerate(table.seats):
        if seat.player is not None:
            log.append(
                entries.SeatTaken(now, number, seat.player, seat.name, seat.is_program)
            )
        elif seat.level:
            log.append(entries.BotSeated(now, number, seat.level))
        log.append(entries.ColorChosen(now, number, seat.color))
    return log
