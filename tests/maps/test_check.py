"""Every defect is found, on its line, and said in a sentence that helps."""

import json
from pathlib import Path

import pytest

from railwright.errors import Defect
from railwright.games import GAMES, map_path
from railwright.maps.check import check
from railwright.maps.library import map_from_record
from railwright.maps.source import Source

AA_CC = '"kind": "sea", "west_spaces": 1'

BROKEN = {
    # name: (text of the sound map, what stands there instead, line, fragment)
    "not JSON": (
        '"title": "Tiny",',
        '"title": "Tiny"',
        5,
        "not JSON: expected a comma",
    ),
    "unended text": (
        '"Tiny",',
        '"Tiny,',
        4,
        "not JSON: expected a closing quote before the end of",
    ),
    "key twice": (
        '"lat": 51}',
        '"lat": 51, "lat": 52}',
        17,
        '"lat" is given twice',
    ),
    "one point": (
        '"lon": 3, "lat": 51}',
        '"lon": 1.0, "lat": 50}',
        17,
        'city "cc": it lies on the same point as the city on line 15',
    ),
    "NaN": ('"lon": 3,', '"lon": NaN,', 17, "not JSON: NaN is not a number"),
    "infinite": ('"lon": 3,', '"lon": 1e999,', 17, "a number is too large"),
    "digits": ('"lon": 3,', f'"lon": {"9" * 5000},', 17, "a number is too large"),
    "huge": (
        '"b": "cc", "length": 3',
        f'"b": "cc", "length": {"9" * 90}',
        24,
        "to 15, not 999",
    ),
    "format": ('"format": 1', '"format": 2', 2, '"format" must be 1, not 2'),
    "format true": ('"format": 1', '"format": true', 2, "must be 1, not true"),
    "name": ('"name": "tiny"', '"name": "Tiny Map"', 3, '"name" must be an id like'),
    "missing": ('"title": "Tiny",\n', "", 1, '"title" is missing'),
    "unknown key": (
        '"pair_spaces": 2',
        '"pair_space": 2',
        25,
        'route "cc-dd": "pair_space" is unknown; did you mean "pair_spaces"?',
    ),
    "option": (
        '"title": "Tiny",',
        '"title": "Tiny", "options": {"first_player": 1.5},',
        4,
        "must be text, a whole number or true or false, not 1.5",
    ),
    "title of spaces": ('"title": "Tiny"', '"title": "  "', 4, '"title" cannot be'),
    "half a character": ('"Norge", "letter"', '"\\ud800", "letter"', 12, "printed"),
    "title too long": ('"Tiny",', f'"{"T" * 41}",', 4, "text of 1 to 40 characters"),
    "no points": (
        '{"1": 1, "2": 2, "3": 4, "4": 7}',
        "{}",
        6,
        '"route_points" must be an object with at least one entry',
    ),
    "points of no length": (
        '{"1": 1,',
        '{"1": 1, "x": 3,',
        6,
        '"route_points": "x" must be a length from 1 to 99',
    ),
    "length in words": (
        '"b": "cc", "length": 3',
        '"b": "cc", "length": "three"',
        24,
        'route "bb-cc": "length" must be a whole number from 1 to 15, not "three"',
    ),
    "length true": (
        '"b": "cc", "length": 3',
        '"b": "cc", "length": true',
        24,
        "not true",
    ),
    "length with a point": (
        '"b": "cc", "length": 3',
        '"b": "cc", "length": 3.0',
        24,
        "whole number from 1 to 15, not 3.0",
    ),
    "id with a line break": ('"tiny"', '"tiny\\n"', 3, '"name" must be an id like'),
    "record without id": (
        '{"id": "cc", "name": "Cc",',
        '{"name": "Cc",',
        17,
        'city 3: "id" is missing',
    ),
    "kind": ('"kind": "tunnel"', '"kind": "bridge"', 28, '"ferry" or "sea", not "b'),
    "colors twice": ('["red", "blue"]', '["red", "red"]', 8, "names something twice"),
    "points of a target": (
        '"points": 6, "spaces": 5',
        '"points": -6',
        33,
        '"points" of item 1 of "targets" must be a whole number from 0 to 999, not -6',
    ),
    "city twice": (
        '{"id": "dd", "name"',
        '{"id": "cc", "name"',
        18,
        'city "cc": the id "cc" is already used on line 17',
    ),
    "city as country": (
        '{"id": "cc", "name"',
        '{"id": "norge", "name"',
        12,
        'the id "norge" is already used on line 17',
    ),
    "route twice": (
        '"id": "aa-bb.red", "a"',
        '"id": "aa-bb.blue", "a"',
        23,
        'route "aa-bb.blue": the id "aa-bb.blue" is already used on line 22',
    ),
    "ticket twice": (
        '{"id": "bb-dd", "a"',
        '{"id": "aa-cc", "a"',
        32,
        'ticket "aa-cc": the id "aa-cc" is already used on line 31',
    ),
    "unknown end": (
        '"a": "dd", "b": "norge-1"',
        '"a": "dd", "b": "norge-11"',
        28,
        '"b" names "norge-11", which is not a city; did you mean "norge-1"?',
    ),
    "one end": (
        '"a": "cc", "b": "dd"',
        '"a": "cc", "b": "cc"',
        25,
        "the route ends where it begins",
    ),
    "route id": (
        '"id": "bb-cc", "a"',
        '"id": "cc-bb", "a"',
        24,
        'the id must be "bb-cc", or begin with it and a dot',
    ),
    "no points for length": (
        '"b": "dd", "length": 4',
        '"b": "dd", "length": 7',
        26,
        '"route_points" has no entry for the length 7',
    ),
    "color without cards": (
        '"color": "blue", "kind": "sea"',
        '"color": "white", "kind": "sea"',
        27,
        'route "aa-cc": there are no white cards',
    ),
    "unknown twin": (
        '"twin": "aa-bb.red"',
        '"twin": "aa-bb.rad"',
        22,
        '"twin" names "aa-bb.rad", which is not a route; did you mean "aa-bb.red"?',
    ),
    "own twin": (
        '"twin": "aa-bb.red"',
        '"twin": "aa-bb.blue"',
        22,
        "the route is its own twin",
    ),
    "twin elsewhere": (
        '"twin": "aa-bb.red"',
        '"twin": "bb-cc"',
        22,
        'its twin "bb-cc" joins other cities',
    ),
    "one-sided twin": (
        ', "twin": "aa-bb.red"',
        "",
        23,
        'its twin "aa-bb.blue" does not name it in return',
    ),
    "third track": (
        '{"id": "cc-dd", "a": "cc", "b": "dd"',
        '{"id": "aa-bb", "a": "aa", "b": "bb"',
        25,
        'there are already two routes between "aa" and "bb"',
    ),
    "parallel": (
        '{"id": "aa-cc", "a": "aa", "b": "cc", "length"',
        '{"id": "cc-dd.2", "a": "cc", "b": "dd", "length"',
        27,
        'route "cc-dd.2": joins the same cities as "cc-dd"; name it as twin',
    ),
    "ferry without": (', "locomotives": 1', "", 24, 'a ferry needs "locomotives"'),
    "locomotives on a tunnel": (
        '"kind": "tunnel"',
        '"kind": "tunnel", "locomotives": 1',
        28,
        'only a ferry has "locomotives", and this route is of kind "tunnel"',
    ),
    "too many locomotives": (
        '"locomotives": 1',
        '"locomotives": 4',
        24,
        '"locomotives" is 4, but the length is 3',
    ),
    "pairs in color": (
        '"gray", "kind": "rail", "pair_spaces"',
        '"red", "kind": "rail", "pair_spaces"',
        25,
        '"pair_spaces" are only for gray routes of kind "rail"',
    ),
    "pairs at sea": (
        '"gray", "kind": "rail", "pair_spaces"',
        '"gray", "kind": "sea", "pair_spaces"',
        25,
        '"pair_spaces" are only for gray routes of kind "rail"',
    ),
    "too many pairs": (
        '"pair_spaces": 2',
        '"pair_spaces": 3',
        25,
        '"pair_spaces" is 3, but the length is 2',
    ),
    "any cards in a tunnel": (
        '"kind": "tunnel"',
        '"kind": "tunnel", "any_cards_per_space": 3',
        28,
        '"any_cards_per_space" is not for a tunnel',
    ),
    "too far west": (
        '"west_spaces": 1',
        '"west_spaces": 5',
        27,
        '"west_spaces" is 5, but the length is 4',
    ),
    "colored wilds": (
        '"kind": "wild",',
        '"kind": "wild", "colors": ["red"],',
        9,
        'cards 2: wild cards have no "colors"',
    ),
    "cards without colors": (
        '"colors": ["red", "blue"], ',
        "",
        8,
        'cards 1: cards of kind "train" need "colors"',
    ),
    "stop of nowhere": (
        '"country": "norge"',
        '"country": "norgge"',
        19,
        '"country" names "norgge", which is not a country; did you mean "norge"?',
    ),
    "country without stop": (
        ', "country": "norge"',
        "",
        12,
        'country "norge": no city is a stop of this country',
    ),
    "ticket to nowhere": (
        '"a": "bb", "b": "dd", "points"',
        '"a": "bb", "b": "xyz", "points"',
        32,
        'ticket "bb-dd": "b" names "xyz", which is not a city',
    ),
    "country for a city": (
        '"a": "bb", "b": "dd", "points"',
        '"a": "bb", "b": "norge", "points"',
        32,
        '"b" names "norge", which is not a city',
    ),
    "ticket to one place": (
        '"a": "bb", "b": "dd", "points"',
        '"a": "bb", "b": "bb", "points"',
        32,
        'ticket "bb-dd": the ticket ends where it begins',
    ),
    "from nowhere": (
        '"from": "aa"',
        '"from": "x"',
        33,
        "which is not a city or country",
    ),
    "to a city": ('{"to": "norge"', '{"to": "cc"', 33, '"cc", which is not a country'),
    "target twice": (
        '"spaces": 5}]',
        '"spaces": 5}, {"to": "norge", "points": 5}]',
        33,
        'ticket "aa-countries": "norge" is named twice',
    ),
    "tour of nowhere": (
        '["aa", "bb", "cc"]',
        '["aa", "bc", "cc"]',
        34,
        'item 2 of "cities" names "bc", which is not a city',
    ),
    "tour upside down": (
        '"any_order": 6',
        '"any_order": 10',
        34,
        '"any_order" is 10, more than the 9 of "ordered"',
    ),
    "wrong points": (
        '"b": "cc", "points": 4',
        '"b": "cc", "points": 5',
        31,
        '"points" is 5, but the shortest path has 4 spaces',
    ),
    "wrong spaces": (
        '"points": 8, "spaces": 5',
        '"points": 8, "spaces": 6',
        32,
        '"spaces" is 6, but the shortest path has 5 spaces',
    ),
    "needless spaces": (
        '"points": 8, "spaces": 5',
        '"points": 5, "spaces": 5',
        32,
        '"spaces" is for points that differ',
    ),
    "wrong spaces of a target": (
        '"points": 6, "spaces": 5',
        '"points": 6, "spaces": 3',
        33,
        '"spaces" of item 1 of "targets" is 3, but the shortest path has 5 spaces',
    ),
    "count of cities": ('"cities": 4', '"cities": 5', 5, "5 cities, but there are 4"),
    "count of stops": ('{"norge": 1}', '{"norge": 2}', 5, '2 stops of "norge", but'),
    "stops of nowhere": ('{"norge": 1}', '{"norg": 1}', 5, 'names "norg", which is no'),
    "count of ports": ('"ports": 1', '"ports": 3', 5, "3 ports, but there are 1"),
    "count of routes": ('"routes": 7', '"routes": 8', 5, "8 routes, but there are 7"),
    "count of rail": ('"rail_routes": 4', '"rail_routes": 5', 5, "5 rail routes, but"),
    "count of sea": ('"sea_routes": 1', '"sea_routes": 0', 5, "0 sea routes, but"),
    "count of tickets": ('"tickets": 5', '"tickets": 4', 5, "4 ticket cards, but th"),
    "count of long": ('"long_tickets": 1', '"long_tickets": 2', 5, "2 long ticket ca"),
    "count of tours": ('"tours": 1', '"tours": 2', 5, "2 tours, but there are 1"),
}


