"""Bots of one idea each: they set the scale for better ones."""

from collections.abc import Sequence
from random import Random

from railwright.bots.bot import BuiltInBot
from railwright.bots.paths import ways_of_tickets
from railwright.bots.seat_sight import Sight
from railwright.core import codes
from railwright.core.codec import bare_action, kind_of, target_of
from railwright.core.engine import payment_of

DRAWS = {codes.DRAW_UP, codes.DRAW_BLIND}
FIRST_WILL_DO = {codes.PAY_EXTRA, codes.GIVE_UP, codes.BORROW}
FEW_PIECES = 8
MIDDLING_FLEET = 20


class RandomBot(BuiltInBot):
    """Any legal action, each as likely."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)

    def decide(self, sight: Sight) -> int:
        """Any action."""
        return self.luck.choice(sight.choices)


class SimpleBot(BuiltInBot):
    """Claims by its one idea, and otherwise draws cards that fit it."""

    few_tickets = True
    """Whether it keeps as few tickets as it may."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)

    def decide(self, sight: Sight) -> int:
        """Its idea if that is possible, else a sensible answer."""
        listed = sight.choices
        if sight.state.phase != codes.TURN:
            return self._answer(sight, listed)
        idea = self.idea(sight, _of_kind(listed, {codes.CLAIM}))
        return self._draw(sight, listed) if idea is None else idea

    def idea(self, sight: Sight, claims: Sequence[int]) -> int | None:
        """What the bot is about; None if it has nothing better than a card."""
        raise NotImplementedError

    def wanted(self, sight: Sight) -> set[int]:
        """Kinds of cards that it collects; none means any."""
        del sight
        return set()

    def _answer(self, sight: Sight, listed: Sequence[int]) -> int:
        """Answer what the rules ask: tickets, pieces, tunnels, second cards."""
        kind = kind_of(listed[0])
        if kind in DRAWS:
            return self._draw(sight, listed)
        if kind == codes.KEEP:
            size = (min if self.few_tickets else max)(map(_kept, listed))
            return self.luck.choice([each for each in listed if _kept(each) == size])
        if kind == codes.CHOOSE_PIECES:
            return min(listed, key=_distance_from_middling)
        return listed[0] if kind in FIRST_WILL_DO else self.luck.choice(listed)

    def _draw(self, sight: Sight, listed: Sequence[int]) -> int:
        draws = _of_kind(listed, DRAWS)
        if not draws:
            return self.luck.choice(listed)
        wanted = self.wanted(sight)
        market = sight.state.market
        fitting = [
            draw
            for draw in _of_kind(draws, {codes.DRAW_UP})
            if market[target_of(draw)] in wanted
        ]
        return self.luck.choice(fitting or draws)


def _of_kind(listed: Sequence[int], kinds: set[int]) -> list[int]:
    return [action for action in listed if kind_of(action) in kinds]


def _distance_from_middling(fleet: int) -> int:
    return abs(int(target_of(fleet)) - MIDDLING_FLEET)


def _kept(action: int) -> int:
    """How many tickets an action keeps."""
    return int(target_of(action)).bit_count()


class GreedyBot(SimpleBot):
    """The longest route that it can pay for."""

    def idea(self, sight: Sight, claims: Sequence[int]) -> int | None:
        """The longest route, with as few wild cards as possible."""
        return longest(sight, claims)


class LongRouteBot(SimpleBot):
    """Long routes only, for their points; short ones when the end is near."""

    def idea(self, sight: Sight, claims: Sequence[int]) -> int | None:
        """A route of at least four spaces, or any one near the end."""
        state = sight.state
        is_late = state.turns_left >= 0 or state.pieces_left(sight.seat) <= FEW_PIECES
        lengths = state.rules.lengths
        at_least = 1 if is_late else 4
        return longest(
            sight, [each for each in claims if lengths[target_of(each)] >= at_least]
        )

    def wanted(self, sight: Sight) -> set[int]:
        """The kind of which it has most."""
        rules = sight.state.rules
        names = sight.study.table.words.cards
        base = sight.seat * rules.kinds
        held = [
            (int(sight.state.hand[base + kind]), names[kind], kind)
            for kind in range(int(rules.kinds))
            if kind != rules.wild and sight.state.hand[base + kind]
        ]
        return {max(held)[2]} if held else set()


class PathBot(SimpleBot):
    """Follows one ticket at a time, along the shortest way still open."""

    def idea(self, sight: Sight, claims: Sequence[int]) -> int | None:
        """A claim on the way of the first ticket that is not done."""
        needed = _first_way(sight)
        if needed is None:
            return longest(sight, claims)
        return longest(sight, [each for each in claims if target_of(each) in needed])

    def wanted(self, sight: Sight) -> set[int]:
        """Cards in the colors of the routes on its way."""
        rules = sight.state.rules
        colors = {int(rules.route_color[route]) for route in _first_way(sight) or ()}
        return {int(rules.first_land[each]) for each in colors if each < rules.colors}


class OneStepBot(PathBot):
    """The next route that helps most tickets, whichever it is."""

    def idea(self, sight: Sight, claims: Sequence[int]) -> int | None:
        """The claim on the ways of most tickets, the longer one if they are equal."""
        ways = list(ways_of_tickets(sight))
        if not any(ways):
            return longest(sight, claims)
        helping = [sum(target_of(each) in way for way in ways) for each in claims]
        most = max(helping, default=0)
        if most == 0:
            return None
        chosen = zip(claims, helping, strict=True)
        return longest(sight, [each for each, helps in chosen if helps == most])


class HungryBot(PathBot):
    """Collects tickets, many of them, and then follows them."""

    few_tickets = False
    enough = 6
    """Tickets after which it stops drawing more."""

    def idea(self, sight: Sight, claims: Sequence[int]) -> int | None:
        """More tickets first, then the way of one after another."""
        state = sight.state
        is_early = state.turns_left < 0 and state.ticket_count > 0
        if is_early and sight.tickets[sight.seat] < self.enough:
            return int(bare_action(codes.DRAW_TICKETS))
        return super().idea(sight, claims)


def _first_way(sight: Sight) -> set[int] | None:
    """What the first ticket lacks that is not done and still possible."""
    return next(filter(None, ways_of_tickets(sight)), None)


def longest(sight: Sight, claims: Sequence[int]) -> int | None:
    """The longest of some claims, with the fewest wild cards and cards at all."""
    state = sight.state
    wild = state.rules.wild

    def rank(claim: int) -> tuple[int, int, int]:
        cards = payment_of(state, claim)
        length = int(state.rules.lengths[target_of(claim)])
        return length, -int(cards[wild]), -sum(map(int, cards))

    return max(claims, key=rank, default=None)
