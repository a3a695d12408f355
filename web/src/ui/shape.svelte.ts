/** The shapes of a page that have other parts, not only another look. */

class Shape {
  current = $state(false);

  constructor(query: string) {
    const media = matchMedia(query);
    this.current = media.matches;
    media.addEventListener("change", () => (this.current = media.matches));
  }
}

/** Higher than wide: what is asked comes up from below. */
export const upright = new Shape("(max-aspect-ratio: 1/1)");

/** A phone, upright or on its side: the cards lie on a sheet. */
export const phone = new Shape(
  "(max-aspect-ratio: 1/1) and (max-width: 620px), (max-height: 500px)",
);

/** Upright, or a phone on its side: there is room for few tools. */
export const small = new Shape("(max-aspect-ratio: 1/1), (max-height: 500px)");
