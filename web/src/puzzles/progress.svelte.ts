/** What this browser remembers of puzzles: which were solved, and how many in a row. */

interface Progress {
  /** Whether each was solved at the first try, by `game/number`. */
  tried: Record<string, boolean>;
  /** How many were solved in a row, and the most there ever were. */
  row: number;
  best: number;
  /** The last day whose puzzle was solved, and how many days in a row that makes. */
  day: string;
  days: number;
  /** The last day whose puzzle was answered, rightly or not. */
  answered: string;
}

const KEY = "railwright-puzzles";
const NOTHING: Progress = { tried: {}, row: 0, best: 0, day: "", days: 0, answered: "" };
const DAY = 24 * 3600 * 1000;

function remembered(): Progress {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>) };
  } catch {
    return { ...NOTHING }; // private windows may forbid storage
  }
}

let known = $state.raw(remembered());

export function progress(): Readonly<Progress> {
  return known;
}

/** Whether a puzzle was solved at the first try; undefined before it was tried. */
export function result(game: string, number: number): boolean | undefined {
  return known.tried[`${game}/${number}`];
}

/** How many days in a row the daily puzzle was solved, as long as the row can go on today. */
export function daysInRow(today: string): number {
  return known.day === today || known.day === dayBefore(today) ? known.days : 0;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}

/** Note how a puzzle was answered; only the first answer counts, of a puzzle and of a day. */
export function note(game: string, number: number, right: boolean, daily: string | null): void {
  const before = remembered(); // another tab may have noted something
  const name = `${game}/${number}`;
  known = { ...before };
  if (daily && before.answered !== daily)
    known = { ...known, answered: daily, ...(right ? solvedOn(before, daily) : {}) };
  if (!(name in before.tried)) {
    const row = right ? before.row + 1 : 0;
    const tried = { ...before.tried, [name]: right };
    known = { ...known, tried, row, best: Math.max(before.best, row) };
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // it is remembered until the page is left
  }
}

function solvedOn(before: Progress, today: string): Pick<Progress, "day" | "days"> {
  return { day: today, days: before.day === dayBefore(today) ? before.days + 1 : 1 };
}
