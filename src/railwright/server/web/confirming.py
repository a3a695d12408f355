"""The page behind the link of a letter, where its reader confirms the address.

It takes a click: programs that look at letters open links, too.
"""

from hmac import compare_digest

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
from railwright.server.web.plain_pages import asking, leading
from railwright.server.web.replies import FORGOTTEN, PAGE, Content, reply

PATH = "/confirm/{table}/{seat}/{token}"
# Without a referrer, browsers do not say either from which page a form was sent.
HEADERS = {"Referrer-Policy": "same-origin"}


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
            text, label = words.say("confirm-text"), words.say("confirm-button")
            return await _shown(request, asking(text, label, words.language))

        def confirm(at: SharedTable, now: int) -> list[AnyEntry]:
            _insist_on_token(at, seat, said["token"])
            return wishes.confirm_notice(at, seat, now)

        await self.node.tables.wish(table.id, confirm)
        done, label = words.say("confirm-done"), words.say("confirm-table")
        there = leading(done, f"/t/{table.id}", label, words.language)
        return await _shown(request, there)


def _insist_on_token(table: SharedTable, seat: int, token: str) -> None:
    is_asked = seat < len(table.seats) and table.seats[seat].email is not None
    if not is_asked or not compare_digest(
        token.encode(), confirmation(table, seat).encode()
    ):
        raise Refusal("LINK_UNKNOWN", "this link is no longer good")


async def _shown(request: Request, shown: str) -> Response:
    content = Content(shown.encode(), "text/html; charset=utf-8", PAGE, FORGOTTEN)
    return await reply(request, content, 200, HEADERS)
