"""What is wrong with a text that is not TOML, in our own sentences."""

import re

from railwright.errors import Defect

_EXPECTED = {
    "Invalid statement": "expected `key = value` or `[table]`",
    "Expected newline": "expected the end of the line",
    "Expected '='": "expected = after the key",
    "Expected ']'": "expected ] after the name of the table",
    "Expected ']]'": "expected ]] after the name of the table",
    "Expected": "this text has no closing quote",
    "Invalid initial character": "expected a key",
    "Invalid value": 'expected a value, such as 12.5, "below" or [150, 120]',
    "Invalid date": "expected a date",
    "Unclosed array": "expected a comma or ]",
    "Unclosed inline table": "expected a comma or }",
    "Unterminated string": "this text has no closing quote",
    "Illegal character": "expected a closing quote before the end of the line",
    "Unescaped": "expected a doubled backslash",
    "Cannot declare": "this table is given twice",
    "Cannot": "this key is given twice",
    "Duplicate": "this key is given twice",
}
"""What was expected, by how the complaints of Python's reader begin."""


def syntax_defect(said: str, text: str) -> Defect:
    """The defect of a text that is not TOML; `said` is what Python complains of."""
    known = (words for begin, words in _EXPECTED.items() if said.startswith(begin))
    wanted = f"not TOML: {next(known, _EXPECTED['Invalid statement'])}"
    found = re.search(r" \(at line (\d+), column (\d+)\)$", said)
    if found:
        return Defect(int(found[1]), wanted, int(found[2]))
    last = text.rstrip("\n")  # at the end of a document, Python names no line
    return Defect(last.count("\n") + 1, wanted, len(last) - last.rfind("\n"))
