"""Shelves in memory, which keep what the worker's database would."""

from collections.abc import Sequence


class MemoryShelves:
    """Tables and records of a browser, as long as the test lasts."""

    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}
        self.told: dict[str, str] = {}
        self.records: dict[str, str] = {}
        self.failures = 0
        """How many of the next attempts to write fail, as in a browser that is full."""

    async def append(
        self, table: str, after: int, entries: Sequence[str], row: str
    ) -> bool:
        if self.failures:
            self.failures -= 1
            raise OSError("QuotaExceededError")
        log = self.logs.get(table, [])
        if len(log) != after:
            return False
        self.logs[table] = [*log, *entries]
        self.told[table] = row
        return True

    async def read(self, table: str, after: int) -> Sequence[str]:
        return self.logs.get(table, [])[after:]

    async def row(self, table: str) -> str | None:
        return self.told.get(table)

    async def rows(self) -> Sequence[str]:
        return list(self.told.values())

    async def add_record(self, record: str, row: str) -> bool:
        is_new = record not in self.records
        self.records.setdefault(record, row)
        return is_new

    async def record(self, record: str) -> str | None:
        return self.records.get(record)
