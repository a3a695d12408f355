"""Bots that play on and on do not need more and more memory."""

import gc
import sys

import pytest

from railwright.contests import Fixture, Setting, play

MOST = 300
"""Blocks of memory that games may leave behind, in caches that fill."""


@pytest.mark.parametrize("bot", ["path", "one-step", "planner"])
def test_games_leave_no_memory_behind(bot: str) -> None:
    setting, fixture = Setting("nordic", 2), Fixture(1, (bot, bot))
    play(setting, fixture)
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(4):
        play(setting, fixture)
    gc.collect()

    assert sys.getallocatedblocks() - before < MOST
