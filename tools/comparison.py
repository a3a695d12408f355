"""Writes docs/rules/comparison.md: how the games differ.

Run it after a change of a game's value or map.
"""

import sys
from pathlib import Path

from railwright.games import GAMES, is_ours
from railwright.rulebook.comparison import comparison

FILE = Path(__file__).parents[1] / "docs" / "rules" / "comparison.md"
HEAD = """# Comparison

How the games differ, made from their values and maps. An option is what a table may
choose instead.
"""


def written() -> str:
    """The whole page."""
    ours = [game for game in GAMES.values() if is_ours(game.name)]
    return f"{HEAD}\n{comparison(ours)}\n"


def main() -> None:
    """Write the page."""
    FILE.write_text(written(), encoding="utf-8")
    sys.stdout.write(f"{FILE}\n")


if __name__ == "__main__":
    main()
