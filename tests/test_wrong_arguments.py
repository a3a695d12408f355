"""Whatever is given to a public function, the answer is a result or one sentence.

Every public function and method of `railwright`, and of the packages that the docs
name, is called with one right and then with many wrong values for each argument.
"""

import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import railwright
from railwright import (
    GAMES,
    GameError,
    Map,
    Match,
    bots,
    contests,
    drawing,
    layout,
    research,
)
from railwright.bots.external import ExternalBot
from railwright.errors import shown
from railwright.model import plain

MATCH = railwright.new_game("nordic", players=2, seed=7)
MATCH.play("keep 1 2", seat=0)
OVER = railwright.new_game("usa", players=2, seed=1)
while not OVER.is_over:
    OVER.play(OVER.legal_actions()[0])
RESULT = OVER.result()
RECORD = railwright.record(MATCH)
POSITION = railwright.format_position(MATCH)
NORDIC = railwright.load_map("nordic")
BOARD, LAYOUT = layout.load_board("nordic")
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
DRAWN = railwright.CardDrawn(seat=0, deck="train", card="red")
SETTING = contests.Setting("nordic", 2)
CONTEST = contests.Contest(SETTING, ("random", "greedy"), games=2)
FIXTURE = contests.Fixture(0, ("random", "greedy"))
OUTCOME = contests.play(SETTING, FIXTURE)
STANDINGS = contests.standings(CONTEST, [OUTCOME])
DEFECT = railwright.Defect(1, "a number is missing")
GAMES_AT_ONCE = research.VecEnv("nordic", 2, 1, seed=7)
GAMES_AT_ONCE.reset()
NUMBER = int(GAMES_AT_ONCE.sample()[0])
EPISODE = research.Episode(GAMES_AT_ONCE.book, 7)
Arguments = dict[str, Any]

