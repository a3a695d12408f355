"""An observation is what a view tells, and nothing else."""

import random
from collections.abc import Iterator

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i32
from numpy.typing import NDArray
from tests.model.test_views import reshuffle
from tests.research.positions import journey_of, matches

from railwright.core.scoring import final_scores
from railwright.games import GAMES
from railwright.maps import Kind
from railwright.model import Match
from railwright.model.view import PHASES
from railwright.research import Codebook, Episode
from railwright.research.buffers import view

TABLES = [
    (name, seats)
    for name, game in GAMES.items()
    for seats in range(game.seats[0], game.seats[1] + 1)
]


def observed(book: Codebook, match: Match, seat: int) -> NDArray[np.float32]:
    memory = vec[i32]([i32(0)] * book.width)
    book.features.write(journey_of(book, match), seat, memory, 0)
    return view(memory, np.float32, book.width)


def blocks_of(book: Codebook, row: NDArray[np.float32]) -> dict[str, list[float]]:
    """A row by the names of its parts."""
    found, first = {}, 0
    for name, count, _ in book.blocks:
        found[name] = [float(each) for each in row[first : first + count]]
        first += count
    assert first == len(row)
    return found


@pytest.mark.rule("C-69")
@pytest.mark.rule("C-70")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_hidden_changes_an_observation(game: str, seats: int) -> None:
    luck = random.Random(1)
    book = Codebook(game, seats, distances=seats == 2)
    for match in matches(game, seats, 2, every=30):
        for seat in range(seats):
            other = match.copy()
            reshuffle(other, seat, luck)
            if seat in match.deciding:
                assert match.legal_actions(seat) == other.legal_actions(seat)

            assert (observed(book, match, seat) == observed(book, other, seat)).all()


