"""A small network of whole numbers, the traits it looks at, and its file."""

import json
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.model.play import played

from railwright.bots.imagination import Imagination
from railwright.bots.learned import Learned, learned_path, read_learned
from railwright.bots.seat_sight import sight_of
from railwright.bots.study import Study, study
from railwright.core import codes
from railwright.core.scoring import final_scores
from railwright.core.state import State
from railwright.errors import FileError
from railwright.games import GAMES
from railwright.model.table import Deal
from railwright.tactics.judgement import Mind
from railwright.tactics.playout import Foresight, play_out, try_out
from railwright.tactics.self_play import SelfPlay
from railwright.tactics.trait_names import MOST, names
from railwright.tactics.traits import Traits
from railwright.tactics.value_network import Layer, ValueNetwork

MOST_BYTES = 30_000


def row(*numbers: int) -> vec[i64]:
    return vec[i64]([*numbers])


def test_a_network_sums_up_what_its_weights_say() -> None:
    """Two inputs and one, two numbers between, one guess.

    3 * 10 + 64 * 2 = 158 and 3 * -50 + 64 = -86: 79 is passed on, and nothing. With the
    256 that is always there, 79 * 4 + 256 * -1 = 60, a quarter of which is 15.
    """
    first = Layer(3, 2, [10, -50, 7, 7, 2, 1], 1)
    last = Layer(3, 1, [4, 9, -1], 2)

    assert ValueNetwork([first, last]).guess(row(3, 0, 64)) == 15


def test_guesses_below_0_are_rounded_down() -> None:
    assert ValueNetwork([Layer(2, 1, [-3, 1], 1)]).guess(row(2, 1)) == -3


def two(game: str) -> Study:
    return study(Deal(game, 2, 0))


def at_first_turn(game: Study, seed: int) -> tuple[Mind, State]:
    """A game whose opening decisions judgement has made."""
    mind, state = Mind(game.atlas), game.dealt(seed)
    play_out(mind, state, 1, 0)
    mind.forget()
    return mind, state


def test_traits_of_a_game_that_begins() -> None:
    """45 wagons, of which 2 may be left; 4 cards and 3 stations, 12 points for them."""
    mind, state = at_first_turn(two("europe"), 1)
    seat = int(state.player)
    told = Traits(mind).tell(state, seat)
    found = dict(zip(names(state.rules), map(int, told), strict=True))

    for each in (0, 1):
        assert found[f"{each}: wagons"] == 45
        assert found[f"{each}: pieces until the end begins"] == 43
        assert found[f"{each}: cards in hand"] == 4
        assert found[f"{each}: stations or ports left"] == 3
        assert found[f"{each}: half of the score"] == 0
        assert found[f"{each}: routes owned"] == 0
    assert found["turns until the seat moves"] == 0
    assert found["cards in the decks"] == 110 - 2 * 4 - 5
    assert found["discarded cards"] == 0
    assert found["free routes"] == 101
    assert found["one"] == 64
    assert sum(told[9 : 9 + int(state.rules.kinds)]) == 5  # face up


def test_the_other_seat_has_the_same_traits_in_other_places() -> None:
    mind, state = at_first_turn(two("world"), 2)
    traits = Traits(mind)
    ours, theirs = (
        dict(zip(names(state.rules), map(int, traits.tell(state, seat)), strict=True))
        for seat in (0, 1)
    )

    for name, value in ours.items():
        if name.startswith("0: "):
            assert theirs[f"1: {name[3:]}"] == value


@pytest.mark.parametrize("game", GAMES)
def test_every_trait_fits_into_a_byte(game: str) -> None:
    known = two(game)
    player = SelfPlay(Mind(known.atlas))
    rows = [each for each, _ in player.samples(known.dealt(3), 1 << 40, 20, 50, 2)]

    assert len(rows) > 5
    for each in rows:
        assert len(each) == len(names(known.table.rules))
        assert all(abs(number - 128) <= MOST for number in each)


def test_samples_know_how_their_game_ended() -> None:
    """With no odd action it is the game that judgement plays."""
    known = two("usa")
    mind = Mind(known.atlas)
    state, luck = known.dealt(4), 1 << 41
    found = SelfPlay(mind).samples(state, luck, 0, 0, 1)
    totals = [int(each.total()) for each in final_scores(state, known.table.scoring)]
    other = known.dealt(4)
    play_out(mind, other, luck)

    assert state.phase == codes.OVER
    assert list(other.owner) == list(state.owner)
    assert {margin for _, margin in found} == {
        totals[0] - totals[1],
        totals[1] - totals[0],
    }


@pytest.mark.parametrize("game", GAMES)
def test_our_boards_have_weights_for_two_players(game: str) -> None:
    path = learned_path(game, 2)
    weights = read_learned(path)

    assert two(game).network is not None
    assert path.stat().st_size <= MOST_BYTES
    assert f"railwright train {game} --players 2 " in weights.made_by


def test_weights_are_for_no_other_table() -> None:
    """Whoever has not played there knows nothing about it."""
    board = json.loads((GAMES["usa"].folder / "map.json").read_text(encoding="utf-8"))
    board["route_points"]["1"] = 2
    others = [
        Deal("usa", 3, 0),
        Deal("usa", 2, 0, board=json.dumps(board)),  # type: ignore[arg-type]
        Deal("switzerland", 2, 0, options=(("swiss_trains", "40"),)),
    ]

    assert [study(each).network for each in others] == [None] * 3


def test_a_game_that_ends_soon_is_not_guessed() -> None:
    """Of so many turns, none is left to guess about."""
    match = next(islice(played("usa", 2, seed=3), 40, None))
    seat = match.deciding[0]
    sight = sight_of(match.view(seat))
    world = Imagination(sight).world(Random(1))
    mind = Mind(sight.study.atlas)
    wrong = ValueNetwork([Layer(len(names(world.rules)), 1, [9] * 200, 0)])
    for action in sight.choices[:3]:
        whole = try_out(mind, world, seat, action)

        assert Foresight(mind, wrong).try_out(world, seat, action, 1000) == 16 * whole
        assert Foresight(mind, wrong).try_out(world, seat, action, 2) != 16 * whole


def test_weights_are_kept_in_a_file(tmp_path: Path) -> None:
    """Three inputs, two numbers between and a constant, one guess."""
    known = Learned(
        "by hand", "abc", (3, 2, 1), (1, 2), (10, -50, 7, 7, 2, 1, 4, 9, -1)
    )
    path = tmp_path / "value.json"
    path.write_text(known.text(), encoding="utf-8")

    assert read_learned(path) == known
    assert read_learned(path).network().guess(row(3, 0, 64)) == 15


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[1]",
        '{"made_by": "", "traits": "", "sizes": [3, 1], "bits": [0], "weights": "!"}',
        '{"made_by": "", "traits": "", "sizes": [3, 1], "bits": [], "weights": ""}',
    ],
)
def test_another_file_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "value.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(FileError, match=r"value\.json: this is no file of weights"):
        read_learned(path)
