"""Records the golden games: `python -m tools.golden.record [FILE ...]`.

For each row of tests/golden/README.md, simple players play seed after seed until a
game shows everything that the row promises; its record is then written. Games that
are named are recorded anew; without names, those whose record is missing.
"""

import os
import random
import sys

from tests.golden.features import features
from tests.golden.plan import ROOT, Row, rows
from tools.golden.players import PLAYERS

from railwright.model import Match, record

SEEDS = 2_000
LONGEST_GAME = 1_500


def played(row: Row, seed: int) -> Match | None:
    """A whole game, unless it takes too long to be readable."""
    match = row.new(seed)
    luck = random.Random(seed)  # noqa: S311 - a game, not a secret
    while not match.is_over:
        if len(match.history) > LONGEST_GAME:
            return None
        choose = PLAYERS[row.player]
        match.play(choose(match, match.legal_actions(), luck), match.seat_to_act)
    return match


def search(row: Row) -> None:
    """Find and write a game that shows what a row promises."""
    rarest: frozenset[str] = frozenset()
    for seed in range(SEEDS):
        match = played(row, seed)
        if match is None:
            continue
        text = record(match)
        missing = row.shows - features(text)
        if not missing:
            row.path.write_text(text, encoding="utf-8")
            print(f"{row.file}: seed {seed}, {len(match.history)} actions")
            return
        rarest = rarest & missing if rarest else missing
    sys.exit(f"{row.file}: nothing found in {SEEDS} seeds; never: {sorted(rarest)}")


def main() -> None:
    """Record what is named, or what is missing."""
    os.chdir(ROOT)
    names = sys.argv[1:]
    for row in rows():
        if row.file in names or (not names and not row.path.exists()):
            search(row)


if __name__ == "__main__":
    main()
