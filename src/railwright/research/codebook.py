"""What the numbers of a table mean: its actions, and the places of an observation."""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Literal, get_args

from railwright.core import codes
from railwright.core.codec import (
    NO_COLOR,
    color_of,
    costs_cards,
    given_of,
    groups_of,
    kind_of,
    refill_of,
    target_of,
    wilds_of,
)
from railwright.core.engine import RANDOM_SEAT, Dealer
from railwright.core.scoring import Score
from railwright.core.state import OFFER_ROOM
from railwright.encoding import action_index, features
from railwright.encoding.action_index import ActionIndex
from railwright.encoding.features import Features
from railwright.errors import GameError, insist
from railwright.model.result import ranked
from railwright.model.table import Deal, OptionValue, deal_on, lay_out
from railwright.research.checks import one_of, whole

Payments = Literal["index", "every"]
LEAST, MOST = -128.0, 384.0
"""Between these lie all numbers of an observation."""


class Codebook:
    """The numbers of a game for so many players, the same for everybody who asks.

    `payments="every"` gives each number of wild cards in a payment a number of its
    own; `distances` adds to an observation how far each own ticket is from being
    connected, which takes longer than all the rest.

    >>> from railwright.research import Codebook
    >>> book = Codebook("europe", 2)
    >>> book.actions, book.width
    (904, 782)
    >>> book.describe(0), book.describe(903)
    ('draw up 1', 'build zurich with loco alone')
    """

    def __init__(
        self,
        game: str | Path,
        players: int,
        options: Mapping[str, OptionValue] | None = None,
        *,
        payments: Payments = "index",
        distances: bool = False,
    ) -> None:
        insist(distances, bool, "True or False for distances")
        one_of(payments, "payments", get_args(Payments))
        self.deal: Deal = deal_on(game, players, 0, options)
        """The deal of all games, but for the seed."""
        self.table = lay_out(self.deal)
        self.payments: Payments = payments
        self.distances = distances
        rules = self.table.rules
        if rules.asks_borrowing:
            raise GameError(
                "the owners of stations have too many choices to number them; "
                "leave the option station_choice as it is"
            )
        self.index = ActionIndex(rules, payments == "every")
        self.features = Features(rules, has_distances=distances)
        self.actions = int(self.index.size)
        """How many numbers actions have."""
        self.width = int(self.features.size)
        """How many numbers an observation has."""

    @property
    def players(self) -> int:
        """How many play."""
        return self.deal.players

    @property
    def first(self) -> int:
        """The seat that begins, or RANDOM_SEAT."""
        chosen = self.table.game.first_player
        return RANDOM_SEAT if chosen is None else chosen

    @cached_property
    def dealer(self) -> Dealer:
        """Deals single games; many of them have a dealer of their own."""
        return Dealer(self.table.rules)

    @property
    def action_parts(self) -> list[tuple[str, int, int]]:
        """Kinds of actions: a name, the first number, and how many there are."""
        return self.index.parts

    @property
    def blocks(self) -> list[tuple[str, int, str]]:
        """The parts of an observation: a name, how many numbers, and their axes."""
        return self.features.blocks

    @cached_property
    def fingerprint(self) -> str:
        """The same for the same meaning of all numbers, of actions and observations."""
        words = self.table.words
        said = [
            (action_index.VERSION, features.VERSION, features.SCALE),
            [self.describe(number) for number in range(self.actions)],
            (self.blocks, self.features.hidden_blocks, words.cards),
            [route.id for route in self.table.board.routes],
            [city.id for city in self.table.board.cities],
            [ticket.id for ticket in words.tickets],
        ]
        return blake2b(repr(said).encode(), digest_size=8).hexdigest()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return codebook_of, (self.deal, self.payments, self.distances)

    def winners(self, scores: list[Score]) -> list[int]:
        """The seats that win with these scores, tie-breaks included."""
        return [*ranked(scores, self.table.game.ties)[0].seats]

    def describe(self, number: int) -> str:
        """What a number means, in the words of the notation.

        Where the wild cards of a payment follow from the hand, none are told.
        """
        number = whole(number, "an action", 0, self.actions - 1)
        action = int(self.index.actions[number])
        kind, target = int(kind_of(action)), int(target_of(action))
        if costs_cards(kind) and kind != codes.PAY_EXTRA:
            return self._payment(kind, action, is_open=bool(self.index.is_open[number]))
        decks = self.table.words.decks
        match kind:
            case codes.DRAW_UP:
                refill = f" refill {decks[refill_of(action)]}" if decks[1:] else ""
                return f"draw up {target + 1}{refill}"
            case codes.DRAW_BLIND:
                return f"draw blind {decks[target]}" if decks[1:] else "draw blind"
            case codes.KEEP:
                places = [place for place in range(OFFER_ROOM) if target >> place & 1]
                return " ".join(["keep", *(str(place + 1) for place in places)])
            case codes.FILL_SLOT:
                return f"refill {decks[target]}"
        return self._plain(kind, target, action)

    def _plain(self, kind: int, target: int, action: int) -> str:
        match kind:
            case codes.EXCHANGE:
                return f"exchange {target} {('wagons', 'ships')[int(given_of(action))]}"
            case codes.CHOOSE_PIECES:
                ships = int(self.table.rules.fleet) - target
                return f"pieces {target} wagons {ships} ships"
            case codes.PAY_EXTRA:
                return f"pay with {wilds_of(action)} wild"
        names = {codes.DRAW_TICKETS: "tickets", codes.GIVE_UP: "give up"}
        return names.get(kind, "pass")

    def _payment(self, kind: int, action: int, *, is_open: bool) -> str:
        words, rules = self.table.words, self.table.rules
        target, color = int(target_of(action)), int(color_of(action))
        wild = words.cards[int(rules.wild)]
        if kind != codes.CLAIM:
            paid = f"{wild} alone" if color == NO_COLOR else self._colors[color]
            return f"build {words.city(target)} with {paid}"
        cards = [] if color == NO_COLOR else [self._colors[color]]
        if rules.pairs[target]:
            cards.append("pairs")
        if not is_open and (wilds := int(wilds_of(action))):
            cards.append(f"{wilds} {wild}")
        if groups := int(groups_of(action)):
            is_sea = rules.route_kind[target] == codes.SEA
            cards.append(f"{groups} {'double' if is_sea else 'groups'}")
        return f"claim {words.route(target)} with {', '.join(cards)}"

    @cached_property
    def _colors(self) -> list[str]:
        """The colors of cards by number."""
        faces, rules = self.table.board.faces, self.table.rules
        found = [""] * int(rules.colors)
        for kind, face in enumerate(faces):
            if face.color:
                found[int(rules.kind_color[kind])] = str(face.color.value)
        return found


@lru_cache(maxsize=16)
def codebook_of(deal: Deal, payments: Payments, distances: bool) -> Codebook:  # noqa: FBT001
    """The codebook of a deal, whatever its seed."""
    return Codebook(
        deal.board or deal.game,
        deal.players,
        dict(deal.options),
        payments=payments,
        distances=distances,
    )
