"""Any text is understood, or refused with the error that its reader promises."""

from contextlib import suppress
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.model.mutants import mutants
from tests.model.play import played

from railwright.core.engine import rollout
from railwright.core.packing import pack
from railwright.errors import NotationError, PositionError, RecordError
from railwright.games import GAMES
from railwright.model import (
    Match,
    format_action,
    format_position,
    parse_action,
    read_position,
    record,
    replay,
)

EXAMPLES = 150
"""For each game."""
HEADERS = ("railwright position 1\n", "railwright 1\n", "")

fuzz = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
pytestmark = pytest.mark.timeout(120)


@cache
def positions(game: str) -> tuple[str, ...]:
    """Positions of a random game, of every phase that it meets."""
    found: dict[str, list[str]] = {}
    for match in played(game, 2, seed=5, every=40):
        found.setdefault(match.view(None).phase, []).append(format_position(match))
    return tuple(text for texts in found.values() for text in texts[:4])


@cache
def records(game: str) -> tuple[str, ...]:
    """A random game as a record: its start, and all of it."""
    *_, match = played(game, 2, seed=5)
    text = record(match)
    return "".join(text.splitlines(keepends=True)[:30]), text


@cache
def actions(game: str) -> tuple[str, ...]:
    """Actions of a random game, each kind of them."""
    *_, match = played(game, 2, seed=5)
    return tuple(sorted({format_action(action) for _, action in match.history}))


def check(match: Match) -> None:
    """A position that was read can be written, read again and played to its end."""
    again = read_position(format_position(match))
    assert pack(again.state) == pack(match.state)
    rollout(match.state, 1)
    assert match.result().players


def read(text: str) -> None:
    """Read a position, or be refused as promised."""
    with suppress(PositionError):
        check(read_position(text))


@fuzz
@given(st.sampled_from(HEADERS), st.text(max_size=200))
def test_any_text_is_a_position_or_refused(header: str, text: str) -> None:
    read(header + text)


@pytest.mark.parametrize("game", GAMES)
@fuzz
@given(st.data())
def test_an_edited_position_is_sound_or_refused(game: str, data: st.DataObject) -> None:
    read(data.draw(mutants(positions(game))))


@fuzz
@given(st.sampled_from(HEADERS), st.text(max_size=200))
def test_any_text_is_a_record_or_refused(header: str, text: str) -> None:
    with suppress(RecordError):
        replay(header + text)


@pytest.mark.parametrize("game", GAMES)
@fuzz
@given(st.data())
def test_an_edited_record_is_replayed_or_refused(
    game: str, data: st.DataObject
) -> None:
    with suppress(RecordError):
        replay(data.draw(mutants(records(game))))


@fuzz
@given(st.text(max_size=200))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    with suppress(NotationError):
        assert parse_action(format_action(parse_action(text))) == parse_action(text)


@pytest.mark.parametrize("game", GAMES)
@fuzz
@given(st.data())
def test_an_edited_action_is_read_exactly_or_refused(
    game: str, data: st.DataObject
) -> None:
    text = data.draw(mutants(actions(game)))
    with suppress(NotationError):
        assert parse_action(format_action(parse_action(text))) == parse_action(text)
