"""Quick reactions: a few things to say, kept like the rest of the chat."""

from collections.abc import Callable

from tests.server.logs import ID, set_up, sit
from tests.server.running import Person

from railwright.server.tabletop import wishes
from railwright.server.tabletop.entries import ChatSaid, decode_entry
from railwright.server.wire import messages


def test_a_reaction_is_a_line_of_the_chat_without_text() -> None:
    log = set_up()
    sit(log, "anna", 0)
    log.grant(wishes.chat, "anna", messages.Chat(ID, "1", "hi"), None, 1)
    log.grant(wishes.chat, "anna", messages.React(ID, "2", "nice"), None, 2)

    lines = [(line.number, line.text, line.reaction) for line in log.again().chat]
    assert lines == [(1, "hi", None), (2, "", "nice")]


def test_what_was_said_before_there_were_reactions_has_none() -> None:
    old = b'{"type":"said","at":1,"player":"a","seat":0,"name":"A","text":"hi"}'
    entry = decode_entry(old)

    assert isinstance(entry, ChatSaid)
    assert entry.reaction is None


def test_everybody_hears_a_reaction_once(visit: Callable[..., Person]) -> None:
    anna, ben = visit(), visit()
    table = anna.create("usa", [{"kind": "me"}, {"kind": "open"}])
    one, other = anna.socket(), ben.socket()
    one.watch(table)
    other.watch(table)
    wish = {"type": "react", "table": table, "id": "same", "reaction": "good-game"}
    for _ in range(2):
        one.say(**wish)
        assert one.of("done")["id"] == "same"
    one.wish("chat", table, text="bye")

    assert other.of("chat")["line"]["reaction"] == "good-game"
    assert other.of("chat")["line"]["text"] == "bye"


def test_nothing_else_is_a_reaction(visit: Callable[..., Person]) -> None:
    anna = visit()
    table = anna.create("usa", [{"kind": "me"}, {"kind": "open"}])
    socket = anna.socket()
    socket.watch(table)

    socket.say("react", table=table, id="x", reaction="<b>")

    assert socket.of("refused")["code"] == "MALFORMED"
