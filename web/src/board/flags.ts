/** Where a flag, a pin or a label beside a route covers least. */

import type { Slot } from "./facts";
import { overlaps, type Box, type Obstacle, type Size } from "./fitting";
import type { Point } from "./geometry";

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
const FARTHER = 0.3; // times the square of the steps: a long line asks for looking along it
const OUTSIDE = 20;
const SQUARE = 14; // as high as a space
const LINE = 1 / 3; // of a flag's height: how wide its line is, with its rim
const CROSSES = 2; // a line through something else seems to mean that
const STRIDE = 12; // screen pixels between two places of a label that are tried
const ASTRAY = 0.07; // for every screen pixel between a label and what it is about
const OFF = 0.1; // times that, from its middle to what it is best near to

/** The best place for the middle of a flag; `cost` tells how good it is. */
export function findPlace(
  wanted: Wanted,
  obstacles: readonly Obstacle[],
): (Point & { cost: number }) | null {
  const near = withinReach(wanted, obstacles);
  let best: (Point & { cost: number }) | null = null;
  for (const { at, foot, far } of places(wanted)) {
    const box = boxAt(at, wanted.size);
    const most = best?.cost ?? Infinity;
    let cost = far + (isInside(box, wanted.view) ? 0 : OUTSIDE);
    // What it covers need not be known of a place that is worse without that.
    if (cost < most) cost += covered([box], near);
    if (cost < most) cost += covered(between(foot, at, wanted.size.height * LINE), near) * CROSSES;
    if (cost < most) best = { ...at, cost };
  }
  return best;
}

export interface Labeled {
  /** What it is about. */
  own: readonly Box[];
  /** What it is best near to. */
  to: Point;
  /** In pixels of the board, as everything here. */
  size: Size;
  /** As wide as a pixel of the screen. */
  pixel: number;
  /** Where it may be. */
  view: Box;
}

/** The best place in sight for the middle of a label that no line ties to what it is about. */
export function findLabel(label: Labeled, obstacles: readonly Obstacle[]): Point {
  const { own, to, size, pixel, view } = label;
  const { width, height } = size;
  const xs = strides(view.left + width / 2, view.right - width / 2, STRIDE * pixel);
  const ys = strides(view.top + height / 2, view.bottom - height / 2, STRIDE * pixel);
  const weights = weightsAt(xs, ys, size, obstacles);
  let best = { at: { x: xs[0]!, y: ys[0]! }, cost: Infinity };
  for (const [column, x] of xs.entries()) {
    for (const [row, y] of ys.entries()) {
      const weight = weights[column * ys.length + row]!;
      if (weight >= best.cost) continue; // however near it is
      const box = boxAt({ x, y }, size);
      const beside = Math.min(...own.map((each) => distance(box, each)));
      const off = Math.hypot(x - to.x, y - to.y) * OFF;
      const cost = ((beside + off) / pixel) * ASTRAY + weight;
      if (cost < best.cost) best = { at: { x, y }, cost };
    }
  }
  return best.at;
}

/** What labels of a size cover, one beside the other: column by column. */
function weightsAt(
  xs: readonly number[],
  ys: readonly number[],
  { width, height }: Size,
  obstacles: readonly Obstacle[],
): Float64Array {
  const found = new Float64Array(xs.length * ys.length);
  for (const { box, weight } of obstacles) {
    const [left, right] = span(xs, box.left - width / 2, box.right + width / 2);
    const [top, bottom] = span(ys, box.top - height / 2, box.bottom + height / 2);
    for (let column = left; column < right; column++) {
      for (let row = top; row < bottom; row++) found[column * ys.length + row]! += weight;
    }
  }
  return found;
}

/** Where those begin and end, of values from the least to the most, that lie between two others. */
function span(values: readonly number[], above: number, below: number): [number, number] {
  let from = 0;
  while (from < values.length && values[from]! <= above) from++;
  let to = from;
  while (to < values.length && values[to]! < below) to++;
  return [from, to];
}

/** From the least to the most, both of them as well, even where there is no room between. */
function strides(one: number, other: number, stride: number): number[] {
  const [least, most] = [Math.min(one, other), Math.max(one, other)];
  const steps = Math.max(1, Math.ceil((most - least) / stride));
  return Array.from({ length: steps + 1 }, (_, n) => least + ((most - least) * n) / steps);
}

function distance(a: Box, b: Box): number {
  const x = Math.max(0, a.left - b.right, b.left - a.right);
  const y = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(x, y);
}

export function boxAt({ x, y }: Point, { width, height }: Size): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** A space or a piece, which is longer than high, as a row of boxes of some size. */
export function boxesOf([x, y, angle, length]: Slot, size = SQUARE): Box[] {
  const turn = (angle * Math.PI) / 180;
  const reach = Math.max(0, length - SQUARE) / 2;
  return [-1, 0, 1].map((side) => {
    const away = side * reach;
    const at = { x: x + Math.cos(turn) * away, y: y + Math.sin(turn) * away };
    return boxAt(at, { width: size, height: size });
  });
}

interface Place {
  at: Point;
  /** Where the line from the flag to its route ends. */
  foot: Point;
  far: number;
}

/** Along the route, on both sides, at some distances. */
function* places({ slots, size, gap, steps }: Wanted): Generator<Place> {
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
        const from = (far: number) => ({
          x: (x1 + x2) / 2 + dx * far,
          y: (y1 + y2) / 2 + dy * far,
        });
        const far = nth ** 2 * FARTHER + Math.abs(at - last / 2) * 0.15;
        yield { at: from(away), foot: from(gap), far };
      }
    }
  }
}

/** What a flag of a route could cover at all; the others need not be looked at. */
function withinReach(wanted: Wanted, obstacles: readonly Obstacle[]): Obstacle[] {
  const { slots, size, gap, steps } = wanted;
  const reach = 2 * (gap + Math.max(size.width, size.height) + Math.max(...steps));
  const boxes = slots.map(([x, y]) => boxAt({ x, y }, { width: reach, height: reach }));
  return obstacles.filter((each) => boxes.some((box) => overlaps(box, each.box)));
}

/** Boxes along the line from a flag to its route. */
function between(foot: Point, at: Point, wide: number): Box[] {
  const steps = Math.ceil(Math.hypot(at.x - foot.x, at.y - foot.y) / (SQUARE / 2));
  return Array.from({ length: steps }, (_, n) => {
    const share = n / steps;
    const point = { x: foot.x + (at.x - foot.x) * share, y: foot.y + (at.y - foot.y) * share };
    return boxAt(point, { width: wide, height: wide });
  });
}

function covered(boxes: readonly Box[], obstacles: readonly Obstacle[]): number {
  const isCovered = (each: Obstacle) => boxes.some((box) => overlaps(box, each.box));
  return obstacles.reduce((sum, each) => sum + (isCovered(each) ? each.weight : 0), 0);
}

function isInside(box: Box, view: Box): boolean {
  return (
    box.left >= view.left &&
    box.right <= view.right &&
    box.top >= view.top &&
    box.bottom <= view.bottom
  );
}
