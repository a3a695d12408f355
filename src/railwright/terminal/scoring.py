"""The final scoring, stage by stage."""

from collections.abc import Callable

from rich.table import Table as Grid
from rich.text import Text

from railwright.model import Match
from railwright.model.result import TOTAL, PlayerResult
from railwright.terminal.phrases import signed
from railwright.terminal.screen import DIM, Screen


class FinalScoring:
    """Shows how a game ended: routes, tickets, buildings, bonuses, totals."""

    def __init__(
        self, screen: Screen, match: Match, pause: Callable[[str], None]
    ) -> None:
        self.screen = screen
        self.words = screen.words
        self.labels = screen.labels
        self.game = match.game
        self.view = match.view(None)
        self.result = match.result()
        self.pause = pause
        self.sums = dict.fromkeys(range(match.seats), 0)

    def show(self) -> None:
        """All stages, then the ranking."""
        self.screen.say()
        self.screen.heading(self.words.say("scoring"))
        self._stage("routes", lambda each: each.routes)
        self._tickets()
        if self.game.stations:
            self._stage("stations", lambda each: each.buildings, self._stations)
        if self.game.ports:
            self._stage("ports", lambda each: each.buildings, self._built)
        if self.game.scoring.longest_path:
            self._stage("longest", lambda each: each.longest_bonus, self._longest)
        if self.game.scoring.most_tickets:
            self._stage("most", lambda each: each.tickets_bonus, self._completed)
        self._totals()
        self._winners()

    def _begin(self, part: str) -> None:
        title = self.words.say(f"score-col-{part}")
        self.pause(title)
        self.screen.heading(title)

    def _stage(
        self,
        part: str,
        points: Callable[[PlayerResult], int],
        remark: Callable[[PlayerResult], str] = lambda _: "",
    ) -> None:
        """What one part brings everybody, and the sums so far."""
        self._begin(part)
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
                signed(points(player)),
                so_far,
                Text(remark(player), style=DIM),
            )
            grid.add_row(*row)
        self.screen.indented(grid)

    def _tickets(self) -> None:
        self._begin("tickets")
        for player in self.result.players:
            self.sums[player.seat] += player.ticket_points
            total = f"{signed(player.ticket_points)} = {self.sums[player.seat]}"
            self.screen.indented(f"{self.labels[player.seat]}: {total}")
            grid = Grid.grid(padding=(0, 2))
            grid.add_column(justify="right", min_width=5)
            for ticket, points in player.tickets:
                style = "green" if points > 0 else "red"
                words = self.screen.phrases.ticket(ticket)
                grid.add_row(Text(signed(points), style=style), words)
            self.screen.indented(grid)

    def _stations(self, player: PlayerResult) -> str:
        routes = self.words.listed(map(self.screen.phrases.ends, player.borrowed))
        borrowed = [self.words.say("score-borrowed", routes=routes)] if routes else []
        return "; ".join([self._built(player), *borrowed])

    def _built(self, player: PlayerResult) -> str:
        left = self.view.players[player.seat].buildings
        cities = [city for city, at in self.view.buildings if at == player.seat]
        names = [self.screen.phrases.place(city) for city in cities]
        built = [self.words.listed(names)] if names else []
        return "; ".join(
            [*built, self.words.say("score-not-built", n=left)] if left else built
        )

    def _longest(self, player: PlayerResult) -> str:
        return self.words.say("route-spaces", n=player.longest)

    def _completed(self, player: PlayerResult) -> str:
        return self.words.say("score-completed", n=player.completed)

    def _totals(self) -> None:
        self._begin("total")
        grid = Grid.grid(padding=(0, 2))
        parts = self._parts()
        columns = [self.words.say(f"score-col-{part}") for part in [*parts, "total"]]
        headers = ["", "", *columns]
        for name in headers:
            grid.add_column(justify="right" if name else "left")
        grid.add_row(*(Text(name, style=DIM) for name in headers))
        for player in sorted(self.result.players, key=lambda each: each.place):
            points = [signed(points(player)) for points in parts.values()]
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
        if self.game.scoring.longest_path:
            parts["longest"] = lambda each: each.longest_bonus
        if self.game.scoring.most_tickets:
            parts["most"] = lambda each: each.tickets_bonus
        return parts

    def _winners(self) -> None:
        winners = [self.labels[seat] for seat in self.result.winners]
        by = self.result.ranking[0].decided_by
        if len(winners) > 1:
            text = self.words.say("score-shared", players=self.words.listed(winners))
        elif by and by != TOTAL:
            text = self.words.say("score-won-by", player=winners[0], by=by)
        else:
            text = self.words.say("score-won", player=winners[0])
        self.screen.say()
        self.screen.say(text, style="bold")
        self._other_ties()

    def _other_ties(self) -> None:
        """What put players with equal totals before others, but for the winner."""
        for place in self.result.ranking[len(self.result.winners) == 1 :]:
            if place.decided_by and place.decided_by != TOTAL:
                names = self.words.listed(self.labels[seat] for seat in place.seats)
                by = place.decided_by
                self.screen.note(self.words.say("score-ahead", players=names, by=by))
