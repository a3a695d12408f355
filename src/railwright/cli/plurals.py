"""Numbers as people read them."""


def counted(number: int, one: str, many: str = "") -> str:
    """A number and its noun: `1 city`, `2 cities`."""
    return f"{number:,} {one if number == 1 else many or f'{one}s'}"
