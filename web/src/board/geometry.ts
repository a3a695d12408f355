/** Which route or city lies at a place of the board, and which lies next in a direction. */

import type { BoardFacts, CityFacts, RouteFacts, Slot } from "./facts";
import type { Box } from "./fitting";

export interface Point {
  x: number;
  y: number;
}

/** The ends of a space's middle line. */
function ends([x, y, angle, length]: Slot): [Point, Point] {
  const half = length / 2;
  const turn = (angle * Math.PI) / 180;
  const dx = Math.cos(turn) * half;
  const dy = Math.sin(turn) * half;
  return [
    { x: x - dx, y: y - dy },
    { x: x + dx, y: y + dy },
  ];
}

/** The box around a space, on which a piece may stand. */
export function boxOfSlot(slot: Slot, { slot_height }: { slot_height: number }): Box {
  const [a, b] = ends(slot);
  const wide = (slot_height * 2) / 3 + 3;
  return {
    left: Math.min(a.x, b.x) - wide,
    right: Math.max(a.x, b.x) + wide,
    top: Math.min(a.y, b.y) - wide,
    bottom: Math.max(a.y, b.y) + wide,
  };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** How far a point lies from the middle line of a space. */
export function distanceToSlot(point: Point, slot: Slot): number {
  const [a, b] = ends(slot);
  const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / square;
  const share = Math.min(1, Math.max(0, along));
  return distance(point, { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) });
}

/** The route nearest to a point, if its spaces come within reach. */
export function routeAt(facts: BoardFacts, point: Point, reach: number): RouteFacts | null {
  let best: RouteFacts | null = null;
  let least = reach;
  for (const route of facts.routes) {
    for (const slot of route.slots) {
      const far = distanceToSlot(point, slot);
      if (far < least) [best, least] = [route, far];
    }
  }
  return best;
}

/** The city nearest to a point, if it lies within reach. */
export function cityAt(facts: BoardFacts, point: Point, reach: number): CityFacts | null {
  let best: CityFacts | null = null;
  let least = reach;
  for (const city of facts.cities) {
    const far = distance(point, city);
    if (far < least) [best, least] = [city, far];
  }
  return best;
}

/** The middle of a route, where its name is shown and where the keys find it. */
export function middle(route: RouteFacts): Point {
  const slots = route.slots;
  const [x, y] = slots[Math.floor((slots.length - 1) / 2)]!;
  const [u, v] = slots[Math.ceil((slots.length - 1) / 2)]!;
  return route.wraps ? { x, y } : { x: (x + u) / 2, y: (y + v) / 2 };
}

/** Whether the shortest way past all of some places leaves a round board at one side and comes back at the other. */
export function isNearerRound(places: readonly Point[], width: number): boolean {
  const along = places.map(({ x }) => x).sort((one, other) => one - other);
  const inside = along.slice(1).map((x, at) => x - along[at]!);
  return Math.max(...inside) > width - (along.at(-1)! - along[0]!);
}

/** A line through the spaces of a route; one over the board's edge has two parts. */
export function track(route: RouteFacts): string {
  let path = "";
  let last: Point | null = null;
  for (const slot of route.slots) {
    const [a, b] = ends(slot);
    const isTurned: boolean = last !== null && distance(last, b) < distance(last, a);
    const [near, far]: [Point, Point] = isTurned ? [b, a] : [a, b];
    const breaks = last !== null && distance(last, near) > 200;
    path += `${last === null || breaks ? "M" : "L"}${fixed(near)}L${fixed(far)}`;
    last = far;
  }
  return path;
}

function fixed({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The place next to another in the direction of an arrow key, or null. */
export function nextInDirection<T extends Point>(
  from: Point,
  places: Iterable<T>,
  key: string,
): T | null {
  const to = DIRECTIONS[key];
  if (!to) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const place of places) {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const along = dx * to.x + dy * to.y;
    const across = Math.abs(dx * to.y - dy * to.x);
    if (along < 1 || across > 2.2 * along) continue;
    const cost = along + 1.6 * across;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
