/** What a drawing says in the language of the page: letters on spaces, names of seas, its title. */

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
  const titles = [...drawing.querySelectorAll<SVGElement>(".title")];
  const spoken = titles.find(
    (title) => title.getAttribute("lang") === document.documentElement.lang,
  );
  for (const title of titles)
    title.setAttribute("display", title === (spoken ?? titles[0]) ? "inline" : "none");
}
