/** Where a board lies on its stage, so that nothing of it is hidden below what floats there. */

import type { Point } from "./geometry";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A scale in screen pixels for a pixel of the board, and where the board's corner lies. */
export interface Fit {
  scale: number;
  x: number;
  y: number;
}

/** A fit, and how much lies below something that should not. */
export interface Placed {
  fit: Fit;
  costs: number;
}

/** Something on the board, and how much it would hurt to cover it. */
export interface Obstacle {
  box: Box;
  weight: number;
}

/** What is on a board at a scale, in pixels of the board. */
export type Content = (scale: number) => Box[];

/** What of it something that floats should not cover. */
export type Weighed = (scale: number) => Obstacle[];

const SIDES = ["top", "bottom", "left", "right"] as const;
type Side = (typeof SIDES)[number];
const MARGIN = 4; // pixels between what is on the board and the edge of the stage
const SMALLER = 0.985;
const FINER = 2; // times that the last step is halved
const LEAST = 0.35; // of the largest scale
const STRIDE = 6; // pixels between two places that are tried along a side
const PLACES = 20; // that are tried at most, to each side of the middle
const LITTLE = 0.2; // of a side: what covers less of it leaves room beside

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function around(boxes: readonly Box[]): Box {
  const found = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { left, top, right, bottom } of boxes) {
    found.left = Math.min(found.left, left);
    found.top = Math.min(found.top, top);
    found.right = Math.max(found.right, right);
    found.bottom = Math.max(found.bottom, bottom);
  }
  return found;
}

