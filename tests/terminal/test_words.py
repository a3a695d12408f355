"""Words for cards, routes, tickets, actions and events; numbers of the menu."""

import re

import pytest
from tests.rules.table import given

from railwright.errors import GameError, IllegalAction, UnknownName, UnknownNameInAction
from railwright.games import GAMES, load_map
from railwright.model import format_action, new_game, parse_action
from railwright.model.actions import ClaimRoute, ExchangePieces
from railwright.model.events import (
    CardDrawn,
    CardTaken,
    Event,
    LastTurnsBegan,
    RouteClaimed,
    SlotFilled,
    TicketsKept,
    TunnelTried,
    TurnBegan,
)
from railwright.model.referee import RULES
from railwright.terminal.action_menu import ActionMenu, find_cities
from railwright.terminal.guide import explanations
from railwright.terminal.refusals import why_not
from railwright.terminal.seating import read_seats
from railwright.terminal.story import Teller
from railwright.words.languages import LANGUAGES
from railwright.words.phrases import DASH, TOLD, Phrases, signed
from railwright.words.speech import speak

ENGLISH = speak("en", *TOLD)
NORDIC = Phrases(given("nordic").match.board, "nordic")
WORLD = Phrases(given("world").match.board, "world")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    phrases = Phrases(NORDIC.board, "nordic", speak(language, *TOLD))
    said = {why_not(IllegalAction(code, "C-1"), phrases) for code in RULES}

    assert len(said) == len(RULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_name_has_words(language: str) -> None:
    phrases = Phrases(NORDIC.board, "nordic", speak(language, *TOLD))
    kinds = ("route", "city", "card", "deck", "ticket", "slot", "")
    said = {
        why_not(
            UnknownNameInAction("C-01", UnknownName("", kind, "oslooo", ["oslo"])),
            phrases,
        )
        for kind in kinds
    }

    assert len(said) == len(kinds)
    assert all("oslooo" in each and "oslo?" in each for each in said)


def test_names_are_asked_about_only_if_they_are_near() -> None:
    unknown = UnknownName("", "deck", "boat", choices=["wagon", "ship"])
    error = UnknownNameInAction("C-01", unknown)

    assert why_not(error, WORLD) == (
        "Not possible: there is no deck “boat” here. (Rule C-01) Choose wagon or ship."
    )


def test_a_refusal_names_its_rule() -> None:
    assert why_not(IllegalAction("ROUTE_TAKEN", "C-28"), NORDIC) == (
        "Not possible: this route is already taken. (Rule C-28)"
    )


def test_world_has_jokers_and_the_others_locomotives() -> None:
    error = IllegalAction("SECOND_CARD_WILD", "W-14")

    assert "a face-up joker can" in why_not(error, WORLD)
    assert "a face-up locomotive can" in why_not(error, NORDIC)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_in_world_speaks_of_locomotives(language: str) -> None:
    phrases = Phrases(WORLD.board, "world", speak(language, *TOLD))
    said = [why_not(IllegalAction(code, "W-14"), phrases) for code in RULES]

    assert [each for each in said if re.search("locomotiv|lokomot", each)] == []


def test_cards_in_words() -> None:
    assert NORDIC.cards((("red", 3), ("loco", 1))) == "3 × red, 1 × locomotive"
    assert WORLD.cards((("red-double", 2), ("loco", 2))) == (
        "2 × red double ship, 2 × joker"
    )
    assert WORLD.cards((("red-port", 2),)) == "2 × red wagon with port"
    assert NORDIC.card("orange") == "orange"


def test_points_are_signed() -> None:
    assert [signed(7), signed(0), signed(-3)] == ["+7", "+0", "−3"]


def test_routes_and_tickets_in_words() -> None:
    assert NORDIC.route("bergen-oslo.red") == f"Bergen {DASH} Oslo (4 red tunnel)"
    ferry = NORDIC.board.route("kristiansand-stavanger.ferry")
    assert NORDIC.track(ferry) == "3 orange ferry 1 loco"
    pairs = next(route for route in WORLD.board.routes if route.pair_spaces)
    assert WORLD.track(pairs) == f"{pairs.length} gray in pairs"
    assert NORDIC.ticket("bergen-helsinki") == f"Bergen {DASH} Helsinki (12)"


def test_a_board_speaks_the_language_of_the_player() -> None:
    nordic = Phrases(NORDIC.board, "nordic", speak("nb", *TOLD))
    board = given("switzerland").match.board
    swiss = Phrases(board, "switzerland", speak("pl", *TOLD))

    assert nordic.title == "Norden"
    assert nordic.route("bergen-oslo.red") == f"Bergen {DASH} Oslo (4 rød tunnel)"
    assert swiss.place("deutschland") == "Niemcy"
    polish = Phrases(NORDIC.board, "nordic", speak("pl", *TOLD))
    assert polish.track(NORDIC.board.route("bergen-oslo.red")) == "4, czerwona, tunel"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("draw up 2", "Take the face-up card: red."),
        ("draw blind", "Draw a card blind."),
        ("tickets", "Draw tickets."),
        ("pass", "Pass."),
        ("give up", "Give up the tunnel."),
        ("pay 1red", "Pay for the tunnel with 1 × red."),
        (
            "claim bergen-oslo.red with 4red",
            f"Claim Bergen {DASH} Oslo with 4 × red.",
        ),
    ],
)
def test_actions_in_words(text: str, words: str) -> None:
    view = given("nordic", market="blue red blue blue blue").match.view(0)

    assert NORDIC.action(parse_action(text), view) == words


