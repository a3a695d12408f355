"""Moments that no game reaches: phases, turns, passes, markets and offers."""

from collections.abc import Iterator

from railwright.core import codes
from railwright.core.buildings import split_refusal
from railwright.core.claim import REVEALED, target_refusal
from railwright.core.market import (
    can_settle,
    choices_of_deck,
    first_gap,
    has_second_card,
    nothing_to_draw,
    wild_cards_shown,
)
from railwright.core.payment import route_refusal
from railwright.core.state import State
from railwright.core.tickets import keep_refusal, undecided
from railwright.core.turns import could_borrow
from railwright.model.contradictions import Contradiction
from railwright.model.vocabulary import Vocabulary

BEFORE = {codes.OPENING, codes.PIECES}
"""Phases before the first turn."""
AFTER = {codes.BORROWING, codes.OVER}
"""Phases after the last one."""
PHASE = ("phase", None)
MARKET = ("market", None)


def impossible_moments(state: State, words: Vocabulary) -> Iterator[Contradiction]:
    """What contradicts the course of a game, with the line where it is said."""
    yield from _wrong_phase(state)
    yield from _wrong_tunnel(state, words)
    yield from _wrong_turns_left(state)
    yield from _wrong_passes(state)
    yield from _wrong_gaps(state)
    yield from _unswept(state)
    for seat in range(int(state.rules.seats)):
        yield from _wrong_start(state, seat)
        yield from _wrong_offer(state, seat)
        yield from _wrong_choice(state, seat)
    if state.phase in BEFORE and undecided(state) < 0:
        yield PHASE, "all have decided, so this phase is over (Q-42)"


def _wrong_phase(state: State) -> Iterator[Contradiction]:
    rules = state.rules
    if state.phase == codes.SECOND_CARD and not has_second_card(state):
        yield PHASE, "there is no second card to draw, so the turn is over (C-23)"
    if state.phase == codes.SECOND_CARD and not state.in_hand[state.player]:
        seat = f"seat {state.player + 1}"
        yield PHASE, f"{seat} has drawn a card, so its hand is not empty (C-13)"
    if state.phase == codes.REFILL and (
        first_gap(state) < 0 or choices_of_deck(state) < 2
    ):
        yield PHASE, "no slot of the market waits for the choice of a deck (Q-16)"
    if state.phase == codes.BORROWING and not (
        rules.asks_borrowing and could_borrow(state, state.player)
    ):
        yield PHASE, "nobody has anything to borrow (Q-32)"
    if state.phase == codes.PIECES and not rules.fleet:
        yield PHASE, "in this game nobody chooses pieces (W-09)"


def _wrong_tunnel(state: State, words: Vocabulary) -> Iterator[Contradiction]:
    place = ("tunnel", None)
    if state.phase != codes.TUNNEL_PAYMENT:
        if state.tunnel >= 0:
            yield place, "a tunnel waits for a payment only in `phase tunnel`"
        return
    if state.tunnel < 0:
        yield PHASE, "no tunnel waits for a payment: add a line `tunnel` (C-39)"
        return
    route = words.route(state.tunnel)
    if state.rules.route_kind[state.tunnel] != codes.TUNNEL:
        yield place, f"{route} is not a tunnel (C-39)"
    elif target_refusal(state, state.tunnel):
        yield place, f"seat {state.player + 1} cannot claim {route} (C-28)"
    elif route_refusal(state.rules, state.tunnel, state.laid):
        yield place, f"the cards laid do not pay for {route} (C-39)"
    elif not state.tunnel_extra:
        yield PHASE, "the revealed cards cost nothing, so the tunnel is claimed (C-50)"
    revealed = sum(state.revealed)
    if revealed > REVEALED or (revealed < REVEALED and choices_of_deck(state)):
        yield place, f"{REVEALED} cards must be revealed, not {revealed} (C-40)"


def _wrong_turns_left(state: State) -> Iterator[Contradiction]:
    """The last turns begin when a player has few pieces (C-60, C-61)."""
    rules = state.rules
    place = ("turns-left", None)
    left = int(state.turns_left)
    if state.phase in AFTER:
        yield from _wrong_end(state)
        return
    if left < 0:
        yield from _unnoticed_end(state)
        return
    most = int(rules.last_turns * rules.seats)
    if not 1 <= left <= most:
        yield place, f"1 to {most} turns are left at the end, not {left} (C-61)"
        return
    last = (int(state.player) + left - 1) % int(rules.seats)
    pieces = int(state.pieces_left(last))
    if pieces > rules.end_at:
        turn = f"the last turn would be that of seat {last + 1}"
        yield place, f"{turn}, who has {pieces} pieces left (C-60)"


