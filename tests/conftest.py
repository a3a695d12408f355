"""What all tests share: no deadlines, and the system's Chromium, kept quiet."""

import os
import shutil
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

# How long an example takes says more about the machine than about the code.
settings.register_profile("railwright", deadline=None)
settings.load_profile("railwright")

# A shell starts what runs in the background with Ctrl-C ignored, and programs that
# tests start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

QUIET = [
    "--no-sandbox",  # containers have no user namespaces
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",  # /dev/shm is small in containers
]

BROWSERS = ("chromium-headless-shell", "chromium")
"""Debian's shell is Chromium without windows, and takes half the time."""


def chromium(*names: str) -> str | None:
    """Chromium of RAILWRIGHT_CHROMIUM, else of the system, else Playwright's own."""
    found = filter(None, map(shutil.which, names or BROWSERS))
    return os.environ.get("RAILWRIGHT_CHROMIUM") or next(found, None)


@pytest.fixture(scope="session", autouse=True)
def _home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Games that tests leave unfinished are not saved among those of the developer."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("home")))
        yield


LaunchArguments = dict[str, Any]  # whatever Playwright passes to a browser


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: LaunchArguments,
) -> LaunchArguments:
    """Chromium, kept quiet."""
    return {**browser_type_launch_args, "args": QUIET, "executable_path": chromium()}


def pytest_itemcollected(item: pytest.Item) -> None:
    """Tests of a browser lie where `make test` looks for them."""
    if item.get_closest_marker("browser") and item.path.parent.name != "web":
        raise pytest.UsageError(f"{item.path} drives a browser outside tests/web")
