"""Whatever a map file holds, the check answers with sentences and never breaks."""

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from railwright.games import map_path
from railwright.maps.check import check
from railwright.maps.library import map_from_record
from railwright.maps.source import JsonPath, Source

Json = Any  # whatever a file may hold

SWISS = map_path("switzerland").read_text(encoding="utf-8")
WORLD = map_path("world").read_text(encoding="utf-8")
RECORDS = {"switzerland": json.loads(SWISS), "world": json.loads(WORLD)}

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 25)
    | st.integers()
    | st.just(10**400)
    | st.floats()
    | st.sampled_from(["", "gray", "zurich", "ferry", "norge", "\ud800", "a\n", "\0"])
    | st.text(max_size=8)
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["id", "a", "b", "twin", "to", "x"]), inner, max_size=4
        )
    ),
    max_leaves=8,
)
steps = ("drop", "replace", "repeat", "swap")


def places(value: Json, place: JsonPath = ()) -> list[JsonPath]:
    found = [place]
    keys = list(value) if isinstance(value, dict) else []
    keys = list(range(len(value))) if isinstance(value, list) else keys
    for key in keys:
        found += places(value[key], (*place, key))
    return found


def at(value: Json, place: JsonPath) -> Json:
    for step in place:
        value = value[step]
    return value


def mutated(record: Json, step: str, chance: random.Random, junk: Json) -> Json:
    choices = places(record)[1:]
    if not choices:
        return junk
    place = chance.choice(choices)
    holder: Json = at(record, place[:-1])
    key: Any = place[-1]  # fits the holder, be it a list or an object
    if step == "drop":
        del holder[key]
    elif step == "replace":
        holder[key] = junk
    elif step == "repeat" and hasattr(holder, "append"):
        holder.append(copy.deepcopy(holder[key]))
    else:
        holder[key] = copy.deepcopy(at(record, chance.choice(choices)))
    return record


def assert_readable(text: str) -> None:
    """The check answers, on lines that there are, in sentences that can be printed."""
    source = Source("junk.json", text)
    found = check(source)
    lines = text.count("\n") + 1
    assert all(1 <= defect.line <= lines for defect in found)
    assert all(defect.text.isprintable() for defect in found)
    if not found:  # then it must be usable
        board = map_from_record(source.value)
        assert board.board.cities == len(board.cities)
        assert all(board.route_points[route.length] for route in board.routes)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    name=st.sampled_from(sorted(RECORDS)),
    changes=st.lists(st.tuples(st.sampled_from(steps), values), min_size=1, max_size=6),
    chance=st.randoms(use_true_random=False),
    indent=st.sampled_from([None, 2]),
)
def test_a_map_with_changes(
    name: str,
    changes: list[tuple[str, Json]],
    chance: random.Random,
    indent: int | None,
) -> None:
    record = copy.deepcopy(RECORDS[name])
    for step, junk in changes:
        record = mutated(record, step, chance, junk)
    assert_readable(json.dumps(record, indent=indent))


@settings(max_examples=80, deadline=None)
@given(end=st.integers(0, len(SWISS.rstrip()) - 1))
def test_a_file_that_breaks_off_has_defects(end: int) -> None:
    assert check(Source("junk.json", SWISS[:end]))


@settings(max_examples=80, deadline=None)
@given(start=st.integers(0, len(SWISS)), size=st.integers(0, 30), junk=st.text())
def test_a_text_with_a_hole_filled_by_junk(start: int, size: int, junk: str) -> None:
    assert_readable(SWISS[:start] + junk + SWISS[start + size :])


@settings(max_examples=200, deadline=None)
@given(values)
def test_any_json(value: Json) -> None:
    text = json.dumps(value)
    assert check(Source("junk.json", text))
    assert_readable(text)


@settings(max_examples=100, deadline=None)
@given(st.fixed_dictionaries({}, optional=dict.fromkeys(RECORDS["world"], values)))
def test_the_right_keys_with_any_values(value: Json) -> None:
    assert check(Source("junk.json", json.dumps(value)))


@pytest.mark.parametrize("key", sorted(RECORDS["switzerland"]))
@pytest.mark.parametrize("value", [None, True, 3, "x", [], {}, [None], [[]], [{}]])
def test_each_part_replaced(key: str, value: Json) -> None:
    if (key, value) == ("title", "x"):
        return
    text = json.dumps(RECORDS["switzerland"] | {key: value})
    if key != "counts" or value != {}:
        assert check(Source("junk.json", text)) or (key, value) == ("name", "x")
    assert_readable(text)
