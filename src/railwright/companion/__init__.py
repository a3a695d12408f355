"""For a game with the box on a real table: what people enter, and what it comes to.

>>> from railwright.companion import ScoreSheet, SheetSeat, reckon
>>> anna = SheetSeat(routes=("dieppe-london.1",), tickets=("brest-petrograd",))
>>> ben = SheetSeat(routes=("dieppe-london.2",))
>>> reckoning = reckon(ScoreSheet("europe", (anna, ben)))
>>> [remark.code for remark in reckoning.remarks if remark.is_wrong]
['closed-track']
>>> [seat.score for seat in reckoning.seats]
[2, 2]
"""

from railwright.companion.entered_sheet import (
    ScoreSheet,
    SheetSeat,
    is_counted,
    position_text,
)
from railwright.companion.reckoning import Reckoning, Remark, SeatCount, reckon
from railwright.companion.rules_question import RulesQuestion, Ruling, ruling

__all__ = [
    "Reckoning",
    "Remark",
    "RulesQuestion",
    "Ruling",
    "ScoreSheet",
    "SeatCount",
    "SheetSeat",
    "is_counted",
    "position_text",
    "reckon",
    "ruling",
]
