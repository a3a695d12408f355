"""The catalogue is whole, and what it says fits together."""

import re
from collections import Counter

import pytest

from railwright.games import GAMES
from railwright.rulebook import Rule, Ruling, Scenario, catalogue
from railwright.rulebook.references import canonical, references

BOOK = catalogue()
RULEBOOKS = (
    "Europe rulebook (Polish)",
    "Nordic rulebook (Polish)",
    "Nordic rulebook (Norwegian)",
    "Switzerland rule sheet (Polish)",
    "World rulebook (Polish)",
)


def test_nothing_is_missing() -> None:
    assert len(BOOK.rules) == 237
    assert len(BOOK.rulings) == 63
    assert len(BOOK.scenarios) == 227
    assert len(BOOK.options) == 12
    assert len(BOOK.refusals) == 35


@pytest.mark.parametrize(
    ("letter", "count"),
    {"C": 72, "E": 38, "N": 33, "S": 28, "W": 54, "U": 12, "Q": 63, "X": 227}.items(),
)
def test_ids_are_numbered_without_a_gap(letter: str, count: int) -> None:
    ids = [ident for ident in BOOK.entries if ident.startswith(letter)]
    if letter != "Q":  # rulings are grouped by theme
        assert ids == sorted(ids, key=lambda ident: int(ident[2:]))

    assert set(ids) == {f"{letter}-{number:02}" for number in range(1, count + 1)}


@pytest.mark.parametrize(
    ("ident", "letters"),
    [
        ("C-01", "ENSUW"),
        ("C-02", "ENSU"),  # W: see W-03
        ("C-20", "ESUW"),
        ("C-37", "EN"),
        ("C-38", "EN"),  # E (by E-14) N (explicit)
        ("C-48", "ENS"),  # E explicitly; S ("works as in Europe"); N by Q-23
        ("C-60", "ENSUW"),  # E N, S through Q-07, W
        ("C-64", "ENSUW"),  # E N W (and S)
        ("N-22", "N"),
        ("U-01", "U"),
    ],
)
def test_games_of_a_rule(ident: str, letters: str) -> None:
    names = {game.letter: game.name for game in GAMES.values()}

    assert BOOK.rules[ident].games == tuple(names[letter] for letter in letters)


def test_rules_of_a_game_are_its_own_and_the_common_ones() -> None:
    counts = {game: len(BOOK.rules_of(game)) for game in GAMES}

    assert counts == {
        "europe": 110,
        "nordic": 104,
        "switzerland": 98,
        "world": 108,
        "usa": 70,
    }
    first = [rule.id for rule in BOOK.rules_of("world")][:2]
    assert first == ["W-01", "W-02"]


def test_every_rule_says_where_it_is_from() -> None:
    for rule in BOOK.rules.values():
        is_sourced = re.search(r"rulebook|sheet|[Rr]uling|derived|as C-", rule.source)
        assert is_sourced or rule.id.startswith("U"), rule.id


def test_sources_are_named_alike() -> None:
    named = Counter(
        name
        for rule in BOOK.rules.values()
        for name in re.findall(r"\w+ (?:rulebook|rule sheet) \(\w+\)", rule.source)
    )

    assert set(named) == set(RULEBOOKS)


def test_every_scenario_names_rules_that_exist() -> None:
    for scenario in BOOK.scenarios.values():
        assert scenario.rules, scenario.id
        assert set(scenario.rules) <= BOOK.rules.keys() | BOOK.rulings.keys()
        assert scenario.games
        assert scenario.expected


def test_every_refusal_has_a_scenario() -> None:
    expected = {code for each in BOOK.scenarios.values() for code in each.refusals}

    assert expected == set(BOOK.refusals)


def test_options_are_those_of_the_rulings() -> None:
    offered = {
        name: tuple(values.split(" | "))
        for ruling in BOOK.rulings.values()
        for name, values in re.findall(
            r"\*\*yes\*\*, `(\w+)` = ((?:\w+ \| )+\w+)", ruling.option
        )
    }
    offered["max_consecutive_resets"] = ("10", "any positive number")

    assert {each.name: each.values for each in BOOK.options.values()} == offered
    for option in BOOK.options.values():
        assert option.default == option.values[0]
        assert f"`{option.name}`" in BOOK.rulings[option.question].option


def test_options_that_scenarios_name_exist() -> None:
    named = {
        name
        for each in BOOK.scenarios.values()
        for name in re.findall(r"`(\w+)` = ", each.full_text)
    }

    assert named <= BOOK.options.keys()
    assert len(named) >= 8


def test_a_whole_rule() -> None:
    polish, norwegian = RULEBOOKS[1:3]
    assert BOOK.entry("N-19") == Rule(
        id="N-19",
        title="Three cards for a locomotive",
        text="On a ferry any 3 cards may be played in place of 1 locomotive.",
        games=("nordic",),
        parts=("ferry",),
        source=f"{polish} (PROMY); {norwegian} (FÉRGER).",
        example="",
        scope="N",
        heading="Nordic (N)",
    )


def test_a_title_that_begins_its_sentence_is_told_in_full() -> None:
    rule = BOOK.rules["C-69"]

    assert rule.title == "Tickets are secret"
    assert rule.text.startswith("Tickets are secret until final scoring: held,")


def test_a_whole_ruling() -> None:
    ruling = BOOK.entry("Q-06")

    assert isinstance(ruling, Ruling)
    assert ruling.title == "45 or 40 trains in Switzerland?"
    assert ruling.ruling == "default 45 (the rule sheet), option 40."
    assert ruling.option == "**yes**, `swiss_trains` = 45 | 40."


def test_a_whole_scenario() -> None:
    scenario = BOOK.entry("X-74")

    assert isinstance(scenario, Scenario)
    assert scenario.games == ("nordic",)
    assert scenario.setup == "same"
    assert scenario.same_as == "X-73"
    assert scenario.action == "2 orange + 1 red + 1 blue + 1 green"
    assert scenario.expected == "claimed, 5 cards discarded, 3 trains, +4"
    assert scenario.rules == ("N-19", "N-21", "Q-24")


def test_a_scenario_of_all_games() -> None:
    scenario = BOOK.scenarios["X-52"]

    assert scenario.games == tuple(GAMES)
    assert scenario.refusals == ("NOT_ENOUGH_PIECES",)


def test_references_know_ranges() -> None:
    assert list(references("C-39 to C-42 apply, see Q-7 and X-100; 5-1, E-bike")) == [
        *("C-39", "C-40", "C-41", "C-42"),
        *("Q-7", "X-100"),
    ]


@pytest.mark.parametrize(
    ("typed", "ident"),
    [
        ("c-31", "C-31"),
        ("C31", "C-31"),
        ("x-7", "X-07"),
        ("x227", "X-227"),
        ("e", None),
    ],
)
def test_ids_are_typed_in_many_ways(typed: str, ident: str | None) -> None:
    assert canonical(typed) == ident


def test_related_entries_name_each_other() -> None:
    related = {entry.id for entry in BOOK.related(BOOK.entry("C-41"))}

    assert related == {"C-42", "C-43", "E-21", "N-25", "S-20", "X-83", "X-84", "X-87"}


def test_search_wants_all_words_in_any_case() -> None:
    found = [entry.id for entry in BOOK.search(["Three", "LOCOMOTIVE", "ferry"])]

    assert "N-19" in found
    assert "N-12" not in found
    assert BOOK.search(["coloured route"]) == BOOK.search(["colored route"]) != ()
