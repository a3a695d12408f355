"""Maps that are written out are checked once."""

import json

import pytest

from railwright.errors import MapError
from railwright.games import map_path
from railwright.maps import map_in_text
from railwright.maps.library import SoundText


def test_only_a_text_that_was_checked_before_is_not_checked_again() -> None:
    record = json.loads(map_path("usa").read_text(encoding="utf-8"))
    record["routes"][0]["twin"] = "nowhere"
    text = json.dumps(record)

    assert map_in_text(SoundText(text)).routes[0].twin == "nowhere"
    with pytest.raises(MapError):
        map_in_text(text)
