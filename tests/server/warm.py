"""Servers that begin where Python has imported all they need.

A process that has imported it is kept, and each server is a copy of it: a real process
with a session and streams of its own, which would otherwise import for half a second.
"""

import os
import signal
import sys
from collections.abc import Sequence
from importlib import import_module
from multiprocessing import TimeoutError as Late
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.forkserver import ensure_running
from typing import IO
from unittest.mock import patch

from railwright.cli.main import railwright as command

# What copies need not import.
for _name in (
    "railwright.cli.serve",
    "railwright.server.crew",
    "railwright.server.living.sealed_pushes",
    "railwright.server.plumbing.logs",
    "railwright.server.store.sqlite",
    "railwright.server.store.postgres",
    "railwright.words.own_check",
    "uvloop",
):
    import_module(_name)

_CONTEXT = get_context("forkserver")
_CONTEXT.set_forkserver_preload([__name__])
_ENVIRONMENT = dict(os.environ)
"""Before a test has changed it: what is imported under it, all copies share."""


class WarmProcess:
    """`railwright` with some arguments, handled as a process of `subprocess` is."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self.stdout, said = _stream()
        self.stderr, complained = _stream()
        about = (arguments, dict(os.environ), said, complained)
        with patch.dict(os.environ, _ENVIRONMENT, clear=True):
            ensure_running()
        self._process = _CONTEXT.Process(target=_run, args=about)
        self._process.start()
        said.close()
        complained.close()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise Late
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def _stream() -> tuple[IO[str], Connection]:
    """What is read of a stream of a process, and what the process writes to."""
    ours, theirs = _CONTEXT.Pipe(duplex=False)
    reader = os.fdopen(os.dup(ours.fileno()), encoding="utf-8")
    ours.close()
    return reader, theirs


def _run(
    arguments: Sequence[str],
    environment: dict[str, str],
    said: Connection,
    complained: Connection,
) -> None:
    """What a copy does."""
    os.setsid()
    os.environ.clear()
    os.environ.update(environment)
    for number, line in ((1, said), (2, complained)):
        os.dup2(line.fileno(), number)
        line.close()
    sys.stdout = open(1, "w", buffering=1, encoding="utf-8")  # noqa: SIM115
    sys.stderr = open(2, "w", buffering=1, encoding="utf-8")  # noqa: SIM115
    command(arguments)
