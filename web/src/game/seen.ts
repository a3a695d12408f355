/** How far this browser has shown each game to the player of each seat. */

const KEY = "railwright-seen";
const KEPT = 60; // seats; the ones not looked at for longest are forgotten first

function remembered(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
  } catch {
    return []; // private windows may forbid storage
  }
}

/** The version that was shown last, or null if none was. */
export function lastSeen(table: string, seat: number): number | null {
  return new Map(remembered()).get(`${table}/${seat}`) ?? null;
}

export function noteSeen(table: string, seat: number, version: number): void {
  const seen = new Map(remembered());
  if (seen.get(`${table}/${seat}`) === version) return;
  seen.delete(`${table}/${seat}`);
  seen.set(`${table}/${seat}`, version);
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen].slice(-KEPT)));
  } catch {
    // nothing is remembered, which is all that is lost
  }
}
