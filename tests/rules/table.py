"""Positions for rule tests, built from text in one line."""

from collections.abc import Mapping, Sequence

import pytest
from tests.rules.placing import (
    Routes,
    place_buildings,
    place_cards,
    place_routes,
    place_tickets,
    ticket_deck,
)

from railwright.core import codes
from railwright.core.scoring import Score
from railwright.errors import IllegalAction
from railwright.model import Match, format_action, new_game
from railwright.model.actions import Action
from railwright.model.result import ranked
from railwright.rulebook import catalogue

PARTS = (
    *("phase", "player", "first", "turns_left", "passes", "streams"),
    *("deck", "in_deck", "known", "discard", "in_discard", "market", "hand", "in_hand"),
    *("stock", "box", "score", "buildings", "building_at", "owner", "reached", "open"),
    *("ticket_ring", "ticket_top", "ticket_count", "holder", "offer", "in_offer"),
    *("choice", "tunnel", "tunnel_color", "tunnel_extra", "laid", "revealed"),
    "borrowed",
)
"""What a position consists of."""


class Table:
    """A match in a chosen position, and short ways to play and to look."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.state = match.state

    def plays(self, *actions: Action | str, seat: int | None = None) -> "Table":
        """Play actions that must be accepted."""
        for action in actions:
            self.match.play(action, seat)
        return self

    def refuses(self, action: Action | str, seat: int | None = None) -> str:
        """The code with which an action is refused; nothing may change (C-12)."""
        before = self.picture()
        with pytest.raises(IllegalAction) as caught:
            self.match.play(action, seat)
        assert self.picture() == before, "a refusal changes nothing"
        assert caught.value.rule in catalogue().entries
        return caught.value.code

    def picture(self) -> list[object]:
        """Everything that the position consists of."""
        parts = [getattr(self.state, name) for name in PARTS]
        return [p if isinstance(p, int) else list(p) for p in parts]

    def actions(self) -> set[str]:
        """The listed actions as text."""
        return {format_action(each) for each in self.match.legal_actions()}

    def hand(self, seat: int = 0) -> str:
        """A hand as text."""
        names = self.match.words.cards
        counts = self.state.hand[seat * len(names) : (seat + 1) * len(names)]
        pairs = zip(names, counts, strict=True)
        return " ".join(f"{count}{name}" for name, count in pairs if count)

    def market(self) -> str:
        """The market as text; an empty slot is a dash."""
        names = self.match.words.cards
        return " ".join(names[c] if c >= 0 else "-" for c in self.state.market)

    def shares(self) -> list[int]:
        """How many cards of each deck the market shows."""
        decks = [self.state.rules.kind_deck[c] for c in self.state.market if c >= 0]
        return [decks.count(deck) for deck in range(int(self.state.rules.decks))]

    def decks(self) -> list[int]:
        """How many cards lie in each deck."""
        return [int(count) for count in self.state.in_deck]

    def discards(self) -> list[int]:
        """How many cards lie on the discard pile of each deck."""
        return [int(count) for count in self.state.in_discard]

    def pile(self, kind: str) -> int:
        """How many cards of a kind lie on the discard pile."""
        return int(self.state.discard[self.match.words.cards.index(kind)])

    def owner(self, route: str) -> int | None:
        """Who owns a route."""
        owner = int(self.state.owner[self.match.board.route_index[route]])
        return None if owner == codes.NOBODY else owner

    def stock(self, seat: int = 0) -> list[int]:
        """A player's wagons, or trains, and ships."""
        return [int(count) for count in self.state.stock[2 * seat : 2 * seat + 2]]

    def box(self, seat: int = 0) -> list[int]:
        """A player's wagons and ships that are not in play."""
        return [int(count) for count in self.state.box[2 * seat : 2 * seat + 2]]

    def points(self, seat: int = 0) -> int:
        """A player's running score."""
        return int(self.state.score[seat])

    def offered(self, seat: int = 0) -> list[str]:
        """The tickets that a player is to choose from."""
        cards = self.state.offer[seat * 8 : seat * 8 + int(self.state.in_offer[seat])]
        return [self.match.words.tickets[card].id for card in cards]

    def held(self, seat: int = 0) -> list[str]:
        """The tickets that a player holds."""
        return self._tickets_at(seat)

    def boxed(self) -> list[str]:
        """The tickets that are out of the game."""
        return self._tickets_at(codes.IN_BOX)

    def _tickets_at(self, place: int) -> list[str]:
        pairs = zip(self.match.words.tickets, self.state.holder, strict=True)
        return [ticket.id for ticket, holder in pairs if holder == place]

    def ticket_deck(self) -> list[str]:
        """The tickets of the deck from the top."""
        return [self.match.words.tickets[card].id for card in ticket_deck(self.match)]

    def score(self, seat: int = 0) -> Score:
        """The parts of a player's final score."""
        return self.match.scores()[seat]

    def ticket_points(self, seat: int = 0) -> int:
        """What a player's tickets bring together."""
        return self.score(seat).part("tickets")

    def ranking(self) -> list[list[int]]:
        """The seats from first to last; those in one list share their place."""
        places = ranked(self.match.scores(), self.match.game.ties)
        return [list(place.seats) for place in places]

    def running(self, *scores: int) -> "Table":
        """Set the running scores of the first players."""
        for seat, score in enumerate(scores):
            self.state.score[seat] = score
        return self

    def level(self, total: int = 100) -> "Table":
        """Set the running scores so that all players have the same total."""
        for seat, score in enumerate(self.match.scores()):
            self.state.score[seat] += total - score.total()
        return self

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return int(self.state.player)

    @property
    def extra(self) -> int:
        """What a tunnel costs more; 0 if none waits for its payment."""
        return int(self.state.tunnel_extra)

    @property
    def turns_left(self) -> int | None:
        """How many turns are left, once somebody has few pieces."""
        left = int(self.state.turns_left)
        return left if left >= 0 else None