def test_the_cards_of_a_turn_are_told_in_one_sentence() -> None:
    events: list[Event] = [
        CardTaken(1, 2, "red"),
        SlotFilled(2, "blue"),
        CardDrawn(1, "train", None),
        TurnBegan(0),
        CardDrawn(0, "train", "orange"),
        CardDrawn(0, "train", "orange"),
    ]

    assert Teller(NORDIC, ["Anna", "Ben"]).tell(events) == [
        "Ben draws: red (face up) and a card (blind)",
        "Anna draws: orange (blind) and orange (blind)",
    ]


def test_events_in_sentences() -> None:
    events: list[Event] = [
        TicketsKept(1, 2, None, None),
        TunnelTried(1, "bergen-oslo.red", (("red", 4),), (("red", 1), ("blue", 2)), 1),
        RouteClaimed(1, "bergen-oslo.red", (("red", 5),), 7),
        LastTurnsBegan(1, 2),
    ]

    assert Teller(NORDIC, ["Anna", "Ben"]).tell(events) == [
        "Ben keeps 2 tickets",
        f"Ben digs Bergen {DASH} Oslo: 1 × red, 2 × blue, 1 more card to pay",
        f"Ben claims Bergen {DASH} Oslo with 5 × red for 7 points",
        "Ben is almost out of trains: 2 turns left",
    ]
    [told] = Teller(WORLD, ["Anna", "Ben"]).tell([LastTurnsBegan(1, 2)])
    assert told == "Ben is almost out of pieces: 2 turns left"


def test_every_listed_action_has_a_number() -> None:
    """Only the second of two equal tracks is left out: it would change nothing."""
    for game in GAMES.values():
        hand = "4red 4red-ship 3loco" if game.pieces.ships else "5red 4blue 3loco"
        table = given(game.name, hand=hand)
        view = table.match.view(0)
        menu = ActionMenu(view, table.match.board)

        found = [action for item in menu.items for action in item.actions]
        numbers = [item.number for item in menu.items]
        missing = set(view.actions) - set(found)

        assert len(numbers) == len(set(numbers))
        assert len(found) == len(set(found))
        for action in missing:
            assert isinstance(action, ClaimRoute)
            twin = table.match.board.route(action.route).twin
            assert any(isinstance(a, ClaimRoute) and a.route == twin for a in found)


def test_numbers_and_ways() -> None:
    table = given("nordic", hand="4red 4blue 1loco", market="blue red blue red white")
    menu = ActionMenu(table.match.view(0), table.match.board, ["bergen-oslo.blue"])

    first_claim = menu.chosen("8")

    assert [format_action(a) for a in menu.chosen("5") or []] == ["draw up 5"]
    assert [format_action(a) for a in menu.chosen("6") or []] == ["draw blind"]
    assert [format_action(a) for a in menu.chosen("7") or []] == ["tickets"]
    assert first_claim is not None
    assert len(first_claim) == 2  # with or without the locomotive (C-03)
    assert {getattr(a, "route", "") for a in first_claim} == {"bergen-oslo.blue"}
    assert menu.chosen("8.2") == first_claim[1:]
    assert menu.chosen("8.3") == []
    assert menu.chosen("8.0") == []
    assert menu.chosen("0") == menu.chosen("999") == []
    assert menu.chosen("oslo") is None


def test_the_ways_of_an_exchange_are_its_numbers() -> None:
    table = given("world")
    items = ActionMenu(table.match.view(0), table.match.board).items
    exchanges = [i.actions for i in items if isinstance(i.actions[0], ExchangePieces)]

    assert exchanges
    for actions in exchanges:
        counts = [a.count for a in actions if isinstance(a, ExchangePieces)]
        assert counts == list(range(1, len(actions) + 1))


def test_cities_are_found_by_what_people_type() -> None:
    assert find_cities("oslo", NORDIC) == {"oslo"}
    assert find_cities("ALBORG", NORDIC) == {"alborg"}
    assert find_cities("stav", NORDIC) == {"stavanger"}
    assert find_cities("x", NORDIC) == find_cities("", NORDIC) == set()
    assert find_cities("nowhere", NORDIC) == set()


def test_seats_have_labels() -> None:
    labels = [
        [seat.label for seat in read_seats(text, ENGLISH)]
        for text in (
            "human,planner",
            "human,hard",
            "human:Anna,human,greedy,greedy",
            "human, exec:perl bots/fast.pl",
            "human, exec:perl -w bots/fast.pl --depth 3",
            "human, exec:perl --depth 0.5",
        )
    ]

    assert labels == [
        ["Player 1", "Planner"],
        ["Player 1", "Hard bot"],
        ["Anna", "Player 2", "Greedy 3", "Greedy 4"],
        ["Player 1", "Fast"],
        ["Player 1", "Fast"],
        ["Player 1", "Perl"],
    ]
    with pytest.raises(GameError, match="human"):
        read_seats("greedy,greedy", ENGLISH)


def test_a_new_game_has_no_claims_to_number() -> None:
    view = new_game("nordic", 2, 1).view(0)

    assert ActionMenu(view, given("nordic").match.board).items == []


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("europe", "A gray route takes any one color. A tunnel may cost more. A ferry"),
        ("switzerland", "A gray route takes any one color. A tunnel may cost more."),
        ("usa", "A gray route takes any one color."),
        ("world", "A gray route takes any one color."),
    ],
)
def test_help_speaks_of_the_routes_that_the_board_has(game: str, told: str) -> None:
    phrases = Phrases(load_map(game), game)
    [routes] = [each for each in explanations(phrases) if "gray" in each]

    assert routes.startswith(told)
    assert ("tunnel" in routes) == (game in {"europe", "switzerland"})
    assert ("ferry" in routes) == (game == "europe")
