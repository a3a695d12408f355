"""The e-mail that the server writes, and how it is sent."""

import hmac
import re
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import parse_qsl, unquote, urlsplit

from railwright.errors import GameError
from railwright.server.plumbing.settings import Mail
from railwright.server.tabletop.seats import Seat
from railwright.server.tabletop.shared_table import SharedTable
from railwright.words.languages import nearest
from railwright.words.own_names import title_in
from railwright.words.speech import Words, speak

PATIENCE = 10.0
"""Seconds for which the mail server may say nothing."""
_ATOM = r"[a-zA-Z0-9#$&'*+/=?^_`{|}~-]+"  # not ! and %, which tell a host where next
_LOCAL = re.compile(rf"(?=.{{1,64}}$){_ATOM}(\.{_ATOM})*")
_DOMAIN = re.compile(
    r"(?=.{1,253}$)(?!(.*\.)?([0-9]+|0x[0-9a-f]*)$)"
    r"[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*"
)


def mailbox(text: str) -> str:
    """The address of a mailbox in its usual spelling; ValueError if it is none.

    Addresses may have quotes, comments and more that only hides whose they are: quotes
    around what needs none go, all else is no address to us. Hosts are named in ASCII,
    as browsers do; other letters may stand for two hosts, by two ways to write them.
    """
    local, _, domain = text.rpartition("@")
    if len(local) > 2 and local[0] == local[-1] == '"':
        local = local[1:-1]
    is_plain = domain.isascii() and _LOCAL.fullmatch(local) is not None
    domain = domain.lower()
    if not is_plain or _DOMAIN.fullmatch(domain) is None:
        raise ValueError("not the address of a mailbox")
    return f"{local}@{domain}"


def reader_of(address: str) -> str:
    """By what a reader is known, whatever spellings lead to the same mailbox.

    Most hosts of mail read capitals, and what follows a plus, as nothing, some also
    dots. Two readers who are taken for one share no more than a limit.
    """
    local, _, domain = address.rpartition("@")
    return f"{local.partition('+')[0].replace('.', '').lower()}@{domain}"


def confirmation(table: SharedTable, number: int) -> str:
    """What only the reader of a mailbox knows, and confirms the address with."""
    about = f"mail {number} {table.seats[number].email}".encode()
    return hmac.digest(table.secret, about, "sha256").hex()[:32]


def words_for(table: SharedTable, number: int) -> Words:
    """The words for letters to a seat, in the language of its player."""
    return speak(nearest([table.seats[number].language]), "game", "mail")


def turn_letter(
    mail: Mail, table: SharedTable, number: int, address: str
) -> EmailMessage:
    """The e-mail that tells a seat of its turn."""
    text = turn_text(table, number, words_for(table, number))
    return _letter(mail, table, number, "mail-subject", text, address)


def turn_text(table: SharedTable, number: int, words: Words) -> str:
    """What tells a seat of its turn, and with whom it plays."""
    own = table.seats[number].player
    others = [
        _called(each, at, words)
        for at, each in enumerate(table.seats)
        if each.player is None or each.player != own
    ]
    return words.say("mail-text", n=len(others), players=words.listed(others))


def confirm_letter(
    mail: Mail, table: SharedTable, number: int, address: str
) -> EmailMessage:
    """The e-mail that asks whether its reader wants to be told of turns."""
    text = words_for(table, number).say("confirm-text")
    return _letter(mail, table, number, "confirm-subject", text, address)


def _letter(  # noqa: PLR0913, PLR0917 - to whom, about what
    mail: Mail, table: SharedTable, number: int, subject: str, text: str, address: str
) -> EmailMessage:
    words = words_for(table, number)
    game = title_in(table.settings.game, words.language)
    letter = EmailMessage()
    letter["From"], letter["To"] = mail.sender, table.seats[number].email
    letter["Subject"] = words.say(subject, game=game)
    letter.set_content(f"{text}\n\n{address}\n")
    return letter


def _called(seat: Seat, number: int, words: Words) -> str:
    """What others call a seat; the server's bots have names by their places."""
    is_ours = seat.kind == "bot"
    return words.say("bot-called", seat=number) if is_ours else seat.name


def send_mail(mail: Mail, letter: EmailMessage) -> None:
    """Hand an e-mail to the server for outgoing mail."""
    with smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE) as server:
        if mail.starttls:
            server.starttls(context=ssl.create_default_context())
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(letter)


def read_mail(said: str) -> Mail:
    """How mail is sent, from smtp://host:port/?from=a@b.c; smtp+starttls encrypts."""
    wrong = GameError("RAILWRIGHT_SMTP is written smtp://host:port/?from=a@b.c")
    try:
        parts = urlsplit(said)
        port = parts.port or 25
        sender = mailbox(dict(parse_qsl(parts.query)).get("from", ""))
    except ValueError as error:  # a port, an IPv6 address, a sender that cannot be
        raise wrong from error
    schemes = {"smtp", "smtp+starttls"}
    if parts.scheme not in schemes or not parts.hostname:
        raise wrong
    return Mail(
        host=parts.hostname,
        port=port,
        sender=sender,
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        starttls=parts.scheme == "smtp+starttls",
    )
