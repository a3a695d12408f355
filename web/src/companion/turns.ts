/** Whose turn it is at a real table, and how long everybody has thought. */

/** The clock as it was set last; it needs no ticking to be right. */
export interface TurnTimes {
  /** Whose turn it is. */
  seat: number;
  /** Since when the turn runs, in milliseconds since 1970; null while it is paused. */
  since: number | null;
  /** Milliseconds of this turn before that. */
  spent: number;
  /** Milliseconds of all earlier turns, by seats. */
  used: number[];
}

/** How a table may be timed: not, without a limit, or so many seconds for a turn. */
export const LIMITS = ["none", "open", "60", "90", "120"] as const;

/** The clock before anybody has pressed it. */
function unstarted(seats: number): TurnTimes {
  return { seat: 0, since: null, spent: 0, used: Array.from({ length: seats }, () => 0) };
}

/** A clock as text, in which one mark of a table holds all of it. */
export function written({ seat, since, spent, used }: TurnTimes): string {
  return `${seat} ${since ?? "-"} ${spent} ${used.join(",")}`;
}

/** The clock of a text, or one that nobody has pressed yet. */
export function readTurns(text: string | undefined, seats: number): TurnTimes {
  const found = /^(\d+) (-|\d+) (\d+) ([\d,]+)$/.exec(text ?? "");
  if (!found) return unstarted(seats);
  const [, seat, since, spent, used] = found as unknown as [string, ...string[]];
  const before = used!.split(",").map(Number);
  return {
    seat: Math.min(Number(seat), seats - 1),
    since: since === "-" ? null : Number(since),
    spent: Number(spent),
    used: Array.from({ length: seats }, (_, at) => before[at] ?? 0),
  };
}

/** How long this turn has taken so far. */
export function turnTime({ since, spent }: TurnTimes, now: number): number {
  return spent + (since === null ? 0 : Math.max(0, now - since));
}

/** How long a player has thought in all. */
export function timeOf(turns: TurnTimes, seat: number, now: number): number {
  const before = turns.used[seat] ?? 0;
  return turns.seat === seat ? before + turnTime(turns, now) : before;
}

/** The clock after the turn was passed on; one that is paused stays so. */
export function passed(turns: TurnTimes, now: number): TurnTimes {
  const used = turns.used.map((_, seat) => timeOf(turns, seat, now));
  const seat = (turns.seat + 1) % used.length;
  return { seat, since: turns.since === null ? null : now, spent: 0, used };
}

/** The clock after somebody has paused it, or let it run on. */
export function paused(turns: TurnTimes, now: number): TurnTimes {
  const since = turns.since === null ? now : null;
  return { ...turns, since, spent: turnTime(turns, now) };
}

/** Minutes and seconds, as clocks at tables show them: `1:05`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(Math.abs(milliseconds) / 1000);
  const rest = `${seconds % 60}`.padStart(2, "0");
  return `${milliseconds < 0 ? "\u2212" : ""}${Math.floor(seconds / 60)}:${rest}`;
}
