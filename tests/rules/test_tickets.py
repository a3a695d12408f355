"""Tickets drawn, kept and completed (X-110 to X-119, X-207, X-218, X-220)."""

import pytest
from tests.rules.table import case, dealt, given

from railwright.games import GAMES
from railwright.model import read_position
from railwright.model.actions import KeepTickets

OFFER = {"europe": 3, "nordic": 3, "switzerland": 3, "world": 4, "usa": 3}
"""How many tickets are drawn in each game."""


@pytest.mark.parametrize(
    "game",
    [
        case("X-110 C-52 C-54 E-24", "europe"),
        case("W-34 C-52 C-54", "world"),
        case("X-220 U-05", "usa"),
    ],
)
def test_rejected_tickets_go_under_the_deck(game: str) -> None:
    table = given(game, ticket_deck=10)
    top, boxed = table.ticket_deck(), table.boxed()
    table.plays("tickets")
    offered = table.offered()
    assert offered == top[: OFFER[game]]

    table.plays("keep 2")

    assert table.held() == [offered[1]]
    assert len(table.ticket_deck()) == 9
    assert set(table.ticket_deck()[10 - OFFER[game] :]) == {offered[0], *offered[2:]}
    assert (table.boxed(), table.turn) == (boxed, 1)


@pytest.mark.parametrize(
    "game",
    [
        case("X-111 N-27 C-54", "nordic"),
        case("S-15 S-14 C-54", "switzerland"),
    ],
)
def test_rejected_tickets_leave_the_game(game: str) -> None:
    table = given(game, ticket_deck=10)
    top, boxed = table.ticket_deck(), table.boxed()

    table.plays("tickets", "keep 2")

    assert table.held() == [top[1]]
    assert table.ticket_deck() == top[3:]
    assert sorted(table.boxed()) == sorted([*boxed, top[0], top[2]])
    assert table.turn == 1


@pytest.mark.parametrize(
    ("game", "deck"),
    [
        case("X-112 C-52 C-53", "europe", 2),
        case("X-113 Q-39 S-14 S-15", "switzerland", 1),
        case("X-117 W-34", "world", 3),
        case("Q-39", "nordic", 1),
        case("Q-39 U-05", "usa", 1),
    ],
)
def test_short_ticket_decks(game: str, deck: int) -> None:
    table = given(game, ticket_deck=deck).plays("tickets")
    assert len(table.offered()) == deck
    assert table.ticket_deck() == []
    assert table.refuses("keep nothing") == "TOO_FEW_TICKETS"

    table.plays("keep 1")

    returned = 0 if game in {"nordic", "switzerland"} else deck - 1
    assert (len(table.held()), len(table.ticket_deck())) == (1, returned)


@pytest.mark.rule("X-114", "C-57", "Q-40")
@pytest.mark.parametrize("game", GAMES)
def test_an_empty_ticket_deck(game: str) -> None:
    table = given(game, ticket_deck=0)

    assert table.refuses("tickets") == "TICKET_DECK_EMPTY"
    assert "tickets" not in table.actions()


@pytest.mark.rule("X-115", "C-53")
@pytest.mark.parametrize("game", GAMES)
def test_at_least_one_ticket_is_kept(game: str) -> None:
    table = given(game).plays("tickets")

    assert table.refuses("keep nothing") == "TOO_FEW_TICKETS"
    assert table.refuses("keep nothing reject 2 1") == "TOO_FEW_TICKETS"
    assert table.refuses(KeepTickets(())) == "TOO_FEW_TICKETS"


@pytest.mark.rule("C-53", "N-27", "S-14", "U-05", "W-34")
@pytest.mark.parametrize("game", GAMES)
def test_all_tickets_may_be_kept(game: str) -> None:
    table = given(game).plays("tickets")
    offered = table.offered()
    assert len(offered) == OFFER[game]

    table.plays("keep " + " ".join(str(at + 1) for at in range(len(offered))))

    assert sorted(table.held()) == sorted(offered)


@pytest.mark.rule("C-55")
@pytest.mark.parametrize("game", GAMES)
def test_kept_tickets_stay(game: str) -> None:
    table = given(game, ticket_deck=20).plays("tickets", "keep 1")
    kept = table.held()

    table.plays("tickets", "keep 1").plays("tickets", "keep 1")

    assert set(kept) < set(table.held())
    assert len(table.held()) == 2


