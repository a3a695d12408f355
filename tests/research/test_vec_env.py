"""Many games at once are the games that everybody plays."""

import pickle
import re
from typing import Any

import numpy as np
import pytest
from tests.memory import is_lost

from railwright.errors import GameError
from railwright.games import GAMES
from railwright.model import new_game
from railwright.model.record import replay
from railwright.model.record_reader import parse_record
from railwright.research import Episode, VecEnv


def everything(env: VecEnv) -> list[bytes]:
    shown = env.shown
    arrays = (shown.mask, shown.observation, shown.seat, shown.done, shown.final_score)
    return [array.tobytes() for array in arrays]


@pytest.mark.parametrize("game", GAMES)
def test_records_of_a_batch_verify_with_the_ordinary_engine(game: str) -> None:
    env = VecEnv(game, 2, n=3, seed=40, keep_records=True)
    env.reset()
    totals: dict[int, tuple[int, ...]] = {}
    records: list[str] = []
    while len(records) < 6:
        seeds = env.seeds.copy()
        shown = env.step(env.sample())
        for row in np.flatnonzero(shown.done):
            totals[int(seeds[row])] = tuple(map(int, shown.final_score[row]))
        records += env.records()

    for text in records:
        said = parse_record(text)
        assert said.result == totals[said.deal.seed]
        assert tuple(p.total for p in replay(text).result().players) == said.result
    dealt = {parse_record(text).deal.seed for text in records}
    assert {40, 41, 42} <= dealt <= {*range(40, 60)}


@pytest.mark.parametrize("game", ["europe", "nordic"])
def test_a_row_is_the_game_of_its_seed(game: str) -> None:
    env = VecEnv(game, 3, n=2, seed=9)
    env.reset()
    for _ in range(60):
        env.step(env.sample())
    for row, seed in enumerate(env.seeds):
        match = env.match(row)
        assert match.deal.seed == seed
        assert match.seat_to_act == env.shown.seat[row]
        state = env.batch.journeys[row].state
        assert match.hash() == type(match)(match.deal, match.table, state).hash()


def test_results_come_for_all_seats_when_the_next_game_is_there() -> None:
    env = VecEnv("nordic", 3, n=4, seed=3, reward="result")
    shown = env.reset()
    arrays = [id(getattr(shown, name)) for name in ("mask", "observation", "reward")]
    ended = 0
    for _ in range(500):
        shown = env.step(env.sample())
        for row in np.flatnonzero(shown.done):
            ended += 1
            rewards = shown.reward[row]
            assert abs(float(rewards.sum())) < 1e-6
            best = shown.final_score[row].max()
            assert shown.final_score[row][rewards.argmax()] == best
            assert shown.observation[row][0] == 1, "the opening of the next game"
        assert not shown.reward[shown.done == 0].any()
        assert (shown.mask.sum(1) > 0).all()
    assert ended > 4
    assert [id(getattr(shown, n)) for n in ("mask", "observation", "reward")] == arrays


def test_the_margin_is_rewarded_if_that_is_wished() -> None:
    env = VecEnv("usa", 2, n=2, seed=1, reward="margin")
    shown = env.reset()
    while not shown.done.any():
        shown = env.step(env.sample())
    row = int(shown.done.argmax())
    ahead = int(shown.final_score[row][0] - shown.final_score[row][1])

    assert list(shown.reward[row]) == [
        np.float32(ahead / 100),
        np.float32(-ahead / 100),
    ]


def test_a_refused_batch_changes_nothing() -> None:
    env = VecEnv("europe", 2, n=3, seed=5)
    env.reset()
    for _ in range(30):
        env.step(env.sample())
    before = everything(env)
    actions = env.sample().copy()
    actions[2] = int((env.shown.mask[2] == 0).argmax())

    said = rf"action {actions[2]} \(.+\) is not legal for seat \d in row 2, seed 7"
    with pytest.raises(GameError, match=said):
        env.step(actions)
    for wrong in (-1, 904, 2**31 - 1):
        actions[2] = wrong
        with pytest.raises(GameError, match=f"action {wrong} is not legal"):
            env.step(actions)
    with pytest.raises(
        GameError, match=re.escape("expected 3 actions, not shape (2,)")
    ):
        env.step(actions[:2])
    assert everything(env) == before


def test_no_other_number_is_taken_for_an_action() -> None:
    env = VecEnv("europe", 2, n=2, seed=5)
    env.reset()
    before = everything(env)
    legal = env.sample().copy()

    for far in (2**32, -(2**32), 2**62):
        wrong = legal.astype(np.int64) + np.array([0, far])
        said = rf"action {wrong[1]} is not legal for seat \d in row 1"
        with pytest.raises(GameError, match=said):
            env.step(wrong)
    with pytest.raises(GameError, match="whole numbers, not float64"):
        env.step(legal + 0.9)
    with pytest.raises(GameError, match="whole numbers, not bool"):
        env.step([True, False])
    assert everything(env) == before
    for kind in (np.int16, np.uint64):
        env.clone().step(legal.astype(kind))