export function centerOf({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The largest fit at which nothing on the board lies below a taken part of the stage. */
export function fit(contentAt: Content, stage: Size, taken: readonly Box[]): Fit {
  const largest = contain(around(contentAt(1)), stage);
  const found = fitBetween(contentAt, stage, taken, [largest * LEAST, largest]);
  return found?.fit ?? centered(around(contentAt(largest)), largest, freeOf(stage, []));
}

/**
 * The same between two scales, or nothing; `bound` keeps a fit to what a view allows.
 *
 * Of what shall be `uncovered`, wherever else it is, the least lies below something that floats;
 * what is below a sheet along a whole side is no more seen than what is beyond the stage.
 */
export function fitBetween(
  contentAt: Content,
  stage: Size,
  taken: readonly Box[],
  [least, most]: readonly [number, number],
  bound: (fit: Fit) => Fit = (same) => same,
  uncovered: Weighed = () => [],
): Placed | null {
  const sheets = taken.filter((box) => isSheet(box, stage));
  const floating = taken.filter((box) => !sheets.some((sheet) => isWithin(box, sheet)));
  const at = (scale: number) => {
    const others = uncovered(scale);
    const cost = (fit: Fit, enough: number) => weighCovered(others, fit, floating, enough);
    return place(contentAt(scale), scale, stage, taken, bound, cost);
  };
  let best: Placed | null = null;
  for (let scale = most; ; scale = Math.max(least, scale * SMALLER)) {
    const found = at(scale);
    if (found && found.costs < (best?.costs ?? Infinity)) best = found;
    if (best?.costs === 0 && scale < most) return refine(best, scale / SMALLER, at);
    if (best?.costs === 0 || scale <= least) return best;
  }
}

/** A fit that was found, or a larger one up to a scale that was too large. */
function refine(found: Placed, tooLarge: number, at: (scale: number) => Placed | null): Placed {
  let best = found;
  for (let step = 0; step < FINER; step += 1) {
    const scale = (best.fit.scale + tooLarge) / 2;
    const larger = at(scale);
    if (larger?.costs === 0) best = larger;
    else tooLarge = scale;
  }
  return best;
}

function contain(box: Box, { width, height }: Size): number {
  return Math.max(
    0.05,
    Math.min(
      (width - 2 * MARGIN) / (box.right - box.left),
      (height - 2 * MARGIN) / (box.bottom - box.top),
    ),
  );
}

function centered(box: Box, scale: number, { left, top, right, bottom }: Box): Fit {
  return {
    scale,
    x: (left + right) / 2 - ((box.left + box.right) / 2) * scale,
    y: (top + bottom) / 2 - ((box.top + box.bottom) / 2) * scale,
  };
}

/** What is left of a stage between all that floats along its sides. */
export function freeOf(stage: Size, taken: readonly Box[]): Box {
  const { left, top, right, bottom } = insets(stage, taken);
  return { left, top, right: stage.width - right, bottom: stage.height - bottom };
}

/** A place at which nothing is covered; among the cheapest, the one nearest to the middle. */
function place(
  content: Box[],
  scale: number,
  stage: Size,
  taken: readonly Box[],
  bound: (fit: Fit) => Fit,
  cost: (fit: Fit, enough: number) => number,
): Placed | null {
  const box = around(content);
  const roomX = (stage.width - (box.right - box.left) * scale) / 2 - MARGIN;
  const roomY = (stage.height - (box.bottom - box.top) * scale) / 2 - MARGIN;
  if (roomX < -0.5 || roomY < -0.5) return null;
  const { x, y } = centered(box, scale, freeOf(stage, taken));
  const middle = centered(box, scale, freeOf(stage, []));
  let best: Placed | null = null;
  const tried = new Set<string>();
  for (const dx of shifts(roomX + Math.abs(x - middle.x))) {
    for (const dy of shifts(roomY + Math.abs(y - middle.y))) {
      const here = bound({ scale, x: x + dx, y: y + dy });
      const name = `${here.x} ${here.y}`; // bounds bring many to the same place
      if (tried.has(name)) continue;
      tried.add(name);
      if (!isInside(box, here, stage) || !isFree(content, here, taken)) continue;
      const least = best?.costs ?? Infinity;
      const costs = cost(here, least);
      if (costs < least) best = { fit: here, costs };
      if (costs === 0) return best;
    }
  }
  return best;
}

/** Whether all of something lies on the stage, and none of it below something that floats. */
export function isSeen(content: Box[], at: Fit, stage: Size, taken: readonly Box[]): boolean {
  return isInside(around(content), at, stage) && isFree(content, at, taken);
}

/** Whether something lies along all of a side of the stage. */
function isSheet({ left, top, right, bottom }: Box, { width, height }: Size): boolean {
  const isWide = left <= 0 && right >= width;
  const isHigh = top <= 0 && bottom >= height;
  return (isWide && (top <= 0 || bottom >= height)) || (isHigh && (left <= 0 || right >= width));
}

export function isWithin(box: Box, { left, top, right, bottom }: Box): boolean {
  return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
}

function isInside(box: Box, { scale, x, y }: Fit, { width, height }: Size): boolean {
  return (
    box.left * scale + x >= MARGIN - 1 &&
    box.top * scale + y >= MARGIN - 1 &&
    box.right * scale + x <= width - MARGIN + 1 &&
    box.bottom * scale + y <= height - MARGIN + 1
  );
}

/** Steps to both sides, the small ones first. */
function shifts(room: number): number[] {
  const places = Math.max(1, Math.min(PLACES, Math.ceil(room / STRIDE)));
  const stride = Math.max(0, room) / places;
  return [0, ...[...Array(places).keys()].flatMap((at) => [-(at + 1) * stride, (at + 1) * stride])];
}

function isFree(content: Box[], at: Fit, taken: readonly Box[]): boolean {
  const over = onBoard(taken, at);
  return !content.some((box) => over.some((other) => overlaps(box, other)));
}

/** What lies below something that floats; no more is counted than is bad enough. */
function weighCovered(
  obstacles: readonly Obstacle[],
  at: Fit,
  taken: readonly Box[],
  enough: number,
): number {
  const over = onBoard(taken, at);
  let sum = 0;
  for (const { box, weight } of obstacles) {
    if (over.some((other) => overlaps(box, other))) sum += weight;
    if (sum >= enough) break;
  }
  return sum;
}

/** Where on a board lies what floats on the stage. */
export function onBoard(taken: readonly Box[], { scale, x, y }: Fit): Box[] {
  return taken.map((box) => ({
    left: (box.left - x) / scale,
    right: (box.right - x) / scale,
    top: (box.top - y) / scale,
    bottom: (box.bottom - y) / scale,
  }));
}

/**
 * How far what floats reaches in from the sides, each from where it reaches in least.
 *
 * What covers little of its side, such as a button in a corner, leaves the board in the middle.
 */
export function insets({ width, height }: Size, taken: readonly Box[]): Box {
  const found = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const box of taken) {
    const reach = {
      left: box.right,
      top: box.bottom,
      right: width - box.left,
      bottom: height - box.top,
    };
    const isUpright = (side: Side) => side === "left" || side === "right";
    const share = (side: Side) => reach[side] / (isUpright(side) ? width : height);
    const side = SIDES.reduce((a, b) => (share(b) < share(a) ? b : a));
    const covered = isUpright(side)
      ? (box.bottom - box.top) / height
      : (box.right - box.left) / width;
    if (covered >= LITTLE) found[side] = Math.max(found[side], reach[side]);
  }
  return found;
}
