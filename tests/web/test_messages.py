"""The client's types are those of what the server sends."""

from pathlib import Path

import pytest
from tools import messages


@pytest.mark.parametrize("path", messages.FILES, ids=lambda path: path.name)
def test_the_client_knows_what_the_server_sends(path: Path) -> None:
    """If this fails, run tools/messages.py."""
    assert path.read_text(encoding="utf-8") == messages.FILES[path]()
