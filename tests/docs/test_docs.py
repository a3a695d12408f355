import doctest
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

import railwright.maps
from railwright.bots import BOTS
from railwright.cli.main import railwright as command_line
from railwright.cli.serve import PORT
from railwright.games import load_map

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [
    ROOT / "README.md",
    *sorted(
        path
        for path in DOCS.rglob("*.md")
        if "_build" not in path.relative_to(DOCS).parts
    ),
]


def commands(
    command: click.Command, name: str = "railwright"
) -> Iterator[tuple[str, click.Command]]:
    """Every command that can be typed, with all its words."""
    if not isinstance(command, click.Group):
        yield name, command
        return
    for word, inner in command.commands.items():
        yield from commands(inner, f"{name} {word}")


def sections(page: Path) -> dict[str, str]:
    """The text under each heading of the second level."""
    _, *parts = re.split(r"(?m)^## ", page.read_text(encoding="utf-8"))
    return {part.partition("\n")[0].strip("`"): part for part in parts}


COMMANDS = dict(commands(command_line))
COMMAND_SECTIONS = sections(DOCS / "reference" / "command-line.md")


def test_every_command_is_documented_and_none_that_is_not_there() -> None:
    assert set(COMMAND_SECTIONS) == set(COMMANDS)


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_option_of_a_command_is_documented(name: str) -> None:
    for parameter in COMMANDS[name].params:
        if isinstance(parameter, click.Option):
            for option in (*parameter.opts, *parameter.secondary_opts):
                assert f"`{option}`" in COMMAND_SECTIONS[name]


def fields(schema: object) -> Iterator[str]:
    """The names of all fields that a JSON schema knows, at any depth."""
    if isinstance(schema, list):
        for each in schema:
            yield from fields(each)
    if isinstance(schema, dict):
        for key, value in schema.items():
            if key == "properties":
                yield from value
            yield from fields(value)


def test_every_field_of_a_map_file_is_documented() -> None:
    schema = Path(railwright.maps.__file__).with_name("schema.json")
    page = (DOCS / "reference" / "map-files.md").read_text(encoding="utf-8")

    known = set(fields(json.loads(schema.read_text(encoding="utf-8"))))
    assert {field for field in known if f"`{field}`" not in page} == set()


def test_the_example_of_a_map_is_sound() -> None:
    assert load_map(DOCS / "how-to" / "three-towns.json").title == "Three Towns"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_python_examples_do_what_they_say(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    blocks = re.findall(r"(?ms)^```python\n(.*?)^```$", text)
    assert all(block.startswith(">>> ") for block in blocks), "a block that is not run"
    # Fences are blanked, not cut out, so that a failure names the line of the page.
    bare = re.sub(r"(?m)^```.*$", "", text)
    test = doctest.DocTestParser().get_doctest(bare, {}, path.name, str(path), 0)

    said: list[str] = []
    result = doctest.DocTestRunner().run(test, out=said.append)
    assert result.failed == 0, "".join(said)


@pytest.mark.slow
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    pytest.importorskip("sphinx")
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html"]
    built = subprocess.run(
        [*command, "-d", tmp_path / "trees", DOCS, tmp_path / "html"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert (built.returncode, built.stderr) == (0, "")
    assert "Railwright" in (tmp_path / "html" / "index.html").read_text("utf-8")


def test_every_bot_is_documented() -> None:
    page = (DOCS / "reference" / "bots.md").read_text(encoding="utf-8")

    assert [name for name in BOTS if f"`{name}`" not in page] == []


def test_every_make_target_that_pages_name_is_there() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"(?m)^([a-z]+):", makefile))
    pages = [*PAGES, ROOT / "CONTRIBUTING.md"]
    named = {
        target
        for page in pages
        for target in re.findall(
            r"(?m)(?:`|\$ |^|=\S+ )make ([a-z]+)\b", page.read_text(encoding="utf-8")
        )
    }

    assert named <= targets
    develop = (DOCS / "how-to" / "develop.md").read_text(encoding="utf-8")
    tools = {"browser", "postgres"}  # what others need before they run
    assert {
        target for target in targets - tools if f"`make {target}`" not in develop
    } == set()


def test_the_folders_that_contributors_are_told_of_are_those_there_are() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rows = re.findall(r"(?m)^\| (`[^|]+`) \|", text)
    named = {name for row in rows for name in re.findall(r"`([^`]+)`", row)}
    packages = {
        f"src/railwright/{path.parent.name}"
        for path in (ROOT / "src" / "railwright").glob("*/__init__.py")
    }

    assert {name for name in named if not (ROOT / name).exists()} == set()
    assert packages <= named


def test_the_address_of_the_first_steps_is_that_of_the_server() -> None:
    first = (DOCS / "tutorial" / "first-steps.md").read_text(encoding="utf-8")

    assert set(re.findall(r"127\.0\.0\.1:(\d+)", first)) == {str(PORT)}
