/** The story of a game: what was taken back is told by the step that took it back. */

import type { Step } from "../net/messages";

export interface Told extends Step {
  /** What it took back. */
  taken: Step[];
}

/** The story when one more step has happened; what was taken back no longer counts. */
export function tellOn(told: readonly Told[], step: Step): Told[] {
  const { back_to } = step;
  if (back_to === null) return inserted(told, { ...step, taken: [] });
  const isTaken = (each: Step) => each.back_to === null && each.version > back_to;
  const kept = told.filter((each) => !isTaken(each));
  return [...kept, { ...step, taken: told.filter(isTaken) }];
}

/** Steps are told in their order, even if one is told again after newer ones. */
function inserted(told: readonly Told[], step: Told): Told[] {
  const at = told.findLastIndex(({ version }) => version <= step.version) + 1;
  return told.toSpliced(at, 0, step);
}

/** The whole story of some steps. */
export function tell(steps: readonly Step[]): Told[] {
  return steps.reduce<Told[]>(tellOn, []);
}
