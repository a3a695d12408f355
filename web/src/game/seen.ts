/** How far this browser has shown each game to the player of each seat, and its chat to anybody. */

const KEY = "railwright-seen";
const KEPT = 60; // of those; the ones not looked at for longest are forgotten first

function remembered(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
  } catch {
    return []; // private windows may forbid storage
  }
}

type Shown = number | "chat";

/** The version, or the line of the chat, that was shown last, or null if none was. */
export function lastSeen(table: string, shown: Shown): number | null {
  return new Map(remembered()).get(`${table}/${shown}`) ?? null;
}

export function noteSeen(table: string, shown: Shown, last: number): void {
  const seen = new Map(remembered());
  if (seen.get(`${table}/${shown}`) === last) return;
  seen.delete(`${table}/${shown}`);
  seen.set(`${table}/${shown}`, last);
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen].slice(-KEPT)));
  } catch {
    // nothing is remembered, which is all that is lost
  }
}
