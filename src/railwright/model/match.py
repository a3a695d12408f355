"""A game in progress: what people and programs play through."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from hashlib import blake2b
from pathlib import Path
from types import NoneType

from railwright.core import codes
from railwright.core.engine import RANDOM_SEAT, Dealer, seat_to_act
from railwright.core.packing import digest, pack, unpack
from railwright.core.scoring import Score, final_scores
from railwright.core.state import State
from railwright.core.turns import deciding, may_act
from railwright.core.witness import Witness
from railwright.errors import GameError, IllegalAction, insist, insist_whole
from railwright.games import Game, map_source
from railwright.maps import Map
from railwright.model.actions import Action
from railwright.model.events import Event
from railwright.model.journal import Story
from railwright.model.listed import listed_actions
from railwright.model.notation import read_action
from railwright.model.reasons import explained
from railwright.model.referee import illegal
from railwright.model.refused import Attempt
from railwright.model.result import Result, result_of
from railwright.model.table import (
    SECRET_SIZE,
    Deal,
    OptionValue,
    Table,
    deal_on,
    lay_out,
)
from railwright.model.traces import trace_of
from railwright.model.view import Onlooker, Participant, View
from railwright.model.witnessed import carry_out_seen

CHECKSUM_SIZE = 8
MAGIC = b"railwright 1\n"


def _checksum(body: bytes) -> bytes:
    return blake2b(body, digest_size=CHECKSUM_SIZE).digest()


class Match:
    """One game in progress at one table.

    >>> from railwright import new_game
    >>> match = new_game("usa", players=2, seed=1, options={"first_player": 1})
    >>> while match.seat_to_act is not None:
    ...     events = match.play(match.legal_actions()[0])
    >>> result = match.result()
    >>> [player.total for player in result.players], result.winners
    ([0, 46], (1,))
    """

    is_whole = False
    """Whether `history` tells everything since the deal, so that it can be recorded."""

    def __init__(
        self, deal: Deal, table: Table, state: State, witness: Witness | None = None
    ) -> None:
        insist(deal, Deal, "a deal; `new_game` makes a match")
        insist(table, Table, "a table; `new_game` makes a match")
        insist(state, State, "a state; `new_game` makes a match")
        self.deal = deal
        self.table = table
        self.words = table.words
        """The names of cards, routes, cities and tickets."""
        self.state = state
        self.witness = witness or Witness(table.rules)
        """What everybody knows of the hands."""
        self.history: list[tuple[int, Action]] = []
        """Every action so far, with the seat that took it."""

    def __repr__(self) -> str:
        seats = " and ".join(map(str, self.deciding))
        word = "seats" if len(self.deciding) > 1 else "seat"
        phase = "over" if self.is_over else f"{word} {seats} to act"
        return f"<Match of {self.deal.game}, {self.seats} players, {phase}>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _restored, (self.to_bytes(), [*self.history], self.is_whole)

    @property
    def game(self) -> Game:
        """The rules of this table."""
        return self.table.game

    @property
    def board(self) -> Map:
        """The map on which it is played."""
        return self.table.board

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self.deal.players

    @property
    def is_over(self) -> bool:
        """Whether the last turn has been played."""
        return self.state.phase == codes.OVER

    @property
    def seat_to_act(self) -> int | None:
        """A seat that has to decide something; in the opening there may be others."""
        seat = int(seat_to_act(self.state))
        return seat if seat >= 0 else None

    @property
    def deciding(self) -> tuple[int, ...]:
        """All seats that have to decide something now."""
        return deciding(self.state)

    def copy(self) -> "Match":
        """The same game, from here on independent, in another thread as well."""
        return self._on(self.state.copy_apart())

    def light_copy(self) -> "Match":
        """A copy without scratch of its own, to be used in the same thread."""
        return self._on(self.state.copy())

    def _on(self, state: State) -> "Match":
        other = object.__new__(Match)  # all that is checked of a new one holds
        other.__dict__.update(self.__dict__)
        other.state, other.witness = state, self.witness.copy()
        other.history = self.history.copy()
        return other

    def legal_actions(self, seat: int | None = None) -> list[Action]:
        """What a seat may do now; nothing, if it has nothing to decide.

        Whatever is possible is listed, each thing once, and `play` accepts all of it.
        Where cards are paid, the list has

        - for routes, stations, ports and the surprise of a tunnel every payment of one
          color: each color with each number of wild cards, at sea with each number of
          double ships, for a port with each number of wagon and ship cards;
        - on World's railways, of the wagon cards of a color those without a port symbol
          first: `play` accepts the others as well;
        - for routes with groups of any cards (Nordic ferries, Lieksa-Murmansk) one
          payment for each color, number of locomotives and number of groups, in which
          the groups take the most plentiful cards of other colors: `play` accepts any;
        - for routes in pairs one payment for each number of jokers: `play` accepts any.

        Tickets are kept by their places, and rejected ones stay in the order of the
        offer, which `play` lets a player change.

        >>> from railwright import new_game
        >>> match = new_game("nordic", players=2, seed=7)
        >>> match.legal_actions(seat=0)[0]
        KeepTickets(kept=(1, 2), rejected=())
        """
        actor = self.seat_to_act if seat is None else self._seat(seat)
        if actor is None or not may_act(self.state, actor):
            return []
        return listed_actions(self.state, self.words, actor)

    def play(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Do something and return what happened.

        An action is a value or its text. IllegalAction says why it is refused: the
        rules forbid it, or nobody can read it (NotationError) or find what it names
        (UnknownNameInAction). Then nothing has changed (C-12).

        >>> from railwright import IllegalAction, new_game
        >>> match = new_game("nordic", players=2, seed=7)
        >>> match.play("keep 1 2", seat=0)
        [DecisionMade(seat=0)]
        >>> try:
        ...     match.play("keep 1", seat=1)
        ... except IllegalAction as refusal:
        ...     print(refusal.code, refusal.rule, refusal.text, sep="; ")
        TOO_FEW_TICKETS; C-53; keep at least 2 tickets, not 1
        """
        action = read_action(action)
        actor = self.seat_to_act if seat is None else seat
        if actor is None:
            over = Attempt(self.state, self.words, int(self.state.player), action)
            raise explained(illegal(codes.GAME_OVER), over)
        insist_whole(actor, "a seat")
        story = Story(self.state, self.words, actor, action)
        self.state.journal = []
        try:
            carry_out_seen(self.witness, self.state, self.words, actor, action)
            events = story.events(self.state.journal)
        except IllegalAction as refusal:
            refused = Attempt(self.state, self.words, actor, action)
            raise explained(refusal, refused) from None
        finally:
            self.state.journal = None
        self.history.append((actor, action))
        return events

    def view(self, seat: int | None) -> View:
        """What a seat may know; None stands for a spectator.

        >>> from railwright import new_game
        >>> match = new_game("nordic", players=2, seed=7)
        >>> len(match.view(0).offer), len(match.view(None).offer)
        (5, 0)
        """
        (view,) = self.views([seat])
        return view

    def views(self, seats: Iterable[int | None]) -> list[View]:
        """What each of several seats may know; what all see is looked up once."""
        insist(seats, Iterable, "a list of seats")
        result = self.result() if self.is_over else None
        onlooker = Onlooker(self.state, self.words, self.witness)
        seen = onlooker.view(self.deal, result)
        return [seen if seat is None else self._own(seat, seen) for seat in seats]

    def _own(self, seat: int, seen: View) -> View:
        return Participant(self.state, self.words, self._seat(seat)).view(seen)

    def _seat(self, seat: int) -> int:
        """A seat of this table; GameError if it is none."""
        insist_whole(seat, "a seat")
        if not 0 <= seat < self.seats:
            last = self.seats - 1
            raise GameError(f"in Python the seats are 0 to {last}, not {seat}")
        return seat

    def result(self) -> Result:
        """How the game ended: all parts of all scores, and the ranking."""
        if not self.is_over:
            raise GameError("the game is not over yet")
        scores = self.scores()
        traces = [
            trace_of(self.state, self.table, seat, score)
            for seat, score in enumerate(scores)
        ]
        return result_of(scores, self.game.ties, self.words, traces)

    def scores(self) -> list[Score]:
        """The scores as they would be if the game ended here."""
        return final_scores(self.state, self.table.scoring)

    def to_bytes(self) -> bytes:
        """The position, hidden cards and luck to come included, without its history."""
        deal = asdict(self.deal) | {"secret": self.deal.secret.hex()}
        held = self.words.held
        known = [dict(held(self.witness.known_of(seat))) for seat in range(self.seats)]
        header = json.dumps([deal, known]).encode()
        body = len(header).to_bytes(4, "little") + header + pack(self.state)
        return MAGIC + _checksum(body) + body

    @staticmethod
    def from_bytes(packed: bytes) -> "Match":
        """The position that `to_bytes` packed; GameError if these bytes are none."""
        insist(packed, bytes, "the bytes of a position")
        start = len(MAGIC) + CHECKSUM_SIZE
        body = packed[start:]
        if packed[:start] != MAGIC + _checksum(body):
            raise GameError("these bytes are not a position, or they are damaged")
        size = int.from_bytes(body[:4], "little")
        said, known, *_ = json.loads(body[4 : 4 + size])  # 0.1 wrote the laid cards
        options = tuple((name, value) for name, value in said.pop("options"))
        deal = Deal(**said | {"secret": bytes.fromhex(said["secret"])}, options=options)
        table = lay_out(deal)
        match = Match(deal, table, unpack(table.rules, body[4 + size :]))
        for seat, cards in enumerate(known):
            match.witness.learn(seat, match.words.counts(tuple(cards.items())))
        return match

    def hash(self) -> int:
        """64 bits, the same for the same position in every build."""
        return digest(self.state)


