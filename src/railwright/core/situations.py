"""The search for the longest trail: situations on a frontier instead of trails (C-65).

A trail may repeat cities but no route, so its routes are a connected part of the
network in which at most two cities have an odd number of them; and every such part is
a trail. Following trails explodes where a network has many loops. This search sweeps
over the network instead, takes or loses one route after the other, and keeps for each
*situation* only the least loss that leads to it. A situation is all that the rest of
the network needs to know of the past: for each city on the frontier whether its taken
routes are odd in number and with which other cities they connect it, and how many
cities behind the frontier are ends of the trail.

The loss allowed starts low and grows until a trail appears. A dense network loses
little, so that nearly all its situations are dropped at once; a sparse one has few.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from railwright.core.frontier import ALL_SLOTS, BIT, FAR, SLOTS, SweepPlan
from railwright.core.network import NOWHERE, Component

# A situation is one number. Its lowest bits are the parities of the slots; then come
# four bits for each slot, the label of its component: 0 if nothing is taken there,
# else one more than the component's lowest slot; the ends are counted at the top.
LABEL_AT: Final = vec[i64]([i64(SLOTS + 4 * slot) for slot in range(SLOTS)])
LABEL_ONE: Final = vec[i64]([i64(1 << (SLOTS + 4 * slot)) for slot in range(SLOTS)])
ALL_LABELS: Final = ((1 << (4 * SLOTS)) - 1) << SLOTS
ENDS_AT: Final = 5 * SLOTS
ONE_END: Final = 1 << ENDS_AT
BITS_SET: Final = vec[i64]([i64(bits.bit_count()) for bits in range(1 << SLOTS)])

DEAD: Final = -1
CLOSED: Final = -2
EMPTY_TABLE: Final = vec[i64]([i64(NOWHERE) for _ in range(256)])


@final
class Search:
    """The situations after each step of a plan, each with its least loss."""

    def __init__(self, network: Component) -> None:
        self.network = network
        self.plan = SweepPlan(network)
        self._start(0)

    def least_loss(self, allowed: i64, most: i64) -> i64:
        """The fewest spaces that a trail leaves out; some larger number if over most.

        The loss allowed at first must not exceed the answer.
        """
        while True:
            self._start(min(allowed, most))
            self._sweep()
            if self.best <= most or allowed >= most:
                return self.best
            # Half as much again: fewer rounds pay for a last round that is too wide.
            allowed = max(self.beyond, allowed + allowed // 2)

    def taken(self) -> list[int]:
        """The routes of the best trail found, by the network's own numbers."""
        taken: list[int] = []
        state = self.best_state
        step = self.best_step - 1
        while step >= 0:
            origin = self.origins[state]
            if origin & 1:
                taken.append(int(self.plan.routes[step]))
            state = origin >> 1
            step -= 1
        return taken

    def _start(self, allowed: i64) -> None:
        """Begin a round: nothing decided, nothing found."""
        self.allowed: i64 = allowed
        self.beyond: i64 = FAR  # the least loss estimated above the allowed one
        self.best: i64 = FAR
        self.best_state: i64 = NOWHERE
        self.best_step: i64 = NOWHERE
        self.keys: vec[i64] = vec[i64]([i64(0)])
        self.losses: vec[i64] = vec[i64]([i64(0)])
        self.origins: vec[i64] = vec[i64]([i64(0)])  # twice the state, 1 if taken
        self.layer: i64 = 0  # where the situations after this step begin
        # Where a situation is noted. Entries below the layer are stale and count as
        # empty, so that the table need not be cleared after each step.
        self.table: vec[i64] = EMPTY_TABLE[:]

    def _sweep(self) -> None:
        """Take every step in every situation that is left."""
        routes = self.plan.routes
        for step in range(i64(len(routes))):
            first = self.layer
            self.layer = len(self.keys)
            if self.layer == first:
                return
            if routes[step] == NOWHERE:
                self._leave(step, first, self.layer)
            else:
                self._decide(step, first, self.layer)

    def _decide(self, step: i64, first: i64, end: i64) -> None:
        """Take a route and lose it, in each situation from first to end."""
        a = self.plan.a[step]
        b = self.plan.b[step]
        length = self.network.lengths[self.plan.routes[step]]
        width = self.plan.width
        for state in range(first, end):
            key = self.keys[state]
            loss = self.losses[state]
            self._note(step, after_taking(key, a, b, width), loss, 2 * state + 1)
            self._note(step, key, loss + length, 2 * state)

    def _leave(self, step: i64, first: i64, end: i64) -> None:
        """Let a city leave its slot, in each situation from first to end."""
        slot = self.plan.a[step]
        width = self.plan.width
        for state in range(first, end):
            key = after_leaving(self.keys[state], slot, width)
            if key >= 0:
                self._note(step, key, self.losses[state], 2 * state)
            elif key == CLOSED:
                self._close(step, state, self.losses[state] + self.plan.rest[step])

    def _close(self, step: i64, state: i64, loss: i64) -> None:
        """Compare a complete trail with the best."""
        if loss > self.allowed:
            self.beyond = min(self.beyond, loss)
        elif loss < self.best:
            self.best = loss
            self.best_state = state
            self.best_step = step

    def _estimate(self, step: i64, key: i64, loss: i64) -> i64:
        """The least loss of a trail out of this situation: two ends may stay odd."""
        plan = self.plan
        odd = BITS_SET[(key ^ plan.odd_slots[step]) & ALL_SLOTS]
        odd += plan.odd_ahead[step] + (key >> ENDS_AT)
        return loss + (odd // 2 - 1) * plan.cheapest[step] if odd > 2 else loss

    def _note(self, step: i64, key: i64, loss: i64, origin: i64) -> None:
        """Keep a situation unless it is hopeless or known with no greater loss."""
        estimate = self._estimate(step, key, loss)
        if estimate > self.allowed:
            self.beyond = min(self.beyond, estimate)
            return
        if estimate >= self.best:
            return
        place = find(self.table, self.keys, key, self.layer)
        known = self.table[place]
        if known < self.layer:
            self._add(place, key, loss, origin)
        elif loss < self.losses[known]:
            self.losses[known] = loss
            self.origins[known] = origin

    def _add(self, place: i64, key: i64, loss: i64, origin: i64) -> None:
        """Keep a new situation at its place in the table."""
        self.table[place] = len(self.keys)
        self.keys = append(self.keys, key)
        self.losses = append(self.losses, loss)
        self.origins = append(self.origins, origin)
        if 2 * (len(self.keys) - self.layer) > len(self.table):
            self._double_table()

    def _double_table(self) -> None:
        """Note the situations of this layer again in a table of twice the size."""
        self.table = vec[i64]([i64(NOWHERE) for _ in range(2 * len(self.table))])
        for state in range(self.layer, i64(len(self.keys))):
            key = self.keys[state]
            self.table[find(self.table, self.keys, key, self.layer)] = state


def find(table: vec[i64], keys: vec[i64], key: i64, layer: i64) -> i64:
    """The place of a situation in a table, or the empty place where it belongs."""
    mask: i64 = len(table) - 1
    # No product reaches 62 bits, so that both builds find the same place.
    mixed = (key & 0x7FFFFFFF) * 0x2545F491 + (key >> 31) * 0x19660D05
    place = (mixed >> 20) & mask
    while table[place] >= layer and keys[table[place]] != key:
        place = (place + 1) & mask
    return place


def after_taking(key: i64, a: i64, b: i64, width: i64) -> i64:
    """The situation after a route between two slots is taken."""
    key ^= BIT[a]
    key ^= BIT[b]
    if not (key >> LABEL_AT[a]) & 15:
        key += (a + 1) * LABEL_ONE[a]
    if not (key >> LABEL_AT[b]) & 15:
        key += (b + 1) * LABEL_ONE[b]
    label = (key >> LABEL_AT[a]) & 15
    other = (key >> LABEL_AT[b]) & 15
    if label < other:
        return relabel(key, other, label, width)
    if label > other:
        return relabel(key, label, other, width)
    return key


def relabel(key: i64, old: i64, new: i64, width: i64) -> i64:
    """The situation with another label for all slots of a component."""
    for slot in range(width):
        if (key >> LABEL_AT[slot]) & 15 == old:
            key += (new - old) * LABEL_ONE[slot]
    return key


def after_leaving(key: i64, slot: i64, width: i64) -> i64:
    """The situation after a city leaves its slot, or DEAD, or CLOSED.

    It is closed if nothing taken is left on the frontier: the trail is complete. It is
    dead if the trail has three ends, or is cut off from other routes taken.
    """
    if key & BIT[slot]:
        key += ONE_END - BIT[slot]
        if key >> ENDS_AT > 2:
            return DEAD
    label = (key >> LABEL_AT[slot]) & 15
    key -= label * LABEL_ONE[slot]
    if label != slot + 1:  # nothing was taken here, or a lower slot bears the label
        return key
    for other in range(slot + 1, width):
        if (key >> LABEL_AT[other]) & 15 == label:
            return relabel(key, label, other + 1, width)
    return DEAD if key & ALL_LABELS else CLOSED
