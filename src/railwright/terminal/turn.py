"""A person's decision: shows what there is, and understands what is typed."""

from railwright.bots.advice import Advice, advise
from railwright.errors import IllegalAction, NotationError
from railwright.model import parse_action, seen_by
from railwright.model.actions import Action, ChoosePieces, KeepTickets
from railwright.model.notation import format_action
from railwright.model.outlook import Outlook
from railwright.model.standing import standings
from railwright.terminal import guide, saves
from railwright.terminal.action_menu import ActionMenu, find_cities
from railwright.terminal.menu_screen import MenuScreen
from railwright.terminal.refusals import why_not
from railwright.terminal.session import Quit, Session
from railwright.terminal.ticket_rack import wanted_routes
from railwright.words.speech import Argument

WITHIN_A_TURN = {"second-card", "offer", "tunnel", "refill"}
"""Phases in which the player has just seen the table."""


class HumanTurn:
    """One decision of a person."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.screen = session.screen
        self.words = session.words
        self.hint: Action | None = None
        self.is_done = False
        self.commands = {
            "help": self.explain,
            "hint": self.give_hint,
            "ok": self.follow_hint,
            "undo": self.undo,
            "show": self.show,
            "all": self.show_all,
            "board": self.show_board,
            "log": self.show_log,
            "save": lambda: self.save(""),
            "quit": self.quit,
        }
        self.look()

    def look(self) -> None:
        """Take in the position."""
        self.match = self.session.match
        self.view = self.match.view(self.seat)
        self.outlook = Outlook.of(self.match.table, self.view)
        self.tickets = standings(self.match, self.seat, self.outlook)
        self.menu = ActionMenu(self.view, self.match.board, wanted_routes(self.tickets))
        self.listing = MenuScreen(self.screen, self.menu, self.view, self.match.game)

    def run(self) -> None:
        """Show the table, and listen until something is done."""
        news = self.session.news(self.seat)
        if self.view.phase not in WITHIN_A_TURN:
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
        self.screen.note(self._prompt("prompt-turn", "help"))

    def _prompt(self, message: str, *names: str, **values: Argument) -> str:
        """A message that names commands as this player types them."""
        typed = {name: self.words.say(f"command-{name}") for name in names}
        return self.words.fill(message, typed | values)

    def _keep_words(self) -> str:
        kept = [len(a.kept) for a in self.view.actions if isinstance(a, KeepTickets)]
        fewest = min(kept)
        example = "1 3" if fewest < 3 else "1 2 4"
        how = self._prompt("prompt-offer", "all", example=example)
        return f"{self.words.say('offer-title', n=fewest)}. {how}"

    def _pieces_words(self) -> str:
        choices = [a for a in self.view.actions if isinstance(a, ChoosePieces)]
        wagons = [choice.wagons for choice in choices]
        fleet = choices[0].wagons + choices[0].ships
        low, high = min(wagons), max(wagons)
        return self.words.say("prompt-pieces", n=fleet, low=low, high=high)

    def respond(self, line: str) -> None:
        """Do what was typed, or say why not; whatever it is, the game goes on."""
        if not line:
            self.screen.note(self._prompt("prompt-empty", "help"))
            return
        word, _, rest = line.partition(" ")
        if rest and self.session.meant(word) == "save":
            self.save(rest.strip())
        elif text := self.decided(line):
            self.understand(text)
        elif command := self.session.meant(line):
            self.commands[command]()
        elif (chosen := self.menu.chosen(line)) is not None:
            self.choose(line, chosen)
        else:
            self.understand(line)

    def decided(self, line: str) -> str | None:
        """The action that bare numbers mean when tickets or pieces are asked for."""
        words = line.lower().replace(",", " ").split()
        if self.view.phase in {"opening", "offer"} and self.view.offer:
            if self.session.meant(line) == "all":
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
            self.screen.say(self.words.say("which-way"))
            self.listing.all_payments(line.partition(".")[0], actions)
        else:
            self._object(self.words.say("no-such-number", number=line))

    def understand(self, line: str) -> None:
        """An action in words, or a city."""
        try:
            action = parse_action(line)
        except NotationError:
            cities = find_cities(line, self.screen.phrases)
            if cities:
                self.show_cities(cities)
            else:
                self._misunderstand(line)
            return
        self.do(action)

    def _misunderstand(self, line: str) -> None:
        """Say how it is written, by an action that is possible now."""
        verb = line.split(maxsplit=1)[0]
        known = (format_action(each) for each in self.view.actions)
        alike = [each for each in known if each.split()[0] == verb]
        example = guide.nearest(line, alike) or guide.example(verb, self.screen.phrases)
        if verb in guide.VERBS and example:
            said = self.words.say(
                "not-understood-action", text=line[:40], example=example
            )
        else:
            said = self._prompt("not-understood", "help", text=line[:40])
        self._object(said)

    def _object(self, sentence: str) -> None:
        self.screen.say(sentence, style="red")

    def do(self, action: Action) -> None:
        """Do something, if it is allowed, and tell what came of it."""
        try:
            told = self.session.play(action, self.seat)
        except IllegalAction as error:
            if error.rule:
                self._object(why_not(error, self.screen.phrases))
            else:
                self._misunderstand(format_action(action))
            return
        deed = self.screen.phrases.action(action, self.view)
        self.screen.news(told or [self.words.say("decision", action=deed)])
        self.is_done = True
        self.reconsider()

    def reconsider(self) -> None:
        """Before others move, a person may still take the move back."""
        session = self.session
        if session.match.seat_to_act == self.seat:
            return
        if session.before is None:
            session.rest(f"{self.words.say('prompt-hide')} ")
            return
        match self._afterthought():
            case "undo":
                self.undo()
            case "quit":
                raise Quit
            case _:
                session.rest()

    def _afterthought(self) -> str:
        """What a person wants after the move: `undo`, `quit`, or nothing."""
        prompt = f"{self._prompt('prompt-undo', 'undo')} "
        while line := self.session.ask(prompt).strip():
            meant = self.session.meant(line)
            if meant in {"undo", "quit"}:
                return meant
            self._object(self._prompt("undo-or-go-on", "undo", "quit", text=line[:40]))
        return ""

    def undo(self) -> None:
        """Take the last action back."""
        if not self.session.undo(self.seat):
            reason = self.words.say("refusal-NOTHING_TO_UNDO")
            self._object(self.words.say("refused", reason=reason))
            return
        self.screen.note(self.words.say("taken-back"))
        self.is_done = False
        self.look()
        self.show()

    def explain(self) -> None:
        """What can be typed."""
        self.screen.guide(guide.lines(self.screen.phrases))
        for text in guide.explanations(self.screen.phrases):
            self.screen.say(text)

    def give_hint(self) -> None:
        """What the bot would do in the player's place, and why."""
        advice = advise(self.view, seed=len(self.match.history))
        self.hint = advice.action
        deed = self.screen.phrases.action(self.hint, self.view)
        self.screen.say(f"{deed} {self._reason(advice)}".rstrip())
        notation = format_action(self.hint)
        self.screen.note(self._prompt("hint-how", "ok", notation=notation))

    def _reason(self, advice: Advice) -> str:
        """What the advice is good for."""
        if advice.reason == "plan":
            return ""
        phrases = self.screen.phrases
        tickets = [phrases.ticket_words(phrases.tickets[id_]) for id_ in advice.tickets]
        return self.words.say(
            f"hint-why-{advice.reason}",
            route=phrases.ends(advice.route) if advice.route else "",
            tickets=self.words.listed(tickets),
            n=len(tickets),
            wild=phrases.board.wild,
        )

    def follow_hint(self) -> None:
        """Do what the hint said."""
        if self.hint is None:
            self._object(self.words.say("hint-first"))
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
            self.screen.say(self.words.say("no-routes"))

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
                self._route_words(route.id)
                for route in self.match.board.routes_at(city)
                if route.id not in numbered
            )

    def _route_words(self, route: str) -> str:
        """A route and whose it is."""
        owner = dict(self.view.routes).get(route)
        is_closed = route in self.outlook.closed
        return self.words.say(
            "route-state",
            route=self.screen.phrases.route(route),
            state="owned" if owner is not None else "closed" if is_closed else "free",
            player="" if owner is None else self.session.seats[owner].label,
        )

    def save(self, name: str) -> None:
        """Save the game, under another name if one is given."""
        session, old = self.session, self.session.file
        trouble = self._trouble_with(name)
        if trouble:
            self._object(trouble)
            return
        session.file = saves.path_of(name) if name else old
        session.save()
        if session.file:
            self.screen.say(self.words.say("saved-as", name=session.file.stem))
            if old and old != session.file:
                old.unlink(missing_ok=True)

    def _trouble_with(self, name: str) -> str:
        """Why the game cannot have a name, or nothing."""
        current = self.session.file
        if not name:
            return "" if current else self._prompt("save-nameless", "save")
        if not saves.is_name(name):
            return self.words.say("save-bad-name")
        path = saves.path_of(name)
        is_taken = path != current and path.exists()
        return self.words.say("save-taken", name=name) if is_taken else ""

    def quit(self) -> None:
        """Leave the game."""
        raise Quit
