/** Entries of a companion table: small marks that several phones may make at once. */

import type { Mark } from "../net/messages";

/** What all marks together say, by what they are about; nothing where a mark was taken back. */
export type Cells = ReadonlyMap<string, string>;

/** Whether one mark holds against another about the same thing, on every phone alike. */
function isNewer(mark: Mark, other: Mark): boolean {
  return mark.clock === other.clock ? mark.id > other.id : mark.clock > other.clock;
}

/** The mark that holds of each thing, in the order in which they were made. */
function holding(marks: Iterable<Mark>): Mark[] {
  const found = new Map<string, Mark>();
  for (const mark of marks) {
    const other = found.get(mark.about);
    if (!other || isNewer(mark, other)) found.set(mark.about, mark);
  }
  return [...found.values()].sort((a, b) => (isNewer(a, b) ? 1 : -1));
}

export function cellsOf(marks: Iterable<Mark>): Cells {
  return new Map(
    holding(marks)
      .filter(({ value }) => value !== null)
      .map(({ about, value }) => [about, value!] as const),
  );
}

/** All marks of both, each once. */
export function merged(ours: readonly Mark[], theirs: readonly Mark[]): Mark[] {
  const known = new Set(ours.map(({ id }) => id));
  return [...ours, ...theirs.filter(({ id }) => !known.has(id))];
}

/** A clock that is later than all marks. */
export function nextClock(marks: readonly Mark[]): number {
  return marks.reduce((latest, { clock }) => Math.max(latest, clock), 0) + 1;
}

/** What cells of one kind say, by what comes after the kind: `route:a-b` is `a-b` of `route`. */
export function ofKind(cells: Cells, kind: string): Map<string, string> {
  const start = `${kind}:`;
  return new Map(
    [...cells]
      .filter(([about]) => about.startsWith(start))
      .map(([about, value]) => [about.slice(start.length), value]),
  );
}