class Oracle:
    """Says what an observation must be, from a view and the map alone."""

    def __init__(self, book: Codebook, match: Match, seat: int) -> None:
        self.words = book.table.words
        self.board = book.table.board
        self.view = match.view(seat)
        self.decisions = len(match.history)
        seats = book.players
        self.both_tracks = seats >= book.table.game.both_tracks_from
        self.order = [(seat + place) % seats for place in range(seats)]
        self.players = [self.view.players[each] for each in self.order]

    def cards(self, cards: tuple[tuple[str, int], ...]) -> list[float]:
        held = dict(cards)
        return [held.get(name, 0) / 16 for name in self.words.cards]

    def flags(self, names: list[str], *marked: str | None) -> list[float]:
        return [float(name in marked) for name in names]

    def blocks(self) -> Iterator[tuple[str, list[float]]]:
        """The parts that a view tells directly."""
        view, players = self.view, self.players
        yield "phase", self.flags([*PHASES], view.phase)
        yield "hand", self.cards(view.hand)
        yield "discards", self.cards(view.discards)
        tunnel = view.tunnel
        yield "laid for a tunnel", self.cards(tunnel.cards if tunnel else ())
        yield "revealed for a tunnel", self.cards(tunnel.revealed if tunnel else ())
        yield "extra cost of the tunnel", [tunnel.extra / 16 if tunnel else 0.0]
        slots = [[*self.words.cards, None].index(card) for card in view.market]
        wide = len(self.words.cards) + 1
        yield "market", [float(at == s) for s in slots for at in range(wide)]
        known = [self.cards(player.known) for player in players[1:]]
        yield "known to be in hands", [each for row in known for each in row]
        yield "score", [player.score / 16 for player in players]
        yield "cards in hand", [player.cards / 16 for player in players]
        yield "tickets held", [player.tickets / 16 for player in players]
        yield "first player", [float(seat == view.first) for seat in self.order]
        yield "wagons", [player.wagons / 16 for player in players]
        yield "ships", [player.ships / 16 for player in players]
        yield "box", [each / 16 for player in players for each in player.box]
        yield "buildings left", [player.buildings / 16 for player in players]
        yield "deck", [count / 16 for _, count in view.decks]
        yield "ticket deck", [view.ticket_deck / 16]
        yield "last turns", [float(view.turns_left is not None)]
        yield "turns left", [(view.turns_left or 0) / 16]
        yield "passes in a row", [view.passes / 16]
        yield "decisions so far", [self.decisions / 16]
        yield from self.on_board()

    def on_board(self) -> Iterator[tuple[str, list[float]]]:
        """The routes and cities."""
        view, routes = self.view, [route.id for route in self.board.routes]
        owned = [{r for r, who in view.routes if who == seat} for seat in self.order]
        yield "owner", [float(name in mine) for mine in owned for name in routes]
        tunnel = view.tunnel.route if view.tunnel else None
        tunnels = [r.id for r in self.board.routes if r.kind is Kind.TUNNEL]
        yield "tunnel tried", self.flags(tunnels, tunnel)
        taken = {route for mine in owned for route in mine}
        closing = owned[0] if self.both_tracks else taken
        doubled = [r for r in self.board.routes if r.twin]
        closed = [r.id for r in doubled if r.twin in closing and r.id not in taken]
        yield "closed by its twin", self.flags([r.id for r in doubled], *closed)
        ends = [(r.a, r.b) for r in self.board.routes if r.id in owned[0]]
        cities = [city.id for city in self.board.cities]
        reached = {city for pair in ends for city in pair}
        yield "reached by own routes", self.flags(cities, *reached)
        built = [{c for c, who in view.buildings if who == seat} for seat in self.order]
        yield "building", [float(name in mine) for mine in built for name in cities]

    def by_name(self, row: list[float]) -> dict[str, float]:
        """What is said of tickets, of all copies of a name together."""
        found: dict[str, float] = {}
        for ticket, value in zip(self.words.tickets, row, strict=True):
            found[ticket.id] = found.get(ticket.id, 0.0) + value
        return {name: value for name, value in found.items() if value}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_observation_is_what_the_view_tells(game: str, seats: int) -> None:
    book = Codebook(game, seats)
    size = len(book.table.words.tickets)
    for match in matches(game, seats, 4, every=40):
        for seat in range(seats):
            oracle = Oracle(book, match, seat)
            found = blocks_of(book, observed(book, match, seat))
            for name, wanted in oracle.blocks():
                assert found.get(name, [0.0] * len(wanted)) == wanted, name
            own = list(oracle.view.tickets)
            counted = {name: float(own.count(name)) for name in own}
            assert oracle.by_name(found["own tickets"]) == counted
            for place in range(len(found["offered tickets"]) // size):
                row = found["offered tickets"][place * size : (place + 1) * size]
                offered = oracle.view.offer[place : place + 1]
                assert [*oracle.by_name(row)] == [*offered]


@pytest.mark.parametrize("game", ["europe", "switzerland", "world"])
def test_connected_tickets_have_no_space_left_to_claim(game: str) -> None:
    """Those of the distances; a ticket out of reach says -1."""
    book = Codebook(game, 2, distances=True)
    seen = set()
    for match in matches(game, 2, 6, every=6):
        found = blocks_of(book, observed(book, match, match.seat_to_act or 0))
        offered = np.array(found["offered tickets"]).reshape(
            -1, len(found["own tickets"])
        )
        concerned = np.array(found["own tickets"]) + offered.sum(0)
        rows = zip(
            *(concerned, found["connected tickets"], found["spaces to be claimed"]),
            strict=True,
        )
        for is_concerned, is_connected, distance in rows:
            seen.add((bool(is_connected), distance > 0))
            if not is_concerned:
                assert (is_connected, distance) == (0, 0)
            elif game != "world":  # a tour may come back to where it was
                assert bool(is_connected) == (distance == 0)
            elif distance == 0:
                assert is_connected
    assert {(True, False), (False, True)} <= seen


def test_the_result_of_a_ticket_agrees_with_what_was_said_to_be_connected() -> None:
    """At the end of games without stations, connected tickets are those completed."""
    book = Codebook("nordic", 2)
    for seed in range(3):
        episode = Episode(book, seed)
        luck = random.Random(seed)
        while episode.seat is not None:
            episode.play(luck.choice(episode.legal()))
        for seat in range(2):
            found = blocks_of(book, episode.observation(seat))
            points = sum(
                value * (worth if done else -worth)
                for value, done, worth in zip(
                    found["own tickets"],
                    found["connected tickets"],
                    [int(terms.worth[0]) for terms in book.table.scoring.tickets],
                    strict=True,
                )
            )
            scores = final_scores(episode.journey.state, book.table.scoring)
            assert scores[seat].part("tickets") == points
