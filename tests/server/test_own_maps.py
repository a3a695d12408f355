"""A host brings a map: it is checked, private to the table, and played to the end."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.line_maps import line_cities, line_map
from tests.server.running import Person, Player, ServerProcess, running
from tests.server.test_games import chooser

from railwright import maps
from railwright.errors import GameError
from railwright.games import GAMES, load_map, map_path
from railwright.games.fit import too_many_ways
from railwright.model.record import replay
from railwright.server.offers import own_maps
from railwright.server.wire.sizes import LONGEST_WORD

THREE_TOWNS = Path(__file__).parents[2] / "docs" / "how-to" / "three-towns.json"
SCHEMA = Path(maps.__file__).with_name("schema.json")
MAP = THREE_TOWNS.read_text(encoding="utf-8")
SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(tmp_path_factory.mktemp("maps")) as process:
        yield process


@pytest.fixture
def host(server: ServerProcess) -> Person:
    return Person(server)


def refused(
    host: Person, text: str, game: str = "usa", **more: object
) -> tuple[int, str, str]:
    """The status, the code and the words with which a table on a map is refused."""
    body = {"game": game, "seats": SEATS, "map": text, **more}
    answer = host.http.post("/api/tables", json=body)
    said = answer.json()
    return answer.status_code, said["code"], said["message"]


def test_a_game_on_a_map_is_played_to_its_end(host: Person) -> None:
    table = host.create("europe", SEATS, map=MAP, start=True)
    state = host.get(f"/api/tables/{table}")
    assert state["settings"]["game"] == "usa", "the map names its game"
    assert state["settings"]["map"] == "Three Towns"

    socket = host.socket()
    told = socket.watch(table)
    assert "elmhurst" not in json.dumps(told["state"]), "the map is fetched by itself"
    socket.close()
    Player(host, table, chooser(1)).play()
    record = host.http.get(f"/api/tables/{table}/record").text
    match = replay(record)
    assert match.is_over
    assert match.board.title == "Three Towns"

    facts = host.get(f"/api/tables/{table}/board/json")
    assert {city["name"] for city in facts["cities"]} >= {"Elmhurst", "Old Mill"}
    drawing = host.http.get(f"/api/tables/{table}/board/live.svg")
    assert drawing.headers["content-type"].startswith("image/svg+xml")
    assert "Elmhurst" in drawing.text

    brought = host.post("/api/records", record=record)
    assert brought["map"] == "Three Towns"
    assert host.get(f"/api/records/{brought['id']}/board/json") == facts


def test_a_table_outlives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as process:
        host = Person(process)
        table = host.create("usa", SEATS, map=MAP, start=True)
        secret = host.secret
    with running(tmp_path) as process:
        again = Person(process, secret)
        facts = again.get(f"/api/tables/{table}/board/json")
        assert facts["title"] == "Three Towns"


def test_all_defects_of_a_map_are_told(host: Person) -> None:
    broken = MAP.replace('"b": "old-mill"', '"b": "nowhere"')

    status, code, message = refused(host, broken)
    assert (status, code) == (400, "MAP")
    assert len(message.splitlines()) >= 2
    assert all(line.startswith("map, line ") for line in message.splitlines())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the file is empty"),
        ("[" * 50_000, "nested too deeply"),
        (MAP.replace('"usa"', '"atlantis"'), "unknown game 'atlantis'"),
        (MAP.replace('"kind": "rail"', '"kind": "sea"'), "usa has no ships"),
        (
            MAP.replace(', "copies": 3', "").replace('"tickets": 9', '"tickets": 3'),
            "need 6 tickets",
        ),
    ],
    ids=["empty", "deep", "unknown game", "sea", "few tickets"],
)
def test_a_map_that_cannot_be_played_is_refused(
    host: Person, text: str, said: str
) -> None:
    status, code, message = refused(host, text)

    assert (status, code) == (400, "MAP")
    assert said in message


def test_no_file_of_the_server_can_be_named(host: Person) -> None:
    for path in ("/etc/passwd", str(THREE_TOWNS)):
        assert refused(host, path)[1] == "MAP"
        record = f"railwright 1\ngame usa\nplayers 2\nseed 1\nboard {path}\n"
        answer = host.http.post("/api/records", json={"record": record})
        assert answer.status_code == 400
        assert "root:" not in answer.text


def test_nobody_learns_where_the_host_has_games(host: Person) -> None:
    folder = THREE_TOWNS.with_name("lakeland").relative_to(Path.cwd())
    body = {"game": str(folder), "seats": SEATS}
    said = host.http.post("/api/tables", json=body).json()["message"]

    assert said.startswith(f"unknown game '{folder}'; choose from europe, ")


def test_a_game_without_a_map_of_its_own_has_no_such_files(host: Person) -> None:
    table = host.create("usa", SEATS)

    answer = host.http.get(f"/api/tables/{table}/board/json")
    assert answer.status_code == 404
    said = answer.json()["message"]
    where = said.removeprefix("this game is played on its own board: ")
    assert host.http.get(where).json()["name"] == "usa"


def test_a_board_has_no_other_files(host: Person) -> None:
    table = host.create("usa", SEATS, map=MAP)

    answer = host.http.get(f"/api/tables/{table}/board/purple.svg")
    kinds = "json, live.svg, sketch.svg, light.svg or dark.svg"
    assert answer.status_code == 404
    assert answer.json()["message"] == f"the file must be {kinds}"


def grown(**fields: object) -> str:
    """The three towns, with more in every route."""
    record = json.loads(MAP)
    record["routes"] = [route | fields for route in record["routes"]]
    return json.dumps(record)


@pytest.mark.parametrize("cards", [10, 3_000_000, 2**62, 10**30])
def test_no_space_costs_more_cards_than_there_can_be(host: Person, cards: int) -> None:
    status, code, said = refused(host, grown(any_cards_per_space=cards))

    assert (status, code) == (400, "MAP")
    assert "any_cards_per_space" in said
    assert host.http.get("/health").is_success


def chain(cities: int, copies: int = 5) -> str:
    """A map of World on which a tour leads along a line, through all its cities."""
    tour = {"id": "tour", "cities": line_cities(cities), "copies": copies}
    worth = {"ordered": 30, "any_order": 20, "penalty": 30}
    return line_map(
        "Line", cities, "gray", [tour | worth, tour | worth | {"id": "tour-2"}]
    )


def test_a_tour_through_too_many_cities_is_refused(host: Person) -> None:
    """Whether it is met in order takes twice the time for each city more.

    With 26 of them connected, the answer to one question held up everybody for good.
    """
    assert checked(host, chain(6))["title"] == "Line"

    text = chain(26)
    line = json.dumps(json.loads(text))
    record = f"railwright 1\ngame world\nplayers 2\nseed 1\nboard {line}\n"
    for path, body in (
        ("/api/maps", {"map": text}),
        ("/api/tables", {"map": text, "seats": SEATS}),
        ("/api/companion/board", {"map": text}),
        ("/api/records", {"record": record}),
    ):
        answer = host.http.post(path, json=body)
        assert answer.status_code == 400, path
        assert "must be a list of 3 to 6 items" in answer.json()["message"]


def test_a_map_of_too_many_tours_is_refused(host: Person) -> None:
    """Each of them is looked for whenever somebody is scored."""
    text = map_path("world").read_text(encoding="utf-8")
    assert checked(host, text, game="world")["title"] == "World"

    status, code, message = refused(host, chain(6, copies=9), game="world")
    assert (status, code) == (400, "MAP")
    assert "18 tours are more than 12" in message


def test_a_map_that_is_dear_to_play_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lists of actions would hold up everybody; those of our boards do not."""
    for name, game in GAMES.items():
        assert not [*too_many_ways(game, load_map(name), own_maps.MOST_WAYS)]
    assert own_maps.own_map(MAP, "usa", "map", 2).title == "Three Towns"

    monkeypatch.setattr(own_maps, "MOST_WAYS", 10)
    with pytest.raises(GameError, match="ways to pay for them are more than 10"):
        own_maps.own_map(MAP, "usa", "map", 2)


