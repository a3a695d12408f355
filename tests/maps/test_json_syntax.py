"""What is wrong with a text that is not JSON, with its place, in our words."""

import json

import pytest

from railwright.maps.json_syntax import syntax_defect


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not JSON: the file is empty"),
        ("{", "line 1, column 2: not JSON: expected a key in double quotes"),
        ("{name: 1}", "line 1, column 2: not JSON: expected a key in double quotes"),
        ('{"a" 1}', "line 1, column 6: not JSON: expected a colon after the key"),
        ('{"a":\n}', "line 2, column 1: not JSON: expected a number"),
        ('{"a":1\n"b":2}', "line 2, column 1: not JSON: expected a comma"),
        ('{"a": 1,\n}', "line 1, column 8: not JSON: expected no comma before }"),
        ("[1, 2, ]", "line 1, column 6: not JSON: expected no comma before ]"),
        ('["a]', "line 1, column 2: not JSON: this text has no closing quote"),
        ('["a\n"]', "line 1, column 4: not JSON: expected a closing quote before"),
        (r'["\x"]', 'line 1, column 3: not JSON: expected one of "\\/bfnrtu after'),
        ("{} {}", "line 1, column 4: not JSON: expected the end of the file"),
        ("[1,", "line 1, column 4: not JSON: expected a number"),
    ],
)
def test_a_mistake_has_its_place_and_what_was_expected(text: str, said: str) -> None:
    with pytest.raises(json.JSONDecodeError) as caught:
        json.loads(text)

    assert str(syntax_defect(caught.value)).startswith(said)
