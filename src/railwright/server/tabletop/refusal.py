"""Wishes that are not granted."""


class Refusal(Exception):  # noqa: N818 - goes to the player who wished
    """A wish that is not granted; nothing has changed."""

    def __init__(self, code: str, message: str, rule: str | None = None) -> None:
        self.code = code
        self.message = message
        self.rule = rule
        super().__init__(message)

    def __reduce__(self) -> tuple[type, tuple[str, str, str | None]]:
        """What worker processes send; otherwise the message alone would be."""
        return Refusal, (self.code, self.message, self.rule)


class StaleVersion(Exception):  # noqa: N818 - as Refusal
    """The game has gone on since the version that the wish is about."""

    def __init__(self, version: int) -> None:
        self.version = version
        super().__init__(f"the game is at version {version}")
