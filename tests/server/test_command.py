"""`railwright serve` says in one line what it cannot use."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from railwright.cli.main import railwright


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--data", "/dev/null/games"], "cannot create /dev/null/games"),
        (
            ["--data", "x", "--database", "postgresql://x"],
            "give either --data or --database",
        ),
        (["--database", "postgresql://127.0.0.1:1/x"], "cannot be used"),
        (["--host", "256.0.0.1", "--data", "x"], "256.0.0.1 cannot be used"),
        (["--port", "99999"], "99999"),
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
