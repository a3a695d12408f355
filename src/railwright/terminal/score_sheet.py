"""The final scoring, stage by stage."""

from collections.abc import Callable

from rich.table import Table as Grid
from rich.text import Text

from railwright.games.definition import Count, Part
from railwright.model import Match
from railwright.model.result import TOTAL, PlayerResult
from railwright.terminal.screen import DIM, Screen
from railwright.words.phrases import signed


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
        for part in self.game.scoring:
            if Count.TICKETS in part.counts:
                self._tickets(part)
            else:
                self._stage(part)
        self._totals()
        self._winners()

    def _begin(self, title: str) -> None:
        self.pause(title)
        self.screen.heading(title)

    def _stage(self, part: Part) -> None:
        """What one part brings everybody, and the sums so far."""
        self._begin(self.screen.phrases.part(part.name))
        grid = Grid.grid(padding=(0, 2))
        grid.add_column()
        grid.add_column(justify="right")
        grid.add_column(justify="right")
        for player in self.result.players:
            points = player.part(part.name)
            self.sums[player.seat] += points
            so_far = f"= {self.sums[player.seat]}"
            remark = Text("; ".join(self._remarks(part, player)), style=DIM)
            grid.add_row(self.labels[player.seat], signed(points), so_far, remark)
        self.screen.indented(grid)

    def _tickets(self, part: Part) -> None:
        self._begin(self.screen.phrases.part(part.name))
        for player in self.result.players:
            points = player.part(part.name)
            self.sums[player.seat] += points
            total = f"{signed(points)} = {self.sums[player.seat]}"
            self.screen.indented(f"{self.labels[player.seat]}: {total}")
            grid = Grid.grid(padding=(0, 2))
            grid.add_column(justify="right", min_width=5)
            for ticket, each in player.tickets:
                style = "green" if each > 0 else "red"
                words = self.screen.phrases.ticket(ticket)
                grid.add_row(Text(signed(each), style=style), words)
            self.screen.indented(grid)

    def _remarks(self, part: Part, player: PlayerResult) -> list[str]:
        """What a part rests on: the count of a bonus, or what is built."""
        if part.bonus is not None:
            compared = part.bonus.count.name.lower()
            count = getattr(player, compared)
            return [self.words.say(f"count-{compared}", n=count)]
        if Count.UNBUILT in part.counts:
            return [*self._built(player), *self._borrowed(player)]
        return []

    def _borrowed(self, player: PlayerResult) -> list[str]:
        routes = self.words.listed(map(self.screen.phrases.ends, player.borrowed))
        return [self.words.say("score-borrowed", routes=routes)] if routes else []

    def _built(self, player: PlayerResult) -> list[str]:
        left = self.view.players[player.seat].buildings
        cities = [city for city, at in self.view.buildings if at == player.seat]
        names = [self.screen.phrases.place(city) for city in cities]
        built = [self.words.listed(names)] if names else []
        return [*built, self.words.say("score-not-built", n=left)] if left else built

    def _totals(self) -> None:
        total = self.words.say("score-total")
        self._begin(total)
        grid = Grid.grid(padding=(0, 2))
        parts = [self.screen.phrases.part(part.name) for part in self.game.scoring]
        headers = ["", "", *parts, total]
        for name in headers:
            grid.add_column(justify="right" if name else "left")
        grid.add_row(*(Text(name, style=DIM) for name in headers))
        for player in sorted(self.result.players, key=lambda each: each.place):
            points = [signed(points) for _, points in player.parts]
            label = self.labels[player.seat]
            grid.add_row(f"{player.place}.", label, *points, str(player.total))
        self.screen.indented(grid)

    def _winners(self) -> None:
        winners = [self.labels[seat] for seat in self.result.winners]
        by = self.result.ranking[0].decided_by
        if len(winners) > 1:
            text = self.words.say("score-shared", players=self.words.listed(winners))
        elif by and by != TOTAL:
            text = self.words.say("score-won-by", player=winners[0], by=by)
        else:
            best, *rest = sorted(
                (each.total for each in self.result.players), reverse=True
            )
            ahead = best - max(rest, default=0)
            text = self.words.say("score-won", player=winners[0], n=ahead)
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
