"""Built-in bots decide on numbers, and know no more than a view tells."""

import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.bots.test_play import QUICK, made
from tests.model.memory_oracle import Listener
from tests.model.play import TABLES, played
from tests.model.test_views import reshuffle

from railwright.bots.bot import BuiltInBot
from railwright.bots.search import Budget, search
from railwright.bots.seat_sight import Sight, look, sight_of
from railwright.bots.study import study
from railwright.core.listing import legal
from railwright.core.packing import pack
from railwright.core.state import State
from railwright.core.witness import Witness
from railwright.games import GAMES
from railwright.model import Match, new_game
from railwright.model.listed import action_of


def seen_by(match: Match, seat: int) -> Sight:
    return look(study(match.deal), match.state, seat, match.witness)


def written(sight: Sight) -> tuple[object, ...]:
    """All that a sight consists of."""
    hands = [int(count) for count in sight.state.in_hand]
    return pack(sight.state), hands, sight.tickets, sight.seat


def named(sight: Sight) -> tuple[object, ...]:
    """The same with tickets by name, for nobody can tell copies apart."""
    state, words = sight.state.copy(), sight.study.table.words
    held = [words.ticket(t) for t, at in enumerate(state.holder) if at == sight.seat]
    count = int(state.in_offer[sight.seat])
    offered = [words.ticket(t) for t in state.offer[sight.seat * 8 :][:count]]
    state.offer = sight.study.page(0).offer[:]
    state.holder = sight.study.page(0).holder[:]
    return held, offered, *written(Sight(sight.study, sight.seat, state, sight.tickets))


def positions(game: str, seats: int, every: int) -> Iterator[tuple[Match, int]]:
    """Positions of a random game, and each seat that has to decide there."""
    for match in played(game, seats, seed=2, every=every):
        for seat in match.deciding:
            yield match, seat


@pytest.mark.rule("C-69")
@pytest.mark.rule("C-70")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_hidden_is_in_a_sight(game: str, seats: int) -> None:
    luck = random.Random(1)
    for match, seat in positions(game, seats, every=10):
        other = match.copy()
        reshuffle(other, seat, luck)

        assert written(seen_by(match, seat)) == written(seen_by(other, seat))


def numbers_in(owner: object) -> dict[str, Any]:
    """All rows of numbers that belong to something."""
    fields = {name: getattr(owner, name) for name in dir(owner) if name[0] != "_"}
    return {name: each for name, each in fields.items() if hasattr(each, "__setitem__")}


def rows_of(state: State) -> dict[str, Any]:
    """All rows of numbers of a position and its scratch; rules are for all."""
    menu = numbers_in(state.menu)
    menu.pop("route_at")  # of the rules
    return numbers_in(state) | {f"menu.{name}": each for name, each in menu.items()}


def scratch_of(state: State) -> dict[str, list[int]]:
    """What lies on the scratch of a position."""
    rows = rows_of(state)
    names = [name for name in rows if name in SCRATCH or name.startswith("menu.")]
    return {name: list(rows[name]) for name in names}


SCRATCH = {"actions", "payment"}


@pytest.mark.rule("C-69")
@pytest.mark.rule("C-70")
@pytest.mark.parametrize(("game", "seats"), [("europe", 3), ("world", 2)])
def test_nothing_that_is_written_on_scratch_comes_to_a_sight(
    game: str, seats: int
) -> None:
    luck = random.Random(1)
    for match, seat in positions(game, seats, every=40):
        before = scratch_of(seen_by(match, seat).state)
        reshuffle(match, seat, luck)
        rows = rows_of(match.state)
        for name in scratch_of(match.state):
            for place in range(min(len(rows[name]), 100)):
                rows[name][place] = luck.randrange(100)
        match.state.menu.size = match.state.menu.in_runs = 99
        sight = seen_by(match, seat)

        assert scratch_of(sight.state) == before
        assert sight.state.menu.size != match.state.menu.size


