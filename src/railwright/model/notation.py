"""One text notation for actions and cards, read and written exactly.

    draw up 3                    draw up 3 refill ship        draw blind wagon
    claim bergen-oslo.red with 3red 1loco
    tickets                      keep 2 5                     keep 1 reject 3 2
    station wien with 2green     port lima with 2yellow-port 1yellow-ship 1loco
    exchange 2 ships             pieces 20 wagons 40 ships    refill wagon
    pay 1red                     give up                      pass
    borrow wien:budapest-wien.red                             borrow nothing

Tickets are named by their places in the offer, counted from 1, or by their ids.
Cards are a number and a name: a color for train and wagon cards, `-port` for a wagon
card with the port symbol, `-ship` and `-double` for ship cards, `loco` for a wild one.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache, partial

from railwright.errors import NotationError, shown
from railwright.model.action_parts import (
    name_text,
    named_pairs,
    number_text,
    ticket_texts,
)
from railwright.model.actions import (
    Action,
    BorrowRoutes,
    BuildPort,
    BuildStation,
    Cards,
    ChoosePieces,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    DrawUp,
    ExchangePieces,
    FillSlot,
    GiveUp,
    KeepTickets,
    Paid,
    Pass,
    PayExtra,
    PutBack,
)
from railwright.suggestions import asked, did_you_mean

TEXTS_KEPT = 4_096
"""Texts of actions whose meaning is kept, for the same ones come again and again."""
SHORT = 100
"""Letters of such a text at most: anybody may send many that are longer."""
MOST_CARDS = 1000
"""Nobody has so many cards of a kind."""
_CARDS = re.compile(r"([1-9]\d{0,2})([a-z][a-z-]*)")
_PILE = re.compile(r"([1-9]\d{0,2})?([a-z][a-z-]*)")
_NUMBER = re.compile(r"0|[1-9]\d{0,3}")


def parse_cards(words: list[str]) -> Cards:
    """Cards as in `3red 1loco`; kinds may come in any order, but once each."""
    if not words:
        raise NotationError("expected cards such as 3red 1loco")
    cards: dict[str, int] = {}
    for word in words:
        match = _CARDS.fullmatch(word)
        if match is None:
            raise NotationError(
                f"expected cards such as 3red, not {word[:40]!r}{_meant(word)}"
            )
        if match[2] in cards:
            raise NotationError(f"{match[2]} cards are named twice")
        cards[match[2]] = int(match[1])
    return tuple(cards.items())


def _meant(word: str) -> str:
    """What somebody meant who left a number out or wrote capitals."""
    pile = _PILE.fullmatch(word.lower())
    return asked([f"{pile[1] or 1}{pile[2]}"]) if pile else ""


def parse_pile(words: list[str]) -> Cards:
    """Cards as positions list them: in order, the number 1 may be left out."""
    cards = []
    for word in words:
        match = _PILE.fullmatch(word)
        if match is None:
            raise NotationError(
                f"expected cards such as 3red or red, not {word[:40]!r}"
            )
        cards.append((match[2], int(match[1] or 1)))
    return tuple(cards)


def format_cards(cards: Cards) -> str:
    """Cards as text; NotationError if they are no names with whole numbers."""
    for kind, count in named_pairs(cards, 'cards as in (("red", 3), ("loco", 1))'):
        # 1.0 and True equal 1, but they are no counts.
        if type(count) is not int or not 0 < count < MOST_CARDS:
            raise NotationError(
                f"the number of {kind} cards must be a whole number from 1 to "
                f"{MOST_CARDS - 1}, not {shown(count)}"
            )
    return " ".join(f"{count}{kind}" for kind, count in cards)


def parse_action(text: str) -> Action:
    """The action that a line of text says; NotationError tells what was expected.

    >>> from railwright import parse_action
    >>> parse_action("claim bergen-oslo.red with 3red 1loco")
    ClaimRoute(route='bergen-oslo.red', cards=(('red', 3), ('loco', 1)))
    """
    if not isinstance(text, str):
        raise NotationError(f"expected the text of an action, not {shown(text)}")
    return _kept(text) if len(text) <= SHORT else _parsed(text)


def _parsed(text: str) -> Action:
    verb, *words = text.split() or [""]
    action = _GRAMMAR[verb](words) if verb in _GRAMMAR else None
    if action is None:
        unknown = f"{_VERBS}, not {text[:40]!r}{did_you_mean(verb, _GRAMMAR)}"
        raise NotationError(f"expected {_EXPECTED.get(verb, unknown)}")
    return action


_kept = lru_cache(TEXTS_KEPT)(_parsed)


def read_action(said: object) -> Action:
    """The action that somebody means, by an object or by its text.

    An action means what its text says, so that one with impossible parts is refused
    as the text would be.
    """
    if isinstance(said, str):
        return parse_action(said)
    if not isinstance(said, Action):
        raise NotationError(f"expected an action or its text, not {shown(said)}")
    return parse_action(format_action(said))


def _draw(words: list[str]) -> Action | None:
    match words:
        case ["up", slot]:
            return DrawUp(_number(slot))
        case ["up", slot, "refill", deck]:
            return DrawUp(_number(slot), deck)
        case ["blind"]:
            return DrawBlind()
        case ["blind", deck]:
            return DrawBlind(deck)
    return None


def _paid_for(kind: Callable[[str, Cards], Action], words: list[str]) -> Action | None:
    """What is claimed or built in a place for cards."""
    match words:
        case [place, "with", *cards]:
            return kind(place, parse_cards(cards))
    return None


def _pieces(words: list[str]) -> Action | None:
    match words:
        case [wagons, "wagons", ships, "ships"]:
            return ChoosePieces(_number(wagons), _number(ships))
    return None


def _exchange(words: list[str]) -> Action | None:
    match words:
        case [count, ("wagons" | "ships") as given]:
            return ExchangePieces(_number(count), given)
    return None


def _borrow(words: list[str]) -> Action | None:
    if words == ["nothing"]:
        return BorrowRoutes(())
    return BorrowRoutes(tuple(map(_borrowed, words))) if words else None


def _refill(words: list[str]) -> Action | None:
    return FillSlot(words[0]) if len(words) == 1 else None


def _said(whole: list[str], action: Action, words: list[str]) -> Action | None:
    """An action that is always said in the same words."""
    return action if words == whole else None


def _keep(words: list[str]) -> Action | None:
    """Tickets to keep and, after `reject`, the others in the order they are put."""
    if not words:
        return None
    split = words.index("reject") if "reject" in words else len(words)
    kept, rejected = words[:split], words[split + 1 :]
    if not kept or (split < len(words) and not rejected):
        raise NotationError("expected tickets before and after `reject`")
    kept = [] if kept == ["nothing"] else kept
    named = [*kept, *rejected]
    if len(set(named)) < len(named) and all(word.isdecimal() for word in named):
        raise NotationError("a ticket is named twice")
    return KeepTickets(tuple(map(_ticket, kept)), tuple(map(_ticket, rejected)))


def _ticket(word: str) -> int | str:
    return _number(word) if word[0].isdecimal() else word


def _borrowed(word: str) -> tuple[str, str]:
    city, colon, route = word.partition(":")
    if not (city and colon and route):
        raise NotationError(f"expected CITY:ROUTE, not {word[:40]!r}")
    return city, route


def _number(word: str) -> int:
    if _NUMBER.fullmatch(word) is None:
        raise NotationError(f"expected a number, not {word[:40]!r}")
    return int(word)


_GRAMMAR: dict[str, Callable[[list[str]], Action | None]] = {
    "draw": _draw,
    "claim": partial(_paid_for, ClaimRoute),
    "tickets": partial(_said, [], DrawTickets()),
    "keep": _keep,
    "station": partial(_paid_for, BuildStation),
    "port": partial(_paid_for, BuildPort),
    "exchange": _exchange,
    "pieces": _pieces,
    "pay": lambda words: PayExtra(parse_cards(words)),
    "refill": _refill,
    "borrow": _borrow,
    "give": partial(_said, ["up"], GiveUp()),
    "put": partial(_said, ["back"], PutBack()),
    "pass": partial(_said, [], Pass()),
}
"""What reads the words after each verb; None if they cannot follow it."""
_PIECES = "`exchange 2 ships` or `pieces 20 wagons 40 ships`"
_EXPECTED = {
    **{verb: f"`{verb} PLACE with CARDS`" for verb in ("claim", "station", "port")},
    "draw": "`draw up SLOT` or `draw blind`",
    "keep": "the places of the tickets: `keep 1 3`",
    "borrow": "`borrow CITY:ROUTE` or `borrow nothing`",
    "exchange": _PIECES,
    "pieces": _PIECES,
}
"""What may follow a verb, where a sentence of its own helps."""
_VERBS = (
    "draw, claim, tickets, keep, station, port, exchange, pieces, pay, refill, borrow, "
    "give up or pass"
)


def paid_with(action: Action, cards: Mapping[str, int]) -> Action:
    """The same action with other cards; NotationError if it takes none."""
    if not isinstance(action, Paid):
        raise NotationError(f"{format_action(action)!r} is not paid with cards")
    return replace(action, cards=tuple(cards.items()))


def format_action(action: Action) -> str:
    """An action as text, which `parse_action` reads back.

    NotationError says what is wrong with a value that is not an action, or with one
    that has impossible parts.

    >>> from railwright import KeepTickets, format_action
    >>> format_action(KeepTickets((2, 3), rejected=(1,)))
    'keep 2 3 reject 1'
    """
    if not isinstance(action, Action):
        raise NotationError(f"expected an action, not {shown(action)}")
    return _written(action)


def _written(action: Action) -> str:  # noqa: C901, PLR0911, PLR0912 - a grammar
    match action:
        case DrawUp(slot, None):
            return f"draw up {number_text(slot, 'a slot')}"
        case DrawUp(slot, deck):
            taken = number_text(slot, "a slot")
            return f"draw up {taken} refill {name_text(deck, 'a deck')}"
        case DrawBlind(None):
            return "draw blind"
        case DrawBlind(deck):
            return f"draw blind {name_text(deck, 'a deck')}"
        case ClaimRoute(route, cards):
            return f"claim {name_text(route, 'a route')} with {format_cards(cards)}"
        case DrawTickets():
            return "tickets"
        case KeepTickets(kept, rejected):
            order = ["reject", *ticket_texts(rejected)] if rejected else []
            return " ".join(["keep", *(ticket_texts(kept) or ["nothing"]), *order])
        case BuildStation(city, cards):
            return f"station {name_text(city, 'a city')} with {format_cards(cards)}"
        case BuildPort(city, cards):
            return f"port {name_text(city, 'a city')} with {format_cards(cards)}"
        case ExchangePieces(count, given):
            return f"exchange {number_text(count, 'a number of pieces')} {given}"
        case ChoosePieces(wagons, ships):
            trains, boats = number_text(wagons, "wagons"), number_text(ships, "ships")
            return f"pieces {trains} wagons {boats} ships"
        case PayExtra(cards):
            return f"pay {format_cards(cards)}"
        case FillSlot(deck):
            return f"refill {name_text(deck, 'a deck')}"
        case BorrowRoutes(routes):
            pairs = named_pairs(routes, 'routes as in (("wien", "budapest-wien.red"),)')
            named = [f"{city}:{route}" for city, route in pairs]
            return " ".join(["borrow", *(named or ["nothing"])])
        case GiveUp():
            return "give up"
        case PutBack():
            return "put back"
        case Pass():
            return "pass"
