"""The sizes that the server allows."""

LONGEST_ACTION = 400
LONGEST_CHAT = 500
LONGEST_FILE = 255
"""Characters of the name of a file."""
LONGEST_ID = 64
LONGEST_NAME = 30
"""Characters of what somebody is called."""
LONGEST_WORD = 40
"""Characters of the name of a game, card or option, as of an id in a map file."""
SHEET_ID = r"[A-HJKMNP-Z2-9]{10}"
"""The name of a companion table, in letters that nobody takes for others."""
MOST_MARKS = 2000
"""Entries of one companion table."""
LONGEST_MARK = 100
"""Characters of what an entry is about, and of its value unless it is a map."""
LONGEST_RECORD = 200_000
LONGEST_MAP = 100_000
LARGEST_BODY = 250_000
"""Bytes of a request."""
SHORTEST_CLOCK = 10
LONGEST_CLOCK = 30 * 24 * 3600
