"""What is in the box of a game, from which a position is set up."""

from railwright.errors import GameError
from railwright.model.actions import Cards
from railwright.model.table import Table


class Supply:
    """Cards and tickets that have no place yet; nobody takes more than there are."""

    def __init__(self, table: Table) -> None:
        self.words = table.words
        self.cards = [int(count) for count in table.rules.kind_count]
        self.totals = self.cards.copy()
        self.decks = [int(deck) for deck in table.rules.kind_deck]
        self.tickets = {name: [*them] for name, them in table.words.copies.items()}

    def take(self, cards: Cards) -> list[tuple[int, int]]:
        """Take cards by name; their kinds and numbers."""
        taken = []
        for name, count in cards:
            kind = self.words.card_number(name)
            if count > self.cards[kind]:
                total = self.totals[kind]
                raise GameError(f"too many {name} cards: the game has {total} (C-71)")
            self.cards[kind] -= count
            taken.append((kind, count))
        return taken

    def take_ticket(self, card: str) -> int:
        """Take a ticket by name, or a certain copy of it; its number."""
        name, _, copy = card.partition(":")
        numbers = self.words.ticket_numbers(name)
        free = self.tickets[name]
        if copy:
            nth = int(copy) if copy.isdecimal() and len(copy) < len("000") else 0
            if not 1 <= nth <= len(numbers):
                raise GameError(f"there is no ticket {card[:40]!r}")
            free = [number for number in free if number == numbers[nth - 1]]
        if not free:
            raise GameError(f"ticket {card} is in two places")
        number = free[0]
        self.tickets[name].remove(number)
        return number

    def drop_ticket(self, number: int) -> None:
        """Take a certain ticket."""
        self.tickets[self.words.ticket(number)].remove(number)

    def take_rest(self, deck: int) -> list[tuple[int, int]]:
        """Take all cards of a deck that are left; their kinds and numbers."""
        kinds = [kind for kind, its_deck in enumerate(self.decks) if its_deck == deck]
        taken = [(kind, self.cards[kind]) for kind in kinds]
        for kind in kinds:
            self.cards[kind] = 0
        return taken

    def left_over(self) -> list[str]:
        """What has no place, a sentence for each kind of card."""
        named = zip(self.words.cards, self.cards, strict=True)
        return [
            f"{count} {name} {'card is' if count == 1 else 'cards are'} missing: "
            "say where, or write `rest` in a deck"
            for name, count in named
            if count
        ]
