/** How far tickets are from done, by what is built and what is still free. */

import type { BoardFacts, CityTicket, Route, Ticket } from "../board";

export interface Outlook {
  isDone: boolean;
  /** Spaces to build, or null if there is no way any more. */
  missing: number | null;
  /** The free routes of a shortest way. */
  way: string[];
  /** The points that it brings by now, or would bring. */
  points: number;
}

interface Way {
  spaces: number;
  routes: string[];
}

export function isCountryTicket(ticket: Ticket): ticket is Extract<Ticket, { start: string }> {
  return "start" in ticket;
}

/** All cities that a ticket names; a country stands for its stops. */
export function citiesOf(ticket: Ticket, facts: BoardFacts): string[] {
  const places = isCountryTicket(ticket)
    ? [ticket.start, ...ticket.targets.map(({ to }) => to)]
    : ticket.cities;
  return places.flatMap((place) => stops(place, facts));
}

function stops(place: string, facts: BoardFacts): string[] {
  const found = facts.cities.filter(({ country }) => country === place).map(({ id }) => id);
  return found.length ? found : [place];
}

/** A view of the board as one seat can use it. */
export class Network {
  private readonly links = new Map<string, { to: string; route: Route; spaces: number }[]>();

  constructor(
    private readonly facts: BoardFacts,
    owners: Record<string, number>,
    seat: number,
    closed: ReadonlySet<string>,
    borrowed: readonly string[] = [],
  ) {
    const lent = new Set(borrowed);
    for (const route of facts.routes) {
      const owner = owners[route.id];
      const isMine = owner === seat || lent.has(route.id);
      if (!isMine && (owner !== undefined || closed.has(route.id))) continue;
      const spaces = isMine ? 0 : route.length;
      this.link(route.a, { to: route.b, route, spaces });
      this.link(route.b, { to: route.a, route, spaces });
    }
  }

  private link(from: string, link: { to: string; route: Route; spaces: number }): void {
    const known = this.links.get(from);
    if (known) known.push(link);
    else this.links.set(from, [link]);
  }

  /** The way with the fewest spaces to build between two groups of cities. */
  way(from: readonly string[], to: readonly string[]): Way | null {
    const goal = new Set(to);
    const best = new Map<string, Way>(from.map((city) => [city, { spaces: 0, routes: [] }]));
    const open = new Set(from);
    while (open.size) {
      let here = "";
      for (const city of open) {
        if (!here || best.get(city)!.spaces < best.get(here)!.spaces) here = city;
      }
      open.delete(here);
      const reached = best.get(here)!;
      if (goal.has(here)) return reached;
      for (const { to: next, route, spaces } of this.links.get(here) ?? []) {
        const sum = reached.spaces + spaces;
        if (sum >= (best.get(next)?.spaces ?? Infinity)) continue;
        best.set(next, { spaces: sum, routes: spaces ? [...reached.routes, route.id] : reached.routes });
        open.add(next);
      }
    }
    return null;
  }

  outlook(ticket: Ticket): Outlook {
    return isCountryTicket(ticket) ? this.countries(ticket) : this.cities(ticket);
  }

  private cities(ticket: CityTicket): Outlook {
    const routes: string[] = [];
    let missing: number | null = 0;
    for (let at = 1; at < ticket.cities.length; at++) {
      const way = this.way([ticket.cities[at - 1]!], [ticket.cities[at]!]);
      if (!way) missing = null;
      else if (missing !== null) {
        missing += way.spaces;
        routes.push(...way.routes);
      }
    }
    return { isDone: missing === 0, missing, way: routes, points: ticket.points };
  }

  private countries(ticket: Extract<Ticket, { start: string }>): Outlook {
    const from = stops(ticket.start, this.facts);
    let nearest: Outlook = { isDone: false, missing: null, way: [], points: 0 };
    let done: Outlook | null = null;
    for (const { to, points } of ticket.targets) {
      const way = this.way(from, stops(to, this.facts));
      if (!way) continue;
      const found = { isDone: way.spaces === 0, missing: way.spaces, way: way.routes, points };
      if (found.isDone && points > (done?.points ?? 0)) done = found;
      if (nearest.missing === null || way.spaces < nearest.missing) nearest = found;
    }
    return done ?? nearest;
  }
}

/** Tracks that nobody can claim any more, or not this seat. */
export function closedRoutes(facts: BoardFacts, owners: Record<string, number>, players: number, seat: number | null): Set<string> {
  const closed = new Set<string>();
  for (const { id, twin } of facts.routes) {
    if (owners[id] !== undefined || !twin || owners[twin] === undefined) continue;
    if (players < facts.game.both_tracks_from || owners[twin] === seat) closed.add(id);
  }
  return closed;
}
