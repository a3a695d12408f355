"""Measures how long the explorer of bot games takes to answer, in processor time.

    python benchmarks/explorer.py europe world

An answer is a file of a board, compressed as a browser gets it: it is worked out when
it is first asked for, and kept.
"""

import argparse
from statistics import median
from time import process_time

from railwright.games import GAMES
from railwright.server.web.board_files import board_file
from railwright.server.web.explorer_files import explorer_kinds


def main() -> None:
    """Print a line for each file, and what all of them come to."""
    parser = argparse.ArgumentParser()
    parser.add_argument("boards", nargs="*", help="games (all)")
    first, later = [], []
    for game in parser.parse_args().boards or GAMES:
        for kind in explorer_kinds(game):
            began = _answered(f"{game}.{kind}")
            again = _answered(f"{game}.{kind}")
            print(f"{game}.{kind}: {began:.1f} ms at first, then {again:.2f} ms")
            first.append(began)
            later.append(again)
    print(
        f"at first {median(first):.0f} ms in the middle, {max(first):.0f} ms at most; "
        f"then {median(later):.2f} ms and {max(later):.2f} ms"
    )


def _answered(file: str) -> float:
    """Milliseconds for one answer."""
    began = process_time()
    content = board_file(file)
    if content is not None:
        len(content.gzipped)
    return 1000 * (process_time() - began)


if __name__ == "__main__":
    main()
