"""A view holds what its seat may know, and nothing that changes behind its back."""

import dataclasses
import random

import pytest
from mypy_extensions import u8
from tests.model.play import TABLES, played

from railwright.core import codes
from railwright.core.packing import derive_counts
from railwright.core.state import OFFER_ROOM, State
from railwright.errors import GameError
from railwright.model import Match, new_game


def reshuffle(match: Match, seat: int | None, luck: random.Random) -> None:
    """Exchange all cards and tickets that a seat must not know, among themselves."""
    _reshuffle_cards(match, seat, luck)
    _reshuffle_tickets(match.state, seat, luck)
    state = match.state
    for stream in range(len(state.streams)):
        state.streams[stream] = luck.randrange(1, 1 << 60)
    for other in range(match.seats):
        if other == seat or state.choice[other] < 0:
            continue
        is_fleet = state.phase == codes.PIECES
        state.choice[other] = luck.randrange(10, 26) if is_fleet else 7


def _reshuffle_cards(match: Match, seat: int | None, luck: random.Random) -> None:
    state, kinds = match.state, len(match.words.cards)
    for deck in range(len(match.words.decks)):
        start, count = int(state.rules.deck_start[deck]), int(state.in_deck[deck])
        pool = [int(state.deck[start + place]) for place in range(count)]
        hidden = {
            other: _unknown_cards(match, other, deck)
            for other in range(match.seats)
            if other != seat
        }
        pool += [card for cards in hidden.values() for card in cards]
        luck.shuffle(pool)
        for other, cards in hidden.items():
            for card in cards:
                state.hand[other * kinds + card] -= 1
                state.hand[other * kinds + pool.pop()] += 1
        for place in range(count):
            state.deck[start + place] = u8(pool.pop())
    derive_counts(state)


def _unknown_cards(match: Match, seat: int, deck: int) -> list[int]:
    """The cards of a deck in a hand that nobody else has seen."""
    state, kinds = match.state, len(match.words.cards)
    cards = []
    for kind, known in enumerate(match.witness.known_of(seat)):
        if state.rules.kind_deck[kind] == deck:
            held = int(state.hand[seat * kinds + kind])
            cards += [kind] * (held - known)
    return cards


def _reshuffle_tickets(state: State, seat: int | None, luck: random.Random) -> None:
    """Deal all tickets anew that the seat has not seen, to the same places."""
    size = int(state.rules.tickets)
    own = set()
    if seat is not None:
        base = seat * OFFER_ROOM
        own = set(map(int, state.offer[base : base + state.in_offer[seat]]))
        own |= {ticket for ticket, at in enumerate(state.holder) if at == seat}
    hidden = [ticket for ticket in range(size) if ticket not in own]
    mixed = luck.sample(hidden, len(hidden))
    new = dict(zip(hidden, mixed, strict=True))
    holder = [int(at) for at in state.holder]
    for ticket, other in new.items():
        state.holder[other] = u8(holder[ticket])
    for place in range(len(state.ticket_ring)):
        ticket = int(state.ticket_ring[place])
        state.ticket_ring[place] = u8(new.get(ticket, ticket))
    for place in range(len(state.offer)):
        ticket = int(state.offer[place])
        state.offer[place] = new.get(ticket, ticket)


@pytest.mark.rule("C-69")
@pytest.mark.rule("C-70")
@pytest.mark.rule("Q-44")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_view_does_not_change_with_what_is_hidden(name: str, seats: int) -> None:
    luck = random.Random(seats)
    for match in played(name, seats, seed=seats, every=9):
        for viewer in (*range(seats), None):
            if match.is_over:  # then the tickets are open, so they must stay
                continue
            other = match.copy()
            reshuffle(other, viewer, luck)
            assert other.view(viewer) == match.view(viewer)


def test_the_reshuffle_does_change_what_is_hidden() -> None:
    match = new_game("europe", 3, 1)
    other = match.copy()
    reshuffle(other, 0, random.Random(1))

    assert other.view(1).hand != match.view(1).hand
    assert other.view(1).offer != match.view(1).offer
    assert other.view(0).hand == match.view(0).hand


def test_a_view_says_nothing_of_seed_and_secret() -> None:
    secret = bytes(range(32))
    match = new_game("world", 3, secret=secret)
    names = {field.name for field in dataclasses.fields(match.view(0))}

    assert not names & {"seed", "secret", "deal", "state", "luck"}
    assert secret.hex() not in repr(match.view(0))
    assert repr(secret) not in repr(match.view(0))


@pytest.mark.rule("C-70")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_remembered_is_held(name: str, seats: int) -> None:
    remembered = 0
    for match in played(name, seats, seed=3, every=5):
        for player in match.view(None).players:
            hand = dict(match.view(player.seat).hand)
            assert all(count <= hand.get(card, 0) for card, count in player.known)
            remembered += len(player.known)
    assert remembered > 20


@pytest.mark.rule("C-70")
def test_views_count_every_card_once() -> None:
    for match in played("world", 3, seed=5, every=11):
        view = match.view(1)
        seen = sum(player.cards for player in view.players)
        seen += sum(count for _, count in view.decks)
        seen += sum(count for _, count in view.discards)
        seen += sum(card is not None for card in view.market)
        assert seen == sum(match.state.rules.kind_count)


def test_actions_are_those_of_the_seat_to_act() -> None:
    match = new_game("nordic", 3, 1)
    assert match.view(2).actions == tuple(match.legal_actions(2))
    assert match.view(None).actions == ()
    match.play("keep 1 2", seat=2)
    assert match.view(2).actions == ()


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_is_no_view_of_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(GameError, match=f"the seats are 0 to 1, not {seat}"):
        new_game("nordic", 2).view(seat)
