"""The market: sweeps, gaps and new decks (X-19, X-23, X-30, X-36 to X-38)."""

from functools import partial

import pytest
from tests.rules.table import case, given

from railwright.core import codes
from railwright.games import GAMES

ONE_DECK = [name for name, game in GAMES.items() if len(game.start_hand) == 1]


@pytest.mark.parametrize(
    "game",
    [
        case("X-19 E-13 C-20 Q-13", "europe"),
        case("X-23 S-17 C-20 Q-13", "switzerland"),
        case("U-06 C-20", "usa"),
    ],
)
def test_three_locomotives_sweep_the_market(game: str) -> None:
    table = given(
        game,
        market="loco loco red blue green",
        deck="loco purple white orange black yellow",
    )

    table.plays("draw up 3")

    assert table.market() == "purple white orange black yellow"
    assert (table.pile("loco"), table.pile("blue"), table.pile("green")) == (3, 1, 1)
    assert table.state.phase == codes.SECOND_CARD
    assert table.plays("draw up 3").turn == 1


@pytest.mark.rule("C-20", "Q-13", "C-05")
def test_a_swept_market_may_be_swept_again() -> None:
    table = given(
        "europe",
        market="loco loco red blue green",
        deck="loco 3loco red blue 5white",
    )

    table.plays("draw up 3")

    assert table.market() == "white white white white white"
    assert (table.pile("loco"), table.discards()) == (6, [10])


@pytest.mark.rule("X-21", "N-09", "N-10", "Q-05")
def test_nordic_locomotives_stay_and_are_taken() -> None:
    table = given("nordic", market="loco loco red blue green", deck="loco white")

    table.plays("draw up 3")
    assert table.market() == "loco loco loco blue green"
    table.plays("draw up 1")

    assert table.hand() == "1red 1loco"
    assert table.market() == "white loco loco blue green"


@pytest.mark.rule("Q-05", "Q-13")
def test_the_nordic_reset_is_an_option() -> None:
    table = given(
        "nordic",
        market="loco loco red blue green",
        deck="loco 5white",
        nordic_three_loco_reset="on",
    )

    assert table.plays("draw up 3").market() == "white white white white white"


@pytest.mark.rule("X-30", "C-21", "Q-14")
@pytest.mark.parametrize("game", ONE_DECK)
def test_the_discards_become_the_deck_when_it_is_needed(game: str) -> None:
    table = given(
        game, market="5red", deck="blue", discard="10green 10black", only=True
    )
    table.plays("draw blind")
    assert (table.decks(), table.discards()) == ([0], [20])

    table.plays("draw blind")

    assert (table.decks(), table.discards()) == ([19], [0])
    assert table.hand() in {"1blue 1green", "1blue 1black"}


@pytest.mark.rule("X-36", "Q-12")
@pytest.mark.parametrize("game", ["europe", "switzerland"])
def test_no_reset_without_hope(game: str) -> None:
    table = given(game, market="red blue green loco loco", deck="loco", only=True)

    table.plays("draw up 1")

    assert table.market() == "loco blue green loco loco"
    assert (table.decks(), table.discards()) == ([0], [0])


def with_little_hope(
    seed: int, resets: str | None = None
) -> tuple[str, list[int], list[int]]:
    """Three locomotives and two blue cards shown, two more and a red card left."""
    build = partial(
        given,
        "europe",
        seed=seed,
        market="loco loco blue blue green",
        deck="3loco",
        discard="red",
        only=True,
    )
    table = build(max_consecutive_resets=resets) if resets else build()
    table.plays("draw up 5")
    return table.market(), table.decks(), table.discards()


@pytest.mark.rule("X-37", "Q-12")
def test_ten_resets_at_most() -> None:
    ends = {seed: with_little_hope(seed) for seed in range(15)}
    stuck = [seed for seed, (market, _, _) in ends.items() if market.count("loco") > 2]
    settled = [seed for seed in ends if seed not in stuck]

    assert stuck, "some markets stay although they show three locomotives"
    assert settled, "others have been swept until they do not"
    assert all(ends[s][0] != "loco loco blue blue loco" for s in settled)
    for seed, end in ends.items():
        assert end == with_little_hope(seed, "10")
    for seed in settled:
        assert ends[seed] == with_little_hope(seed, "900")
    further = [with_little_hope(s, "900")[0] for s in stuck]
    assert all(market.count("loco") == 2 for market in further)


@pytest.mark.rule("Q-12")
def test_the_number_of_resets_is_an_option() -> None:
    twice = given(
        "europe",
        market="loco loco red blue green",
        deck="loco 3loco red blue 5white",
        max_consecutive_resets="1",
    )

    assert twice.plays("draw up 3").market() == "loco loco loco red blue"


@pytest.mark.rule("X-38", "Q-16", "C-21")
@pytest.mark.parametrize("game", ["europe", "nordic", "switzerland", "usa"])
def test_gaps_are_filled_before_the_next_turn(game: str) -> None:
    route = {
        "europe": "constantinople-sofia",
        "nordic": "goteborg-norrkoping",
        "switzerland": "bern-interlaken",
        "usa": "montreal-new-york",
    }[game]
    table = given(game, hand="3blue", market="red red red", only=True)

    table.plays(f"claim {route} with 3blue")

    assert table.market() == "red red red blue blue"
    assert (table.decks(), table.discards(), table.turn) == ([1], [0], 1)


@pytest.mark.rule("Q-13", "Q-16", "C-20")
def test_a_filled_gap_may_sweep_the_market() -> None:
    markets = []
    for seed in range(12):  # one of the three cards paid, a locomotive among them
        table = given(
            "europe",
            seed=seed,
            hand="2blue 1loco",
            market="loco loco red red",
            only=True,
        )
        table.plays("claim constantinople-sofia with 2blue 1loco")
        markets.append(table.market())

    assert "loco loco red red blue" in markets
    assert any(not market.startswith("loco loco red red") for market in markets)
    assert all(market.count("loco") < 3 for market in markets)


@pytest.mark.rule("Q-13", "Q-12")
@pytest.mark.parametrize("game", ["europe", "switzerland"])
def test_a_forbidden_reset_is_looked_at_again_when_a_card_is_replaced(
    game: str,
) -> None:
    """Color cards that are merely discarded do not sweep the market."""
    route = {"europe": "constantinople-sofia", "switzerland": "bern-interlaken"}[game]
    table = given(
        game, hand="3blue", market="loco loco loco red red", deck="red", only=True
    )

    table.plays(f"claim {route} with 3blue")
    assert table.market() == "loco loco loco red red", "now three blue are discarded"
    table.plays("draw blind", "draw blind")
    assert table.market() == "loco loco loco red red", "nothing was replaced"
    table.plays("draw up 4")
    assert table.market().count("loco") < 3, "a replacement has swept it"
