"""What is counted of games is what happened in them."""

import gzip
import json
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

import pytest

from railwright.bots import new_bot
from railwright.contests import Contest, Finish, Fixture, Outcome, simulation
from railwright.contests.outcome import Claimed, Held, TicketOffer
from railwright.errors import FileError, GameError
from railwright.explorer import Counting, Evidence, GameCounts, read_counts
from railwright.games import GAMES, counted_players, counts_path
from railwright.model.events import RouteClaimed, TicketsKept, TurnBegan
from railwright.model.match import deal_out
from railwright.model.table import Deal, lay_out

PLAYED = 6
CONTEST = simulation("switzerland", ("planner",) * 3, PLAYED, seed=5)


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory) -> Counting:
    """Games of three on a board with two copies of some tickets."""
    counting = Counting(CONTEST, tmp_path_factory.mktemp("counts") / "three.json.gz")
    assert sum(counting.play()) == PLAYED
    counting.save()
    return counting


@dataclass
class Seen:
    """The same games as somebody sees them who watches the table."""

    claims: Counter[str] = field(default_factory=Counter)
    claimed_in: Counter[tuple[str, int]] = field(default_factory=Counter)
    margins: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    kept: Counter[tuple[str, bool]] = field(default_factory=Counter)
    rejected: Counter[tuple[str, bool]] = field(default_factory=Counter)
    pairs: Counter[tuple[str, str]] = field(default_factory=Counter)
    held: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    completed: Counter[str] = field(default_factory=Counter)
    by_holders: Counter[tuple[str, str]] = field(default_factory=Counter)

    def watch(self, number: int) -> None:
        """Play a game of the contest at a table that tells all events."""
        match = deal_out(CONTEST.setting.deal(number))
        bots = [new_bot("planner", 0) for _ in range(3)]
        turns: Counter[int] = Counter()
        owners: dict[str, int] = {}
        while (seat := match.seat_to_act) is not None:
            view = match.view(seat)
            for event in match.play(bots[seat].choose(view, view.actions), seat):
                match event:
                    case TurnBegan(who):
                        turns[who] += 1
                    case RouteClaimed(who, route):
                        owners[route] = who
                        self.claims[route] += 1
                        self.claimed_in[route, turns[who]] += 1
                    case TicketsKept(who, _, kept, rejected):
                        is_later = turns[who] > 0
                        self._offered(kept or (), rejected or (), is_later=is_later)
        totals = [player.total for player in match.result().players]
        for route, who in owners.items():
            others = max(t for seat, t in enumerate(totals) if seat != who)
            self.margins[route].append(totals[who] - others)
        for player in match.result().players:
            for ticket, points in player.tickets:
                name = ticket.partition(":")[0]
                self.held[name] += 1
                self.points[name] += points
                self.completed[name] += points > 0
                for route, owner in owners.items():
                    self.by_holders[name, route] += owner == player.seat

    def _offered(
        self, kept: tuple[str, ...], rejected: tuple[str, ...], *, is_later: bool
    ) -> None:
        had = [ticket.partition(":")[0] for ticket in kept]
        not_had = [ticket.partition(":")[0] for ticket in rejected]
        self.kept.update((ticket, is_later) for ticket in had)
        self.rejected.update((ticket, is_later) for ticket in not_had)
        if not is_later:
            for pair in combinations(sorted({*had, *not_had}), 2):
                self.pairs[pair] += 1


@pytest.fixture(scope="module")
def seen() -> Seen:
    told = Seen()
    for number in range(1, PLAYED + 1):
        told.watch(number)
    return told


def test_routes_are_counted_as_they_were_claimed(counted: Counting, seen: Seen) -> None:
    counts = counted.counts

    for name, route in zip(counts.routes, counts.of_route, strict=True):
        assert route.owners.cases == seen.claims[name]
        assert route.owners.margin == sum(seen.margins[name])
        assert route.owners.squares == sum(each**2 for each in seen.margins[name])
        for turn, count in enumerate(route.turns, 1):
            assert count == seen.claimed_in[name, turn]
        assert sum(route.turns) == seen.claims[name]


