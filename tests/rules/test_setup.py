"""Set-up: what is dealt, kept and chosen before the first turn (X-01 to X-14)."""

from itertools import count

import pytest
from tests.rules.table import Table, case, dealt, given

from railwright.core import codes
from railwright.core.engine import Dealer
from railwright.core.state import State
from railwright.games import GAMES


def held_by(table: Table, seat: int) -> list[int]:
    """How many cards of each deck a player holds."""
    rules = table.state.rules
    kinds = range(int(rules.kinds))
    hand = table.state.hand[seat * len(kinds) : (seat + 1) * len(kinds)]
    return [
        sum(int(hand[kind]) for kind in kinds if rules.kind_deck[kind] == deck)
        for deck in range(int(rules.decks))
    ]


def unswept(game: str, players: int) -> Table:
    """A deal whose opening market was not swept."""
    deals = (dealt(game, players, seed) for seed in range(1, 50))
    return next(table for table in deals if not any(table.discards()))


def first_market(game: str, wild: int) -> tuple[int, State]:
    """A seed that opens with so many wild cards in the market, without a sweep."""
    dealer = Dealer(dealt(game, 2).state.rules)
    for seed in count():
        state = dealer.deal(seed)
        if list(state.market).count(state.rules.wild) == wild:
            return seed, state
    raise AssertionError


@pytest.mark.rule("X-01", "C-02", "C-04", "C-06", "E-01", "E-02", "E-03", "E-04")
@pytest.mark.rule("E-05", "E-06", "Q-01")
def test_five_players_in_europe() -> None:
    table = unswept("europe", 5)
    seats = range(5)

    assert [held_by(table, seat) for seat in seats] == [[4]] * 5
    assert (table.decks(), table.shares()) == ([85], [5])
    assert [table.stock(seat) for seat in seats] == [[45, 0]] * 5
    assert [int(left) for left in table.state.buildings] == [3] * 5
    assert [table.points(seat) for seat in seats] == [0] * 5
    deck_of = {each.id: each.deck for each in table.match.words.tickets}
    for seat in seats:
        dealt_decks = sorted(deck_of[ticket] for ticket in table.offered(seat))
        assert dealt_decks == ["long", "regular", "regular", "regular"]
    assert {deck_of[ticket] for ticket in table.ticket_deck()} == {"regular"}
    assert len(table.ticket_deck()) == 25
    assert [deck_of[ticket] for ticket in table.boxed()] == ["long"]


@pytest.mark.parametrize(
    ("game", "kept", "fewest"),
    [
        case("X-02 E-07", "europe", "keep 1", "keep 2 4"),
        case("X-07 W-08", "world", "keep 1 2", "keep 1 2 5"),
        case("C-07 N-05", "nordic", "keep 3", "keep 3 4"),
        case("S-13 C-07", "switzerland", "keep 3", "keep 2 3"),
        case("U-04 C-07", "usa", "keep 3", "keep 1 3"),
    ],
)
def test_the_fewest_opening_tickets(game: str, kept: str, fewest: str) -> None:
    table = dealt(game)

    assert table.refuses(kept, seat=1) == "TOO_FEW_TICKETS"
    assert table.plays(fewest, seat=1).match.history[-1][0] == 1


@pytest.mark.rule("C-07", "S-13")
@pytest.mark.parametrize("game", GAMES)
def test_all_opening_tickets_may_be_kept(game: str) -> None:
    table = dealt(game)
    offered = table.offered(0)
    everything = "keep " + " ".join(str(at + 1) for at in range(len(offered)))

    table.plays(everything, seat=0).plays(everything, seat=1)

    assert sorted(table.held(0)) == sorted(offered)


@pytest.mark.rule("X-02")
def test_the_long_ticket_alone_is_too_few() -> None:
    table = dealt("europe")
    long = {each.id for each in table.match.words.tickets if each.deck == "long"}
    place = next(at for at, ticket in enumerate(table.offered(0)) if ticket in long)

    assert table.refuses(f"keep {place + 1}", seat=0) == "TOO_FEW_TICKETS"


@pytest.mark.rule("X-03", "C-08", "E-07")
def test_rejected_opening_tickets_leave_europe() -> None:
    table = dealt("europe")
    before, boxed, (long, *regular) = (
        table.ticket_deck(),
        table.boxed(),
        table.offered(),
    )
    assert long not in before

    table.plays("keep 2 3", seat=0).plays("keep 1 2 3 4", seat=1)

    assert sorted(table.held(0)) == sorted(regular[:2])
    assert sorted(table.boxed()) == sorted([*boxed, long, regular[2]])
    assert table.ticket_deck() == before


