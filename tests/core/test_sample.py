"""A random action is picked among exactly those that are listed."""

import pytest
from mypy_extensions import i64

from railwright.core.chance import below, first_state, step
from railwright.core.engine import Dealer, play, rollout, seat_to_act
from railwright.core.listing import legal, sample
from railwright.core.menu import count_bits, low_bit
from railwright.core.state import State
from railwright.games import GAMES, load_map, rules_of

TABLES = [
    (name, seats)
    for name, game in GAMES.items()
    for seats in range(game.seats[0], game.seats[1] + 1)
]


def luck_for(number: int, count: int) -> int:
    """A state of the generator that stands for a number below count."""
    luck = ((number << 32) + (1 << 31)) // count
    assert below(i64(luck), i64(count)) == number
    return luck


def check_decision(state: State, seat: int) -> list[int]:
    """Whether each listed action is picked by its number; all of them."""
    count = int(legal(state, i64(seat)))
    listed = [int(state.actions[place]) for place in range(count)]
    picked = [
        int(sample(state, i64(seat), i64(luck_for(number, count))))
        for number in range(count)
    ]
    assert picked == listed
    return listed


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_each_number_picks_the_action_of_that_place_in_the_list(
    name: str, seats: int
) -> None:
    state = Dealer(rules_of(GAMES[name], load_map(name), seats)).deal(7)
    luck = first_state(7, 0)
    while (seat := int(seat_to_act(state))) >= 0:
        listed = check_decision(state, seat)
        assert len(set(listed)) == len(listed)
        luck = int(step(i64(luck)))
        play(state, i64(seat), i64(listed[int(below(i64(luck), i64(len(listed))))]))


@pytest.mark.parametrize("name", GAMES)
def test_a_rollout_is_a_loop_over_the_list(name: str) -> None:
    dealer = Dealer(rules_of(GAMES[name], load_map(name), 2))
    rolled, played = dealer.deal(3), dealer.deal(3)
    decisions = rollout(rolled, i64(11))

    luck = first_state(11, 4)
    count = 0
    while (seat := int(seat_to_act(played))) >= 0:
        luck = int(step(i64(luck)))
        number = below(i64(luck), legal(played, i64(seat)))
        play(played, i64(seat), played.actions[number])
        count += 1

    assert count == decisions
    assert list(rolled.owner) == list(played.owner)
    assert list(rolled.hand) == list(played.hand)


@pytest.mark.parametrize("place", range(62))
def test_the_lowest_place_of_a_mask(place: int) -> None:
    higher = (1 << 62) - (1 << place)

    assert low_bit(i64(1 << place)) == place
    assert low_bit(i64(higher)) == place
    assert count_bits(i64(higher)) == 62 - place
    assert count_bits(i64(1 << place)) == 1


def test_no_place_of_an_empty_mask() -> None:
    assert count_bits(i64(0)) == 0
