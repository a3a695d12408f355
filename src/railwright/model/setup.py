"""Sets up positions that are written as text."""

from collections import Counter
from dataclasses import replace

from librt.vecs import vec
from mypy_extensions import i64, u8

from railwright.core import codes
from railwright.core.buildings import can_borrow, stations_of
from railwright.core.chance import STREAMS, first_state
from railwright.core.claim import mark_owner
from railwright.core.packing import derive_counts
from railwright.core.state import State
from railwright.core.tickets import OFFER_ROOM, offer, put_under
from railwright.errors import Defect, GameError, NotationError, PositionError
from railwright.model.actions import BorrowRoutes, Cards, ChoosePieces, KeepTickets
from railwright.model.contradictions import Place, contradictions, fill_in
from railwright.model.match import Match
from railwright.model.memory import Memory
from railwright.model.notation import parse_action, parse_cards
from railwright.model.position import FORMAT
from railwright.model.supply import Supply
from railwright.model.table import SECRET_SIZE, Deal, lay_out
from railwright.model.view import PHASES

MOST_LUCK = 1 << 62


def read_position(text: str, name: str = "position") -> Match:
    """The position that a text describes; PositionError lists what is wrong with it."""
    lines = [(at, line.split()) for at, line in enumerate(text.splitlines(), 1)]
    lines = [(at, words) for at, words in lines if words]
    if not lines or " ".join(lines[0][1]) != FORMAT:
        raise PositionError(name, [Defect(1, f"expected {FORMAT!r}")])
    reader = _Reader(name)
    for at, words in lines[1:]:
        reader.take(at, words)
    return reader.finish(lines[-1][0])