def test_a_step_leaves_nothing_behind() -> None:
    env = VecEnv("europe", 2, n=8, seed=1)
    env.reset()

    assert not is_lost(lambda: env.step(env.sample()))


@pytest.mark.parametrize("observe", [True, False])
def test_rows_are_the_same_however_many_there_are(*, observe: bool) -> None:
    """Many are cleared in several parts, each just before its rows are written."""
    env = VecEnv("europe", 2, n=150, seed=7, observe=observe)
    env.reset()
    for _ in range(5):
        env.step(env.shown.mask.argmax(1))
    for row in (0, 15, 16, 71, 72, 149):
        alone = VecEnv("europe", 2, n=1, seed=7 + row, observe=observe)
        alone.reset()
        for _ in range(5):
            alone.step(alone.shown.mask.argmax(1))
        assert (env.shown.mask[row] == alone.shown.mask[0]).all()
        assert (env.shown.observation[row] == alone.shown.observation[0]).all()


def test_arrays_are_for_reading() -> None:
    shown = VecEnv("usa", 2, n=2).reset()

    for array in (shown.mask, shown.observation, shown.seat, shown.reward, shown.done):
        assert not array.flags.writeable


def test_a_clone_goes_its_own_way() -> None:
    env = VecEnv("switzerland", 2, n=3, seed=2)
    env.reset()
    for _ in range(50):
        env.step(env.sample())
    twin = env.clone()
    before = everything(env)
    assert everything(twin) == before
    for _ in range(200):
        twin.step(twin.sample())
    assert everything(env) == before
    other = env.clone()
    for _ in range(200):
        other.step(other.sample())
    assert everything(other) == everything(twin)


@pytest.mark.parametrize("game", GAMES)
def test_rows_that_are_kept_up_to_date_are_those_written_afresh(game: str) -> None:
    """A clone looks at everything anew."""
    env = VecEnv(game, 3, n=2, seed=4)
    env.reset()
    for step in range(240):
        env.step(env.sample())
        if step % 12 == 0:
            assert everything(env.clone())[:3] == everything(env)[:3]
    env.resample(seat=0, seed=3)
    for _ in range(30):
        env.step(env.sample())
        assert everything(env.clone())[:3] == everything(env)[:3]


def test_games_can_be_stored_and_continued() -> None:
    env = VecEnv("world", 2, n=2, seed=8)
    env.reset()
    for _ in range(80):
        env.step(env.sample())
    packed = pickle.dumps(env.state_dict())
    other = VecEnv("world", 2, n=2)
    other.reset()
    other.load_state_dict(pickle.loads(packed))
    for each in (env, other):
        for _ in range(100):
            each.step(each.sample())

    assert everything(other) == everything(env)
    with pytest.raises(GameError, match="of another table"):
        VecEnv("usa", 2, n=2).load_state_dict(pickle.loads(packed))


def test_a_resampled_game_is_known_as_one_wherever_it_is_loaded() -> None:
    env = VecEnv("usa", 2, n=2, seed=8)
    env.reset()
    dealt = env.state_dict()
    env.resample(seed=1)
    other = VecEnv("usa", 2, n=2)
    other.load_state_dict(pickle.loads(pickle.dumps(env.state_dict())))

    with pytest.raises(GameError, match="resampled"):
        other.match(0)
    with pytest.raises(GameError, match="resampled"):
        other.clone().match(1)
    other.load_state_dict(dealt)
    assert other.match(0).hash() == new_game("usa", 2, 8).hash()


def test_loaded_games_go_on_at_your_seat() -> None:
    alone = VecEnv("usa", 2, n=4, seed=8, options={"first_player": 1})
    alone.reset()
    env = VecEnv("usa", 2, 4, opponents=["random"], options={"first_player": 1})
    env.reset()
    first = everything(env)
    shown = env.load_state_dict(alone.state_dict())

    assert list(shown.seat) == [0, 1, 0, 1]
    assert [int(each.decisions) for each in env.batch.journeys] == [0, 1, 0, 1]
    env.reset(seed=0)
    assert everything(env) == first


def test_bots_are_made_anew_for_loaded_games() -> None:
    """Bots that have already decided in a game have used some of their luck."""
    env = VecEnv("usa", 2, n=1, seed=1, opponents=["random"])
    env.reset()
    start = env.state_dict()
    played = []
    for _ in range(2):
        env.load_state_dict(start)
        for _ in range(40):
            env.step(env.sample())
        played.append(everything(env))

    assert played[0] == played[1]


def test_a_resample_loses_no_records() -> None:
    """Of both rows the first game has a record, the resampled one none."""
    env = VecEnv("usa", 2, n=2, seed=3, limit=4, keep_records=True)
    env.reset()
    for step in range(12):
        env.step(env.sample())
        if step == 5:
            env.resample(seed=1)
    dealt = [parse_record(text).deal.seed for text in env.records()]

    assert dealt == [3, 4, 7, 8]
    assert env.records() == []


