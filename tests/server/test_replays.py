"""Replays tell when tickets were kept and completed; records are their bringer's."""

from pathlib import Path

import pytest
from tests.server.line_maps import line_cities, line_map
from tests.server.running import Person, running

from railwright.games import MapText
from railwright.model import Deal, Match, format_action, record
from railwright.model.match import deal_out
from railwright.model.record_reader import parse_record
from railwright.server.tabletop.replays import MOST_RECORDED, replay_of
from railwright.server.wire.sizes import LONGEST_RECORD

GOLDEN = Path(__file__).parents[1] / "golden"


def position(text: str, steps: int) -> Match:
    """The game of a record after so many steps."""
    read = parse_record(text)
    match = deal_out(read.deal)
    for _, seat, action in read.actions[:steps]:
        match.play(action, seat)
    return match


def points(match: Match, seat: int, ticket: str) -> list[int]:
    """What a ticket of a seat would bring now."""
    pairs = match.scores()[seat].tickets
    return [worth for card, worth in pairs if match.words.ticket(card) == ticket]


@pytest.mark.parametrize("game", ["europe", "nordic", "usa"])
def test_the_moments_of_tickets_are_right(game: str) -> None:
    text = (GOLDEN / f"{game}-2-last-turns.txt").read_text()
    replay = replay_of("id", text)
    held = [hand.tickets for hand in replay.steps[-1].hands]

    for seat, tickets in enumerate(held):
        told = [story.ticket for story in replay.tickets if story.seat == seat]
        assert sorted(told) == sorted(tickets)
    for story in replay.tickets:
        before = position(text, story.kept - 1)
        assert story.ticket not in before.view(story.seat).tickets
        assert story.ticket in position(text, story.kept).view(story.seat).tickets
        if story.done:
            assert max(points(position(text, story.done), story.seat, story.ticket)) > 0
        else:
            assert max(points(position(text, 9999), story.seat, story.ticket)) < 0


def test_a_record_that_two_people_brought_is_of_both(tmp_path: Path) -> None:
    text = (GOLDEN / "nordic-2-last-turns.txt").read_text()
    with running(tmp_path) as server:
        people = [Person(server), Person(server)]
        first, second = (
            person.post("/api/records", record=text)["id"] for person in people
        )
        anna, ben = people
        assert anna.post("/api/records", record=text)["id"] == first  # as before
        for person, own in ((anna, first), (ben, second)):
            (listed,) = person.get("/api/me/data")["records"]
            assert (listed["id"], listed["text"]) == (own, text)
        anna.http.delete("/api/me")
        assert anna.http.get(f"/api/records/{first}").status_code == 404
        assert ben.get(f"/api/records/{second}")["record"] == text
        (listed,) = ben.get("/api/me/data")["records"]
        assert listed["id"] == second


def long_names() -> MapText:
    """A map of World with the longest names that tickets may have."""
    names = line_cities(40)
    worth = {"copies": 9, "ordered": 3, "any_order": 2, "penalty": 3}
    tickets = [
        {"id": f"{'t' * 85}{at}", "cities": names[at : at + 3], **worth}
        for at in range(26)
    ]
    return MapText(line_map("Names", len(names), "red", tickets))


def hoarded() -> str:
    """A record whose players take all tickets, and then change pieces to and fro."""
    match = deal_out(Deal("world", 5, 1, b"", (), long_names()))
    while len(match.history) < MOST_RECORDED:
        (seat, *_) = match.deciding
        said = [format_action(action) for action in match.view(seat).actions]
        keeps = sorted((a for a in said if a.startswith("keep")), key=len)
        takes = [action for action in said if action == "tickets"]
        changes = [action for action in said if action.startswith("exchange 1 ")]
        wanted = keeps[-1:] or takes or changes[:1] or said
        match.play(wanted[0], seat)
    return record(match)


def test_a_short_record_cannot_become_a_game_too_large_to_watch(tmp_path: Path) -> None:
    text = hoarded()
    assert len(text) < LONGEST_RECORD / 2
    with running(tmp_path) as server:
        person = Person(server)
        answer = person.http.post("/api/records", json={"record": text})
        person.close()

    assert answer.status_code == 400, len(answer.content)
    assert answer.json()["message"] == "this game is too large to be watched here"
