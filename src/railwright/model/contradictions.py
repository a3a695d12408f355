"""What cannot lie on a table together: routes, pieces, buildings, cards, tickets."""

from collections.abc import Iterator

from railwright.core.state import State
from railwright.core.witness import Witness
from railwright.model.defaults import LineKey, Spent, points_of_routes
from railwright.model.findings import findings
from railwright.model.vocabulary import Vocabulary

Contradiction = tuple[LineKey, str]
"""Where something is said that cannot be, and why not."""
_PIECES = "seat {number} has {placed} pieces on the board"
SENTENCES = {
    "both-tracks": "a player owns both {route} and {twin} (C-34)",
    "closed-track": "both {route} and {twin} are taken (C-35)",
    "too-many-pieces": _PIECES + ", but only {fleet} in all",
    "pieces-differ": _PIECES + " and {left} left, but {fleet} in all",
    "pieces-missing": _PIECES + " and {left} left, but {fleet} in all: name more "
    "routes, or say `spent {missing}` for those not named",
    "too-many-of-a-kind": "seat {number} has {left} {kind} left and {placed} on the "
    "board, but only {most} {kind} in all (W-02)",
    "no-port-city": "{city} is not a port city (W-41)",
    "port-without-route": "seat {number} has a port in {city}, but no route there "
    "(W-42)",
    "too-many-long-tickets": "seat {number} holds {held} long tickets, but {dealt} was "
    "dealt (E-05)",
}
"""What is said of each finding."""


def contradictions(
    state: State, words: Vocabulary, witness: Witness, spent: Spent
) -> Iterator[Contradiction]:
    """Everything that cannot be, with the line where it is said."""
    for code, keyword, seat, values in findings(state, words, spent):
        sentence = SENTENCES[code].format(number=seat + 1, **values)
        yield (keyword, seat), sentence
    for seat in range(int(state.rules.seats)):
        yield from _wrong_score(state, seat, has_spent=seat in spent)
        hand = state.hand[seat * len(words.cards) : (seat + 1) * len(words.cards)]
        known = witness.known_of(seat)
        for card, held, count in zip(words.cards, known, hand, strict=True):
            if held > count:
                yield (
                    ("known", seat),
                    f"more {card} cards are known than held",
                )


def _wrong_score(
    state: State, seat: int, *, has_spent: bool
) -> Iterator[Contradiction]:
    """The score is that of the routes, less what exchanges cost (C-64)."""
    points, score = points_of_routes(state, seat), int(state.score[seat])
    is_too_low = score < points and not state.rules.has_exchange
    is_too_high = score > points and not has_spent
    if is_too_low or is_too_high:
        routes = f"the routes of seat {seat + 1} are worth {points} points"
        yield ("score", seat), f"{routes}, not {score} (C-64)"
