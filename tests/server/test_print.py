"""Paper for real tables, asked for over HTTP."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.printing.paper import reader, words
from tests.server.running import Person

Visit = Callable[..., Person]
TOWNS = Path(__file__).parents[2] / "docs" / "how-to" / "three-towns.json"
MAP = TOWNS.read_text("utf-8")


def test_a_document_is_shown_and_kept_by_browsers(visit: Visit) -> None:
    """Whoever asks: no cookie is needed, and none is set."""
    http = visit().http
    address = "/api/print/europe/score-sheet/pl/letter"

    answer = http.get(address)
    again = http.get(address, headers={"If-None-Match": answer.headers["etag"]})

    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == (
        'inline; filename="europe-score-sheet.pdf"'
    )
    assert "set-cookie" not in answer.headers
    assert len(reader(answer.content).pages) == 1
    assert "Arkusz punktacji" in words(answer.content)
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("atlantis/rules/en/a4", "the game must be europe, nordic, "),
        ("europe/game/en/a4", "the boards of the games that are sold in a box are "),
        ("europe/map/en/a4", "the document must be score-sheet, summary-card, "),
        ("europe/rules/xx/a4", "the language must be en, nb or pl"),
        ("europe/rules/en/a5", "the paper must be a4 or letter"),
    ],
)
def test_what_is_not_printed_is_refused(visit: Visit, address: str, said: str) -> None:
    answer = visit().http.get(f"/api/print/{address}")

    assert answer.status_code == 404
    assert answer.json()["code"] == "NOT_FOUND"
    assert answer.json()["message"].startswith(said)


def test_the_whole_game_is_printed_at_a_table_with_an_own_map(visit: Visit) -> None:
    """By the rules of the table, though the map names none."""
    host = visit()
    board = MAP.replace('"rules": "usa",', "")
    table = host.create("usa", [{"kind": "me"}, {"kind": "bot"}], map=board)
    address = f"/api/tables/{table}/print"

    answer = host.http.get(f"{address}/game/nb/a4")
    tickets = host.http.get(f"{address}/tickets/en/a4")

    assert answer.headers["content-disposition"] == 'inline; filename="map-game.pdf"'
    pages = reader(answer.content).pages
    assert len(pages) == 10  # three sheets of tickets and cards have backs
    assert "togvogner til hver: 45" in " ".join(pages[0].extract_text().split())
    assert "Elmhurst – Fairbank" in words(tickets.content)


def test_a_table_without_an_own_map_says_where_its_paper_is(visit: Visit) -> None:
    host = visit()
    table = host.create("usa", [{"kind": "me"}, {"kind": "bot"}])

    answer = host.http.get(f"/api/tables/{table}/print/rules/en/a4")

    assert answer.status_code == 404
    assert answer.json()["message"].endswith("/api/print/usa/")


def test_whoever_follows_a_link_reads_why_there_is_no_document(anna: Person) -> None:
    address = "/api/print/europe/score-sheet/en/a5"
    answer = anna.http.get(address, headers={"Accept": "text/html,*/*;q=0.8"})

    assert answer.status_code == 404
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert "<p>The paper must be a4 or letter.</p>" in answer.text
    assert "Accept" in answer.headers["Vary"]
    assert anna.http.get(address).json()["code"] == "NOT_FOUND"
