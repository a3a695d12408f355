"""Ferries, and Murmansk-Lieksa (X-69 to X-82, X-191 to X-193)."""

import pytest
from tests.rules.table import case, given, same_cards

SMYRNA = "claim palermo-smyrna with"  # gray ferry, 6 spaces, 2 symbols
STAVANGER = "claim kristiansand-stavanger.ferry with"  # orange ferry, 3, 1 symbol
MO = "claim mo-i-rana-trondheim.ferry with"  # red ferry, 6 spaces, 2 symbols
GRAY = "claim helsinki-stockholm.gray with"  # gray ferry, 4 spaces, 2 symbols
ARHUS = "claim arhus-kobenhavn with"  # gray ferry, 1 space, 1 symbol
MURMANSK = "claim lieksa-murmansk with"  # gray, 9, any 4 cards for 1
LONDON = "claim amsterdam-london with"  # gray ferry, 2 spaces, 2 symbols
ALL = "12red 12blue 12green 12orange 12black 12white 12yellow 10loco"


@pytest.mark.parametrize(
    ("game", "action", "points", "pieces"),
    [
        case("X-69 E-20 C-37", "europe", f"{SMYRNA} 4green 2loco", 15, 6),
        case("E-20 C-38", "europe", f"{SMYRNA} 3green 3loco", 15, 6),
        case("X-71 C-38 E-14", "europe", f"{SMYRNA} 2green 4loco", 15, 6),
        case("E-14 C-38", "europe", f"{SMYRNA} 6loco", 15, 6),
        case("X-193 C-37 E-19", "europe", f"{LONDON} 2loco", 2, 2),
        case("X-73 N-20 N-17", "nordic", f"{STAVANGER} 1loco 2orange", 4, 3),
        case("N-18 N-20", "nordic", f"{STAVANGER} 2loco 1orange", 4, 3),
        case("X-191 N-18 N-20", "nordic", f"{STAVANGER} 3loco", 4, 3),
        case(
            "X-74 N-19 N-20 N-21 Q-24",
            *("nordic", f"{STAVANGER} 2orange 1red 1blue 1green", 4, 3),
        ),
        case("X-76 Q-25 N-21", "nordic", f"{STAVANGER} 1orange 3red 3blue", 4, 3),
        case("Q-24", "nordic", f"{STAVANGER} 2orange 2red 1loco", 4, 3),
        case("Q-25", "nordic", f"{STAVANGER} 3red 3blue 3green", 4, 3),
        case("X-192 N-19 N-21 Q-24", "nordic", f"{ARHUS} 1red 1blue 1green", 1, 1),
        case("N-17", "nordic", f"{ARHUS} 1loco", 1, 1),
        case("N-21", "nordic", f"{MO} 4red 6blue", 15, 6),
        case("N-21", "nordic", f"{MO} 3red 3loco", 15, 6),
        case("N-21", "nordic", f"{MO} 4red 1loco 3blue", 15, 6),
        case("X-78 N-15 N-16 N-28", "nordic", f"{MURMANSK} 7green 5red 3blue", 27, 9),
        case("X-80 N-15 N-16", "nordic", f"{MURMANSK} 8green 4loco", 27, 9),
        case("N-16", "nordic", f"{MURMANSK} 9green", 27, 9),
        case("N-16 Q-27", "nordic", f"{MURMANSK} 12green", 27, 9),
        case(
            "Q-27", "nordic", f"{MURMANSK} 6red 6blue 6green 6black 6white 6loco", 27, 9
        ),
    ],
)
def test_payments_that_are_accepted(
    game: str, action: str, points: int, pieces: int
) -> None:
    paid = action.split(" with ")[1]
    table = given(game, hand=paid, players=3)
    before, cards = table.stock()[0], int(table.state.in_hand[0])

    table.plays(action)

    assert (table.points(), before - table.stock()[0]) == (points, pieces)
    assert (table.hand(), table.discards()) == ("", [cards])


