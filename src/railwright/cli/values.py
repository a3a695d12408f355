# ruff: noqa: ANN401, ARG002 - the methods are as click has them
"""What can be typed where a number, a word, a file or a folder is wanted."""

from math import isfinite
from pathlib import Path
from typing import Any

import click

from railwright.errors import bounds, either, is_within
from railwright.suggestions import did_you_mean

Bounds = tuple[float, float | None]
"""The least and the greatest number that is taken."""


class WholeNumber(click.ParamType[int]):
    """A whole number within bounds."""

    name = "integer"

    def __init__(self, low: int, high: int | None = None) -> None:
        self.low = low
        self.high = high

    def bounds(self) -> Bounds:
        """The least and the greatest number."""
        return self.low, self.high

    def convert(
        self,
        value: Any,
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> int:
        """The number that was typed."""
        try:
            number = int(value)
        except ValueError:
            number = None
        low, high = self.bounds()
        if number is None or not is_within(number, low, high):
            wanted = f"a whole number{bounds(low, high)}"
            self.fail(f"must be {wanted}, not {str(value)[:40]!r}", param, ctx)
        return number


class _Seed(WholeNumber):
    """A number that games accept as their seed."""

    def __init__(self) -> None:
        super().__init__(0)

    def bounds(self) -> Bounds:
        """Those of the games, which are loaded only if there is a seed."""
        from railwright.model.table import LEAST_SEED, MOST_SEED

        return LEAST_SEED, MOST_SEED


SEED = _Seed()


class Number(click.ParamType[float]):
    """A number within bounds."""

    name = "number"

    def __init__(self, low: float, high: float | None = None) -> None:
        self.low = low
        self.high = high

    def convert(
        self,
        value: Any,
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> float:
        """The number that was typed."""
        try:
            number = float(value)
        except ValueError:
            number = float("nan")
        if not (isfinite(number) and is_within(number, self.low, self.high)):
            wanted = f"a number{bounds(self.low, self.high)}"
            self.fail(f"must be {wanted}, not {str(value)[:40]!r}", param, ctx)
        return number


class OneOf(click.Choice[str]):
    """One of some words."""

    def get_invalid_choice_message(self, value: Any, ctx: click.Context | None) -> str:
        """What is said of any other word."""
        words = [str(each) for each in self.choices]
        hint = did_you_mean(str(value), words)
        return f"must be {either(words)}, not {str(value)[:40]!r}{hint}"


class PathName(click.ParamType[Path]):
    """The path of a file or of a folder, which need not be there."""

    def __init__(self, *, is_folder: bool) -> None:
        self.is_folder = is_folder
        self.name = "folder" if is_folder else "file"

    def convert(
        self,
        value: Any,
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> Path:
        """The path that was typed."""
        path = Path(value)
        if path.is_dir() != self.is_folder and path.exists():
            found = "file" if self.is_folder else "folder"
            self.fail(f"must be a {self.name}, but {path} is a {found}", param, ctx)
        return path


class WebAddress(click.ParamType[str]):
    """The beginning of a web address, as browsers write it; empty for none."""

    name = "url"

    def convert(
        self,
        value: Any,
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> str:
        """The address that was typed."""
        from urllib.parse import urlsplit

        try:
            parts = urlsplit(value)
            is_web = (
                parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0
            )
        except ValueError:  # such as a port that is none
            is_web = False
        plain = str(value).rstrip("/")
        is_whole = (
            is_web and plain.lower() == f"{parts.scheme}://{parts.netloc}".lower()
        )
        if value and (not is_whole or "@" in plain or not plain.isprintable()):
            wanted = "a URL such as https://play.example.org, without a path"
            self.fail(f"must be {wanted}, not {value[:60]!r}", param, ctx)
        return plain


class Network(click.ParamType[str]):
    """An IP address, or a network of them."""

    name = "address"

    def convert(
        self,
        value: Any,
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> str:
        """The address that was typed."""
        from ipaddress import ip_network

        try:
            ip_network(value, strict=False)
        except ValueError:
            said = f"must be an IP address or network, not {value[:60]!r}"
            self.fail(said, param, ctx)
        return str(value)


WEB_ADDRESS = WebAddress()
NETWORK = Network()
FILE_PATH = PathName(is_folder=False)
FOLDER_PATH = PathName(is_folder=True)
