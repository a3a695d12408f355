"""Commands and options that there are not: what was meant, and no guesses."""

import pytest
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("simulat usa", "unknown command 'simulat'; did you mean simulate?"),
        (
            "zork",
            "unknown command 'zork'; choose from admin, arena, coach, compare, data",
        ),
        ("map drwa usa", "unknown command 'drwa'; did you mean draw?"),
        (
            "data zork",
            "unknown command 'zork'; choose from backup, check, copy, restore",
        ),
        ("map draw usa --drak", "unknown option --drak; did you mean --dark?\n"),
        ("map draw usa --theme", "unknown option --theme\n"),
        ("arena usa --bot a,b", "unknown option --bot; did you mean --bots?\n"),
        (
            "play lakeland/game.py",
            "lakeland/game.py is not a map file; give the path of a .json file\n",
        ),
        ("--verson", "unknown option --verson; did you mean --version?\n"),
    ],
)
def test_what_is_unknown_is_named(run: Run, typed: str, said: str) -> None:
    ended = run(*typed.split())

    assert ended.exit_code == 2
    assert said in ended.output
