"""`railwright serve` as a command: what it says, and what it cannot use."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from tests.server.running import running

from railwright.cli.main import railwright
from railwright.cli.serve import serve
from railwright.server.run import listening


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--data", "/dev/null/games"], "/dev/null/games: /dev/null is not a folder"),
        (
            ["--data", "x", "--database", "postgresql://x"],
            "give either --data or --database",
        ),
        (["--database", "postgresql://127.0.0.1:1/x"], "cannot be used"),
        (["--database", "mysql://x"], "--database must begin with postgresql://"),
        (["--workers", "2"], "--workers needs a --database that they can share"),
        (["--host", "256.0.0.1", "--data", "x"], "--host: unknown host '256.0.0.1'"),
        (["--port", "99999"], "99999"),
        (["--limits", "inf"], "--limits must be a number from 0 to 1,000"),
        (["--limits", "nan"], "--limits must be a number from 0 to 1,000"),
        (["--pace", "nan"], "--pace must be a number from 0 to 60"),
        (["--address", "javascript:alert(1)"], "--address must be a URL such as "),
        (["--address", "https://"], "--address must be a URL such as "),
        (["--address", "https://a.example/?q"], "--address must be a URL such as "),
        (["--address", "https://a:b@c.example"], "--address must be a URL such as "),
        (["--address", "https://a.example:x"], "--address must be a URL such as "),
        (["--address", "https://a.example\n"], "--address must be a URL such as "),
        (["--origin", "https://a.example/page"], "--origin must be a URL such as "),
    ],
)
def test_what_cannot_be_served(
    arguments: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(railwright, ["serve", "--port", "0", *arguments])
    assert result.exit_code == 2
    assert says in result.output
    assert "Traceback" not in result.output


def test_mail_that_cannot_be_sent_is_told_at_the_start(tmp_path: Path) -> None:
    result = CliRunner().invoke(
        railwright,
        ["serve", "--port", "0", "--data", str(tmp_path)],
        env={"RAILWRIGHT_SMTP": "nonsense"},
    )
    assert result.exit_code == 2
    assert "RAILWRIGHT_SMTP" in result.output


# In the background of a script Ctrl-C would be ignored, so the tests see to it first.
START = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
    "from railwright.cli.main import railwright; railwright()"
)


@contextmanager
def serving(folder: Path, port: int) -> Iterator[subprocess.Popen[str]]:
    """The command in a process of its own, ended at the latest with the test."""
    with subprocess.Popen(
        [sys.executable, "-c", START, "serve", "--port", str(port), "--data", folder],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
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
    tmp_path: Path, request_to_stop: signal.Signals
) -> None:
    with serving(tmp_path, 0) as process:
        address = re.search(r"http://127\.0\.0\.1:\d+/", line(process))
        assert address is not None
        assert "Railwright" in httpx.get(address[0]).text

        process.send_signal(request_to_stop)
        out, err = process.communicate(timeout=30)

    assert (process.returncode, out.strip(), err) == (0, "Stopped.", "")


def test_a_port_that_was_named_and_is_in_use_is_an_error(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        arguments = ["serve", "--port", str(port), "--data", str(tmp_path)]
        result = CliRunner().invoke(railwright, arguments)

    assert result.exit_code == 2
    assert result.output == f"Error: port {port} is in use; choose another --port\n"


def test_without_a_port_the_next_free_one_is_used() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with listening("127.0.0.1", port) as listener:
            assert listener.getsockname()[1] > port


def test_a_second_server_on_one_data_folder_is_refused(tmp_path: Path) -> None:
    arguments = ["serve", "--port", "0", "--data", str(tmp_path)]
    with serving(tmp_path, 0) as process:
        assert "http://127.0.0.1:" in line(process)
        second = CliRunner().invoke(railwright, arguments)
        assert second.exit_code == 2
        assert second.output == (
            f"Error: another server (process {process.pid}) uses {tmp_path}: stop it, "
            "or name another folder\n"
        )
        process.kill()
        process.wait()
    with serving(tmp_path, 0) as process:  # nobody has to clean up after a crash
        assert "http://127.0.0.1:" in line(process)


def test_a_file_and_the_environment_set_the_options(tmp_path: Path) -> None:
    file = tmp_path / "railwright.toml"
    file.write_text(f'data = "{tmp_path}"\nport = 1\nlog-level = "error"\nbots = 2\n')
    arguments = [sys.executable, "-m", "railwright", "serve", "--config", str(file)]
    environment = os.environ | {"PYTHONUNBUFFERED": "1", "RAILWRIGHT_PORT": "0"}
    with subprocess.Popen(
        arguments, stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        try:
            assert re.search(r"http://127\.0\.0\.1:\d\d+/", line(process))
        finally:
            process.kill()
    assert (tmp_path / "railwright.sqlite").exists()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("prot = 1", "unknown setting 'prot'; did you mean port?"),
        ("port = 70000", "line 2: port must be a whole number from 0 to 65,535"),
        ('webhooks = "all"', "line 2: webhooks must be off, public or any"),
        ('proxy = ["anywhere"]', "line 2: proxy must be an IP address or network"),
        ("limits = inf", "line 2: limits must be a number from 0 to 1,000, not 'inf'"),
        ('address = "javascript:alert(1)"', "line 2: address must be a URL such as "),
        ("archive-after = 99999", "line 2: archive-after must be a whole number"),
        ("delete-after = 99999", "line 2: delete-after must be a whole number"),
        ("port", "railwright.toml, line 1, column 5: not TOML: expected = after"),
        ("port = [1]", "railwright.toml, line 2: port must be a whole number, not [1]"),
        (
            "port = true",
            "railwright.toml, line 2: port must be a whole number, not True",
        ),
        ("bots = 2.9", "railwright.toml, line 2: bots must be a whole number, not 2.9"),
        ('pace = "1"', "railwright.toml, line 2: pace must be a number, not '1'"),
        ("open = 1", "railwright.toml, line 2: open must be true or false, not 1"),
        (
            "host = 5",
            "railwright.toml, line 2: host must be text in quotation marks, not 5",
        ),
        (
            "proxy = [5]",
            "railwright.toml, line 2: proxy must be text in quotation marks, not 5",
        ),
        (
            'proxy = "anywhere"',
            "line 2: proxy must be an IP address or network, not 'anywhere'",
        ),
    ],
)
def test_a_file_that_cannot_be_used(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "railwright.toml"
    file.write_text(f'data = "{tmp_path}"\n{text}\n' if "=" in text else text)
    result = CliRunner().invoke(railwright, ["serve", "--config", str(file)])
    assert result.exit_code == 2
    assert says in result.output


def test_a_folder_in_a_file_is_text(tmp_path: Path) -> None:
    file = tmp_path / "railwright.toml"
    file.write_text("data = 5")
    result = CliRunner().invoke(railwright, ["serve", "--config", str(file)])
    said = f"{file}, line 1: data must be text in quotation marks, not 5"
    assert (result.exit_code, result.output) == (2, f"Error: {said}\n")


def test_one_address_in_a_file_needs_no_list(tmp_path: Path) -> None:
    file = tmp_path / "railwright.toml"
    file.write_text('proxy = "10.0.0.1"\nport = 0\npace = 1\n')
    context = serve.make_context("serve", ["--config", str(file)])
    assert context.params["proxies"] == ("10.0.0.1",)


IN_THE_ENVIRONMENT: dict[str, tuple[str, object]] = {
    "--host": ("::1", "::1"),
    "--port": ("0", 0),
    "--data": ("games", Path("games")),
    "--database": ("postgresql://x", "postgresql://x"),
    "--open": ("1", True),
    "--bots": ("3", 3),
    "--workers": ("2", 2),
    "--pace": ("0.5", 0.5),
    "--limits": ("2", 2.0),
    "--origin": ("https://a.example", ("https://a.example",)),
    "--address": ("https://b.example", "https://b.example"),
    "--proxy": ("10.0.0.1 10.0.0.2", ("10.0.0.1", "10.0.0.2")),
    "--coach": ("0", 0),
    "--archive-after": ("30", 30),
    "--delete-after": ("365", 365),
    "--webhooks": ("any", "any"),
    "--push": ("off", "off"),
    "--metrics": ("10.0.0.3", ("10.0.0.3",)),
    "--log-level": ("debug", "debug"),
    "--log-json": ("1", True),
}


def test_every_option_has_an_environment_variable_of_its_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = {each.opts[0]: each.name for each in serve.params}
    assert {*options} == {"--config", *IN_THE_ENVIRONMENT}
    for option, (said, taken) in IN_THE_ENVIRONMENT.items():
        variable = f"RAILWRIGHT_{option.strip('-').replace('-', '_').upper()}"
        with monkeypatch.context() as environment:
            environment.setenv(variable, said)
            context = serve.make_context("serve", [])
        assert context.params[str(options[option])] == taken, variable


def test_figures_are_not_for_strangers(tmp_path: Path) -> None:
    with running(tmp_path, "--metrics", "127.0.0.9") as server:
        for address, status in {"127.0.0.1": 404, "127.0.0.9": 200}.items():
            transport = httpx.HTTPTransport(local_address=address)
            with httpx.Client(transport=transport) as client:
                assert client.get(f"{server.url}/metrics").status_code == status


ANOTHER_PORT = (
    "unknown environment variable RAILWRIGHT_PROT; did you mean RAILWRIGHT_PORT?"
)


@pytest.mark.parametrize(
    ("variable", "said"),
    [
        (
            {"RAILWRIGHT_PROT": "9"},
            ANOTHER_PORT,
        ),
        (
            {"RAILWRIGHT_PORT": "abc"},
            "RAILWRIGHT_PORT must be a whole number from 0 to 65,535, not 'abc'",
        ),
        (
            {"RAILWRIGHT_PROXY": "10.0.0.1 proxy"},
            "RAILWRIGHT_PROXY must be an IP address or network, not 'proxy'",
        ),
    ],
)
def test_a_wrong_variable_of_the_environment_is_named(
    variable: dict[str, str], said: str
) -> None:
    result = CliRunner().invoke(railwright, ["serve"], env=variable)

    assert (result.exit_code, result.stderr) == (2, f"Error: {said}\n")


def test_all_mistakes_of_a_configuration_are_listed(tmp_path: Path) -> None:
    file = tmp_path / "railwright.toml"
    file.write_text('prot = 1\npace = "1"\nlimits = -1\n', encoding="utf-8")

    result = CliRunner().invoke(railwright, ["serve", "--config", str(file)])

    assert result.exit_code == 2
    assert result.stderr == (
        f"Error: {file}, line 1: unknown setting 'prot'; did you mean port?\n"
        f"{file}, line 2: pace must be a number, not '1'\n"
        f"{file}, line 3: limits must be a number from 0 to 1,000, not '-1'\n"
    )
