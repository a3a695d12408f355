"""A map file that may have defects, as far as it can be understood."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from railwright.errors import Defect, quoted
from railwright.maps.check.wording import field_words, record_words
from railwright.maps.source import JsonObject, JsonPath, Source
from railwright.suggestions import asked, near


@dataclass(frozen=True)
class DraftEntry:
    """One record of a list of the map file, such as a route."""

    place: JsonPath
    given: JsonObject
    """All that the file says."""
    fields: JsonObject
    """Those fields whose form is right; the checks look only at these."""

    @property
    def id(self) -> str | None:
        """The id, even a malformed one, so that what refers to it is not blamed."""
        given = self.given.get("id")
        return given if isinstance(given, str) else None

    def has(self, *names: str) -> bool:
        """Whether all these fields are there in their right form."""
        return all(name in self.fields for name in names)


class Draft:
    """The records of a map file, and which of their fields have the wrong form."""

    def __init__(self, source: Source, malformed: set[JsonPath]) -> None:
        self.source = source
        self.malformed = malformed
        self.record: JsonObject = source.value if isinstance(source.value, dict) else {}
        self._lists: dict[str, list[DraftEntry]] = {}

    @cached_property
    def cities(self) -> list[DraftEntry]:
        """The cities and the stops of countries."""
        return self._entries("cities")

    @cached_property
    def countries(self) -> list[DraftEntry]:
        """The neighboring countries."""
        return self._entries("countries")

    @cached_property
    def routes(self) -> list[DraftEntry]:
        """The routes."""
        return self._entries("routes")

    @cached_property
    def tickets(self) -> list[DraftEntry]:
        """The tickets of all kinds."""
        return self._entries("tickets")

    @cached_property
    def cards(self) -> list[DraftEntry]:
        """The sorts of cards."""
        return self._entries("cards")

    @cached_property
    def city_ids(self) -> dict[str, DraftEntry]:
        """The cities by id; of two with the same id, the first."""
        return by_id(self.cities)

    @cached_property
    def country_ids(self) -> dict[str, DraftEntry]:
        """The countries by id; of two with the same id, the first."""
        return by_id(self.countries)

    @cached_property
    def route_ids(self) -> dict[str, DraftEntry]:
        """The routes by id; of two with the same id, the first."""
        return by_id(self.routes)

    def is_listed(self, section: str) -> bool:
        """Whether a list is there and all of its records can be told apart by id.

        Otherwise nobody can say that something is missing from it.
        """
        entries = self._entries(section)
        given = self.record.get(section, [])
        complete = isinstance(given, list) and len(given) == len(entries)
        return complete and all(entry.id is not None for entry in entries)

    def has_form(self, section: str, *names: str) -> bool:
        """Whether no record of a list has one of these fields in a wrong form."""
        entries = self._entries(section)
        given = self.record.get(section, [])
        if not isinstance(given, list) or len(given) != len(entries):
            return False
        return not any(
            (*entry.place, name) in self.malformed
            for entry in entries
            for name in names
        )

    def defect(self, entry: DraftEntry, field: str, text: str) -> Defect:
        """A defect of a record, at the line of one of its fields."""
        subject = record_words(self.record, entry.place)
        return self.source.defect((*entry.place, field), f"{subject}: {text}")

    def unknown(
        self, entry: DraftEntry, place: JsonPath, what: str, known: Iterable[str]
    ) -> Defect:
        """The defect that the id at a place inside a record names nothing known."""
        name = value_at(entry.given, place)
        words = f"{field_words(place)} names {quoted(name)}, which is not a {what}"
        text = f"{record_words(self.record, entry.place)}: {words}"
        text += suggestion(name, known)
        return self.source.defect((*entry.place, *place), text)

    def _entries(self, section: str) -> list[DraftEntry]:
        """The records of a list, made once."""
        if section not in self._lists:
            self._lists[section] = self._made(section)
        return self._lists[section]

    def _made(self, section: str) -> list[DraftEntry]:
        given = self.record.get(section)
        if not isinstance(given, list):
            return []
        return [
            DraftEntry(
                (section, index), each, self._well_formed((section, index), each)
            )
            for index, each in enumerate(given)
            if isinstance(each, dict)
        ]

    def _well_formed(self, place: JsonPath, record: JsonObject) -> JsonObject:
        return {
            name: value
            for name, value in record.items()
            if (*place, name) not in self.malformed
        }


def by_id(entries: Iterable[DraftEntry]) -> dict[str, DraftEntry]:
    """Records by id; of two with the same id, the first."""
    known: dict[str, DraftEntry] = {}
    for entry in entries:
        if entry.id is not None:
            known.setdefault(entry.id, entry)
    return known


def value_at(value: Any, place: JsonPath) -> Any:  # noqa: ANN401 - JSON holds anything
    """The value at a place inside a value; None where an object has no such key."""
    for step in place:
        if isinstance(value, dict) and step not in value:
            return None
        value = value[step]
    return value


def suggestion(name: str, known: Iterable[str]) -> str:
    """The question whether a known name was meant, where one is near."""
    return asked(quoted(each) for each in near(name, known)[:1])
