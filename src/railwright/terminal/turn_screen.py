"""What a person sees who decides: what there is to choose, and what else is asked."""

from railwright.bots.advice import Advice, ticket_claims
from railwright.coach.advice_words import advice_in_words
from railwright.model import seen_by
from railwright.model.actions import ChoosePieces, KeepTickets
from railwright.model.notation import format_action
from railwright.model.outlook import Outlook
from railwright.terminal import guide
from railwright.terminal.action_menu import ActionMenu
from railwright.terminal.menu_screen import MenuScreen
from railwright.terminal.session import Session
from railwright.words.speech import Argument

WITHIN_A_TURN = {"second-card", "offer", "tunnel", "refill"}
"""Phases in which the player has just seen the table."""


class TurnScreen:
    """Shows one position to the person who decides there."""

    how = "prompt-turn"
    """The message that says what can be typed."""
    left_out: frozenset[str] = frozenset()
    """Commands that are not offered."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.screen = session.screen
        self.phrases = session.screen.phrases
        self.words = session.words
        self.match = session.match
        self.view = self.match.view(seat)
        self.outlook = Outlook.of(self.match.table, self.view)
        wanted = ticket_claims(self.view)
        self.menu = ActionMenu(self.view, self.match.board, wanted)
        self.listing = MenuScreen(self.screen, self.menu, self.view, self.match.game)

    def show(self) -> None:
        """The table, and what can be decided."""
        self.screen.turn(self.match, self.seat, [])
        self.show_choices()

    def show_news(self, news: list[str]) -> None:
        """The table after what has happened, unless the player has just seen it."""
        if self.view.phase not in WITHIN_A_TURN:
            self.screen.turn(self.match, self.seat, news)
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
        self.screen.note(self.prompt(self.how, "help", "quit"))

    def prompt(self, message: str, *names: str, **values: Argument) -> str:
        """A message that names commands as this player types them."""
        typed = {name: self.words.say(f"command-{name}") for name in names}
        return self.words.fill(message, typed | values)

    def _keep_words(self) -> str:
        kept = [len(a.kept) for a in self.view.actions if isinstance(a, KeepTickets)]
        fewest = min(kept)
        example = "1 3" if fewest < 3 else "1 2 4"
        how = self.prompt("prompt-offer", "all", example=example)
        return f"{self.words.say('offer-title', n=fewest)}. {how}"

    def _pieces_words(self) -> str:
        choices = [a for a in self.view.actions if isinstance(a, ChoosePieces)]
        wagons = [choice.wagons for choice in choices]
        fleet = choices[0].wagons + choices[0].ships
        low, high = min(wagons), max(wagons)
        return self.words.say("prompt-pieces", n=fleet, low=low, high=high)

    def refuse(self, sentence: str) -> None:
        """Why something is not done."""
        self.screen.say(sentence, style="red")

    def explain(self) -> None:
        """What can be typed."""
        self.screen.guide(guide.lines(self.phrases, self.left_out))
        for text in guide.explanations(self.phrases):
            self.screen.say(text)

    def show_hint(self, advice: Advice) -> None:
        """What the bot would do in the player's place, and why."""
        self.screen.say(advice_in_words(self.phrases, advice, self.view))
        notation = format_action(advice.action)
        self.screen.note(self.prompt("hint-how", "ok", notation=notation))

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
            self.screen.heading(self.phrases.place(city))
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
            route=self.phrases.route(route),
            state="owned" if owner is not None else "closed" if is_closed else "free",
            player="" if owner is None else self.session.seats[owner].label,
        )
