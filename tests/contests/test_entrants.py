"""The file that lists the bots of a ladder."""

from pathlib import Path

import pytest

from railwright.contests.entrants import OURS, Entrant, chosen, read_entrants
from railwright.errors import GameError

ROOT = Path(__file__).parents[2]


def written(folder: Path, text: str) -> Path:
    path = folder / "ladder.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_bots_are_read_as_they_are_listed(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        '[[bot]]\nname = "one"\nplay = "exec:./one"\nby = "Ada"\nabout = "Counts."\n'
        '[[bot]]\nname = "Two 2.0"\nplay = "py:two:Two"\n',
    )

    assert read_entrants(path) == [
        Entrant("one", "exec:./one", "Ada", "Counts."),
        Entrant("Two 2.0", "py:two:Two"),
    ]


def test_an_empty_list_is_one(tmp_path: Path) -> None:
    assert read_entrants(written(tmp_path, "# nobody yet\n")) == []


def test_the_list_of_the_project_can_be_used() -> None:
    assert read_entrants(ROOT / "ladder.toml")


X = '[[bot]]\nname = "x"\nplay = "exec:x"\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[bot]\nname = "x"', "ladder.toml, line 1, column 6: not TOML: expected ]]"),
        ('\nbots = "x"', "ladder.toml, line 2: unknown key 'bots'"),
        ('bot = "x"', "ladder.toml, line 1: expected [[bot]], name ="),
        ('[[bot]]\nplay = "hard-2"\nname = "x"', "line 2: play must be a bot, exec:"),
        ('[[bot]]\nname = "x"', "line 1: this bot has no play: expected [[bot]]"),
        ('[[bot]]\nplay = "exec:x"', "line 1: this bot has no name"),
        ('[[bot]]\nname = 5\nplay = "exec:x"', "line 2: name must be text in quot"),
        ('[[bot]]\nname = ""\nplay = "exec:x"', "line 2: name must be text in quot"),
        ('[[bot]]\nname = "<b>"\nplay = "exec:x"', "line 2: name must be made of"),
        (
            f'{X}author = "me"',
            "line 4: unknown field 'author'",
        ),
        (
            f'[[bot]]\nname = "{"x" * 31}"\nplay = "exec:x"',
            "line 2: name must have at most 30 letters",
        ),
        (
            f'{X}[[bot]]\nname = "X"\nplay = "exec:y"',
            "line 4: there is already a bot called 'X'",
        ),
        (
            f'{X}[[bot]]\nname = "y"\nplay = "exec:x"',
            "line 4: 'y' plays the same as 'x': exec:x",
        ),
        (
            '[[bot]]\nname = "Hard"\nplay = "exec:x"',
            "line 1: there is already a bot called 'Hard'",
        ),
    ],
)
def test_a_mistake_is_named_with_its_line(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(GameError) as caught:
        read_entrants(written(tmp_path, text))

    assert said in str(caught.value)
    assert str(caught.value).startswith(str(tmp_path))


def test_all_mistakes_are_named_at_once(tmp_path: Path) -> None:
    text = '[[bot]]\nname = 1\nplay = "exec:x"\n\n[[bot]]\nname = "y"\nplay = ""\n'

    with pytest.raises(GameError) as caught:
        read_entrants(written(tmp_path, text))

    lines = str(caught.value).splitlines()
    assert ["line 2:" in lines[0], "line 7:" in lines[1], len(lines)] == [True, True, 2]


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(GameError, match=r"mine\.toml: no such file"):
        read_entrants(tmp_path / "mine.toml")


def test_bots_are_chosen_by_what_lists_call_them() -> None:
    known = [*OURS, Entrant("mine", "exec:./mine")]

    assert [each.play for each in chosen(known, ("mine", "hard", "search-5ms"))] == [
        "exec:./mine",
        "hard",
        "search-5ms",
    ]
    with pytest.raises(GameError, match="unknown bot 'mien'; did you mean mine"):
        chosen(known, ["mien"])
