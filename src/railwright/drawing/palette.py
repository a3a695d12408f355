"""The colors of boards, cards and pieces for the browser."""

from dataclasses import asdict
from json import dumps

from railwright.drawing.card_art import ART, PATTERNS
from railwright.drawing.theme import CARDS, PIECES, THEMES, Theme

HEAD = "/* The colors of railwright.drawing.theme; `tools/palette` writes this file. */"


def stylesheet() -> str:
    """Tones of both themes, and classes for the colors of cards, pieces and routes."""
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
            *(_full(color) for color in CARDS),
            "",
        ]
    )


def marks() -> str:
    """The marks on pieces as a module of TypeScript, in the order of the colors."""
    lines = "".join(f"  {name}: {dumps(look.mark)},\n" for name, look in PIECES.items())
    return (
        f"{HEAD}\n\nexport const MARK_PATHS: Record<string, string> = {{\n{lines}}};\n"
    )


def card_art() -> str:
    """What is drawn on cards, as a module of TypeScript."""
    patterns = "".join(
        f"  {color}: {{ path: {dumps(each.path)}, width: {each.width:g} }},\n"
        for color, each in PATTERNS.items()
    )
    art = "".join(f"  {name}:\n    {dumps(path)},\n" for name, path in ART.items())
    kind = "Record<string, { path: string; width: number }>"
    return (
        f"{HEAD}\n\nexport const PATTERNS: {kind} = {{\n{patterns}}};\n\n"
        "/** Drawn around (0, 0), about 52 wide and 30 high. */\n"
        f"export const ART = {{\n{art}}} as const;\n"
    )


def _tones(theme: Theme) -> str:
    tones = {name: tone for name, tone in asdict(theme).items() if name != "slots"}
    ground = "".join(f"  --board-{name}: {color};\n" for name, color in tones.items())
    slots = "".join(
        f"  --slot-{color}: {look.fill};\n"
        f"  --slot-{color}-edge: {look.edge};\n"
        f"  --slot-{color}-ink: {look.ink};\n"
        for color, look in theme.slots.items()
    )
    return ground + slots


def _piece(name: str) -> str:
    look = PIECES[name]
    rim = f"  --piece-rim: {look.rim};\n" if look.rim else ""
    return (
        f".piece-{name} {{\n  --piece: {look.body};\n  --piece-roof: {look.roof};\n"
        f"  --piece-edge: {look.edge};\n  --piece-ink: {look.ink};\n{rim}}}"
    )


def _full(color: str) -> str:
    """The full color of a route's spaces, for those that are lit."""
    return (
        f".route.{color} {{\n  --full: var(--card-{color});\n"
        f"  --full-ink: var(--card-{color}-ink);\n}}"
    )
