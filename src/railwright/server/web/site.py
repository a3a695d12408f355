"""The client and the engine as a folder of files: a site that needs no server."""

import shutil
from pathlib import Path

from msgspec import json, structs

from railwright.errors import GameError
from railwright.games import GAMES, is_ours
from railwright.server.offers.game_list import offered
from railwright.server.web.board_files import board_file
from railwright.server.web.client_files import ClientFiles
from railwright.server.web.engine_files import MANIFEST, EngineFiles, made_files
from railwright.server.web.word_files import word_file


class SiteError(GameError):
    """Why a site cannot be written, in one sentence."""


def write_site(folder: Path, client: Path, engine: Path) -> int:
    """Write a site into a new or empty folder; the number of files."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise SiteError(f"{folder} must be a new or empty folder")
    pages = ClientFiles(client)
    games = [game for game in GAMES if is_ours(game)]  # the engine has no others
    files = EngineFiles(engine, pages, games)
    if not pages.files:
        raise SiteError(
            "the browser client is not built; run `make play` in a checkout"
        )
    if files.offer is None or files.manifest is None:
        raise SiteError(
            "the engine for browsers is not built; run `make offline` in a checkout"
        )
    shutil.copytree(client, folder, dirs_exist_ok=True)
    place = folder / files.manifest.base.strip("/")
    place.mkdir(parents=True)
    for name in files.manifest.files:
        shutil.copyfile(engine / name, place / name)
    _write(folder, MANIFEST, json.encode(files.manifest))
    tag = files.offer._replace(is_site=True).tag
    page = pages.content("/", tag=tag).body
    for name in ("index.html", "404.html"):  # many hosts answer unknown addresses so
        _write(folder, name, page)
    for path in made_files(games):
        _write(folder, path, made_file(path))
    return sum(path.is_file() for path in folder.rglob("*"))


def made_file(path: str) -> bytes:
    """What a server answers at the address of something that is made of our games."""
    _, kind, name = path.split("/")
    if kind == "api":
        told = offered()
        games = [game for game in told.games if is_ours(game.name)]
        return json.encode(structs.replace(told, games=games))
    content = board_file(name) if kind == "boards" else word_file(name)
    if content is None:
        raise SiteError(f"there is nothing to write for {path}")
    return content.body


def _write(folder: Path, path: str, body: bytes) -> None:
    file = folder / path.strip("/")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(body)
