"""What was said at a table, and who may not talk there."""

from railwright.server.tabletop.entries import ChatSaid, Muted
from railwright.server.wire.messages import ChatLine

LINES_KEPT = 100
"""So much of the chat is shown to those who come later."""


class Talk:
    """The chat of a table, as its log has it."""

    def __init__(self) -> None:
        self.lines: list[ChatLine] = []
        self.said = 0
        """How many lines there were; no entry besides shows in their numbers."""
        self.speakers: dict[int, str] = {}
        """Who has said the lines that are shown, by their numbers."""
        self.muted: set[str | None] = set()
        """Whom the host does not let talk; None for all spectators."""

    def hear(self, entry: ChatSaid) -> None:
        """Add a line, and forget the oldest if there are too many."""
        self.said += 1
        line = ChatLine(
            number=self.said,
            seat=entry.seat,
            name=entry.name,
            text=entry.text,
            at=entry.at / 1000,
            reaction=entry.reaction,
        )
        self.lines = [*self.lines[-LINES_KEPT + 1 :], line]
        self.speakers[self.said] = entry.player
        self.speakers.pop(self.said - LINES_KEPT, None)

    def mute(self, entry: Muted) -> None:
        """Let somebody talk no longer, or again."""
        if entry.is_muted:
            self.muted.add(entry.player)
        else:
            self.muted.discard(entry.player)

    def hand_over(self, giver: str, taker: str) -> None:
        """Let a newcomer who takes a seat by a link answer for what its giver said.

        So nobody talks on from another device, and the host can let them talk again.
        """
        if giver in self.muted:
            self.muted.add(taker)
        self.speakers = {
            line: taker if speaker == giver else speaker
            for line, speaker in self.speakers.items()
        }

    def is_muted(self, player: str, *, is_spectator: bool) -> bool:
        """Whether somebody may only listen."""
        return player in self.muted or (is_spectator and None in self.muted)
