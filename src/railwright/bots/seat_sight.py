"""What a seat may know, in numbers: a position with all that is hidden taken out."""

from dataclasses import dataclass

from mypy_extensions import u8

from railwright.bots.study import Study, study
from railwright.core import codes
from railwright.core.buildings import stations_of
from railwright.core.claim import count_extra, mark_owner
from railwright.core.packing import derive_counts, pack, unpack
from railwright.core.state import STATION_ROOM, State
from railwright.core.tickets import offer
from railwright.core.witness import Witness
from railwright.errors import GameError, insist
from railwright.model.actions import ChoosePieces, KeepTickets
from railwright.model.table import Deal
from railwright.model.view import PHASES, PlayerView, View
from railwright.tactics.sight import choices, seen, tickets_held


@dataclass(slots=True, eq=False)  # not frozen: that takes as long as to look
class Sight:
    """A view in numbers: what one seat may know, and nothing else."""

    study: Study
    seat: int
    state: State
    """The position as `tactics.sight.seen` leaves it."""
    tickets: list[int]
    """How many tickets each player holds."""

    @property
    def choices(self) -> list[int]:
        """What the seat may do, each listed action once."""
        return choices(self.state, self.seat)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        hands = [int(count) for count in self.state.in_hand]
        packed = pack(self.state)
        return _restored, (self.study.deal, self.seat, packed, hands, self.tickets)


def _restored(
    deal: Deal, seat: int, packed: bytes, hands: list[int], tickets: list[int]
) -> Sight:
    game = study(deal)
    state = unpack(game.table.rules, packed)
    for each, count in enumerate(hands):
        state.in_hand[each] = count
    return Sight(game, seat, state, tickets)


def look(game: Study, state: State, seat: int, witness: Witness) -> Sight:
    """What a seat may know of the true position of a game."""
    view = seen(state, seat, witness.known, game.page(seat))
    return Sight(game, seat, view, tickets_held(state))


def sight_of(view: View) -> Sight:
    """The same for a view of the seat."""
    insist(view, View, "a view")
    if view.seat is None:
        raise GameError("a spectator decides nothing")
    if not view.deciding:
        raise GameError("the game is over: there is nothing to decide")
    game = study(view)
    state = game.page(view.seat).copy()
    reader = _ViewReader(view, game, state)
    reader.place_situation()
    reader.place_cards()
    reader.place_tickets(view.seat)
    return Sight(game, view.seat, state, [player.tickets for player in view.players])


class _ViewReader:
    """Puts what a view tells into a position."""

    def __init__(self, view: View, game: Study, state: State) -> None:
        self.view = view
        self.words = game.table.words
        self.state = state

    def place_situation(self) -> None:
        view, state = self.view, self.state
        state.phase = PHASES.index(view.phase)
        state.first = view.first
        is_secret = state.phase in {codes.OPENING, codes.PIECES}
        state.player = view.first if is_secret else view.deciding[0]
        state.turns_left = -1 if view.turns_left is None else view.turns_left
        state.passes = view.passes
        for route, owner in view.routes:
            mark_owner(state, self.words.route_number(route), owner)
        for city, owner in view.buildings:
            state.building_at[self.words.city_number(city)] = u8(owner)
        for player in view.players:
            self._place_player(player)

    def _place_player(self, player: PlayerView) -> None:
        state, seat = self.state, player.seat
        state.score[seat] = player.score
        state.stock[2 * seat], state.stock[2 * seat + 1] = player.wagons, player.ships
        state.box[2 * seat], state.box[2 * seat + 1] = player.box
        state.buildings[seat] = player.buildings
        routes = dict(player.borrowed)
        cities = stations_of(state, seat) if routes else []
        for place, city in enumerate(cities):
            route = routes.get(self.words.city(city))
            if route:
                state.borrowed[seat * STATION_ROOM + place] = self.words.route_number(
                    route
                )

    def place_cards(self) -> None:
        view, state = self.view, self.state
        for slot, card in enumerate(view.market):
            state.market[slot] = -1 if card is None else self.words.card_number(card)
        for kind, count in enumerate(self.words.counts(view.discards)):
            state.discard[kind] = count
        for player in view.players:
            cards = view.hand if player.seat == view.seat else player.known
            for name, count in cards:
                state.take_in_hand(player.seat, self.words.card_number(name), count)
        self._place_tunnel()
        derive_counts(state)
        for deck, (_, count) in enumerate(view.decks):
            state.in_deck[deck] = count
        for player in view.players:
            state.in_hand[player.seat] = player.cards

    def _place_tunnel(self) -> None:
        view, state = self.view, self.state
        if view.tunnel:
            state.tunnel = self.words.route_number(view.tunnel.route)
            for kind, count in enumerate(self.words.counts(view.tunnel.cards)):
                state.laid[kind] = count
            for kind, count in enumerate(self.words.counts(view.tunnel.revealed)):
                state.revealed[kind] = count
            count_extra(state)

    def place_tickets(self, seat: int) -> None:
        view, state = self.view, self.state
        free = {name: [*cards] for name, cards in self.words.copies.items()}
        for name in view.offer:
            offer(state, seat, free[name].pop())
        for name in view.tickets:
            state.holder[free[name].pop()] = u8(seat)
        state.ticket_count = view.ticket_deck
        if state.phase in {codes.OPENING, codes.PIECES}:
            for other in range(len(view.players)):
                state.choice[other] = -1 if other in view.deciding else 0
        match view.decision:
            case KeepTickets(kept):
                state.choice[seat] = sum(1 << int(place) - 1 for place in kept)
            case ChoosePieces(wagons):
                state.choice[seat] = wagons
