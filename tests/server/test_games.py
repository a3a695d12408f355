"""Whole games over real sockets, against bots and between people."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from tests.server.running import Message, Person, Player

from railwright.games import GAMES


def chooser(seed: int) -> Callable[[Message], str]:
    luck = Random(seed)

    def choose(view: Message) -> str:
        claims = [a for a in view["actions"] if a.startswith("claim")]
        return str(luck.choice(claims or view["actions"]))

    return choose


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot(anna: Person, game: str, tmp_path: Path) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "easy"}]
    table = anna.create(game, seats, start=True)
    player = Player(anna, table, chooser(1))
    player.play()

    state = anna.get(f"/api/tables/{table}")
    assert state["status"] == "over"
    assert len(state["totals"]) == 2
    record = anna.http.get(f"/api/tables/{table}/record").text
    assert f"commitment {state['commitment']}" in record
    file = tmp_path / "record.txt"
    file.write_text(record)
    verify = [sys.executable, "-m", "railwright", "replay", str(file), "--verify"]
    assert subprocess.run(verify, check=False, capture_output=True).returncode == 0
