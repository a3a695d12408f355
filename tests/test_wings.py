"""The wings of the house, engine, players, pictures and edges: who may know whom."""

import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from railwright.cli.main import railwright
from railwright.cli.map import map_group

ROOT = Path(__file__).parents[1]
FORBIDDEN = [
    ("core/codes.py", "tactics"),
    ("model/plain.py", "layout"),
    ("rulebook/catalogue.py", "server"),
    ("tactics/plan.py", "drawing"),
    ("bots/simple.py", "terminal"),
    ("layout/geometry.py", "bots"),
    ("drawing/svg.py", "bots"),
    ("cartography/curves.py", "cli"),
    ("server/tabletop/shared_table.py", "terminal"),
    ("server/store/writer.py", "server.wire"),
    ("server/wire/messages.py", "server.tabletop"),
    ("server/tabletop/wishes/moving.py", "server.living"),
    ("server/living/clocks.py", "server.web"),
    ("games/options.py", "model"),
    ("tactics/plan.py", "bots"),
    ("encoding/batch.py", "research"),
    ("contests/contest.py", "research"),
    ("layout/geometry.py", "drawing"),
    ("drawing/svg.py", "printing"),
]
"""Modules, and packages that they must not import."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources that a test may spoil."""
    folder = tmp_path_factory.mktemp("house")
    only_python = shutil.ignore_patterns("*.so", "static", "__pycache__", "*.json*")
    shutil.copytree(ROOT / "src", folder / "src", ignore=only_python)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def contracts(house: Path) -> str:
    """What the import contracts say of a copy."""
    lint = Path(sys.executable).with_name("lint-imports")
    told = subprocess.run(
        [lint, "--no-cache"],
        cwd=house,
        env={"PYTHONPATH": str(house / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stdout + told.stderr


def test_the_house_keeps_its_contracts(house: Path) -> None:
    assert "0 broken" in contracts(house)


@pytest.mark.parametrize(("module", "package"), FORBIDDEN)
def test_no_wing_reaches_where_it_must_not(
    house: Path, module: str, package: str
) -> None:
    path = house / "src" / "railwright" / module
    text = path.read_text(encoding="utf-8")
    path.write_text(f"{text}\nimport railwright.{package}\n", encoding="utf-8")
    try:
        told = contracts(house)
    finally:
        path.write_text(text, encoding="utf-8")

    name = module.removesuffix(".py").replace("/", ".")
    assert "0 broken" not in told
    assert f"railwright.{name} -> railwright.{package}" in told


def names_in(folder: Path) -> list[str]:
    """What modules and public classes are called, as often as they are."""
    found = []
    for path in folder.rglob("*.py"):
        found += [path.stem] if path.stem != "__init__" else []
        found += re.findall(r"(?m)^class ([A-Z]\w*)", path.read_text("utf-8"))
    return found


def test_whatever_the_server_names_is_named_so_nowhere_else() -> None:
    said = Counter(names_in(ROOT / "src" / "railwright"))
    own = names_in(ROOT / "src" / "railwright" / "server")

    assert "SharedTable" in own
    assert {name for name in own if said[name] > 1} == set()


def test_the_name_of_a_module_is_said_once() -> None:
    """But for commands, which are called like what they are about, and `game.py`."""
    sources = ROOT / "src" / "railwright"
    files = [path.relative_to(sources) for path in sources.rglob("*.py")]
    found = Counter(
        path.stem
        for path in files
        if path.parts[0] != "cli" and path.stem not in {"__init__", "game"}
    )
    commands = [path.stem for path in files if path.parts[0] == "cli"]
    shared = {stem for stem in commands if found[stem]}

    assert [stem for stem, times in found.items() if times > 1] == []
    assert shared <= {"__init__", *railwright.commands, *map_group.commands}


def test_types_of_data_are_learned_when_a_module_is_imported() -> None:
    """Two threads that were the first to use a struct ended the process."""
    late = re.compile(r"(?m)msgspec\.convert\(|\bdecode\([^)]*\btype=|^ .*Decoder\(")
    sources = ROOT / "src" / "railwright"
    places = {
        str(path.relative_to(sources))
        for path in sources.rglob("*.py")
        if late.search(path.read_text("utf-8"))
    }

    assert places == {"forms.py", "server/wire/decoding.py"}
