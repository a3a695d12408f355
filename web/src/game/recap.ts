/** What happened while a player was away: the steps since, each with the board after it. */

import type { SeatView, Step } from "../net/messages";

export interface MissedStep extends Step {
  view: SeatView;
}

export const LONGEST = 6000; // milliseconds that all steps take together

/** The steps after a version and the view before them; nothing if only the player has moved. */
export function missedSince(
  steps: readonly Step[],
  now: SeatView,
  seen: number,
): { before: SeatView; steps: MissedStep[] } | null {
  const since = steps.filter(({ version }) => version > seen);
  if (!since.some(({ by }) => by !== now.seat)) return null;
  const views = [now];
  for (const step of since.toReversed()) views.unshift(before(views[0]!, step));
  return {
    before: views[0]!,
    steps: since.map((step, at) => ({ ...step, view: views[at + 1]! })),
  };
}

/** A view before a step: what lies on the board and the scores; nothing can be done there. */
function before(view: SeatView, { events, by }: Step): SeatView {
  const laid = new Set<string>();
  const scores = new Map(view.players.map(({ seat, score }) => [seat, score]));
  for (const event of events) {
    if (event.type === "route-claimed") {
      laid.add(event.route);
      scores.set(event.seat, scores.get(event.seat)! - event.points);
    } else if (event.type === "station-built" || event.type === "port-built") laid.add(event.city);
  }
  return {
    ...view,
    routes: without(laid, view.routes),
    buildings: without(laid, view.buildings),
    players: view.players.map((player) => ({ ...player, score: scores.get(player.seat)! })),
    phase: "turn",
    deciding: [by],
    tunnel: null,
    result: null,
    actions: [],
    choices: [],
    decided: [],
    barred: [],
  };
}

function without(laid: ReadonlySet<string>, owners: Record<string, number>) {
  return Object.fromEntries(Object.entries(owners).filter(([place]) => !laid.has(place)));
}