def _restored(
    packed: bytes,
    history: list[tuple[int, Action]],
    is_whole: bool,  # noqa: FBT001 - as pickle has it
) -> Match:
    """A match that was pickled or copied."""
    match = Match.from_bytes(packed)
    match.history = history
    match.is_whole = is_whole
    return match


def new_game(  # noqa: PLR0913 - all that determines a game
    game: str | Path,
    players: int,
    seed: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    *,
    secret: bytes = b"",
    board: str | Path | None = None,
) -> Match:
    """A new game, dealt.

    The game is a name, or the path of a map file that names its game. The seed decides
    all luck; with a secret of 32 bytes nobody can foresee it. Options may be written
    as text or as values: `true` and True are the same. A board is the path of another
    map on which the game is played.

    >>> from railwright import new_game
    >>> match = new_game("switzerland", 3, seed=7, options={"swiss_trains": 40})
    >>> match.seats, match.view(0).players[0].wagons
    (3, 40)
    """
    insist(board, (str, Path, NoneType), "the path of a map file")
    insist(secret, bytes, "a secret of bytes")
    deal = replace(deal_on(game, players, seed, options), secret=secret)
    return deal_out(deal if board is None else replace(deal, board=map_source(board)))


def deal_out(deal: Deal) -> Match:
    """The game that a deal determines."""
    table = lay_out(deal)
    if len(deal.secret) not in {0, SECRET_SIZE}:
        raise GameError(f"a secret has {SECRET_SIZE} bytes, not {len(deal.secret)}")
    chosen = table.game.first_player
    first = RANDOM_SEAT if chosen is None else chosen
    state = Dealer(table.rules).deal(deal.seed, deal.secret, first)
    match = Match(deal, table, state)
    match.is_whole = True
    return match
