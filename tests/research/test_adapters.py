"""The adapters pass the test suites of the packages for which they are made."""

import pickle
import sys

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from railwright.errors import GameError
from railwright.research.gymnasium_env import ID, RailwrightEnv
from railwright.research.open_spiel_game import RailwrightGame
from railwright.research.pettingzoo_env import RailwrightAEC


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # it is a Dict, for masks
@pytest.mark.parametrize("game", ["nordic", "world"])
def test_pettingzoo_accepts_the_game(game: str) -> None:
    env = RailwrightAEC(game, 3)

    api_test(env, num_cycles=100)
    seed_test(lambda: RailwrightAEC(game), num_cycles=20)


def test_all_agents_are_rewarded_at_the_end() -> None:
    env = RailwrightAEC("nordic", 3)
    env.reset(seed=4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, is_over, _, _ = env.last()
        total[agent] += reward
        env.step(None if is_over else int(seen["action_mask"].argmax()))

    assert sorted(total.values()) == [-0.5, -0.5, 1.0]
    assert env.agents == []


def test_an_agent_cannot_play_what_is_not_legal() -> None:
    env = RailwrightAEC("nordic")
    env.reset(seed=4)
    with pytest.raises(GameError, match="action 0 is not legal here"):
        env.step(0)


def test_an_agent_that_lives_has_to_play() -> None:
    """In the opening of USA, action 0 is not legal; later it is."""
    env = RailwrightAEC("usa")
    env.reset(seed=4)
    for _ in range(2):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert env.last()[0]["action_mask"][0], "a card could be drawn"
    agent = env.agent_selection

    for wrong in (None, 0.9):
        with pytest.raises(GameError, match=f"must be a whole number .*, not {wrong}"):
            env.step(wrong)  # type: ignore[arg-type]
    assert (env.agent_selection, env.episode.journey.decisions) == (agent, 2)


def test_a_game_that_is_cut_short_is_truncated() -> None:
    env = RailwrightAEC("usa", limit=3)
    env.reset(seed=4)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(int(env.last()[0]["action_mask"].argmax()))

    assert [*env.truncations.values()] == [True, True]
    assert [*env.terminations.values()] == [False, False]


@pytest.mark.parametrize(
    ("game", "opponents"), [("usa", ["path"]), ("world", ["random", "random"])]
)
def test_gymnasium_accepts_the_game(game: str, opponents: list[str]) -> None:
    env = gymnasium.make(ID, game=game, opponents=opponents)

    check_env(env.unwrapped)


@pytest.mark.parametrize("wrong", [0, 523, 10**6, 10**30, -1, -523])
def test_whoever_plays_what_is_not_legal_has_lost(wrong: int) -> None:
    """In the opening no card can be drawn, and USA has 523 numbers."""
    env = RailwrightEnv("usa", opponents=["path"])
    env.reset(seed=1)
    _, reward, is_over, is_cut, told = env.step(wrong)  # type: ignore[arg-type]

    assert (reward, is_over, is_cut, told["illegal"]) == (-1.0, True, False, True)
    assert not told["action_mask"].any()
    with pytest.raises(GameError, match="call reset first"):
        env.step(np.int64(0))


def test_at_the_end_nothing_is_legal_until_the_next_game() -> None:
    env = RailwrightEnv("usa", opponents=["path"], limit=5)
    last, info = env.reset(seed=1)
    is_over = is_cut = False
    while not (is_over or is_cut):
        before = last
        last, _, is_over, is_cut, info = env.step(
            np.int64(info["action_mask"].argmax())
        )

    assert (is_over, is_cut) == (False, True)
    assert (last == before).all()
    assert not info["action_mask"].any()
    assert not env.action_masks().any()
    assert env.reset(seed=1)[1]["action_mask"].any()


def test_a_game_against_a_bot_ends_with_a_result() -> None:
    env = RailwrightEnv("usa", opponents=["path"])
    env.reset(seed=1)
    luck = np.random.default_rng(1)
    is_over, reward, told = False, 0.0, dict[str, list[int]]()
    while not is_over:
        legal = np.flatnonzero(env.action_masks())
        _, reward, is_over, _, told = env.step(luck.choice(legal))

    assert reward in {-1.0, 0.0, 1.0}
    assert len(told["totals"]) == 2


@pytest.mark.parametrize("said", ["game=nordic", "game=usa,players=3"])
def test_open_spiel_accepts_the_game(said: str) -> None:
    assert RailwrightGame.__name__
    game = pyspiel.load_game(f"python_railwright({said})")

    pyspiel.random_sim_test(
        game, num_sims=1, serialize=True, verbose=False, mask_test=True
    )


def test_open_spiel_shows_what_we_show() -> None:
    game = pyspiel.load_game("python_railwright(game=nordic)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(7)
    episode = pickle.loads(pickle.dumps(state.episode))

    assert state.action_to_string(state.legal_actions()[0]) == "keep 1 2"
    assert (state.observation_tensor(0) == episode.observation(0)).all()
    assert state.observation_tensor(0) != state.observation_tensor(1)
    assert state.returns() == [0.0, 0.0]


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("railwright.research", "numpy"),
        ("railwright.research.gymnasium_env", "gymnasium"),
        ("railwright.research.pettingzoo_env", "pettingzoo"),
        ("railwright.research.open_spiel_game", "pyspiel"),
        ("railwright.research.parquet", "arro3.io"),
    ],
)
def test_a_missing_package_is_told_in_one_line(
    module: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [n for n in sys.modules if n.startswith("railwright.research")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)

    with pytest.raises(ImportError) as told:
        __import__(module)
    said = f'railwright.research needs {package}: pip install "railwright[research]"'
    assert str(told.value) == said
