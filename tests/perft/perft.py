"""Counts what is legal, depth by depth, and reads and writes the counts as text."""

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from railwright.core import codes
from railwright.core.codec import kind_of
from railwright.core.engine import play, seat_to_act
from railwright.core.listing import legal
from railwright.core.state import State
from railwright.model import Match
from railwright.model.record import replay_steps

FOLDER = Path(__file__).parent
RECORDS = FOLDER.parent / "golden"
KINDS = {
    codes.DRAW_UP: "draw-up",
    codes.DRAW_BLIND: "draw-blind",
    codes.CLAIM: "claim",
    codes.DRAW_TICKETS: "tickets",
    codes.KEEP: "keep",
    codes.STATION: "station",
    codes.PORT: "port",
    codes.EXCHANGE: "exchange",
    codes.PAY_EXTRA: "pay",
    codes.GIVE_UP: "give-up",
    codes.PASS: "pass",
    codes.CHOOSE_PIECES: "pieces",
    codes.FILL_SLOT: "refill",
    codes.BORROW: "borrow",
}
HEADER = """\
# Perft: how many sequences of legal actions lead out of a position, by the kind of
# their last action. A position is the one after so many actions of a golden game:
#
#     position NAME = RECORD after NUMBER
#     DEPTH: TOTAL = KIND COUNT, KIND COUNT ...
#
# Luck is that of the record's seed. Where seats decide in secret, the first one that
# has not decided acts. An action is counted once for each payment that the engine
# lists. Depths that would take long are left out.
# Written by `python -m tools.golden.perft`; see there.
"""


@dataclass
class Position:
    """A named position and what is legal in it, by depth."""

    name: str
    record: str
    after: int
    counts: dict[int, Counter[str]]

    def state(self) -> State:
        """The position itself, from its golden game."""
        return position_after(self.record, self.after).state

    def text(self) -> str:
        """The position as it stands in a file."""
        lines = [f"position {self.name} = {self.record} after {self.after}"]
        for depth, count in self.counts.items():
            parts = ", ".join(f"{kind} {count[kind]}" for kind in sorted(count))
            lines.append(f"{depth}: {count.total()} = {parts}")
        return "\n".join(lines) + "\n"


def position_after(record: str, number: int) -> Match:
    """A golden game after so many actions."""
    text = (RECORDS / record).read_text(encoding="utf-8")
    for count, match in enumerate(replay_steps(text, record)):
        if count == number:
            return match
    raise ValueError(f"{record} has no {number} actions")


def perft(state: State, depth: int) -> Counter[str]:
    """How many sequences of so many legal actions there are, by their last kind."""
    seat = seat_to_act(state)
    if seat < 0:
        return Counter()
    count = int(legal(state, seat))
    actions = [int(state.actions[place]) for place in range(count)]
    if depth == 1:
        return Counter(KINDS[kind_of(action)] for action in actions)
    found: Counter[str] = Counter()
    for action in actions:
        after = state.copy()
        play(after, seat, action)
        found.update(perft(after, depth - 1))
    return found


def read(path: Path) -> list[Position]:
    """The positions of a file."""
    found: list[Position] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("position "):
            name, _, place = line.removeprefix("position ").partition(" = ")
            record, number = place.split(" after ")
            found.append(Position(name, record, int(number), {}))
        elif line and not line.startswith("#"):
            depth, _, rest = line.partition(": ")
            total, _, parts = rest.partition(" = ")
            pairs = [part.rsplit(" ", 1) for part in parts.split(", ")]
            counts = Counter({kind: int(count) for kind, count in pairs})
            assert counts.total() == int(total), line
            found[-1].counts[int(depth)] = counts
    return found


def write(path: Path, positions: list[Position]) -> None:
    """Write a file of positions."""
    texts = [HEADER, *(position.text() for position in positions)]
    path.write_text("\n".join(texts), encoding="utf-8")
