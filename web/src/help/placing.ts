/** Where a bubble stands beside what it is about. */

interface Size {
  width: number;
  height: number;
}
type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

const GAP = 8;
/** Whatever is as wide has no other things of its sort to its left. */
const LINE = 120;

/**
 * Left of a line at the right edge of a page, else above, else below; all on the page.
 *
 * Above what is asked if it is on a `sheet`, whose heading stays in sight.
 */
export function placeBeside(
  box: Box,
  { width, height }: Size,
  page: { clientWidth: number; clientHeight: number },
  sheet: Box = box,
): { left: number; top: number } {
  const isAtEdge = box.right > page.clientWidth - 3 * GAP && box.right - box.left > LINE;
  const isBeside = isAtEdge && box.left >= width + 2 * GAP;
  const left = isBeside ? box.left - width - GAP : box.left;
  const above = sheet.top - height - GAP;
  const top = isBeside ? box.top : above >= GAP ? above : box.bottom + GAP;
  return {
    left: between(left, page.clientWidth - width - GAP),
    top: between(top, page.clientHeight - height - GAP),
  };
}

function between(at: number, most: number): number {
  return Math.max(GAP, Math.min(at, most));
}
