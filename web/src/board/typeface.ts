/** How wide words are in the typeface that the page really draws. */

const SIZE = 100; // pixels: large enough that nothing is rounded
const USUALLY = 0.56; // the width of most letters, as a share of their size
/** The width of those that are narrower or wider in the page's own typeface. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ ijlI.,'íìł]/, 0.28],
  [/[-frt]/, 0.37],
  [/[acesvxyzåäáéè]/, 0.5],
  [/[mwMWæÆ]/, 0.82],
  [/\p{Lu}/u, 0.62],
  [/[\u1100-\uffff]/, 1],
];
let pen: CanvasRenderingContext2D | null = null;

/**
 * The width of a word as a share of its size.
 *
 * Until the page's own typeface is there, another one is drawn, which may be wider.
 */
export function measure(word: string, weight: number, slant: "normal" | "italic"): number {
  if (typeof CanvasRenderingContext2D === "undefined") return guess(word);
  pen ??= document.createElement("canvas").getContext("2d")!;
  const family = getComputedStyle(document.documentElement).getPropertyValue("--sans");
  pen.font = `${slant} ${weight} ${SIZE}px ${family || "sans-serif"}`;
  return pen.measureText(word).width / SIZE;
}

/** The same by the letters, where nothing is drawn. */
function guess(word: string): number {
  const letter = (each: string) => WIDTHS.find(([some]) => some.test(each))?.[1] ?? USUALLY;
  return Array.from(word).reduce((sum, each) => sum + letter(each), 0);
}

/** Call back whenever other typefaces have come, until it is ended. */
export function onTypeface(changed: () => void): () => void {
  const { fonts } = document as Partial<Document>;
  fonts?.addEventListener("loadingdone", changed);
  return () => fonts?.removeEventListener("loadingdone", changed);
}
