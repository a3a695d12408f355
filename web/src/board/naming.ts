/** What a drawing says in the language of the reader: letters on spaces, names of seas. */

import type { Words } from "./drawing";

export function nameDrawing(drawing: Element, words: Pick<Words, "letter" | "sea">): void {
  for (const mark of drawing.querySelectorAll<SVGElement>('[id^="letter-"]')) {
    const text = mark.querySelector("text")!;
    text.textContent = words.letter(mark.id.slice("letter-".length));
    text.setAttribute("font-size", text.textContent.length > 1 ? "7.5" : "10"); // two are smaller
  }
  for (const sea of drawing.querySelectorAll<SVGElement>("text.sea")) {
    sea.dataset.name ??= sea.textContent;
    sea.textContent = words.sea(sea.dataset.name);
  }
}
