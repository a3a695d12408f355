/** Where a board lies on its stage, so that nothing of it is hidden below what floats there. */

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

const MARGIN = 6; // pixels between what is on the board and the edge of the stage
const SMALLER = 0.985;
const LEAST = 0.35; // of the largest scale
const PLACES = 13; // that are tried along each side

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The largest fit at which nothing on the board lies below a taken part of the stage. */
export function fit(contentAt: (scale: number) => Box[], stage: Size, taken: readonly Box[]): Fit {
  const largest = contain(around(contentAt(1)), stage);
  for (let scale = largest; scale > largest * LEAST; scale *= SMALLER) {
    const found = place(contentAt(scale), scale, stage, taken);
    if (found) return found;
  }
  return centered(around(contentAt(largest)), largest, stage);
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

function centered(box: Box, scale: number, { width, height }: Size): Fit {
  return {
    scale,
    x: width / 2 - ((box.left + box.right) / 2) * scale,
    y: height / 2 - ((box.top + box.bottom) / 2) * scale,
  };
}

/** A place at which nothing is covered, as near to the middle as there is one. */
function place(content: Box[], scale: number, stage: Size, taken: readonly Box[]): Fit | null {
  const box = around(content);
  const middle = centered(box, scale, stage);
  const roomX = (stage.width - (box.right - box.left) * scale) / 2 - MARGIN;
  const roomY = (stage.height - (box.bottom - box.top) * scale) / 2 - MARGIN;
  if (roomX < -0.5 || roomY < -0.5) return null;
  for (const dx of shifts(roomX)) {
    for (const dy of shifts(roomY)) {
      const here = { scale, x: middle.x + dx, y: middle.y + dy };
      if (isFree(content, here, taken)) return here;
    }
  }
  return null;
}

/** Steps to both sides, the small ones first. */
function shifts(room: number): number[] {
  const steps = [...Array(PLACES).keys()].map((at) => at - (PLACES - 1) / 2);
  return steps
    .sort((a, b) => Math.abs(a) - Math.abs(b))
    .map((step) => (step / ((PLACES - 1) / 2)) * Math.max(0, room));
}

function isFree(content: Box[], { scale, x, y }: Fit, taken: readonly Box[]): boolean {
  const onBoard = taken.map((box) => ({
    left: (box.left - x) / scale,
    right: (box.right - x) / scale,
    top: (box.top - y) / scale,
    bottom: (box.bottom - y) / scale,
  }));
  return !content.some((box) => onBoard.some((other) => overlaps(box, other)));
}

/** How far what floats reaches in from each side, as bars along it. */
export function insets({ width, height }: Size, taken: readonly Box[]): Box {
  const found = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const box of taken) {
    const isBar = box.right - box.left > width * 0.6;
    const isColumn = box.bottom - box.top > height * 0.6;
    if (isBar && box.bottom < height / 2) found.top = Math.max(found.top, box.bottom);
    if (isBar && box.top > height / 2) found.bottom = Math.max(found.bottom, height - box.top);
    if (isColumn && box.right < width / 2) found.left = Math.max(found.left, box.right);
    if (isColumn && box.left > width / 2) found.right = Math.max(found.right, width - box.left);
  }
  return found;
}
