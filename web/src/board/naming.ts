/** What a drawing says in the language of the page: letters on spaces, names of seas. */

import type { Words } from "./drawing";

export function nameDrawing(drawing: Element, words: Pick<Words, "letter" | "sea">): void {
  for (const mark of drawing.querySelectorAll<SVGElement>('text[id^="letter-"]')) {
    mark.textContent = words.letter(mark.id.slice("letter-".length));
    mark.setAttribute("font-size", mark.textContent.length > 1 ? "7.5" : "9.8"); // two are smaller
  }
  for (const sea of drawing.querySelectorAll<SVGElement>("text.sea")) {
    sea.dataset.name ??= sea.textContent;
    sea.textContent = words.sea(sea.dataset.name);
  }
}
