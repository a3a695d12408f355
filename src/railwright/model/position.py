"""Positions as text, complete and readable: what FEN is to chess.

    railwright position 1
    game nordic
    players 2
    phase turn
    turn 1
    first 2

    market red blue blue green loco
    deck train rest | green red
    discard 2white 1loco
    ticket-deck bergen-kobenhavn oslo-vaasa rest

    seat 1
      hand 3red 1loco
      known 2red
      tickets alborg-umea
      pieces 35
      score 8
      routes alborg-arhus bergen-oslo.red
    seat 2
      hand 2blue

Only the game is required. The lines, each with its default after the semicolon:

    game NAME          the game
    players NUMBER     how many play; the fewest that can
    board PATH         a map file, or a whole map on one line; the game's own map
    option NAME VALUE  a rule option; its default
    luck NUMBERS       the state of the random generator; that of seed 0
    secret DIGITS      their key, 64 hexadecimal digits; none
    phase PHASE        opening, pieces, turn, second-card, offer, tunnel, refill,
                       borrowing or over; turn, or offer or opening if
                       tickets are offered
    turn SEAT          whose turn it is; seat 1
    first SEAT         who began; seat 1
    turns-left NUMBER  turns until the end, once the last ones have begun; none
    passes NUMBER      turns passed in a row; none
    market CARDS       the face-up cards by their slots, a dash for an empty slot;
                       dealt from the decks
    deck NAME CARDS    the cards from the bottom up; after a bar, the top cards in
                       a fixed order, the top one first; all that are nowhere else
    discard CARDS      the discarded cards; none
    ticket-deck IDS    the tickets from the top; all that are nowhere else, if there
                       are more than players can have rejected
    tunnel ROUTE laid CARDS revealed CARDS
                       a tunnel that has to be paid for; none
    seat SEAT          starts the lines about a seat

    hand CARDS         the cards of the player; none
    known CARDS        the ones that everybody has seen; none
    tickets IDS        the tickets held; none
    offer IDS          the tickets offered; none
    decided ACTION     a secret decision that waits for others; none
    pieces NUMBER      what is left in stock, in World `20 wagons 38 ships`; what the
                       routes leave
    spent NUMBER       pieces on routes that are not named; none
    score POINTS       the running score; the points of the routes
    routes IDS         the routes owned; none
    buildings IDS      the cities with a station or port; none
    borrows CITY:ROUTE what the stations borrow; none

Seats count from 1. Cards are a number and a name, and the number 1 may be left out:
`3red loco`. `rest` stands for all cards, or tickets, that are nowhere else. Copies of
one ticket are told apart by a number: `bern-countries:2`.
"""

from collections.abc import Iterator
from itertools import groupby

from railwright.core import codes
from railwright.core.buildings import stations_of
from railwright.core.state import OFFER_ROOM, State
from railwright.errors import insist
from railwright.model.defaults import pieces_spent
from railwright.model.match import Match
from railwright.model.notation import format_action, format_cards
from railwright.model.table import Deal, board_line
from railwright.model.view import PHASES, Onlooker, Participant

FORMAT = "railwright position 1"


def format_position(match: Match) -> str:
    """A whole position as text, which `read_position` reads back.

    >>> from railwright import format_position, new_game
    >>> text = format_position(new_game("usa", players=2, seed=1))
    >>> text.splitlines()[:3]
    ['railwright position 1', 'game usa', 'players 2']
    """
    insist(match, Match, "a match")
    lines = [FORMAT, *_header(match.deal), *_situation(match.state), ""]
    lines += [*_table(match), ""]
    for seat in range(match.seats):
        lines += [f"seat {seat + 1}", *(f"  {line}" for line in _seat(match, seat))]
    return "\n".join(lines) + "\n"


def _header(deal: Deal) -> Iterator[str]:
    yield f"game {deal.game}"
    yield f"players {deal.players}"
    if deal.board:
        yield board_line(deal.board)
    for name, value in deal.options:
        yield f"option {name} {value}"


