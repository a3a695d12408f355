"""The built client as files, or a page that says how to build it."""

from functools import cache
from pathlib import Path

from railwright.server.web.replies import ASKED, KEPT, NOTHING, PAGE, Content, page

MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
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

    def content(self, path: str) -> Content:
        """What an address holds."""
        file = self.files.get(path) or self.files.get("/index.html")
        return _read(file) if file else page(NOT_BUILT)


@cache
def _read(file: Path) -> Content:
    # The names of assets change with what is in them, and nobody opens them alone.
    is_asset = file.parent.name == "assets"
    policy, cache = (NOTHING, KEPT) if is_asset else (PAGE, ASKED)
    return Content(file.read_bytes(), MEDIA_TYPES[file.suffix], policy, cache)
