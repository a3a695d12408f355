"""The whole catalogue, read once and checked."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from railwright.errors import Defect, GameError, either
from railwright.games import GAMES, is_ours
from railwright.rulebook.clauses import Entry, OptionRow, Rule, Ruling, Scenario
from railwright.rulebook.cross_check import (
    check_ids,
    check_options,
    check_references,
    check_refusals,
)
from railwright.rulebook.markdown import CatalogueError, read_page
from railwright.rulebook.references import canonical, references
from railwright.rulebook.sorting import (
    options_on,
    refusals_on,
    rules_on,
    rulings_on,
    scenarios_on,
)
from railwright.text_files import read_text

COMMON, RULINGS, SCENARIOS = "common", "rulings", "scenarios"
SHARED = {COMMON: "C", RULINGS: "Q", SCENARIOS: "X"}
"""The pages that belong to no single game, and the letter of their ids."""
OTHERS = ("glossary",)
"""Pages without ids of their own."""
FOLDER = Path(__file__).parent
PAGE = "rules.md"
"""The file in the folder of a game that has its numbered rules."""


@dataclass(frozen=True)
class Catalogue:
    """All rules, rulings and scenarios by id, and all options by name."""

    rules: Mapping[str, Rule]
    rulings: Mapping[str, Ruling]
    scenarios: Mapping[str, Scenario]
    options: Mapping[str, OptionRow]
    refusals: tuple[str, ...]
    """The codes with which a command can be refused."""
    prefaces: Mapping[str, str]
    """The words at the beginning of each page."""

    @cached_property
    def entries(self) -> Mapping[str, Entry]:
        """Everything that has an id, in the order of the pages."""
        return {**self.rules, **self.rulings, **self.scenarios}

    @cached_property
    def _named(self) -> Mapping[str, frozenset[str]]:
        """The ids that each entry names, without its own."""
        return {
            entry.id: frozenset(references(entry.full_text)) - {entry.id}
            for entry in self.entries.values()
        }

    def entry(self, typed: str) -> Entry:
        """The entry of an id, however it is typed; GameError says which there are."""
        wanted = canonical(typed) or typed
        if wanted in self.entries:
            return self.entries[wanted]
        alike = [each for each in self.entries if each[0] == wanted[:1].upper()]
        alike.sort(key=lambda each: (len(each), each))  # X-100 comes after X-99
        letters = either(dict.fromkeys(each[0] for each in self.entries))
        ids = (
            f"{alike[0]} to {alike[-1]}" if alike else f"ids that begin with {letters}"
        )
        raise GameError(f"{typed}: no such rule, ruling or scenario; choose from {ids}")

    def rules_of(self, game: str) -> tuple[Rule, ...]:
        """The rules that apply to a game: its own, then the common ones."""
        applying = [rule for rule in self.rules.values() if game in rule.games]
        return tuple(sorted(applying, key=lambda rule: rule.id.startswith("C")))

    def related(self, entry: Entry) -> tuple[Entry, ...]:
        """The entries that name this one or that it names."""
        named = self._named[entry.id]
        return tuple(
            other
            for other in self.entries.values()
            if other.id in named or entry.id in self._named[other.id]
        )

    def search(self, words: Sequence[str]) -> tuple[Entry, ...]:
        """The entries in which all words occur, in whatever case."""
        wanted = [_searchable(word) for word in words]
        return tuple(
            entry
            for entry in self.entries.values()
            for text in [_searchable(f"{entry.id} {entry.full_text}")]
            if all(word in text for word in wanted)
        )


@cache
def catalogue() -> Catalogue:
    """The rules of all games, but for pages of your own that cannot be used."""
    return read_catalogue(_without(texts(), page_faults()))


@cache
def page_faults() -> dict[str, CatalogueError]:
    """The games whose rules are left out, and why; ours are sound."""
    others = [name for name in GAMES if not is_ours(name)]
    sound = _without(texts(), others)
    faults = {}
    for name in others:
        try:
            _check_page(name, sound)
        except CatalogueError as error:
            faults[name] = error
    return faults


def _check_page(game: str, sound: Mapping[str, str]) -> None:
    """CatalogueError if the rules of a game cannot be used, beside sound pages."""
    path = _path(game)
    if game in rule_pages():
        read_catalogue({**sound, game: read_text(path, CatalogueError)})
    elif path.exists():
        text = 'not used: give the game a letter in game.py, as in letter="L"'
        raise CatalogueError(str(path), [Defect(0, text)])


def _without(pages: Mapping[str, str], names: Collection[str]) -> dict[str, str]:
    return {name: text for name, text in pages.items() if name not in names}


def texts() -> dict[str, str]:
    """All pages by their names: the common rules, those of each game, the rest."""
    files = {name: FOLDER / f"{name}.md" for name in (COMMON,)}
    files |= {name: _path(name) for name in rule_pages()}
    files |= {name: FOLDER / f"{name}.md" for name in (RULINGS, SCENARIOS, *OTHERS)}
    return {name: _readable(path) for name, path in files.items()}


def _readable(path: Path) -> str:
    """The text of a page; one that has none is empty here, and a fault elsewhere."""
    try:
        return read_text(path, CatalogueError)
    except CatalogueError:
        return ""


def rule_pages() -> dict[str, str]:
    """The games that have rules of their own, and the letter of their ids."""
    return {game.name: game.letter for game in GAMES.values() if game.letter}


def read_catalogue(texts: Mapping[str, str]) -> Catalogue:
    """The catalogue on these pages; CatalogueError lists all defects of a page."""
    pages = {name: read_page(_file(name), text) for name, text in texts.items()}
    letters = {name: each for name, each in rule_pages().items() if name in texts}
    known = check_ids(pages, SHARED | letters)
    for name, page in pages.items():
        check_references(page, texts[name], known)
    questions, cases = pages[RULINGS], pages[SCENARIOS]
    numbered = [pages[name] for name in (COMMON, *letters)]
    read = Catalogue(
        rules={rule.id: rule for page in numbered for rule in rules_on(page)},
        rulings={ruling.id: ruling for ruling in rulings_on(questions)},
        scenarios={scenario.id: scenario for scenario in scenarios_on(cases)},
        options={option.name: option for option in options_on(questions)},
        refusals=refusals_on(cases),
        prefaces={name: page.preface for name, page in pages.items()},
    )
    check_options(questions, read.options.values(), read.rulings)
    check_refusals(cases, read.refusals, read.scenarios.values())
    for page in pages.values():
        page.raise_defects()
    return read


def _file(page: str) -> str:
    """How defects name the file of a page."""
    is_own = page in GAMES and not is_ours(page)
    return str(_path(page)) if is_own else f"{page}.md"


def _path(game: str) -> Path:
    return GAMES[game].folder / PAGE


def _searchable(text: str) -> str:
    return re.sub("colou?r", "color", re.sub(r"[*`]", "", text).casefold())
