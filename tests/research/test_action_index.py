"""Every legal action has its number, and every number that is marked is legal."""

from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import u8
from tests.research.positions import matches

from railwright.core.listing import legal
from railwright.encoding.marking import Marker
from railwright.errors import GameError
from railwright.games import GAMES
from railwright.model import Match
from railwright.model.actions import ClaimRoute
from railwright.model.listed import action_of
from railwright.model.table import lay_out
from railwright.research import Codebook, VecEnv
from railwright.research.buffers import view

THREE_TOWNS = Path(__file__).parents[2] / "docs" / "how-to" / "three-towns.json"
SIZES = {"europe": 904, "nordic": 512, "switzerland": 524, "usa": 523, "world": 916}
"""They must not change, or models that were trained no longer fit."""


@pytest.mark.parametrize("game", GAMES)
def test_as_many_numbers_as_there_are_things_to_do(game: str) -> None:
    assert Codebook(game, 2).actions == SIZES[game]


def test_the_numbers_of_usa_follow_from_its_rules() -> None:
    """100 routes: 7 of each of the 8 colors, and 44 gray ones."""
    colors, of_each, gray = 8, 7, 44
    own_or_wild, any_or_wild = 2, colors + 1
    parts = {
        "draw a face-up card": 5,
        "draw from a deck": 1,
        "draw tickets": 1,
        "keep tickets": 2**3 - 1,  # any of three, but not none
        "pass": 1,
        "claim a route": colors * of_each * own_or_wild + gray * any_or_wild,
    }
    book = Codebook("usa", 2)

    assert {name: count for name, _, count in book.action_parts if count} == parts
    assert SIZES["usa"] == sum(parts.values()) == 5 + 1 + 1 + 7 + 1 + 112 + 396


def test_an_own_map_is_numbered_by_what_it_has() -> None:
    """Two colors, six wild cards, and every route short enough for these."""
    book = Codebook(THREE_TOWNS, 2)

    draws, keeps, others = 5 + 1, 7, 2
    claims = 2 + 2 + 2 + 3  # its color or wild; the gray route has two colors
    assert book.actions == draws + keeps + others + claims
    assert book.describe(book.actions - 1).startswith("claim ")


def check(match: Match, book: Codebook) -> int:
    """Compare the marks of a position with the core's list; how many are marked."""
    state, seat, index = match.state, match.seat_to_act or 0, book.index
    count = int(legal(state, seat))
    listed = [int(action) for action in state.actions[:count]]
    mask = vec[u8]([u8(0)] * book.actions)
    marker = Marker(index, mask, 1)
    marker.mark(0, state, seat)
    marked = {
        int(number) for number in np.flatnonzero(view(mask, np.uint8, book.actions))
    }

    assert marked == {index.number(state, action) for action in listed}
    assert {int(index.action(state, number)) for number in marked} <= {*listed}
    picked = [int(marker.pick(0, place)) for place in range(marker.count(0))]
    assert sorted(picked) == sorted(marked), "each once"
    return len(marked)


@pytest.mark.parametrize("patient", [False, True], ids=["random", "patient"])
@pytest.mark.parametrize("payments", ["index", "every"])
@pytest.mark.parametrize("game", GAMES)
def test_marked_is_what_the_core_lists(
    game: str,
    payments: str,
    patient: bool,  # noqa: FBT001 - of the table above
) -> None:
    book = Codebook(game, 2, payments="every" if payments == "every" else "index")
    found = [
        check(match, book) for match in matches(game, 2, 3, every=9, patient=patient)
    ]

    assert max(found) > (60 if patient else 20)


@pytest.mark.parametrize("game", ["europe", "world"])
def test_more_players_have_the_same_numbers(game: str) -> None:
    most = GAMES[game].seats[1]
    book = Codebook(game, most)

    assert book.actions == SIZES[game]
    assert all(check(match, book) for match in matches(game, most, 5, every=40))


def test_as_few_wild_cards_as_possible_are_paid() -> None:
    """With three red cards and two wild ones, a red route of four takes one."""
    book = Codebook("usa", 2)
    words, kinds = book.table.words, int(book.table.rules.kinds)
    routes = book.table.board.routes
    red = next(r.id for r in routes if (r.color.value, r.length) == ("red", 4))
    state = next(matches("usa", 2, 1, every=1)).state
    for kind, name in enumerate(words.cards):
        wanted = {"red": 3, "loco": 2}.get(name, 0)
        held = int(state.hand[int(state.player) * kinds + kind])
        state.take_in_hand(state.player, kind, wanted - held)
    said = [book.describe(number) for number in range(book.actions)]
    number = said.index(f"claim {red} with red")

    action = action_of(state, words, int(book.index.action(state, number)))

    assert action == ClaimRoute(red, (("red", 3), ("loco", 1)))


def test_numbers_are_described_in_the_words_of_the_notation() -> None:
    book = Codebook("world", 2)
    said = [book.describe(number) for number in range(book.actions)]

    assert len({*said}) == book.actions, "each means something else"
    assert said[1] == "draw up 1 refill ship"
    assert {"keep 1 2", "pass", "exchange 2 ships", "tickets"} <= {*said}
    assert "pieces 25 wagons 35 ships" in said
    with pytest.raises(GameError, match="from 0 to 915, not 916"):
        book.describe(916)


def test_owners_who_choose_what_they_borrow_are_refused() -> None:
    with pytest.raises(GameError, match="leave the option station_choice"):
        VecEnv("europe", 2, 1, options={"station_choice": "owner"})


def test_the_fingerprint_tells_tables_apart() -> None:
    fingerprints = {
        Codebook("usa", 2).fingerprint,
        Codebook("usa", 3).fingerprint,
        Codebook("usa", 2, payments="every").fingerprint,
        Codebook("usa", 2, distances=True).fingerprint,
        Codebook("nordic", 2).fingerprint,
    }

    assert len(fingerprints) == 5
    assert Codebook("usa", 2).fingerprint in fingerprints
    assert lay_out(Codebook("usa", 2).deal) is Codebook("usa", 2).table
