"""The marks on a board, each with a picture and what it means."""

from dataclasses import replace

from railwright.drawing.emblems import draw_space
from railwright.drawing.legend import PLAIN, LegendEntry, legend_entries
from railwright.maps import Color, Map
from railwright.printing.print_job import PrintJob
from railwright.printing.typesetting import Data


def marks_of(job: PrintJob) -> tuple[list[Data], dict[str, str]]:
    """What each mark means, and the pictures of the marks by their names."""
    told, pictures = [], {}
    for at, entry in enumerate([*_colored(job.board), *legend_entries(job.board)]):
        name = f"mark-{at}"
        pictures[name] = draw_space(entry.route, job.board_words)
        said = job.board_words.mark(entry.mark, entry.route)
        told.append({"picture": name, "text": job.held(said)})
    return told, pictures


def _colored(board: Map) -> list[LegendEntry]:
    """The mark of a color, red if there is any; none on a board of gray routes."""
    colors = {route.color for route in board.routes} - {Color.GRAY}
    first = sorted(colors, key=lambda color: (color != Color.RED, color))[:1]
    return [LegendEntry(replace(PLAIN, color=color), "color") for color in first]