@pytest.mark.rule("X-04", "C-06", "N-01", "N-02", "N-03", "N-04", "N-05", "N-06")
@pytest.mark.rule("C-08", "Q-03")
def test_three_players_in_the_north() -> None:
    table = dealt("nordic", 3)
    rejected = [ticket for seat in range(3) for ticket in table.offered(seat)[1:4]]
    for seat in (2, 0, 1):
        table.plays("keep 1 5", seat=seat)

    assert (table.decks(), table.shares()) == ([93], [5])
    assert [held_by(table, seat) for seat in range(3)] == [[4]] * 3
    assert len(table.ticket_deck()) == 31
    assert sorted(table.boxed()) == sorted(rejected)
    assert [table.stock(seat) for seat in range(3)] == [[40, 0]] * 3


@pytest.mark.rule(
    "X-05", "S-01", "S-02", "S-03", "S-04", "S-07", "S-13", "Q-06", "Q-07"
)
@pytest.mark.parametrize(
    ("table", "trains"),
    [
        (dealt("switzerland"), 45),
        (dealt("switzerland", swiss_trains="45"), 45),
        (dealt("switzerland", swiss_trains="40"), 40),
    ],
    ids=["default", "45", "40"],
)
def test_two_players_in_switzerland(table: Table, trains: int) -> None:

    assert [len(table.offered(seat)) for seat in (0, 1)] == [5, 5]
    assert len(table.ticket_deck()) == 36
    assert [table.stock(seat) for seat in (0, 1)] == [[trains, 0]] * 2
    assert [held_by(table, seat) for seat in (0, 1)] == [[4]] * 2
    assert table.shares() == [5]
    assert table.decks()[0] + table.discards()[0] == 110 - 2 * 4 - 5


@pytest.mark.rule("X-06", "W-01", "W-02", "W-03", "W-05", "W-06", "W-07", "W-08")
def test_five_players_in_the_world() -> None:
    table = unswept("world", 5)

    assert [held_by(table, seat) for seat in range(5)] == [[3, 7]] * 5
    assert (table.decks(), table.shares()) == ([62, 22], [3, 3])
    assert [len(table.offered(seat)) for seat in range(5)] == [5] * 5
    assert len(table.ticket_deck()) == 40
    assert [int(left) for left in table.state.buildings] == [3] * 5


@pytest.mark.rule("X-08", "W-08", "C-08", "Q-41")
def test_rejected_world_tickets_go_under_the_deck_in_seat_order() -> None:
    table = dealt("world", first_player="2")
    one, two = table.offered(0), table.offered(1)
    assert len(table.ticket_deck()) == 55

    table.plays("keep 3 4 5", seat=0).plays("keep 1 2 3", seat=1)

    assert len(table.ticket_deck()) == 59
    assert table.ticket_deck()[-4:] == [*two[3:], *one[:2]], "the first player's first"


def choosing(pieces: str = "free") -> Table:
    """A game of World in which tickets are kept and fleets are to be chosen."""
    table = dealt("world", world_start_pieces=pieces)
    for seat in (0, 1):
        table.plays("keep 1 2 3", seat=seat)
    return table


@pytest.mark.rule("X-09", "W-09", "W-10")
def test_the_choice_of_a_fleet() -> None:
    table = dealt("world")
    for seat in (0, 1):
        table.plays("keep 1 2 3", seat=seat)
    table.plays("pieces 25 wagons 35 ships", seat=0)
    assert table.match.seat_to_act == 1
    table.plays("pieces 10 wagons 50 ships", seat=1)

    assert (table.stock(0), table.box(0)) == ([25, 35], [0, 15])
    assert (table.stock(1), table.box(1)) == ([10, 50], [15, 0])
    assert table.turn == 0


@pytest.mark.parametrize(
    "split",
    [
        case("X-10 W-10", "9 wagons 51 ships"),
        case("X-11 W-09", "20 wagons 39 ships"),
        case("W-10", "26 wagons 34 ships"),
        case("W-02", "25 wagons 50 ships"),
    ],
)
def test_a_fleet_that_cannot_be(split: str) -> None:
    assert choosing().refuses(f"pieces {split}", seat=0) == "SPLIT_INVALID"