class _Reader:
    """Takes the lines of a position: the game first, then what lies on the table."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.deal = Deal("", 0, 0)
        self.setup: Setup | None = None
        self.seat: int | None = None
        self.lines: dict[Place, int] = {}
        """Where each thing stands, by its keyword and seat."""
        self.defects: list[Defect] = []

    def take(self, at: int, words: list[str]) -> None:
        """Understand a line, or note what is wrong with it."""
        try:
            if self.setup is None and self._is_header(words):
                return
            self._place(at, words)
        except GameError as error:
            self.defects.append(Defect(at, str(error)))
            if self.setup is None:  # without a game nothing else can be understood
                raise PositionError(self.name, self.defects) from error

    def _is_header(self, words: list[str]) -> bool:
        match words:
            case ["game", game]:
                self.deal = replace(self.deal, game=game)
            case ["players", players]:
                self.deal = replace(self.deal, players=_number(players, 9))
            case ["board", *path] if path:
                self.deal = replace(self.deal, board=" ".join(path))
            case ["option", option, value]:
                options = (*self.deal.options, (option, value))
                self.deal = replace(self.deal, options=options)
            case _:
                return False
        return True

    def _place(self, at: int, words: list[str]) -> None:
        if self.setup is None:
            self.setup = Setup(self.deal)
        if words[0] == "seat":
            self.seat = _seat(" ".join(words[1:]), self.deal.players)
            return
        named = " ".join(words[:2]) if words[0] == "deck" else words[0]
        place = (named, self.seat)
        if place in self.lines:
            raise NotationError(f"{named} stands already in line {self.lines[place]}")
        self.lines[place] = at
        if self.seat is None:
            self.setup.take_for_table(words)
        else:
            self.setup.take_for_seat(self.seat, words)

    def finish(self, last: int) -> Match:
        """The match, if nothing is wrong."""
        setup = self.setup
        if setup is None:
            raise PositionError(self.name, [Defect(last, "the position ends here")])
        if not self.defects:
            wrong = setup.finish(set(self.lines))
            self.defects = [
                Defect(self.lines.get(place, last), text) for place, text in wrong
            ]
        if self.defects:
            raise PositionError(self.name, self.defects)
        return Match(setup.deal, setup.table, setup.state, setup.memory)


class Setup:
    """A table on which cards, tickets and pieces are laid one after another."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.table = lay_out(deal)
        self.words = self.table.words
        self.state = State(self.table.rules)
        self.supply = Supply(self.table)
        self.memory = Memory([Counter() for _ in range(deal.players)], Counter())
        self.decks: dict[int, tuple[list[int] | None, list[int]]] = {}
        """The cards of each deck from the bottom, or None for all that are left, and
        those on top whose order is fixed."""
        self.has_rest_of_tickets = False
        self.borrowed: dict[int, BorrowRoutes] = {}
        for stream in range(STREAMS):
            self.state.streams[stream] = first_state(0, stream)

    def take_for_table(self, words: list[str]) -> None:  # noqa: C901, PLR0912 - a grammar
        """Understand a line that is about no seat."""
        state = self.state
        match words:
            case ["secret", secret]:
                self._take_secret(secret)
            case ["luck", *numbers] if len(numbers) == STREAMS:
                for stream, number in enumerate(numbers):
                    state.streams[stream] = _number(number, MOST_LUCK)
            case ["phase", phase] if phase in PHASES:
                state.phase = PHASES.index(phase)
            case ["turn", seat]:
                state.player = _seat(seat, self.deal.players)
            case ["first", seat]:
                state.first = _seat(seat, self.deal.players)
            case ["turns-left", turns]:
                state.turns_left = _number(turns, 99)
            case ["passes", passes]:
                state.passes = _number(passes, self.deal.players)
            case ["market", *cards] if len(cards) == state.rules.face_up:
                self._lay_market(cards)
            case ["deck", deck, *cards]:
                self._lay_deck(self.words.deck_number(deck), cards)
            case ["discard", *cards]:
                self._put(state.discard, 0, parse_cards(cards))
            case ["ticket-deck", *tickets]:
                self._lay_tickets(tickets)
            case ["tunnel", route, "laid", *cards] if "revealed" in cards:
                split = cards.index("revealed")
                state.tunnel = self.words.route_number(route)
                self._put(state.laid, 0, parse_cards(cards[:split]))
                self._put(state.revealed, 0, parse_cards(cards[split + 1 :]))
            case [keyword, *_]:
                raise NotationError(_expected(keyword, OF_TABLE))

    def take_for_seat(self, seat: int, words: list[str]) -> None:  # noqa: C901, PLR0912
        """Understand a line that is about a seat."""
        state = self.state
        match words:
            case ["hand", *cards]:
                self._put(state.hand, seat, parse_cards(cards))
            case ["known", *cards]:
                self.words.counts(parse_cards(cards))  # names a card of this game?
                self.memory.known[seat] = Counter(dict(parse_cards(cards)))
            case ["tickets", *tickets] if tickets:
                for ticket in tickets:
                    state.holder[self.supply.take_ticket(ticket)] = u8(seat)
            case ["offer", *tickets] if 0 < len(tickets) <= OFFER_ROOM:
                for ticket in tickets:
                    offer(state, seat, self.supply.take_ticket(ticket))
            case ["decided", *decision]:
                self._take_decision(seat, " ".join(decision))
            case ["pieces", wagons]:
                state.stock[2 * seat] = _number(wagons, 999)
            case ["pieces", wagons, "wagons", ships, "ships"]:
                state.stock[2 * seat] = _number(wagons, 999)
                state.stock[2 * seat + 1] = _number(ships, 999)
            case ["score", points]:
                sign = -1 if points.startswith("-") else 1
                state.score[seat] = sign * _number(points.removeprefix("-"), 9999)
            case ["routes", *routes] if routes:
                for route in routes:
                    self._own(seat, self.words.route_number(route))
            case ["buildings", *cities] if cities:
                for city in cities:
                    self._build(seat, city)
            case ["borrows", *routes]:
                action = parse_action(" ".join(["borrow", *routes]))
                if isinstance(action, BorrowRoutes):
                    self.borrowed[seat] = action
            case [keyword, *_]:
                raise NotationError(_expected(keyword, OF_SEAT))

    def finish(self, told: set[Place]) -> list[tuple[Place, str]]:
        """Fill in what follows from the rest; the contradictions with their places."""
        for deck in self.decks:
            self._fill_deck(deck)
        if self.has_rest_of_tickets:
            for numbers in self.supply.tickets.values():
                for ticket in numbers:
                    put_under(self.state, ticket)
        derive_counts(self.state)
        fill_in(self.state, told)
        self.memory.laid = Counter(dict(self.words.held(self.state.laid)))
        wrong = [*contradictions(self.state, self.words, self.memory)]
        for seat, borrowed in self.borrowed.items():
            wrong += self._borrow(seat, borrowed)
        return wrong + [(("deck", None), text) for text in self.supply.left_over()]

    def _put(self, counts: vec[i64], row: int, cards: Cards) -> None:
        for kind, count in self.supply.take(cards):
            counts[row * len(self.words.cards) + kind] += count

    def _take_secret(self, secret: str) -> None:
        try:
            self.state.secret = bytes.fromhex(secret)
        except ValueError:
            self.state.secret = b""
        if len(self.state.secret) != SECRET_SIZE:
            raise NotationError(f"a secret has {2 * SECRET_SIZE} hexadecimal digits")
        self.deal = replace(self.deal, secret=self.state.secret)

    def _lay_market(self, cards: list[str]) -> None:
        for slot, card in enumerate(cards):
            if card != "-":
                [(kind, _)] = self.supply.take(((card, 1),))
                self.state.market[slot] = kind

    def _lay_deck(self, deck: int, cards: list[str]) -> None:
        bar = cards.index("|") if "|" in cards else len(cards)
        below, above = cards[:bar], cards[bar + 1 :]
        bottom = None if below == ["rest"] else self._cards_of(deck, below)
        self.decks[deck] = (bottom, self._cards_of(deck, above))

    def _cards_of(self, deck: int, cards: list[str]) -> list[int]:
        """Cards in order, of which a kind may come again."""
        kinds = []
        for word in cards:
            for kind, count in self.supply.take(parse_cards([word])):
                if self.state.rules.kind_deck[kind] != deck:
                    name = self.words.decks[deck]
                    raise GameError(f"{word} is no card of the {name} deck")
                kinds += [kind] * count
        return kinds

    def _fill_deck(self, deck: int) -> None:
        rules, state = self.table.rules, self.state
        bottom, top = self.decks[deck]
        if bottom is None:
            kinds = [k for k in range(int(rules.kinds)) if rules.kind_deck[k] == deck]
            rest = self.supply.take_rest(kinds)
            bottom = [kind for kind, count in rest for _ in range(count)]
        start = int(rules.deck_start[deck])
        for place, kind in enumerate([*bottom, *reversed(top)]):
            state.deck[start + place] = u8(kind)
        state.in_deck[deck] = len(bottom) + len(top)
        state.known[deck] = len(top)

    def _lay_tickets(self, tickets: list[str]) -> None:
        self.has_rest_of_tickets = tickets == ["rest"]
        if not self.has_rest_of_tickets:
            for ticket in tickets:
                put_under(self.state, self.supply.take_ticket(ticket))

    def _take_decision(self, seat: int, text: str) -> None:
        match parse_action(text):
            case ChoosePieces(wagons):
                self.state.choice[seat] = wagons
            case KeepTickets(kept, ()):
                places = [
                    at for at in kept if isinstance(at, int) and 0 < at <= OFFER_ROOM
                ]
                if len(places) < len(kept):
                    raise NotationError("expected places of the offer: `keep 1 3`")
                self.state.choice[seat] = sum(1 << (at - 1) for at in places)
            case _:
                raise NotationError(
                    "expected `keep 1 3` or `pieces 20 wagons 40 ships`"
                )

    def _own(self, seat: int, route: int) -> None:
        if self.state.owner[route] != codes.NOBODY:
            owner = int(self.state.owner[route]) + 1
            raise GameError(
                f"{self.words.route(route)} belongs to seat {owner} already"
            )
        mark_owner(self.state, route, seat)

    def _build(self, seat: int, city: str) -> None:
        place = self.words.city_number(city)
        if self.state.building_at[place] != codes.NOBODY:
            raise GameError(f"{city} has a building already")
        if not self.state.buildings[seat]:
            raise GameError(f"seat {seat + 1} has no building left for {city}")
        self.state.building_at[place] = u8(seat)
        self.state.buildings[seat] -= 1

    def _borrow(self, seat: int, said: BorrowRoutes) -> list[tuple[Place, str]]:
        """Note what stations borrow, once everything else lies on the table."""
        wanted = dict(said.routes)
        for place, number in enumerate(stations_of(self.state, seat)):
            city = self.words.city(number)
            route = wanted.pop(city, None)
            if route is None:
                continue
            borrowed = self.words.board.route_index.get(route, -1)
            if borrowed < 0 or not can_borrow(self.state, seat, number, borrowed):
                return [(("borrows", seat), f"{city} cannot borrow {route}")]
            self.state.borrowed[seat * 3 + place] = borrowed
        return [
            (("borrows", seat), f"seat {seat + 1} has no station in {city}")
            for city in wanted
        ]


OF_TABLE = (
    "secret, luck, phase, turn, first, turns-left, passes, market, deck, "
    "discard, ticket-deck, tunnel or seat"
)
OF_SEAT = (
    "hand, known, tickets, offer, decided, pieces, score, routes, buildings, borrows "
    "or seat"
)


def _expected(keyword: str, keywords: str) -> str:
    named = keywords.replace(",", "").split()
    if keyword in named:
        return f"{keyword}: this does not say what a position of this game needs"
    return f"expected {keywords}, not {keyword[:40]!r}"


def _number(word: str, most: int) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= 19):
        raise NotationError(f"expected a number, not {word[:40]!r}")
    if int(word) > most:
        raise NotationError(f"expected a number of at most {most}, not {word}")
    return int(word)


def _seat(word: str, players: int) -> int:
    seat = _number(word, players)
    if seat == 0:
        raise NotationError("seats count from 1")
    return seat - 1
