"""A site without a server, as a static host serves it, and pages that visit it."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from railwright.server.plumbing.settings import ENGINE

EXPORT = "from railwright.cli.main import railwright; railwright()"


class StaticHost(SimpleHTTPRequestHandler):
    """Serves files, and `404.html` for every other address, as such hosts do."""

    extensions_map = {  # noqa: RUF012 - as the class has it
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *said: object) -> None:
        """Say nothing."""

    def do_GET(self) -> None:
        """Answer with a file, or with the page for what there is not."""
        if Path(self.translate_path(self.path)).exists():
            super().do_GET()
            return
        page = Path(self.directory, "404.html").read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)


def write_site(folder: Path) -> None:
    """What `railwright export site` writes."""
    if not (ENGINE / "files.json").is_file():
        pytest.skip("the engine for browsers is not built: run `make offline`")
    command = [sys.executable, "-c", EXPORT, "export", "site", str(folder)]
    subprocess.run(command, check=True, capture_output=True)


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """The address of a folder on a static host."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(StaticHost, directory=folder))
    thread = Thread(target=host.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{host.server_port}"
    finally:
        host.shutdown()
        thread.join()
        host.server_close()
