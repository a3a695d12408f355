"""What the traits of a position mean, and by which fingerprint they are known."""

from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.rules import Rules
from railwright.core.terms import ScoringTerms

MOST: Final = 127
"""Every number lies between this one and its opposite."""
ONE: Final = 64
"""The last number of all, which is always the same: what a network adds to the rest."""
LONG: Final = 5
"""Spaces from which on a route is a long one."""

COMMON: Final = (
    "turns until the seat moves",
    "turns left",
    "whether the last turns have begun",
    "last turns left",
    "cards in the decks",
    "discarded cards",
    "tickets in the deck",
    "free routes",
    "free long routes",
)
OF_SEAT: Final = (
    "half of the score",
    "half of the total if the game ended now",
    "points of tickets if the game ended now",
    "longest path",
    "completed tickets",
    "other tickets",
    "wagons",
    "ships",
    "pieces until the end begins",
    "stations or ports left",
    "cards in hand",
    "locomotives",
    "ticket points of the plan",
    "what these are more than now",
    "cost of the plan in cards",
    "routes of the plan",
    "railway spaces of the plan",
    "sea spaces of the plan",
    "pieces that the plan leaves",
    "tickets given up",
    "loss by them",
    "whether the plan is for points alone",
    "turns for the plan",
    "how many of them are too many",
    "how many more than its own pieces last",
)
OF_CARDS: Final = (
    "locomotives that the plan asks for",
    "cards of any color that the plan asks for",
    "cards lacking on land",
    "cards lacking on land after locomotives",
    "cards lacking in all, with spare ones paid for any color",
    "cards of the plan in hand",
    "spare cards",
    "most cards of a color",
    "cards lacking at sea",
    "cards of the plan at sea in hand",
    "spare cards at sea",
    "face-up cards of use",
    "routes owned",
    "routes of the plan that can be paid",
    "their spaces",
    "ends of wanted routes where others are",
    "spaces of wanted routes where others are",
    "points of wanted routes",
    "long routes wanted",
)


RULES: Final = (
    "seats",
    "starts",
    "ends",
    "lengths",
    "route_color",
    "route_kind",
    "symbols",
    "any_cards",
    "pairs",
    "twins",
    "route_points",
    "is_port",
    "kind_deck",
    "kind_color",
    "kind_shows",
    "kind_port",
    "kind_count",
    "start_hand",
    "face_up",
    "second_share",
    "wild_ends_draw",
    "reset_at",
    "wild_on",
    "ferry_swap",
    "swaps_symbols_only",
    "stock",
    "box",
    "fleet",
    "most_wagons",
    "most_ships",
    "both_tracks",
    "stations",
    "ports",
    "has_exchange",
    "ticket_deck",
    "first_offer",
    "first_keep",
    "later_offer",
    "first_to_bottom",
    "later_to_bottom",
    "end_at",
    "last_turns",
    "passes_freely",
    "asks_borrowing",
)
"""The rules by which a game may go otherwise."""


def names(rules: Rules) -> list[str]:
    """What each number of a row means, in their order."""
    found = [*COMMON]
    found += [f"face-up cards of kind {kind}" for kind in range(int(rules.kinds))]
    for seat in range(int(rules.seats)):
        each = [*OF_SEAT]
        each += [f"cards of color {color}" for color in range(int(rules.colors))]
        each += OF_CARDS
        found += [f"{seat}: {name}" for name in each]
    return [*found, "one"]


def specification(rules: Rules, terms: ScoringTerms) -> str:
    """A fingerprint of what all numbers mean, on one board for so many players.

    It changes with the list of traits, with the board and with the rules of the game.
    """
    facts: list[object] = [names(rules), MOST, ONE, LONG]
    facts += [_fact(rules, name) for name in RULES]
    facts += [list(terms.parts), [int(each) for each in terms.line_points]]
    for ticket in terms.tickets:
        numbers = (ticket.sources, ticket.targets, ticket.worth)
        facts.append([[int(each) for each in row] for row in numbers])
        facts.append(int(ticket.loss))
    return blake2b(repr(facts).encode(), digest_size=16).hexdigest()


def _fact(rules: Rules, name: str) -> object:
    """A rule as plain numbers."""
    found: object = getattr(rules, name)
    if isinstance(found, int):
        return found
    row: vec[i64] = getattr(rules, name)
    return [int(each) for each in row]
