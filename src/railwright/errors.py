"""What goes wrong, as types: every error of the package is a GameError."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from types import UnionType

LONGEST_SHOWN = 40
"""Letters of a wrong value that are repeated in a sentence."""


class GameError(ValueError):
    """Something given to Railwright cannot be used; the text says what and where."""

    about = ""
    """What of a deal it is about, as headers say it: `players`, `option NAME`."""


@dataclass(frozen=True, slots=True, order=True)
class Defect:
    """One thing that is wrong with a file, and where it stands."""

    line: int
    """From 1; 0 if it is about the file as a whole."""
    text: str
    column: int = 0
    """From 1; 0 if the whole line is meant."""

    def __str__(self) -> str:
        column = f", column {self.column}" if self.column else ""
        return f"line {self.line}{column}: {self.text}" if self.line else self.text

    def of(self, file: str) -> str:
        """The defect with its file: `my-map.json, line 3: a number is missing`."""
        return f"{file}, {self}" if self.line else f"{file}: {self}"


class FileError(GameError):
    """A file that cannot be used, with all its defects."""

    def __init__(self, file: str, defects: list[Defect]) -> None:
        self.file = file
        self.defects = sorted(set(defects))
        super().__init__("\n".join(defect.of(file) for defect in self.defects))


class MapError(FileError):
    """A map file that cannot be used."""


class GameFileError(FileError):
    """A file whose game cannot be played."""


class WordsError(FileError):
    """A Fluent file that cannot be read."""


class LayoutError(FileError):
    """A layout that does not fit its map."""


class ClaimsError(FileError):
    """A file of claims that does not fit its board."""


class RecordError(FileError):
    """A record of a game that cannot be read, or that the rules contradict."""


class PositionError(FileError):
    """A position that cannot be read, or that contradicts itself or the rules."""


class LessonError(FileError):
    """A lesson whose steps do not fit its game."""


class IllegalAction(GameError):  # noqa: N818 - as rulebooks would say it
    """An action that is refused; nothing has changed (C-12).

    It carries the `code` of the refusal, the id of the `rule` it rests on, and a `text`
    that says what was needed and what was given.
    """

    def __init__(self, code: str, rule: str, text: str = "") -> None:
        self.code = code
        self.rule = rule
        self.text = text
        super().__init__(f"{code} ({rule}){': ' + text if text else ''}")


class NotationError(IllegalAction):
    """An action that cannot be read; the text says what was expected.

    Its `code` is `NOTATION`. It rests on no rule, so `rule` is empty.
    """

    def __init__(self, text: str) -> None:
        super().__init__("NOTATION", "", text)
        self.args = (text,)


class UnknownName(GameError, KeyError):  # noqa: N818 - likewise
    """A route, city, card, deck or ticket that the board does not have.

    The text suggests what could be meant. `kind` is the word for what was looked for,
    `name` what was given, `near` are the names that could be meant, and if there are
    none, `choices` may be all that there are.
    """

    def __init__(
        self,
        text: str,
        kind: str = "",
        name: str = "",
        near: Iterable[str] = (),
        choices: Iterable[str] = (),
    ) -> None:
        self.kind = kind
        self.name = name
        self.near = tuple(near)
        self.choices = tuple(choices)
        GameError.__init__(self, text)

    __str__ = Exception.__str__  # a KeyError would quote the text


class UnknownNameInAction(UnknownName, NotationError):  # noqa: N818 - likewise
    """An action that names what the board does not have.

    Its `code` is `UNKNOWN_NAME`, and `rule` says which names there are.
    """

    def __init__(self, rule: str, unknown: UnknownName) -> None:
        text = str(unknown)
        parts = (unknown.kind, unknown.name, unknown.near, unknown.choices)
        UnknownName.__init__(self, text, *parts)
        IllegalAction.__init__(self, "UNKNOWN_NAME", rule, text)


def insist(
    value: object, kind: type | UnionType | tuple[type, ...], wanted: str
) -> None:
    """GameError if a value that somebody gave is of a type that was not wanted."""
    if not isinstance(value, kind):
        raise GameError(f"expected {wanted}, not {shown(value)}")


def insist_all(values: object, kind: type, wanted: str) -> None:
    """GameError if somebody did not give a list, a tuple or the like of this type.

    A text is no list of letters here, and what can be read only once is none either.
    """
    if (
        not isinstance(values, Sequence)
        or isinstance(values, str | bytes)
        or not all(isinstance(each, kind) for each in values)
    ):
        raise GameError(f"expected {wanted}, not {shown(values)}")


def insist_whole(
    value: object, what: str, least: int | None = None, most: int | None = None
) -> None:
    """GameError if a value is not a whole number in these bounds.

    2.0 and True equal whole numbers, but they are none.
    """
    if type(value) is not int or not is_within(value, least, most):
        wanted = f"a whole number{bounds(least, most)}"
        raise GameError(f"{what} must be {wanted}, not {shown(value)}")


def is_within(number: float, least: float | None, most: float | None) -> bool:
    """Whether a number is in these bounds, as far as there are any."""
    return (least is None or number >= least) and (most is None or number <= most)


def bounds(least: float | None, most: float | None) -> str:
    """From where to where a number may be, as in ` from 1 to 5`, or nothing."""
    if least is not None and most is not None:
        return f" from {least:,} to {most:,}"
    if least is not None:
        return f" of at least {least:,}"
    return "" if most is None else f" of at most {most:,}"


def shown(value: object) -> str:
    """What somebody gave, short enough for a sentence."""
    try:
        said = repr(value)
    except Exception:  # noqa: BLE001 - a huge number, or whatever a stranger's class does
        kind = type(value).__name__
        return f"a very long {kind}" if isinstance(value, int) else f"some {kind}"
    return _shortened(said)


def quoted(value: object) -> str:
    """A value as JSON on one line, shortened; a list or an object by its name only."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    said = json.dumps(value, ensure_ascii=False)
    return _shortened(said if said.isprintable() else json.dumps(value))


def _shortened(said: str) -> str:
    return said if len(said) <= LONGEST_SHOWN else f"{said[: LONGEST_SHOWN - 1]}…"


def span(fewest: int, most: int) -> str:
    """A number of things, as in `2 to 5`, or `2` if it can be no other."""
    return f"{fewest} to {most}" if fewest < most else str(fewest)


def together(remarks: Iterable[str]) -> str:
    """Remarks in one line: semicolons between them, but none after a question."""
    first, *others = [*remarks]
    for each in others:
        first += f" {each}" if first.endswith("?") else f"; {each}"
    return first


def either(words: Iterable[str]) -> str:
    """Words to choose from, as in `a, b or c`."""
    *most, last = [*words]
    return f"{', '.join(most)} or {last}" if most else last