def dealt(game: str, players: int = 2, seed: int = 1, **options: str) -> Table:
    """A new game before the first decision."""
    return Table(new_game(game, players, seed, {"first_player": "1", **options}))


def given(  # noqa: PLR0913 - a position has many parts
    game: str,
    *,
    players: int = 2,
    seed: int = 1,
    mover: int = 0,
    hand: str = "",
    hands: Mapping[int, str] | None = None,
    market: str | None = None,
    deck: str = "",
    discard: str = "",
    only: bool = False,
    owned: Mapping[int, Routes] | None = None,
    buildings: Mapping[int, Sequence[str]] | None = None,
    tickets: Mapping[int, Sequence[str]] | None = None,
    ticket_deck: int | None = None,
    stock: Sequence[int] | None = None,
    stocks: Mapping[int, Sequence[int]] | None = None,
    **options: str,
) -> Table:
    """A position in which a player is to move and everything else is arbitrary.

    `hand` and `stock` are the mover's, `hands` and `stocks` those of others. `deck`
    lists the next cards from the top, each for the deck of its kind; with `only` no
    other cards are in decks and discards, because the last player holds them.
    """
    table = dealt(game, players, seed, **options)
    match, state = table.match, table.state
    _start_turns(table)
    state.player = mover
    all_hands = {mover: hand, **(hands or {})}
    place_cards(
        match, hands=all_hands, market=market, deck=deck, discard=discard, only=only
    )
    for seat, routes in (owned or {}).items():
        place_routes(match, seat, routes)
    for seat, cities in (buildings or {}).items():
        place_buildings(match, seat, cities)
    place_tickets(match, tickets or {}, ticket_deck)
    for seat, pieces in {**({mover: stock} if stock else {}), **(stocks or {})}.items():
        for kind, count in enumerate(pieces):
            state.stock[2 * seat + kind] = count
    return table


def _start_turns(table: Table) -> None:
    """Go past the opening: everybody keeps all tickets, and a middling fleet."""
    while table.state.phase == codes.OPENING:
        seat = table.match.seat_to_act
        assert seat is not None
        count = int(table.state.in_offer[seat])
        table.plays("keep " + " ".join(map(str, range(1, count + 1))), seat=seat)
    while table.state.phase == codes.PIECES:
        table.plays("pieces 20 wagons 40 ships")


def same_cards(action: str) -> tuple[str, frozenset[str]]:
    """An action whose cards may come in any order."""
    target, _, cards = action.partition(" with ")
    return target, frozenset(cards.split())


def case(ids: str, *values: object) -> object:
    """A case of a parametrized test that shows rules or scenarios, as `X-44 C-24`."""
    names = ids.split()
    return pytest.param(*values, id=names[0], marks=pytest.mark.rule(*names))
