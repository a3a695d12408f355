/** The moments of a game: each is shown for a breath, and nobody has to wait for its end. */

import type { LastMove, Swept } from "../board/state";
import type { GameEvent } from "../net/messages";
import { speed } from "../settings.svelte";
import type { Brief } from "./brief";
import { TURNED } from "./pace";

const STAYS = 1400; // milliseconds
const RUNS = 900;

type Tried = Extract<GameEvent, { type: "tunnel-tried" }>;
export type Placed = Extract<GameEvent, { type: "route-claimed" | "station-built" | "port-built" }>;
interface Shown {
  placed: Placed;
  tunnel: Tried;
  swept: Swept[];
}

export class Moment {
  /** What has just been placed by somebody else. */
  placed = $state.raw<Shown["placed"] | null>(null);
  /** A tunnel that was dug through without another card: everybody sees the three. */
  tunnel = $state.raw<Shown["tunnel"] | null>(null);
  /** The way of a ticket that was just completed; light runs along it. */
  swept = $state.raw<Shown["swept"] | null>(null);
  private readonly timers: Partial<Record<keyof Shown, number>> = {};

  happened(events: readonly GameEvent[], me: number | null): void {
    const placed = events.find(isPlaced);
    const tried = events.find((event) => event.type === "tunnel-tried");
    if (tried && placed) this.show("tunnel", tried, TURNED * (speed() || 0.5));
    if (placed && placed.seat !== me && speed()) this.show("placed", placed, STAYS * speed());
  }

  /** Let light run along a way. */
  sweep(way: Swept[]): void {
    if (way.length && speed()) this.show("swept", way, RUNS * speed());
  }

  private show<K extends keyof Shown>(what: K, value: Shown[K], time: number): void {
    this.hide(what);
    (this as Record<K, Shown[K] | null>)[what] = value;
    this.timers[what] = window.setTimeout(() => this.hide(what), time);
  }

  private hide(what: keyof Shown): void {
    clearTimeout(this.timers[what]);
    this[what] = null;
  }

  /** A player who is faster need not wait. */
  end(): void {
    (["placed", "tunnel", "swept"] as const).forEach((what) => this.hide(what));
  }

  /** The last thing placed on the board among some moves, and whether it is new. */
  last(moves: readonly Brief[]): LastMove | null {
    const found = moves.findLast(
      ({ route, city, seat, points, glyph }) =>
        seat !== null && (route ? points !== null : city && glyph),
    );
    if (!found) return null;
    const { seat, route, city } = found;
    const at = this.placed && ("route" in this.placed ? this.placed.route : this.placed.city);
    return { seat: seat!, route, city, isNew: at !== null && at === (route ?? city) };
  }
}

export function isPlaced(event: GameEvent): event is Placed {
  return (
    event.type === "route-claimed" || event.type === "station-built" || event.type === "port-built"
  );
}
