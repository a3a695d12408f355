"""The built client as files, or a page that says how to build it."""

from dataclasses import replace
from functools import cache
from pathlib import Path

from railwright.server.web.replies import ASKED, KEPT, NOTHING, PAGE, Content, page
from railwright.words.languages import nearest

MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
MOST_TAGS = 20
"""Languages that we look for of those somebody accepts; browsers name a few."""
NOT_BUILT = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Railwright</title>
<h1>Railwright</h1>
<p>The table server is running, but its pages are not built yet.
Run <code>make play</code> in the folder of the project.</p>
</html>
"""


class ClientFiles:
    """The files of the client; every other address is a page of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = {
            f"/{path.relative_to(folder).as_posix()}": path
            for path in (folder.rglob("*") if folder.is_dir() else ())
            if path.is_file() and path.suffix in MEDIA_TYPES
        }

    def content(self, path: str, accepted: str = "", *, tag: str = "") -> Content:
        """What an address holds, for whoever accepts these languages.

        A tag goes into the head of a page.
        """
        file, index = self.files.get(path), self.files.get("/index.html")
        if file and file != index:
            return _read(file)
        wanted = accepted.split(",", MOST_TAGS)[:MOST_TAGS]
        tags = (one.partition(";")[0] for one in wanted)
        return _page_in(nearest(tags), index, tag) if index else page(NOT_BUILT)


@cache
def _read(file: Path) -> Content:
    # The names of assets change with what is in them, and nobody opens them alone.
    is_asset = file.parent.name == "assets"
    policy, cache = (NOTHING, KEPT) if is_asset else (PAGE, ASKED)
    return Content(file.read_bytes(), MEDIA_TYPES[file.suffix], policy, cache)


@cache
def _page_in(language: str, index: Path, tag: str) -> Content:
    """The page of the client, which says in which language it will speak."""
    text = index.read_text(encoding="utf-8")
    for english, said in (
        ('<html lang="en">', f'<html lang="{language}">'),
        ("/words/en.webmanifest", f"/words/{language}.webmanifest"),
        ("</head>", f"{tag}</head>"),
    ):
        text = text.replace(english, said)
    return replace(page(text), varies="Accept-Encoding, Accept-Language")
