"""A refusal says what was needed and what was given."""

import pytest
from tests.rules.table import Table, dealt, given

from railwright.core import codes
from railwright.errors import IllegalAction, NotationError
from railwright.model import new_game
from railwright.model.reasons import EXPLAINED

OWNED = {1: ["constantinople-sofia"]}
LIMA = {0: "lima valparaiso"}
BLUE_3 = "constantinople-sofia"


def tunnel() -> Table:
    table = given("europe", hand="3red 1blue", deck="red loco green")
    return table.plays("claim angora-constantinople with 2red")


CASES = [
    (
        given("europe"),
        "draw blind",
        1,
        "NOT_YOUR_TURN: it is seat 1's turn, not seat 2's",
    ),
    (
        given("europe"),
        "draw blind",
        7,
        "NOT_YOUR_TURN: in Python the seats are 0 to 1, not 7",
    ),
    (
        dealt("nordic").plays("keep 1 2", seat=0),
        *("keep 1 2", 0, "NOT_YOUR_TURN: seat 1 has already decided"),
    ),
    (
        given("europe").plays("draw blind"),
        *("tickets", 0, "WRONG_PHASE: expected draw, not tickets"),
    ),
    (
        given("nordic"),
        *("station oslo with 1red", 0),
        "ACTION_NOT_IN_GAME: Nordic Countries has no action `station`",
    ),
    (
        given("europe", owned=OWNED),
        *(f"claim {BLUE_3} with 3blue", 0, f"ROUTE_TAKEN: {BLUE_3} belongs to seat 2"),
    ),
    (
        given("europe", players=5, owned={0: "paris bruxelles"}),
        *("claim bruxelles-paris.yellow with 2yellow", 0),
        "TRACK_SAME_PLAYER: bruxelles-paris.red belongs to you",
    ),
    (
        given("europe", owned={1: "paris bruxelles"}),
        *("claim bruxelles-paris.yellow with 2yellow", 0),
        (
            "TRACK_CLOSED: bruxelles-paris.red belongs to seat 2, and with 2 players "
            "only one track is used"
        ),
    ),
    (
        given("europe", buildings={1: ["wien"]}),
        *("station wien with 1red", 0, "CITY_HAS_STATION: seat 2 has built in wien"),
    ),
    (
        given("europe", buildings={0: ["wien", "paris", "berlin"]}),
        *("station roma with 1red", 0, "NO_STATION_LEFT: you have built all 3"),
    ),
    (
        given("world"),
        *("port moskva with 4loco", 0, "NOT_A_PORT_CITY: moskva is not a port city"),
    ),
    (
        given("world"),
        *("port lima with 4loco", 0, "NO_OWN_ROUTE: you own no route to lima"),
    ),
    (
        given("europe", stock=[2]),
        *(f"claim {BLUE_3} with 3blue", 0),
        f"NOT_ENOUGH_PIECES: {BLUE_3} needs 3 trains; you have 2",
    ),
    (
        given("world", stock=[2, 30]),
        *("claim cape-town-dar-es-salaam.purple with 3purple", 0),
        "NOT_ENOUGH_PIECES: cape-town-dar-es-salaam.purple needs 3 wagons; you have 2",
    ),
    (
        given("europe", hand="1blue 5red"),
        *(f"claim {BLUE_3} with 2blue 1loco", 0),
        "CARD_NOT_HELD: you hold 1 blue, not 2 and 0 loco, not 1",
    ),
    (
        given("world", hand="3purple-ship"),
        *("claim cape-town-dar-es-salaam.purple with 3purple-ship", 0),
        (
            "WRONG_CARD_KIND: cape-town-dar-es-salaam.purple is paid with wagon cards, "
            "not 3purple-ship"
        ),
    ),
    (
        given("world", hand="2red 1loco"),
        *("claim bangkok-manila with 2red 1loco", 0),
        "WRONG_CARD_KIND: bangkok-manila is paid with ship cards, not 2red",
    ),
    (
        given("world", hand="3red-port", owned=LIMA),
        *("port lima with 3red-port", 0),
        (
            "WRONG_CARD_KIND: a port takes at most 2 wagon cards and 2 ship cards, not "
            "3 and 0"
        ),
    ),
    (
        given("nordic", hand="1blue 1loco"),
        *("claim goteborg-norrkoping with 1blue 1loco", 0),
        "WILD_NOT_ALLOWED: goteborg-norrkoping takes no locomotives, but you paid 1",
    ),
    (
        given("nordic", hand="8green 1loco"),
        *("claim lieksa-murmansk with 8green 1loco", 0),
        (
            "WILD_NOT_ALLOWED: lieksa-murmansk takes no locomotives outside groups of "
            "4, but you paid 1"
        ),
    ),
    (
        given("europe", hand="2red 1blue"),
        *(f"claim {BLUE_3} with 2red 1blue", 0),
        f"WRONG_COLOR: {BLUE_3} needs blue cards, not 2red",
    ),
    (
        given("europe", hand="1red 1blue", buildings={0: ["wien"]}),
        *("station roma with 1red 1blue", 0),
        "MIXED_COLORS: the station needs cards of one color, not 1red 1blue",
    ),
    (
        given("europe", hand="5green 1loco"),
        *("claim palermo-smyrna with 5green 1loco", 0),
        "FERRY_NEEDS_LOCOMOTIVE: palermo-smyrna needs 2 locomotives, not 1",
    ),
    (
        given("world", hand="1red 1red-double 2loco", owned=LIMA),
        *("port lima with 1red 1red-double 2loco", 0),
        "PORT_SYMBOL_MISSING: a port needs cards with its symbol, not 1red 1red-double",
    ),
    (
        given("world", hand="3red 1yellow"),
        *("claim lahore-tehran with 3red 1yellow", 0),
        (
            "UNPAIRED_CARD: lahore-tehran needs pairs of one color, or with a joker: 2 "
            "cards have no partner and 0 jokers are given"
        ),
    ),
    (
        given("europe", hand="4blue"),
        *(f"claim {BLUE_3} with 4blue", 0),
        f"SUPERFLUOUS_CARD: {BLUE_3} needs 3 cards, not 4",
    ),
    (
        given("europe", hand="2red"),
        *(
            "station roma with 2red",
            0,
            "SUPERFLUOUS_CARD: the station needs 1 card, not 2",
        ),
    ),
    (
        given("nordic", hand="2orange 1loco 1red"),
        *("claim kristiansand-stavanger.ferry with 2orange 1loco 1red", 0),
        (
            "SUPERFLUOUS_CARD: kristiansand-stavanger.ferry needs 3 cards, or 2 more "
            "for each group of 3, not 4"
        ),
    ),
    (
        given("world", hand="1white-double 1white-ship"),
        *("claim dar-es-salaam-mumbai with 1white-double 1white-ship", 0),
        (
            "WRONG_CARD_COUNT: dar-es-salaam-mumbai needs cards for 4 spaces, not 2 "
            "cards for 3 spaces"
        ),
    ),
    (
        given("world", hand="2red"),
        *("claim lahore-tehran with 2red", 0),
        "WRONG_CARD_COUNT: lahore-tehran needs 4 cards in pairs, not 2",
    ),
    (
        given("world", hand="1red-port", owned=LIMA),
        *(
            "port lima with 1red-port",
            0,
            "WRONG_CARD_COUNT: the port needs 4 cards, not 1",
        ),
    ),
    (
        tunnel(),
        *("pay 1blue", 0),
        (
            "EXTRA_PAYMENT_INVALID: angora-constantinople costs 2 cards more, red or "
            "loco, from your hand, not 1blue"
        ),
    ),
    (
        given("europe", market="loco red red red red").plays("draw blind"),
        *("draw up 1", 0),
        "SECOND_CARD_WILD: a face-up locomotive cannot be the second card",
    ),
    (
        given("europe", market="", only=True),
        *("draw blind", 0),
        "NOTHING_TO_DRAW: no cards are left in the decks, the discards or the market",
    ),
    (
        given("europe", market="red", only=True),
        *("draw up 2", 0, "NOTHING_TO_DRAW: there is no card to take in slot 2"),
    ),
    (
        given("world", market="6red", deck="red", only=True),
        *("draw blind ship", 0, "DECK_EMPTY: the ship deck and its discards are empty"),
    ),
    (
        given("usa", ticket_deck=0),
        "tickets",
        0,
        "TICKET_DECK_EMPTY: no tickets are left in the deck",
    ),
    (dealt("nordic"), "keep 1", 0, "TOO_FEW_TICKETS: keep at least 2 tickets, not 1"),
    (
        dealt("world").plays("keep 1 2 3", seat=0).plays("keep 1 2 3", seat=1),
        *("pieces 20 wagons 39 ships", 0),
        (
            "SPLIT_INVALID: a fleet has 60 pieces, 10 to 25 wagons and 35 to 50 ships, "
            "not 20 and 39"
        ),
    ),
    (
        given("world"),
        *(
            "exchange 6 ships",
            0,
            "EXCHANGE_LIMIT: you can exchange 1 to 5 ships, not 6",
        ),
    ),
    (
        given("usa"),
        *(
            "pass",
            0,
            (
                "PASS_NOT_ALLOWED: you may pass only when you can do nothing else; "
                "possible now: draw, tickets"
            ),
        ),
    ),
    (
        given("usa").plays("draw blind"),
        *("put back", 0, "ACTION_NOT_IN_GAME: USA has no action `put back`"),
    ),
]


