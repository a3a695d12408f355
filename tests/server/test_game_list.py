"""What a new table can be: exactly what the catalogue of options allows."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import get_args
from unittest.mock import Mock

import pytest
from tests.server.running import Person, running

from railwright.bots.levels import LEVELS, Level
from railwright.games import GAMES
from railwright.server.node import Node
from railwright.server.offers.game_list import offer_of, offered

TRIED = ["", "0", "01", "-1", "1.5", "tea", *map(str, range(1, 13)), "9" * 18, "9" * 19]


@pytest.mark.parametrize("name", GAMES)
def test_the_list_offers_what_the_catalogue_allows(name: str) -> None:
    game = GAMES[name]
    offers = {offer.name: offer for offer in offer_of(game).options}
    assert list(offers) == [option.name for option in game.options]

    for option in game.options:
        offer = offers[option.name]
        assert offer.default == option.default(game)
        assert offer.choices[0] == option.default(game)
        for value in {*TRIED, *option.values, *offer.choices}:
            is_number = value.isdecimal() and not value.startswith("0")
            fits = is_number and len(value) <= (offer.digits or 0)
            is_offered = value in offer.choices or fits
            assert is_offered == option.accepts(game, value), (option.name, value)


def test_the_levels_are_those_of_the_bots() -> None:
    assert offered().levels == [*LEVELS] == [*get_args(Level)]


HELD = """
import railwright.server.node as node
worked_out = node.offered
node.offered = lambda: open({pipe!r}).read() or worked_out()
"""
"""A list that takes as long to work out as the test wants."""


def test_others_go_on_while_the_list_is_worked_out(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with (
        running(tmp_path, before=HELD.format(pipe=str(pipe))) as server,
        ThreadPoolExecutor(1) as threads,
    ):
        anna, ben = Person(server), Person(server)
        asked = threads.submit(anna.get, "/api/games")
        hand = pipe.open("w")  # waits until the list is being worked out
        try:
            assert ben.http.get("/health", timeout=10).text == "ok\n"
        finally:
            hand.close()
        assert asked.result()["levels"] == [*LEVELS]


@pytest.mark.anyio
async def test_the_list_is_worked_out_once_for_all_who_ask(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = Mock(side_effect=offered)
    monkeypatch.setattr("railwright.server.node.offered", work)
    told = await asyncio.gather(*[node.offers() for _ in range(4)])
    assert told == [offered()] * 4
    assert work.call_count == 1


@pytest.mark.anyio
async def test_a_list_that_could_not_be_worked_out_is_tried_again(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = Mock(side_effect=[OSError("too many open files"), offered()])
    monkeypatch.setattr("railwright.server.node.offered", work)
    with pytest.raises(OSError, match="too many"):
        await node.offers()
    assert await node.offers() == offered()
