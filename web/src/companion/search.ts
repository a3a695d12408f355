/** Finding places by the first letters of their names, whatever marks the letters bear. */

const LETTERS: Record<string, string> = { ø: "o", ł: "l", æ: "ae", œ: "oe", ß: "ss", đ: "d" };

/** A name in small letters without marks: `København` is `kobenhavn`. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[øłæœßđ]/g, (letter) => LETTERS[letter]!)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

/** Whether each word that was typed begins a word of the name. */
export function isMeant(typed: string, name: string): boolean {
  const words = plain(name).split(/[^\p{L}\d]+/u);
  return plain(typed)
    .split(/[^\p{L}\d]+/u)
    .filter((each) => each)
    .every((each) => words.some((word) => word.startsWith(each)));
}
