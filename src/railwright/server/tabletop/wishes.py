"""What people wish at a table: either what is then written into its log, or a refusal.

Each function looks at the table as it stands and returns the entries that grant the
wish; the game and the seats change only when they are applied. Two things are not
pure: a new table draws its secret at random, and the table keeps the action that was
tried last, so that it is not played twice.
"""

import secrets
from collections.abc import Sequence

from msgspec import Raw, json, structs

from railwright.errors import GameError, IllegalAction
from railwright.games import RULES_VERSION, PieceColor
from railwright.model import Deal, Match
from railwright.model.actions import ClaimRoute, DrawBlind
from railwright.model.events import DecisionMade, Event
from railwright.model.notation import format_action, paid_with, parse_action
from railwright.model.plain import plain_event
from railwright.model.table import SECRET_SIZE, lay_out
from railwright.model.view import View
from railwright.server.offers.own_maps import OwnMap
from railwright.server.tabletop import entries
from railwright.server.tabletop.entries import AnyEntry
from railwright.server.tabletop.orders import drawn, imagined
from railwright.server.tabletop.seats import STAND_IN, Seat
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire import bodies, messages
from railwright.server.wire.sizes import LONGEST_NAME


class Refusal(Exception):  # noqa: N818 - goes to the player who wished
    """A wish that is not granted; nothing has changed."""

    def __init__(self, code: str, message: str, rule: str | None = None) -> None:
        self.code = code
        self.message = message
        self.rule = rule
        super().__init__(message)

    def __reduce__(self) -> tuple[type, tuple[str, str, str | None]]:
        """What worker processes send; otherwise the message alone would be."""
        return Refusal, (self.code, self.message, self.rule)


class StaleVersion(Exception):  # noqa: N818 - as Refusal
    """The game has gone on since the version that the wish is about."""

    def __init__(self, version: int) -> None:
        self.version = version
        super().__init__(f"the game is at version {version}")


def clean_name(name: str | None, otherwise: str) -> str:
    """A name on one line, without what cannot be seen."""
    return _clean_line(name or "")[:LONGEST_NAME].strip() or otherwise


def set_up(  # noqa: PLR0913 - who, what and when
    wish: bodies.NewTable,
    player: str,
    name: str | None,
    now: int,
    own: OwnMap | None = None,
    *,
    is_program: bool = False,
) -> list[AnyEntry]:
    """The beginning of a table's log: its settings, then who sits where."""
    secret = secrets.token_bytes(SECRET_SIZE).hex()
    count = len(wish.seats)
    text = own.text if own else ""
    agreed = _settings(wish, own)
    log: list[AnyEntry] = [entries.Created(now, agreed, count, player, secret, text)]
    log += [
        _seating(seat, number, player, name, now, is_program=is_program)
        for number, seat in enumerate(wish.seats)
        if seat.kind != "open"
    ]
    log += _colors_wanted(wish.seats, now)
    _check_settings(SharedTable.of("new", log))
    return log


def _colors_wanted(seats: Sequence[bodies.SeatWanted], now: int) -> list[AnyEntry]:
    """The colors that are named for seats of a new table, no two of them the same."""
    wanted = {at: seat.color for at, seat in enumerate(seats) if seat.color}
    if len({*wanted.values()}) < len(wanted):
        raise Refusal("COLOR_TAKEN", "two seats can't have the same color")
    return [entries.ColorChosen(now, at, color) for at, color in wanted.items()]


