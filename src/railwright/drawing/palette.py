"""The colors of boards, cards and pieces as a stylesheet for the browser."""

from dataclasses import asdict

from railwright.drawing.theme import CARDS, PIECES, THEMES, Theme

HEAD = "/* The colors of railwright.drawing.theme; `tools/palette` writes this file. */"


def stylesheet() -> str:
    """Tones of both themes, colors of cards, and a class for each color of pieces."""
    light, dark = (_tones(THEMES[name]) for name in ("light", "dark"))
    cards = "".join(
        f"  --card-{color}: {look.fill};\n  --card-{color}-ink: {look.ink};\n"
        for color, look in CARDS.items()
    )
    return "\n".join(
        [
            HEAD,
            f":root {{\n{light}{cards}}}",
            f':root[data-theme="dark"] {{\n{dark}}}',
            *(_piece(name) for name in PIECES),
            "",
        ]
    )


def _tones(theme: Theme) -> str:
    tones = asdict(theme).items()
    return "".join(f"  --board-{name}: {color};\n" for name, color in tones)


def _piece(name: str) -> str:
    look = PIECES[name]
    return (
        f".piece-{name} {{\n  --piece: {look.fill};\n  --piece-roof: {look.roof};\n"
        f"  --piece-ink: {look.ink};\n}}"
    )
