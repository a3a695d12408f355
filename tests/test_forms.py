"""Data of a wrong form: every mistake, with its place and what is allowed there."""

from typing import Annotated, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct

from railwright.forms import mistakes


class Wheel(Struct, forbid_unknown_fields=True):
    """A part of a cart."""

    size: Annotated[float, Meta(gt=0, le=9)]
    spokes: Annotated[int, Meta(ge=3)] = 8


class Cart(Struct, forbid_unknown_fields=True):
    """Something with fields of all kinds."""

    name: Annotated[str, Meta(min_length=1, max_length=5)]
    wheels: Annotated[list[Wheel], Meta(min_length=1, max_length=2)]
    kind: Literal["hay", "milk"] = "hay"
    at: tuple[int, int] | None = None
    marks: dict[
        Annotated[str, Meta(pattern="^[a-z]+$", description="a word")], bool
    ] = {}
    axles: Annotated[int, Meta(gt=0, lt=5)] = 2


class Go(Struct, tag_field="type", tag="go", forbid_unknown_fields=True):
    """One of two messages."""

    far: int


class Stop(Struct, tag_field="type", tag="stop", forbid_unknown_fields=True):
    """The other one."""


def said(value: object, form: object = Cart) -> list[str]:
    found = mistakes(value, form, whole="the cart", group="an object")
    return [text for _, text in found]


@pytest.mark.parametrize(
    ("value", "sentences"),
    [
        ([], ["the cart must be an object, not a list of 0"]),
        (
            {"name": "toolong"},
            [
                'name must be text of 1 to 5 characters, not "toolong"',
                "wheels is missing; it must be a list of 1 to 2 items",
            ],
        ),
        (
            {"name": "a", "wheels": [{"size": 0}, {"sise": 1, "spokes": 2.5}]},
            [
                "wheels[0].size must be a number greater than 0 and at most 9, not 0",
                'unknown key "wheels[1].sise"; did you mean size?',
                "wheels[1].spokes must be a whole number of at least 3, not 2.5",
                (
                    "wheels[1].size is missing; "
                    "it must be a number greater than 0 and at most 9"
                ),
            ],
        ),
        (
            {"name": "a", "wheels": [{"size": 1}], "kind": "wine", "axles": 5},
            [
                'kind must be "hay" or "milk", not "wine"',
                "axles must be a whole number from 1 to 4, not 5",
            ],
        ),
        (
            {"name": "a", "wheels": [{"size": 3.0, "spokes": 3.0}], "axles": 2.0},
            [
                "wheels[0].spokes must be a whole number of at least 3, not 3.0",
                "axles must be a whole number from 1 to 4, not 2.0",
            ],
        ),
        (
            {"name": "a", "wheels": [{"size": 1, "zork": 2}]},
            ['unknown key "wheels[0].zork"; choose from size, spokes'],
        ),
        (
            {"name": "a", "wheels": [{"size": 1}], "at": [1], "marks": {"A": 1}},
            [
                "at must be a list of 2 whole numbers, not a list of 1",
                'marks.A must be a word, not "A"',
                "marks.A must be true or false, not 1",
            ],
        ),
    ],
)
def test_every_mistake_is_a_sentence(value: object, sentences: list[str]) -> None:
    assert said(value) == sentences


def test_a_message_is_told_by_its_tag() -> None:
    assert said({"type": "go", "far": 1}, Go | Stop) == []
    assert said({"type": "go"}, Go | Stop) == [
        "far is missing; it must be a whole number"
    ]
    assert said({}, Go | Stop) == ['type is missing; it must be "go" or "stop"']
    assert said({"type": "fly"}, Go | Stop) == [
        'type must be "go" or "stop", not "fly"'
    ]
    assert said(3, Go | Stop) == ["the cart must be an object, not 3"]


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-9, 9)
    | st.sampled_from([0.5, 3.0, -1.5])
    | st.sampled_from(["", "a", "B", "hay", "too long", "go", "stop"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                [
                    "name",
                    "wheels",
                    "kind",
                    "at",
                    "marks",
                    "axles",
                    "size",
                    "type",
                    "far",
                ]
            ),
            inner,
        )
    ),
    max_leaves=12,
)
CARTS = st.fixed_dictionaries(
    {"name": st.just("a") | JSON, "wheels": st.just([{"size": 1}]) | JSON},
    optional=dict.fromkeys(("kind", "at", "marks", "axles", "more"), JSON),
)


@given(value=JSON | CARTS, form=st.sampled_from([Cart, Wheel, Go | Stop]))
def test_it_finds_a_mistake_exactly_where_data_cannot_be_read(
    value: object, form: type
) -> None:
    try:
        msgspec.convert(value, form)
    except msgspec.ValidationError:
        assert said(value, form)
    else:
        assert said(value, form) == []
