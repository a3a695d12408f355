"""The final scoring, stage by stage."""

from collections.abc import Callable

from rich.table import Table as Grid
from rich.text import Text

from railwright.model import Match
from railwright.model.result import PlayerResult
from railwright.terminal.phrases import counted, listed
from railwright.terminal.screen import DIM, Screen

REASONS = {
    "more_tickets": "more completed tickets",
    "fewer_stations": "fewer stations built",
    "longest_bonus": "the bonus for the longest path",
    "longer_path": "the longer path",
}
"""What decides between equal totals (C-67)."""


class FinalScoring:
    """Shows how a game ended: routes, tickets, buildings, bonuses, totals."""

    def __init__(
        self, screen: Screen, match: Match, pause: Callable[[str], None]
    ) -> None:
        self.screen = screen
        self.labels = screen.labels
        self.game = match.game
        self.view = match.view(None)
        self.result = match.result()
        self.pause = pause
        self.sums = dict.fromkeys(range(match.seats), 0)

    def show(self) -> None:
        """All stages, then the ranking."""
        self.screen.say()
        self.screen.heading("Final scoring")
        self._stage("Routes", lambda each: each.routes)
        self._tickets()
        if self.game.stations:
            self._stage("Stations", lambda each: each.buildings, self._stations)
        if self.game.ports:
            self._stage("Ports", lambda each: each.buildings, self._built)
        if self.game.scoring.longest_path:
            self._stage("Longest path", lambda each: each.longest_bonus, self._longest)
        if self.game.scoring.most_tickets:
            self._stage(
                "Most tickets", lambda each: each.tickets_bonus, self._completed
            )
        self._totals()
        self._winners()

    def _stage(
        self,
        title: str,
        points: Callable[[PlayerResult], int],
        remark: Callable[[PlayerResult], str] = lambda _: "",
    ) -> None:
        """What one part brings everybody, and the sums so far."""
        self.pause(title)
        self.screen.heading(title)
        grid = Grid.grid(padding=(0, 2))
        grid.add_column()
        grid.add_column(justify="right")
        grid.add_column(justify="right")
        for player in self.result.players:
            self.sums[player.seat] += points(player)
            so_far = f"= {self.sums[player.seat]}"
            label = self.labels[player.seat]
            row = (
                label,
                f"{points(player):+}",
                so_far,
                Text(remark(player), style=DIM),
            )
            grid.add_row(*row)
        self.screen.indented(grid)

    def _tickets(self) -> None:
        self.pause("Tickets")
        self.screen.heading("Tickets")
        for player in self.result.players:
            self.sums[player.seat] += player.ticket_points
            total = f"{player.ticket_points:+} = {self.sums[player.seat]}"
            self.screen.indented(f"{self.labels[player.seat]}: {total}")
            grid = Grid.grid(padding=(0, 2))
            grid.add_column(justify="right", min_width=5)
            for ticket, points in player.tickets:
                style = "green" if points > 0 else "red"
                words = self.screen.phrases.ticket(ticket)
                grid.add_row(Text(f"{points:+}", style=style), words)
            self.screen.indented(grid)

    def _stations(self, player: PlayerResult) -> str:
        routes = map(self.screen.phrases.ends, player.borrowed)
        borrowed = listed(routes)
        remark = f", borrowed {borrowed}" if borrowed else ""
        return f"{self._built(player)}{remark}"

    def _built(self, player: PlayerResult) -> str:
        left = self.view.players[player.seat].buildings
        cities = [city for city, at in self.view.buildings if at == player.seat]
        words = [listed(map(self.screen.phrases.place, cities))] if cities else []
        return ", ".join([*words, f"{left} not built"] if left else words)

    def _longest(self, player: PlayerResult) -> str:
        return counted(player.longest, "space")

    def _completed(self, player: PlayerResult) -> str:
        return f"{player.completed} completed"

    def _totals(self) -> None:
        self.pause("Totals")
        self.screen.heading("Totals")
        grid = Grid.grid(padding=(0, 2))
        parts = self._parts()
        for name in ["", "", *parts, "total"]:
            grid.add_column(justify="right" if name else "left")
        headers = ["", "", *parts, "total"]
        grid.add_row(*(Text(name, style=DIM) for name in headers))
        for player in sorted(self.result.players, key=lambda each: each.place):
            points = [f"{points(player):+}" for points in parts.values()]
            label = self.labels[player.seat]
            grid.add_row(f"{player.place}.", label, *points, str(player.total))
        self.screen.indented(grid)

    def _parts(self) -> dict[str, Callable[[PlayerResult], int]]:
        """The parts of a total that this game has."""
        parts: dict[str, Callable[[PlayerResult], int]] = {
            "routes": lambda each: each.routes,
            "tickets": lambda each: each.ticket_points,
        }
        if self.game.stations or self.game.ports:
            name = "stations" if self.game.stations else "ports"
            parts[name] = lambda each: each.buildings
        if self.game.scoring.longest_path or self.game.scoring.most_tickets:
            parts["bonus"] = lambda each: each.longest_bonus + each.tickets_bonus
        return parts

    def _winners(self) -> None:
        winners = [self.labels[seat] for seat in self.result.winners]
        first = self.result.ranking[0]
        reason = REASONS.get(first.decided_by or "")
        by = f", equal in points, by {reason}" if reason else ""
        if len(winners) > 1:
            text = f"{listed(winners)} share the victory{by}."
        elif winners == ["You"]:
            text = f"You win{by}!"
        else:
            text = f"{winners[0]} wins{by}."
        self.screen.say()
        self.screen.say(text, style="bold")
        self._other_ties()

    def _other_ties(self) -> None:
        for place in self.result.ranking[1:]:
            reason = REASONS.get(place.decided_by or "")
            if reason:
                names = listed(self.labels[seat] for seat in place.seats)
                self.screen.note(f"{names}: ahead of the next by {reason}.")
