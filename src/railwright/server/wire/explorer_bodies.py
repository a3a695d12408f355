"""What goes over HTTP about the explorer of bot games: files of a board."""

from msgspec import Struct


class ShareTold(Struct, frozen=True):
    """A share of some cases, from 0 to 1, with its 95 % interval."""

    cases: int
    share: float
    low: float
    high: float


class MeanTold(Struct, frozen=True):
    """A mean, and how far it may be off (95 %)."""

    value: float
    error: float


class FateTold(Struct, frozen=True):
    """How it went for some players."""

    wins: ShareTold
    margin: MeanTold
    """Their points ahead of the best of the others."""


class OfferTold(Struct, frozen=True):
    """A ticket that was offered: how often it was kept, and how that went."""

    kept: ShareTold
    keepers: FateTold
    others: FateTold


class RouteTold(Struct, frozen=True):
    """A route: how often it was claimed, when, and how its owners did."""

    taken: ShareTold
    owners: FateTold
    turns: list[int]
    """How often in each of its owner's turns, the first one first."""
    middle: int
    """The turn up to which half of its owners had it; 0 if nobody did."""


class TicketTold(Struct, frozen=True):
    """A ticket: how often it was kept and completed, and how its holders did."""

    opening: OfferTold
    later: OfferTold
    holders: FateTold
    completed: ShareTold
    points: MeanTold
    routes: list[float]
    """The share of holders who claimed each route, in the order of the board."""


class Explored(Struct, frozen=True):
    """What many games of bots say of the routes and tickets of a board."""

    game: str
    players: int
    bots: list[str]
    games: int
    seed: int
    turns: float
    """That a player has in a game."""
    everyone: FateTold
    routes: dict[str, RouteTold]
    tickets: dict[str, TicketTold]


class PairTold(Struct, frozen=True):
    """Two tickets that were offered together before the first turn."""

    first: str
    second: str
    kept: ShareTold
    """How many kept both."""
    both: FateTold
    only_first: FateTold
    only_second: FateTold
    neither: FateTold


class Openings(Struct, frozen=True):
    """What many games of bots say of two first tickets each."""

    pairs: list[PairTold]
