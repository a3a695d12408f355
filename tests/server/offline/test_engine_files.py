"""The engine as files: offered by a server if it is built, and written as a site."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import json
from tests.games.test_registry import make_game

from railwright.games.registry import FOLDERS
from railwright.server.web.client_files import ClientFiles
from railwright.server.web.engine_files import BuiltEngine, EngineFiles, FileSize
from railwright.server.web.site import SiteError, made_file, write_site

WRITE = """
import sys
from pathlib import Path
from railwright.server.web.site import write_site
write_site(*map(Path, sys.argv[1:]))
"""


def written_with(games: Path, site: Path, client: Path, engine: Path) -> Path:
    """A site that is written where there are games of your own, too."""
    command = [sys.executable, "-c", WRITE, str(site), str(client), str(engine)]
    subprocess.run(command, check=True, env={**os.environ, FOLDERS: str(games)})
    return site


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<html><head></head><body></body></html>")
    (folder / "built-from.txt").write_text("one\n")
    (folder / "assets" / "base.js").write_text("")
    return folder


@pytest.fixture
def engine(tmp_path: Path) -> Path:
    folder = tmp_path / "engine"
    folder.mkdir()
    (folder / "worker.js").write_text("worker")
    (folder / "engine.zip").write_bytes(b"packed")
    sizes = {"worker.js": FileSize(6, 5), "engine.zip": FileSize(6, 4)}
    (folder / "files.json").write_bytes(json.encode(BuiltEngine("v1", sizes)))
    return folder


def test_without_an_engine_nothing_is_offered(client: Path, tmp_path: Path) -> None:
    files = EngineFiles(tmp_path / "nowhere", ClientFiles(client))

    assert files.offer is None
    assert files.content("/engine.json") is None
    assert files.content("/engine/v1/worker.js") is None


def test_a_page_says_what_it_takes(client: Path, engine: Path) -> None:
    pages = ClientFiles(client)
    offer = EngineFiles(engine, pages).offer
    assert offer is not None
    page = pages.content("/t/any", tag=offer.tag).body.decode()

    tag = f'<meta name="engine" content="{offer.version}" data-size="9">'
    assert page == f"<html><head>{tag}</head><body></body></html>"
    assert pages.content("/assets/base.js", tag=offer.tag).body == b""


def test_another_client_is_another_version(client: Path, engine: Path) -> None:
    before = EngineFiles(engine, ClientFiles(client)).offer
    (client / "built-from.txt").write_text("two\n")
    after = EngineFiles(engine, ClientFiles(client)).offer

    assert before
    assert after
    assert before.version != after.version


def test_games_of_your_own_change_the_version_and_are_not_in_a_site(
    client: Path, engine: Path, tmp_path: Path
) -> None:
    games = tmp_path / "games"
    make_game(games / "towns", "towns")
    write_site(tmp_path / "ours", client, engine)
    more = written_with(games, tmp_path / "more", client, engine)
    (games / "towns" / "en.ftl").write_text("towns-hello = Hello\n")
    again = written_with(games, tmp_path / "again", client, engine)

    sites = (tmp_path / "ours", more, again)
    told = [json.decode((site / "engine.json").read_bytes()) for site in sites]
    assert len({each["version"] for each in told}) == 3
    assert not any("towns" in page for each in told for page in each["pages"])
    offered = json.decode((more / "api" / "games").read_bytes())["games"]
    assert "towns" not in {game["name"] for game in offered}
    assert len(offered) == 5


def test_an_address_of_nothing_is_refused() -> None:
    with pytest.raises(SiteError, match=r"nothing to write for /boards/nowhere\.json"):
        made_file("/boards/nowhere.json")


def test_the_worker_may_run_python_and_nothing_of_others(
    client: Path, engine: Path
) -> None:
    files = EngineFiles(engine, ClientFiles(client))
    worker = files.content("/engine/v1/worker.js")

    assert worker is not None
    assert worker.policy == "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
    assert worker.cache == "public, max-age=31536000, immutable"
    assert files.content("/engine/v2/worker.js") is None
    assert files.content("/engine/v1/files.json") is None


def test_a_site_has_all_that_its_list_names(
    client: Path, engine: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    write_site(folder, client, engine)
    listed = json.decode((folder / "engine.json").read_bytes())

    assert listed["files"] == {"worker.js": 6, "engine.zip": 6}
    for name in listed["files"]:
        assert (folder / f"engine/v1/{name}").is_file()
    for page in set(listed["pages"]) - {"/"}:
        assert (folder / page.strip("/")).stat().st_size or page == "/assets/base.js"
    assert {"/boards/europe.live.svg", "/words/pl.webmanifest"} <= set(listed["pages"])
    assert "data-site" in (folder / "index.html").read_text()
    assert (folder / "404.html").read_text() == (folder / "index.html").read_text()


def test_a_site_is_refused_in_one_sentence(
    client: Path, engine: Path, tmp_path: Path
) -> None:
    with pytest.raises(SiteError, match="must be a new or empty folder"):
        write_site(client, client, engine)
    with pytest.raises(SiteError, match="`make offline`"):
        write_site(tmp_path / "site", client, tmp_path / "nowhere")
    with pytest.raises(SiteError, match="the browser client is not built"):
        write_site(tmp_path / "site", tmp_path / "nowhere", engine)


NEEDS = """
import sys
sys.path.insert(0, "tools/package")
from engine import MAPS

later = tuple("railwright." + each.replace("/", ".") for each in MAPS)


class Later:
    def find_spec(self, name, path=None, target=None):
        if name in later or name.startswith(tuple(each + "." for each in later)):
            raise ModuleNotFoundError(f"{name} comes only with maps of one's own")


sys.meta_path.insert(0, Later())
import railwright.server.offline.desk
"""


def test_a_game_without_a_server_needs_nothing_that_comes_later() -> None:
    """What checks and draws somebody's own map is loaded when there is one."""
    command = [sys.executable, "-c", NEEDS]
    subprocess.run(command, check=True, cwd=Path(__file__).parents[3])
