"""Why cards do not pay for something: what was needed and what was given."""

from collections.abc import Callable

from railwright.core import codes
from railwright.core.buildings import station_cost
from railwright.core.codec import PORT_CARDS
from railwright.core.payment import Tally
from railwright.errors import either
from railwright.model.actions import BuildPort, BuildStation, ClaimRoute
from railwright.model.notation import format_cards
from railwright.model.refused import Attempt


def _tally(refused: Attempt) -> Tally:
    return Tally(refused.rules, refused.words.counts(refused.cards))


def _those(refused: Attempt, is_meant: Callable[[int], bool]) -> str:
    """Those of the cards paid whose kinds are meant."""
    number = refused.words.card_number
    return format_cards(tuple(c for c in refused.cards if is_meant(number(c[0]))))


def not_held(refused: Attempt) -> str:
    """Which of the cards the player does not have."""
    base = refused.seat * int(refused.rules.kinds)
    lacking = []
    for card, count in refused.cards:
        held = int(refused.state.hand[base + refused.words.card_number(card)])
        if count > held:
            lacking.append(f"{held} {card}, not {count}")
    return f"you hold {' and '.join(lacking)}"


def wrong_kind(refused: Attempt) -> str:
    """Wagon cards at sea, ship cards on land, or too many of one for a port."""
    tally = _tally(refused)
    if isinstance(refused.action, BuildPort):
        ships = int(tally.singles + tally.doubles)
        most = "a port takes at most 2 wagon cards and 2 ship cards"
        return f"{most}, not {int(tally.land)} and {ships}"
    is_sea = refused.rules.route_kind[refused.route] == codes.SEA
    shows, wild = refused.rules.kind_shows, refused.rules.wild
    wrong = _those(
        refused,
        lambda kind: bool(kind != wild and (shows[kind] == codes.LAND_CARD) == is_sea),
    )
    wanted = "ship" if is_sea else "wagon"
    return f"{refused.target} is paid with {wanted} cards, not {wrong}"


def no_wilds(refused: Attempt) -> str:
    """Locomotives where the game does not take them."""
    wilds = int(_tally(refused).wilds)
    size = int(refused.rules.any_cards[refused.route])
    where = f" outside groups of {size}" if size else ""
    return f"{refused.target} takes no locomotives{where}, but you paid {wilds}"


def wrong_color(refused: Attempt) -> str:
    """Another color than that of the route."""
    wanted = int(refused.rules.route_color[refused.route])
    color_of = refused.rules.kind_color
    wrong = _those(refused, lambda kind: color_of[kind] not in {wanted, -1})
    color = refused.words.board.route(refused.target).color
    return f"{refused.target} needs {color} cards, not {wrong}"


def mixed_colors(refused: Attempt) -> str:
    """Several colors where one is needed."""
    mixed = _those(refused, lambda kind: bool(kind != refused.rules.wild))
    return f"{refused.target} needs cards of one color, not {mixed}"


def few_locomotives(refused: Attempt) -> str:
    """Fewer locomotives than a ferry has symbols."""
    needed = int(refused.rules.symbols[refused.route])
    return (
        f"{refused.target} needs {needed} locomotives, not {int(_tally(refused).wilds)}"
    )


def no_symbol(refused: Attempt) -> str:
    """Cards without the symbol that a port needs."""
    rules = refused.rules
    bare = _those(refused, lambda k: bool(k != rules.wild and not rules.kind_port[k]))
    return f"a port needs cards with its symbol, not {bare}"


def unpaired(refused: Attempt) -> str:
    """Cards without a partner of their color."""
    tally = _tally(refused)
    odd = sum(count % 2 for count in tally.spaces)
    needed = f"{refused.target} needs pairs of one color, or with a joker"
    return (
        f"{needed}: {odd} cards have no partner and {int(tally.wilds)} jokers are given"
    )


def wrong_number(refused: Attempt) -> str:
    """Too many or too few cards."""
    tally = _tally(refused)
    needs = f"{refused.target} needs {_price(refused)}"
    if isinstance(refused.action, ClaimRoute) and tally.doubles:
        covered = int(tally.wilds + tally.singles + 2 * tally.doubles)
        return f"{needs}, not {int(tally.cards)} cards for {covered} spaces"
    return f"{needs}, not {int(tally.cards)}"


def _price(refused: Attempt) -> str:
    """How many cards a target takes."""
    if isinstance(refused.action, BuildPort):
        return _cards(PORT_CARDS)
    if isinstance(refused.action, BuildStation):
        return _cards(int(station_cost(refused.state)))
    rules, route = refused.rules, refused.route
    length = int(rules.lengths[route])
    if rules.route_kind[route] == codes.SEA:
        return f"cards for {length} spaces"
    if rules.pairs[route]:
        return f"{2 * length} cards in pairs"
    swap = rules.ferry_swap if rules.route_kind[route] == codes.FERRY else 0
    size = int(rules.any_cards[route] or swap)
    more = f", or {size - 1} more for each group of {size}" if size else ""
    return f"{_cards(length)}{more}"


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def wrong_extra(refused: Attempt) -> str:
    """Other cards than the surprise of a tunnel costs."""
    state = refused.state
    kinds = [refused.words.cards[refused.rules.wild]]
    if state.tunnel_color >= 0:
        land = int(refused.rules.first_land[state.tunnel_color])
        kinds.insert(0, refused.words.cards[land])
    price = f"{_cards(int(state.tunnel_extra))} more, {either(kinds)}"
    wanted = f"{refused.words.route(state.tunnel)} costs {price}"
    return f"{wanted}, from your hand, not {format_cards(refused.cards)}"
