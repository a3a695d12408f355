/** A tunnel that costs nothing more: its cards are turned first, then it is claimed. */

import type { SeatView, Step } from "../net/messages";

/** A step in two if it digs and claims at once, with the view in between; else as it is. */
export function digFirst<S extends Pick<Step, "events">>(step: S, before: SeatView): S[] {
  const at = step.events.findIndex(({ type }) => type === "tunnel-tried");
  const tried = step.events[at];
  const rest = step.events.slice(at + 1);
  if (tried?.type !== "tunnel-tried" || !rest.some(({ type }) => type === "route-claimed"))
    return [step];
  const view = {
    ...before,
    phase: "tunnel",
    deciding: [tried.seat],
    tunnel: tried,
    actions: [],
    choices: [],
  };
  return [
    { ...step, events: step.events.slice(0, at + 1), view },
    { ...step, events: rest },
  ];
}
