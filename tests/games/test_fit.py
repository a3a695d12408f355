"""What a game cannot use of a board is said by the check, and refused by the engine."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from railwright import new_game, record, replay
from railwright.cli.main import railwright
from railwright.errors import GameError
from railwright.games import GAMES, load_map, map_path, misfits
from railwright.games.check import defects_of
from railwright.games.definition import Stations
from railwright.maps import Color, Kind

THREE_TOWNS = Path(__file__).parents[2] / "docs" / "how-to" / "three-towns.json"
Record = dict[str, Any]  # a map file
Change = Callable[[Record], object]


def mine(folder: Path, change: Change = lambda record: record) -> Path:
    """The three towns, changed."""
    record = json.loads(THREE_TOWNS.read_text(encoding="utf-8"))
    change(record)
    file = folder / "mine.json"
    file.write_text(json.dumps(record, indent=0), encoding="utf-8")
    return file


def run(*words: object) -> tuple[int, str]:
    """The exit code and the output of a command."""
    result = CliRunner().invoke(railwright, [str(word) for word in words])
    return result.exit_code, result.output


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda m: m["routes"][2].update(kind="sea"), "a sea route, but usa has no"),
        (
            lambda m: m["routes"][3].update(color="gray", pair_spaces=1),
            "or none cost pairs",
        ),
        (
            lambda m: m["tickets"][0].update(deck="long"),
            '"deck" must be "tickets" in usa, not "long"',
        ),
        (lambda m: m["tickets"].pop(), "2 players need 6 tickets, but there are 5"),
        (lambda m: m["cards"].pop(), "one sort of wild cards, not 0"),
        (lambda m: m["cards"][1].update(deck="wild"), "usa needs 1 decks of cards"),
        (
            lambda m: m["cards"].append(m["cards"][0] | {"kind": "wagon"}),
            "usa needs one sort of blue train cards without a port symbol, not 2",
        ),
        (
            lambda m: m["cards"][0].update(port=True),
            "usa has no train cards with a port symbol",
        ),
        (
            lambda m: m["cards"].append(m["cards"][0] | {"kind": "ship"}),
            "usa has no single ships without a port symbol",
        ),
        (
            lambda m: m["routes"][2].update(kind="ferry", locomotives=1),
            "a ferry, but usa takes no locomotives",
        ),
        (
            lambda m: [cards.update(each=1) for cards in m["cards"]],
            "2 players need 8 'train' cards, but there are 3",
        ),
    ],
)
def test_check_and_engine_refuse_alike(
    tmp_path: Path, change: Change, said: str
) -> None:
    def smaller(record: Record) -> None:
        record.pop("counts")
        record["cards"][1]["each"] = 6
        for ticket in record["tickets"]:
            ticket["copies"] = 3 if ticket["id"] == "elmhurst-fairbank" else 2
        change(record)

    file = mine(tmp_path, smaller)
    if "tickets', not" in said:
        smaller_still = json.loads(file.read_text(encoding="utf-8"))
        assert sum(each["copies"] for each in smaller_still["tickets"]) == 5

    code, output = run("map", "check", file)
    assert code == 1
    assert said in output
    assert f"{file}, line " in output
    with pytest.raises(GameError, match=said.replace("'", ".")):
        new_game(file, 2)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda m: m["cards"].pop(), "a game needs one sort of wild cards, not 0"),
        (
            lambda m: m["cards"].append(m["cards"][1]),
            "a game needs one sort of wild cards, not 2",
        ),
        (
            lambda m: m["routes"][3].update(color="gray", pair_spaces=1),
            "fairbank-old-mill: all spaces of a route or none cost pairs",
        ),
        (
            lambda m: m["routes"][3].update(
                color="gray", pair_spaces=2, any_cards_per_space=4
            ),
            "fairbank-old-mill: any cards cannot stand for pairs",
        ),
        (
            lambda m: m["tickets"].extend(
                m["tickets"][0] | {"id": f"more-{number}", "copies": 9}
                for number in range(30)
            ),
            "279 tickets are more than 240",
        ),
    ],
)
def test_what_no_game_can_use_is_said_of_a_map_that_names_none(
    tmp_path: Path, change: Change, said: str
) -> None:
    def nameless(record: Record) -> None:
        record.pop("counts")
        record.pop("rules")
        change(record)

    code, output = run("map", "check", mine(tmp_path, nameless))

    assert code == 1
    assert said in output
    assert f"{tmp_path / 'mine.json'}, line " in output


def test_a_fleet_has_no_cards_that_stand_for_any_other(tmp_path: Path) -> None:
    record = json.loads(map_path("world").read_text(encoding="utf-8"))
    route = next(each for each in record["routes"] if each["kind"] == "rail")
    route["any_cards_per_space"] = 4
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(record | {"rules": "world"}), encoding="utf-8")

    said = f"{route['id']}: any cards for a space, but world has two kinds of cards"
    assert said in run("map", "check", file)[1]


def test_the_game_and_the_options_of_a_map_are_checked(tmp_path: Path) -> None:
    assert "unknown game 'us'" in run("map", "check", mine(tmp_path, other_game))[1]
    code, output = run("map", "check", mine(tmp_path, other_option))
    assert code == 1
    assert "pass_rule must be only_when_stuck or always, not 'never'" in output


def other_game(record: Record) -> None:
    """A game that is misspelled."""
    record["rules"] = "us"


def other_option(record: Record) -> None:
    """A choice that is none."""
    record["options"] = {"pass_rule": "never"}


def test_more_players_than_there_are_tickets_for(tmp_path: Path) -> None:
    file = mine(tmp_path)

    assert new_game(file, 3).seats == 3
    with pytest.raises(GameError, match="4 players need 12 tickets, but there are 9"):
        new_game(file, 4)


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "--games", 2, "--bots", "planner,random", "--jobs", 1),
        ("arena", "--games", 2, "--bots", "path,random"),
    ],
)
def test_bots_play_on_a_map_file(tmp_path: Path, words: tuple[str, ...]) -> None:
    command, *rest = words
    code, output = run(command, mine(tmp_path), *rest)

    assert code == 0, output
    assert "random" in output


def test_people_play_on_a_map_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    words = ["play", str(mine(tmp_path)), "--seed", "1"]
    result = CliRunner().invoke(railwright, words, input="1 2\n\nquit\n")

    assert result.exit_code == 0
    assert "Elmhurst \N{EN DASH} Fairbank" in result.output


def test_options_of_the_map_hold_unless_the_table_says_otherwise(
    tmp_path: Path,
) -> None:
    def passing(record: Record) -> None:
        record["options"] = {"pass_rule": "always", "first_player": 2}

    file = mine(tmp_path, passing)
    match = new_game(file, 2, options={"first_player": "1"})

    assert match.game.ending.passes_freely
    assert match.game.first_player == 0
    assert match.deal.game == "usa"


def by_europe(record: Record) -> None:
    """Europe's rules: two decks of tickets, of which one is named."""
    record.pop("counts")
    record["rules"] = "europe"
    record["tickets"][0]["deck"] = "long"


