"""The coach's report in lists and dicts, for JSON."""

from collections.abc import Iterable

from railwright.coach.estimates import Estimate
from railwright.coach.game_review import Report
from railwright.coach.ledger import LedgerEntry
from railwright.coach.sayings import Lesson, Sayings
from railwright.model.notation import format_action

Plain = dict[str, object]


def plain_report(report: Report, languages: Iterable[str]) -> Plain:
    """All of a report; chances are in percent, seats and turns counted from 1.

    Sentences are told in each of some languages.
    """
    ledger = report.ledger
    luck = {
        "deal": ledger.deal,
        "cards": ledger.cards,
        "tickets": ledger.tickets,
        "others": ledger.others,
    }
    told = {language: Sayings(report, language).lessons() for language in languages}
    return {
        "game": report.match.deal.game,
        "players": report.match.seats,
        "seat": report.seat + 1,
        "is_over": report.match.is_over,
        "playouts": report.playouts,
        "even": _plain(ledger.even),
        "luck": {kind: _plain(worth) for kind, worth in luck.items()},
        "doubt": _plain(ledger.doubt),
        "skill": _plain(ledger.skill),
        "end": _plain(ledger.end),
        "decisions": [_decision(entry) for entry in ledger.entries],
        "costliest": _lessons(told),
        "tied": report.tied,
    }


def _plain(worth: Estimate) -> dict[str, float]:
    return {"chance": worth.chance / 10, "points": worth.points / 10}


def _decision(entry: LedgerEntry) -> Plain:
    decision = entry.decision
    return {
        "step": decision.step,
        "turn": decision.turn,
        "action": format_action(decision.action),
        "before": _plain(entry.before),
        "after": _plain(entry.before + entry.skill),
        "cost": _plain(entry.skill),
        "own_luck": _plain(entry.own),
        "others_luck": _plain(entry.others),
    }


def _lessons(told: dict[str, list[Lesson]]) -> list[Plain]:
    found: list[Plain] = []
    for same in zip(*told.values(), strict=True):
        lesson: Lesson = same[0]
        turn = lesson.mistake.turn
        decision, verdict = turn.dearest
        found.append(
            {
                "step": decision.step,
                "turn": decision.turn,
                "again": lesson.mistake.other_turns,
                "cost": _plain(turn.cost),
                "sureness": round(verdict.sureness, 3),
                "played": format_action(decision.action),
                "better": format_action(lesson.advice.action),
                "route": lesson.advice.route,
                "words": {
                    language: {"played": each.played, "better": each.better}
                    for language, each in zip(told, same, strict=True)
                },
            }
        )
    return found
