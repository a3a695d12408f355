"""Who knows what: hands, tickets, secret decisions, and what all have seen."""

import pytest
from tests.rules.table import Table, given

from railwright.games import GAMES
from railwright.model import Match, format_action, new_game, seen_by
from railwright.model.actions import ChoosePieces, DrawBlind
from railwright.model.events import CardDrawn, TicketsKept, TicketsOffered


def opened(game: str, players: int = 2) -> Match:
    return new_game(game, players, 1, {"first_player": "1"})


@pytest.mark.rule("X-12")
@pytest.mark.rule("W-10")
@pytest.mark.rule("Q-42")
def test_a_fleet_is_secret_until_all_have_chosen() -> None:
    match = opened("world")
    for seat in range(2):
        match.play("keep 1 2 3", seat)
    before = match.view(1)

    match.play("pieces 22 wagons 38 ships", seat=0)

    assert match.view(1).players == before.players
    assert match.view(1).deciding == (1,)
    assert match.view(1).decision is None
    assert match.view(0).decision == ChoosePieces(22, 38)
    match.play("pieces 20 wagons 40 ships", seat=1)
    fleets = [(player.wagons, player.ships) for player in match.view(None).players]
    assert fleets == [(22, 38), (20, 40)]


@pytest.mark.rule("Q-42")
@pytest.mark.rule("C-69")
def test_kept_tickets_show_only_as_a_number_and_only_when_all_have_decided() -> None:
    match = opened("europe", 3)
    events = match.play("keep 1 2 3", seat=1)

    assert [type(event).__name__ for event in events] == ["DecisionMade"]
    assert [player.tickets for player in match.view(0).players] == [0, 0, 0]
    assert match.view(0).deciding == (0, 2)
    match.play("keep 1 2", seat=0)
    events = match.play("keep 1 2 3 4", seat=2)
    assert [player.tickets for player in match.view(0).players] == [2, 3, 4]
    told = [event for event in events if isinstance(event, TicketsKept)]
    assert [(event.seat, event.count) for event in told] == [(0, 2), (1, 3), (2, 4)]
    for event in told:
        seen = seen_by(event, 0)
        assert isinstance(seen, TicketsKept)
        assert (seen.kept is None) == (event.seat != 0)
        assert (seen.rejected is None) == (event.seat != 0)


@pytest.mark.rule("X-120")
@pytest.mark.rule("C-69")
@pytest.mark.rule("C-70")
def test_others_see_the_number_of_tickets_only() -> None:
    table = given("europe", tickets={0: ["athina-edinburgh", "berlin-roma"]})

    for viewer in (1, None):
        view = table.match.view(viewer)
        assert view.players[0].tickets == 2
        assert view.tickets == ()
        assert "athina-edinburgh" not in repr(view)
    assert table.match.view(0).tickets == ("athina-edinburgh", "berlin-roma")


@pytest.mark.rule("C-69")
def test_an_offer_is_seen_by_the_player_who_chooses() -> None:
    table = given("nordic")
    [offered] = table.match.play("tickets")

    assert isinstance(offered, TicketsOffered)
    assert offered.tickets == table.match.view(0).offer
    assert len(table.match.view(0).offer) == 3
    assert table.match.view(1).offer == ()
    assert seen_by(offered, 1) == TicketsOffered(0, 3, None)
    assert seen_by(offered, 0) == offered


@pytest.mark.rule("C-70")
@pytest.mark.rule("Q-44")
def test_a_blind_card_is_known_to_its_owner_alone() -> None:
    table = given("switzerland", hand="1red", deck="1blue")
    drawn = table.match.play("draw blind")[0]

    assert drawn == CardDrawn(0, "train", "blue")
    assert seen_by(drawn, 0) == drawn
    assert seen_by(drawn, 1) == CardDrawn(0, "train", None)
    assert seen_by(drawn, None) == CardDrawn(0, "train", None)
    assert table.match.view(0).hand == (("blue", 1), ("red", 1))
    assert table.match.view(1).players[0].cards == 2
    assert table.match.view(1).players[0].known == ()


@pytest.mark.rule("Q-44")
def test_a_face_up_card_is_remembered_until_it_may_have_been_paid() -> None:
    table = given("europe", hand="1blue", market="red green blue white black")
    table.plays("draw up 1", "draw up 3")

    assert table.match.view(1).players[0].known == (("blue", 1), ("red", 1))
    table.plays("draw blind", "draw blind", "station wien with 1blue")
    assert table.match.view(1).players[0].known == (("red", 1),)


@pytest.mark.rule("Q-44")
def test_a_tunnel_shows_what_is_laid_and_revealed() -> None:
    route = "marseille-zurich"
    table = given("europe", hand="2purple 2loco", deck="1purple 2red")
    table.plays(f"claim {route} with 2purple")
    for viewer in (1, None):
        tunnel = table.match.view(viewer).tunnel
        assert tunnel is not None
        assert tunnel.cards == (("purple", 2),)
        assert tunnel.revealed == (("purple", 1), ("red", 2))
        assert tunnel.extra == 1
    assert table.match.view(1).players[0].known == ()

    table.plays("give up")

    assert table.match.view(1).players[0].known == (("purple", 2),)


@pytest.mark.rule("C-69")
@pytest.mark.rule("C-63")
@pytest.mark.rule("X-209")
def test_tickets_are_open_at_the_end() -> None:
    table = given("usa", tickets={0: ["denver-el-paso"], 1: ["boston-miami"]})
    assert table.match.view(1).result is None
    table.state.turns_left = 1
    table.plays("draw blind", "draw blind")

    result = table.match.view(None).result
    assert result is not None
    assert result.players[0].tickets == (("denver-el-paso", -4),)
    assert result.players[1].tickets == (("boston-miami", -12),)


