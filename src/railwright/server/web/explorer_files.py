"""The explorer of bot games as files that a page loads: what its counts say."""

from functools import lru_cache

from msgspec import Struct

from railwright.contests.statistics import Mean, Share
from railwright.explorer import (
    Evidence,
    Fate,
    OfferEvidence,
    PairEvidence,
    RouteEvidence,
    TicketEvidence,
)
from railwright.games import counted_players
from railwright.server.wire.explorer_bodies import (
    Explored,
    FateTold,
    MeanTold,
    OfferTold,
    Openings,
    PairTold,
    RouteTold,
    ShareTold,
    TicketTold,
)

EXPLORED, OPENINGS = "explorer", "openings"


def explorer_kinds(game: str) -> list[str]:
    """The names of the files of a game, such as `explorer-2.json`."""
    return [
        f"{kind}-{players}.json"
        for players in counted_players(game)
        for kind in (EXPLORED, OPENINGS)
    ]


def explorer_file(game: str, kind: str) -> Struct:
    """A file of those; FileError if the counts of the game cannot be used."""
    what, _, players = kind.removesuffix(".json").rpartition("-")
    evidence = _evidence(game, int(players))
    if what == OPENINGS:
        return Openings([_pair(each) for each in evidence.pairs()])
    return _explored(evidence)


@lru_cache(maxsize=8)
def _evidence(game: str, players: int) -> Evidence:
    return Evidence.read(game, players)


def _explored(evidence: Evidence) -> Explored:
    about = evidence.provenance
    return Explored(
        game=about.game,
        players=about.players,
        bots=list(about.bots),
        games=evidence.games,
        seed=about.seed,
        turns=round(evidence.turns, 1),
        everyone=_fate(evidence.everyone),
        routes={name: _route(each) for name, each in evidence.routes.items()},
        tickets={name: _ticket(each) for name, each in evidence.tickets.items()},
    )


def _route(route: RouteEvidence) -> RouteTold:
    taken, owners = _share(route.taken), _fate(route.owners)
    return RouteTold(taken, owners, list(route.turns), route.middle)


def _ticket(ticket: TicketEvidence) -> TicketTold:
    return TicketTold(
        opening=_offer(ticket.opening),
        later=_offer(ticket.later),
        holders=_fate(ticket.holders),
        completed=_share(ticket.completed),
        points=_mean(ticket.points),
        routes=[round(share.value, 3) for share in ticket.routes],
    )


def _offer(offer: OfferEvidence) -> OfferTold:
    return OfferTold(_share(offer.kept), _fate(offer.keepers), _fate(offer.others))


def _pair(pair: PairEvidence) -> PairTold:
    fates = (pair.both, pair.only_first, pair.only_second, pair.neither)
    kept = _share(pair.kept)
    return PairTold(pair.first, pair.second, kept, *map(_fate, fates))


def _fate(fate: Fate) -> FateTold:
    return FateTold(_share(fate.wins), _mean(fate.margin))


def _share(share: Share) -> ShareTold:
    low, high = share.interval
    return ShareTold(share.cases, round(share.value, 3), round(low, 3), round(high, 3))


def _mean(mean: Mean) -> MeanTold:
    return MeanTold(round(mean.value, 1), round(mean.error, 1))
