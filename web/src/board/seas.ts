/** The names of seas and countries on the ground: whole or not drawn at all. */

import { isWithin, overlaps, type Box } from "./fitting";
import { boxAt } from "./flags";

const PLACED = /translate\(([-\d.]+) ([-\d.]+)\)(?: rotate\(([-\d.]+)\))?/;
const HIGH = 0.8; // of its size: how high the letters of a name are

export class Seas {
  private readonly names: SVGTextElement[];
  /** Where their letters are, in pixels of the board, as soon as somebody asks. */
  private boxes: Box[][] | null = null;

  constructor(ground: SVGElement) {
    this.names = [...ground.querySelectorAll<SVGTextElement>("#ground text")];
  }

  /** They are other words, or drawn in another typeface. */
  renew(): void {
    this.boxes = null;
  }

  /** Leave those out that something hides, or that are cut off at the edge of what is seen. */
  clear(hidden: readonly Box[], seen: Box): void {
    this.boxes ??= this.names.map(boxesOf);
    for (const [at, name] of this.names.entries()) {
      const isCut = this.boxes[at]!.some(
        (box) => !isWithin(box, seen) || hidden.some((each) => overlaps(box, each)),
      );
      name.classList.toggle("cut", isCut);
    }
  }
}

/** The boxes of about a letter each, along the line of a name. */
function boxesOf(name: SVGTextElement): Box[] {
  const [, x, y, angle = 0] = (PLACED.exec(name.getAttribute("transform") ?? "") ?? []).map(Number);
  if (x === undefined || y === undefined) return [];
  const size = Number(name.getAttribute("font-size")) * HIGH;
  const reach = Math.max(0, name.getComputedTextLength() - size) / 2;
  const steps = Math.ceil((2 * reach) / size);
  const turn = ((angle || 0) * Math.PI) / 180;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const away = steps ? reach * ((2 * step) / steps - 1) : 0;
    const at = { x: x + Math.cos(turn) * away, y: y + Math.sin(turn) * away };
    return boxAt(at, { width: size, height: size });
  });
}
