"""Taking actions back."""

from railwright.model.events import DecisionMade
from railwright.model.notation import format_action
from railwright.server.tabletop import entries
from railwright.server.tabletop.entries import AnyEntry
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.tabletop.wishes.conditions import (
    insist_on_current,
    own_seat,
    playing,
)
from railwright.server.tabletop.wishes.moving import told
from railwright.server.wire import messages


def undo(
    table: SharedTable, player: str, wish: messages.Undo, now: int
) -> list[AnyEntry]:
    """Take the last action of a seat back, or ask the others about it.

    By rule that is possible while nothing hidden has come to light and nobody else has
    moved. A table set up for practice allows more: there everybody who holds another
    seat must agree, also a player who is away. A program cannot agree.
    """
    own_seat(table, player, wish.seat)
    playing(table)
    if table.cue:
        raise Refusal("LESSON_UNDO", "nothing is taken back in a lesson")
    insist_on_current(table, wish.version, wish.seat)
    places = [at for at, step in enumerate(table.steps) if step.seat == wish.seat]
    if not places:
        raise Refusal("NOTHING_TO_UNDO", "you have done nothing yet in this game")
    back_to = table.steps[places[-1] - 1].version if places[-1] else 0
    undone = entries.Undone(now, wish.seat, back_to, wish.id)
    if table.is_undo_fair(wish.seat):
        return [undone, *_decided_since(table, places[-1], now)]
    if not table.settings.practice:
        text = "something hidden was seen or somebody else has moved since"
        raise Refusal("UNDO_UNFAIR", text)
    others = table.others(wish.seat)
    if not others:
        return [undone]
    if any(table.seats[at].is_program for at in others):
        text = "a program plays at this table and cannot agree to take this back"
        raise Refusal("PROGRAM_CANNOT_AGREE", text)
    return [entries.UndoAsked(now, wish.seat, back_to, wish.id)]


def _decided_since(table: SharedTable, place: int, now: int) -> list[AnyEntry]:
    """What others have decided in secret after a step, to be decided again."""
    since = playing(table).history[place + 1 :]
    return [
        entries.Acted(now, seat, format_action(action), told([DecisionMade(seat)]))
        for seat, action in since
    ]


def consent(
    table: SharedTable, player: str, wish: messages.Consent, now: int
) -> list[AnyEntry]:
    """Answer somebody who wants to take steps back; the last yes takes them back."""
    own_seat(table, player, wish.seat)
    question = table.question
    if question is None or wish.seat not in question.waiting:
        raise Refusal("NO_QUESTION", "nobody asks this seat anything")
    answer = entries.UndoAnswered(now, wish.seat, wish.agree, wish.id)
    if not wish.agree or len(question.waiting) > 1:
        return [answer]
    return [answer, entries.Undone(now, question.seat, question.back_to)]
