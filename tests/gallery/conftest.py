"""A gallery with plain drawings on a free port."""

from collections.abc import Iterator
from threading import Thread

import pytest

from railwright.gallery import GalleryServer, Site, open_server
from railwright.layout import Layout
from railwright.maps import Map

Asked = list[tuple[str, str]]


@pytest.fixture
def asked() -> Asked:
    """Which boards were drawn, and in which theme."""
    return []


@pytest.fixture
def server(asked: Asked) -> Iterator[GalleryServer]:
    def draw(board: Map, layout: Layout, /, theme: str) -> str:
        asked.append((board.name, theme))
        size = f'viewBox="-5 -5 {layout.width:g} {layout.height:g}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{theme}</svg>'

    with open_server(Site(draw), 0) as server:
        thread = Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()
