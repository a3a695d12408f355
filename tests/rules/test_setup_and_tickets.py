"""Set-up and tickets (scenarios X-01 to X-14 and X-110 to X-120)."""

from pathlib import Path

import pytest
from tests.rules.table import given

from railwright.core import codes
from railwright.errors import GameError, IllegalAction
from railwright.maps import map_path
from railwright.model import Match, new_game, record, replay


def cards_in_hand(match: Match, seat: int) -> int:
    return int(match.state.in_hand[seat])


@pytest.mark.rule("C-06")
@pytest.mark.rule("E-05")
@pytest.mark.rule("E-06")
def test_x01_five_players_in_europe() -> None:
    match = new_game("europe", 5)
    state = match.state

    assert [cards_in_hand(match, seat) for seat in range(5)] == [4] * 5
    assert (state.in_deck[0] + state.in_discard[0], len(state.market)) == (85, 5)
    assert state.ticket_count == 25
    assert [int(count) for count in state.in_offer] == [4] * 5
    decks = [match.words.tickets[state.offer[seat * 8]].deck for seat in range(5)]
    assert decks == ["long"] * 5
    boxed = [t for t, at in enumerate(state.holder) if at == codes.IN_BOX]
    assert [match.words.tickets[ticket].deck for ticket in boxed] == ["long"]
    assert list(state.stock) == [45, 0] * 5
    assert list(state.buildings) == [3] * 5


@pytest.mark.rule("C-07")
@pytest.mark.parametrize(
    ("game", "kept"),
    [
        pytest.param("europe", "keep 1", id="X-02"),
        pytest.param("world", "keep 1 2", id="X-07"),
        ("nordic", "keep 3"),
        ("switzerland", "keep 3"),
        ("usa", "keep 3"),
    ],
)
def test_too_few_opening_tickets(game: str, kept: str) -> None:
    match = new_game(game, 2)

    with pytest.raises(IllegalAction, match="TOO_FEW_TICKETS"):
        match.play(kept, seat=1)


@pytest.mark.rule("C-08")
@pytest.mark.rule("E-07")
def test_x03_rejected_opening_tickets_leave_europe() -> None:
    match = new_game("europe", 2)
    before = int(match.state.ticket_count)
    match.play("keep 2 3", seat=1)
    match.play("keep 2 3", seat=0)

    assert match.state.ticket_count == before
    boxed = sum(at == codes.IN_BOX for at in match.state.holder)
    assert boxed == 4 + 4, "two rejects each, and the long tickets not dealt"


@pytest.mark.rule("N-05")
@pytest.mark.rule("N-06")
def test_x04_three_players_in_the_north() -> None:
    match = new_game("nordic", 3)
    for seat in (2, 0, 1):
        match.play("keep 1 5", seat=seat)
    state = match.state

    assert (state.in_deck[0], state.ticket_count) == (93, 31)
    assert sum(at == codes.IN_BOX for at in state.holder) == 9
    assert list(state.stock) == [40, 0] * 3


@pytest.mark.rule("S-13")
@pytest.mark.parametrize(("trains", "count"), [(None, 45), ("40", 40)])
def test_x05_two_players_in_switzerland(trains: str | None, count: int) -> None:
    options = {"swiss_trains": trains} if trains else {}
    state = new_game("switzerland", 2, options=options).state

    assert list(state.in_offer) == [5, 5]
    assert state.ticket_count == 36
    assert list(state.stock) == [count, 0] * 2


@pytest.mark.rule("W-06")
@pytest.mark.rule("W-07")
def test_x06_five_players_in_the_world() -> None:
    for seed in range(20):  # one in which the opening market is not swept
        match = new_game("world", 5, seed)
        if not sum(match.state.in_discard):
            break
    state, rules = match.state, match.state.rules

    assert list(state.in_deck) == [62, 22]
    assert state.ticket_count == 40
    assert list(state.in_offer) == [5] * 5
    for seat in range(5):
        hand = state.hand[seat * rules.kinds : (seat + 1) * rules.kinds]
        ships = sum(n for kind, n in enumerate(hand) if rules.kind_deck[kind] == 1)
        assert (sum(hand), ships) == (10, 7)
    shown = [int(rules.kind_deck[card]) for card in state.market]
    assert sorted(shown) == [0, 0, 0, 1, 1, 1]


@pytest.mark.rule("Q-41")
def test_x08_rejected_world_tickets_go_under_the_deck_in_seat_order() -> None:
    match = new_game("world", 2, options={"first_player": "2"})
    state = match.state
    assert state.ticket_count == 55
    rejects = [int(state.offer[at]) for at in (8 + 3, 8 + 4, 0, 1)]

    match.play("keep 3 4 5", seat=0)
    match.play("keep 1 2 3", seat=1)

    assert state.ticket_count == 59
    size = int(state.rules.tickets)
    ring = [
        int(state.ticket_ring[(int(state.ticket_top) + at) % size]) for at in range(59)
    ]
    assert ring[-4:] == rejects, "from the first player on, who is the second seat"


