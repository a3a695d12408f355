"""Random play to the end keeps every promise of the rules (X-190)."""

import random
from collections.abc import Iterator

import pytest

from railwright.core.codec import costs_cards, kind_of
from railwright.core.codes import IN_BOX, IN_DECK, NOBODY, OFFERED, OVER, PIECES
from railwright.core.engine import Dealer, payment_of, play, seat_to_act
from railwright.core.legality import paid_refusal, refusal
from railwright.core.listing import legal
from railwright.core.rules import Rules
from railwright.core.scoring import final_scores
from railwright.core.state import State
from railwright.games import GAMES, load_map, rules_of, scoring_of

TABLES = [
    (name, seats)
    for name, game in GAMES.items()
    for seats in range(game.seats[0], game.seats[1] + 1)
]
MOST_DECISIONS = 20_000


def rules(name: str, seats: int) -> Rules:
    return rules_of(GAMES[name], load_map(name), seats)


def played(name: str, seats: int, seed: int) -> Iterator[State]:
    """A random game, position by position, up to the end."""
    luck = random.Random(seed)
    state = Dealer(rules(name, seats)).deal(seed)
    for _ in range(MOST_DECISIONS):
        yield state
        if state.phase == OVER:
            return
        seat = seat_to_act(state)
        count = legal(state, seat)
        assert count > 0, "somebody must be able to act"
        play(state, seat, state.actions[luck.randrange(int(count))])
    pytest.fail("the game does not end")


def cards_of(state: State) -> list[int]:
    """How many cards of each kind there are, wherever they lie."""
    kinds = int(state.rules.kinds)
    found = [
        int(state.discard[kind] + state.laid[kind] + state.revealed[kind])
        for kind in range(kinds)
    ]
    for deck in range(int(state.rules.decks)):
        start = int(state.rules.deck_start[deck])
        for place in range(int(state.in_deck[deck])):
            found[state.deck[start + place]] += 1
    for card in state.market:
        if card >= 0:
            found[card] += 1
    for place, count in enumerate(state.hand):
        found[place % kinds] += int(count)
    return found


def check_counts(state: State) -> None:
    terms = state.rules
    assert cards_of(state) == list(terms.kind_count)
    assert min(state.hand) >= 0
    assert min(state.discard) >= 0
    kinds = int(terms.kinds)
    for seat in range(int(terms.seats)):
        held = sum(state.hand[seat * kinds : (seat + 1) * kinds])
        assert held == state.in_hand[seat]
        check_pieces(state, seat)
    check_tickets(state)


def check_pieces(state: State, seat: int) -> None:
    terms = state.rules
    placed = [route for route in range(int(terms.routes)) if state.owner[route] == seat]
    on_board = sum(terms.lengths[route] for route in placed)
    left = state.pieces_left(seat) + state.box[2 * seat] + state.box[2 * seat + 1]
    assert on_board + left == terms.most_wagons + terms.most_ships
    for route in placed:
        twin = terms.twins[route]
        assert twin < 0 or state.owner[twin] != seat, "never both tracks (C-34)"
        if twin >= 0 and not terms.both_tracks:
            assert state.owner[twin] == NOBODY, "the other track is closed (C-35)"


def check_tickets(state: State) -> None:
    """Each ticket is in one place, and the deck holds what it says."""
    size = int(state.rules.tickets)
    ring = [
        int(state.ticket_ring[(int(state.ticket_top) + place) % size])
        for place in range(int(state.ticket_count))
    ]
    in_deck = [ticket for ticket in range(size) if state.holder[ticket] == IN_DECK]
    assert sorted(ring) == in_deck
    offered = sum(state.in_offer)
    assert offered == sum(holder == OFFERED for holder in state.holder)
    for holder in state.holder:
        is_player = int(holder) < int(state.rules.seats)
        assert is_player or holder in {IN_DECK, IN_BOX, OFFERED}


def recount(state: State, seat: int) -> int:
    terms = state.rules
    return sum(
        int(terms.route_points[route])
        for route in range(int(terms.routes))
        if state.owner[route] == seat
    )


@pytest.mark.rule("X-190", "C-71", "C-64")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nothing_is_lost_and_every_game_ends(name: str, seats: int) -> None:
    for seed in range(2):
        exchanged = [0] * seats
        stock: list[int] = []
        for state in played(name, seats, seed):
            check_counts(state)
            for seat in range(seats):
                exchanged[seat] += swapped(stock, list(state.stock), seat)
                points = recount(state, seat) - exchanged[seat]
                assert state.score[seat] == points, "the running score is the recount"
            stock = list(state.stock) if state.phase > PIECES else []


def swapped(before: list[int], after: list[int], seat: int) -> int:
    """How many pieces of a player went into the box and were replaced by others."""
    if not before:
        return 0
    changes = [after[2 * seat + kind] - before[2 * seat + kind] for kind in (0, 1)]
    return max(0, *changes)


def is_accepted(state: State, action: int) -> bool:
    """Whether the full check has nothing against a listed action and its cards."""
    if costs_cards(kind_of(action)):
        return not paid_refusal(state, action, payment_of(state, action))
    return not refusal(state, action)


@pytest.mark.parametrize(("name", "seats"), [(n, s) for n, s in TABLES if s <= 3])
def test_what_is_listed_is_accepted(name: str, seats: int) -> None:
    checked = 0
    for number, state in enumerate(played(name, seats, seed=7)):
        if number % 7:
            continue
        count = int(legal(state, seat_to_act(state))) if state.phase != OVER else 0
        listed = [int(state.actions[place]) for place in range(count)]
        assert len(set(listed)) == count, "nothing is listed twice"
        for action in listed:
            assert is_accepted(state, action), action
        checked += count
    assert checked > 50


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_seed_gives_the_same_game(name: str, seats: int) -> None:
    first = [list(state.hand) for state in played(name, seats, seed=3)]
    second = [list(state.hand) for state in played(name, seats, seed=3)]

    assert first == second


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_copy_goes_its_own_way(name: str, seats: int) -> None:
    positions = played(name, seats, seed=5)
    state = next(state for number, state in enumerate(positions) if number == 30)
    copy = state.copy()
    before = (cards_of(copy), list(copy.hand), list(copy.owner), int(copy.player))
    for _ in positions:
        pass

    assert state.phase == OVER
    assert copy.phase != OVER
    assert before == (
        cards_of(copy),
        list(copy.hand),
        list(copy.owner),
        int(copy.player),
    )


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_part_of_a_total_is_counted_once(name: str, seats: int) -> None:
    terms = scoring_of(GAMES[name], load_map(name))
    *_, state = played(name, seats, seed=11)

    for seat, score in enumerate(final_scores(state, terms)):
        held = [t for t, holder in enumerate(state.holder) if holder == seat]
        assert [ticket for ticket, _ in score.tickets] == held
        assert score.part("routes") == state.score[seat]
        assert score.part("tickets") == sum(points for _, points in score.tickets)
        assert [part for part, _ in score.parts] == [
            part.name for part in GAMES[name].scoring
        ]
        assert score.total() == sum(points for _, points in score.parts)
