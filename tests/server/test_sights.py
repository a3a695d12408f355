"""Changes of views, folded as a client folds them, are the views themselves."""

from dataclasses import fields
from random import Random

import pytest
from msgspec import UNSET, json
from tests.server.folding import Folded, digest, fold

from railwright import new_game
from railwright.games import GAMES
from railwright.model import Match
from railwright.model.plain import plain_view
from railwright.model.view import View
from railwright.server.tabletop.choices import seat_view
from railwright.server.tabletop.sights import Eye, Sights, ToldView

PLAIN = {field.name for field in fields(View)} - {"routes", "buildings", "players"}
"""Fields that are told as a whole, and only if they have changed."""


def plain(match: Match, eye: Eye) -> Folded:
    """A view as it goes over the wire."""
    view = match.view(eye.seat)
    told = seat_view(match, view) if eye.has_choices else plain_view(view)
    decoded: Folded = json.decode(json.encode(told))
    return decoded


def seen(view: Folded | None, sight: ToldView) -> Folded:
    """A view after what is told of it."""
    if view is None:
        assert sight.view is not UNSET
        assert sight.changes is UNSET
        whole: Folded = json.decode(sight.view)
        return whole
    assert sight.view is UNSET
    assert sight.changes is not UNSET
    changes = json.decode(sight.changes)
    assert [
        name for name in changes if name in PLAIN and changes[name] == view[name]
    ] == []
    return fold(view, changes)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_folded_changes_are_the_view_of_every_seat_at_every_move(
    game: str, seed: int
) -> None:
    match = new_game(game, GAMES[game].seats[seed], seed=seed)
    luck, sights = Random(seed), Sights()
    pages = [Eye(seat, has_choices=True) for seat in [*range(match.seats), None]]
    eyes = [*pages, Eye(0), Eye(None)]
    views: dict[Eye, Folded] = {}
    is_over = False
    while not is_over:
        is_over = match.is_over
        for eye, sight in zip(eyes, sights.look(match, eyes), strict=True):
            views[eye] = seen(views.get(eye), sight)
            assert views[eye] == plain(match, eye)
            assert digest(views[eye]) == sight.digest
        if not is_over:
            seat = luck.choice(match.deciding)
            match.play(luck.choice(match.legal_actions(seat)), seat)


def test_who_was_not_told_of_the_last_step_is_shown_all() -> None:
    match, sights = new_game("europe", 2, seed=1), Sights()
    sights.look(match, [Eye(0), Eye(1)])
    match.play(match.legal_actions(0)[0], 0)
    sights.look(match, [Eye(0)])
    match.play(match.legal_actions(1)[0], 1)

    first, second = sights.look(match, [Eye(0), Eye(1)])

    assert first.view is UNSET
    assert second.changes is UNSET
    assert second.view is not UNSET
    assert json.decode(second.view) == plain(match, Eye(1))


def test_what_is_forgotten_is_shown_again() -> None:
    match, sights = new_game("europe", 2, seed=1), Sights()
    sights.look(match, [Eye(0)])
    sights.forget()

    [sight] = sights.look(match, [Eye(0)])

    assert sight.view is not UNSET
    assert digest(json.decode(sight.view)) == sight.digest


def test_nothing_has_changed_when_somebody_looks_twice() -> None:
    match, sights = new_game("world", 3, seed=1), Sights()
    [before] = sights.look(match, [Eye(2)])

    [after] = sights.look(match, [Eye(2)])

    assert after.changes is not UNSET
    assert json.decode(after.changes) == {}
    assert after.digest == before.digest


def test_a_digest_by_hand() -> None:
    assert _check(b"123456789") == 0xCBF43926  # as everybody has it
    assert digest({"passes": 0}) == _check(b"passes:0")
    assert (
        digest({"players": [{"a": 1}], "routes": {"b": 0}})
        == (_check(b"players.0.a:1") + _check(b"routes.b:0")) % 2**32
    )


def _check(line: bytes) -> int:
    """CRC-32 bit by bit, as its polynomial says."""
    check = 0xFFFFFFFF
    for byte in line:
        check ^= byte
        for _ in range(8):
            check = check >> 1 ^ (0xEDB88320 if check & 1 else 0)
    return check ^ 0xFFFFFFFF