@pytest.mark.rule("Q-42")
def test_opening_decisions_come_in_any_order_and_once() -> None:
    match = new_game("nordic", 3)
    match.play("keep 1 2", seat=2)

    with pytest.raises(IllegalAction, match="NOT_YOUR_TURN"):
        match.play("keep 1 2", seat=2)
    assert match.state.phase == codes.OPENING
    assert all(at not in {0, 1, 2} for at in match.state.holder), "nothing shows yet"


@pytest.mark.rule("Q-43")
@pytest.mark.parametrize("seed", range(3))
def test_x212_the_seed_decides_who_begins_and_what_is_dealt(seed: int) -> None:
    one, other = (new_game("europe", 5, seed).state for _ in range(2))

    assert one.first == other.first
    assert list(one.hand) == list(other.hand)
    assert list(one.market) == list(other.market)


@pytest.mark.rule("C-54")
@pytest.mark.rule("C-52")
@pytest.mark.parametrize(
    ("game", "left"),
    [
        pytest.param("europe", 9, id="X-110"),
        pytest.param("nordic", 7, id="X-111"),
        pytest.param("usa", 9, id="X-220"),
        pytest.param("switzerland", 7, id="S-15"),
        pytest.param("world", 9, id="W-34"),
    ],
)
def test_rejected_later_tickets(game: str, left: int) -> None:
    table = given(game, ticket_deck=10).plays("tickets", "keep 2")

    assert table.state.ticket_count == left
    assert table.turn == 1


@pytest.mark.rule("Q-39")
@pytest.mark.parametrize(
    ("game", "deck", "offered"),
    [
        pytest.param("europe", 2, 2, id="X-112"),
        pytest.param("switzerland", 1, 1, id="X-113"),
        pytest.param("world", 3, 3, id="X-117"),
    ],
)
def test_short_ticket_decks(game: str, deck: int, offered: int) -> None:
    table = given(game, ticket_deck=deck).plays("tickets")

    assert table.state.in_offer[0] == offered
    assert table.state.ticket_count == 0
    assert table.refuses("keep 9") == "TICKET_NOT_OFFERED"


@pytest.mark.rule("C-57")
@pytest.mark.parametrize("game", ["europe", "nordic", "switzerland", "world", "usa"])
def test_x114_an_empty_ticket_deck(game: str) -> None:
    assert given(game, ticket_deck=0).refuses("tickets") == "TICKET_DECK_EMPTY"


@pytest.mark.rule("Q-40")
def test_x118_a_returned_ticket_comes_again() -> None:
    table = given("europe", ticket_deck=2).plays("tickets")
    returned = int(table.state.offer[1])

    table.plays("keep 1", "draw blind", "draw blind", "tickets")

    assert [int(table.state.offer[0])] == [returned]


@pytest.mark.rule("C-10")
@pytest.mark.parametrize("game", ["europe", "nordic", "switzerland", "world", "usa"])
def test_x119_an_offer_must_be_decided_first(game: str) -> None:
    table = given(game).plays("tickets")

    assert table.refuses("tickets") == "WRONG_PHASE"
    assert table.refuses("draw blind" if game != "world" else "draw blind ship") == (
        "WRONG_PHASE"
    )


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("europe", 6, {}),
        ("nordic", 4, {}),
        ("atlantis", 2, {}),
        ("europe", 2, {"swiss_trains": "40"}),
        ("switzerland", 2, {"swiss_trains": "41"}),
        ("world", 2, {"no_such_option": "on"}),
        ("world", 2, {"first_player": "9"}),
    ],
)
def test_a_table_that_cannot_be(
    game: str, players: int, options: dict[str, str]
) -> None:
    with pytest.raises(GameError):
        new_game(game, players, options=options)


def test_a_game_on_a_map_of_ones_own(tmp_path: Path) -> None:
    text = map_path("usa").read_text(encoding="utf-8")
    own = tmp_path / "mine.json"
    own.write_text(text.replace('"title": "USA"', '"title": "Mine"'), encoding="utf-8")

    match = new_game("usa", 2, board=own)

    assert match.board.title == "Mine"
    assert replay(record(match)).board.title == "Mine"


def test_a_map_that_does_not_have_the_tickets_of_the_game() -> None:
    with pytest.raises(GameError, match="tickets"):
        new_game("europe", 2, board=map_path("usa"))
