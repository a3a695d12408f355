"""Reads what clients send; what cannot be used is said in our own sentences."""

import json
from itertools import islice
from typing import Any, Generic, TypeVar

import msgspec

from railwright.errors import GameError
from railwright.forms import mistakes
from railwright.maps.json_syntax import place_too_deep, syntax_defect

DEEPEST = 100
"""Brackets within brackets, far more than any message has."""
MOST_MISTAKES = 5
"""So many mistakes are named at once."""
T = TypeVar("T")


class Malformed(GameError):  # noqa: N818 - as the code of the answer says
    """Something that a client sent and that cannot be read."""


class Reader(Generic[T]):
    """Reads JSON of one type; `whole` is what people call it."""

    def __init__(self, form: Any, whole: str) -> None:  # noqa: ANN401 - a class, or a union of some
        self.form = form
        self.whole = whole
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(form)

    def read(self, said: bytes | str) -> T:
        """What was sent; Malformed names each field, and what is allowed there."""
        try:
            return self._decoder.decode(said)
        except RecursionError as error:
            raise Malformed(f"{self.whole} is nested too deep") from error
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Malformed(self._complaint(said, error)) from error

    def _complaint(self, said: bytes | str, refusal: Exception) -> str:
        try:
            text = said if isinstance(said, str) else said.decode("utf-8")
            if place_too_deep(text, DEEPEST) is not None:
                return f"{self.whole} is nested too deep"
            value = json.loads(text)
        except UnicodeError:
            return f"{self.whole} is not text in UTF-8"
        except json.JSONDecodeError as error:
            return syntax_defect(error).of(self.whole).replace("the file", self.whole)
        except ValueError:
            return f"{self.whole} has a number that is too long"
        found = mistakes(value, self.form, whole=self.whole, group="an object")
        texts = [text for _, text in islice(found, MOST_MISTAKES)]
        return "\n".join(texts) or self._refused(refusal)

    def _refused(self, refusal: Exception) -> str:
        """What is said of a thing in which only the decoder sees a mistake."""
        if isinstance(refusal, msgspec.ValidationError):
            return f"{self.whole} cannot be used: {refusal}"
        return f"{self.whole} is not JSON"  # such as NaN, which Python would take
