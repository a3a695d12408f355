"""Small programs that play, or fail to, and games in which they do."""

import sys
from collections.abc import Sequence
from pathlib import Path

from railwright.bots import Bot
from railwright.bots.external import ExternalBot
from railwright.model import Match, new_game

ANSWER = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    {before}
    print(json.dumps({{"action": {action}}}), flush=True)
"""


def program(folder: Path, code: str) -> list[str]:
    """The command that runs some Python code as a program of its own."""
    file = folder / "bot.py"
    file.write_text(code, encoding="utf-8")
    return [sys.executable, str(file)]


def answering(folder: Path, action: str, before: str = "pass") -> list[str]:
    """The command of a program that answers every question by an expression."""
    return program(folder, ANSWER.format(action=action, before=before))


def play_on(match: Match, bots: Sequence[Bot], most: int = 10_000) -> int:
    """Play until the end, or so many actions; how many there were."""
    for count in range(most):
        seat = match.seat_to_act
        if seat is None:
            return count
        view = match.view(seat)
        match.play(bots[seat].choose(view, view.actions), seat)
    return most


def decisions(bot: ExternalBot, count: int) -> list[str]:
    """What a bot decides at the beginning of the same opening, several times."""
    view = new_game("nordic", 2, 1).view(0)
    try:
        return [str(bot.choose(view, view.actions)) for _ in range(count)]
    finally:
        bot.close()
