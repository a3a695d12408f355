"""What people do as a matter of course, and a bot of one idea would not."""

from railwright.bots.bot import BuiltInBot
from railwright.bots.seat_sight import Sight
from railwright.bots.simple import DRAWS, longest
from railwright.core import codes
from railwright.core.codec import kind_of, target_of
from railwright.core.listing import legal
from railwright.tactics.assessment import turns_left
from railwright.tactics.building import best_port
from railwright.tactics.judgement import Mind
from railwright.tactics.spare_cards import is_spare

MANY = 18
"""Cards in hand from which on those are spent that no plan asks for."""
TOO_MANY = 24
"""Cards in hand from which on any route is claimed."""


class SociableBot(BuiltInBot):
    """Plays like another bot, but builds ports and does not sit on thirty cards."""

    def __init__(self, usual: BuiltInBot) -> None:
        self.usual = usual

    def decide(self, sight: Sight) -> int:
        """What the other bot would do, unless that is to draw cards needlessly."""
        action = self.usual.decide(sight)
        if sight.state.phase != codes.TURN or kind_of(action) not in DRAWS:
            return action
        better = self._instead(sight)
        return action if better is None else better

    def _instead(self, sight: Sight) -> int | None:
        """What to do instead of drawing; None if there is no reason not to draw."""
        state, seat, atlas = sight.state, sight.seat, sight.study.atlas
        assessment = Mind(atlas).assessment(state, seat)
        count = legal(state, seat)
        time = turns_left(state)
        port = int(best_port(atlas, state, seat, count, assessment, time))
        if port >= 0:
            return port
        held = int(state.in_hand[seat])
        if held < MANY:
            return None
        claims = [each for each in sight.choices if kind_of(each) == codes.CLAIM]
        spare = [
            each for each in claims if is_spare(atlas, state, seat, assessment, each)
        ]
        if spare or held < TOO_MANY:
            return longest(sight, spare)
        planned = [each for each in claims if assessment.plan.wanted[target_of(each)]]
        return longest(sight, planned or claims)
