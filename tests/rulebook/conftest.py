"""The command line, run inside the test."""

from collections.abc import Callable

import click.testing
import pytest

from railwright.cli.main import railwright

Run = Callable[..., click.testing.Result]


@pytest.fixture
def run() -> Run:
    """A function that runs `railwright rules` with some arguments."""
    runner = click.testing.CliRunner()
    return lambda *arguments: runner.invoke(railwright, ["rules", *arguments])
