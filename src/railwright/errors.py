"""What goes wrong, as types: every error of the package is a GameError."""

from dataclasses import dataclass


class GameError(ValueError):
    """Something given to Railwright cannot be used; the text says what and where."""


@dataclass(frozen=True, slots=True, order=True)
class Defect:
    """One thing that is wrong with a file, and the line where it stands."""

    line: int
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}"


class FileError(GameError):
    """A file that cannot be used, with all its defects."""

    def __init__(self, file: str, defects: list[Defect]) -> None:
        self.file = file
        self.defects = sorted(set(defects))
        super().__init__("\n".join(f"{file}, {defect}" for defect in self.defects))


class MapError(FileError):
    """A map file that cannot be used."""


class LayoutError(FileError):
    """A layout that does not fit its map."""


class ClaimsError(FileError):
    """A file of claims that does not fit its board."""
