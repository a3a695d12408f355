"""`railwright print`, as typed."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]


def test_a_document_is_written(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    typed = f"print score-sheet europe -o {path} --paper letter --language pl"

    result = run(*typed.split())

    assert result.exit_code == 0
    assert result.output.startswith(f"{path}: Europa, score-sheet, ")
    assert path.read_bytes().startswith(b"%PDF-")


def test_the_file_is_named_after_game_and_document(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    result = run("print", "summary-card", "usa")

    assert result.exit_code == 0
    assert (tmp_path / "usa-summary-card.pdf").exists()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("ruls europe", "did you mean rules?"),
        ("rules evrope", "unknown game 'evrope'; did you mean europe?"),
        ("rules europe --paper a5", "--paper must be a4 or letter, not 'a5'"),
        ("rules europe -o rules.png", "rules.png: a document must end in .pdf"),
        ("game europe", "are not printed at true size: buy the game"),
    ],
)
def test_what_cannot_be_printed_is_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)

    result = run("print", *typed.split())

    assert result.exit_code in {1, 2}
    assert said in result.output
    assert len(result.output.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
