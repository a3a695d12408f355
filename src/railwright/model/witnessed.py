"""Actions that are carried out before the eyes of all players."""

from railwright.core.state import State
from railwright.core.witness import Witness
from railwright.model.actions import Action, DrawUp, GiveUp
from railwright.model.referee import carry_out
from railwright.model.vocabulary import Vocabulary


def carry_out_seen(
    witness: Witness, state: State, words: Vocabulary, seat: int, action: Action
) -> None:
    """Play an action that the rules allow, and remember what everybody saw of it."""
    before = state.hand[:]
    carry_out(state, words, seat, action)
    witness.notice(before, state, seat, isinstance(action, (DrawUp, GiveUp)))