@pytest.mark.parametrize(
    ("game", "action", "code"),
    [
        case(
            "X-70 C-37 E-20",
            "europe",
            f"{SMYRNA} 5green 1loco",
            "FERRY_NEEDS_LOCOMOTIVE",
        ),
        case("C-37 E-19", "europe", f"{SMYRNA} 6green", "FERRY_NEEDS_LOCOMOTIVE"),
        case("C-37", "europe", f"{SMYRNA} 3green 1red 2loco", "MIXED_COLORS"),
        case(
            "X-72 C-37 N-22",
            "europe",
            f"{SMYRNA} 4green 3red 3black",
            "WRONG_CARD_COUNT",
        ),
        case("C-31", "europe", f"{SMYRNA} 4green 3loco", "SUPERFLUOUS_CARD"),
        case(
            "X-193 C-37 E-19",
            "europe",
            f"{LONDON} 1red 1loco",
            "FERRY_NEEDS_LOCOMOTIVE",
        ),
        case("X-75 N-17", "nordic", f"{STAVANGER} 3orange", "FERRY_NEEDS_LOCOMOTIVE"),
        case(
            "X-77 N-17 Q-26", "nordic", f"{STAVANGER} 1loco 1orange 1red", "WRONG_COLOR"
        ),
        case("Q-26", "nordic", f"{STAVANGER} 1loco 2red", "WRONG_COLOR"),
        case("N-21", "nordic", f"{MO} 5red 1loco", "FERRY_NEEDS_LOCOMOTIVE"),
        case("N-21", "nordic", f"{MO} 5red 3blue", "FERRY_NEEDS_LOCOMOTIVE"),
        case("N-21 Q-26", "nordic", f"{MO} 3red 2green 3blue", "WRONG_COLOR"),
        case("N-21", "nordic", f"{GRAY} 2red 2blue 2green", "MIXED_COLORS"),
        case("N-21", "nordic", f"{GRAY} 3red 3blue", "FERRY_NEEDS_LOCOMOTIVE"),
        case("N-21", "nordic", f"{STAVANGER} 2orange 2red", "WRONG_CARD_COUNT"),
        case("N-21", "nordic", f"{STAVANGER} 1loco 2orange 1red", "SUPERFLUOUS_CARD"),
        case("C-31 N-21", "nordic", f"{STAVANGER} 2orange 4red", "SUPERFLUOUS_CARD"),
        case("C-31 N-21", "nordic", f"{ARHUS} 4red", "SUPERFLUOUS_CARD"),
        case("C-31 N-16", "nordic", f"{MURMANSK} 8green 6red", "SUPERFLUOUS_CARD"),
        case("C-31 N-16", "nordic", f"{MURMANSK} 7green 9red", "SUPERFLUOUS_CARD"),
        case(
            "X-79 N-16 Q-27 N-12",
            "nordic",
            f"{MURMANSK} 8green 1loco",
            "WILD_NOT_ALLOWED",
        ),
        case("X-81 N-16", "nordic", f"{MURMANSK} 7green 7red", "WRONG_CARD_COUNT"),
        case("N-16", "nordic", f"{MURMANSK} 6green 6red", "MIXED_COLORS"),
    ],
)
def test_payments_that_are_refused(game: str, action: str, code: str) -> None:
    paid = action.split(" with ")[1]
    table = given(game, hand=paid, players=3)

    assert table.refuses(action) == code
    assert same_cards(action) not in map(same_cards, table.actions())


@pytest.mark.rule("X-76", "Q-25", "N-21")
def test_swaps_for_symbols_only() -> None:
    table = given("nordic", hand=ALL, nordic_ferry_substitute="symbols_only")

    assert table.refuses(f"{STAVANGER} 1orange 3red 3blue") == "WRONG_CARD_COUNT"
    assert table.refuses(f"{STAVANGER} 2orange 5red") == "SUPERFLUOUS_CARD"
    assert table.plays(f"{STAVANGER} 2orange 3red").points() == 4


@pytest.mark.rule("X-82", "C-29")
def test_murmansk_with_too_few_trains() -> None:
    table = given("nordic", hand="9green", stock=[8])

    assert table.refuses(f"{MURMANSK} 9green") == "NOT_ENOUGH_PIECES"


@pytest.mark.rule("Q-27")
def test_murmansk_is_no_tunnel() -> None:
    table = given("nordic", hand="9green", deck="3green").plays(f"{MURMANSK} 9green")

    assert table.owner("lieksa-murmansk") == 0
    assert table.pile("green") == 9, "no card is revealed"


@pytest.mark.rule("N-22")
@pytest.mark.parametrize(
    "claim",
    [
        "claim goteborg-orebro with 1blue 3red",
        "claim orebro-sundsvall with 3orange 4red",
        "claim orebro-sundsvall with 2orange 4red 4black",
    ],
)
def test_no_swaps_on_other_routes(claim: str) -> None:
    table = given("nordic", hand=claim.split(" with ")[1])

    assert table.refuses(claim)
    route = claim.split()[1]
    assert [each for each in table.actions() if route in each] == []
