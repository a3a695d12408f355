"""Writes docs/reference/research-tables.md: what all numbers of research mean.

Run it after a change of the encoding, of a game's value or of a map.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from railwright.contests.contest_tables import CONTEST_TABLES, Tables
from railwright.encoding import action_index, features
from railwright.games import GAMES, is_ours
from railwright.research import Codebook
from railwright.research.parquet import RECORD_TABLES, VERSION

FILE = Path(__file__).parents[1] / "docs" / "reference" / "research-tables.md"
SEATS = (2, 3, 4, 5)
HEAD = f"""# Action and observation tables

What the numbers of [`railwright.research`](../how-to/research.md) mean, made from
the games and their maps. This is version {action_index.VERSION} of the actions and
version {features.VERSION} of the observation; a version changes whenever a number
may mean something else. The fingerprint of a codebook says the same of one table:
models that were trained with another one do not fit.
"""
ACTIONS = """## Actions

First numbers and, in brackets, how many there are, with two players or more.
`describe` says what each one means. Within a part, face-up cards are numbered by
slot, then by the deck that replaces the card; tickets to keep as a binary number of
their places in the offer, less 1; payments for a tunnel by their wild cards, giving
up last; exchanges by what is given, then by count; claims by route, color and
groups in the order of the map; buildings by color, wild cards alone last, then by
city.

What the player does not choose: where wild cards pay for every route, a claim takes
as few as possible, and so do stations and ports. On Nordic and Switzerland they do
not, so a claim says how many. Groups of any cards take the most plentiful ones of
other colors, pairs the colors in their order, and railways the wagon cards without
a port symbol first. Rejected tickets stay in the order of the offer. `Match.play`
accepts any payment and any order.
"""
OBSERVATION = """## Observation

How many numbers each block has with two players, in the order of a row. Seats are
relative: 0 is the seat that looks, 1 the next one. Counts are divided by 16;
everything else is 1 or 0. With more players the blocks with a seat among their axes
are larger.
"""
DISTANCES = """`distances=True` adds one more block, `spaces to be claimed`: for each
ticket the fewest spaces that connect it, own or offered, by routes still open to the
seat; -1/16 if there is no way.

`VecEnv.hidden` shows what the seat must not know, for critics: the hands of the
others, their tickets, and the cards in the decks.
"""
TABLES = f"""## Parquet

Each table is a file of its own, `games.parquet` and so on, whose metadata say
`format: {VERSION}`. Types are 64-bit integers (`int`), 64-bit floats (`float`) and
strings (`text`).
"""


def written() -> str:
    """The whole page."""
    books = {name: Codebook(name, 2) for name in GAMES if is_ours(name)}
    sections = [
        HEAD,
        "## Sizes\n",
        "\n".join(_sizes(books)),
        "",
        ACTIONS,
        "\n".join(_actions(books)),
        "",
        OBSERVATION,
        "\n".join(_blocks(books)),
        "",
        DISTANCES,
        TABLES,
        *_tables("Records: `save_records`", RECORD_TABLES),
        *_tables("Contests: `save_contest`", CONTEST_TABLES),
    ]
    return "\n".join(sections).rstrip() + "\n"


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _head(*cells: str) -> list[str]:
    return [_row(*cells), f"|{'---|' * len(cells)}"]


def _sizes(books: dict[str, Codebook]) -> Iterator[str]:
    seats = [f"{count} players" for count in SEATS]
    yield from _head("game", "actions", "every payment", *seats, "fingerprint")
    for name, book in books.items():
        every = Codebook(name, 2, payments="every").actions
        most = GAMES[name].seats[1]
        widths = [Codebook(name, n).width if n <= most else "–" for n in SEATS]
        yield _row(name, book.actions, every, *widths, f"`{book.fingerprint}`")
    yield ""
    yield "The columns by players count the numbers of an observation; the fingerprint"
    yield "is that of two players."


def _names(lists: Iterable[list[str]]) -> list[str]:
    """All names in an order that suits every list."""
    found: list[str] = []
    for names in lists:
        for place, name in enumerate(names):
            if name not in found:
                after = found.index(names[place - 1]) + 1 if place else 0
                found.insert(after, name)
    return found


def _actions(books: dict[str, Codebook]) -> Iterator[str]:
    parts = {
        name: {part: (first, count) for part, first, count in book.action_parts}
        for name, book in books.items()
    }
    yield from _head("part", *books)
    for part in _names([*each] for each in parts.values()):
        cells = [parts[name].get(part) for name in books]
        yield _row(part, *(f"{c[0]} ({c[1]})" if c else "–" for c in cells))


def _blocks(books: dict[str, Codebook]) -> Iterator[str]:
    sizes = {
        name: {block: count for block, count, _ in book.blocks}
        for name, book in books.items()
    }
    axes = {block: axis for book in books.values() for block, _, axis in book.blocks}
    yield from _head("block", "axes", *books)
    for block in _names([*each] for each in sizes.values()):
        yield _row(block, axes[block], *(sizes[n].get(block, "–") for n in books))


def _tables(title: str, tables: Tables) -> Iterator[str]:
    yield f"### {title}\n"
    yield "\n".join(
        [
            *_head("table", "column", "type", "meaning"),
            *(
                _row(f"`{table}`", f"`{column.name}`", column.type, column.meaning)
                for table, columns in tables.items()
                for column in columns
            ),
            "",
        ]
    )


def main() -> None:
    """Write the page."""
    FILE.write_text(written(), encoding="utf-8")
    sys.stdout.write(f"{FILE}\n")


if __name__ == "__main__":
    main()
