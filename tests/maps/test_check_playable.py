"""What the check accepts can be played: random maps, played at random to their end."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from railwright import new_game
from railwright.games import GAMES, misfits
from railwright.maps import Map, map_from_record, map_in_text

COLORS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")

Record = dict[str, Any]  # a map file, or one record of it


def random_map(luck: Random, game: str) -> Record:
    """A map that a person could have written for a game, with or without misfits."""
    cities = [f"c{number}" for number in range(luck.choice([3, 5, 8, 20]))]
    colors = luck.sample(COLORS, luck.choice([1, 2, 4, 8]))
    has_fleet = game == "world"
    routes = list(random_routes(luck, cities, [*colors, "gray"], has_fleet=has_fleet))
    decks = list(GAMES[game].first_tickets.cards)
    return {
        "format": 1,
        "name": "random",
        "title": "Random",
        "rules": game,
        "route_points": {str(length): length for length in range(1, 16)},
        "cards": random_cards(luck, colors, has_fleet=has_fleet),
        "cities": [
            {"id": c, "name": c, "lon": luck.random(), "lat": 1, "port": has_fleet}
            for c in cities
        ],
        "routes": routes,
        "tickets": [
            random_ticket(luck, f"t{number}", luck.choice(decks), cities, game)
            for number in range(luck.choice([8, 20]))
        ],
    }


def random_cards(luck: Random, colors: list[str], *, has_fleet: bool) -> list[Record]:
    lots = [("train", "train", False)]
    if has_fleet:
        ships = [("ship", "ship", True), ("ship", "double-ship", False)]
        lots = [("train", "wagon", False), ("train", "wagon", True), *ships]
    wild = {"deck": "train", "kind": "wild", "each": luck.choice([1, 6, 14, 99])}
    return [
        wild,
        *(
            {
                "deck": deck,
                "kind": kind,
                "colors": colors,
                "each": luck.choice([2, 7, 20]),
                "port": port,
            }
            for deck, kind, port in lots
        ),
    ]


def random_routes(
    luck: Random, cities: list[str], colors: list[str], *, has_fleet: bool
) -> Iterator[Record]:
    """A tree that joins all cities, with some double routes."""
    kinds = ["rail", "rail", "tunnel", "sea" if has_fleet else "rail"]
    kinds += ["ferry"] if luck.random() < 0.5 else []
    is_special = luck.random() < 0.5
    for number, city in enumerate(cities[1:]):
        a, b = sorted((city, luck.choice(cities[: number + 1])))
        tracks = [".x", ".y"] if luck.random() < 0.3 else [""]
        for track, twin in zip(tracks, tracks[::-1], strict=True):
            record = random_route(luck, luck.choice(kinds), luck.choice(colors))
            if not is_special:
                record.pop("any_cards_per_space", None)
            record |= {"id": f"{a}-{b}{track}", "a": a, "b": b}
            yield record | ({"twin": f"{a}-{b}{twin}"} if track else {})


def random_route(luck: Random, kind: str, color: str) -> Record:
    length = luck.choice([1, 2, 3, 4, 6, 9, 15])
    record: Record = {"length": length, "color": color, "kind": kind}
    if kind == "ferry":
        record["locomotives"] = luck.randint(1, length)
    if kind == "rail" and color == "gray" and luck.random() < 0.4:
        record["pair_spaces"] = luck.choice([length, length, length, 1])
    if kind == "rail" and luck.random() < 0.2:
        record["any_cards_per_space"] = luck.choice([2, 4, 9])
    return record


def random_ticket(
    luck: Random, name: str, deck: str, cities: list[str], game: str
) -> Record:
    record: Record = {"id": name, "deck": deck, "copies": luck.choice([2, 3, 5])}
    if game == "world" and luck.random() < 0.3:
        tour = luck.sample(cities, luck.randint(3, min(len(cities), 6)))
        return record | {"cities": tour, "ordered": 20, "any_order": 10, "penalty": 9}
    a, b = luck.sample(cities, 2)
    return record | {"a": a, "b": b, "points": 1, "spaces": 1}


def with_true_distances(record: Record) -> tuple[str, Map]:
    """The text of a map whose tickets say the shortest path, and the map."""
    loose = map_from_record(record)
    for ticket in record["tickets"]:
        if "a" in ticket:
            ticket["points"] = loose.distance(ticket["a"], ticket["b"])
            del ticket["spaces"]
    text = json.dumps(record)
    return text, map_in_text(text)


def play_at_random(game: str, seats: int, text: str, luck: Random) -> None:
    """A game to its end, or far into it, with actions from the list of legal ones."""
    match = new_game(game, seats, board=text, seed=luck.randrange(1000))
    for _ in range(400):
        if match.is_over:
            match.result()
            return
        seat = match.deciding[0]
        match.play(luck.choice(match.legal_actions(seat)), seat)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_accepted_is_played(game: str) -> None:
    luck = Random(5)
    played = 0
    for _ in range(60):
        text, board = with_true_distances(random_map(luck, game))
        seats = luck.randint(*GAMES[game].seats)
        if not misfits(GAMES[game], board, seats):
            play_at_random(game, seats, text, luck)
            played += 1
        if played == 6:
            return
    raise AssertionError(f"only {played} maps fit {game}")
