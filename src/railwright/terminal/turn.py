"""A person's decision: shows what there is, and understands what is typed."""

from pathlib import Path

from railwright.bots.advice import Advice, advise
from railwright.errors import GameError, NotationError
from railwright.model import parse_action, seen_by
from railwright.model.actions import Action, ChoosePieces, KeepTickets
from railwright.model.notation import format_action
from railwright.model.outlook import Outlook
from railwright.model.standing import standings
from railwright.terminal import saves
from railwright.terminal.guide import HELP, VERBS
from railwright.terminal.listing import Listing
from railwright.terminal.menu import Menu, find_cities
from railwright.terminal.phrases import listed
from railwright.terminal.refusals import why_not
from railwright.terminal.session import Quit, Session
from railwright.terminal.tickets import wanted_routes


class HumanTurn:
    """One decision of a person."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.screen = session.screen
        self.hint: Action | None = None
        self.is_done = False
        self.commands = {
            "help": lambda: self.screen.say(HELP),
            "?": self.give_hint,
            "hint": self.give_hint,
            "ok": self.follow_hint,
            "undo": self.undo,
            "show": self.show,
            "all": self.show_all,
            "board": self.show_board,
            "log": self.show_log,
            "save": lambda: self.save(""),
            "quit": self.quit,
            "exit": self.quit,
        }
        self.look()

    def look(self) -> None:
        """Take in the position."""
        self.match = self.session.match
        self.view = self.match.view(self.seat)
        self.outlook = Outlook.of(self.match.table, self.view)
        self.tickets = standings(self.match, self.seat, self.outlook)
        self.menu = Menu(self.view, self.match.board, wanted_routes(self.tickets))
        self.listing = Listing(self.screen, self.menu, self.view, self.match.game)

    def run(self) -> None:
        """Show the table, and listen until something is done."""
        news = self.session.news(self.seat)
        if self.view.phase in {"second-card", "offer", "tunnel", "refill"}:
            self.show_choices()
        else:
            self.screen.turn(self.match, self.seat, news)
            self.show_choices()
        label = self.session.seats[self.seat].label
        while not self.is_done:
            self.respond(self.session.ask(f"{label}> ").strip())

    def show(self) -> None:
        """The table again."""
        self.screen.turn(self.match, self.seat, [])
        self.show_choices()

    def show_choices(self) -> None:
        """What can be decided now, and how to say it."""
        phase = self.view.phase
        if self.view.offer and phase in {"opening", "offer"}:
            self.screen.offer(self.match, self.seat)
            self.screen.note(self._keep_words())
            return
        if phase == "pieces":
            self.screen.note(self._pieces_words())
            return
        self.screen.say()
        self.listing.show()
        self.screen.note("A number, a city, an action; ? for a hint, help for more.")

    def _keep_words(self) -> str:
        fewest = min(
            len(a.kept) for a in self.view.actions if isinstance(a, KeepTickets)
        )
        some = "1 3" if fewest < 3 else "1 2 4"
        return f"Keep {fewest} or more: type their numbers, as in {some}, or all."

    def _pieces_words(self) -> str:
        wagons = [a.wagons for a in self.view.actions if isinstance(a, ChoosePieces)]
        if not wagons:
            return "Choose your pieces: pieces 20 wagons 40 ships"
        fleet = next(
            a.wagons + a.ships for a in self.view.actions if isinstance(a, ChoosePieces)
        )
        return (
            f"How many of your {fleet} pieces shall be wagons, {min(wagons)} to "
            f"{max(wagons)}? The others are ships."
        )

    def respond(self, line: str) -> None:
        """Do what was typed, or say why not; whatever it is, the game goes on."""
        if not line:
            self.screen.note("Type a number of the list, ? for a hint, or help.")
            return
        word, _, rest = line.partition(" ")
        if word == "save" and rest:
            self.save(rest.strip())
        elif text := self.decided(line):
            self.understand(text)
        elif line.lower() in self.commands:
            self.commands[line.lower()]()
        elif (chosen := self.menu.chosen(line)) is not None:
            self.choose(line, chosen)
        else:
            self.understand(line)

    def decided(self, line: str) -> str | None:
        """The action that bare numbers mean when tickets or pieces are asked for."""
        words = line.lower().replace(",", " ").split()
        if self.view.phase in {"opening", "offer"} and self.view.offer:
            if words == ["all"]:
                words = [str(place + 1) for place in range(len(self.view.offer))]
            is_all = bool(words) and all(word.isdecimal() for word in words)
            return f"keep {' '.join(words)}" if is_all else None
        if self.view.phase == "pieces" and line.isdecimal():
            ships = int(self.match.table.rules.fleet) - int(line[:4])
            return f"pieces {line} wagons {max(0, ships)} ships"
        return None

    def choose(self, line: str, actions: list[Action]) -> None:
        """Do what a number means, if it means one thing."""
        if len(actions) == 1:
            self.do(actions[0])
        elif actions:
            self.screen.say("Which way?")
            self.listing.all_payments(line.partition(".")[0], actions)
        else:
            self.screen.say(f"There is no {line} in the list.", style="red")

    def understand(self, line: str) -> None:
        """An action in words, or a city."""
        try:
            action = parse_action(line)
        except NotationError as error:
            cities = find_cities(line, self.screen.phrases)
            if cities:
                self.show_cities(cities)
            elif line.split(maxsplit=1)[0] in VERBS:
                self.screen.say(why_not(error), style="red")
            else:
                what = f"{line[:40]!r} is no number, city or action; help explains"
                self.screen.say(f"Not understood: {what}.", style="red")
            return
        self.do(action)

    def do(self, action: Action) -> None:
        """Do something, if it is allowed, and tell what came of it."""
        words = self.screen.phrases.action
        try:
            told = self.session.play(action, self.seat)
        except GameError as error:
            self.screen.say(why_not(error), style="red")
            return
        self.screen.news(told or [f"Decided: {words(action, self.view)}."])
        self.is_done = True
        self.reconsider()

    def reconsider(self) -> None:
        """Before others move, a person may still take the move back."""
        session = self.session
        if session.match.seat_to_act == self.seat:
            return
        if session.before is None:
            session.rest("Enter hides your cards: ")
            return
        line = session.ask("Enter goes on, undo takes it back: ").strip().lower()
        if line in {"undo", "u"}:
            self.undo()
        elif line in {"quit", "exit"}:
            raise Quit
        else:
            session.rest()

    def undo(self) -> None:
        """Take the last action back."""
        if not self.session.undo(self.seat):
            self.screen.say(
                "There is nothing to take back: something hidden came to light, "
                "or somebody else has moved.",
                style="red",
            )
            return
        self.screen.note("Taken back.")
        self.is_done = False
        self.look()
        self.show()

    def give_hint(self) -> None:
        """What the planner would do."""
        advice = advise(self.view, seed=len(self.match.history))
        self.hint = advice.action
        words = self.screen.phrases.action(self.hint, self.view)
        self.screen.say(f"The planner would {words}.{self._purpose(advice)}")
        self.screen.note(f"Type ok to do so, or: {format_action(self.hint)}")

    def _purpose(self, advice: Advice) -> str:
        """What the advice is good for."""
        phrases = self.screen.phrases
        if advice.reason == "card" and advice.route:
            return f" The card is for {phrases.ends(advice.route)}."
        tickets = [phrases.ticket_words(phrases.tickets[id_]) for id_ in advice.tickets]
        return f" That is on the way of {listed(tickets)}." if tickets else ""

    def follow_hint(self) -> None:
        """Do what the hint said."""
        if self.hint is None:
            self.screen.say("Ask for a hint first, with ?", style="red")
        else:
            self.do(self.hint)

    def show_all(self) -> None:
        """The whole list."""
        self.listing.show(everything=True)

    def show_board(self) -> None:
        """The routes of everybody."""
        for seat in range(self.match.seats):
            self.screen.network(self.match, seat)
        if not self.view.routes:
            self.screen.say("No route is claimed yet.")

    def show_log(self) -> None:
        """All that this seat knows to have happened."""
        events = [seen_by(event, self.seat) for event in self.session.events]
        self.screen.news(self.session.teller.tell(events))

    def show_cities(self, cities: set[str]) -> None:
        """All routes at some cities: whose they are, or how they can be claimed."""
        for city in sorted(cities):
            self.screen.heading(self.screen.phrases.place(city))
            claimable = self.menu.about({city})
            self.listing.about(claimable)
            numbered = {getattr(item.actions[0], "route", "") for item in claimable}
            self.screen.news(
                f"{self.screen.phrases.route(route.id)}: {self._whose(route.id)}"
                for route in self.match.board.routes_at(city)
                if route.id not in numbered
            )

    def _whose(self, route: str) -> str:
        owner = dict(self.view.routes).get(route)
        if owner is not None:
            return self.session.seats[owner].label
        return "closed" if route in self.outlook.closed else "free"

    def save(self, name: str) -> None:
        """Save the game, under another name if one is given."""
        session, old = self.session, self.session.file
        try:
            session.file = self._place_for(name)
        except GameError as error:
            self.screen.say(f"Not saved: {error}.", style="red")
            return
        session.save()
        if session.file:
            self.screen.say(f"Saved as {session.file.stem}.")
            if old and old != session.file:
                old.unlink(missing_ok=True)

    def _place_for(self, name: str) -> Path:
        """The file for a name, where no other game is."""
        current = self.session.file
        path = saves.path_of(name) if name else current
        if path is None:
            raise GameError("give it a name, as in save tonight")
        if path != current and path.exists():
            raise GameError(f"there is a game called {name} already")
        return path

    def quit(self) -> None:
        """Leave the game."""
        raise Quit