def test_a_ticket_without_a_deck_is_in_the_ordinary_one(tmp_path: Path) -> None:
    match = new_game(mine(tmp_path, by_europe), 2)

    decks = [GAMES["europe"].deck_of(ticket) for ticket in match.board.tickets]
    assert decks == ["long", "regular", "regular"]


def test_too_few_tickets_are_named_by_their_deck(tmp_path: Path) -> None:
    def fewer(record: Record) -> None:
        by_europe(record)
        record["tickets"][1]["copies"] = record["tickets"][2]["copies"] = 1

    _, output = run("map", "check", mine(tmp_path, fewer))

    assert "2 players need 6 'regular' tickets, but there are 2" in output


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda m: m, ": sound for up to 3 players; usa is for up to 5"),
        (lambda m: m["tickets"][0].update(copies=2), ": sound for 2 players; usa is"),
        (lambda m: m["tickets"][0].update(copies=9), "15 tickets: sound\n"),
        (
            lambda m: m.pop("rules"),
            ': sound, but it does not name its game: add "',
        ),
    ],
)
def test_the_check_says_who_can_play(tmp_path: Path, change: Change, said: str) -> None:
    def changed(record: Record) -> None:
        record.pop("counts")
        change(record)

    code, output = run("map", "check", mine(tmp_path, changed))

    assert code == 0
    assert said in output


def test_a_record_carries_the_map(tmp_path: Path) -> None:
    match = new_game(mine(tmp_path), 2, seed=3)
    match.play("keep 1 2", seat=0)
    text = record(match)
    (tmp_path / "mine.json").unlink()

    assert replay(text).hash() == match.hash()
    assert record(replay(text)) == text


def test_a_record_that_names_a_file_still_replays(tmp_path: Path) -> None:
    file = mine(tmp_path)
    match = new_game(file, 2, seed=3)
    old = f"railwright 1\ngame usa\nplayers 2\nseed 3\nboard {file}\n"

    assert replay(old).hash() == match.hash()


def test_a_hand_of_all_cards_can_be_paid_with_in_so_many_ways_only() -> None:
    europe = load_map("europe")
    gray = replace(europe.routes[0], color=Color.GRAY, kind=Kind.RAIL, length=6)
    crowded = replace(europe, routes=(gray,) * 400)

    # Eight colors with none to six wild cards among them, or wild cards alone.
    text = f"400 routes: {400 * (8 * 7 + 1)} ways to pay for them are more than 16000"
    assert (("routes",), text) in misfits(GAMES["usa"], crowded)
    few = replace(europe, routes=(gray,) * 200)
    assert not any("ways to pay" in text for _, text in misfits(GAMES["usa"], few))


def test_a_game_fits_into_the_positions_of_the_core() -> None:
    europe = GAMES["europe"]
    crowded = replace(
        europe,
        seats=(2, 6),
        stations=Stations(count=4, owner_chooses=False),
    )

    assert defects_of(crowded) == [
        (("seats", 1), "seats[1] must be from 2 to 5, not 6"),
        (("stations", "count"), "stations.count must be from 1 to 3, not 4"),
    ]
    many = replace(europe.later_tickets, cards={"regular": 9})
    assert defects_of(replace(europe, later_tickets=many)) == [
        (
            ("later_tickets", "cards"),
            "later_tickets.cards must be from 1 to 8 together, not 9",
        )
    ]
