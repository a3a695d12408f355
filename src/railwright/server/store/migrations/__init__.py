"""How a database comes to the tables of today: numbered steps, one file each."""

from importlib.resources import files
from typing import NamedTuple

from railwright.server.store.protocol import StoreError


class Migration(NamedTuple):
    """One step, from the schema of the number before to its own."""

    number: int
    statements: list[str]


def migrations(dialect: str) -> list[Migration]:
    """All steps of `sqlite` or `postgres`, in order."""
    folder = files(__name__) / dialect
    steps = sorted(each.name for each in folder.iterdir() if each.name[0].isdigit())
    return [
        Migration(int(name[:4]), _statements((folder / name).read_text("utf-8")))
        for name in steps
    ]


def _statements(sql: str) -> list[str]:
    return [each.strip() for each in sql.split(";\n") if each.strip()]


def missing(dialect: str, version: int, place: str) -> list[Migration]:
    """The steps that a database still needs; StoreError if it is ahead of us."""
    steps = migrations(dialect)
    if version > steps[-1].number:
        raise StoreError(
            f"{place} was written by a newer Railwright (schema {version}, this one"
            f" knows {steps[-1].number}): update Railwright"
        )
    return [step for step in steps if step.number > version]
