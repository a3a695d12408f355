"""Counts of many games in a compact file beside the map: JSON, compressed."""

import gzip
import json
import zlib
from dataclasses import dataclass
from pathlib import Path

from railwright.contests import Setting
from railwright.errors import Defect, FileError, GameError
from railwright.explorer.game_counts import GameCounts, Plain
from railwright.model.fingerprints import table_fingerprint
from railwright.text_files import why_not_read, write_file

FORMAT = "railwright explorer 1"
"""Changes whenever a number means something else."""
LARGEST = 50_000_000
"""Bytes that are unpacked at most; ours have less than a megabyte."""
NONE = "this is no file of counted games; `railwright explore make` writes one"
OTHER = (
    "these games were played on another board or by other rules; "
    "`railwright explore make` plays new ones"
)


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where counts come from: all that must be the same to count more games."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seed: int
    table: str
    """The fingerprint of the rules and the board."""

    @staticmethod
    def of(setting: Setting, bots: tuple[str, ...]) -> "Provenance":
        """That of the games of a series."""
        return Provenance(
            game=Path(setting.game).name,
            players=setting.players,
            bots=bots,
            options=tuple(sorted(setting.options)),
            seed=setting.series or 0,
            table=table_fingerprint(setting.check()),
        )

    def plain(self) -> Plain:
        """The same as JSON has it."""
        return {
            "game": self.game,
            "players": self.players,
            "bots": list(self.bots),
            "options": dict(self.options),
            "seed": self.seed,
            "table": self.table,
        }


@dataclass(frozen=True, slots=True)
class KeptCounts:
    """Counts, and where they come from."""

    provenance: Provenance
    counts: GameCounts


def write_counts(path: Path, kept: KeptCounts) -> None:
    """Write a file, the same for the same counts; GameError if it cannot be written."""
    said = {"format": FORMAT, **kept.provenance.plain(), **kept.counts.plain()}
    text = json.dumps(said, separators=(",", ":"))
    write_file(path, gzip.compress(text.encode(), 9, mtime=0))


def read_counts(path: Path, game: str) -> KeptCounts:
    """The counts of a file; FileError if it has none, or those of another board."""
    said = _unpacked(path)
    if not isinstance(said, dict) or said.get("format") != FORMAT:
        raise _defective(path)
    try:
        options = said["options"]
        setting = Setting(game, said["players"], options, said["seed"])
        known = Provenance.of(setting, tuple(said["bots"]))
        counts = GameCounts(setting.check())
        if said["table"] == known.table:
            counts.add(said)
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise _defective(path) from error
    if said["table"] != known.table:
        raise FileError(str(path), [Defect(0, OTHER)])
    return KeptCounts(known, counts)


def _unpacked(path: Path) -> object:
    """What the JSON of a file says."""
    try:
        unpacking = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
        text = unpacking.decompress(path.read_bytes(), LARGEST)
    except (OSError, zlib.error) as error:
        reason = NONE if isinstance(error, zlib.error) else why_not_read(error)
        raise FileError(str(path), [Defect(0, reason)]) from error
    try:
        return json.loads(text)
    except ValueError as error:
        raise _defective(path) from error


def _defective(path: Path) -> GameError:
    return FileError(str(path), [Defect(0, NONE)])
