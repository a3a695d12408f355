"""Where the counts of many bot games lie, for the explorer: beside the map."""

import re
from glob import escape
from pathlib import Path

from railwright.games.boards import map_path

_NAME = re.compile(r"\.explorer-([2-5])\.json\.gz")


def counts_path(game: str, players: int) -> Path:
    """Where the counts of a game or of a map file are kept, for so many players."""
    board = map_path(game)
    return board.with_name(f"{board.stem}.explorer-{players}.json.gz")


def counted_players(game: str) -> list[int]:
    """For how many players there are counts of a game or of a map file."""
    board = map_path(game)
    found = board.parent.glob(f"{escape(board.stem)}.explorer-*.json.gz")
    names = (_NAME.fullmatch(path.name.removeprefix(board.stem)) for path in found)
    return sorted(int(name[1]) for name in names if name)
