"""The base install is small and plays; whatever is missing is said in one line."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest
from tests.package.environments import PROJECT, ROOT, Environment, closure

TOWNS = ROOT / "docs" / "how-to" / "three-towns.json"
CLUSTER = "railwright.contests.cluster"
IMPORT_ALL = """
import importlib, json, pkgutil, railwright
from railwright.extras import MissingExtra
told = {}
for each in pkgutil.walk_packages(railwright.__path__, "railwright.", lambda _: None):
    if each.name == "railwright.forms":  # it compares with the types of msgspec
        continue
    try:
        importlib.import_module(each.name)
    except MissingExtra as error:
        told[each.name] = str(error)
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("base"))


def test_the_base_install_has_few_dependencies() -> None:
    assert len(PROJECT["dependencies"]) <= 5
    assert "numpy" not in closure()
    assert "numpy" in closure("layout")


def test_only_the_wings_of_an_extra_miss_something(base: Environment) -> None:
    """Each module is imported, or says which extra it needs."""
    ended = base.python("-c", IMPORT_ALL)
    assert ended.stderr == ""
    told: dict[str, str] = json.loads(ended.stdout)
    missing = {
        (name.split(".")[1], re.findall(r"\[(\w+)\]", said)[0])
        for name, said in told.items()
    }

    assert missing == {
        ("cartography", "layout"),
        ("contests", "cluster"),
        ("drawing", "draw"),
        ("layout", "draw"),
        ("printing", "print"),
        ("puzzles", "server"),
        ("reports", "draw"),
        ("research", "research"),
        ("server", "server"),
    }
    assert [name for name in told if ".contests." in name] == [CLUSTER]


@pytest.mark.parametrize(
    "words",
    [
        ["--version"],
        ["arena", "usa", "--bots", "greedy,random", "--games", "2", "--jobs", "1"],
        ["map", "check", str(TOWNS)],
        ["map", "show", "nordic"],
        ["play", "europe", "--seats", "human,hard"],
        ["rules", "europe"],
        [
            "simulate",
            str(TOWNS),
            "--games",
            "2",
            "--bots",
            "hard,search-20ms",
            "--jobs",
            "2",
        ],
    ],
    ids=lambda words: words[0],
)
def test_engine_bots_and_commands_need_no_extra(
    base: Environment, words: list[str]
) -> None:
    ended = base.railwright(*words)

    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "needs", "extra"),
    [
        ("serve", "the table server needs anyio", "server"),
        ("data check x.sqlite", "the table server needs anyio", "server"),
        ("map draw europe", "drawing a board needs font_source_sans_pro", "draw"),
        (
            "simulate usa --games 1 --report x.html",
            "drawing a board needs font_source_sans_pro",
            "draw",
        ),
        (
            "simulate usa --games 1 --cluster tcp://127.0.0.1:1",
            "a cluster needs distributed",
            "cluster",
        ),
        ("print rules usa", "printing needs typst", "print"),
        (f"map layout {TOWNS}", "laying out a map needs numpy", "layout"),
        ("train usa", "railwright.research needs numpy", "research"),
    ],
)
def test_a_missing_extra_is_one_line(
    base: Environment, words: str, needs: str, extra: str
) -> None:
    sentence = f'{needs}: pip install "railwright[{extra}]"'

    ended = base.railwright(*words.split())

    assert ended.returncode in {1, 2}
    assert (ended.stdout, ended.stderr) == ("", f"Error: {sentence}\n")


def test_boards_are_drawn_with_the_extra_draw(tmp_path: Path) -> None:
    (tmp_path / "packages").mkdir()
    draw = Environment(tmp_path / "packages", "draw")
    picture, report = tmp_path / "usa.png", tmp_path / "usa.html"

    drawn = draw.railwright("map", "draw", "usa", "-o", str(picture), "--width", "200")
    told = draw.railwright("simulate", "usa", "--games", "2", "--report", str(report))

    assert (drawn.stderr, drawn.returncode, told.returncode) == ("", 0, 0)
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert "<svg" in report.read_text("utf-8")


def test_paper_is_printed_with_the_extra_print(tmp_path: Path) -> None:
    (tmp_path / "packages").mkdir()
    extra = Environment(tmp_path / "packages", "print")
    path = tmp_path / "usa.pdf"

    printed = extra.railwright("print", "score-sheet", "usa", "-o", str(path))

    assert (printed.stderr, printed.returncode) == ("", 0)
    assert path.read_bytes().startswith(b"%PDF-")


def test_tables_are_served_with_the_extra_server(tmp_path: Path) -> None:
    (tmp_path / "packages").mkdir()
    server = Environment(tmp_path / "packages", "server")
    data = tmp_path / "data"
    refused = server.railwright("serve", "--database", "postgresql://127.0.0.1/x")
    assert refused.stderr.endswith(
        'a PostgreSQL database needs psycopg: pip install "railwright[postgres]"\n'
    )

    command = ["serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(
        [sys.executable, "-S", "-m", "railwright", *command],
        env=server.variables(),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        try:
            assert process.stdout
            here = re.findall(r"http://\S+/", process.stdout.readline())[0]
            with urlopen(f"{here}ready", timeout=30) as answer:
                assert answer.read() == b"ready\n"
        finally:
            process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0


def test_programs_learn_with_the_extra_research(tmp_path: Path) -> None:
    research = Environment(tmp_path, "research")
    code = (
        "from railwright.research import VecEnv, parquet, gymnasium_env,"
        " pettingzoo_env, open_spiel_game; print(VecEnv('usa', 2, n=3).n)"
    )

    ended = research.python("-c", code)

    assert (ended.stdout, ended.stderr) == ("3\n", "")


def test_maps_are_laid_out_with_the_extra_layout(tmp_path: Path) -> None:
    layout = Environment(tmp_path, "layout")

    ended = layout.python("-c", "import railwright.cartography.making")

    assert (ended.returncode, ended.stderr) == (0, "")
