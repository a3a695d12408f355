"""A person's decision: understands what is typed, and does it."""

from railwright.bots.advice import THOUGHT, advise
from railwright.errors import IllegalAction, NotationError
from railwright.model import parse_action
from railwright.model.actions import Action
from railwright.model.notation import format_action
from railwright.terminal import guide, saves
from railwright.terminal.action_menu import find_cities
from railwright.terminal.refusals import why_not
from railwright.terminal.session import Quit, Session
from railwright.terminal.turn_screen import TurnScreen

AT_ANY_TIME = {"help", "log", "board"}
"""Commands that decide nothing, so that they work after the move, too."""


class HumanTurn:
    """One decision of a person."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.screen = session.screen
        self.words = session.words
        self.hint: Action | None = None
        self.is_done = False
        self.look()

    def look(self) -> None:
        """Take in the position."""
        self.shown = self.pictured()
        self.view = self.shown.view
        self.commands = {
            "help": self.shown.explain,
            "hint": self.give_hint,
            "ok": self.follow_hint,
            "undo": self.undo,
            "show": self.shown.show,
            "all": self.shown.show_all,
            "board": self.shown.show_board,
            "log": self.shown.show_log,
            "save": lambda: self.save(""),
            "quit": self.quit,
        }

    def pictured(self) -> TurnScreen:
        """What the person sees."""
        return TurnScreen(self.session, self.seat)

    def run(self) -> None:
        """Show the table, and listen until something is done."""
        self.shown.show_news(self.session.news(self.seat))
        label = self.session.seats[self.seat].label
        while not self.is_done:
            self.respond(self.session.ask(f"{label}> ").strip())

    def respond(self, line: str) -> None:
        """Do what was typed, or say why not; whatever it is, the game goes on."""
        if not line:
            self.screen.note(self.shown.prompt(self.shown.how, "help", "quit"))
            return
        word, _, rest = line.partition(" ")
        if rest and self.session.meant(word) == "save":
            self.save(rest.strip())
        elif text := self.decided(line):
            self.understand(text)
        elif command := self.session.meant(line):
            self.commands[command]()
        elif (chosen := self.shown.menu.chosen(line)) is not None:
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
            ships = int(self.shown.match.table.rules.fleet) - int(line[:4])
            return f"pieces {line} wagons {max(0, ships)} ships"
        return None

    def choose(self, line: str, actions: list[Action]) -> None:
        """Do what a number means, if it means one thing."""
        if len(actions) == 1:
            self.do(actions[0])
        elif actions:
            self.screen.say(self.words.say("which-way"))
            self.shown.listing.all_payments(line.partition(".")[0], actions)
        else:
            self.shown.refuse(self.words.say("no-such-number", number=line))

    def understand(self, line: str) -> None:
        """An action in words, or a city."""
        try:
            action = parse_action(line)
        except NotationError:
            cities = find_cities(line, self.screen.phrases)
            if cities:
                self.shown.show_cities(cities)
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
            said = self.shown.prompt("not-understood", "help", text=line[:40])
        self.shown.refuse(said)

    def do(self, action: Action) -> None:
        """Do something, if it is allowed, and tell what came of it."""
        try:
            told = self.session.play(action, self.seat)
        except IllegalAction as error:
            self.refuse(action, error)
            return
        deed = self.screen.phrases.action(action, self.view)
        self.screen.news(told or [self.words.say("decision", action=deed)])
        self.is_done = True
        self.reconsider()

    def refuse(self, action: Action, error: IllegalAction) -> None:
        """Say why something cannot be done, or how it is written."""
        if error.rule:
            self.shown.refuse(why_not(error, self.screen.phrases))
        else:
            self._misunderstand(format_action(action))

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
        self.look()
        prompt = f"{self.shown.prompt('prompt-undo', 'undo')} "
        while line := self.session.ask(prompt).strip():
            meant = self.session.meant(line)
            if meant in {"undo", "quit"}:
                return meant
            self._answer_meanwhile(line)
        return ""

    def _answer_meanwhile(self, line: str) -> None:
        """After the move people may look and save; what decides has to wait."""
        word, _, rest = line.partition(" ")
        meant = self.session.meant(line)
        if self.session.meant(word) == "save":
            self.save(rest.strip())
        elif meant in AT_ANY_TIME:
            self.commands[meant]()
        elif meant or line[0].isdecimal() or self._is_known(line):
            self.shown.refuse(
                self.shown.prompt("undo-or-go-on", "undo", "quit", text=line[:40])
            )
        else:
            self._misunderstand(line)

    def _is_known(self, line: str) -> bool:
        """Whether a line is an action in words, or a city."""
        try:
            parse_action(line)
        except NotationError:
            return bool(find_cities(line, self.screen.phrases))
        return True

    def undo(self) -> None:
        """Take the last action back."""
        if not self.session.undo(self.seat):
            reason = self.words.say("refusal-NOTHING_TO_UNDO")
            self.shown.refuse(self.words.say("refused", reason=reason))
            return
        self.screen.note(self.words.say("taken-back"))
        self.is_done = False
        self.look()
        self.shown.show()

    def give_hint(self) -> None:
        """What the bot would do in the player's place, and why."""
        advice = advise(self.view, len(self.shown.match.history), THOUGHT)
        self.hint = advice.action
        self.shown.show_hint(advice)

    def follow_hint(self) -> None:
        """Do what the hint said."""
        if self.hint is None:
            self.shown.refuse(self.words.say("hint-first"))
        else:
            self.do(self.hint)

    def save(self, name: str) -> None:
        """Save the game, under another name if one is given."""
        session, old = self.session, self.session.file
        trouble = self._trouble_with(name)
        if trouble:
            self.shown.refuse(trouble)
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
            return "" if current else self.shown.prompt("save-nameless", "save")
        if not saves.is_name(name):
            return self.words.say("save-bad-name")
        path = saves.path_of(name)
        is_taken = path != current and path.exists()
        return self.words.say("save-taken", name=name) if is_taken else ""

    def quit(self) -> None:
        """Leave the game."""
        raise Quit
