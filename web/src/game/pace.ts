/** How long the eyes need for what happened, in milliseconds. */

import type { GameEvent } from "../net/messages";

/** Three cards are turned one after the other, and what they cost is read. */
export const TURNED = 2800;

const TIMES: Partial<Record<GameEvent["type"], number>> = {
  "card-taken": 550,
  "card-drawn": 550,
  "market-swept": 900,
  "tunnel-tried": TURNED,
  "tunnel-given-up": 700,
  "route-claimed": 1500,
  "station-built": 1500,
  "port-built": 1500,
  "tickets-kept": 600,
  "pieces-exchanged": 600,
};

/** Own actions are answered at once, except by a tunnel's cards; those of others can be followed. */
export function pace(events: readonly GameEvent[], isOwn: boolean): number {
  if (isOwn && events.at(-1)?.type !== "tunnel-tried") return 0;
  return Math.max(0, ...events.map(({ type }) => TIMES[type] ?? 0));
}