def checked(host: Person, text: str, **more: str) -> dict[str, Any]:
    """What the server says of a map that is sound."""
    return host.post("/api/maps", **{"map": text, "game": "europe", **more})


def test_a_sound_map_says_what_a_table_on_it_can_be(host: Person) -> None:
    said = checked(host, MAP)

    assert (said["title"], said["names_game"]) == ("Three Towns", True)
    game = said["game"]
    assert (game["name"], game["title"]) == ("usa", "USA")
    # Nine tickets are enough to deal three to each of three players (U-04).
    assert (game["fewest"], game["most"]) == (2, 3)


def test_every_name_of_a_map_file_can_be_said_to_the_server() -> None:
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))

    assert schema["$defs"]["id"]["maxLength"] == LONGEST_WORD


def test_nobody_begins_whom_the_map_does_not_seat(host: Person) -> None:
    options = {each["name"]: each for each in checked(host, MAP)["game"]["options"]}

    assert options["first_player"]["choices"] == ["random", "1", "2", "3"]


def test_a_map_that_names_no_game_is_played_by_the_one_that_is_asked_for(
    host: Person,
) -> None:
    said = checked(host, MAP.replace('"rules": "usa",', ""), game="usa")

    assert not said["names_game"]
    assert said["game"]["name"] == "usa"


