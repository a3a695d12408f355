/** What can be looked up in a finished game. */

import type { Replay } from "../net/messages";

/** The scores on the track after each step, by seat; the final totals stand at the end. */
export function scoreCurve(replay: Replay): number[][] {
  const rows = [replay.start, ...replay.steps.map(({ view }) => view)].map((view) =>
    view.players.map(({ score }) => Math.max(0, score)),
  );
  const totals = replay.result?.players.map(({ total }) => Math.max(0, total));
  return totals ? [...rows, totals] : rows;
}

/** The step of each claim, by its route. */
export function claimSteps(replay: Replay): Map<string, { at: number; seat: number }> {
  const found = new Map<string, { at: number; seat: number }>();
  replay.steps.forEach(({ events }, n) => {
    for (const event of events) {
      if (event.type === "route-claimed") found.set(event.route, { at: n + 1, seat: event.seat });
    }
  });
  return found;
}
