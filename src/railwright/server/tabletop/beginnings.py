"""Recorded games that a table plays on from a moment of them."""

from itertools import islice
from typing import NamedTuple

from msgspec import Raw, structs

from railwright.errors import GameError
from railwright.model.match import deal_out
from railwright.model.record import replay_steps
from railwright.server.tabletop import entries
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.replays import checked_record
from railwright.server.tabletop.wishes.moving import told
from railwright.server.wire.bodies import GameSoFar, NewTable


class RecordedStep(NamedTuple):
    """An action of a record, and all that it led to as JSON."""

    seat: int
    action: str
    events: bytes


class Beginning(NamedTuple):
    """What a record says of a game up to a moment; can be sent between processes."""

    game: str
    players: int
    options: dict[str, str]
    map: str | None
    seed: int
    secret: str
    steps: list[RecordedStep]

    def wish(self, wish: NewTable) -> NewTable:
        """A wish for a table, with what the record has settled."""
        if len(wish.seats) != self.players:
            text = f"the record is of a game for {self.players} players"
            raise Refusal("SETTINGS", f"{text}; name {self.players} seats")
        if any(seat.kind == "open" for seat in wish.seats):
            text = "who has the record knows the cards: sit there yourself or put a bot"
            raise Refusal("SETTINGS", text)
        return structs.replace(
            wish, game=self.game, options=self.options, map=self.map, listed=False
        )

    def played(self, now: int) -> list[entries.AnyEntry]:
        """What is in the log of a table that stands there."""
        return [
            entries.Acted(now, seat, action, Raw(events))
            for seat, action, events in self.steps
        ]


def beginning(so_far: GameSoFar) -> Beginning:
    """The game of a record up to a moment; Refusal if it cannot be played on."""
    try:
        return _beginning(so_far)
    except GameError as error:
        raise Refusal("RECORD", str(error).splitlines()[0]) from None


def _beginning(so_far: GameSoFar) -> Beginning:
    read = checked_record(so_far.record)
    if so_far.actions > len(read.actions):
        text = f"the record has {len(read.actions)} actions, not {so_far.actions}"
        raise Refusal("RECORD", text)
    for match in islice(replay_steps(so_far.record), so_far.actions + 1):
        if match.is_over:
            text = "the game is over there; choose an earlier action"
            raise Refusal("RECORD", text)
    deal = read.deal
    match = deal_out(deal)
    steps = [
        RecordedStep(seat, action, bytes(told(match.play(action, seat))))
        for _, seat, action in read.actions[: so_far.actions]
    ]
    return Beginning(
        game=deal.game,
        players=deal.players,
        options=dict(deal.options),
        map=deal.board,
        seed=deal.seed,
        secret=deal.secret.hex(),
        steps=steps,
    )
