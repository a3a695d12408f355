/** What a player may have: tickets in the order in which they are likely, and routes by cities. */

import type { BoardFacts } from "../board";
import { citiesOf, isCountryTicket } from "../game/tickets";
import type { Places } from "../game/words";
import { isMeant } from "./search";
import { ticketOf, type Sheet } from "./sheet";

/** A ticket that nobody has yet, or one copy of it. */
export interface FreeTicket {
  /** Its cell in the sheet. */
  cell: string;
  ticket: string;
  name: string;
  /** Whether the routes of the player join all its cities. */
  isLikely: boolean;
}

/**
 * The cell for a player's next copy of a ticket, if one is free. Where there are several, it names
 * the player: two phones that enter two copies at the same moment must not mean the same cell.
 */
function freeCell(id: string, copies: number, sheet: Sheet, seat: number): string | undefined {
  const held = Object.keys(sheet.tickets).filter((cell) => ticketOf(cell) === id);
  if (held.length >= copies) return undefined;
  if (copies === 1) return id;
  const cells = Array.from({ length: copies }, (_, at) => `${id}#${seat}.${at + 1}`);
  return cells.find((cell) => !held.includes(cell));
}

/** The first free copy of each ticket, likely ones first, then by name. */
export function freeTickets(
  sheet: Sheet,
  facts: BoardFacts,
  places: Places,
  seat: number,
): FreeTicket[] {
  const group = groups(sheet, facts, seat);
  const free = Object.entries(facts.tickets).flatMap(([ticket, told]) => {
    const cell = freeCell(ticket, told.copies ?? 1, sheet, seat);
    if (cell === undefined) return [];
    const isLikely = isJoined(ticket, facts, group);
    return [{ cell, ticket, name: places.ticket(ticket), isLikely }];
  });
  return free.sort(
    (a, b) => Number(b.isLikely) - Number(a.isLikely) || a.name.localeCompare(b.name),
  );
}

/** Which cities the routes of a player join: each city with that which stands for its group. */
function groups(sheet: Sheet, facts: BoardFacts, seat: number): (city: string) => string {
  const next = new Map<string, string>();
  const root = (city: string): string => {
    const other = next.get(city);
    return other === undefined || other === city ? city : root(other);
  };
  for (const { id, a, b } of facts.routes)
    if (sheet.routes[id] === seat) {
      for (const city of [a, b]) if (!next.has(city)) next.set(city, city);
      next.set(root(a), root(b));
    }
  return (city) => (next.has(city) ? root(city) : `no ${city}`);
}

/** Whether a ticket may be done; this only sorts a list, the engine knows. */
function isJoined(id: string, facts: BoardFacts, group: (city: string) => string): boolean {
  const ticket = facts.tickets[id]!;
  const roots = citiesOf(ticket, facts).map(group);
  if (isCountryTicket(ticket)) return roots.slice(1).includes(roots[0]!);
  return new Set(roots).size === 1;
}

/** The names by which a place is found: those of all languages. */
function namesOf(facts: BoardFacts, id: string): string[] {
  const country = facts.cities.find((city) => city.id === id)?.country ?? id;
  const city = facts.cities.find((each) => each.id === id)?.name ?? "";
  const own = Object.values(facts.game.names ?? {}).map((names) => names[`country-${country}`]);
  return [city, ...own].filter((name) => name !== undefined);
}

/** The tickets that are meant by what was typed. */
export function foundTickets<T extends { ticket: string; name: string }>(
  tickets: readonly T[],
  typed: string,
  facts: BoardFacts,
): T[] {
  return tickets.filter(({ ticket, name }) => {
    const cities = citiesOf(facts.tickets[ticket]!, facts);
    return isMeant(typed, [name, ...cities.flatMap((city) => namesOf(facts, city))].join(" "));
  });
}

/** The routes whose ends are meant, by name. */
export function foundRoutes(typed: string, facts: BoardFacts, places: Places): string[] {
  return facts.routes
    .filter(({ a, b }) =>
      isMeant(
        typed,
        [a, b].flatMap((city) => [places.city(city), ...namesOf(facts, city)]).join(" "),
      ),
    )
    .map(({ id }) => id)
    .sort((one, other) => places.ends(one).localeCompare(places.ends(other)));
}

/** The points that a player's tickets bring, by their cells, as far as the engine has said. */
export function broughtBy(
  cells: readonly string[],
  told: readonly { ticket: string; points: number }[],
): Map<string, number> {
  const left = [...told];
  return new Map(
    cells.flatMap((cell) => {
      const at = left.findIndex(({ ticket }) => ticket === ticketOf(cell));
      return at < 0 ? [] : [[cell, left.splice(at, 1)[0]!.points] as const];
    }),
  );
}
