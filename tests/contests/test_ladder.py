"""`railwright ladder`: all bots on all boards."""

import json
import re
from collections import Counter
from collections.abc import Callable
from html.parser import HTMLParser
from math import log10
from pathlib import Path

import click.testing
import pytest
from tests.contests.games import duel

from railwright.bots import BOTS
from railwright.cli.main import railwright
from railwright.contests import ANCHOR, Fixture
from railwright.contests.climbing import LadderStandings, ladder_standings
from railwright.contests.entrants import OURS, Entrant
from railwright.contests.ladder import Allowance, Ladder
from railwright.errors import GameError
from railwright.reports.ladder_charts import _spread_out
from railwright.reports.ladder_page import as_json, ladder_page

Climb = Callable[..., click.testing.Result]
QUICK = ("--bots", "random,greedy,path", "--jobs", 1)


@pytest.fixture
def climb(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Climb:
    """A function that runs `railwright ladder` in an empty folder."""
    monkeypatch.chdir(tmp_path)
    runner = click.testing.CliRunner()

    def run(*arguments: object) -> click.testing.Result:
        return runner.invoke(railwright, ["ladder", *map(str, arguments)])

    return run


def fixtures(folder: Path, board: str) -> list[Fixture]:
    """The games that a folder has of a board, in the order in which they ended."""
    ladder = Ladder((board,), OURS, folder)
    found = [game.fixture for game in ladder.outcomes(board)]
    ladder.close()
    return found


def test_every_built_in_bot_climbs_but_none_twice() -> None:
    assert {each.name for each in OURS} == {*BOTS} - {"search", *"abcde", "new", "old"}


def test_a_ladder_is_continued_and_not_played_again(climb: Climb) -> None:
    words = ("nordic", "usa", *QUICK, "--store", "kept")

    first = climb(*words, "--games", 6)
    again = climb(*words, "--games", 6)
    more = climb(*words, "--games", 10)

    assert first.exit_code == 0, first.output
    assert first.output.startswith("12 games of two players: nordic 6, usa 6\n")
    assert "12 games played, " in first.output
    assert "games played" not in again.output
    assert again.output == first.output.partition("12 games played")[0]
    assert "8 games played, " in more.output
    for board in ("nordic", "usa"):
        games = fixtures(Path("kept"), board)
        assert len(games) == len(set(games)) == 10
        assert Counter(each.number for each in games) == dict.fromkeys(range(5), 2)


def test_the_same_command_gives_the_same_games(climb: Climb) -> None:
    for folder in ("one", "two"):
        climb("nordic", *QUICK, "--games", 12, "--store", folder)

    assert fixtures(Path("one"), "nordic") == fixtures(Path("two"), "nordic")


def test_games_of_an_arena_count(climb: Climb) -> None:
    runner = click.testing.CliRunner()
    Path("kept").mkdir()
    words = ["arena", "nordic", "--bots", "greedy,path", "--games", "4", "--jobs", "1"]
    runner.invoke(railwright, [*words, "--resume", "kept/nordic.sqlite"])

    result = climb("nordic", *QUICK, "--games", 8, "--store", "kept")

    assert "4 games played, " in result.output
    assert result.output.startswith("8 games of two players: nordic 8\n")


def test_minutes_end_a_ladder(climb: Climb) -> None:
    result = climb("nordic", *QUICK, "--minutes", 0.01)

    assert result.exit_code == 0
    assert re.search(
        r"[1-9]\d* games played, .*, \d\.\d seconds of processor time", result.output
    )


FORFEITING = """
class Silent:
    def __init__(self, seed):
        pass

    def choose(self, view, legal):
        raise ValueError("no idea")
"""


def test_a_bot_that_a_file_lists_joins_and_its_forfeits_are_shown(
    climb: Climb, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "silent_bot.py").write_text(FORFEITING, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "ladder.toml").write_text(
        '[[bot]]\nname = "quiet"\nplay = "py:silent_bot:Silent"\n', encoding="utf-8"
    )

    result = climb("nordic", "--bots", "random,quiet", "--games", 4, "--jobs", 1)

    [row] = [line.split() for line in result.output.splitlines() if " quiet " in line]
    assert row[:2] == ["2", "quiet"]
    assert row[-1] == "4"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("mars",), "mars"),
        (("nordic", "nordic"), "nordic is named twice"),
        (("--bots", "random"), "a ladder needs at least two bots"),
        (("--bots", "random,nobody"), "unknown bot 'nobody'"),
        (("--bots", "random,random"), "there is already a bot called 'random'"),
        (("--join", "exec:./nobody"), "exec:./nobody: ./nobody: no such program"),
        (("--join", "hard"), "there is already a bot called 'hard'"),
        (("--games", 1), "--games must be a whole number of at least 2"),
        (("--minutes", 0), "--minutes must be a number of at least 0.01"),
        (("--file", "mine.toml"), "mine.toml: no such file"),
        (("--store", "taken"), "--store must be a folder, but taken is a file"),
        (("--html", "taken"), "--html must be a folder, but taken is a file"),
        (("--html", "taken/page"), "taken/index.html: "),
        (("--html", "/proc/page"), "/proc/index.html: "),
        (("--html", "."), "index.html is not a report; choose another folder"),
    ],
)
def test_what_cannot_be_used_is_one_line(
    climb: Climb, arguments: tuple[object, ...], said: str
) -> None:
    Path("taken").touch()
    Path("index.html").write_text("mine", encoding="utf-8")

    result = climb(*arguments)

    assert result.exit_code == 2
    assert said in result.output
    assert len(result.output.splitlines()) == 1
    assert sorted(path.name for path in Path().iterdir()) == ["index.html", "taken"]