def test_tickets_are_counted_as_they_were_kept(counted: Counting, seen: Seen) -> None:
    counts = counted.counts

    for name, ticket in zip(counts.tickets, counts.of_ticket, strict=True):
        for offer, is_later in ((ticket.opening, False), (ticket.later, True)):
            assert offer.kept.cases == seen.kept[name, is_later]
            assert offer.rejected.cases == seen.rejected[name, is_later]
        assert ticket.opening.kept.cases + ticket.later.kept.cases == seen.held[name]
        assert ticket.points == seen.points[name]
        assert ticket.completed == seen.completed[name]
        for route, claims in zip(counts.routes, ticket.routes, strict=False):
            assert claims == seen.by_holders[name, route]


def test_pairs_are_counted_as_they_were_offered(counted: Counting, seen: Seen) -> None:
    evidence = Evidence.read("switzerland", 3, counted.path)
    together = Counter(
        {
            tuple(sorted((pair.first, pair.second))): pair.kept.cases
            for pair in evidence.pairs()
        }
    )

    assert together == seen.pairs
    for pair in evidence.pairs():
        fates = (pair.both, pair.only_first, pair.only_second, pair.neither)
        assert sum(fate.wins.cases for fate in fates) == pair.kept.cases
        assert pair.both.wins.cases == pair.kept.hits


def test_wins_are_shared_out_whole(counted: Counting) -> None:
    assert counted.counts.everyone.cases == 3 * PLAYED
    assert counted.counts.everyone.won == 60 * PLAYED


def ended(totals: tuple[int, ...], **told: object) -> Outcome:
    """A game of greedy bots in the USA that ended with these totals."""
    best = max(totals)
    finishes = tuple(
        Finish(1 if total == best else 2, (("routes", total),), 1, 0.0)
        for total in totals
    )
    fixture = Fixture(1, ("greedy",) * len(totals))
    return Outcome(fixture, 0, finishes, **told)  # type: ignore[arg-type]


def test_figures_by_hand() -> None:
    """Three games of two: 100 to 80, 70 to 90, and a tie at 50."""
    counts = GameCounts(lay_out(Deal("usa", 2, 0)))
    boston, montreal = (
        counts.tickets.index(name) for name in ("boston-miami", "montreal-vancouver")
    )
    claim, offer = Claimed(0, 0, 3, 4), TicketOffer(0, 0, (montreal,), (boston,))
    held = Held(0, montreal, 20)
    counts.count(ended((100, 80), claims=(claim,), offers=(offer,), tickets=(held,)))
    failed = Held(0, montreal, -20)
    late = claim._replace(turn=5)
    counts.count(ended((70, 90), claims=(late,), offers=(offer,), tickets=(failed,)))
    counts.count(ended((50, 50)))

    route, ticket = counts.of_route[0], counts.of_ticket[montreal]
    assert (route.owners.cases, route.owners.won) == (2, 60)
    assert (route.owners.margin, route.owners.squares) == (20 - 20, 400 + 400)
    assert route.turns == [0, 0, 1, 0, 1]
    assert (ticket.completed, ticket.points, ticket.squares) == (1, 0, 800)
    assert ticket.routes == [2]
    assert counts.of_ticket[boston].opening.rejected.cases == 2
    assert (
        counts.of_pair[min(boston, montreal), max(boston, montreal)].second.cases == 2
    )
    assert counts.everyone.won == 60 * 3


def test_a_forfeited_game_cannot_be_counted() -> None:
    counts = GameCounts(lay_out(Deal("usa", 2, 0)))

    with pytest.raises(GameError, match=r"^greedy forfeited a game \(deal 1, "):
        counts.count(ended((10, 0), forfeit=1))


def test_the_same_seed_gives_the_same_file(counted: Counting, tmp_path: Path) -> None:
    """Also when somebody stops in between, and with other portions."""
    path = tmp_path / "again.json.gz"
    few = simulation("switzerland", ("planner",) * 3, 2, seed=5)
    for contest in (few, CONTEST):
        counting = Counting(contest, path)
        assert sum(counting.play()) == contest.games - (0 if contest is few else 2)
        counting.save()

    assert path.read_bytes() == counted.path.read_bytes()
    assert sum(Counting(CONTEST, path).play()) == 0


