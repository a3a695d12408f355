"""The engine for browsers as files, and the list of all that is kept with it."""

import hashlib
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct, json

from railwright.forms import Form
from railwright.games import GAMES
from railwright.server.web import word_files
from railwright.server.web.board_files import files_of
from railwright.server.web.client_files import MEDIA_TYPES, ClientFiles
from railwright.server.web.replies import ASKED, ENGINE, KEPT, NOTHING, Content
from railwright.words.languages import LANGUAGES

MANIFEST = "/engine.json"
PLACE = "/engine/"
UNKEPT = {"/built-from.txt", "/index.html", "/worker.js"}
"""Files of the client that pages do not load."""


class FileSize(Struct, frozen=True):
    """The bytes of a file, as it is and as it is sent."""

    size: int
    packed: int


class BuiltEngine(Struct, frozen=True):
    """What `make offline` has built."""

    version: str
    files: dict[str, FileSize]


_BUILT = Form(BuiltEngine)


class Manifest(Struct, frozen=True):
    """What a browser loads to play without a network."""

    version: str
    """Of the engine and the pages together."""
    base: str
    """Where the files of the engine lie."""
    files: dict[str, int]
    """Those files, with their sizes."""
    pages: list[str]
    """The addresses of everything else that pages need."""


class EngineOffer(NamedTuple):
    """What a page says of the engine in its head."""

    version: str
    size: int
    """Bytes to download."""
    is_site: bool = False
    """Whether there is no server behind the pages."""

    @property
    def tag(self) -> str:
        """The element by which a page knows."""
        site = " data-site" if self.is_site else ""
        about = f'content="{self.version}" data-size="{self.size}"{site}'
        return f'<meta name="engine" {about}>'


class EngineFiles:
    """The files of the engine, if it is built."""

    def __init__(
        self, folder: Path, pages: ClientFiles, games: Collection[str] = GAMES
    ) -> None:
        self.folder = folder
        self.games = games
        """Those whose pages are kept with it."""
        built = folder / "files.json"
        self.built = _BUILT.decode(built.read_bytes()) if built.is_file() else None
        self.pages = pages

    @property
    def offer(self) -> EngineOffer | None:
        """What pages say of it."""
        if self.built is None or not self.pages.files:
            return None
        size = sum(each.packed for each in self.built.files.values())
        return EngineOffer(self._version(self.built), size)

    def _version(self, built: BuiltEngine) -> str:
        stamp = self.pages.files.get("/built-from.txt")
        said = built.version + (stamp.read_text() if stamp else "") + _made_from()
        return hashlib.sha256(said.encode()).hexdigest()[:12]

    @property
    def manifest(self) -> Manifest | None:
        """What a browser loads to play without a network."""
        if self.built is None:
            return None
        return Manifest(
            version=self._version(self.built),
            base=f"{PLACE}{self.built.version}/",
            files={name: each.size for name, each in self.built.files.items()},
            pages=["/", *sorted({*self.pages.files} - UNKEPT), *made_files(self.games)],
        )

    def content(self, path: str) -> Content | None:
        """The file at an address, or None."""
        if self.built is None:
            return None
        if path == MANIFEST:
            return Content(json.encode(self.manifest), cache=ASKED)
        version, _, name = path.removeprefix(PLACE).partition("/")
        if version != self.built.version or name not in self.built.files:
            return None
        return _read(self.folder / name)


@cache
def _read(file: Path) -> Content:
    # The worker is a page of its own, with Python in it.
    policy = ENGINE if file.suffix in {".js", ".mjs"} else NOTHING
    return Content(file.read_bytes(), MEDIA_TYPES[file.suffix], policy, KEPT)


@cache
def _made_from() -> str:
    """A hash of the games and words, also of added ones, that files are made from."""
    found = hashlib.sha256()
    for folder in [*(game.folder for game in GAMES.values()), *LANGUAGES.values()]:
        for path in sorted(folder.iterdir()):
            if path.suffix in {".py", ".gz", ".json", ".toml", ".ftl"}:
                found.update(f"{path.name} {path.stat().st_size}\n".encode())
                found.update(path.read_bytes())
    return found.hexdigest()


def made_files(games: Collection[str] = GAMES) -> list[str]:
    """The addresses of all files that are made of the boards of games, and of words."""
    words = [
        f"{language}.{kind}"
        for language in LANGUAGES
        for kind in sorted(word_files.KINDS)
    ]
    return [
        "/api/games",
        *(f"/boards/{game}.{kind}" for game in games for kind in files_of(game)),
        *(f"/words/{file}" for file in [word_files.LIST, *words]),
    ]
