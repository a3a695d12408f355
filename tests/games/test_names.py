"""No code asks which game it is in: it asks for the property that it means."""

import re
from collections.abc import Iterator
from pathlib import Path

from railwright.games import GAMES
from railwright.maps import ORDINARY

ROOT = Path(__file__).parents[2]
FORMAT = [ROOT / "src/railwright/maps/check/counts.py"]
"""What map files may count has names in the format: `long_tickets`."""
OWN = [game.folder for game in GAMES.values()]
QUOTED = re.compile(rf"""(["'`])({"|".join(GAMES)})\1""")
DECKS = re.compile(r"\bdecks\)? *(==|!=|<=?|>=?) *\d")
"""The number of decks names a game as well; ask a deck for its cards instead."""
TICKET_DECKS = {deck for game in GAMES.values() for deck in game.first_tickets.cards}
DECK_NAME = re.compile(
    rf"""=\s*(["'`])({"|".join(sorted(TICKET_DECKS - {ORDINARY}))})\1"""
)
"""So does the name of a deck of tickets; ask when its tickets are dealt instead."""
COMPILED = ("core", "encoding", "tactics")
LETTER = re.compile(r"""\bgame(\.name)?\[0\]|\bgame\.letter (==|!=|in) ["'({]""")


def sources() -> Iterator[Path]:
    """The code of the package and of the client, without what is a game's own."""
    for folder, kinds in {
        "src/railwright": ["py"],
        "web/src": ["ts", "svelte"],
    }.items():
        for kind in kinds:
            for path in sorted((ROOT / folder).rglob(f"*.{kind}")):
                if path.parent not in OWN and path not in FORMAT:
                    yield path


def asks(line: str) -> bool:
    """Whether a line of code names a game; examples may."""
    is_example = line.lstrip().startswith((">>>", "..."))
    patterns = (QUOTED, LETTER, DECK_NAME)
    return any(each.search(line) for each in patterns) and not is_example


def test_no_code_asks_which_game_it_is_in() -> None:
    files = list(sources())
    assert len(files) > 300

    found = [
        f"{path.name}: {line.strip()}"
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
        if asks(line)
    ]

    assert found == []


def test_no_compiled_code_takes_the_number_of_decks_for_a_game() -> None:
    files = [path for path in sources() if path.parent.name in COMPILED]
    assert len(files) > 30

    found = [
        f"{path.name}: {line.strip()}"
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
        if DECKS.search(line)
    ]

    assert found == []


def test_a_question_would_be_noticed() -> None:
    assert asks('    if game.name == "europe":')
    assert asks("const letters = `C${game[0]!.toUpperCase()}`;")
    assert asks('    if game.letter == "W":')
    assert asks('LONG = "long"')
    assert asks('            long=ticket.deck == "long",')
    assert asks("  const isLong = ticket.deck === 'long';")
    assert DECKS.search("    if rules.decks > 1:")
    assert DECKS.search("CLAIM if len(rules.decks) == 1 else MANY")
    assert not asks('    >>> match = new_game("nordic")')
