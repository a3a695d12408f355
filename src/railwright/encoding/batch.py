"""Many games side by side, each step of all of them in one compiled call."""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from railwright.core.chance import POLICY, below, first_state, step
from railwright.core.codes import OVER
from railwright.core.engine import Dealer, seat_to_act
from railwright.core.scoring import Score, final_scores
from railwright.core.terms import ScoringTerms
from railwright.encoding.action_index import ActionIndex
from railwright.encoding.features import Features, float_bits
from railwright.encoding.journey import Journey
from railwright.encoding.marking import Marker

ENDED: Final = 1
NEAR: Final = 65_536
"""Bytes of the rows that are cleared at once: as many as the nearer memory holds."""
CUT_SHORT: Final = 2
"""What `done` says of a game that went on for too long."""
MOST_POINTS: Final = 2048
"""Margins of points beyond this one count as this one."""
PER_POINT: Final = 100
"""Points that make a reward of 1, if the margin is rewarded."""
Judge = Callable[[list[Score]], list[int]]
"""Says which seats won, where totals are equal."""
Ended = tuple[int, list[int]]
"""The seed of a game, and its actions."""


@final
class Batch:
    """Games whose rows of numbers NumPy looks into; none of them is ever moved."""

    def __init__(
        self,
        dealer: Dealer,
        terms: ScoringTerms,
        index: ActionIndex,
        features: Features | None,
        rows: i64,
        seed: i64,
        first: i64,
        judge: Judge,
        limit: i64,
        by_margin: bool,
    ) -> None:
        seats = dealer.rules.seats
        self.dealer = dealer
        self.terms = terms
        self.index = index
        self.features = features
        self.rows: i64 = rows
        self.seed: i64 = seed
        self.first: i64 = first
        self.judge = judge
        self.limit: i64 = limit
        self.by_margin = by_margin
        self.mask: vec[u8] = vec[u8]([u8(0) for _ in range(rows * index.size)])
        width = features.size if features is not None else i64(0)
        self.observation: vec[i32] = _numbers(rows * width)
        self.together: i64 = max(i64(1), NEAR // (index.size + 4 * width))
        """Rows that are cleared at once."""
        unseen = features.hidden_size if features is not None else i64(0)
        self.hidden: vec[i32] = _numbers(rows * unseen)
        """What is hidden from the seats to act, once `show_hidden` is called."""
        self.seat: vec[i32] = _numbers(rows)
        self.reward: vec[i32] = _numbers(rows * seats)
        self.done: vec[u8] = vec[u8]([u8(0) for _ in range(rows)])
        self.final_score: vec[i32] = _numbers(rows * seats)
        self.picked: vec[i32] = _numbers(rows)
        self.marker = Marker(index, self.mask, rows)
        self.luck: i64 = first_state(int(seed), POLICY)
        self.shares: vec[i32] = _share_bits(int(seats))
        self.margins: vec[i32] = _margin_bits()
        self.ended: list[Ended] | None = None
        """The games that ended since somebody asked, if anybody wants to know.

        Games that do not follow from their seed are left out.
        """
        self.journeys: list[Journey] = [
            Journey(terms, dealer.deal(int(seed + row), b"", int(first)), seed + row)
            for row in range(rows)
        ]

    def refused(self, actions: vec[i32]) -> i64:
        """The first row whose action is not legal there, or -1; nothing is played."""
        mask = self.mask
        size = self.index.size
        start: i64 = 0
        row: i64 = 0
        for action in actions:
            number = i64(action)
            if number < 0 or number >= size or mask[start + number] == 0:
                return row
            start += size
            row += 1
        return -1

    def step(self, actions: vec[i32], clear: Callable[[int], None]) -> i64:
        """Play an action in each row; the row that forbids it, or -1 if none does.

        All rows are checked before any is played. NumPy clears rows quicker than we,
        several at once, just before they are written and while they are near.
        """
        if len(actions) != self.rows:
            raise ValueError(f"expected {self.rows} actions, not {len(actions)}")
        wrong = self.refused(actions)
        if wrong >= 0:
            return wrong
        index = self.index
        part = 0
        cleared: i64 = 0
        row: i64 = 0
        for journey in self.journeys:
            if row == cleared:
                clear(part)
                cleared += self.together
                part += 1
            state = journey.state
            action = index.action(state, i64(actions[row]))
            journey.play(i64(self.seat[row]), action)
            self._settle(row, journey)
            self.show(row, journey)
            row += 1
        return -1

    def play(self, row: i64, action: i64) -> None:
        """Play an action of the core in a row that nobody shows yet."""
        journey = self.journeys[row]
        journey.play(seat_to_act(journey.state), action)
        self._settle(row, journey)

    def show_all(self) -> None:
        """Show all positions, in rows that are clear."""
        row: i64 = 0
        for journey in self.journeys:
            self.show(row, journey)
            row += 1

    def show(self, row: i64, journey: Journey) -> None:
        """Write what the seat to act sees and may do, in a row that is clear."""
        seat = seat_to_act(journey.state)
        self.seat[row] = i32(seat)
        self.marker.mark(row, journey.state, seat)
        features = self.features
        if features is not None:
            features.write(journey, seat, self.observation, row * features.size)

    def show_hidden(self) -> None:
        """Write what is hidden from the seats to act, in rows that are clear."""
        features = self.features
        if features is None:
            return
        row: i64 = 0
        for journey in self.journeys:
            start = row * features.hidden_size
            features.write_hidden(journey, i64(self.seat[row]), self.hidden, start)
            row += 1

    def sample(self) -> None:
        """Pick a legal number in each row, each equally likely."""
        marker = self.marker
        luck = self.luck
        for row in range(self.rows):
            luck = step(luck)
            self.picked[row] = i32(marker.pick(row, below(luck, marker.count(row))))
        self.luck = luck

    def _settle(self, row: i64, journey: Journey) -> None:
        """Score a game that is over, and deal the next one in its row."""
        is_over = journey.state.phase == OVER
        if not is_over and journey.decisions < self.limit:
            return
        self._score(row, final_scores(journey.state, self.terms))
        self.done[row] = u8(ENDED) if is_over else u8(CUT_SHORT)
        if self.ended is not None and journey.is_dealt:
            played = [int(action) for action in journey.actions]
            self.ended.append((int(journey.seed), played))
        seed = journey.seed + self.rows
        journey.begin(self.dealer.deal(int(seed), b"", int(self.first)), seed)

    def _score(self, row: i64, scores: list[Score]) -> None:
        """Write all totals, and what each seat is rewarded with."""
        seats: i64 = len(scores)
        base = row * seats
        totals = [int(score.total()) for score in scores]
        for seat in range(seats):
            self.final_score[base + seat] = i32(totals[seat])
        if self.by_margin:
            for seat in range(seats):
                others = [*totals[:seat], *totals[seat + 1 :]]
                ahead = totals[seat] - max(others)
                place = max(-MOST_POINTS, min(MOST_POINTS, ahead)) + MOST_POINTS
                self.reward[base + seat] = self.margins[place]
            return
        best = max(totals)
        winners = [seat for seat in range(len(totals)) if totals[seat] == best]
        if len(winners) > 1:
            winners = self.judge(scores)
        for seat in range(seats):
            shared = len(winners) if seat in winners else 0
            self.reward[base + seat] = self.shares[shared]


def _numbers(count: i64) -> vec[i32]:
    return vec[i32]([i32(0) for _ in range(count)])


def rewards_of(seats: int) -> list[float]:
    """What a seat gets that shares the win with so many; 0 stands for losers.

    A sole winner gets 1, and the rewards of all seats sum to 0.
    """
    shares = [0.0, *(1 / winners for winners in range(1, seats + 1))]
    return [(share * seats - 1) / (seats - 1) for share in shares]


def _share_bits(seats: int) -> vec[i32]:
    return vec[i32]([i32(float_bits(each)) for each in rewards_of(seats)])


def _margin_bits() -> vec[i32]:
    margins = range(-MOST_POINTS, MOST_POINTS + 1)
    return vec[i32]([i32(float_bits(each / PER_POINT)) for each in margins])