@pytest.mark.rule("C-12")
@pytest.mark.parametrize(
    ("table", "action", "seat", "told"), CASES, ids=[case[-1][:40] for case in CASES]
)
def test_a_refusal_is_explained(
    table: Table, action: str, seat: int, told: str
) -> None:
    with pytest.raises(IllegalAction) as caught:
        table.match.play(action, seat)

    refusal = caught.value
    assert f"{refusal.code}: {refusal.text}".removesuffix(": ") == told
    assert str(refusal).startswith(f"{refusal.code} ({refusal.rule})")


def test_tickets_that_are_not_offered_or_kept_before() -> None:
    table = given("europe", tickets={0: ["london-wien"]}, ticket_deck=3)
    table.plays("tickets")
    offer = table.offered()
    listed = ", ".join(f"{at} {ticket}" for at, ticket in enumerate(offer, 1))
    with pytest.raises(IllegalAction, match="the offer is") as caught:
        table.match.play("keep 7")
    assert caught.value.text == f"the offer is {listed}; 7 is not in it"
    with pytest.raises(IllegalAction) as caught:
        table.match.play("keep 1 reject london-wien")
    assert caught.value.text == "you have already kept london-wien"


def test_every_refusal_is_explained() -> None:
    assert {*codes.REFUSALS} - {*EXPLAINED} == {""}


