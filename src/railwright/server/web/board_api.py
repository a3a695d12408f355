"""The maps that people bring, as the pages of their tables and records need them."""

from railwright.errors import either
from railwright.model import Deal
from railwright.model.record_reader import parse_record
from railwright.server.offers.board_texts import KINDS
from railwright.server.tabletop.refusal import Refusal
from railwright.server.web.board_files import drawn
from railwright.server.web.endpoints import Call, get
from railwright.server.web.replies import Content


@get("/tables/{table}/board/{kind}")
async def table_board(call: Call) -> Content:
    """Give the facts or a drawing of the host's own map."""
    loaded, _ = await call.node.tables.look(call.table)
    return await _own_board(call, loaded.deal)


@get("/records/{record}/board/{kind}")
async def record_board(call: Call) -> Content:
    """Give the facts or a drawing of the map that is written out in a record."""
    found = await call.node.store.record(call.record)
    if found is None:
        raise Refusal("RECORD_UNKNOWN", "there is no such record")
    return await _own_board(call, parse_record(found.text).deal)


async def _own_board(call: Call, deal: Deal) -> Content:
    """A file of somebody's own map; boards of games have theirs at `/boards/`."""
    kind: str = call.request.path_params["kind"]
    if kind not in KINDS:
        raise Refusal("NOT_FOUND", f"the file must be {either(KINDS)}")
    if deal.board is None:
        where = f"/boards/{deal.game}.{kind}"
        raise Refusal("NOT_FOUND", f"this game is played on its own board: {where}")
    return await call.work_out(drawn, deal.game, deal.board, kind)


ENDPOINTS = [table_board, record_board]
