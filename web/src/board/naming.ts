/** What a drawing says in the language of the page: letters on spaces, names of seas. */

import type { Words } from "./drawing";

const SPACED = 0.12; // of its size, as on the server
const SMALLEST = 0.75;

export function nameDrawing(drawing: Element, words: Pick<Words, "letter" | "sea">): void {
  for (const mark of drawing.querySelectorAll<SVGElement>('text[id^="letter-"]')) {
    mark.textContent = words.letter(mark.id.slice("letter-".length));
    const size = mark.textContent.length > 1 ? 8.6 : 11.6; // two are smaller
    mark.setAttribute("font-size", `${size}`);
    mark.setAttribute("y", `${size / 3}`);
  }
  for (const sea of drawing.querySelectorAll<SVGElement>("text.sea")) {
    sea.dataset.name ??= sea.textContent;
    sea.dataset.size ??= sea.getAttribute("font-size")!;
    sea.textContent = words.sea(sea.dataset.name);
    const size = Number(sea.dataset.size) * share(sea.dataset.name, sea.textContent);
    sea.setAttribute("font-size", `${size}`);
    sea.setAttribute("letter-spacing", `${size * SPACED}`);
  }
}

/** How much smaller a longer name is, for which the map has no more room. */
function share(name: string, said: string): number {
  return Math.max(SMALLEST, Math.min(1, name.length / said.length));
}
