"""Values of a JSON file are found on their lines."""

from pathlib import Path

from railwright.errors import Defect
from railwright.maps.source import JsonPath, Source


def line(source: Source, *place: str | int) -> int:
    return source.defect(place, "").line


def test_lines_of_values() -> None:
    source = Source("x", '\n{"a":\n[1,\n2, {"b, }": "]:,",\n"c": []}],\n"d": {}}')
    expected: dict[JsonPath, int] = {
        (): 2,
        ("a",): 2,
        ("a", 0): 3,
        ("a", 1): 4,
        ("a", 2): 4,
        ("a", 2, "b, }"): 4,
        ("a", 2, "c"): 5,
        ("d",): 6,
    }

    assert {place: line(source, *place) for place in expected} == expected
    assert not source.defects


def test_what_is_missing_stands_where_its_record_does() -> None:
    source = Source("x", '{\n"a": [\n{"b": 1}]}')

    assert line(source, "a", 0, "c", 7) == 3


def test_of_a_repeated_key_the_last_counts() -> None:
    source = Source("x", '{"a": {"b": 1},\n"a":\n{"c": 3,\n"b": 2}}')

    assert source.value == {"a": {"c": 3, "b": 2}}
    assert source.defects == [Defect(2, '"a" is given twice')]
    assert line(source, "a", "b") == 4


def test_keys_of_neighbours_are_not_repetitions() -> None:
    source = Source("x", '[{"a": {"a": [{"a": 1}, {"a": 2}]}}, {"a": 3}]')

    assert not source.defects


def test_escaped_quotes_and_long_lines() -> None:
    source = Source("x", '{"a\\"b": "\\\\",\n"c": "\u2028"}')

    assert line(source, 'a"b') == 1
    assert line(source, "c") == 2


def test_a_byte_order_mark_and_foreign_line_ends(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_bytes(b'\xef\xbb\xbf{\r\n"a": 1,\r\n"b": 2}')
    source = Source.read(file)

    assert source.value == {"a": 1, "b": 2}
    assert line(source, "b") == 3


def test_syntax_errors_read_well() -> None:
    (defect,) = Source("x", '{\n"a": "b').defects

    assert str(defect) == "line 2, column 6: not JSON: this text has no closing quote"
