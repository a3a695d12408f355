/** The moment of a rival's move: it is shown for a breath before anything else lights up. */

import type { LastMove } from "../board/state";
import type { GameEvent } from "../net/messages";
import { speed } from "../settings.svelte";
import type { Brief } from "./brief";

const STAYS = 1400; // milliseconds
const TURNED = 2800;

type Tried = Extract<GameEvent, { type: "tunnel-tried" }>;
export type Placed = Extract<GameEvent, { type: "route-claimed" | "station-built" | "port-built" }>;

export class Moment {
  /** What has just been placed by somebody else. */
  placed = $state.raw<Placed | null>(null);
  /** A tunnel that was dug through without another card: everybody sees the three. */
  tunnel = $state.raw<Tried | null>(null);
  private timer = 0;
  private digging = 0;

  happened(events: readonly GameEvent[], me: number | null): void {
    this.dig(events.find((event) => event.type === "tunnel-tried") ?? null);
    const placed = events.find(isPlaced);
    if (!placed || placed.seat === me || speed() === 0) return;
    this.placed = placed;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.end(), STAYS * speed());
  }

  private dig(tried: Tried | null): void {
    if (!tried || tried.extra > 0) return;
    this.tunnel = tried;
    clearTimeout(this.digging);
    this.digging = window.setTimeout(() => (this.tunnel = null), TURNED * (speed() || 0.5));
  }

  /** A player who is faster need not wait. */
  end(): void {
    clearTimeout(this.timer);
    clearTimeout(this.digging);
    this.placed = null;
    this.tunnel = null;
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
