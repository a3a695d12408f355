"""Finished games, entered by the pages of phones, score exactly as the engine did."""

from collections.abc import Iterator

import pytest
from msgspec import json
from tests.companion.entering_phones import EnteringPhones, phones
from tests.companion.played import TABLES, finished

from railwright.model import read_position
from railwright.model.plain import plain_result
from railwright.server.tabletop.score_sheets import reckoned
from railwright.server.wire.companion_bodies import SheetEntered
from railwright.server.wire.decoding import Reader

GAMES_IN_ALL = 10_000
SHEET = Reader[SheetEntered](SheetEntered, "the body")


@pytest.fixture(scope="module")
def two_phones(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EnteringPhones]:
    with phones(tmp_path_factory.mktemp("phones")) as entering:
        yield entering


def compare(two_phones: EnteringPhones, game: str, seats: int, seed: int) -> None:
    """Enter a finished game and compare every part of the result."""
    match = finished(game, seats, seed)
    told = reckoned(SHEET.read(two_phones.enter(match)))
    assert [each for each in told.remarks if each.is_wrong] == [], seed
    assert bytes(told.result) == json.encode(plain_result(match.result())), seed
    assert [count.score for count in told.seats] == [*map(int, match.state.score)]
    if told.ending:
        assert read_position(told.position).result() == match.result(), seed


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_finished_games_score_as_they_did(
    two_phones: EnteringPhones, game: str, seats: int
) -> None:
    for seed in range(3):
        compare(two_phones, game, seats, seed)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_ten_thousand_games_score_as_they_did(
    two_phones: EnteringPhones, game: str, seats: int
) -> None:
    for seed in range(1000, 1000 + -(-GAMES_IN_ALL // len(TABLES))):
        compare(two_phones, game, seats, seed)