@pytest.mark.rule("C-61")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_whoever_acts_after_the_end_is_told_that_it_is_over(seat: int | None) -> None:
    match = new_game("usa", 2, 1, {"pass_rule": "always"})
    for each in range(2):
        match.play("keep 1 2", each)
    for _ in range(2):
        match.play("pass")
    with pytest.raises(IllegalAction) as caught:
        match.play("draw blind", seat)

    assert caught.value.code == "GAME_OVER"
    assert caught.value.text == "the game is over, so nobody can act"


@pytest.mark.parametrize(
    ("game", "action", "told"),
    [
        (
            *("usa", "claim boston-montreal with 2red"),
            (
                "USA has no route 'boston-montreal'; did you mean boston-montreal.1 or "
                "boston-montreal.2?"
            ),
        ),
        (
            *("nordic", "claim oslo-bergen.red with 4red"),
            (
                "Nordic Countries has no route 'oslo-bergen.red'; did you mean "
                "bergen-oslo.red?"
            ),
        ),
        (
            *("usa", "claim boston-montreal.1 with 2rde"),
            "USA has no card 'rde'; did you mean red?",
        ),
        (
            "europe",
            "station vien with 1red",
            "Europe has no city 'vien'; did you mean wien?",
        ),
        (
            "world",
            "draw blind train",
            "World has no deck 'train'; choose from wagon, ship",
        ),
        ("usa", "draw up 9", "the market has slots 1 to 5, not 9"),
    ],
)
def test_an_unknown_name_is_a_refusal_with_a_suggestion(
    game: str, action: str, told: str
) -> None:
    match = given(game).match
    with pytest.raises(IllegalAction) as caught:
        match.play(action)

    assert isinstance(caught.value, NotationError)
    assert (caught.value.code, caught.value.text) == ("UNKNOWN_NAME", told)
