"""What a player can type."""

from typing import get_args

from railwright.maps import WILD, Kind
from railwright.maps.cards import Sign
from railwright.suggestions import near
from railwright.terminal.chips import colored
from railwright.words.phrases import Phrases, bare
from railwright.words.speech import Words

COMMANDS = ("help", "hint", "ok", "undo", "show", "all", "board", "log", "save", "quit")
EXPLAINED = ("all", "hint", "undo", "show", "board", "log", "save", "quit")
"""Commands in the order in which they are explained."""
VERBS = frozenset(
    [
        "draw",
        "claim",
        "tickets",
        "keep",
        "station",
        "port",
        "exchange",
        "pieces",
        "pay",
        "refill",
        "borrow",
        "give",
        "put",
        "pass",
    ]
)
"""The first words of actions, as records have them."""


def commands(words: Words) -> dict[str, str]:
    """What is typed for each command, in the language of the player or in English."""
    spoken = {bare(words.say(f"command-{name}")): name for name in COMMANDS}
    return spoken | {name: name for name in COMMANDS} | {"exit": "quit"}


def lines(
    phrases: Phrases, left_out: frozenset[str] = frozenset()
) -> list[tuple[str, str]]:
    """What can be typed, and what it does."""
    words = phrases.words
    typed = {name: words.say(f"command-{name}") for name in COMMANDS}
    shown = typed | {
        "hint": f"? / {typed['hint']}",
        "save": words.say("guide-save-example", save=typed["save"]),
    }
    return [
        ("12", words.say("guide-number")),
        (bare(phrases.board.cities[0].name), words.say("guide-city")),
        *(
            (shown[name], words.say(f"guide-{name}", ok=typed["ok"]))
            for name in EXPLAINED
            if name not in left_out
        ),
    ]


def nearest(line: str, actions: list[str]) -> str:
    """Of actions of one kind the one whose place is most like the one typed."""
    words = [*line.split(), "", ""]
    places = {each.split()[1]: each for each in reversed(actions) if " " in each}
    found = near(words[1], places)
    return places[found[0]] if found else next(iter(actions), "")


def example(verb: str, phrases: Phrases) -> str:
    """How an action is written, if none of its kind is possible now."""
    return {
        "claim": f"claim {phrases.board.routes[0].id} with 3red 1{WILD}",
        "draw": "draw up 3",
        "keep": "keep 1 3",
    }.get(verb, "")


def explanations(phrases: Phrases) -> list[str]:
    """How cards are written, and actions as in records."""
    words, board = phrases.words, phrases.board
    more = []
    if board.has_ships:
        red = {sign: colored("red", sign, words) for sign in get_args(Sign)}
        more = [words.say("guide-letters-ships", **red)]
    special = [kind for kind in (Kind.TUNNEL, Kind.FERRY) if kind in board.kinds]
    routes = ["guide-gray", *(f"guide-{kind}" for kind in special)]
    colors = {color: colored(color, "", words) for color in ("red", "black")}
    claim = example("claim", phrases)
    examples = f"draw up 3, draw blind, tickets, keep 1 3, {claim}, pass"
    return [
        words.say("guide-letters", **colors),
        *more,
        " ".join(map(words.say, routes)),
        words.say("guide-notation", examples=examples),
    ]
