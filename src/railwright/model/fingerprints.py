"""Short texts by which two machines, or two days, tell the same game from another."""

import json
from dataclasses import asdict, replace
from hashlib import blake2b
from pathlib import Path

from railwright.maps import Map, in_one_line
from railwright.model.table import Table


def map_fingerprint(board: Map) -> str:
    """Tells a map from the same file before or after an edit."""
    return _digest(in_one_line(board))


def table_fingerprint(table: Table) -> str:
    """Tells the rules and the board of a table from others under the same names.

    The options are those that the table has chosen; where its files lie is no matter.
    """
    rules = asdict(replace(table.game, board=Path(), options=()))
    said = json.dumps(rules, sort_keys=True, default=_plain)
    return _digest(f"{said} {in_one_line(table.board)}")


def _plain(value: object) -> object:
    return sorted(value) if isinstance(value, frozenset) else str(value)


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()
