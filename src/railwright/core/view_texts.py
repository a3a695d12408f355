"""How fields of views are written as JSON, from rows of numbers."""

from collections.abc import Callable
from typing import Final, final

Row = tuple[int, ...]
Writer = Callable[[object], bytes]

NULL: Final = b"null"


def number(row: object) -> bytes:
    """A number."""
    assert isinstance(row, int)  # noqa: S101 - as the rows are made
    return str(row).encode()


def number_if_any(row: object) -> bytes:
    """A number from 0 on; others stand for none."""
    assert isinstance(row, int)  # noqa: S101 - as above
    return str(row).encode() if row >= 0 else NULL


def numbers(row: object) -> bytes:
    """A list of numbers."""
    assert isinstance(row, tuple)  # noqa: S101 - as above
    return b"[" + b",".join([str(each).encode() for each in row]) + b"]"


def box(row: object) -> bytes:
    """The wagons and ships that are put away."""
    assert isinstance(row, tuple)  # noqa: S101 - as above
    wagons, ships = str(row[0]).encode(), str(row[1]).encode()
    return b'{"wagons":' + wagons + b',"ships":' + ships + b"}"


@final
class NameTexts:
    """The names of a board as JSON, and what is written with them."""

    def __init__(
        self,
        phases: list[bytes],
        cards: list[bytes],
        decks: list[bytes],
        routes: list[bytes],
        cities: list[bytes],
        tickets: list[bytes],
    ) -> None:
        self.phases = phases
        self.card_names = cards
        self.card_keys = [name + b":" for name in cards]
        self.deck_keys = [name + b":" for name in decks]
        self.routes = routes
        self.city_keys = [name + b":" for name in cities]
        self.ticket_names = tickets

    def phase(self, row: object) -> bytes:
        """The name of a phase."""
        assert isinstance(row, int)  # noqa: S101 - as the rows are made
        return self.phases[row]

    def market(self, row: object) -> bytes:
        """The cards of the slots; an empty slot is null."""
        assert isinstance(row, tuple)  # noqa: S101 - as above
        names = self.card_names
        slots = [names[card] if card >= 0 else NULL for card in row]
        return b"[" + b",".join(slots) + b"]"

    def decks(self, row: object) -> bytes:
        """How many cards each deck has."""
        assert isinstance(row, tuple)  # noqa: S101 - as above
        return self._counted(self.deck_keys, row, 0, with_none=True)

    def cards(self, row: object) -> bytes:
        """How many cards there are of each kind of which there are some."""
        assert isinstance(row, tuple)  # noqa: S101 - as above
        return self._counted(self.card_keys, row, 0)

    def _counted(
        self, keys: list[bytes], row: Row, start: int, *, with_none: bool = False
    ) -> bytes:
        found: list[bytes] = []
        for at in range(len(keys)):
            count = row[start + at]
            if count or with_none:
                found.append(keys[at] + str(count).encode())
        return b"{" + b",".join(found) + b"}"

    def tunnel(self, row: object) -> bytes:
        """What was laid and revealed for a tunnel, as far as somebody tries one."""
        assert isinstance(row, tuple)  # noqa: S101 - as above
        if not row:
            return NULL
        laid = self._counted(self.card_keys, row, 2)
        revealed = self._counted(self.card_keys, row, 2 + len(self.card_keys))
        return b"".join(
            [
                *(b'{"route":', self.routes[row[0]], b',"cards":', laid),
                *(b',"revealed":', revealed, b',"extra":', str(row[1]).encode(), b"}"),
            ]
        )

    def borrowed(self, row: object) -> bytes:
        """The routes that stations borrow, by their cities."""
        assert isinstance(row, tuple)  # noqa: S101 - as above
        found: list[bytes] = []
        for at in range(0, len(row), 2):
            found.append(self.city_keys[row[at]] + self.routes[row[at + 1]])
        return b"{" + b",".join(found) + b"}"

    def tickets(self, row: object) -> bytes:
        """The names of tickets."""
        assert isinstance(row, tuple)  # noqa: S101 - as above
        names = self.ticket_names
        return b"[" + b",".join([names[each] for each in row]) + b"]"