def defects(text: str) -> list[Defect]:
    return check(Source("tiny.json", text))


def replaced(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


@pytest.mark.parametrize("name", GAMES)
def test_our_maps_are_sound(name: str) -> None:
    assert check(Source.read(map_path(name))) == []


def test_the_small_map_is_sound(sound: str) -> None:
    assert defects(sound) == []
    assert map_from_record(json.loads(sound)).board.cities == 5


@pytest.mark.parametrize(
    ("old", "new", "line", "fragment"), BROKEN.values(), ids=BROKEN.keys()
)
def test_one_defect(sound: str, old: str, new: str, line: int, fragment: str) -> None:
    found = defects(replaced(sound, old, new))

    assert any(each.line == line and fragment in each.text for each in found), found


@pytest.mark.parametrize(
    "name",
    [
        "NaN",
        "digits",
        "half a character",
        "huge",
        "length in words",
        "record without id",
        "unknown end",
        "unknown twin",
        "locomotives on a tunnel",
        "tour of nowhere",
        "wrong points",
        "wrong spaces",
    ],
)
def test_one_mistake_is_not_followed_by_others(sound: str, name: str) -> None:
    old, new, _, _ = BROKEN[name]

    assert len(defects(replaced(sound, old, new))) == 1


@pytest.mark.rule("C-01", "Q-61")
def test_no_route_is_ferry_and_tunnel_at_once(sound: str) -> None:
    found = defects(replaced(sound, *BROKEN["locomotives on a tunnel"][:2]))

    assert [each.text for each in found if "only a ferry" in each.text]


@pytest.mark.rule("Q-02")
def test_a_length_without_points_is_rejected(sound: str) -> None:
    found = defects(replaced(sound, *BROKEN["no points for length"][:2]))

    assert [each.text for each in found if "no entry for the length 7" in each.text]


def test_a_tour_may_be_worth_the_same_in_any_order(sound: str) -> None:
    assert defects(replaced(sound, '"any_order": 6', '"any_order": 9')) == []


def test_a_city_without_a_route(sound: str) -> None:
    lonely = '  {"id": "ee", "name": "Ee", "lon": 1, "lat": 1},\n  {"id": "aa", "name"'
    text = replaced(sound, '  {"id": "aa", "name"', lonely)
    text = replaced(text, '"cities": 4', '"cities": 5')

    assert defects(text) == [Defect(15, 'city "ee": no route ends here')]


def test_cities_that_are_cut_off(sound: str) -> None:
    lines = sound.splitlines()
    joining = ('"bb-cc"', '"aa-dd"', '"aa-cc", "a": "aa", "b": "cc", "length"')
    text = "\n".join(
        line for line in lines if not any(each in line for each in joining)
    )
    text = text.replace('"routes": 7, "rail_routes": 4, "sea_routes": 1, ', "")

    wanted = 'the rest of the board cannot be reached from "aa", "bb"'
    assert defects(text) == [Defect(15, wanted)]


def test_many_defects_at_once(sound: str) -> None:
    chosen = (
        "format",
        "half a character",
        "title too long",
        "unknown twin",
        "length in words",
        "unknown key",
        "color without cards",
        "tour upside down",
        "count of ports",
    )
    text = sound
    for name in chosen:
        text = replaced(text, *BROKEN[name][:2])
    found = defects(text)

    assert [each.line for each in found] == [2, 4, 5, 12, 22, 24, 25, 27, 34]
    for name in chosen:
        assert any(BROKEN[name][3] in each.text for each in found), name


def test_lines_of_a_file_with_indents(sound: str) -> None:
    record = json.loads(sound)
    record["routes"][2]["length"] = "three"
    text = json.dumps(record, indent=2)
    wanted = 1 + text.split("\n").index('      "length": "three",')

    assert [each.line for each in defects(text)] == [wanted]


def test_lines_of_a_file_on_one_line(sound: str) -> None:
    record = json.loads(sound)
    record["routes"][2]["length"] = "three"
    record["tickets"][0]["points"] = True

    assert [each.line for each in defects(json.dumps(record))] == [1, 1]
    assert [each.line for each in defects("\n\n" + json.dumps(record))] == [3, 3]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("", "not JSON: the file is empty"),
        ("  \n ", "not JSON: the file is empty"),
        ("null", "a map must be an object, not null"),
        ("[]", "a map must be an object, not a list of 0"),
        ('"map"', 'a map must be an object, not "map"'),
        ("NaN", "not JSON: NaN is not a number"),
        ("[" * 30 + "]" * 30, "not a map: nested too deeply"),
        ("[" * 99999 + "]" * 99999, "not a map: nested too deeply"),
    ],
)
def test_no_map_at_all(text: str, wanted: str) -> None:
    assert [each.text for each in defects(text)] == [wanted]


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00\x80")
    files = (tmp_path / "none.json", tmp_path, binary, Path("zero\0byte.json"))
    found = [check(Source.read(file)) for file in files]

    assert [len(each) for each in found] == [1, 1, 1, 1]
    assert [str(each[0]) for each in found] == [
        "no such file",
        "this is a folder, not a file",
        "line 1: not text in UTF-8: byte 0xff is wrong",
        "cannot be read: embedded null byte",
    ]


def test_the_schema_uses_only_patterns_that_have_words(sound: str) -> None:
    ill = {"name": "X", "routes": [{"id": "X"}], "route_points": {"X": 1}}
    text = json.dumps(json.loads(sound) | ill)

    assert not [each for each in defects(text) if "[a-z" in each.text]