def _settings(wish: bodies.NewTable, own: OwnMap | None) -> messages.Settings:
    """What was agreed; a table may change the options that its map names."""
    people = sum(seat.kind != "bot" for seat in wish.seats)
    return messages.Settings(
        game=own.game if own else wish.game,
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
    _insist_on_host(table, player)
    _insist_on_open(table)
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


def _seating(  # noqa: PLR0913 - as take_seat
    wish: bodies.SeatWanted | bodies.TakeSeat,
    number: int,
    player: str,
    name: str | None,
    now: int,
    *,
    is_program: bool,
) -> AnyEntry:
    if wish.kind == "bot":
        return entries.BotSeated(now, number, wish.level)
    called = clean_name(wish.name or name, f"Player {number + 1}")
    return entries.SeatTaken(now, number, player, called, is_program)


def take_seat(  # noqa: PLR0913, PLR0917 - who, what, where and when
    table: SharedTable,
    player: str,
    number: int,
    wish: bodies.TakeSeat,
    name: str | None,
    now: int,
    *,
    is_program: bool = False,
) -> list[AnyEntry]:
    """Sit down, change name or color; the host also seats bots and frees seats."""
    seat = _seat(table, number)
    if wish.kind != "me":
        _insist_on_host(table, player)
        _insist_on_open(table)
        if wish.kind == "open":
            return [entries.SeatFreed(now, number)] if seat.kind != "open" else []
    elif seat.player != player:
        _insist_on_open(table)
        if seat.kind != "open":
            raise Refusal("SEAT_TAKEN", f"seat {number + 1} is taken")
    said = _colored(table, player, number, wish.color, now)
    said += _newcomer(table, number, wish, now)
    if wish.kind == "me" and seat.player == player and wish.name is None:
        return said
    seated = _seating(wish, number, player, name, now, is_program=is_program)
    return [seated, *said]


def _newcomer(
    table: SharedTable, number: int, wish: bodies.TakeSeat, now: int
) -> list[AnyEntry]:
    """What a person says of playing for the first time; bots have all played."""
    if wish.newcomer is None or wish.kind != "me":
        return []
    _insist_on_open(table)
    return [entries.NewcomerSaid(now, number, wish.newcomer)]


def _colored(
    table: SharedTable, player: str, number: int, color: PieceColor | None, now: int
) -> list[AnyEntry]:
    """The choice of a color; other people keep theirs, bots and free seats yield."""
    holders = [at for at, seat in enumerate(table.seats) if seat.color == color]
    if color is None or number in holders:
        return []
    _insist_on_open(table)
    for holder in holders:
        if table.seats[holder].player not in {None, player}:
            raise Refusal("COLOR_TAKEN", f"seat {holder + 1} has chosen {color}")
    return [entries.ColorChosen(now, number, color)]


def leave_seat(
    table: SharedTable, player: str, number: int, now: int
) -> list[AnyEntry]:
    """Leave; the host may also ask somebody to. In a game a bot goes on."""
    seat = _seat(table, number)
    if seat.player != player:
        _insist_on_host(table, player)
    if table.status == "over":
        raise Refusal("GAME_OVER", "the game is over; nobody can leave it any more")
    if table.status == "playing":
        return [entries.BotSeated(now, number, STAND_IN)] if seat.player else []
    return [entries.SeatFreed(now, number)] if seat.kind != "open" else []


def start(table: SharedTable, player: str, now: int) -> list[AnyEntry]:
    """Deal the cards."""
    _insist_on_host(table, player)
    _insist_on_open(table)
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            raise Refusal("SEAT_OPEN", f"nobody sits on seat {number + 1} yet")
    _check_settings(table)
    return [entries.Started(now, RULES_VERSION)]


def act(
    table: SharedTable, player: str, wish: messages.Act | bodies.BotAct, now: int
) -> list[AnyEntry]:
    """Do something in the game; whoever was away is back by that."""
    seat = _own_seat(table, player, wish.seat)
    _insist_on_current(table, wish.version, wish.seat)
    back = [entries.Returned(now, wish.seat)] if seat.is_away else []
    return [*back, _tried(table, wish.seat, _named(wish), now, wish.id)]


def _named(wish: messages.Act | messages.GiveOrder | bodies.BotAct) -> str:
    """The action that is wished, paid with the cards that the player has chosen."""
    if isinstance(wish, bodies.BotAct) or wish.cards is None:
        return wish.action
    try:
        return format_action(paid_with(parse_action(wish.action), wish.cards))
    except GameError as error:
        raise Refusal("NOTATION", str(error)) from error


def bot_move(
    table: SharedTable, seat: int, version: int, action: str, now: int
) -> list[AnyEntry]:
    """What a bot of the server does, if the seat is still its to play."""
    if not _seat(table, seat).is_played_by_us:
        raise Refusal("NOT_YOUR_SEAT", "somebody plays this seat")
    _insist_on_current(table, version, seat)
    return [_tried(table, seat, action, now, "")]


def _tried(
    table: SharedTable, seat: int, action: str, now: int, wish: str
) -> entries.Acted:
    """The action with all that it leads to, tried before it is written."""
    try:
        events = table.try_out(_playing(table), seat, action)
    except IllegalAction as error:
        raise Refusal(error.code, str(error), error.rule) from error
    except GameError as error:
        raise Refusal("NOTATION", str(error)) from error
    return entries.Acted(now, seat, action, _told(events), wish)


def _told(events: Sequence[Event]) -> Raw:
    return Raw(json.encode([plain_event(event) for event in events]))


def look_for_advice(table: SharedTable, player: str, seat: int) -> View:
    """What a seat sees whose owner asks what to do; nothing is written of it."""
    _own_seat(table, player, seat)
    if not table.settings.hints:
        raise Refusal("NO_HINTS", "this table is played without hints")
    view = _playing(table).view(seat)
    if not view.actions:
        raise Refusal("NOT_YOUR_TURN", "it is not your turn", "C-09")
    return view


def undo(
    table: SharedTable, player: str, wish: messages.Undo, now: int
) -> list[AnyEntry]:
    """Take the last action of a seat back, or ask the others about it.

    By rule that is possible while nothing hidden has come to light and nobody else has
    moved. A table set up for practice allows more: there everybody who holds another
    seat must agree, also a player who is away. A program cannot agree.
    """
    _own_seat(table, player, wish.seat)
    _playing(table)
    if wish.version != table.version:
        raise StaleVersion(table.version)
    places = [at for at, step in enumerate(table.steps) if step.seat == wish.seat]
    if not places:
        raise Refusal("NOTHING_TO_UNDO", "you have done nothing yet in this game")
    back_to = table.steps[places[-1] - 1].version if places[-1] else 0
    undone = entries.Undone(now, wish.seat, back_to, wish.id)
    if table.is_undo_fair(wish.seat):
        return [undone, *_decided_since(table, places[-1], now)]
    if not table.settings.practice:
        text = "something hidden was seen or somebody else has moved since"
        raise Refusal("UNDO_UNFAIR", text)
    others = table.others(wish.seat)
    if not others:
        return [undone]
    if any(table.seats[at].is_program for at in others):
        text = "a program plays at this table and cannot agree to take this back"
        raise Refusal("PROGRAM_CANNOT_AGREE", text)
    return [entries.UndoAsked(now, wish.seat, back_to, wish.id)]


def _decided_since(table: SharedTable, place: int, now: int) -> list[AnyEntry]:
    """What others have decided in secret after a step, to be decided again."""
    since = _playing(table).history[place + 1 :]
    return [
        entries.Acted(now, seat, format_action(action), _told([DecisionMade(seat)]))
        for seat, action in since
    ]


def consent(
    table: SharedTable, player: str, wish: messages.Consent, now: int
) -> list[AnyEntry]:
    """Answer somebody who wants to take steps back; the last yes takes them back."""
    _own_seat(table, player, wish.seat)
    question = table.question
    if question is None or wish.seat not in question.waiting:
        raise Refusal("NO_QUESTION", "nobody asks this seat anything")
    answer = entries.UndoAnswered(now, wish.seat, wish.agree, wish.id)
    if not wish.agree or len(question.waiting) > 1:
        return [answer]
    return [answer, entries.Undone(now, question.seat, question.back_to)]


def come_back(
    table: SharedTable, player: str, wish: messages.Return, now: int
) -> list[AnyEntry]:
    """Play your seat again."""
    if not _own_seat(table, player, wish.seat).is_away:
        raise Refusal("NOT_AWAY", "nobody stands in for this seat")
    return [entries.Returned(now, wish.seat, wish.id)]


def order(
    table: SharedTable, player: str, wish: messages.GiveOrder, now: int
) -> list[AnyEntry]:
    """Have a route claimed when your turn comes, if it is possible then."""
    seat, match = _own_seat(table, player, wish.seat), _playing(table)
    if seat.is_away:
        raise Refusal("AWAY", "a bot plays for you: take your seat back first")
    if wish.seat in table.deciding:
        raise Refusal("YOUR_TURN", "it is your turn: do it now")
    claim = _ordered(match, wish.seat, _named(wish), ClaimRoute)
    draw = wish.otherwise and _ordered(match, wish.seat, wish.otherwise, DrawBlind)
    return [entries.OrderGiven(now, wish.seat, claim, draw or None, wish.id)]


def _ordered(
    match: Match, seat: int, text: str, kind: type[ClaimRoute | DrawBlind]
) -> str:
    """An action that would be possible if it were the seat's turn now."""
    try:
        action = parse_action(text)
        if not isinstance(action, kind):
            raise Refusal("NOTATION", "an order claims a route, or else draws blind")
        imagined(match, seat).play(action, seat)
    except IllegalAction as error:
        raise Refusal(error.code, str(error), error.rule) from error
    except GameError as error:
        raise Refusal("NOTATION", str(error)) from error
    return format_action(action)


def withdraw_order(
    table: SharedTable, player: str, wish: messages.WithdrawOrder, now: int
) -> list[AnyEntry]:
    """Want it no longer."""
    seat = _own_seat(table, player, wish.seat)
    return [entries.OrderWithdrawn(now, wish.seat, wish.id)] if seat.order else []


def carry_out(table: SharedTable, now: int) -> list[AnyEntry]:
    """Do what was ordered for the turn that has begun, or drop the order."""
    seat = table.ordered
    given = None if seat is None else table.seats[seat].order
    if seat is None or given is None:
        return []
    try:
        return [_tried(table, seat, given.action, now, "")]
    except Refusal as refusal:
        failed = entries.OrderFailed(now, seat, given.action, refusal.code)
    match, draw = _playing(table), given.otherwise or ""
    acts: list[AnyEntry] = [
        entries.Acted(now, seat, draw, _told(events))
        for events in (drawn(match, seat, draw) if draw else [])
    ]
    return [*acts, failed]


def stand_in(table: SharedTable, now: int) -> list[AnyEntry]:
    """Let bots play for everybody whose time is over."""
    deadlines = [(seat, table.deadline(seat)) for seat in table.deciding]
    return [entries.StoodIn(now, seat) for seat, end in deadlines if end and end <= now]


def chat(
    table: SharedTable,
    player: str,
    wish: messages.Chat | messages.React,
    name: str | None,
    now: int,
) -> list[AnyEntry]:
    """Say something, in your own words or one of a few things."""
    reaction = wish.reaction if isinstance(wish, messages.React) else None
    text = _clean_line("" if isinstance(wish, messages.React) else wish.text)
    if not text and reaction is None:
        raise Refusal("NOTHING_SAID", "there is nothing in this message")
    mine = table.seats_of(player)
    seat = mine[0] if mine else None
    called = clean_name(name, "") if seat is None else table.seats[seat].name
    return [entries.ChatSaid(now, player, seat, called, text, wish.id, reaction)]


def _clean_line(text: str) -> str:
    """A text on one line, without what cannot be seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def hand_over(
    table: SharedTable, giver: str, taker: str, seat: int, now: int
) -> list[AnyEntry]:
    """Move a seat to the identity of another device."""
    if _seat(table, seat).player != giver:
        raise Refusal("LINK_UNKNOWN", "this link is no longer good")
    return [entries.HandedOver(now, seat, taker)] if giver != taker else []


def notice(
    table: SharedTable, player: str, seat: int, wish: bodies.Notice, now: int
) -> list[AnyEntry]:
    """Where the owner of a seat wants to hear of its turns."""
    _own_seat(table, player, seat)
    return [entries.NoticeWanted(now, seat, wish.email, wish.webhook, wish.language)]


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
    count = len(table.seats)
    log: list[AnyEntry] = [
        entries.Created(now, table.settings, count, player, secret, table.map)
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


def _seat(table: SharedTable, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refusal("SEAT_UNKNOWN", f"this table has no seat {number + 1}")
    return table.seats[number]


def _own_seat(table: SharedTable, player: str, number: int) -> Seat:
    seat = _seat(table, number)
    if seat.player != player:
        raise Refusal("NOT_YOUR_SEAT", f"seat {number + 1} is not yours")
    return seat


def _insist_on_host(table: SharedTable, player: str) -> None:
    if player != table.host:
        raise Refusal("NOT_HOST", "only the host of the table can do this")


def _insist_on_open(table: SharedTable) -> None:
    if table.status != "open":
        raise Refusal("ALREADY_STARTED", "the game has begun already")


def _insist_on_current(table: SharedTable, version: int, seat: int) -> None:
    _playing(table)
    if not table.is_current(version, seat):
        raise StaleVersion(table.version)


def _playing(table: SharedTable) -> Match:
    if table.status == "over":
        raise Refusal("GAME_OVER", "the game is over", "C-61")
    if table.status != "playing" or table.match is None:
        raise Refusal("NOT_PLAYING", "no game is being played at this table")
    if table.trouble:
        raise Refusal("OTHER_RULES", table.trouble)
    return table.match
