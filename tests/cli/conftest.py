"""The command line, run inside the test."""

from collections.abc import Callable

import click.testing
import pytest

from railwright.cli.main import railwright

Run = Callable[..., click.testing.Result]


@pytest.fixture
def run() -> Run:
    """A function that runs `railwright` with some arguments and typed lines."""
    runner = click.testing.CliRunner()
    return lambda *arguments, typed="": runner.invoke(
        railwright, [str(each) for each in arguments], input=typed
    )
