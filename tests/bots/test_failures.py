"""What somebody else's code raised is told in one line."""

from railwright.bots.failures import failure


def test_a_text_of_several_lines_is_told_on_one() -> None:
    assert failure(ValueError("no\n  such\tcity\n")) == "ValueError: no such city"
