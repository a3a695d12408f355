"""The log: what a host wants to know, on standard error; never a secret."""

import logging
import sys

import structlog
from structlog.typing import EventDict


def shorten_ids(_: object, __: str, line: EventDict) -> EventDict:
    """Name tables by the beginnings of their ids: a whole one opens the table."""
    if isinstance(table := line.get("table"), str):
        line["table"] = f"{table[:6]}..."
    return line


def set_up_logs(level: str = "info", *, is_json: bool) -> None:
    """Write the log from a level on, for people or as JSON for machines."""
    logging.basicConfig(
        level=logging.WARNING, stream=sys.stderr, format="%(name)s: %(message)s"
    )
    look = (
        structlog.processors.JSONRenderer()
        if is_json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            shorten_ids,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            look,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
