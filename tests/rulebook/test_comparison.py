"""The table of differences is that of the games, and says what the rulebooks say."""

import pytest
from tools import comparison

from railwright.games import GAMES
from railwright.rulebook import catalogue
from railwright.rulebook.comparison import ROWS

PAGE = comparison.FILE.read_text(encoding="utf-8")
LINES = [line.strip("| ").split(" | ") for line in PAGE.splitlines() if "|" in line]
TITLES = LINES[0][:-1]
CELLS = {
    (cells[0], title): cell
    for cells in LINES[2:]
    for title, cell in zip(TITLES, cells[1:], strict=False)
}


def test_the_page_is_fresh() -> None:
    """If this fails, run tools/comparison.py."""
    assert comparison.written() == PAGE


def test_every_game_and_every_row_is_there() -> None:
    assert len(TITLES) == len(GAMES)
    assert len(CELLS) == len(GAMES) * len(ROWS)
    assert all(CELLS.values())


def test_the_rules_of_the_rows_exist() -> None:
    assert {row.rule for row in ROWS} - {""} <= catalogue().rules.keys()


@pytest.mark.parametrize(
    ("row", "title", "said"),
    [
        ("Players", "Europe", "2–5"),
        ("Players", "Switzerland", "2–3"),
        ("Pieces each", "Nordic Countries", "40 trains"),
        ("Pieces each", "Switzerland", "45 trains (option: 40 trains)"),
        ("Pieces each", "World", "60 of 25 wagons + 50 ships"),
        ("Fleet", "World", "your choice (option: 20 wagons)"),
        ("Cards", "USA", "110: 8 × 12 train + 14 wild"),
        (
            "Cards",
            "World",
            "80: 6 × 11 wagon + 14 wild; 60: 6 × 4 ship + 6 × 6 double-ship",
        ),
        ("Opening hand", "World", "3 wagon + 7 ship"),
        ("Face up", "World", "3 wagon + 3 ship"),
        ("Tickets", "Europe", "46: 6 long, 40 regular"),
        ("Tickets", "Switzerland", "46: 34 between two cities, 12 with countries"),
        ("Tickets", "World", "65: 57 between two cities, 8 tours"),
        (
            "Opening tickets",
            "Europe",
            "1 long + 3 regular, keep 2; the rest into the box",
        ),
        ("Opening tickets", "World", "5, keep 3; the rest under the deck"),
        ("Later tickets", "Europe", "3, keep 1; the rest under the deck"),
        ("Later tickets", "Nordic Countries", "3, keep 1; the rest into the box"),
        ("Later tickets", "World", "4, keep 1; the rest under the deck"),
        ("Actions", "World", "cards, route, tickets, port, exchange"),
        ("Face-up wild card", "Switzerland", "like any card"),
        ("Row swept away", "Nordic Countries", "never (option: at 3 wild cards)"),
        ("Row swept away", "Switzerland", "at 3 wild cards"),
        ("Face-up card replaced", "World", "from a deck of your choice"),
        ("Wild cards pay for", "Europe", "all routes, stations"),
        ("Wild cards pay for", "Nordic Countries", "tunnels, ferries"),
        ("Wild cards pay for", "Switzerland", "tunnels"),
        ("Ferries", "Europe", "gray"),
        ("Ferries", "Nordic Countries", "colored or gray"),
        (
            "Special routes",
            "Nordic Countries",
            "tunnels; Lieksa–Murmansk: any 4 cards = 1",
        ),
        ("Special routes", "World", "sea routes; pair spaces; around the edge"),
        ("Both tracks used from", "Nordic Countries", "3 players"),
        ("Both tracks used from", "World", "4 players"),
        ("Buildings each", "Europe", "3 stations, cost 1, 2, …"),
        ("Buildings each", "World", "3 ports, cost 2 + 2, worth 20/30/40"),
        ("Building not built", "Europe", "+4"),
        ("Building not built", "World", "−4"),
        (
            "Failed ticket",
            "Switzerland",
            "its points; with countries the lowest points",
        ),
        ("Failed ticket", "World", "its points; a tour its penalty"),
        ("Bonus", "Europe", "longest path 10"),
        ("Bonus", "Nordic Countries", "most completed tickets 10"),
        ("Bonus", "World", "–"),
        ("Last turns begin at", "World", "6 pieces or fewer"),
        ("Last turns each", "Europe", "1"),
        ("Last turns each", "World", "2"),
        ("Route points", "Europe", "1:1 2:2 3:4 4:7 6:15 8:21"),
        ("Route points", "Nordic Countries", "1:1 2:2 3:4 4:7 5:10 6:15 9:27"),
        ("Route points", "World", "1:1 2:2 3:4 4:7 5:10 6:15 7:18 8:21"),
        (
            "Ties",
            "Europe",
            "more tickets, fewer stations, longest-path bonus, shared",
        ),
        ("Ties", "Nordic Countries", "more tickets, longer path, shared"),
        ("Ties", "World", "shared (option: more tickets, shared)"),
    ],
)
def test_the_cells_are_those_of_the_rulebooks(row: str, title: str, said: str) -> None:
    assert CELLS[row, title] == said
