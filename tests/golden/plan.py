"""The table of golden games in the README here: what is dealt, played and shown."""

import re
from dataclasses import dataclass
from pathlib import Path

from railwright.games import load_map, map_text
from railwright.model import Match, new_game
from railwright.model.table import board_line

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]
SECRET = bytes(range(200, 232))


@dataclass(frozen=True)
class Row:
    """One golden game."""

    file: str
    deal: tuple[str, ...]
    """The game, the number of players, then options, `board=NAME` and `secret`."""
    player: str
    shows: frozenset[str]

    @property
    def path(self) -> Path:
        """Where the record lies."""
        return FOLDER / self.file

    @property
    def game(self) -> str:
        """The game that is played."""
        return self.deal[0]

    @property
    def players(self) -> int:
        """How many play it."""
        return int(self.deal[1])

    def new(self, seed: int) -> Match:
        """The game as dealt by a seed, or by the secret that it names."""
        words = dict(word.split("=") for word in self.deal[2:] if "=" in word)
        board = words.pop("board", None)
        path = f"tests/golden/boards/{board}.json" if board else None
        secret = SECRET if "secret" in self.deal else b""
        return new_game(self.game, self.players, seed, words, secret=secret, board=path)


def rows() -> list[Row]:
    """All golden games, in the order of the README."""
    found = []
    for line in (FOLDER / "README.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `"):
            file, deal, player, shows = cells
            words = frozenset(word.strip() for word in shows.split(","))
            found.append(Row(file.strip("`"), (*deal.split(),), player, words))
    return found


def with_map(text: str) -> str:
    """A record with the map itself in place of its path, as records are written."""

    def written(line: re.Match[str]) -> str:
        return board_line(map_text(load_map(line[1])))

    return re.sub(r"(?m)^board ([^{\n]+)$", written, text)