@pytest.mark.rule("X-118", "Q-40")
@pytest.mark.parametrize("game", ["europe", "world", "usa"])
@pytest.mark.parametrize("who", [0, 1])
def test_a_returned_ticket_comes_again(game: str, who: int) -> None:
    table = given(game, ticket_deck=2, pass_rule="always").plays("tickets")
    kept, returned = table.offered()
    table.plays("keep 1")
    if who == 0:
        table.plays("pass")

    table.plays("tickets")

    assert (table.held(), table.offered(who)) == ([kept], [returned])


@pytest.mark.rule("S-15", "Q-39", "C-57")
def test_the_swiss_ticket_deck_runs_out() -> None:
    table = dealt("switzerland", 3)
    for seat in range(3):
        table.plays("keep 1 2", seat=seat)
    assert len(table.ticket_deck()) == 31
    for _ in range(10):
        table.plays("tickets", "keep 3")

    table.plays("tickets")
    assert table.refuses("keep nothing") == "TOO_FEW_TICKETS"
    table.plays("keep 1")

    assert table.refuses("tickets") == "TICKET_DECK_EMPTY"


@pytest.mark.rule("X-119", "C-10")
@pytest.mark.parametrize("game", GAMES)
def test_an_offer_must_be_decided_first(game: str) -> None:
    table = given(game, hand="4red").plays("tickets")
    board = table.match.board
    short = next(r for r in board.routes if r.color == "red" and r.length <= 4)

    claim = f"claim {short.id} with {short.length}red"
    assert table.refuses(claim) == "WRONG_PHASE"
    assert table.refuses("tickets") == "WRONG_PHASE"
    assert table.refuses("pass") == "WRONG_PHASE"


@pytest.mark.rule("X-218", "C-51", "C-56")
@pytest.mark.parametrize("game", GAMES)
def test_no_ticket_limit(game: str) -> None:
    cards = given(game).match.words.tickets
    twelve = [ticket.id for ticket in cards if ticket.deck != "long"][:12]
    table = given(game, tickets={0: twelve})
    assert len(table.held()) == 12

    assert len(table.plays("tickets", "keep 1").held()) == 13


@pytest.mark.rule("C-51", "C-58")
@pytest.mark.parametrize(
    ("game", "ticket", "line", "points"),
    [
        ("europe", "kyiv-petrograd", "kyiv wilno petrograd", 6),
        ("nordic", "tallinn-tampere", "tallinn helsinki tampere", 3),
        ("switzerland", "luzern-zurich", "luzern zug zurich", 2),
        ("world", "hong-kong-jakarta", "hong-kong bangkok jakarta", 5),
        ("usa", "denver-el-paso", "denver santa-fe el-paso", 4),
    ],
)
def test_a_ticket_needs_a_path_of_ones_own(
    game: str, ticket: str, line: str, points: int
) -> None:
    a, middle, b = line.split()
    whole = given(game, owned={0: line}, tickets={0: [ticket]})
    shared = given(
        game, owned={0: f"{a} {middle}", 1: f"{middle} {b}"}, tickets={0: [ticket]}
    )

    assert (whole.ticket_points(), whole.score().completed) == (points, 1)
    assert (shared.ticket_points(), shared.score().completed) == (-points, 0)


@pytest.mark.rule("X-207", "C-58", "C-59")
def test_tickets_count_only_at_the_end() -> None:
    table = given(
        "nordic",
        hand="3red",
        owned={0: "alborg goteborg"},
        tickets={0: ["alborg-norrkoping"]},
    )
    assert (table.points(), table.ticket_points()) == (2, -5)

    table.plays("claim goteborg-norrkoping with 3red")

    assert (table.points(), table.ticket_points()) == (2 + 4, 5)


COPIES = """\
railwright position 1
game switzerland
players 2
phase offer
turn 1
market red red blue blue green
deck train rest
seat 1
  offer italia-countries:1 bern-zurich italia-countries:2
"""


@pytest.mark.rule("C-52", "Q-41")
@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("keep 1 italia-countries", [1, 3]),
        ("keep italia-countries 1", [1, 3]),
        ("keep italia-countries 3", [1, 3]),
        ("keep italia-countries reject 1 2", [3]),
        ("keep italia-countries reject italia-countries", [1]),
    ],
)
def test_a_place_means_its_ticket_and_a_name_any_copy(
    said: str, kept: list[int]
) -> None:
    """In whichever order they are said."""
    match = read_position(COPIES)
    offered = [f"italia-countries:{n}" for n in (1, 2)]
    cards = [offered[0], "bern-zurich", offered[1]]

    match.play(said)

    held = {
        match.words.ticket_card(at) for at in range(46) if match.state.holder[at] == 0
    }
    assert held == {cards[place - 1] for place in kept}