def _situation(state: State) -> Iterator[str]:
    if state.secret:
        yield f"secret {state.secret.hex()}"
    yield f"luck {' '.join(str(int(stream)) for stream in state.streams)}"
    yield f"phase {PHASES[state.phase]}"
    yield f"turn {int(state.player) + 1}"
    yield f"first {int(state.first) + 1}"
    if state.turns_left >= 0:
        yield f"turns-left {int(state.turns_left)}"
    if state.passes:
        yield f"passes {int(state.passes)}"


def _table(match: Match) -> Iterator[str]:
    state, words = match.state, match.words
    shown = [words.cards[card] if card >= 0 else "-" for card in state.market]
    yield f"market {' '.join(shown)}"
    for deck, name in enumerate(words.decks):
        yield from _line(f"deck {name}", _deck(match, deck))
    yield from _line("discard", format_cards(words.held(state.discard)))
    size = int(state.rules.tickets)
    top = int(state.ticket_top)
    ring = [(top + place) % size for place in range(int(state.ticket_count))]
    tickets = [words.ticket_card(state.ticket_ring[place]) for place in ring]
    yield from _line("ticket-deck", " ".join(tickets))
    if state.tunnel >= 0:
        laid = format_cards(words.held(state.laid))
        revealed = format_cards(words.held(state.revealed))
        route = words.route(state.tunnel)
        yield f"tunnel {route} laid {laid} revealed {revealed}"


def _deck(match: Match, deck: int) -> str:
    state, words = match.state, match.words
    start = int(state.rules.deck_start[deck])
    cards = [
        words.cards[state.deck[start + at]] for at in range(int(state.in_deck[deck]))
    ]
    known = int(state.known[deck])
    if not known:
        return _in_order(cards)
    return (
        f"{_in_order(cards[:-known])} | {_in_order(cards[: -known - 1 : -1])}".strip()
    )


def _in_order(cards: list[str]) -> str:
    return " ".join(f"{len([*run])}{card}" for card, run in groupby(cards))


def _seat(match: Match, seat: int) -> Iterator[str]:
    state, words = match.state, match.words
    own = Participant(state, words, seat)
    yield from _line("hand", format_cards(own.hand()))
    yield from _line("known", format_cards(words.held(match.witness.known_of(seat))))
    held = [card for card, holder in enumerate(state.holder) if holder == seat]
    yield from _line("tickets", " ".join(map(words.ticket_card, held)))
    base = seat * OFFER_ROOM
    offer = state.offer[base : base + state.in_offer[seat]]
    yield from _line("offer", " ".join(map(words.ticket_card, offer)))
    decision = own.decision()
    if decision:
        yield f"decided {format_action(decision)}"
    if state.phase not in {codes.OPENING, codes.PIECES} or not state.rules.fleet:
        yield f"pieces {_pieces(match, *_stock(state, seat))}"
        spent = pieces_spent(state, seat)
        yield from _line("spent", _pieces(match, *spent) if any(spent) else "")
    yield f"score {int(state.score[seat])}"
    owned = [words.route(at) for at, owner in enumerate(state.owner) if owner == seat]
    yield from _line("routes", " ".join(owned))
    yield from _line("buildings", " ".join(map(words.city, stations_of(state, seat))))
    if state.rules.asks_borrowing:
        onlooker = Onlooker(state, words, match.witness)
        borrowed = [f"{city}:{route}" for city, route in onlooker.borrowed(seat)]
        yield from _line("borrows", " ".join(borrowed))


def _stock(state: State, seat: int) -> tuple[int, int]:
    return int(state.stock[2 * seat]), int(state.stock[2 * seat + 1])


def _pieces(match: Match, wagons: int, ships: int) -> str:
    is_fleet = match.state.rules.most_ships
    return f"{wagons} wagons {ships} ships" if is_fleet else f"{wagons}"


def _line(keyword: str, rest: str) -> Iterator[str]:
    if rest:
        yield f"{keyword} {rest}"
