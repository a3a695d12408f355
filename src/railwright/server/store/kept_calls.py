"""Calls: what servers hear of changes that were made behind their backs, in SQL."""

from collections.abc import Sequence

from railwright.server.store.connection import DatabaseConnection, statement

CALLS_KEPT = 1_000
"""So many of the latest calls stay; a server that has missed more sees the gap."""
CALL = """
INSERT INTO calls (number, words)
SELECT coalesce(max(number), 0) + 1, :words FROM calls"""
OLD_CALLS = "DELETE FROM calls WHERE number <= (SELECT max(number) FROM calls) - :kept"


def keep_calls(connection: DatabaseConnection, calls: Sequence[str]) -> None:
    """Number calls behind all that there are, without gaps.

    Only one transaction at a time may do so, and nothing follows in it but the commit:
    whoever waits for it holds nothing that it needs. So the numbers are in the order of
    commits, and nobody who has heard one misses a smaller one.
    """
    if calls:
        connection.do(*connection.ONE_CALLER)
        connection.execute_all([statement(CALL, words=words) for words in calls])
        connection.execute_all([statement(OLD_CALLS, kept=CALLS_KEPT)])
