"""Double routes (X-60 to X-68, X-127, X-200, X-222, X-226)."""

import pytest
from tests.rules.table import case, given

CLOSED, BOTH = "TRACK_CLOSED", None
SALT_LAKE = "denver-salt-lake-city"


@pytest.mark.parametrize(
    ("game", "players", "taken", "wanted", "code"),
    [
        case(
            "X-60 C-35 E-18",
            *("europe", 3, "berlin-frankfurt.black", "berlin-frankfurt.red", CLOSED),
        ),
        case(
            "C-35 E-18",
            *("europe", 2, "berlin-frankfurt.black", "berlin-frankfurt.red", CLOSED),
        ),
        case(
            "X-61 C-36 E-18",
            *("europe", 4, "berlin-frankfurt.black", "berlin-frankfurt.red", BOTH),
        ),
        case("X-63 N-23 C-36", "nordic", 3, "boden-umea.white", "boden-umea.red", BOTH),
        case(
            "X-64 N-23 C-35", "nordic", 2, "boden-umea.white", "boden-umea.red", CLOSED
        ),
        case(
            "X-66 S-22 C-36",
            *("switzerland", 3, "fribourg-lausanne.purple", "fribourg-lausanne.red"),
            BOTH,
        ),
        case(
            "S-22 C-35",
            *("switzerland", 2, "fribourg-lausanne.purple", "fribourg-lausanne.red"),
            CLOSED,
        ),
        case(
            "X-67 W-33 C-35",
            *("world", 3, "bangkok-mumbai.yellow", "bangkok-mumbai.red", CLOSED),
        ),
        case(
            "W-33 C-36",
            *("world", 4, "bangkok-mumbai.yellow", "bangkok-mumbai.red", BOTH),
        ),
        case("X-222 U-08", "usa", 3, f"{SALT_LAKE}.yellow", f"{SALT_LAKE}.red", CLOSED),
        case("X-222 U-08", "usa", 4, f"{SALT_LAKE}.yellow", f"{SALT_LAKE}.red", BOTH),
    ],
)
def test_the_other_track(
    game: str, players: int, taken: str, wanted: str, code: str | None
) -> None:
    table = given(game, players=players, mover=1, hand="3red", owned={0: [taken]})
    action = f"claim {wanted} with 3red"

    if code:
        assert table.refuses(action) == code
        assert action not in table.actions()
    else:
        assert action in table.actions()
        assert table.plays(action).owner(wanted) == 1


@pytest.mark.rule("C-35")
@pytest.mark.parametrize("track", ["red", "black"])
def test_the_first_claimant_picks_either_track(track: str) -> None:
    table = given("europe", players=2, hand="3red 3black")
    wanted = f"berlin-frankfurt.{track}"

    assert table.plays(f"claim {wanted} with 3{track}").owner(wanted) == 0


@pytest.mark.parametrize(
    ("game", "players", "own", "action"),
    [
        case(
            "X-62 C-34",
            "europe",
            5,
            "berlin-frankfurt.black",
            "claim berlin-frankfurt.red with 3red",
        ),
        case(
            "X-65 N-24 Q-28 C-33 C-34",
            "nordic",
            3,
            "kristiansand-stavanger.ferry",
            "claim kristiansand-stavanger.tunnel with 2green",
        ),
        case(
            "X-66 S-22 Q-11",
            "switzerland",
            3,
            "fribourg-lausanne.purple",
            "claim fribourg-lausanne.red with 3red",
        ),
        case(
            "X-200 W-32 C-34",
            "world",
            4,
            "bangkok-mumbai.yellow",
            "claim bangkok-mumbai.red with 3red",
        ),
        case(
            "U-08 C-34",
            "usa",
            5,
            f"{SALT_LAKE}.yellow",
            f"claim {SALT_LAKE}.red with 3red",
        ),
        case(
            "X-226 C-34 C-35",
            "europe",
            2,
            "berlin-frankfurt.black",
            "claim berlin-frankfurt.red with 3red",
        ),
    ],
)
def test_never_both_tracks(game: str, players: int, own: str, action: str) -> None:
    hand = "3red" if game == "world" else "3red 2green"
    table = given(game, players=players, hand=hand, owned={0: [own]})

    assert table.refuses(action) == "TRACK_SAME_PLAYER"
    assert action not in table.actions()


@pytest.mark.rule("N-24", "Q-28", "C-35")
def test_unequal_tracks_close_each_other() -> None:
    table = given("nordic", hand="2green", owned={1: ["kristiansand-stavanger.ferry"]})

    claim = "claim kristiansand-stavanger.tunnel with 2green"
    assert table.refuses(claim) == "TRACK_CLOSED"


@pytest.mark.rule("X-68", "C-33")
def test_routes_that_part_are_no_double_route() -> None:
    # Side by side as they leave Paris, but only one of them goes on to Brest.
    table = given("europe", hand="1purple", hands={1: "3black"})

    table.plays("claim dieppe-paris with 1purple", "claim brest-paris with 3black")

    assert (table.owner("dieppe-paris"), table.owner("brest-paris")) == (0, 1)


@pytest.mark.rule("X-127", "Q-11")
@pytest.mark.parametrize("players", [2, 3])
def test_two_border_routes_of_one_city(players: int) -> None:
    own = ["deutschland-3-kreuzlingen"]
    table = given("switzerland", players=players, hand="1white", owned={0: own})

    table.plays("claim deutschland-4-kreuzlingen with 1white")

    assert table.owner("deutschland-4-kreuzlingen") == 0