def test_options_begin_as_the_map_names_them(host: Person) -> None:
    named = '"rules": "usa", "options": {"first_player": 2},'
    said = checked(host, MAP.replace('"rules": "usa",', named))

    options = {each["name"]: each["default"] for each in said["game"]["options"]}
    assert options["first_player"] == "2"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"b": "old-mill"', '"b": "nowhere"', "towns.json, line 20: "),
        ('"usa"', '"atlantis"', "towns.json, line 5: unknown game 'atlantis'"),
        ('"usa"', '"usa", "options": {"tea": "on"}', "towns.json, line 5: usa has no"),
        ('"kind": "rail"', '"kind": "sea"', "towns.json, line 18: "),
    ],
)
def test_defects_name_the_file_and_the_line(
    host: Person, old: str, new: str, said: str
) -> None:
    body = {"map": MAP.replace(old, new), "game": "usa", "file": "towns.json"}
    answer = host.http.post("/api/maps", json=body)

    assert (answer.status_code, answer.json()["code"]) == (400, "MAP")
    lines = answer.json()["message"].splitlines()
    assert lines[0].startswith(said)
    assert all(line.startswith("towns.json, line ") for line in lines)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"b": "old-mill"', '"b": "nowhere"'),
        ('"usa"', '"atlantis"'),
        ('"usa"', '"usa", "options": {"tea": "on"}'),
        ('"rules": "usa",', ""),
    ],
    ids=["nowhere", "unknown game", "unknown option", "no game"],
)
def test_a_table_is_refused_in_the_words_of_the_check(
    host: Person, old: str, new: str
) -> None:
    body = {"map": MAP.replace(old, new), "game": "atlantis", "file": "towns.json"}
    checked = host.http.post("/api/maps", json=body).json()

    status, code, message = refused(host, body["map"], "atlantis", file=body["file"])
    assert (status, code, message) == (400, "MAP", checked["message"])


def test_no_line_of_the_map_is_blamed_for_what_was_asked_for(host: Person) -> None:
    unnamed = MAP.replace('"rules": "usa",', "")
    _, code, said = refused(host, unnamed, "atlantis")
    games = "europe, nordic, switzerland, usa, world"
    assert said == f"unknown game 'atlantis'; choose from {games}"
    assert code == "MAP"

    _, code, said = refused(host, MAP, options={"tea": "on"})
    assert said.startswith("usa has no option 'tea'; choose from ")
    assert code == "SETTINGS"


def test_checking_a_map_is_limited_as_creating_a_table_is(tmp_path: Path) -> None:
    with running(tmp_path, "--limits", "1") as process:
        host = Person(process)
        bodies = [{"map": "", "game": "usa"}] * 40
        codes = [
            host.http.post("/api/maps", json=each).json()["code"] for each in bodies
        ]
    assert codes[0] == "MAP"
    assert "TOO_FAST" in codes


def test_a_map_that_names_its_game_needs_no_other_word(host: Person) -> None:
    """Neither its check nor a table on it asks for the game again."""
    offered = host.post("/api/maps", map=MAP)
    assert (offered["title"], offered["game"]["name"]) == ("Three Towns", "usa")
    made = host.post("/api/tables", seats=SEATS, map=MAP)
    assert made["settings"]["game"] == "usa"


def test_a_map_without_a_game_asks_for_one(host: Person) -> None:
    record = json.loads(MAP)
    del record["rules"]
    answer = host.http.post("/api/maps", json={"map": json.dumps(record)})
    assert answer.json()["code"] == "MAP"
    assert answer.json()["message"] == (
        'map, line 1: "rules" is missing; add it, or send "game": '
        "europe, nordic, switzerland, usa or world"
    )
