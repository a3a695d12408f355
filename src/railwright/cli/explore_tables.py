"""The tables of `railwright explore`."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from railwright.cli.printed_tables import NONE, percent, percents, print_table
from railwright.words.phrases import Phrases

if TYPE_CHECKING:
    from railwright.contests.statistics import Mean, Share
    from railwright.explorer import Evidence, Fate

FEWEST = 20
"""Cases below which a figure would say nothing."""
MOST_ROUTES = 15
"""Routes that are listed of a ticket."""
TURNS = 5
"""Turns that share a line of a histogram."""
WIDTH = 40
"""Characters of its longest bar."""
FATE = ("players", "won", "points ahead")


class ExplorerTables:
    """Prints what many games say of one board."""

    def __init__(self, game: str, evidence: "Evidence") -> None:
        from railwright.games import chosen, load_map

        self.evidence = evidence
        self.board = load_map(game)
        self.phrases = Phrases(self.board, chosen(game).game)

    def everything(self) -> None:
        """All tickets and routes."""
        self._about()
        tickets = sorted(
            self.evidence.tickets.values(), key=lambda each: -each.opening.kept.value
        )
        rows = [
            [
                *(each.name, _share(each.opening.kept), _share(each.completed)),
                *(_mean(each.points), *_fate(each.holders)[1:]),
            ]
            for each in tickets
        ]
        headers = ["ticket", "kept at first", "completed", "points", *FATE[1:]]
        print_table("Tickets, and how their holders did", headers, rows)
        routes = sorted(
            self.evidence.routes.values(), key=lambda each: -each.taken.hits
        )
        rows = [
            [each.name, _share(each.taken), str(each.middle), *_fate(each.owners)[1:]]
            for each in routes
        ]
        headers = ["route", "claimed", "middle turn", *FATE[1:]]
        print_table("Routes, and how their owners did", headers, rows)

    def ticket(self, name: str) -> None:
        """One ticket; UnknownName if the board does not have it."""
        known = self.evidence.tickets[self.board.ticket(name).id]
        self._about()
        fates: list[tuple[str, Fate]] = [("held it at the end", known.holders)]
        for when, offer in (("at first", known.opening), ("later", known.later)):
            fates += [
                (f"kept it {when}", offer.keepers),
                (f"gave it back {when}", offer.others),
            ]
        rows = [[who, *_fate(fate)] for who, fate in fates]
        print_table(self.phrases.ticket(name), ["who", *FATE], rows)
        for when, offer in (("first", known.opening), ("later", known.later)):
            if offer.kept.cases:
                click.echo(f"Kept of {when} offers: {_share(offer.kept)}.")
        click.echo(f"Completed by its holders: {_share(known.completed)}.")
        click.echo(f"Points it brought: {_mean(known.points)}.\n")
        claimed = sorted(
            zip(self.evidence.counts.routes, known.routes, strict=True),
            key=lambda each: -each[1].hits,
        )
        rows = [[route, _share(share)] for route, share in claimed[:MOST_ROUTES]]
        print_table("", ["route", "claimed by its holders"], rows)

    def route(self, name: str) -> None:
        """One route; UnknownName if the board does not have it."""
        known = self.evidence.routes[self.board.route(name).id]
        self._about()
        rows = [
            ["claimed it", *_fate(known.owners)],
            ["everybody", *_fate(self.evidence.everyone)],
        ]
        print_table(self.phrases.route(name), ["who", *FATE], rows)
        click.echo(f"Claimed in {_share(known.taken)} of the games.")
        if known.middle:
            click.echo(f"Half of its owners had it by their turn {known.middle}.")
        for line in _histogram(known.turns):
            click.echo(line)

    def opening(self, names: Sequence[str]) -> None:
        """Some first tickets; UnknownName if the board does not have one."""
        tickets = [self.board.ticket(name).id for name in dict.fromkeys(names)]
        self._about()
        rows = [
            [name, _share(offer.kept), *_fate(offer.keepers)[1:], *_fate(offer.others)]
            for name, offer in (
                (name, self.evidence.tickets[name].opening) for name in tickets
            )
        ]
        headers = ["ticket", "kept", "keepers won", "points ahead"]
        headers += ["gave it back", "won", "points ahead"]
        print_table("First offers with each ticket", headers, rows)
        rows = [
            [
                f"{each.first} + {each.second}",
                *(_share(each.kept), *_fate(each.both)[1:]),
            ]
            for each in sorted(
                self.evidence.opening(tickets), key=lambda each: -each.both.margin.value
            )
        ]
        headers = ["offered together", "kept both", "won", "points ahead"]
        print_table("First offers with two of them", headers, rows)

    def _about(self) -> None:
        """Say whose games these are."""
        about = self.evidence.provenance
        bots = ", ".join(dict.fromkeys(about.bots))
        click.echo(
            f"{self.phrases.title}: {self.evidence.games:,} games of {about.players} "
            f"bots ({bots}), {self.evidence.turns:.0f} turns each; 95% intervals.\n"
        )


def _fate(fate: "Fate") -> list[str | int]:
    return [fate.wins.cases, _share(fate.wins), _mean(fate.margin)]


def _share(share: "Share") -> str:
    """A share with its interval, if there were enough cases."""
    if share.cases < FEWEST:
        return NONE
    return f"{percent(share.value)} ({percents(*share.interval)})"


def _mean(mean: "Mean") -> str:
    if mean.count < FEWEST:
        return NONE
    return f"{mean.value:+.1f} ± {mean.error:.1f}".replace("-", "\N{MINUS SIGN}")


def _histogram(turns: Sequence[int]) -> list[str]:
    """How often a route was claimed, turn by turn."""
    bars = [sum(turns[at : at + TURNS]) for at in range(0, len(turns), TURNS)]
    most, whole = max(bars, default=1), sum(bars)
    return [
        f"turns {at * TURNS + 1:>3} to {(at + 1) * TURNS:>3}  "
        f"{percent(count / whole):>6}  {'█' * round(WIDTH * count / most)}".rstrip()
        for at, count in enumerate(bars)
    ]