CALLS: dict[str, tuple[Callable[..., Any], Arguments]] = {
    "new_game": (
        railwright.new_game,
        {
            "game": "nordic",
            "players": 2,
            "seed": 1,
            "options": None,
            "secret": b"",
            "board": "nordic",
        },
    ),
    "load_map": (railwright.load_map, {"named": "nordic"}),
    "format_action": (railwright.format_action, {"action": railwright.Pass()}),
    "parse_action": (railwright.parse_action, {"text": "pass"}),
    "format_position": (railwright.format_position, {"match": MATCH}),
    "read_position": (railwright.read_position, {"text": POSITION, "name": "a"}),
    "parse_record": (railwright.parse_record, {"text": RECORD, "name": "a"}),
    "record": (railwright.record, {"match": MATCH, "names": ["Anna", "Ben"]}),
    "replay": (railwright.replay, {"text": RECORD, "name": "a"}),
    "replay_steps": (railwright.replay_steps, {"text": RECORD, "name": "a"}),
    "seen_by": (railwright.seen_by, {"event": DRAWN, "seat": 0}),
    "Defect.of": (DEFECT.of, {"file": "a"}),
    "Map.city": (NORDIC.city, {"city_id": "oslo"}),
    "Map.distance": (NORDIC.distance, {"a": "oslo", "b": "bergen"}),
    "Map.route": (NORDIC.route, {"route_id": "bergen-oslo.red"}),
    "Map.ticket": (NORDIC.ticket, {"ticket_id": "alborg-umea"}),
    "Map.routes_at": (NORDIC.routes_at, {"city_id": "oslo"}),
    "Map.stops": (NORDIC.stops, {"place": "oslo"}),
    "Match": (
        Match,
        {"deal": MATCH.deal, "table": MATCH.table, "state": MATCH.state},
    ),
    "Match.copy": (MATCH.copy, {}),
    "Match.from_bytes": (Match.from_bytes, {"packed": MATCH.to_bytes()}),
    "Match.hash": (MATCH.hash, {}),
    "Match.legal_actions": (MATCH.legal_actions, {"seat": 1}),
    "Match.light_copy": (MATCH.light_copy, {}),
    "Match.play": (
        lambda action, seat: MATCH.copy().play(action, seat),
        {"action": "keep 1 2", "seat": 1},
    ),
    "Match.result": (OVER.result, {}),
    "Match.scores": (MATCH.scores, {}),
    "Match.to_bytes": (MATCH.to_bytes, {}),
    "Match.view": (MATCH.view, {"seat": 0}),
    "Match.views": (MATCH.views, {"seats": [0, None]}),
    "PlayerResult.part": (RESULT.players[0].part, {"name": "routes"}),
    "drawing.draw_board": (
        drawing.draw_board,
        {
            "board": BOARD,
            "layout": LAYOUT,
            "theme": "dark",
            "claims": [drawing.Claim("red", "bergen-oslo.red")],
            "tints": [drawing.Tint("bergen-oslo.red", "#f00", "#fff")],
        },
    ),
    "drawing.read_claims": (drawing.read_claims, {"path": "claims", "board": BOARD}),
    "drawing.to_png": (drawing.to_png, {"svg": SVG, "width": 9}),
    "layout.layout_path": (layout.layout_path, {"name_or_path": "nordic"}),
    "layout.load_board": (layout.load_board, {"name_or_path": "nordic"}),
    "layout.load_layout": (
        layout.load_layout,
        {"board": BOARD, "path": layout.layout_path("nordic")},
    ),
    "contests.Setting": (
        contests.Setting,
        {"game": "nordic", "players": 2, "options": (), "series": 1, "map": None},
    ),
    "contests.Setting.check": (SETTING.check, {}),
    "contests.Setting.deal": (SETTING.deal, {"number": 1}),
    "contests.Setting.luck": (SETTING.luck, {"number": 1, "seat": 0}),
    "contests.Setting.written_out": (SETTING.written_out, {}),
    "contests.Contest": (
        contests.Contest,
        {
            "setting": SETTING,
            "bots": ("random", "greedy"),
            "games": 3,
            "first": 0,
            "is_seated": False,
        },
    ),
    "contests.Contest.fixtures": (CONTEST.fixtures, {}),
    "contests.Contest.of_deal": (CONTEST.of_deal, {"number": 0}),
    "contests.ContestStore": (
        contests.ContestStore,
        {"path": "games.sqlite", "contest": CONTEST},
    ),
    "contests.ContestStore.add": (
        lambda outcome: contests.ContestStore(None, CONTEST).add(outcome),
        {"outcome": OUTCOME},
    ),
    "contests.ContestStore.query": (
        contests.ContestStore(None, CONTEST).query,
        {"question": "SELECT count(*) FROM games"},
    ),
    "contests.Outcome.order": (OUTCOME.order, {"seat": 0}),
    "contests.Outcome.share": (OUTCOME.share, {"seat": 0}),
    "contests.Sprt": (contests.Sprt, {"elo0": 0.0, "elo1": 20.0}),
    "contests.Sprt.add": (
        lambda score: contests.Sprt(0, 20).add(score),
        {"score": 0.5},
    ),
    "contests.Standings.as_json": (STANDINGS.as_json, {}),
    "contests.Trial": (
        contests.Trial,
        {"contest": CONTEST, "sprt": contests.Sprt(0, 20)},
    ),
    "contests.Trial.add": (
        lambda outcome: contests.Trial(CONTEST, contests.Sprt(0, 20)).add(outcome),
        {"outcome": OUTCOME},
    ),
    "contests.outcomes": (
        contests.outcomes,
        {"setting": SETTING, "fixtures": [FIXTURE], "jobs": 1},
    ),
    "contests.play": (contests.play, {"setting": SETTING, "fixture": FIXTURE}),
    "contests.ratings": (
        contests.ratings,
        {"outcomes": [OUTCOME], "names": ("random", "greedy"), "resamples": 10},
    ),
    "contests.simulation": (
        contests.simulation,
        {
            "game": "nordic",
            "bots": ("random", "greedy"),
            "games": 1,
            "seed": 0,
            "options": (),
        },
    ),
    "contests.standings": (
        contests.standings,
        {"contest": CONTEST, "outcomes": [OUTCOME]},
    ),
    "bots.check_bot": (bots.check_bot, {"name": "planner"}),
    "bots.close_bots": (bots.close_bots, {"bots": []}),
    "bots.closing_bots": (bots.closing_bots, {"bots": []}),
    "bots.is_bot": (bots.is_bot, {"name": "planner"}),
    "bots.new_bot": (bots.new_bot, {"name": "planner", "seed": 1}),
    "bots.Bot.choose": (
        bots.new_bot("greedy", 1).choose,
        {"view": MATCH.view(1), "legal": MATCH.legal_actions(1)},
    ),
    "bots.ExternalBot": (
        ExternalBot,
        {"command": ["no-such-bot"], "seed": 1, "seconds": 1.0, "starts": 1},
    ),
    "research.Codebook": (
        research.Codebook,
        {
            "game": "nordic",
            "players": 2,
            "options": None,
            "payments": "index",
            "distances": False,
        },
    ),
    "research.Codebook.describe": (EPISODE.book.describe, {"number": 0}),
    "research.Episode": (
        research.Episode,
        {"book": EPISODE.book, "seed": 1, "limit": 9},
    ),
    "research.Episode.copy": (EPISODE.copy, {}),
    "research.Episode.legal": (EPISODE.legal, {}),
    "research.Episode.mask": (EPISODE.mask, {}),
    "research.Episode.observation": (EPISODE.observation, {"seat": 0}),
    "research.Episode.play": (
        lambda number: EPISODE.copy().play(number),
        {"number": NUMBER},
    ),
    "research.Episode.rewards": (EPISODE.rewards, {}),
    "research.Episode.sight": (EPISODE.sight, {"seat": 0}),
    "research.Episode.totals": (EPISODE.totals, {}),
    "research.VecEnv": (
        research.VecEnv,
        {
            "game": "nordic",
            "players": 2,
            "n": 1,
            "seed": 1,
            "observe": True,
            "payments": "index",
            "opponents": ["random"],
            "options": None,
            "reward": "result",
            "distances": False,
            "limit": 9,
            "keep_records": False,
        },
    ),
    "research.VecEnv.clone": (GAMES_AT_ONCE.clone, {}),
    "research.VecEnv.core_action": (
        GAMES_AT_ONCE.core_action,
        {"row": 0, "number": NUMBER},
    ),
    "research.VecEnv.describe": (GAMES_AT_ONCE.describe, {"number": 0}),
    "research.VecEnv.hidden": (GAMES_AT_ONCE.hidden, {}),
    "research.VecEnv.load_state_dict": (
        lambda said: GAMES_AT_ONCE.clone().load_state_dict(said),
        {"said": GAMES_AT_ONCE.state_dict()},
    ),
    "research.VecEnv.match": (GAMES_AT_ONCE.match, {"row": 0}),
    "research.VecEnv.number": (
        GAMES_AT_ONCE.number,
        {"row": 0, "action": GAMES_AT_ONCE.core_action(0, NUMBER)},
    ),
    "research.VecEnv.playout": (
        GAMES_AT_ONCE.playout,
        {"policy": "random", "seed": 1},
    ),
    "research.VecEnv.resample": (
        lambda seat, seed: GAMES_AT_ONCE.clone().resample(seat, seed),
        {"seat": 0, "seed": 1},
    ),
    "research.VecEnv.reset": (
        lambda seed: GAMES_AT_ONCE.clone().reset(seed),
        {"seed": 1},
    ),
    "research.VecEnv.sample": (GAMES_AT_ONCE.sample, {}),
    "research.VecEnv.show": (GAMES_AT_ONCE.show, {}),
    "research.VecEnv.state_dict": (GAMES_AT_ONCE.state_dict, {}),
    "research.VecEnv.step": (
        lambda actions: GAMES_AT_ONCE.clone().step(actions),
        {"actions": [NUMBER]},
    ),
    "plain.plain_action": (plain.plain_action, {"action": railwright.Pass()}),
    "plain.plain_event": (plain.plain_event, {"event": DRAWN}),
    "plain.plain_result": (plain.plain_result, {"result": RESULT}),
    "plain.plain_seen_by": (
        plain.plain_seen_by,
        {"event": plain.plain_event(DRAWN), "seat": 0},
    ),
    "plain.plain_view": (plain.plain_view, {"view": MATCH.view(0)}),
}
WRONG: list[Any] = [
    *(None, True, 3, -2, 2.5, 10**400, 1 << 62),
    *("", "xx", "3", "\0", b"xx", Path("xx"), Path("\0")),
    *((), ("a", "b"), ["a"], [None], {"a": 1}, {3: 4}, {"type": []}),
    *(object(), int, MATCH, NORDIC, DRAWN, MATCH.deal, railwright.Pass()),
]
NOT_CALLED = {
    "bots.unknown_bot",
    "contests.ContestStore.close",
    "contests.ContestStore.known",
    "contests.ContestStore.outcomes",
    "contests.ContestStore.save",
    "contests.MatchError",
    "contests.Outcome.in_brief",
    "research.Codebook.winners",
    "research.Episode.play_action",
    "research.VecEnv.begin",
    "research.VecEnv.records",
}
"""What takes nothing that could be wrong, or is called by us alone."""