def test_boards_that_would_share_a_file_are_refused(climb: Climb) -> None:
    result = climb("one/mine.json", "two/mine.json")

    assert "one/mine.json and two/mine.json would share a file" in result.output


HARMLESS = (Entrant("<i>", "b", "A & B", 'says "hi"'), Entrant(ANCHOR, ANCHOR))


@pytest.fixture
def known() -> LadderStandings:
    """On two boards with the same numbers of deals, b won 30 and lost 10 deals."""
    ladder = Ladder(("nordic", "usa"), HARMLESS)
    for board, won in (("nordic", 18), ("usa", 12)):
        for seed in range(20):
            pair = ("b", ANCHOR) if seed < won else (ANCHOR, "b")
            for game in duel(seed, *pair):
                ladder.stores[board].add(game)
    found = ladder_standings(ladder)
    ladder.close()
    return found


def test_all_boards_together_are_rated_by_all_games(known: LadderStandings) -> None:
    """60 games of 80, and half a game each of the imagined one."""
    (b, _) = known.rungs(known.overall)

    assert known.overall.games == 80
    assert b.rating.elo - 1000 == pytest.approx(400 * log10(60.5 / 20.5))
    assert known.boards["nordic"].games == 40
    nordic = known.rungs(known.boards["nordic"])[0].rating.elo
    assert nordic - 1000 == pytest.approx(400 * log10(36.5 / 4.5))


def test_deals_of_two_boards_are_not_one(known: LadderStandings) -> None:
    """The win rate is worth 40 deals, half of 80 games, since each was all or nothing.

    Wilson for 30 of 40: 0.75 + 1.92 / 40 ± 1.96 √(0.75 · 0.25 / 40 + 0.0006), over
    1 + 3.84 / 40, is 0.598 to 0.858.
    """
    (b, _) = known.rungs(known.overall)

    assert (b.wins.low, b.wins.high) == pytest.approx((0.598, 0.858), abs=0.002)


def test_curves_end_where_the_ratings_are(known: LadderStandings) -> None:
    *_, last = known.steps

    assert last.games == 80
    for bot in known.overall.bots:
        assert last.elo[bot.name] == pytest.approx(bot.rating.elo)
    assert [step.games for step in known.steps] == sorted(s.games for s in known.steps)


class Elements(HTMLParser):
    """Whether all elements of a page are closed, and what it links to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in {"src", "href"}]
        if tag not in {"meta", "br"}:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del tag, attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_whole_and_needs_nothing_from_elsewhere(
    known: LadderStandings,
) -> None:
    text = ladder_page(known, {"command": "railwright ladder", "machine": "<box>"})
    page = Elements(text)

    assert page.open == []
    assert page.links == ["ladder.json"]
    assert not re.search(r"https?://|<script|@import|url\(", text)
    assert "NaN" not in text
    assert "<span class=name>&lt;i&gt;</span>" in text
    assert "By A &amp; B. says &quot;hi&quot;" in text
    assert "80 games of two players on 2 boards" in text
    assert not re.search(r">-\d", text), "a minus sign is no hyphen"
    assert "&lt;box&gt;" in text


def test_the_figures_as_json_are_those_of_the_page(known: LadderStandings) -> None:
    said = json.loads(json.dumps(as_json(known, {"commit": "abc"})))

    assert said["facts"] == {"commit": "abc"}
    assert [each["name"] for each in said["overall"]] == ["<i>", ANCHOR]
    assert said["boards"]["usa"]["games"] == 40
    meeting = said["meetings"][0]
    assert (meeting["bot"], meeting["against"], meeting["games"]) == ("<i>", ANCHOR, 80)
    assert meeting["rate"] == pytest.approx(0.75)


def test_the_command_writes_the_page(climb: Climb) -> None:
    result = climb("nordic", *QUICK, "--games", 6, "--html", "public/ladder")

    assert result.exit_code == 0, result.output
    page = Path("public/ladder/index.html").read_text("utf-8")
    assert "railwright ladder nordic --bots random,greedy,path --games 6" in page
    assert "seeds 0 to 2 on each board" in page
    assert (
        json.loads(Path("public/ladder/ladder.json").read_text("utf-8"))["games"] == 6
    )


def test_two_games_are_enough_for_a_page(climb: Climb) -> None:
    """Nobody has a curve yet."""
    shown = climb("usa", "--bots", "easy,path,medium", "--games", "2", "--html", "page")

    assert shown.exit_code == 0, shown.output
    assert "How ratings settled" not in Path("page/index.html").read_text("utf-8")


def test_a_ladder_that_is_refused_holds_no_file(tmp_path: Path) -> None:
    (tmp_path / "usa.sqlite").write_bytes(b"milk")

    with pytest.raises(GameError, match="not an SQLite file"):
        Ladder(("nordic", "usa"), OURS, tmp_path)


def test_jobs_share_the_games() -> None:
    ladder = Ladder(
        ("nordic",), [each for each in OURS if each.name in {"random", "greedy"}]
    )
    played = list(ladder.play(Allowance(games=4), jobs=2))
    ladder.close()

    assert {each.board for each in played} == {"nordic"}
    assert Counter(each.outcome.fixture.number for each in played) == {0: 2, 1: 2}


def test_labels_of_curves_stand_apart_and_near_their_ends() -> None:
    """Two that overlap move apart by as much; one that is alone stays."""
    assert _spread_out([20.0, 100.0, 105.0]) == [20.0, 95.0, 110.0]
    assert _spread_out([]) == []
