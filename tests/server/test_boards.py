"""What a browser is given of each board."""

import json
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pytest

from railwright.drawing.palette import card_art, marks, stylesheet
from railwright.games import GAMES
from railwright.layout import load_board
from railwright.server.offers.board_facts import (
    CityTicketFacts,
    TicketFacts,
    board_facts,
)
from railwright.server.offers.board_texts import KINDS
from railwright.server.web.board_files import board_file

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("name", GAMES)
def test_the_live_drawing_has_everything_that_the_page_looks_for(name: str) -> None:
    board, _ = load_board(name)
    content = board_file(f"{name}.live.svg")
    assert content is not None

    ids = {e.get("id") for e in ET.fromstring(content.body).iter() if e.get("id")}

    assert {"ground", "play", "pieces", "station", "quay", "mark-red"} <= ids
    assert {route.id for route in board.routes} <= ids
    assert {"routes", "rims", "pieces", "cities", "names"} <= ids
    assert {f"city-{city.id}" for city in board.cities} <= ids


@pytest.mark.parametrize("name", GAMES)
def test_the_facts_name_every_route_city_and_ticket(name: str) -> None:
    board, layout = load_board(name)
    content = board_file(f"{name}.json")
    assert content is not None

    facts = json.loads(content.body)

    assert [route["id"] for route in facts["routes"]] == [r.id for r in board.routes]
    assert [len(route["slots"]) for route in facts["routes"]] == [
        len(placed.slots) for placed in layout.routes
    ]
    assert facts["wild"] == ("joker" if name == "world" else "loco")
    assert set(facts["tickets"]) == {ticket.id for ticket in board.tickets}
    assert [city["id"] for city in facts["cities"]] == [c.id for c in board.cities]


def test_the_facts_tell_what_every_card_shows() -> None:
    """By the map file alone: the names of cards and decks tell the page nothing."""
    content = board_file("world.json")
    assert content is not None
    facts = json.loads(content.body)

    assert len(facts["cards"]) == 4 * 6 + 1
    red = {"color": "red"}
    cards = facts["cards"]
    assert cards["red"] == red | {"kind": "wagon", "count": 7}
    assert cards["red-port"] == red | {"kind": "wagon", "count": 4, "port": True}
    assert cards["red-ship"] == red | {"kind": "ship", "count": 4, "port": True}
    assert cards["red-double"] == red | {"kind": "double-ship", "count": 6}
    assert cards["loco"] == {"kind": "wild", "count": 14, "port": True}
    assert facts["decks"] == {"wagon": "wagon", "ship": "ship"}
    assert facts["wild"] == "joker"


def test_a_ticket_that_is_only_dealt_is_long_whatever_its_deck_is_called() -> None:
    europe = GAMES["europe"]
    board, layout = load_board("europe")
    assert list(europe.first_tickets.cards) == ["long", "regular"]
    first = replace(europe.first_tickets, cards={"express": 1, "long": 3})
    later = replace(europe.later_tickets, cards={"long": 3})
    called = {"long": "express", "regular": "long"}
    tickets = tuple(replace(each, deck=called[each.deck]) for each in board.tickets)

    facts = board_facts(
        replace(europe, first_tickets=first, later_tickets=later),
        replace(board, tickets=tickets),
        layout,
    )

    long = {each.id for each in tickets if each.deck == "express"}
    assert len(long) == 6  # E-05
    assert {name for name, each in facts.tickets.items() if is_long(each)} == long


def is_long(ticket: TicketFacts) -> bool:
    return isinstance(ticket, CityTicketFacts) and ticket.long


@pytest.mark.parametrize("name", sorted(set(GAMES) - {"world"}))
def test_the_facts_call_the_wild_card_as_the_rules_do(name: str) -> None:
    content = board_file(f"{name}.json")
    assert content is not None
    facts = json.loads(content.body)

    assert facts["wild"] == "loco"
    assert set(facts["decks"].values()) == {"wagon"}
    assert [card["kind"] for card in facts["cards"].values()][-1] == "wild"


@pytest.mark.parametrize("name", GAMES)
def test_a_sketch_has_a_coast_and_is_small(name: str) -> None:
    """Five of them are part of the first visit."""
    content = board_file(f"{name}.sketch.svg")
    assert content is not None

    first = next(iter(ET.fromstring(content.body)))

    assert len(first.get("d") or "") > 500
    assert len(content.gzipped) < 9_000


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", GAMES)
def test_a_board_is_light_enough_for_a_first_visit(name: str, kind: str) -> None:
    content = board_file(f"{name}.{kind}")

    assert content is not None
    assert len(content.gzipped) < 80_000


@pytest.mark.parametrize("file", ["atlantis.json", "europe.png", "../europe.json", ""])
def test_there_are_no_other_files(file: str) -> None:
    assert board_file(file) is None


def test_the_stylesheet_has_the_colors_of_the_drawings() -> None:
    """If this fails, run tools/palette."""
    source = WEB / "src"
    assert (source / "styles" / "palette.css").read_text("utf-8") == stylesheet()
    assert (source / "board" / "marks.ts").read_text("utf-8") == marks()
    assert (source / "ui" / "card_art.ts").read_text("utf-8") == card_art()


def test_the_lock_file_names_no_registry() -> None:
    assert "resolved" not in (WEB / "package-lock.json").read_text(encoding="utf-8")
