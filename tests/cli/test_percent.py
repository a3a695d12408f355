"""Shares look alike in every command."""

import re

import click.testing
import pytest

from railwright.cli.main import railwright
from railwright.cli.printed_tables import percent, percents


def test_a_share_has_one_decimal_and_no_blank() -> None:
    assert percent(0.5254) == "52.5%"
    assert percents(0, 1) == "0.0% to 100.0%"


@pytest.mark.parametrize(
    "command",
    [
        "arena nordic --bots random,greedy --games 2 --jobs 1",
        "simulate nordic --bots random,greedy --games 2 --jobs 1",
    ],
)
def test_both_reports_write_shares_like_this(command: str) -> None:
    said = click.testing.CliRunner().invoke(railwright, command.split()).output

    assert re.search(r"\b\d+\.\d% to \d+\.\d%", said)
    assert not re.search(r"\d %|(?<![\d.])\d+%", said.replace("95%", ""))
