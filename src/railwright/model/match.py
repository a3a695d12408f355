"""A game in progress: what people and programs play through."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core import codes
from railwright.core.buildings import (
    build,
    build_port_refusal,
    build_station_refusal,
    choose_pieces,
    exchange,
    exchange_refusal,
    split_refusal,
)
from railwright.core.claim import (
    claim,
    claim_refusal,
    extra_refusal,
    give_up,
    pay_extra,
)
from railwright.core.engine import (
    RANDOM_SEAT,
    Dealer,
    draw_blind,
    draw_up,
    payment_of,
    seat_to_act,
)
from railwright.core.listing import legal
from railwright.core.market import (
    ANY_DECK,
    choices_of_deck,
    fill_slot,
    first_gap,
    slot_refusal,
)
from railwright.core.scoring import Score, final_scores
from railwright.core.state import State
from railwright.core.tickets import draw_refusal, draw_tickets, keep, keep_refusal
from railwright.core.turns import end_turn, pass_turn
from railwright.errors import GameError, IllegalAction, NotationError
from railwright.games import GAMES, Game, rules_of, scoring_of
from railwright.games.definition import TieBreak
from railwright.games.options import with_options
from railwright.maps import CardKind, Map, Ticket, load_map
from railwright.model.actions import (
    Action,
    BuildPort,
    BuildStation,
    Cards,
    ChoosePieces,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    DrawUp,
    ExchangePieces,
    FillSlot,
    GiveUp,
    KeepTickets,
    Pass,
    PayExtra,
)
from railwright.model.notation import parse_action

RULES = {
    "GAME_OVER": "C-61",
    "NOT_YOUR_TURN": "C-09",
    "WRONG_PHASE": "C-10",
    "ACTION_NOT_IN_GAME": "C-10",
    "ROUTE_TAKEN": "C-28",
    "TRACK_SAME_PLAYER": "C-34",
    "TRACK_CLOSED": "C-35",
    "CITY_HAS_STATION": "E-26",
    "NO_STATION_LEFT": "E-28",
    "NOT_A_PORT_CITY": "W-41",
    "CITY_HAS_PORT": "W-41",
    "NO_OWN_ROUTE": "W-42",
    "NO_PORT_LEFT": "W-02",
    "NOT_ENOUGH_PIECES": "C-29",
    "CARD_NOT_HELD": "C-32",
    "WRONG_CARD_KIND": "W-22",
    "WILD_NOT_ALLOWED": "C-03",
    "WRONG_COLOR": "C-24",
    "MIXED_COLORS": "C-25",
    "FERRY_NEEDS_LOCOMOTIVE": "C-37",
    "PORT_SYMBOL_MISSING": "W-43",
    "UNPAIRED_CARD": "W-30",
    "SUPERFLUOUS_CARD": "C-31",
    "WRONG_CARD_COUNT": "C-24",
    "EXTRA_PAYMENT_INVALID": "C-42",
    "SECOND_CARD_WILD": "C-18",
    "NOTHING_TO_DRAW": "C-22",
    "DECK_EMPTY": "Q-46",
    "TICKET_DECK_EMPTY": "C-57",
    "TOO_FEW_TICKETS": "C-53",
    "TICKET_NOT_OFFERED": "C-52",
    "TICKET_LOCKED": "C-55",
    "SPLIT_INVALID": "W-10",
    "EXCHANGE_LIMIT": "W-51",
    "PASS_NOT_ALLOWED": "C-11",
}
"""The rule that each refusal rests on."""

PHASES: dict[type, tuple[int, ...]] = {
    DrawUp: (codes.TURN, codes.SECOND_CARD),
    DrawBlind: (codes.TURN, codes.SECOND_CARD),
    ClaimRoute: (codes.TURN,),
    DrawTickets: (codes.TURN,),
    KeepTickets: (codes.OPENING, codes.OFFER),
    BuildStation: (codes.TURN,),
    BuildPort: (codes.TURN,),
    ExchangePieces: (codes.TURN,),
    PayExtra: (codes.TUNNEL_PAYMENT,),
    GiveUp: (codes.TUNNEL_PAYMENT,),
    ChoosePieces: (codes.PIECES,),
    FillSlot: (codes.REFILL,),
    Pass: (codes.TURN, codes.SECOND_CARD),
}
"""When each action may be taken."""

SECRET_SIZE = 32


@dataclass(frozen=True, slots=True)
class Deal:
    """What determines a game before the first decision."""

    game: str
    players: int
    seed: int
    secret: bytes = b""
    """With a secret of 32 bytes nobody can foresee the cards; the seed is unused."""
    options: tuple[tuple[str, str], ...] = ()
    board: str | None = None


class Match:
    """One game in progress at one table."""

    def __init__(self, deal: Deal, game: Game, board: Map, state: State) -> None:
        self.deal = deal
        self.game = game
        self.board = board
        self.state = state
        self.history: list[tuple[int, Action]] = []
        """Every action so far, with the seat that took it."""

    @property
    def seats(self) -> int:
        """How many players there are."""
        return int(self.state.rules.seats)

    @property
    def is_over(self) -> bool:
        """Whether the last turn has been played."""
        return self.state.phase == codes.OVER

    @property
    def seat_to_act(self) -> int | None:
        """A seat that has to decide something; in the opening there may be others."""
        seat = int(seat_to_act(self.state))
        return seat if seat >= 0 else None

    @cached_property
    def decks(self) -> list[str]:
        """The names of the decks."""
        return list(dict.fromkeys(cards.deck for cards in self.board.cards))

    @cached_property
    def card_names(self) -> list[str]:
        """The names of the kinds of cards, wild ones last."""
        return [
            _card_name(cards.kind, color, port=cards.port)
            for cards in self.board.cards
            for color in cards.colors
        ] + ["loco"]

    @cached_property
    def ticket_cards(self) -> list[Ticket]:
        """The tickets, each copy for itself."""
        return [ticket for ticket in self.board.tickets for _ in range(ticket.copies)]

    def copy(self) -> "Match":
        """The same game, from here on independent."""
        other = Match(self.deal, self.game, self.board, self.state.copy())
        other.history = self.history.copy()
        return other

    def legal_actions(self, seat: int | None = None) -> list[Action]:
        """What a seat may do, each route and city with its shortest payments."""
        actor = self.seat_to_act if seat is None else seat
        if actor is None or not self._may_act(actor):
            return []
        count = int(legal(self.state, actor))
        listed = [int(self.state.actions[at]) for at in range(count)]
        # The same cards may be a payment in several ways; people name them once.
        return list(dict.fromkeys(self._action(action) for action in listed))

    def play(self, action: Action | str, seat: int | None = None) -> None:
        """Do something; IllegalAction tells why not, and then nothing has changed."""
        if isinstance(action, str):
            action = parse_action(action)
        if self.is_over:
            raise self._illegal(codes.GAME_OVER)
        actor = self.seat_to_act if seat is None else seat
        if actor is None or not self._may_act(actor):
            raise self._illegal(codes.NOT_YOUR_TURN)
        if self.state.phase not in PHASES[type(action)]:
            raise self._illegal(codes.WRONG_PHASE)
        self._carry_out(action, actor)
        if not isinstance(action, Pass):
            self.state.passes = 0
        self.history.append((actor, action))

    def scores(self) -> list[Score]:
        """The scores as they would be, or are, at the end."""
        return final_scores(self.state, scoring_of(self.game, self.board))

    def ranking(self) -> list[list[int]]:
        """The seats from first to last; those in one list share their place."""
        scores = self.scores()
        order = sorted(range(self.seats), key=lambda seat: self._rank(scores[seat]))
        groups = groupby(order, key=lambda seat: self._rank(scores[seat]))
        return [list(group) for _, group in groups]

    def _rank(self, score: Score) -> tuple[int, ...]:
        """Lower is better: the total, then the tie-breaks of the game (C-67)."""
        values = {
            TieBreak.MORE_TICKETS: -score.completed,
            TieBreak.FEWER_STATIONS: score.built,
            TieBreak.LONGEST_BONUS: -score.longest_bonus,
            TieBreak.LONGER_PATH: -score.longest,
        }
        return (-score.total(), *(values[tie] for tie in self.game.ties))

    def _may_act(self, seat: int) -> bool:
        if not 0 <= seat < self.seats:
            return False
        if self.state.phase in {codes.OPENING, codes.PIECES}:
            return self.state.choice[seat] < 0
        return seat == self.state.player

    def _illegal(self, code: int) -> IllegalAction:
        name = codes.REFUSALS[code]
        return IllegalAction(name, RULES[name])

    def _insist(self, refusal: int) -> None:
        if refusal:
            raise self._illegal(int(refusal))

    def _carry_out(self, action: Action, seat: int) -> None:  # noqa: C901, PLR0912
        state = self.state
        match action:
            case DrawUp(slot, deck):
                self._draw_up(slot, deck)
            case DrawBlind(deck):
                self._draw_blind(deck)
            case ClaimRoute(name, cards):
                route = self._known(self.board.route_index, name, "route")
                payment = self._payment(cards)
                self._insist(claim_refusal(state, route, payment))
                claim(state, route, payment)
            case DrawTickets():
                self._insist(draw_refusal(state))
                draw_tickets(state)
            case KeepTickets(places):
                self._keep(seat, places)
            case BuildStation(city, cards):
                self._build(city, cards, is_station=True)
            case BuildPort(city, cards):
                self._build(city, cards, is_station=False)
            case ExchangePieces(count, given):
                kind = 0 if given == "wagons" else 1
                self._insist(exchange_refusal(state, kind, count))
                exchange(state, kind, count)
            case PayExtra(cards):
                payment = self._payment(cards)
                self._insist(extra_refusal(state, payment))
                pay_extra(state, payment)
            case GiveUp():
                give_up(state)
            case ChoosePieces(wagons, ships):
                right = wagons + ships == state.rules.fleet
                wrong = split_refusal(state, wagons) if right else codes.SPLIT_INVALID
                self._insist(wrong)
                choose_pieces(state, seat, wagons)
            case FillSlot(deck):
                fill_slot(state, first_gap(state), self._deck(deck))
                end_turn(state)
            case Pass():
                self._pass()

    def _draw_up(self, slot: int, deck: str | None) -> None:
        if not 1 <= slot <= self.state.rules.face_up:
            raise NotationError(f"there is no slot {slot} in the market")
        chosen = ANY_DECK if deck is None else self._deck(deck)
        self._insist(slot_refusal(self.state, slot - 1, chosen))
        if deck is None and choices_of_deck(self.state) > 1:
            decks = " or ".join(self.decks)
            raise NotationError(f"name the deck that refills the slot: {decks}")
        draw_up(self.state, slot - 1, chosen)

    def _draw_blind(self, deck: str | None) -> None:
        if deck is None and len(self.decks) > 1:
            raise NotationError(f"name the deck: {' or '.join(self.decks)}")
        chosen = 0 if deck is None else self._deck(deck)
        if not self.state.available(chosen):
            others = any(self.state.available(each) for each in range(len(self.decks)))
            self._insist(codes.DECK_EMPTY if others else codes.NOTHING_TO_DRAW)
        draw_blind(self.state, chosen)

    def _keep(self, seat: int, places: tuple[int, ...]) -> None:
        mask = 0
        for place in places:
            if not 1 <= place <= self.state.in_offer[seat]:
                raise self._illegal(codes.TICKET_NOT_OFFERED)
            mask |= 1 << (place - 1)
        self._insist(keep_refusal(self.state, mask))
        keep(self.state, seat, mask)

    def _build(self, city: str, cards: Cards, *, is_station: bool) -> None:
        place = self._known(self.board.city_index, city, "city")
        payment = self._payment(cards)
        check = build_station_refusal if is_station else build_port_refusal
        self._insist(check(self.state, place, payment))
        build(self.state, place, payment)

    def _pass(self) -> None:
        state = self.state
        count = int(legal(state, state.player))
        passes = {int(state.actions[at]) // codes.ROOM for at in range(count)}
        if state.phase != codes.TURN or codes.PASS not in passes:
            raise self._illegal(codes.PASS_NOT_ALLOWED)
        pass_turn(state)

    def _payment(self, cards: Cards) -> vec[i64]:
        counts = [0] * len(self.card_names)
        for name, count in cards:
            if name not in self.card_names:
                raise NotationError(f"no card is called {name!r}")
            counts[self.card_names.index(name)] = count
        return vec[i64](counts)

    def _deck(self, name: str) -> int:
        if name not in self.decks:
            raise NotationError(f"no deck is called {name!r}")
        return self.decks.index(name)

    def _known(self, index: dict[str, int], name: str, what: str) -> int:
        if name not in index:
            raise NotationError(f"{self.board.title} has no {what} {name!r}")
        return index[name]

    def _action(self, action: int) -> Action:  # noqa: PLR0911 - one for each kind
        """A listed action as people write it."""
        kind, rest = divmod(action, codes.ROOM)
        if kind in _PAID:
            return self._paid_action(action)
        match kind:
            case codes.DRAW_UP:
                deck = rest % 4 - 1
                return DrawUp(rest // 4 + 1, self.decks[deck] if deck >= 0 else None)
            case codes.DRAW_BLIND:
                return DrawBlind(self.decks[rest] if len(self.decks) > 1 else None)
            case codes.DRAW_TICKETS:
                return DrawTickets()
            case codes.KEEP:
                return KeepTickets(
                    tuple(place + 1 for place in range(8) if rest >> place & 1)
                )
            case codes.EXCHANGE:
                return ExchangePieces(rest % 64, "ships" if rest // 64 else "wagons")
            case codes.GIVE_UP:
                return GiveUp()
            case codes.CHOOSE_PIECES:
                return ChoosePieces(rest, int(self.state.rules.fleet) - rest)
            case codes.FILL_SLOT:
                return FillSlot(self.decks[rest])
        return Pass()

    def _paid_action(self, action: int) -> Action:
        kind, rest = divmod(action, codes.ROOM)
        payment = payment_of(self.state, action)
        cards = tuple(
            (name, int(count))
            for name, count in zip(self.card_names, payment, strict=True)
            if count
        )
        if kind == codes.CLAIM:
            return ClaimRoute(self.board.routes[rest // 4096].id, cards)
        if kind == codes.STATION:
            return BuildStation(self.board.cities[rest // 256].id, cards)
        if kind == codes.PORT:
            return BuildPort(self.board.cities[rest // 256].id, cards)
        return PayExtra(cards)


_PAID = {codes.CLAIM, codes.STATION, codes.PORT, codes.PAY_EXTRA}


def _card_name(kind: CardKind, color: str, *, port: bool) -> str:
    if kind is CardKind.SHIP:
        return f"{color}-ship"
    if kind is CardKind.DOUBLE_SHIP:
        return f"{color}-double"
    return f"{color}-port" if port else str(color)


def new_game(  # noqa: PLR0913 - all that determines a game
    game: str,
    players: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    *,
    secret: bytes = b"",
    board: str | Path | None = None,
) -> Match:
    """A new game, dealt.

    The seed decides all luck; with a secret of 32 bytes nobody can foresee it. A board
    is the path of a map of your own on which the game is played.
    """
    chosen = tuple((name, str(value)) for name, value in (options or {}).items())
    place = None if board is None else str(board)
    return deal_out(Deal(game, players, seed, secret, chosen, place))


def deal_out(deal: Deal) -> Match:
    """The game that a deal determines."""
    if deal.game not in GAMES:
        known = ", ".join(GAMES)
        raise GameError(f"no game is called {deal.game!r}; there are {known}")
    game = with_options(GAMES[deal.game], dict(deal.options))
    fewest, most = game.seats
    if not fewest <= deal.players <= most:
        count = f"{fewest} to {most} players, not {deal.players}"
        raise GameError(f"{deal.game} is for {count}")
    if len(deal.secret) not in {0, SECRET_SIZE}:
        raise GameError(f"a secret has {SECRET_SIZE} bytes, not {len(deal.secret)}")
    first = RANDOM_SEAT if game.first_player is None else game.first_player
    if first >= deal.players:
        raise GameError(f"there is no seat {first + 1} for the first player")
    board = load_map(deal.board or deal.game)
    dealer = Dealer(rules_of(game, board, deal.players))
    return Match(deal, game, board, dealer.deal(deal.seed, deal.secret, first))