def test_portions_count_in_their_order_whenever_they_come(
    counted: Counting, tmp_path: Path
) -> None:
    """The file is always that of the first so many games."""
    counting = Counting(CONTEST, tmp_path / "order.json.gz")
    plain = counted.counts.plain()
    counting.waiting[7] = plain  # games 7 to 12, before games 1 to 6 have come
    assert counting.counts.games == 0

    assert list(counting.play()) == [12]


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (simulation("switzerland", ("planner",) * 3, 6, seed=6), "seed 5, not 6"),
        (
            simulation("switzerland", ("greedy",) * 3, 6, seed=5),
            "bots planner,planner,planner, not greedy,greedy,greedy",
        ),
        (simulation("switzerland", ("planner",) * 2, 6, seed=5), "players 3, not 2"),
    ],
)
def test_other_games_are_not_added_to_a_file(
    counted: Counting, other: Contest, said: str
) -> None:
    with pytest.raises(GameError, match=f"has games with {said}; choose another file$"):
        Counting(other, counted.path)


def spoiled(counted: Counting, change: dict[str, object]) -> bytes:
    """The file with something else in it."""
    said = json.loads(gzip.decompress(counted.path.read_bytes()))
    return gzip.compress(json.dumps(said | change).encode())


@pytest.mark.parametrize(
    "change",
    [
        {"format": "railwright explorer 0"},
        {"games": "many"},
        {"games": True},
        {"players": 9},
        {"bots": None},
        {"everyone": [1, 2, 3]},
        {"everyone": [1, 2, 3, 4, 5]},
        {"routes": {}},
        {"tickets": []},
        {"pairs": [[5, 3, *([0] * 16)]]},
        {"pairs": [[0, 1000, *([0] * 16)]]},
        {"pairs": [[0, 1, 2]]},
        {"pairs": 7},
    ],
    ids=str,
)
def test_a_file_that_is_none_is_named(
    counted: Counting, tmp_path: Path, change: dict[str, object]
) -> None:
    path = tmp_path / "spoiled.json.gz"
    path.write_bytes(spoiled(counted, change))

    with pytest.raises(
        FileError, match=r"spoiled\.json\.gz: this is no file of counted"
    ):
        read_counts(path, "switzerland")


@pytest.mark.parametrize(
    "content", [b"", b"{}", gzip.compress(b"{", mtime=0), gzip.compress(b"[]", mtime=0)]
)
def test_other_content_is_no_file_of_counts(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.json.gz"
    path.write_bytes(content)

    with pytest.raises(FileError, match=r"other\.json\.gz: this is no file of counted"):
        read_counts(path, "usa")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"nowhere\.json\.gz: no such file"):
        read_counts(tmp_path / "nowhere.json.gz", "usa")


def test_games_on_another_board_are_not_shown(counted: Counting) -> None:
    with pytest.raises(FileError, match="played on another board or by other rules"):
        read_counts(counted.path, "nordic")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_twenty_thousand_games_of_two(game: str) -> None:
    assert 2 in counted_players(game)
    for players in counted_players(game):
        path = counts_path(game, players)
        evidence = Evidence.read(game, players)
        bots = evidence.provenance.bots

        assert path.stat().st_size <= 300_000
        assert evidence.games >= 20_000
        assert bots == ("planner",) * players
        assert evidence.everyone.wins.value == pytest.approx(1 / players)
        assert all(route.taken.cases for route in evidence.routes.values())


def test_the_middle_turn_is_that_by_which_half_had_it(counted: Counting) -> None:
    evidence = Evidence.read("switzerland", 3, counted.path)
    for route in evidence.routes.values():
        before = sum(route.turns[: max(0, route.middle - 1)])
        until = sum(route.turns[: route.middle])
        assert 2 * until >= sum(route.turns)
        assert route.middle == 0 or 2 * before < sum(route.turns)
