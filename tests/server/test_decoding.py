"""What clients send: whatever is wrong with a field is said when it is refused."""

from itertools import product
from typing import get_args

import msgspec
import pytest
from msgspec import structs

from railwright.forms import mistakes
from railwright.server.wire.bodies import Body
from railwright.server.wire.decoding import Malformed, Reader
from railwright.server.wire.messages import Asked, FromClient

VALUES: tuple[object, ...] = (
    None,
    True,
    -1,
    3,
    2.5,
    60.0,
    "",
    "me",
    "red",
    "x" * 9999,
    [],
    ["x"],
    [{}],
    {},
    {"A": 0},
)
FORMS = [*Body.__subclasses__(), *get_args(FromClient)]


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__)
def test_every_field_is_judged_as_the_decoder_does(form: type[Body | Asked]) -> None:
    """The decoder decides what is taken, and the sentences say why not."""
    tag = {"type": form.__struct_config__.tag} if form.__struct_config__.tag else {}
    for field, value in product(structs.fields(form), VALUES):
        record = {**tag, field.encode_name: value}
        found = dict(mistakes(record, form, whole="it", group="an object"))
        wrong = [
            text for place, text in found.items() if place[:1] == (field.encode_name,)
        ]
        try:
            msgspec.convert(value, field.type)
        except msgspec.ValidationError:
            assert wrong, (field.name, value)
        else:
            assert not wrong, (field.name, value)


def test_only_some_of_many_mistakes_are_named() -> None:
    with pytest.raises(Malformed) as caught:
        Reader(list[int], "it").read(str(["x"] * 1000).replace("'", '"'))
    assert str(caught.value).splitlines() == [
        f'[{at}] must be a whole number, not "x"' for at in range(5)
    ]


def test_a_number_of_thousands_of_digits_is_no_accident() -> None:
    with pytest.raises(Malformed, match="too long"):
        Reader(bool, "it").read("9" * 5000)


@pytest.mark.parametrize(
    ("said", "says"),
    [
        ('{"a": "x", "a": 2}', "it cannot be used: Expected `float`, got `str`"),
        ('{"a": NaN}', "it is not JSON"),
    ],
)
def test_only_what_is_not_json_is_said_not_to_be(said: str, says: str) -> None:
    with pytest.raises(Malformed) as caught:
        Reader(dict[str, float], "it").read(said)
    assert str(caught.value).startswith(says)


@pytest.mark.parametrize("text", ["[" * 101, "[" * 5000 + "]" * 5000, '{"a":' * 9999])
def test_what_is_nested_too_deep_is_said_to_be_whatever_python_reads(text: str) -> None:
    with pytest.raises(Malformed, match="it is nested too deep"):
        Reader(dict[str, int], "it").read(text)


def test_brackets_in_quotes_nest_nothing() -> None:
    text = '{"a": "%s\\"[["}' % ("[" * 500)
    with pytest.raises(Malformed, match="a must be a whole number"):
        Reader(dict[str, int], "it").read(text)