@pytest.mark.rule("X-116")
@pytest.mark.rule("C-55")
def test_a_kept_ticket_cannot_be_rejected_later() -> None:
    table = given("europe", tickets={0: ["athina-edinburgh"]}).plays("tickets")

    assert table.refuses("keep 1 reject athina-edinburgh") == "TICKET_LOCKED"


@pytest.mark.rule("X-217")
@pytest.mark.rule("C-52")
def test_only_offered_tickets_can_be_kept() -> None:
    table = given("europe", tickets={1: ["athina-edinburgh"]}).plays("tickets")

    assert table.refuses("keep athina-edinburgh") == "TICKET_NOT_OFFERED"
    assert table.refuses("keep 4") == "TICKET_NOT_OFFERED"
    assert table.refuses("keep 1 reject athina-edinburgh") == "TICKET_NOT_OFFERED"


@pytest.mark.rule("Q-41")
@pytest.mark.rule("C-54")
def test_rejected_tickets_go_under_the_deck_in_the_order_named() -> None:
    table = given("europe", ticket_deck=10).plays("tickets")
    first, second, third = table.match.view(0).offer

    table.plays(f"keep 2 reject {third} {first}")

    assert table.ticket_deck()[-2:] == [third, first]
    assert second in table.match.view(0).tickets


@pytest.mark.rule("Q-41")
def test_rejected_tickets_not_named_follow_in_the_order_of_the_offer() -> None:
    table = given("europe", ticket_deck=10).plays("tickets")
    first, _, third = table.match.view(0).offer

    table.plays("keep 2")

    assert table.ticket_deck()[-2:] == [first, third]


@pytest.mark.rule("X-208")
@pytest.mark.rule("C-16")
@pytest.mark.parametrize("game", GAMES)
def test_a_drawn_card_stays_in_the_hand(game: str) -> None:
    table = given(game)
    blind = next(a for a in table.match.legal_actions() if isinstance(a, DrawBlind))
    table.plays(blind)

    assert table.refuses("put back") == "ACTION_NOT_IN_GAME"


def asked(station_choice: str, *more: str) -> Table:
    """Seat 0 ends the game, with a station in Wien at two routes of seat 1.

    With one of them the ticket to Stockholm is completed, with the other Paris.
    """
    north = ["berlin-essen", "essen-kobenhavn.1", "kobenhavn-stockholm.white"]
    west = ["frankfurt-paris.white", "frankfurt-munchen"]
    table = given(
        "europe",
        buildings={0: ["wien", *more]},
        owned={0: north + west, 1: ["berlin-wien", "munchen-wien"]},
        tickets={0: ["stockholm-wien", "paris-wien"]},
        station_choice=station_choice,
    )
    table.state.turns_left = 1
    return table.plays("draw blind", "draw blind")


@pytest.mark.rule("X-227")
@pytest.mark.rule("Q-32")
@pytest.mark.rule("E-29")
@pytest.mark.rule("E-30")
@pytest.mark.parametrize(
    ("said", "points"),
    [
        ("borrow wien:berlin-wien", {"stockholm-wien": 11, "paris-wien": -8}),
        ("borrow wien:munchen-wien", {"stockholm-wien": -11, "paris-wien": 8}),
        ("borrow nothing", {"stockholm-wien": -11, "paris-wien": -8}),
    ],
)
def test_an_owner_says_once_what_a_station_borrows(
    said: str, points: dict[str, int]
) -> None:
    table = asked("owner")
    assert table.match.view(None).phase == "borrowing"
    assert table.match.view(None).deciding == (0,)

    table.plays(said)

    assert table.match.is_over
    assert dict(table.match.result().players[0].tickets) == points
    assert table.refuses(said) == "GAME_OVER"


@pytest.mark.rule("Q-32")
@pytest.mark.rule("E-29")
def test_each_station_borrows_what_its_owner_says() -> None:
    table = asked("owner", "munchen")

    table.plays("borrow wien:berlin-wien munchen:munchen-wien")

    tickets = dict(table.match.result().players[0].tickets)
    assert tickets == {"stockholm-wien": 11, "paris-wien": 8}


@pytest.mark.rule("Q-32")
def test_without_the_option_nobody_is_asked() -> None:
    table = asked("automatic")

    assert table.match.is_over
    tickets = dict(table.match.result().players[0].tickets)
    assert tickets == {"stockholm-wien": 11, "paris-wien": -8}


@pytest.mark.rule("Q-32")
def test_what_an_owner_says_is_public_and_must_be_possible() -> None:
    table = asked("owner")

    for wrong in ("wien:warszawa-wien", "wien:berlin-essen", "berlin:berlin-wien"):
        assert table.refuses(f"borrow {wrong}") == "BORROWING_INVALID"
    assert table.refuses("borrow nothing", seat=1) == "NOT_YOUR_TURN"
    table.plays("borrow wien:munchen-wien")
    assert table.match.view(1).players[0].borrowed == (("wien", "munchen-wien"),)


@pytest.mark.rule("Q-32")
def test_everything_that_can_be_borrowed_is_listed() -> None:
    table = asked("owner")

    listed = {format_action(action) for action in table.match.legal_actions()}
    assert listed == {
        "borrow nothing",
        "borrow wien:berlin-wien",
        "borrow wien:munchen-wien",
    }