@pytest.mark.rule("Q-42", "W-09")
def test_tickets_are_chosen_before_fleets() -> None:
    early = dealt("world").plays("keep 1 2 3", seat=0)

    assert early.refuses("pieces 20 wagons 40 ships", seat=1) == "WRONG_PHASE"
    assert choosing().refuses("keep 1 2 3", seat=0) == "WRONG_PHASE"


@pytest.mark.rule("Q-58", "W-10")
def test_fixed_fleets_are_an_option() -> None:
    table = choosing("fixed20_40")

    assert table.state.phase == codes.TURN
    assert [table.stock(seat) for seat in (0, 1)] == [[20, 40]] * 2
    assert [table.box(seat) for seat in (0, 1)] == [[5, 10]] * 2


@pytest.mark.rule("X-13", "W-17", "Q-13")
def test_three_jokers_in_the_opening_market_are_swept() -> None:
    dealer = Dealer(dealt("world").state.rules)
    deals = (dealer.deal(seed) for seed in range(20_000))
    state = next(each for each in deals if any(each.in_discard))
    while list(state.in_discard) != [3, 3]:  # swept once, not twice
        state = next(each for each in deals if any(each.in_discard))
    decks = sorted(int(state.rules.kind_deck[card]) for card in state.market)

    assert state.discard[state.rules.wild] == 3
    assert decks == [0, 0, 0, 1, 1, 1]
    assert list(state.in_deck) == [80 - 2 * 3 - 6, 60 - 2 * 7 - 6]


@pytest.mark.rule("X-14", "N-10", "Q-05", "Q-13")
def test_three_locomotives_in_the_opening_market_of_the_north() -> None:
    seed, state = first_market("nordic", wild=3)
    assert not any(state.in_discard)

    swept = dealt("nordic", seed=seed, nordic_three_loco_reset="on")

    assert swept.pile("loco") >= 3
    assert swept.discards()[0] % 5 == 0
    assert swept.market().count("loco") < 3


@pytest.mark.rule("Q-42")
def test_opening_decisions_come_in_any_order_and_once() -> None:
    table = dealt("nordic", 3).plays("keep 1 2", seat=2)

    assert table.refuses("keep 1 2", seat=2) == "NOT_YOUR_TURN"
    assert table.refuses("draw blind", seat=0) == "WRONG_PHASE"
    assert [table.held(seat) for seat in range(3)] == [[]] * 3, "nothing shows yet"
    table.plays("keep 1 2", seat=0).plays("keep 1 2 3", seat=1)
    assert [len(table.held(seat)) for seat in range(3)] == [2, 3, 2]


@pytest.mark.rule("X-212", "C-09", "E-08", "Q-43")
@pytest.mark.parametrize("seed", range(3))
def test_the_seed_decides_who_begins_and_what_is_dealt(seed: int) -> None:
    one, other = (dealt("europe", 5, seed, first_player="random") for _ in range(2))

    assert one.picture() == other.picture()


@pytest.mark.rule("Q-43", "E-08", "N-07", "W-11")
@pytest.mark.parametrize("game", GAMES)
def test_who_begins_is_random_or_named(game: str) -> None:
    firsts = {dealt(game, 2, seed, first_player="random").turn for seed in range(20)}
    assert firsts == {0, 1}

    assert {dealt(game, 2, seed, first_player="2").turn for seed in range(9)} == {1}


@pytest.mark.rule("C-09", "Q-43")
@pytest.mark.parametrize("game", GAMES)
def test_the_first_player_has_the_first_turn(game: str) -> None:
    table = dealt(game, 3, first_player="3")
    for seat in range(3):
        table.plays("keep 1 2 3", seat=seat)
    while table.state.phase == codes.PIECES:
        table.plays("pieces 20 wagons 40 ships")

    assert table.refuses("tickets", seat=0) == "NOT_YOUR_TURN"
    assert table.plays("tickets", "keep 1", seat=2).turn == 0


@pytest.mark.rule("C-09")
@pytest.mark.parametrize("game", GAMES)
def test_turns_go_round_from_the_first_player(game: str) -> None:
    table = given(game, players=3, mover=1)
    seats = [table.turn]
    for _ in range(3):
        table.plays("tickets", "keep 1")
        seats.append(table.turn)

    assert seats == [1, 2, 0, 1]
