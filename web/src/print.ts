/** Paper for real tables, which the server makes as PDF. */

/** What is printed of every board. */
export const DOCUMENTS = ["score-sheet", "summary-card", "tickets", "rules"];

/** Where people print on Letter; everybody else has A4. */
const LETTER = new Set(["US", "CA", "MX", "PH", "CL", "CO", "VE", "GT", "CR", "PA"]);

/** The paper of the first country that a browser names. */
export function paperOf(languages: readonly string[]): "a4" | "letter" {
  const countries = languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]);
  return LETTER.has(countries.find((country) => country) ?? "") ? "letter" : "a4";
}

/** Where the documents of a game are. */
export function paperOfGame(game: string): string {
  return `/api/print/${game}`;
}

/** Where those of the map at a table are. */
export function paperOfTable(table: string): string {
  return `/api/tables/${table}/print`;
}

/** The address of a document, in a language and on the reader's paper. */
export function printAddress(place: string, document: string, language: string): string {
  return `${place}/${document}/${language}/${paperOf(navigator.languages)}`;
}
