"""The page about printing says what its commands do."""

import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from railwright.cli.main import railwright

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "print.md"
CONSOLE = re.compile(r"(?m)^\$ railwright (.+)\n(.+)$")
SIZE = re.compile(r"\d+ kB")


def test_the_commands_say_what_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sizes aside, which depend on the fonts and on Typst."""
    shutil.copy(PAGE.with_name("three-towns.json"), tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en")
    shown = CONSOLE.findall(PAGE.read_text("utf-8"))

    assert len(shown) == 3
    for typed, said in shown:
        result = CliRunner().invoke(railwright, typed.split())
        assert SIZE.sub("", result.output.strip()) == SIZE.sub("", said)