def answer(call: Callable[..., Any], arguments: Arguments) -> object:
    """What a call returns; of a generator all that it yields."""
    found = call(**arguments)
    return [*found] if isinstance(found, Iterator) else found


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "claims").write_text("red bergen-oslo.red\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", CALLS)
def test_the_right_arguments_are_right(name: str) -> None:
    answer(*CALLS[name])


@pytest.mark.parametrize("name", CALLS)
def test_a_wrong_argument_is_answered_in_one_sentence(name: str) -> None:
    call, arguments = CALLS[name]
    is_nothing = answer(call, arguments) is None
    for argument in arguments:
        for wrong in WRONG:
            said = f"{name}({argument}={shown(wrong)})"
            found = outcome_of(call, {**arguments, argument: wrong})
            if isinstance(found, GameError):
                assert 0 < len(str(found)) < 1000, said
                assert len(str(found).splitlines()) == 1, said
            else:
                assert not isinstance(found, Exception), f"{said} raises {found!r}"
                assert (found is None) == is_nothing, f"{said} is {found}"


def outcome_of(call: Callable[..., Any], arguments: Arguments) -> object:
    """What a call returns or raises."""
    try:
        return answer(call, arguments)
    except Exception as error:  # noqa: BLE001 - what it is, is the question
        return error


