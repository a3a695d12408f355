"""What a player sees at a turn."""

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from railwright.model import Match
from railwright.model.outlook import Outlook, networks
from railwright.model.standing import TicketStanding, standing, standings
from railwright.model.view import PlayerView, View
from railwright.terminal.chips import card_text
from railwright.terminal.ticket_rack import status, style, way_words
from railwright.words.phrases import Phrases
from railwright.words.speech import Words

HEADING = "bold"
DIM = "dim"


class Screen:
    """Shows a game to whoever is at the keyboard."""

    def __init__(
        self, console: Console, match: Match, labels: Sequence[str], words: Words
    ) -> None:
        self.console = console
        self.words = words
        self.phrases = Phrases(match.board, match.game.name, words)
        self.labels = labels

    def say(self, what: RenderableType = "", style: str = "") -> None:
        """Print a paragraph, without spaces at the ends of lines."""
        with self.console.capture() as printed:
            self.console.print(what, style=style or None)
        lines = [line.rstrip() for line in printed.get().splitlines()]
        self.console.file.write("\n".join([*lines, ""]))
        self.console.file.flush()

    def line(self, text: str) -> None:
        """Print one line, however long it is."""
        self.console.file.write(f"{text}\n")

    def note(self, text: str) -> None:
        """Print something that is not part of the game."""
        self.say(text, DIM)

    def heading(self, text: str) -> None:
        """Print a heading."""
        self.say(text, HEADING)

    def indented(self, what: RenderableType) -> None:
        """Print a little to the right."""
        self.say(Padding(what, (0, 0, 0, 2)))

    def news(self, sentences: Iterable[str]) -> None:
        """What happened, a sentence each, continued lines further to the right."""
        grid = Grid.grid(padding=(0, 1))
        for sentence in sentences:
            grid.add_row("·", sentence)
        self.indented(grid)

    def guide(self, lines: Iterable[tuple[str, str]]) -> None:
        """What can be typed beside what it does."""
        grid = Grid.grid(padding=(0, 2))
        for typed, about in lines:
            grid.add_row(Text(typed, no_wrap=True), about)
        self.indented(grid)

    def turn(self, match: Match, seat: int, news: Sequence[str]) -> None:
        """Everything a player needs for a turn, except what can be done."""
        view = match.view(seat)
        self.say()
        title = " · ".join([self.phrases.title, *self._occasion(view, seat)])
        self.say(Rule(title, characters="─", align="left"))
        if news:
            self.heading(self.words.say("since-last-move"))
            self.news(news)
            self.say()
        self.players(view)
        self.say()
        self.hand(view)
        self.network(match, seat)
        self.tickets(standings(match, seat), view)

    def _occasion(self, view: View, seat: int) -> list[str]:
        """What is to be decided, and how near the end is."""
        if view.phase in {"opening", "pieces"}:
            return [self.words.say(f"title-{view.phase}")]
        player = self.labels[seat]
        end = view.turns_left
        last = [] if end is None else [self.words.say("last-turns", n=end)]
        return [self.words.say("title-turn", player=player), *last]

    def players(self, view: View) -> None:
        """What everybody knows of everybody."""
        columns = ["score", *self._piece_names(view), "cards", "tickets"]
        names = ["", *(self.words.say(f"column-{name}") for name in columns)]
        is_known = any(each.known for each in view.players if each.seat != view.seat)
        seen = [self.words.say("column-known")] if is_known else []
        grid = Grid.grid(padding=(0, 2), pad_edge=False)
        for name in names:
            grid.add_column(justify="right" if name else "left")
        grid.add_row(*(Text(name, style=DIM) for name in [*names, *seen]))
        for player in view.players:
            grid.add_row(*self._player_row(player, view)[: len(names) + len(seen)])
        self.say(grid)

    def _piece_names(self, view: View) -> list[str]:
        pieces = ["wagons", "ships"] if self.phrases.board.has_ships else ["trains"]
        if self._has_buildings(view):
            pieces.append("ports" if self.phrases.board.has_ships else "stations")
        return pieces

    def _has_buildings(self, view: View) -> bool:
        return bool(view.buildings) or any(each.buildings for each in view.players)

    def _player_row(self, player: PlayerView, view: View) -> list[str]:
        is_own = player.seat == view.seat
        pieces = [player.wagons]
        if self.phrases.board.has_ships:
            pieces.append(player.ships)
        if self._has_buildings(view):
            pieces.append(player.buildings)
        numbers = [player.score, *pieces, player.cards, player.tickets]
        known = "" if is_own else self.phrases.cards(player.known)
        mark = "> " if is_own else "  "
        return [mark + self.labels[player.seat], *map(str, numbers), known]

    def hand(self, view: View) -> None:
        """The player's cards."""
        count = sum(number for _, number in view.hand)
        self.heading(self.words.say("hand-label", n=count))
        self.chips(card_text(kind, self.phrases, n) for kind, n in view.hand)

    def chips(self, texts: Iterable[Text]) -> None:
        """Short texts side by side, as many as fit."""
        self.indented(Columns(list(texts), padding=(0, 2)))

    def network(self, match: Match, seat: int) -> None:
        """The routes and buildings of a player, in groups that hang together."""
        view = match.view(None)
        board = match.board
        routes = [board.route(name) for name, owner in view.routes if owner == seat]
        cities = [city for city, owner in view.buildings if owner == seat]
        if not routes and not cities:
            return
        spaces = sum(route.length for route in routes)
        longest = match.scores()[seat].longest
        player = self.labels[seat]
        title = self.words.say("network", player=player, n=spaces, longest=longest)
        self.heading(title)
        for group in networks(routes):
            ends = [f"{self.phrases.ends(each.id)} {each.length}" for each in group]
            self.news([", ".join(ends)])
        if cities:
            kind = "stations" if match.game.stations else "ports"
            names = ", ".join(map(self.phrases.place, cities))
            self.news([self.words.say(f"network-{kind}", cities=names)])

    def tickets(self, tickets: Sequence[TicketStanding], view: View) -> None:
        """The player's tickets and what they lack."""
        if not tickets or view.seat is None:
            return
        self.heading(self.words.say("tickets-own", n=len(tickets)))
        own = view.players[view.seat]
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(min_width=9, no_wrap=True)
        grid.add_column(ratio=None)
        for each in tickets:
            ticket = self.phrases.ticket_words(each.ticket)
            way = way_words(each, self.phrases, (own.wagons, own.ships))
            row = Text.assemble(ticket, (f"\n{way}" if way else "", DIM))
            grid.add_row(Text(status(each, self.words), style=style(each)), row)
        self.indented(grid)

    def offer(self, match: Match, seat: int) -> None:
        """The tickets to choose from, each with its number."""
        view = match.view(seat)
        outlook = Outlook.of(match.table, view)
        self.heading(self.words.say("tickets-offered"))
        grid = Grid.grid(padding=(0, 2))
        for number, name in enumerate(view.offer, 1):
            card = self.phrases.tickets[name]
            each = standing(outlook, card, 0)
            is_there = each.lack is not None and not each.lack.routes
            note = self.words.say("ticket-done-before")
            note = note if is_there else status(each, self.words)
            goal = f" ({self.phrases.place(each.goal)})" if each.goal else ""
            grid.add_row(str(number), self.phrases.ticket_words(card), note + goal)
        self.indented(grid)
