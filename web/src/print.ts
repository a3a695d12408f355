/** Paper for real tables, which the server makes as PDF. */

export const DOCUMENTS = ["score-sheet", "summary-card", "tickets", "rules"] as const;
export type PrintedDocument = (typeof DOCUMENTS)[number];

/** Where people print on Letter; everybody else has A4. */
const LETTER = new Set(["US", "CA", "MX", "PH", "CL", "CO", "VE", "GT", "CR", "PA"]);

/** The paper of the first country that a browser names. */
export function paperOf(languages: readonly string[]): "a4" | "letter" {
  const countries = languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]);
  return LETTER.has(countries.find((country) => country) ?? "") ? "letter" : "a4";
}

/** Where a document of a game is. */
export function printAddress(game: string, document: PrintedDocument, language: string): string {
  return `/api/print/${game}/${document}/${language}/${paperOf(navigator.languages)}`;
}
