"""Sweeps of the market, against the formulas of the catalogue (Q-12, Q-47)."""

import json
import random
from collections import Counter
from pathlib import Path

import pytest
from mypy_extensions import u8

from railwright.core.market import deal_market, settle_market
from railwright.core.state import State
from railwright.games import map_path
from railwright.model import new_game

ROOM = {"europe": 5, "switzerland": 5, "usa": 5, "world": 6}
"""Face-up cards."""
WILD_LIMIT = 3


class Piles:
    """Some cards of each deck, wherever they lie."""

    def __init__(self, state: State) -> None:
        rules = state.rules
        shown = [int(card) for card in state.market if card >= 0]
        cards = shown + [
            int(state.deck[int(rules.deck_start[pile]) + place])
            for pile in range(int(rules.decks))
            for place in range(int(state.in_deck[pile]))
        ]
        for kind, count in enumerate(state.discard):
            cards += [kind] * int(count)
        self.cards = Counter(cards)
        self.wild = int(rules.wild)
        self.sizes = [0, 0]
        for card in cards:
            self.sizes[int(rules.kind_deck[card])] += 1
        self.plain = self.sizes[0] - self.cards[self.wild]
        """Cards of the first deck that are not wild."""
        self.shown_wild = shown.count(self.wild)

    def can_settle(self, game: str) -> bool:
        """Whether a market with fewer than three wild cards is possible (Q-12)."""
        if game != "world":
            return min(ROOM[game], self.sizes[0]) - self.plain < WILD_LIMIT
        ships = min(3, self.sizes[1])
        return min(6 - ships, self.sizes[0]) - self.plain < WILD_LIMIT

    def shares(self, game: str) -> list[int]:
        """How many cards of each deck a new market shows (Q-47)."""
        if game != "world":
            return [min(ROOM[game], self.sizes[0]), 0]
        ships = min(3, self.sizes[1])
        wagons = min(6 - ships, self.sizes[0])
        return [wagons, min(6 - wagons, self.sizes[1])]


def scarce(new: State, luck: random.Random) -> State:
    """A position with few cards outside the hands, many of them wild."""
    state = new.copy()
    rules = state.rules
    for kind in range(int(rules.kinds)):
        state.discard[kind] = 0
    for pile in range(int(rules.decks)):
        state.in_deck[pile] = state.in_discard[pile] = state.known[pile] = 0
    wild = int(rules.wild)
    kinds = [wild] * luck.randint(2, 3 * wild) + list(range(wild))
    for slot in range(int(rules.face_up)):
        is_gap = luck.random() < 0.1
        state.market[slot] = -1 if is_gap else luck.choice(kinds)
    for _ in range(luck.randint(0, 8)):
        state.throw_away(luck.choice(kinds), 1)
    for _ in range(luck.randint(0, 8)):
        kind = luck.choice(kinds)
        pile = int(rules.kind_deck[kind])
        place = int(rules.deck_start[pile]) + int(state.in_deck[pile])
        state.deck[place] = u8(kind)
        state.in_deck[pile] += 1
    state.streams[2], state.streams[3] = luck.getrandbits(60), luck.getrandbits(60)
    return state


def deck_counts(state: State) -> list[int]:
    """How many face-up cards come from each deck."""
    decks = [int(state.rules.kind_deck[card]) for card in state.market if card >= 0]
    return [decks.count(0), decks.count(1)]


@pytest.mark.rule("C-20")
@pytest.mark.rule("Q-12")
@pytest.mark.rule("Q-47")
@pytest.mark.parametrize("game", ROOM)
def test_a_market_is_swept_exactly_when_that_can_help(game: str, many: int) -> None:
    luck = random.Random(game)
    new = new_game(game, 2, 1).state
    seen: Counter[str] = Counter()
    for _ in range(many // 2):
        state = scarce(new, luck)
        before, market = Piles(state), list(state.market)
        streams = list(state.streams)

        settle_market(state)

        after = Piles(state)
        assert after.cards == before.cards, "no card is lost"
        too_many = before.shown_wild >= WILD_LIMIT
        if not too_many or not before.can_settle(game):
            assert (list(state.market), list(state.streams)) == (market, streams)
            seen["hopeless" if too_many else "few"] += 1
            continue
        assert list(state.streams) != streams, "new cards are turned up"
        assert deck_counts(state) == before.shares(game)
        seen["swept" if after.shown_wild < WILD_LIMIT else "given up"] += 1
    assert min(seen["few"], seen["hopeless"], seen["swept"]) > many // 100, seen


@pytest.mark.rule("W-07")
@pytest.mark.rule("Q-47")
@pytest.mark.parametrize("game", ROOM)
def test_a_new_market_has_its_share_of_each_deck(game: str, many: int) -> None:
    luck = random.Random(f"{game} deal")
    new = new_game(game, 2, 1).state
    for _ in range(many // 20):
        state = scarce(new, luck)
        for slot in range(ROOM[game]):
            if state.market[slot] >= 0:
                state.throw_away(state.market[slot], 1)
                state.market[slot] = -1
        expected = Piles(state).shares(game)

        deal_market(state)

        assert deck_counts(state) == expected
        assert [card >= 0 for card in state.market] == sorted(
            (card >= 0 for card in state.market), reverse=True
        ), "gaps come last"


@pytest.mark.rule("Q-12")
def test_a_sweep_can_help_where_wild_cards_are_in_the_second_deck(
    tmp_path: Path,
) -> None:
    world = json.loads(map_path("world").read_text(encoding="utf-8"))
    for sort in world["cards"]:
        if sort["kind"] == "wild":
            sort["deck"] = "ship"
    board = tmp_path / "mine.json"
    board.write_text(json.dumps(world), encoding="utf-8")
    state = new_game("world", 2, 1, board=board).state
    wild, ship = int(state.rules.wild), int(state.rules.single_ship[0])
    state.in_deck[0] = state.in_discard[0] = 0  # so that all new cards are ships
    swept = [wild, wild, wild, ship, ship, ship]
    for slot, card in enumerate(swept):
        state.market[slot] = card

    settle_market(state)

    assert list(state.market) != swept
    assert deck_counts(state) == [0, 6]
