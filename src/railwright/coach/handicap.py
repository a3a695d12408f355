"""What playouts flatter a seat by: it knows its own plan, and imagines the others'.

Imagined rivals hold cards and tickets at random, real ones hold what they have gathered
for a purpose. So a seat wins more of its imagined games than of real ones.
`tools.calibration --keep` measures by how many points; a game keeps that in its folder.
"""

import json
from functools import lru_cache
from pathlib import Path

from railwright.bots.seat_sight import Sight
from railwright.bots.study import Study
from railwright.errors import Defect, FileError
from railwright.games import GAMES
from railwright.text_files import read_text

DOUBT = 10.0
"""By how many points a handicap may be wrong: one standard deviation."""
SHARE = 0.35
"""Where nothing was measured: of what a ticket makes the difference of, on average."""


def handicap(sight: Sight) -> float:
    """By how many points imagined games are better for a seat than real ones.

    Before the first tickets are kept nobody has a plan to be hidden.
    """
    rivals = [held for seat, held in enumerate(sight.tickets) if seat != sight.seat]
    most = max(rivals, default=0)
    if not most:
        return 0.0
    deal = sight.study.deal
    known = None if deal.board else measured(deal.game, deal.players)
    return _usual(sight.study) * most if known is None else known


def handicap_path(game: str, players: int) -> Path:
    """Where a game keeps what was measured for so many players."""
    return GAMES[game].folder / f"coach-{players}.json"


@lru_cache(maxsize=64)
def measured(game: str, players: int) -> float | None:
    """The handicap that was measured for a game, if there is one."""
    path = handicap_path(game, players)
    if not path.exists():
        return None
    try:
        return float(json.loads(read_text(path))["handicap"])
    except (ValueError, KeyError, TypeError) as error:
        wrong = "this is no handicap; `python -m tools.calibration --keep` measures one"
        raise FileError(str(path), [Defect(0, wrong)]) from error


def _usual(study: Study) -> float:
    """The handicap for each ticket where nothing was measured."""
    tickets = study.atlas.terms.tickets
    swings = [max(map(int, each.worth)) + int(each.loss) for each in tickets]
    return SHARE * sum(swings) / max(1, len(swings))
