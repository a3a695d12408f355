"""Reads a page of the catalogue: Markdown of a strict form, into entries and tables."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from railwright.errors import Defect, FileError

_TARGET = re.compile(r"\(rule-(?P<id>[A-Z]-\d+)\)=")
_LEAD = re.compile(r"\*\*(?P<id>[A-Z]-\d+) (?P<title>.+?)\*\*(?: (?P<text>.+))?")
_FIELD = re.compile(r"- \*(?P<name>[A-Z][a-z]+)(?: \([^)]*\))?:\* (?P<text>.+)")
_HEADING = re.compile(r"#{1,2} \S.*")
_BARE_LEAD = re.compile(r"\*\*([A-Z]-\d+) ")


class CatalogueError(FileError):
    """A page of the catalogue that cannot be used."""


@dataclass(slots=True)
class RawEntry:
    """A numbered entry as it stands on its page: a paragraph and a list of fields."""

    line: int
    id: str
    title: str
    text: str
    heading: str
    fields: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row of a table under a heading; the first row of a table is its header."""

    line: int
    heading: str
    cells: tuple[str, ...]


@dataclass(slots=True)
class RulebookPage:
    """What stands on one page, and what is wrong with it."""

    name: str
    heading: str = ""
    prose: dict[str, str] = field(default_factory=dict)
    """The paragraphs under each heading."""
    entries: list[RawEntry] = field(default_factory=list)
    rows: list[TableRow] = field(default_factory=list)
    defects: list[Defect] = field(default_factory=list)

    @property
    def preface(self) -> str:
        """The paragraphs under the title."""
        return next(iter(self.prose.values()), "")

    def line_of(self, name: str) -> int:
        """The line of an entry by its id or of a row by its first cell."""
        lines = {row.cells[0].strip("`"): row.line for row in self.rows}
        lines |= {entry.id: entry.line for entry in self.entries}
        return lines[name]

    def complain(self, line: int, text: str) -> None:
        """Note that something is wrong."""
        self.defects.append(Defect(line, text))

    def raise_defects(self) -> None:
        """Stop here if anything is wrong."""
        if self.defects:
            raise CatalogueError(self.name, self.defects)


def read_page(name: str, text: str) -> RulebookPage:
    """The parts of a page; whatever has no place in its form is a defect."""
    page = RulebookPage(name)
    if not text.startswith("# "):
        page.complain(1, "expected a title first, as in `# Lakeland (L)`")
    for line, block in _blocks(text):
        if block[0].startswith("#"):
            _read_heading(page, line, block)
        elif block[0].startswith("(rule-"):
            _read_lead(page, line, block)
        elif block[0].startswith("- "):
            _read_fields(page, line, block)
        elif block[0].startswith("|"):
            _read_table(page, line, block)
        else:
            _read_prose(page, line, block)
    return page


def _blocks(text: str) -> Iterator[tuple[int, list[str]]]:
    """What stands between blank lines, each with the number of its first line."""
    block: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], start=1):
        if line:
            block.append(line)
        elif block:
            yield number - len(block), block
            block = []


def _read_heading(page: RulebookPage, line: int, block: list[str]) -> None:
    if len(block) > 1 or not _HEADING.fullmatch(block[0]):
        text = "expected a heading, as in `## Set-up`, alone between blank lines"
        page.complain(line, text)
        return
    page.heading = block[0].lstrip("# ")
    if page.heading in page.prose:
        page.complain(line, f"the heading {page.heading!r} is on this page already")
    page.prose.setdefault(page.heading, "")


def _read_lead(page: RulebookPage, line: int, block: list[str]) -> None:
    target = _TARGET.fullmatch(block[0])
    lead = _LEAD.fullmatch(" ".join(block[1:]))
    if not target or not lead:
        below = "on the next line `**L-01 Title.** Text.`"
        page.complain(line, f"expected `(rule-L-01)=` and {below}")
        return
    if target["id"] != lead["id"]:
        text = f"{target['id']} stands above {lead['id']}; give both the same id"
        page.complain(line, text)
    title, text = lead["title"], lead["text"] or ""
    if not title.endswith((".", "?")) and not text.startswith("("):
        text = f"{title} {text}"  # the title is the beginning of the sentence
    entry = RawEntry(line, lead["id"], title.rstrip(".,;"), text, page.heading)
    page.entries.append(entry)


def _read_fields(page: RulebookPage, line: int, block: list[str]) -> None:
    entry = page.entries[-1] if page.entries else None
    if entry is None:
        page.complain(line, "expected a rule before this list, `(rule-L-01)=`")
        return
    if entry.fields:
        text = f"{entry.id} has a list already; leave no blank line in it"
        page.complain(line, text)
        return
    for item in "\n".join(block).split("\n- "):
        text = " ".join(part.strip() for part in item.split("\n"))
        found = _FIELD.fullmatch(text if text.startswith("- ") else f"- {text}")
        if not found:
            said = f"{entry.id}: expected a field, as in `- *Games:* L.`"
            page.complain(line, f"{said}, not `{text[:40]}`")
        elif found["name"] in entry.fields:
            page.complain(line, f"{entry.id}: {found['name']} is given twice")
        else:
            entry.fields[found["name"]] = found["text"]


def _read_table(page: RulebookPage, line: int, block: list[str]) -> None:
    rows = [
        (number, [cell.strip() for cell in row.strip("|").split("|")])
        for number, row in enumerate(block, start=line)
    ]
    width = len(rows[0][1])
    for number, cells in rows:
        if len(cells) != width or not block[number - line].endswith("|"):
            text = f"expected a row of {width} cells that ends with |"
            page.complain(number, text)
        elif not all(re.fullmatch("-+", cell) for cell in cells):
            page.rows.append(TableRow(number, page.heading, tuple(cells)))


def _read_prose(page: RulebookPage, line: int, block: list[str]) -> None:
    bare = _BARE_LEAD.match(block[0])
    if bare:
        page.complain(line, f"expected `(rule-{bare[1]})=` on the line above")
    elif page.entries and page.entries[-1].heading == page.heading:
        text = f"expected a rule or a heading after {page.entries[-1].id}"
        page.complain(line, f"{text}; a rule is one paragraph and its list")
    said = f"{page.prose.get(page.heading, '')} {' '.join(block)}"
    page.prose[page.heading] = said.strip()
