"""The page behind the link of a letter, where its reader confirms the address.

It takes a click: programs that look at letters open links, too.
"""

from hmac import compare_digest
from html import escape

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from railwright.server.living.mails import confirmation, words_for
from railwright.server.node import Node
from railwright.server.tabletop import wishes
from railwright.server.tabletop.entries import AnyEntry
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.web.endpoints import ID, SEATS
from railwright.server.web.replies import FORGOTTEN, PAGE, Content, reply
from railwright.words.speech import Words

PATH = "/confirm/{table}/{seat}/{token}"
# Without a referrer, browsers do not say either from which page a form was sent.
HEADERS = {"Referrer-Policy": "same-origin"}
_PAGE = """\
<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Railwright</title>
<h1>Railwright</h1>
<p>{text}</p>
{button}</html>
"""
_BUTTON = '<form method="post"><button>{text}</button></form>\n'


class Confirming:
    """Asks the reader of a letter, and takes the answer."""

    def __init__(self, node: Node) -> None:
        self.node = node

    async def answer(self, request: Request) -> Response:
        """Show the question, or that it is answered."""
        said = request.path_params
        if ID.fullmatch(said["table"]) is None or said["seat"] not in SEATS:
            raise HTTPException(404)
        table, _ = await self.node.tables.look(said["table"])
        seat = int(said["seat"])
        _insist_on_token(table, seat, said["token"])
        words = words_for(table, seat)
        if request.method != "POST":
            return await _shown(request, words, "confirm-text", "confirm-button")

        def confirm(at: SharedTable, now: int) -> list[AnyEntry]:
            _insist_on_token(at, seat, said["token"])
            return wishes.confirm_notice(at, seat, now)

        await self.node.tables.wish(table.id, confirm)
        return await _shown(request, words, "confirm-done")


def _insist_on_token(table: SharedTable, seat: int, token: str) -> None:
    is_asked = seat < len(table.seats) and table.seats[seat].email is not None
    if not is_asked or not compare_digest(
        token.encode(), confirmation(table, seat).encode()
    ):
        raise Refusal("LINK_UNKNOWN", "this link is no longer good")


async def _shown(
    request: Request, words: Words, text: str, button: str | None = None
) -> Response:
    shown = _PAGE.format(
        language=words.language,
        text=escape(words.say(text)),
        button=_BUTTON.format(text=escape(words.say(button))) if button else "",
    )
    content = Content(shown.encode(), "text/html; charset=utf-8", PAGE, FORGOTTEN)
    return await reply(request, content, 200, HEADERS)
