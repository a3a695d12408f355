"""The package's build: that of setuptools, with the browser client made before it.

pyproject.toml names this file as the backend. RAILWRIGHT_NO_CLIENT=1 leaves the client
out, for those who want the engine alone.
"""

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import client

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Config = Mapping[str, Any] | None  # whatever the frontend was told


def _is_wanted() -> bool:
    return os.environ.get("RAILWRIGHT_NO_CLIENT") != "1"


def _needs() -> list[str]:
    return client.requirements() if _is_wanted() else []


def _make() -> None:
    if _is_wanted():
        client.build()


def get_requires_for_build_wheel(config_settings: Config = None) -> list[str]:
    """What a wheel needs."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_needs()]


def get_requires_for_build_editable(config_settings: Config = None) -> list[str]:
    """What an editable install needs."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *_needs()]


def get_requires_for_build_sdist(config_settings: Config = None) -> list[str]:
    """What a source archive needs; it carries the built client."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_needs()]


def build_wheel(
    wheel_directory: str,
    config_settings: Config = None,
    metadata_directory: str | None = None,
) -> str:
    """A wheel, with the client in it."""
    _make()
    wheel: str = build_meta.build_wheel(
        wheel_directory, config_settings, metadata_directory
    )
    return wheel


def build_editable(
    wheel_directory: str,
    config_settings: Config = None,
    metadata_directory: str | None = None,
) -> str:
    """An editable install; core and client are built in place, at the same time."""
    with ThreadPoolExecutor(1) as beside:
        client_is_made = beside.submit(_make)
        wheel: str = build_meta.build_editable(
            wheel_directory, config_settings, metadata_directory
        )
        client_is_made.result()
    return wheel


def build_sdist(sdist_directory: str, config_settings: Config = None) -> str:
    """A source archive that needs no Node to be installed."""
    _make()
    archive: str = build_meta.build_sdist(sdist_directory, config_settings)
    return archive
