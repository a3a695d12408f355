"""Our reading of the schema of map files agrees with that of the standard's package."""

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from tests.maps.conftest import SOUND
from tests.maps.test_check_junk import mutated, steps, values

from railwright import maps
from railwright.maps.check.schema import CHECKS, INNER, REMARKS, Schema

RULES = json.loads(Path(maps.__file__).with_name("schema.json").read_text("utf-8"))
OURS, STANDARD = Schema(RULES), Draft202012Validator(RULES)
NAMES = {"properties", "$defs"}
"""Keywords whose keys are names of the format, no keywords."""
STRICTER = {"pattern", "type", "uniqueItems"}
"""Where 3.0 is no whole number and a text may not end in a line break."""


def keywords(schema: Any) -> set[str]:  # noqa: ANN401 - JSON holds anything
    if isinstance(schema, list):
        return set().union(*map(keywords, schema))
    if not isinstance(schema, dict):
        return set()
    found = {*schema}
    for key, inner in schema.items():
        found |= keywords([*inner.values()] if key in NAMES else inner)
    return found


def test_every_keyword_of_the_schema_is_known() -> None:
    assert keywords(RULES) <= {*CHECKS} | INNER | REMARKS


Found = set[tuple[tuple[str | int, ...], str]]


def found_by_both(value: object) -> tuple[Found, Found]:
    """Which keywords are broken where, as we and as the standard's package see it."""
    ours = {(breach.place, breach.keyword) for breach in OURS.breaches(value)}
    theirs = {
        (tuple(error.absolute_path), str(error.validator))
        for error in STANDARD.iter_errors(value)
    }
    return ours, theirs


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    changes=st.lists(st.tuples(st.sampled_from(steps), values), min_size=1, max_size=8),
    chance=st.randoms(use_true_random=False),
)
def test_a_map_with_changes_is_judged_alike(
    changes: list[tuple[str, object]], chance: random.Random
) -> None:
    record = copy.deepcopy(json.loads(SOUND))
    for step, junk in changes:
        record = mutated(record, step, chance, junk)

    ours, theirs = found_by_both(record)

    assert theirs <= ours
    assert {keyword for _, keyword in ours - theirs} <= STRICTER


@pytest.mark.parametrize(
    ("change", "place", "keyword"),
    [
        ({"format": 2}, ("format",), "const"),
        ({"format": True}, ("format",), "const"),
        ({"title": ""}, ("title",), "minLength"),
        ({"name": "a\n"}, ("name",), "pattern"),
        ({"cities": []}, ("cities",), "minItems"),
        ({"colour": 1}, (), "additionalProperties"),
        ({"options": {"x": 1.5}}, ("options", "x"), "type"),
        ({"options": {"X": 1}}, ("options",), "pattern"),
        ({"counts": {"cities": 3.0}}, ("counts", "cities"), "type"),
        ({"counts": {"cities": -1}}, ("counts", "cities"), "minimum"),
        ({"route_points": {}}, ("route_points",), "minProperties"),
        ({"tickets": [{"id": "x", "cities": ["a"]}]}, ("tickets", 0), "required"),
    ],
)
def test_a_breach_has_its_place_and_keyword(
    change: dict[str, object], place: tuple[str | int, ...], keyword: str
) -> None:
    found = OURS.breaches(json.loads(SOUND) | change)

    assert (place, keyword) in [(each.place, each.keyword) for each in found]
