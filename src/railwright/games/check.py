"""Whether the value of a game can be played: its types, its numbers, and its sense."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from railwright.core.rules import WORD
from railwright.core.state import OFFER_ROOM
from railwright.errors import either
from railwright.games.definition import Game, Option, Span
from railwright.games.python_words import in_words
from railwright.maps.source import JsonPath

MOST_EXCHANGED = WORD
DECKS = (1, 2)
LATER_KEEP = 1
PART_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LETTER = re.compile(r"[A-Z]")
RESERVED = "CQX"
"""The letters of the common rules, the rulings and the scenarios."""

GameDefect = tuple[JsonPath, str]
"""Where in the value of a game something is wrong, and what."""

_WORDS: dict[object, str] = {
    int: "a whole number",
    bool: "True or False",
    str: "a text",
    Path: "a Path",
    NoneType: "None",
    Callable: "a function",
    tuple: "a tuple, as in (5,) or (2, 4)",
    dict: 'a dict, as in {"tickets": 3}',
    frozenset: "a frozenset, as in frozenset({Kind.RAIL})",
}


def defects_of(game: Game) -> list[GameDefect]:
    """What is wrong with the types in a game, else its sense, else its options."""
    return [*_of_fields(game, ())] or [*_of_sense(game)] or [*_of_options(game)]


def _of_fields(value: Any, place: JsonPath) -> Iterator[GameDefect]:  # noqa: ANN401 - a dataclass
    hints = _hints(value.__class__)
    for each in fields(value):
        found = getattr(value, each.name)
        yield from _of_type(found, hints[each.name], (*place, each.name))


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _of_type(value: object, hint: Any, place: JsonPath) -> Iterator[GameDefect]:  # noqa: ANN401
    """What is wrong with a value that should be of the kind of a type hint."""
    fits = [each for each in _alternatives(hint) if _is(value, each)]
    if not fits:
        wanted = either(dict.fromkeys(map(_in_words, _alternatives(hint))))
        yield place, f"{written(place)} must be {wanted}, not {value!r:.40}"
    elif get_origin(fits[0]) is Annotated:
        span = get_args(fits[0])[1]
        yield from _of_span(value, span, place) if isinstance(span, Span) else ()
    elif is_dataclass(value):
        yield from _of_fields(value, place)
    else:
        yield from _of_items(value, get_args(fits[0]), place)


def _alternatives(hint: Any) -> tuple[Any, ...]:  # noqa: ANN401 - as above
    return get_args(hint) if get_origin(hint) in {UnionType, Union} else (hint,)


def _kind(hint: Any) -> Any:  # noqa: ANN401 - as above
    """The class that a type hint is about."""
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    return get_origin(hint) or hint


def _is(value: object, hint: Any) -> bool:  # noqa: ANN401 - as above
    kind = _kind(hint)
    return isinstance(value, kind) and not (kind is int and isinstance(value, bool))


def _in_words(hint: Any) -> str:  # noqa: ANN401 - as above
    kind = _kind(hint)
    article = "an" if kind.__name__[0] in "AEIOU" else "a"
    return _WORDS.get(kind, f"{article} {kind.__name__}")


def _of_span(value: Any, span: Span, place: JsonPath) -> Iterator[GameDefect]:  # noqa: ANN401
    if not span.low <= value <= span.high:
        wanted = f"from {span.low} to {span.high}"
        yield place, f"{written(place)} must be {wanted}, not {value}"


def _of_items(
    value: object, hints: tuple[Any, ...], place: JsonPath
) -> Iterator[GameDefect]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _of_type(key, hints[0], place)
            yield from _of_type(item, hints[1], (*place, key))
    elif isinstance(value, frozenset):
        for item in value:
            yield from _of_type(item, hints[0], place)
    elif isinstance(value, tuple) and hints[1:] == (...,):
        for at, item in enumerate(value):
            yield from _of_type(item, hints[0], (*place, at))
    elif isinstance(value, tuple) and len(value) != len(hints):
        yield place, f"{written(place)} must have {len(hints)} items, not {len(value)}"
    elif isinstance(value, tuple):
        for at, item in enumerate(value):
            yield from _of_type(item, hints[at], (*place, at))


def written(place: JsonPath) -> str:
    """A place as Python would say it: `scoring[2].name`."""
    return re.sub(r"\.(\[)", r"\1", ".".join(map(_step, place)))


def _step(step: str | int) -> str:
    return f"[{step}]" if isinstance(step, int) else step


def _of_sense(game: Game) -> Iterator[GameDefect]:
    """What its fields say against each other."""
    yield from _seats(game)
    yield from _pieces(game)
    yield from _exchange(game)
    yield from _buildings(game)
    yield from _decks(game)
    yield from _tickets(game)
    yield from _names(game)


def _of_options(game: Game) -> Iterator[GameDefect]:
    for at, option in enumerate(game.options):
        yield from _option(game, option, at)


def _seats(game: Game) -> Iterator[GameDefect]:
    fewest, most = game.seats
    if fewest > most:
        yield ("seats",), f"seats must be the fewest and the most, not {game.seats}"
    if game.first_player is not None and game.first_player >= most:
        text = f"first_player must be below {most}, not {game.first_player}"
        yield ("first_player",), text


def _pieces(game: Game) -> Iterator[GameDefect]:
    pieces = game.pieces
    total, chosen, split = (
        pieces.wagons + pieces.ships,
        pieces.choose,
        pieces.fixed_split,
    )
    if not total:
        yield ("pieces",), "a player needs wagons or ships"
    if chosen is not None and chosen > total:
        text = f"a player cannot choose {chosen} of {total} pieces"
        yield ("pieces", "choose"), text
    elif split is not None and (
        chosen is None
        or not chosen - pieces.ships <= split <= min(chosen, pieces.wagons)
    ):
        text = f"{split} wagons are no part of the pieces that a player chooses"
        yield ("pieces", "fixed_split"), text


def _exchange(game: Game) -> Iterator[GameDefect]:
    pieces = game.pieces
    total = pieces.wagons + pieces.ships
    in_box = total - (pieces.choose or total)
    most = min(pieces.wagons, pieces.ships, in_box)
    if game.exchange and most > MOST_EXCHANGED:
        text = f"a player could exchange {most} pieces at once"
        yield ("exchange",), f"{text}, more than {MOST_EXCHANGED}"


def _buildings(game: Game) -> Iterator[GameDefect]:
    if game.stations and game.ports:
        yield ("ports",), "a game can have stations or ports, not both"
    if game.ports and not game.ports.points:
        yield ("ports", "points"), "ports.points must have a number"


def _decks(game: Game) -> Iterator[GameDefect]:
    decks, shares = len(game.start_hand), len(game.market.shares)
    if decks not in DECKS:
        yield ("start_hand",), f"start_hand must name 1 or 2 decks, not {decks}"
    if shares != decks:
        text = f"market.shares must name as many decks as start_hand, {decks}"
        yield ("market", "shares"), f"{text}, not {shares}"
    if game.pieces.ships and game.payment.ferry_swap:
        text = "payment.ferry_swap must be None in a game with ships"
        yield ("payment", "ferry_swap"), text


def _tickets(game: Game) -> Iterator[GameDefect]:
    for name in ("first_tickets", "later_tickets"):
        offer = getattr(game, name)
        offered = sum(offer.cards.values())
        if not 0 < offered <= OFFER_ROOM:
            text = f"{name}.cards must be from 1 to {OFFER_ROOM} together"
            yield (name, "cards"), f"{text}, not {offered}"
        elif offer.keep > offered:
            text = f"{name}.keep must be at most {offered}, not {offer.keep}"
            yield (name, "keep"), text
    if game.later_tickets.keep != LATER_KEEP:
        text = f"later_tickets.keep must be {LATER_KEEP}"
        yield ("later_tickets", "keep"), f"{text}, not {game.later_tickets.keep}"
    last = [*game.first_tickets.cards][-1:]
    if [*game.later_tickets.cards] != last:
        text = "later_tickets.cards must name the last deck of first_tickets"
        yield ("later_tickets", "cards"), f"{text} and no other"


def _names(game: Game) -> Iterator[GameDefect]:
    for at, part in enumerate(game.scoring):
        if not PART_NAME.fullmatch(part.name):
            text = f"the name of a part must be like `most-tickets`, not {part.name!r}"
            yield ("scoring", at), text
    if not game.scoring:
        yield ("scoring",), "scoring must have a part"
    yield from _twice("scoring", (part.name for part in game.scoring))
    yield from _twice("options", (option.name for option in game.options))
    letter = game.letter
    if letter is not None and (not LETTER.fullmatch(letter) or letter in RESERVED):
        text = f"letter must be a capital letter other than {either(RESERVED)}"
        yield ("letter",), f"{text}, not {letter!r}"
    elif letter is not None and not (game.folder / "rules.md").is_file():
        text = f"letter is {letter!r}, but there is no rules.md beside the map"
        yield ("letter",), text


def _twice(field: str, names: Iterable[str]) -> Iterator[GameDefect]:
    for name, count in Counter(names).items():
        if count > 1:
            yield (field,), f"{field} has {name!r} {count} times"


def _option(game: Game, option: Option, at: int) -> Iterator[GameDefect]:
    found = [
        f"option {option.name!r} cannot be {value!r}: {reason}"
        for value in option.values
        for reason in _wrong_with(game, option, value)
    ]
    for text in found or _wrong_default(game, option):
        yield ("options", at), text


def _wrong_with(game: Game, option: Option, value: str) -> list[str]:
    """What is wrong with the game that an option gives for a value."""
    try:
        changed: object = option.change(game, value)
    except Exception as error:  # noqa: BLE001 - somebody else's function
        return [in_words(error)]
    if not isinstance(changed, Game):
        return [f"it returns {changed!r:.40}, not a Game"]
    found = defects_of(replace(changed, options=()))
    return [text for _, text in found]


def _wrong_default(game: Game, option: Option) -> list[str]:
    try:
        is_same = option.change(game, option.default(game)) == game
    except Exception as error:  # noqa: BLE001 - as above
        return [f"option {option.name!r}: {in_words(error)}"]
    text = f"option {option.name!r} has no choice that leaves the game as it is"
    return [] if is_same else [text]
