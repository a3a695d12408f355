"""An action that the rules forbid, looked at as the table stands."""

from dataclasses import dataclass

from railwright.core.rules import Rules
from railwright.core.state import State
from railwright.model.actions import (
    Action,
    BuildPort,
    BuildStation,
    Cards,
    ClaimRoute,
    PayExtra,
)
from railwright.model.vocabulary import Vocabulary


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a seat wanted to do, and where."""

    state: State
    words: Vocabulary
    seat: int
    action: Action

    @property
    def rules(self) -> Rules:
        """The numbers of the game."""
        return self.state.rules

    @property
    def route(self) -> int:
        """The number of the route that was to be claimed."""
        match self.action:
            case ClaimRoute(route):
                return self.words.route_number(route)
        return int(self.state.tunnel)

    @property
    def city(self) -> str:
        """The city in which something was to be built."""
        match self.action:
            case BuildStation(city) | BuildPort(city):
                return city
        return ""

    @property
    def target(self) -> str:
        """What was to be paid for."""
        match self.action:
            case ClaimRoute(route):
                return route
            case BuildStation():
                return "the station"
        return "the port"

    @property
    def cards(self) -> Cards:
        """What was to be paid."""
        match self.action:
            case ClaimRoute(_, cards) | BuildStation(_, cards) | BuildPort(_, cards):
                return cards
            case PayExtra(cards):
                return cards
        return ()
