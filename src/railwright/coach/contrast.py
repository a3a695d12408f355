"""What tells two decisions apart, where that says why one is better."""

from typing import Literal

from railwright.model.actions import (
    Action,
    BuildPort,
    BuildStation,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    DrawUp,
    PayExtra,
)

Contrast = Literal["risk", "spent", "late"]
"""What was wrong: new tickets were not worth the risk, the cards were worth more in the
hand, or it was time to claim."""
DRAWING = (DrawUp, DrawBlind)
SPENDING = (ClaimRoute, BuildStation, BuildPort, PayExtra)


def contrasted(played: Action, better: Action) -> Contrast | None:
    """What tells two kinds of decisions apart, if that says why one is better."""
    if isinstance(played, DrawTickets):
        return "risk"
    if isinstance(played, SPENDING) and isinstance(better, DRAWING):
        return "spent"
    if isinstance(played, DRAWING) and isinstance(better, ClaimRoute):
        return "late"
    return None
