"""Paper for real tables as PDF: score sheets, summary cards, tickets, rules, own maps.

Python says what stands on a page, Typst sets it by the templates of this folder.
"""

from railwright.extras import insist_on

insist_on("print", "printing", "typst")

from railwright.printing.documents import DOCUMENTS, OF_EVERY_GAME, print_document  # noqa: E402
from railwright.printing.print_job import PAPERS, PrintJob  # noqa: E402

__all__ = [
    "DOCUMENTS",
    "OF_EVERY_GAME",
    "PAPERS",
    "PrintJob",
    "print_document",
]