@pytest.mark.rule("C-69")
@pytest.mark.parametrize(("game", "seats"), [("europe", 3), ("world", 2)])
def test_a_sight_shares_no_row_of_numbers_with_the_true_position(
    game: str, seats: int
) -> None:
    """Nor do the sights of two seats share one."""
    match = new_game(game, seats, 5)
    sights = [seen_by(match, seat).state for seat in range(seats)]
    for written in (match.state, *sights):
        others = [each for each in (match.state, *sights) if each is not written]
        kept = [{name: list(row) for name, row in rows_of(o).items()} for o in others]
        for row in rows_of(written).values():
            for place in range(len(row)):
                row[place] = 77

        assert [
            {name: list(row) for name, row in rows_of(other).items()}
            for other in others
        ] == kept
        assert all(written.menu is not other.menu for other in others)


@pytest.mark.rule("C-69")
@pytest.mark.rule("C-70")
@pytest.mark.parametrize("name", [*QUICK, "search"])
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_decides_alike_whatever_is_hidden(name: str, game: str) -> None:
    luck = random.Random(1)
    for match, seat in positions(game, 3, every=25):
        other = match.copy()
        reshuffle(other, seat, luck)
        bots = [made(name, 7) for _ in range(2)]
        assert all(isinstance(bot, BuiltInBot) for bot in bots)
        first, second = (
            bot.decide(seen_by(each, seat))
            for bot, each in zip(bots, (match, other), strict=True)
            if isinstance(bot, BuiltInBot)
        )

        assert first == second
        count = int(legal(match.state, seat))
        assert first in list(match.state.actions[:count])


@pytest.mark.rule("C-69")
@pytest.mark.rule("C-70")
@pytest.mark.parametrize("game", GAMES)
def test_guesses_are_alike_whatever_is_hidden(game: str) -> None:
    """Two players: the searcher guesses with what was learned about the game."""
    luck = random.Random(1)
    for match in played(game, 2, seed=2, every=30, is_plain=True):
        if (seat := match.seat_to_act) is None:
            continue
        other = match.copy()
        reshuffle(other, seat, luck)
        sights = [seen_by(each, seat) for each in (match, other)]
        first, second = (search(sight, Budget(1, 1), 7) for sight in sights)

        assert first == second
        assert len(first) == 1 or first[0].guessed.count > 0


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_view_and_the_true_position_show_a_seat_the_same(
    game: str, seats: int
) -> None:
    for match, seat in positions(game, seats, every=10):
        assert named(sight_of(match.view(seat))) == named(seen_by(match, seat))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_may_do_is_what_its_view_lists(game: str) -> None:
    for match, seat in positions(game, 2, every=3):
        sight = seen_by(match, seat)
        words = match.words
        found = [action_of(sight.state, words, number) for number in sight.choices]

        assert found == list(match.view(seat).actions)


@pytest.mark.rule("Q-44")
@pytest.mark.parametrize("game", GAMES)
def test_a_witness_remembers_what_everybody_saw(game: str) -> None:
    """Whether actions are listed ones or named, as events tell it."""
    match = new_game(game, 3, 5)
    twin = match.copy()
    witness, listener = Witness(match.table.rules), Listener(3)
    luck = random.Random(5)
    while (seat := match.seat_to_act) is not None:
        count = int(legal(match.state, seat))
        number = int(luck.choice(match.state.actions[:count]))
        for event in twin.play(action_of(match.state, match.words, number), seat):
            listener.notice(event)
        witness.play(match.state, seat, number)

        assert list(witness.known) == listener.numbers(match)
        assert list(twin.witness.known) == listener.numbers(match)


@pytest.mark.parametrize("game", GAMES)
def test_a_sight_goes_through_a_pipe(game: str) -> None:
    for match, seat in positions(game, 2, every=40):
        sight = seen_by(match, seat)

        assert written(pickle.loads(pickle.dumps(sight))) == written(sight)