def _wrong_end(state: State) -> Iterator[Contradiction]:
    """A game ends after the last turns, or when all pass in a row (C-61, Q-38)."""
    rules = state.rules
    left = int(state.turns_left)
    if state.passes >= rules.seats:
        return
    if left > 0:
        text = f"the game is over, so no turns are left, not {left} (C-61)"
        yield ("turns-left", None), text
        return
    seats = range(int(rules.seats))
    few = [seat for seat in seats if state.pieces_left(seat) <= rules.end_at]
    # Whoever borrows is asked after the last turn, and that ends a row of passes.
    asked = rules.asks_borrowing
    may_have_passed = asked and any(could_borrow(state, seat) for seat in seats)
    if state.player in few or (asked and few) or (left < 0 and may_have_passed):
        return
    who, pieces = f"seat {state.player + 1}", int(state.pieces_left(state.player))
    ends = f"a game ends when a player has at most {int(rules.end_at)} pieces left"
    text = f"{ends}, or when all pass in a row, but {who} has {pieces}"
    yield PHASE, f"{text} (C-60, Q-38)"


def _unnoticed_end(state: State) -> Iterator[Contradiction]:
    if state.phase in BEFORE:
        return
    most = int(state.rules.last_turns * state.rules.seats)
    for seat in range(int(state.rules.seats)):
        pieces = int(state.pieces_left(seat))
        is_ending = state.phase == codes.REFILL and seat == state.player
        if pieces <= state.rules.end_at and not is_ending:
            few = f"seat {seat + 1} has {pieces} pieces left"
            text = f"{few}, so the last turns have begun: add `turns-left` 1 to {most}"
            yield ("pieces", seat), f"{text} (C-60)"


def _wrong_passes(state: State) -> Iterator[Contradiction]:
    place = ("passes", None)
    passes, seats = int(state.passes), int(state.rules.seats)
    most = seats if state.phase in AFTER else seats - 1
    if passes > most:
        text = f"after {seats} passes in a row the game is over"
        yield place, f"{text}, so at most {most}, not {passes} (Q-38)"
    elif not passes:
        return
    elif state.phase != codes.TURN and state.phase not in AFTER:
        yield place, "passes count only before a turn: any other action ends the row"
    elif not state.rules.passes_freely and not (
        nothing_to_draw(state) and state.ticket_count == 0
    ):
        yield place, "nobody passes while cards or tickets can be drawn (C-11)"


def _wrong_gaps(state: State) -> Iterator[Contradiction]:
    gap = int(first_gap(state))
    may_be = state.phase == codes.REFILL or state.phase in AFTER
    if gap >= 0 and not may_be and choices_of_deck(state):
        text = f"slot {gap + 1} of the market is empty, though a deck could fill it"
        yield MARKET, f"{text} (Q-16)"


def _unswept(state: State) -> Iterator[Contradiction]:
    """So many wild cards that the market would have been swept (C-20).

    They may stay if no sweep could help when they came (Q-12), and colored cards have
    been paid since (Q-13); or if all sweeps in a row have failed, which needs a pool so
    small that it is shuffled again and again. A row that a table has made short may
    fail in any pool.
    """
    rules = state.rules
    shown = int(wild_cards_shown(state))
    if not rules.reset_at or shown < rules.reset_at or not can_settle(state):
        return
    wilds = int(rules.kind_count[rules.wild])
    in_a_row = wilds // int(rules.reset_at)
    paid = _most_paid(state)
    pool = _pool(state)
    colored = pool - _wilds_in_pool(state)
    no_help = colored <= int(rules.face_up - rules.reset_at) + paid
    all_failed = (
        rules.most_resets <= 2 * in_a_row
        or pool <= int(rules.face_up) * (in_a_row + 2) + paid
    )
    if not no_help and not all_failed:
        yield MARKET, f"a market with {shown} wild cards is swept (C-20)"


def _pool(state: State) -> int:
    """Cards of the deck with the wild ones that lie on the table."""
    rules = state.rules
    deck = rules.kind_deck[rules.wild]
    shown = [card for card in state.market if card >= 0]
    return int(state.available(deck)) + sum(
        rules.kind_deck[card] == deck for card in shown
    )


