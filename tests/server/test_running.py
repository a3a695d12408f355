"""What tests open is closed, also if they fail."""

from contextlib import suppress
from pathlib import Path

from tests.server.running import Person, ServerProcess, closed_in_the_end


def test_whoever_comes_leaves_though_something_goes_wrong(
    server: ServerProcess,
) -> None:
    with suppress(ZeroDivisionError), closed_in_the_end():
        person = Person(server)
        socket = person.socket()
        assert 1 / 0

    assert person.http.is_closed
    assert not socket.listener.is_alive()


def test_a_server_that_nobody_stops_is_killed(tmp_path: Path) -> None:
    with suppress(ZeroDivisionError), closed_in_the_end():
        server = ServerProcess(["--data", str(tmp_path)])
        Person(server).socket()
        assert 1 / 0

    assert server.process.poll() is not None
    assert not server.listener.is_alive()