@pytest.mark.rule("C-69")
@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_knows_survives_a_resample(game: str) -> None:
    env = VecEnv(game, 2, n=4, seed=6)
    env.reset()
    for _ in range(70):
        env.step(env.sample())
    before, hidden = everything(env), env.hidden().copy()
    env.resample(seed=1)

    assert everything(env)[:3] == before[:3]
    assert (env.hidden() != hidden).any(1).all()
    with pytest.raises(GameError, match="resampled"):
        env.match(0)


def test_playouts_leave_the_games_alone() -> None:
    env = VecEnv("europe", 2, n=3, seed=6)
    env.reset()
    before = everything(env)
    weak, strong = env.playout("random", seed=1), env.playout("planner", seed=1)

    assert everything(env) == before
    assert weak.shape == strong.shape == (3, 2)
    assert strong.mean() > weak.mean() + 40
    assert (env.playout("random", seed=1) == weak).all()


def test_a_playout_of_no_policy_is_refused() -> None:
    env = VecEnv("usa", 2, n=1)
    env.reset()
    policy: Any = "plannner"
    with pytest.raises(GameError, match="'random' or 'planner', not 'plannner'"):
        env.playout(policy)


def test_before_a_reset_nothing_can_be_played() -> None:
    env = VecEnv("usa", 2, n=1)
    for call in (env.sample, env.hidden, lambda: env.step([0])):
        with pytest.raises(GameError, match="call reset first"):
            call()


def test_seeds_are_those_of_all_games() -> None:
    env = VecEnv("usa", 2, n=1)
    env.reset()
    for call in (
        lambda seed: VecEnv("usa", 2, n=1, seed=seed),
        lambda seed: Episode(env.book, seed),
        env.reset,
        lambda seed: env.resample(seed=seed),
        lambda seed: env.playout(seed=seed),
    ):
        with pytest.raises(GameError, match="seed must be a whole number from"):
            call(1 << 63)
    with pytest.raises(GameError, match="seat must be a whole number from 0 to 1"):
        env.resample(seat=2)


def test_against_bots_only_your_seat_is_asked() -> None:
    env = VecEnv("nordic", 3, n=3, seed=7, opponents=["path", "random"])
    shown = env.reset()
    ended = 0
    while ended < 3:
        assert list(shown.seat) == [seed % 3 for seed in env.seeds]
        shown = env.step(env.sample())
        ended += int(shown.done.sum())
    with pytest.raises(GameError, match="expected 2 opponents, not 1"):
        VecEnv("nordic", 3, n=1, opponents=["path"])


@pytest.mark.parametrize("first", [1, 2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_your_seat_decides_in_the_shortest_games(game: str, first: int) -> None:
    """The opponents decide before you, and the game is soon cut short."""
    opponents, options = ["random", "random"], {"first_player": first}
    env = VecEnv(game, 3, 3, opponents=opponents, options=options, limit=6)
    shown = env.reset()
    for _ in range(6):
        assert list(shown.seat) == [seed % 3 for seed in env.seeds]
        shown = env.step(env.sample())
    assert (env.seeds < 3 * 6).all(), "no game is left out"


def test_a_game_without_end_is_cut_short() -> None:
    env = VecEnv("usa", 2, n=1, limit=10, keep_records=True)
    env.reset()
    done = [int(env.step(env.sample()).done[0]) for _ in range(20)]

    assert done == [*[0] * 9, 2] * 2
    assert "result" not in env.records()[0]


def test_a_reset_deals_the_same_games_or_others() -> None:
    env = VecEnv("usa", 2, n=2, seed=3)
    env.reset()
    first = everything(env)
    env.step(env.sample())
    env.reset()
    assert everything(env) == first
    env.reset(seed=50)
    assert everything(env) != first
    assert list(env.seeds) == [50, 51]
    assert env.match(0).hash() == new_game("usa", 2, 50).hash()


def test_the_numbers_of_bots_can_be_learned_from() -> None:
    env = VecEnv("europe", 2, n=2)
    env.reset()
    number = int(env.sample()[1])

    assert env.number(1, env.core_action(1, number)) == number


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"n": 0}, "n must be a whole number from 1 to 65,536, not 0"),
        ({"limit": 0}, "limit must be a whole number from 1 to"),
        ({"limit": 3, "opponents": ["random"]}, "limit must be a whole number from 4"),
        ({"payments": "any"}, "payments must be 'index' or 'every'"),
        ({"opponents": ["pth"]}, "unknown built-in bot 'pth'; did you mean path?"),
        ({"opponents": ["exec:own"]}, "unknown built-in bot 'exec:own'; choose from"),
        ({"reward": "fame"}, "reward must be 'result' or 'margin'"),
    ],
)
def test_wrong_arguments_are_refused(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(GameError, match=said):
        VecEnv("usa", 2, **({"n": 1} | arguments))  # type: ignore[arg-type]
