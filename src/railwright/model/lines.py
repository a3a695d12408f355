"""The lines of a position, each a keyword and what is said of it."""

from collections.abc import Callable

from mypy_extensions import u8

from railwright.core.chance import STREAMS
from railwright.core.state import OFFER_ROOM
from railwright.core.tickets import offer
from railwright.errors import NotationError, either
from railwright.model.actions import BorrowRoutes, Cards, ChoosePieces, KeepTickets
from railwright.model.notation import parse_action, parse_pile
from railwright.model.setup import Setup
from railwright.model.table import SECRET_SIZE
from railwright.model.view import PHASES
from railwright.suggestions import did_you_mean

MOST_LUCK = 1 << 62
MOST_PIECES = 999
MOST_POINTS = 9999
GAP = "-"
REST = "rest"


def whole(words: list[str], what: str, least: int, most: int) -> int:
    """The one number that a line says; NotationError if it is none of these."""
    if len(words) != 1 or not _is_number(words[0]):
        said = " ".join(words)[:40]
        raise NotationError(f"expected `{what} NUMBER`, not {said!r}")
    number = int(words[0])
    if not least <= number <= most:
        raise NotationError(f"{what} must be from {least} to {most}, not {number}")
    return number


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= 19


def _with_rest(words: list[str]) -> tuple[Cards, bool]:
    """Cards, and whether all that lie nowhere else are with them."""
    if REST not in words:
        return parse_pile(words), False
    if words.count(REST) > 1:
        raise NotationError("rest is given twice")
    return parse_pile([word for word in words if word != REST]), True


