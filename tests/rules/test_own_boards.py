"""Games on maps of one's own: what they cannot be played on is said in a sentence."""

import json
from pathlib import Path

import pytest

from railwright.errors import GameError
from railwright.games import load_map, map_path
from railwright.model import new_game


def changed(name: str, place: Path, **fields: object) -> Path:
    """A board of ours with its first pair route changed."""
    facts = json.loads(map_path(name).read_text(encoding="utf-8"))
    route = next(route for route in facts["routes"] if "pair_spaces" in route)
    route.update(fields)
    own = place / "own.json"
    own.write_text(json.dumps(facts, indent=1), encoding="utf-8")
    return own


@pytest.mark.rule("Q-49")
def test_a_route_of_pairs_and_plain_spaces_is_refused_by_name(tmp_path: Path) -> None:
    own = changed("world", tmp_path, length=3, pair_spaces=2)
    route = next(route for route in load_map(own).routes if route.pair_spaces)

    with pytest.raises(
        GameError, match=rf"{route.id}: all spaces of a route or none cost pairs"
    ):
        new_game("world", 2, board=own)
