"""How a bot's decision becomes a move at its table, wherever the bot thinks."""

from collections.abc import Sequence

import structlog

from railwright.bots.levels import Level
from railwright.server.living.node_tables import Tables
from railwright.server.tabletop import wishes
from railwright.server.tabletop.refusal import Refusal, StaleVersion
from railwright.server.tabletop.shared_table import SharedTable

LOG = structlog.get_logger("railwright.bots")


def next_seat(table: SharedTable) -> int | None:
    """The seat of ours that has to decide, or None; in a lesson no bot decides."""
    if table.cue:
        return None
    seats = (seat for seat in table.deciding if table.seats[seat].is_played_by_us)
    return next(seats, None)


def is_recited(table: SharedTable) -> bool:
    """Whether a lesson goes on by itself."""
    return table.cue is not None and not table.cue.is_learners


async def move(  # noqa: PLR0913, PLR0917 - where, whose, and what at best
    tables: Tables,
    name: str,
    seat: int,
    version: int,
    actions: Sequence[str],
    level: Level | None = None,
) -> None:
    """Do the first that is allowed, so that a bot may be wrong; Refusal of the last."""
    refused: Refusal | None = None
    for action in actions:
        try:
            await tables.wish(
                name,
                lambda table, now, action=action: wishes.bot_move(  # type: ignore[misc]  # as Decide
                    table, seat, version, action, now, level
                ),
            )
        except StaleVersion:
            return
        except Refusal as refusal:
            LOG.warning("bot refused", table=name, code=refusal.code, action=action)
            refused = refusal
        else:
            return
    if refused:
        raise refused
