"""Records perft tables: `python -m tools.golden.perft`.

From each golden game it takes the deal, the first position of each phase, a turn in
the middle and one of the last ones, and counts what is legal to a depth of three, as
long as that stays a matter of seconds. A change in these numbers is a change of the
rules: the commit says which, and why.
"""

import os
from collections.abc import Iterator

from tests.golden.plan import ROOT, Row, rows
from tests.perft.perft import FOLDER, Position, perft, write

from railwright.core import codes
from railwright.games import GAMES
from railwright.model.record import replay_steps

MOST_POSITIONS = 2_500
"""Positions that a count may look at."""
PHASES = {
    codes.OPENING: "opening",
    codes.PIECES: "pieces",
    codes.TURN: "first turn",
    codes.SECOND_CARD: "second card",
    codes.OFFER: "tickets on offer",
    codes.TUNNEL_PAYMENT: "tunnel",
    codes.REFILL: "refill",
}


def places(row: Row) -> Iterator[tuple[str, int]]:
    """Names and numbers of the positions of a golden game that are counted."""
    text = row.path.read_text(encoding="utf-8")
    phases = [int(match.state.phase) for match in replay_steps(text)]
    for phase, name in PHASES.items():
        if phase in phases:
            yield name, phases.index(phase)
    turns = [at for at, phase in enumerate(phases) if phase == codes.TURN]
    yield "middle", turns[len(turns) // 2]
    yield "near the end", turns[-3]
    yield "last turn", turns[-1]


def counted(row: Row) -> Iterator[Position]:
    """The positions of a golden game with their counts."""
    for name, after in places(row):
        title = f"{row.file.removesuffix('.txt')}, {name}"
        position = Position(title, row.file, after, {})
        state = position.state()
        for depth in (1, 2, 3):
            count = perft(state, depth)
            if not count:  # the game is over before
                break
            position.counts[depth] = count
            if count.total() > MOST_POSITIONS:
                break
        yield position


def main() -> None:
    """Write a table for each game."""
    os.chdir(ROOT)
    for game in GAMES:
        positions = [
            each for row in rows() if row.game == game for each in counted(row)
        ]
        write(FOLDER / f"{game}.perft", positions)
        print(f"{game}: {len(positions)} positions")


if __name__ == "__main__":
    main()
