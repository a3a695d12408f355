"""A whole game on somebody's own map: the board in tiles, tickets and cards."""

from itertools import accumulate, pairwise
from math import ceil

from railwright.drawing import draw_board
from railwright.drawing.card_backs import GROUNDS, draw_back
from railwright.drawing.picture import FRAME
from railwright.drawing.sketch import draw_sketch
from railwright.drawing.train_cards import draw_card
from railwright.errors import GameError
from railwright.layout.geometry import bounds
from railwright.maps import CardFace
from railwright.printing.print_job import PaperSize, PrintJob
from railwright.printing.ticket_lines import ticket_groups
from railwright.printing.tiling import MARGIN, WAGON, Tiling, tiling_of
from railwright.printing.typesetting import Data, typeset

CARD = (68.0, 44.0)
"""Width and height of a card in millimeters, as small cards in shops have them."""
CARD_MARGIN = 8.0
"""What printers leave free around the cards of a sheet."""
MOST_SHEETS = 150
"""More would take long to make, and nobody prints them; World would take 45."""
AROUND = 0.13
"""What a ticket shows around the outermost cities, as a share of their distance."""
NOT_OFFERED = (
    "the boards of the games that are sold in a box are not printed at true size: "
    "buy the game, and print its score sheet, summary-card, tickets or rules"
)


def whole_game(job: PrintJob) -> bytes:
    """Everything to play on an own map; GameError for a board that is sold."""
    if job.is_official:
        raise GameError(NOT_OFFERED)
    tiling = tiling_of(job.layout, job.paper)
    columns, rows = _cards_on(job.paper)
    decks = {"tickets": _ticket_decks(job), "cards": _card_decks(job)}
    sheets = {"board": tiling.sheets} | {
        name: sum(_sheets(deck, columns * rows) for deck in each)
        for name, each in decks.items()
    }
    if sum(sheets.values()) > MOST_SHEETS:
        raise GameError(
            f"this map takes {sum(sheets.values())} sheets; "
            f"at most {MOST_SHEETS} are printed"
        )
    data = job.data(
        job.say("print-game"),
        tiling=_tiles(tiling),
        board=job.board_words.label,
        **decks,
        grounds=GROUNDS,
        card={"size": CARD, "columns": columns, "rows": rows},
        **_sketched(job),
        cover=_cover(job, sheets),
    )
    pictures = {f"card-{face.name}": _card(face, job) for face in job.board.faces}
    pictures |= {f"back-{back}": draw_back(back) for back in GROUNDS}
    pictures["board"] = draw_board(job.board, job.layout, language=job.language)
    pictures["sketch"] = draw_sketch(job.board, job.layout)
    return typeset("game", data, pictures)


def _ticket_decks(job: PrintJob) -> list[Data]:
    """Tickets by their backs: those that are only dealt, and the others."""
    decks: dict[str, list[Data]] = {"long": [], "tickets": []}
    for group in ticket_groups(job):
        back = group["kind"] if group["kind"] in decks else "tickets"
        decks[back] += group["lines"]
    return [{"back": back, "cards": lines} for back, lines in decks.items() if lines]


def _card_decks(job: PrintJob) -> list[Data]:
    """Cards by their decks."""
    decks: dict[str, list[CardFace]] = {}
    for face in job.board.faces:
        decks.setdefault(face.sort.deck, []).append(face)
    return [
        {
            "back": "ship" if any(face.is_ship for face in faces) else "wagon",
            "cards": [{"name": face.name, "copies": face.sort.each} for face in faces],
        }
        for faces in decks.values()
    ]


def _sheets(deck: Data, on_sheet: int) -> int:
    """How many sheets of paper a deck takes."""
    cards: int = sum(card["copies"] for card in deck["cards"])
    return ceil(cards / on_sheet)


def _card(face: CardFace, job: PrintJob) -> str:
    letter = job.board_words.letter(face.color) if face.color else ""
    return draw_card(face, letter)


def _cards_on(paper: PaperSize) -> tuple[int, int]:
    """Columns and rows of cards on a sheet that lies on its side."""
    width, height = paper.height - 2 * CARD_MARGIN, paper.width - 2 * CARD_MARGIN
    return int(width // CARD[0]), int(height // CARD[1])


def _tiles(tiling: Tiling) -> Data:
    return {
        "width": tiling.width,
        "height": tiling.height,
        "columns": tiling.columns,
        "rows": tiling.rows,
        "tile": tiling.tile,
        "flipped": tiling.is_flipped,
        "margin": MARGIN,
    }


def _sketched(job: PrintJob) -> Data:
    """The part of the sketch on tickets, and where places lie in it, as shares."""
    layout, board = job.layout, job.board
    left, top, right, bottom = bounds([(city.x, city.y) for city in layout.cities])
    around = AROUND * max(right - left, bottom - top)
    left, top = left - around, top - around
    width, height = right + around - left, bottom + around - top
    named = [*board.city_index, *(country.id for country in board.countries)]
    return {
        "view": {
            "left": left + FRAME,
            "top": top + FRAME,
            "width": width,
            "height": height,
            "board": (layout.width + 2 * FRAME, layout.height + 2 * FRAME),
        },
        "places": {
            place: [
                ((city.x - left) / width, (city.y - top) / height)
                for city in map(layout.city.__getitem__, board.stops(place))
            ]
            for place in named
        },
    }


def _pages(job: PrintJob, first: int, last: int) -> str:
    if first == last:
        return job.say("paper-page", first=first)
    return job.say("paper-pages", first=first, last=last)


def _counts(job: PrintJob) -> dict[str, int]:
    """How many tickets and cards there are."""
    return {
        "tickets": sum(ticket.copies for ticket in job.board.tickets),
        "cards": sum(sort.total for sort in job.board.cards),
    }


def _contents(job: PrintJob, sheets: dict[str, int]) -> list[Data]:
    """What there is, and on which pages; the first page is the cover.

    The board is on one side of its sheets, tickets and cards have backs.
    """
    counts = {"board": sheets["board"], **_counts(job)}
    pages = [sheets["board"], 2 * sheets["tickets"], 2 * sheets["cards"]]
    ends = [*accumulate(pages, initial=1)]
    return [
        {
            "text": job.say(f"paper-{name}", n=n),
            "pages": _pages(job, before + 1, last),
        }
        for (name, n), (before, last) in zip(
            counts.items(), pairwise(ends), strict=True
        )
    ]


def _cover(job: PrintJob, sheets: dict[str, int]) -> Data:
    """What the first page says: how to print, and what is on which pages."""
    pieces, most = job.game.pieces, job.game.seats[1]
    return {
        "contents": _contents(job, sheets),
        "scale": job.say("paper-scale"),
        "steps": [
            job.say(f"paper-step-{step}") for step in ("cut", "join", "backs", "cards")
        ],
        "pieces": job.say(
            "paper-pieces",
            players=most,
            wagons=pieces.wagons,
            ships=pieces.ships,
            length=int(WAGON[0]),
            width=int(WAGON[1]),
        ),
        "wagon": WAGON,
    }
