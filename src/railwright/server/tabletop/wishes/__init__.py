"""What people wish at a table: either what is then written into its log, or a refusal.

Each function looks at the table as it stands and returns the entries that grant the
wish; the game and the seats change only when they are applied. Two things are not
pure: a new table draws its secret at random, and the table keeps the action that was
tried last, so that it is not played twice.
"""

from railwright.server.tabletop.wishes.conditions import insist_on_voice
from railwright.server.tabletop.wishes.learning import recite
from railwright.server.tabletop.wishes.lobby import (
    change_settings,
    rematch,
    set_up,
    set_up_again,
    start,
)
from railwright.server.tabletop.wishes.moving import (
    act,
    bot_move,
    come_back,
    look_for_advice,
    stand_in,
)
from railwright.server.tabletop.wishes.ordering import (
    carry_out,
    order,
    withdraw_order,
)
from railwright.server.tabletop.wishes.sitting import (
    hand_over,
    leave_seat,
    take_seat,
)
from railwright.server.tabletop.wishes.talking import chat, confirm_notice, mute, notice
from railwright.server.tabletop.wishes.undoing import (
    consent,
    undo,
)

__all__ = [
    "act",
    "bot_move",
    "carry_out",
    "change_settings",
    "chat",
    "come_back",
    "confirm_notice",
    "consent",
    "hand_over",
    "insist_on_voice",
    "leave_seat",
    "look_for_advice",
    "mute",
    "notice",
    "order",
    "recite",
    "rematch",
    "set_up",
    "set_up_again",
    "stand_in",
    "start",
    "take_seat",
    "undo",
    "withdraw_order",
]
