/** Who is not heard at a table, as this browser wants it, and whom its host has let say no more. */

import type { ChatLine } from "../net/messages";

const KEY = "railwright-muted";
const KEPT = 30; // tables; the oldest are forgotten first

function remembered(): [string, string[]][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, string[]][];
  } catch {
    return []; // private windows may forbid storage
  }
}

/** What a speaker is known by: the seat, whoever is called how; a spectator by the name. */
export function speaker({ seat, name }: Pick<ChatLine, "seat" | "name">): string {
  return seat === null ? `name ${name}` : `seat ${seat}`;
}

/** What a speaker is known by whom nobody hears any more. */
export function silenced(line: Pick<ChatLine, "seat" | "name">): string {
  return `silent ${speaker(line)}`;
}

/** Whether a line was said by somebody else than the players of some seats. */
export function isOfOthers({ seat }: ChatLine, mine: readonly number[]): boolean {
  return seat === null || !mine.includes(seat);
}

export function mutedAt(table: string): ReadonlySet<string> {
  return new Set(new Map(remembered()).get(table));
}

/** Hear somebody no longer, or again; all who are muted then. */
export function toggleMuted(table: string, who: string): ReadonlySet<string> {
  const all = new Map(remembered());
  const muted = new Set(all.get(table));
  if (!muted.delete(who)) muted.add(who);
  all.delete(table);
  if (muted.size) all.set(table, [...muted]);
  try {
    localStorage.setItem(KEY, JSON.stringify([...all].slice(-KEPT)));
  } catch {
    // it holds until the page is left
  }
  return muted;
}