def _wilds_in_pool(state: State) -> int:
    rules = state.rules
    deck = int(rules.kind_deck[rules.wild])
    start = int(rules.deck_start[deck])
    pile = [state.deck[start + at] for at in range(int(state.in_deck[deck]))]
    in_deck = sum(int(card) == rules.wild for card in pile)
    return int(state.discard[rules.wild] + wild_cards_shown(state)) + in_deck


def _most_paid(state: State) -> int:
    """More cards than these cannot have been paid so far."""
    rules = state.rules
    total = 0
    for route, owner in enumerate(state.owner):
        if owner == codes.NOBODY:
            continue
        swap = rules.ferry_swap if rules.route_kind[route] == codes.FERRY else 0
        each = max(int(rules.any_cards[route]), int(swap), 2)
        total += each * int(rules.lengths[route]) + REVEALED
    return total + 4 * sum(owner != codes.NOBODY for owner in state.building_at)


def _wrong_start(state: State, seat: int) -> Iterator[Contradiction]:
    """Before the first turn nothing has been played (C-06, C-07)."""
    if state.phase not in BEFORE:
        return
    rules = state.rules
    early = "before the first turn"
    dealt = sum(int(each) for each in rules.start_hand)
    if state.in_hand[seat] != dealt:
        held = int(state.in_hand[seat])
        text = f"seat {seat + 1} must have {dealt} cards {early}, not {held}"
        yield ("hand", seat), f"{text} (C-06)"
    if any(int(owner) == seat for owner in state.owner):
        yield ("routes", seat), f"nobody owns routes {early} (C-09)"
    if any(int(owner) == seat for owner in state.building_at):
        yield ("buildings", seat), f"nobody has buildings {early} (C-09)"
    held = sum(int(holder) == seat for holder in state.holder)
    most = sum(int(each) for each in rules.first_offer)
    if state.phase == codes.OPENING and held:
        yield (
            ("tickets", seat),
            f"nobody holds tickets yet, but seat {seat + 1} has {held} (C-07)",
        )
    elif state.phase == codes.PIECES and not rules.first_keep <= held <= most:
        kept = f"{int(rules.first_keep)} to {most} tickets must be kept, not {held}"
        yield ("tickets", seat), f"{kept} (C-07)"


def _wrong_offer(state: State, seat: int) -> Iterator[Contradiction]:
    rules = state.rules
    place = ("offer", seat)
    count = int(state.in_offer[seat])
    first = [int(each) for each in rules.first_offer]
    if state.phase == codes.OPENING:
        found = _by_pile(state, seat)
        if found != first:
            wanted, said = _sum(first), _sum(found)
            yield (
                place,
                f"seat {seat + 1} must be offered {wanted} tickets, not {said} (C-07)",
            )
    elif state.phase != codes.OFFER or seat != state.player:
        if count:
            text = f"seat {seat + 1} is offered no tickets in this phase"
            yield place, f"{text}, not {count} (C-52)"
    elif _by_pile(state, seat)[:-1] != [0] * (len(first) - 1):
        yield place, "these tickets are dealt only before the game (E-05)"
    elif not 1 <= count <= rules.later_offer:
        text = f"seat {seat + 1} must be offered 1 to {int(rules.later_offer)} tickets"
        yield place, f"{text}, not {count} (C-52)"
    elif count < rules.later_offer and state.ticket_count:
        text = f"{int(rules.later_offer)} tickets are drawn while the deck has enough"
        yield place, f"{text}, not {count} (C-52)"


def _by_pile(state: State, seat: int) -> list[int]:
    """How many tickets of each pile a seat chooses from."""
    start = seat * len(state.offer) // int(state.rules.seats)
    cards = [state.offer[start + at] for at in range(int(state.in_offer[seat]))]
    piles = [int(state.rules.ticket_deck[card]) for card in cards]
    return [piles.count(pile) for pile in range(len(state.rules.first_offer))]


def _sum(counts: list[int]) -> str:
    return " + ".join(map(str, counts))


def _wrong_choice(state: State, seat: int) -> Iterator[Contradiction]:
    choice = int(state.choice[seat])
    if choice < 0:
        return
    place = ("decided", seat)
    if state.phase == codes.OPENING:
        if keep_refusal(state, choice) or choice >> int(state.in_offer[seat]):
            yield place, "these tickets cannot be kept (C-07)"
    elif state.phase == codes.PIECES:
        if split_refusal(state, choice):
            yield place, "this fleet cannot be chosen (W-10)"
    else:
        yield place, "nobody decides in secret in this phase (Q-42)"
