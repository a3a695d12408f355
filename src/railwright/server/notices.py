"""Tells people elsewhere that it is their turn: by e-mail or by a call on the web."""

from urllib.parse import parse_qsl, unquote, urlsplit

from railwright.errors import GameError
from railwright.server.messages import Notice
from railwright.server.settings import Mail, ServerSettings
from railwright.server.wishes import Refusal


class Notices:
    """Sends notices, if the host has set that up."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings

    def check(self, wish: Notice) -> None:
        """Refuse what this server does not offer."""
        if wish.email and self.settings.mail is None:
            raise Refusal("NOT_OFFERED", "this server sends no e-mail")
        if wish.webhook and not self.settings.webhooks:
            raise Refusal("NOT_OFFERED", "this server calls no addresses")


def read_mail(said: str) -> Mail:
    """How mail is sent, from an address as smtp://user:password@host:587/?from=a@b.c."""
    parts = urlsplit(said)
    sender = dict(parse_qsl(parts.query)).get("from", "")
    if (
        parts.scheme not in {"smtp", "smtp+starttls"}
        or not parts.hostname
        or not sender
    ):
        raise GameError("RAILWRIGHT_SMTP is written smtp://host:port/?from=a@b.c")
    return Mail(
        host=parts.hostname,
        port=parts.port or 25,
        sender=sender,
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        starttls=parts.scheme == "smtp+starttls",
    )
