/** Where a flag, a pin or a label beside a route covers least. */

import type { Slot } from "./facts";
import { overlaps, type Box, type Size } from "./fitting";
import type { Point } from "./geometry";

/** Something on the board, and how much it would hurt to cover it. */
export interface Obstacle {
  box: Box;
  weight: number;
}

export interface Wanted {
  slots: readonly Slot[];
  /** In pixels of the board, as everything here. */
  size: Size;
  /** From the middle of the route's spaces to where the flag begins. */
  gap: number;
  /** How much farther away it may be. */
  steps: readonly number[];
  /** What is seen of the board. */
  view: Box;
}

const JUMP = 120; // between spaces on both sides of the board's edge
const OUTSIDE = 20;

/** The best place for the middle of a flag; `cost` tells how good it is. */
export function findPlace(
  wanted: Wanted,
  obstacles: readonly Obstacle[],
): (Point & { cost: number }) | null {
  let best: (Point & { cost: number }) | null = null;
  for (const { at, far } of places(wanted)) {
    const box = boxAt(at, wanted.size);
    const cost = far + covered(box, obstacles) + (isInside(box, wanted.view) ? 0 : OUTSIDE);
    if (best === null || cost < best.cost) best = { ...at, cost };
  }
  return best;
}

export function boxAt({ x, y }: Point, { width, height }: Size): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** Along the route, on both sides, at some distances. */
function* places({ slots, size, gap, steps }: Wanted): Generator<{ at: Point; far: number }> {
  const last = 2 * slots.length - 2;
  for (let at = 0; at <= last; at++) {
    const [x1, y1, angle] = slots[Math.floor(at / 2)]!;
    const [x2, y2] = slots[Math.ceil(at / 2)]!;
    if (Math.hypot(x1 - x2, y1 - y2) > JUMP) continue;
    for (const side of [-90, 90]) {
      const turn = ((angle + side) * Math.PI) / 180;
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
      const half = (Math.abs(dx) * size.width + Math.abs(dy) * size.height) / 2;
      for (const [nth, step] of steps.entries()) {
        const away = gap + half + step;
        const where = { x: (x1 + x2) / 2 + dx * away, y: (y1 + y2) / 2 + dy * away };
        yield { at: where, far: nth * 0.7 + Math.abs(at - last / 2) * 0.15 };
      }
    }
  }
}

function covered(box: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, each) => sum + (overlaps(box, each.box) ? each.weight : 0), 0);
}

function isInside(box: Box, view: Box): boolean {
  return (
    box.left >= view.left &&
    box.right <= view.right &&
    box.top >= view.top &&
    box.bottom <= view.bottom
  );
}