def public(module: Any, prefix: str, names: list[str]) -> Iterator[str]:  # noqa: ANN401
    """The functions of a module, and the methods of its classes."""
    for name in names:
        value = getattr(module, name)
        if inspect.isfunction(value):
            yield f"{prefix}{name}"
        elif inspect.isclass(value) and not issubclass(value, Exception):
            for method, _ in inspect.getmembers(value, inspect.isfunction):
                if not method.startswith("_"):
                    yield f"{prefix}{name}.{method}"


def test_every_public_function_is_called() -> None:
    documented = [name for name in CALLS if name.startswith("plain.")]
    found = {
        *public(railwright, "", railwright.__all__),
        *public(drawing, "drawing.", drawing.__all__),
        *public(layout, "layout.", ["load_board", "load_layout", "layout_path"]),
        *public(contests, "contests.", contests.__all__),
        *public(bots, "bots.", bots.__all__),
        *public(research, "research.", research.__all__),
        *(name for name in dir(plain) if name.startswith("plain_")),
    }
    called = {name.removeprefix("plain.") for name in CALLS}
    assert len(documented) == 5
    assert found - called - NOT_CALLED == set()


def test_maps_are_no_games() -> None:
    """A newcomer may take a map for what is played, and is told what is."""
    given: Any = NORDIC
    with pytest.raises(GameError, match="the name of a game or the path of a map"):
        railwright.new_game(given, 2)
    assert isinstance(given, Map)
    assert given.name in GAMES
