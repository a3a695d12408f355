"""Whom a ladder lets meet next."""

from collections import Counter
from dataclasses import replace

from tests.contests.games import duel, ended

from railwright.contests import Outcome
from railwright.contests.pairing import Pairing


def picked(pairing: Pairing, deals: int) -> Counter[frozenset[str]]:
    """How often each pair is chosen for the next deals."""
    return Counter(frozenset(pairing.next_fixtures()[0].seats) for _ in range(deals))


def knowing(*games: Outcome, names: str = "abcd") -> Pairing:
    pairing = Pairing(tuple(names), 0)
    for game in games:
        pairing.know(game)
    return pairing


def slow(game: Outcome, bot: str, seconds: float) -> Outcome:
    """The same game, in which a bot thought for so long."""
    finishes = tuple(
        replace(finish, seconds=seconds if name == bot else 0.0)
        for name, finish in zip(game.seats, game.finishes, strict=True)
    )
    return replace(game, finishes=finishes)


def chain() -> list[Outcome]:
    """Each of a, b, c, d has beaten the next one nine times in ten."""
    games: list[Outcome] = []
    for seed in range(10):
        for one, other in ("ab", "bc", "cd"):
            better, worse = (one, other) if seed else (other, one)
            games += duel(seed, better, worse)
    return games


def test_neighbors_meet_more_often_than_strangers() -> None:
    pairing = knowing(*chain())
    picked(pairing, 60)

    near = [pairing.met[0, 1], pairing.met[1, 2], pairing.met[2, 3]]
    further = [pairing.met[0, 2], pairing.met[1, 3]]
    assert min(near) > 2 * max(further)
    assert pairing.met[0, 3] <= min(further)


def test_distances_of_all_neighbors_are_known_about_equally_well() -> None:
    """Also of those at the ends, who have one neighbor only."""
    pairing = knowing(*chain())
    picked(pairing, 100)

    found = [pairing.met[0, 1], pairing.met[1, 2], pairing.met[2, 3]]
    assert max(found) < 1.1 * min(found)


def test_a_newcomer_plays_first() -> None:
    found = picked(knowing(*chain(), names="abcde"), 4)

    assert all("e" in pair for pair in found)


def test_a_deal_is_played_in_both_seatings_and_no_deal_twice() -> None:
    pairing = Pairing(("a", "b", "c"), 7)
    deals = [pairing.next_fixtures() for _ in range(6)]

    assert [one.number for one, _ in deals] == [7, 8, 9, 10, 11, 12]
    for one, other in deals:
        assert one.number == other.number
        assert one.seats == other.seats[::-1]


def test_all_meet_before_anything_is_known() -> None:
    found = picked(Pairing(tuple("abcd"), 0), 6)

    assert [*found.values()] == [1] * 6


def test_slow_bots_play_less() -> None:
    """Games of c cost 30 s, others 0.3 s, so v may be √100 times as large.

    With x deals of each pair of c and y of the other, v is 1 / (x + x y / (x + y)) for
    the former and 1 / (y + x / 2) for the latter, as with resistors: y = 19 x.
    """
    even = [ended(n, pair, (1, 1)) for n, pair in enumerate(("ab", "ac", "bc"))]
    pairing = knowing(*(slow(game, "c", 30.0) for game in even), names="abc")

    picked(pairing, 120)

    assert 105 <= pairing.met[0, 1] <= 116
    assert abs(pairing.met[0, 2] - pairing.met[1, 2]) <= 1


def test_a_deal_that_is_half_played_is_completed() -> None:
    pairing = knowing(*duel(3, "a", "b"), ended(5, "cd", (1, 2)))

    (fixture,) = pairing.open_fixtures()
    assert (fixture.number, fixture.seats) == (5, ("d", "c"))
    assert pairing.next == 6


def test_processor_time_counts_where_it_is_known() -> None:
    """A busy machine took 30 s by the clock for what needed 3 s of a processor."""
    pairing = Pairing(("a", "b"), 0)
    for game in duel(0, "a", "b"):
        pairing.add(slow(game, "b", 30.0), seconds=3.0)

    assert pairing.seconds[1] == 6.0