class TableLines:
    """Lines that are about no seat."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.state = setup.state
        self.seats = setup.deal.players

    def secret(self, words: list[str]) -> None:
        """The key of all luck."""
        try:
            [word] = words
            secret = bytes.fromhex(word)
        except ValueError:
            secret = b""
        if len(secret) != SECRET_SIZE:
            raise NotationError(f"a secret has {2 * SECRET_SIZE} hexadecimal digits")
        self.setup.take_secret(secret)

    def luck(self, words: list[str]) -> None:
        """Where the streams of chance are."""
        if len(words) != STREAMS:
            raise NotationError(f"luck needs {STREAMS} numbers, not {len(words)}")
        for stream, word in enumerate(words):
            self.state.streams[stream] = whole([word], "luck", 0, MOST_LUCK)

    def phase(self, words: list[str]) -> None:
        """What is decided now."""
        said = " ".join(words)
        if said not in PHASES:
            hint = did_you_mean(said, PHASES)
            wanted = f"{either(PHASES)}, not {said[:40]!r}{hint}"
            raise NotationError(f"phase must be {wanted}")
        self.state.phase = PHASES.index(said)

    def turn(self, words: list[str]) -> None:
        """Whose turn it is."""
        self.state.player = whole(words, "turn", 1, self.seats) - 1

    def first(self, words: list[str]) -> None:
        """Who began."""
        self.state.first = whole(words, "first", 1, self.seats) - 1

    def turns_left(self, words: list[str]) -> None:
        """Turns until the end."""
        self.state.turns_left = whole(words, "turns-left", 0, MOST_PIECES)

    def passes(self, words: list[str]) -> None:
        """Turns passed in a row."""
        self.state.passes = whole(words, "passes", 0, MOST_PIECES)

    def market(self, words: list[str]) -> None:
        """The face-up cards by their slots, a dash for an empty one."""
        slots: list[str | None] = []
        for word in words:
            if word == GAP:
                slots.append(None)
                continue
            for card, count in parse_pile([word]):
                slots += [card] * min(count, MOST_PIECES)
        wanted = int(self.state.rules.face_up)
        if len(slots) != wanted:
            expected = f"the market has {wanted} slots, not {len(slots)}"
            raise NotationError(f"{expected}: write - for an empty one")
        self.setup.lay_market(slots)

    def deck(self, words: list[str]) -> None:
        """A deck by its name, from the bottom; behind a bar what is on top."""
        if not words:
            decks = either(self.setup.words.decks)
            raise NotationError(f"expected the name of the deck: {decks}")
        deck = self.setup.words.deck_number(words[0])
        cards = words[1:]
        bar = cards.index("|") if "|" in cards else len(cards)
        bottom, has_rest = _with_rest(cards[:bar])
        if has_rest:
            self.setup.leave_rest((f"deck {words[0]}", None), deck)
        self.setup.lay_deck(deck, bottom, parse_pile(cards[bar + 1 :]))

    def discard(self, words: list[str]) -> None:
        """The discarded cards of all decks."""
        cards, has_rest = _with_rest(words)
        if has_rest:
            self.setup.leave_rest(("discard", None))
        self.setup.throw_away(cards)

    def ticket_deck(self, words: list[str]) -> None:
        """The tickets from the top."""
        self.setup.lay_ticket_deck(words)

    def tunnel(self, words: list[str]) -> None:
        """A tunnel whose payment is awaited."""
        is_whole = words[1:2] == ["laid"] and "revealed" in words
        if not is_whole:
            raise NotationError("expected `tunnel ROUTE laid CARDS revealed CARDS`")
        split = words.index("revealed")
        laid, revealed = parse_pile(words[2:split]), parse_pile(words[split + 1 :])
        self.setup.lay_tunnel(words[0], laid, revealed)


class SeatLines:
    """Lines that are about a seat."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self.setup = setup
        self.state = setup.state
        self.seat = seat

    def hand(self, words: list[str]) -> None:
        """The cards of the player."""
        cards, has_rest = _with_rest(words)
        if has_rest:
            self.setup.leave_rest(("hand", self.seat))
        self.setup.put_in_hand(self.seat, cards)

    def known(self, words: list[str]) -> None:
        """Cards of the hand that everybody has seen."""
        cards = parse_pile(words)
        self.setup.witness.learn(self.seat, self.setup.words.counts(cards))

    def tickets(self, words: list[str]) -> None:
        """The tickets that the player holds."""
        for ticket in words:
            number = self.setup.supply.take_ticket(ticket)
            self.state.holder[number] = u8(self.seat)

    def offer(self, words: list[str]) -> None:
        """The tickets from which the player chooses."""
        if len(words) > OFFER_ROOM:
            raise NotationError(
                f"an offer has at most {OFFER_ROOM} tickets, not {len(words)}"
            )
        for ticket in words:
            offer(self.state, self.seat, self.setup.supply.take_ticket(ticket))

    def decided(self, words: list[str]) -> None:
        """A secret decision that waits for others."""
        match parse_action(" ".join(words)):
            case ChoosePieces(wagons):
                self.setup.decide(self.seat, wagons, is_fleet=True)
            case KeepTickets(kept, ()):
                places = [
                    at for at in kept if isinstance(at, int) and 0 < at <= OFFER_ROOM
                ]
                if len(places) < len(kept):
                    raise NotationError("expected places of the offer: `keep 1 3`")
                mask = sum(1 << (at - 1) for at in places)
                self.setup.decide(self.seat, mask, is_fleet=False)
            case _:
                raise NotationError(
                    "expected `keep 1 3` or `pieces 20 wagons 40 ships`"
                )

    def pieces(self, words: list[str]) -> None:
        """What is left in stock."""
        for kind, count in enumerate(self._wagons_and_ships("pieces", words)):
            self.state.stock[2 * self.seat + kind] = count

    def spent(self, words: list[str]) -> None:
        """What lies on routes that are not named."""
        self.setup.spent[self.seat] = self._wagons_and_ships("spent", words)

    def _wagons_and_ships(self, what: str, words: list[str]) -> tuple[int, int]:
        if not self.state.rules.most_ships:
            return whole(words, what, 0, MOST_PIECES), 0
        match words:
            case [wagons, "wagons", ships, "ships"] if all(
                map(_is_number, (wagons, ships))
            ):
                return (
                    whole([wagons], "wagons", 0, MOST_PIECES),
                    whole([ships], "ships", 0, MOST_PIECES),
                )
        said = " ".join(words)[:40]
        raise NotationError(f"expected `{what} 20 wagons 40 ships`, not {said!r}")

    def score(self, words: list[str]) -> None:
        """The running score."""
        is_negative = len(words) == 1 and words[0].startswith("-")
        number = [words[0].removeprefix("-")] if is_negative else words
        points = whole(number, "score", 0, MOST_POINTS)
        self.state.score[self.seat] = -points if is_negative else points

    def routes(self, words: list[str]) -> None:
        """The routes that the player owns."""
        for route in words:
            self.setup.own(self.seat, route)

    def buildings(self, words: list[str]) -> None:
        """The cities with a station or a port of the player."""
        for city in words:
            self.setup.build(self.seat, city)

    def borrows(self, words: list[str]) -> None:
        """What the stations borrow."""
        action = parse_action(" ".join(["borrow", *(words or ["nothing"])]))
        if isinstance(action, BorrowRoutes):
            self.setup.borrowed[self.seat] = action.routes


TABLE_LINES: dict[str, Callable[[TableLines, list[str]], None]] = {
    "secret": TableLines.secret,
    "luck": TableLines.luck,
    "phase": TableLines.phase,
    "turn": TableLines.turn,
    "first": TableLines.first,
    "turns-left": TableLines.turns_left,
    "passes": TableLines.passes,
    "market": TableLines.market,
    "deck": TableLines.deck,
    "discard": TableLines.discard,
    "ticket-deck": TableLines.ticket_deck,
    "tunnel": TableLines.tunnel,
}
SEAT_LINES: dict[str, Callable[[SeatLines, list[str]], None]] = {
    "hand": SeatLines.hand,
    "known": SeatLines.known,
    "tickets": SeatLines.tickets,
    "offer": SeatLines.offer,
    "decided": SeatLines.decided,
    "pieces": SeatLines.pieces,
    "spent": SeatLines.spent,
    "score": SeatLines.score,
    "routes": SeatLines.routes,
    "buildings": SeatLines.buildings,
    "borrows": SeatLines.borrows,
}
