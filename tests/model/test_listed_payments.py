"""Which payments are listed: what the reference says of `Match.legal_actions`."""

from collections import Counter
from random import Random

import pytest
from tests.model.play import played

from railwright.core.payment import port_refusal, route_refusal, station_refusal
from railwright.games import GAMES
from railwright.maps import Kind
from railwright.model import Match, read_position
from railwright.model.actions import BuildPort, BuildStation, Cards, ClaimRoute

TRIES = 1500
Target = tuple[type, str]


def rich(game: str, luck: Random) -> Match:
    """A position whose player holds many cards, of few colors."""
    match = read_position(f"railwright position 1\ngame {game}\n")
    names = luck.sample(match.words.cards[:-1], 5)
    hand = " ".join(f"{luck.randint(1, 4)}{name}" for name in names)
    owned = "routes lima-valparaiso.1" if game == "world" else ""
    return read_position(
        f"railwright position 1\ngame {game}\nseat 1\nhand {hand} 3loco\n{owned}"
    )


def listed(match: Match) -> dict[Target, set[Cards]]:
    """The payments that are listed for each target."""
    found: dict[Target, set[Cards]] = {}
    for action in match.legal_actions():
        if isinstance(action, ClaimRoute):
            target: Target = (ClaimRoute, action.route)
        elif isinstance(action, BuildStation | BuildPort):
            target = (type(action), action.city)
        else:
            continue
        found.setdefault(target, set()).add(tuple(sorted(action.cards)))
    return found


def in_hand(match: Match) -> list[str]:
    """The cards of the player one by one."""
    return list(Counter(dict(match.view(0).hand)).elements())


def accepted(
    match: Match, target: Target, cards: list[str], luck: Random
) -> Cards | None:
    """Some cards of the hand with which the target can be had, if chance finds any."""
    kind, name = target
    size = luck.randint(1, min(len(cards), 12))
    paid = tuple(sorted(Counter(luck.sample(cards, size)).items()))
    rules, payment = match.state.rules, match.words.counts(paid)
    if kind is ClaimRoute:
        refusal = route_refusal(rules, match.words.route_number(name), payment)
    elif kind is BuildPort:
        refusal = port_refusal(rules, payment)
    else:
        refusal = station_refusal(rules, 1, payment)
    return None if refusal else paid


def shape(match: Match, target: Target, cards: Cards) -> object:
    """What payments have in common of which one is listed."""
    kind, name = target
    paid: Counter[str] = Counter()
    for card, count in cards:
        paid[card.removesuffix("-port")] += count
    if kind is not ClaimRoute:
        return cards
    route = match.board.route(name)
    if route.pair_spaces:
        return paid["loco"]
    if route.any_cards_per_space or paid.total() > route.length:
        return paid.total()
    return tuple(sorted(paid.items()))


@pytest.mark.rule("C-32", "Q-30")
@pytest.mark.parametrize("game", GAMES)
def test_every_payment_is_listed_or_has_one_of_its_shape(game: str) -> None:
    luck = Random(game)
    found: Counter[bool] = Counter()
    for _ in range(4):
        match = rich(game, luck)
        known, hand = listed(match), in_hand(match)
        targets: list[Target] = [
            (ClaimRoute, route.id)
            for route in match.board.routes
            if not route.id.startswith("lima-valparaiso")
        ]
        if match.game.ports:
            targets += [(BuildPort, "lima")] * 20
        if match.game.stations:
            targets += [(BuildStation, "wien")] * 5
        for _ in range(TRIES):
            target = luck.choice(targets)
            cards = accepted(match, target, hand, luck)
            if cards is None:
                continue
            shapes = {shape(match, target, each) for each in known.get(target, ())}
            assert shape(match, target, cards) in shapes, (target, cards)
            found[cards in known[target]] += 1
    assert found[True] > 20
    has_groups = any(
        route.any_cards_per_space or route.pair_spaces for route in match.board.routes
    )
    assert bool(found[False]) == has_groups, "all payments of one color are listed"


def test_sea_routes_and_ports_list_every_payment() -> None:
    luck = Random(1)
    match = rich("world", luck)
    known, hand = listed(match), in_hand(match)
    sea = [r.id for r in match.board.routes if r.kind is Kind.SEA]
    for _ in range(4000):
        ways: list[Target] = [(ClaimRoute, luck.choice(sea)), (BuildPort, "lima")]
        target = luck.choice(ways)
        cards = accepted(match, target, hand, luck)
        assert cards is None or cards in known[target]


def test_nothing_is_listed_twice_while_what_is_kept_is_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Texts are kept for the next list; so many that some lists begin anew."""
    monkeypatch.setattr("railwright.model.listed.LISTED_KEPT", 400)
    for seed in range(3):
        for match in played("nordic", 3, seed):
            found = match.legal_actions()
            assert len(found) == len(set(found))
