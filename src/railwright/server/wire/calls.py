"""What servers hear of changes that were made behind their backs."""

from msgspec import Struct, json


class TableChanged(Struct, tag="table", tag_field="call", frozen=True):
    """The log of a table is another one, or gone."""

    table: str


class PersonChanged(Struct, tag="person", tag_field="call", frozen=True):
    """Somebody may do less than before, or more, or is gone."""

    player: str


OperatorCall = TableChanged | PersonChanged
_DECODER = json.Decoder(OperatorCall)


def call_text(call: OperatorCall) -> str:
    """A call as the store carries it."""
    return json.encode(call).decode()


def read_call(words: str) -> OperatorCall:
    """The call that was written."""
    read: OperatorCall = _DECODER.decode(words)
    return read
