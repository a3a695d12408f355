/** Views that are told in parts: what has changed is put in, and a digest proves the whole. */

import type { Happened, SeatView, TableShown, ViewChanges } from "../net/messages";

const POLYNOMIAL = 0xedb88320;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let check = byte;
  for (let bit = 0; bit < 8; bit += 1) check = (check >>> 1) ^ (check & 1 ? POLYNOMIAL : 0);
  return check;
});
const encoder = new TextEncoder();

/** A view after changes. */
export function fold(view: SeatView, { routes, buildings, players, ...fields }: ViewChanges) {
  return {
    ...view,
    ...fields,
    routes: routes ? { ...view.routes, ...routes } : view.routes,
    buildings: buildings ? { ...view.buildings, ...buildings } : view.buildings,
    players: players
      ? view.players.map((player, seat) => ({ ...player, ...players[seat] }))
      : view.players,
  };
}

/** The sum of the CRC-32 of all lines of a view, in 32 bits. */
export function digest(view: SeatView): number {
  let sum = 0;
  for (const [name, value] of lines(view)) {
    sum = (sum + crc32(`${name}:${JSON.stringify(value)}`)) >>> 0;
  }
  return sum;
}

function* lines(view: SeatView): Generator<[string, unknown]> {
  for (const [name, value] of Object.entries(view)) {
    if (name === "players") {
      for (const [seat, player] of view.players.entries())
        for (const [field, each] of Object.entries(player))
          yield [`${name}.${seat}.${field}`, each];
    } else if (name === "routes" || name === "buildings") {
      for (const [place, owner] of Object.entries(view[name])) yield [`${name}.${place}`, owner];
    } else yield [name, value];
  }
}

function crc32(text: string): number {
  let check = 0xffffffff;
  for (const byte of encoder.encode(text)) check = (check >>> 8) ^ TABLE[(check ^ byte) & 255]!;
  return ~check >>> 0;
}

/** The views of one table as they were told last, by their seats. */
export class ToldViews {
  private views = new Map<number | null, SeatView>();

  show({ views }: TableShown): void {
    this.views = new Map(views.map((view) => [view.seat, view]));
  }

  /** The view after a step; null if it does not fit, so that all has to be told anew. */
  take({ seat, view, changes, digest: expected }: Happened): SeatView | null {
    const before = this.views.get(seat);
    const after = view ?? (before && changes ? fold(before, changes) : null);
    if (!after || digest(after) !== expected) return null;
    this.views.set(seat, after);
    return after;
  }
}
