"""The client's types of messages are those of the server."""

from tools import messages


def test_the_client_knows_the_messages_of_the_server() -> None:
    """If this fails, run tools/messages.py."""
    assert messages.FILE.read_text(encoding="utf-8") == messages.written()
