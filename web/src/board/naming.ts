/** What a drawing says in the language of the page: letters on spaces, names of seas. */

import type { Words } from "./drawing";

export function nameDrawing(drawing: Element, words: Pick<Words, "letter" | "sea">): void {
  for (const mark of drawing.querySelectorAll<SVGElement>('text[id^="letter-"]')) {
    mark.textContent = words.letter(mark.id.slice("letter-".length));
    const size = mark.textContent.length > 1 ? 8.6 : 11.6; // two are smaller
    mark.setAttribute("font-size", `${size}`);
    mark.setAttribute("y", `${size / 3}`);
  }
  for (const sea of drawing.querySelectorAll<SVGElement>("text.sea")) {
    sea.dataset.name ??= sea.textContent;
    sea.textContent = words.sea(sea.dataset.name);
  }
}
