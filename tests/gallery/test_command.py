import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from railwright.gallery import GalleryServer

# In the background of a script Ctrl-C would be ignored, so the tests see to it first.
START = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
    "from railwright.cli.main import railwright; railwright()"
)
COMMAND = (sys.executable, "-c", START, "gallery")


@contextmanager
def running(*options: str) -> Iterator[subprocess.Popen[str]]:
    """The command in a process of its own, ended at the latest with the test."""
    with subprocess.Popen(
        [*COMMAND, "--no-open", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={"PYTHONUNBUFFERED": "1"},
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


@pytest.mark.parametrize("request_to_stop", [signal.SIGINT, signal.SIGTERM])
def test_the_command_prints_an_address_that_answers_and_stops_without_a_word(
    request_to_stop: signal.Signals,
) -> None:
    with running("--port", "0") as process:
        address = re.search(r"http://127\.0\.0\.1:\d+/", line(process))
        assert address is not None
        with urllib.request.urlopen(address[0], timeout=10) as reply:
            assert b"Railwright" in reply.read()

        process.send_signal(request_to_stop)
        out, err = process.communicate(timeout=10)

    assert (process.returncode, out.strip(), err) == (0, "Stopped.", "")


def test_a_taken_port_is_said_in_one_sentence(server: GalleryServer) -> None:
    with running("--port", str(server.port)) as process:
        said = line(process)
        assert re.fullmatch(rf"Port {server.port} is in use; using port \d+\.\n", said)
        assert "http://127.0.0.1:" in line(process)


@pytest.mark.parametrize("port", ["-1", "65536", "harbour"])
def test_a_port_that_cannot_be_is_refused(port: str) -> None:
    with running("--port", port) as process:
        _, err = process.communicate(timeout=10)

    assert process.returncode == 2
    assert "Invalid value for '--port'" in err
