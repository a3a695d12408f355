/** The way of a completed ticket over a player's own routes. */

import type { BoardFacts } from "../board";
import type { Swept } from "../board/state";
import { citiesOf } from "./tickets";

/** A shortest way from the first city of a ticket to each other that it reaches, in order. */
export function wayOf(ticket: string, facts: BoardFacts, owned: ReadonlySet<string>): Swept[] {
  const [first, ...others] = citiesOf(facts.tickets[ticket]!, facts);
  const found: Swept[] = [];
  let from = first!;
  for (const to of others) {
    const way = between(from, to, facts, owned);
    if (way.length) from = to;
    found.push(...way.filter(({ route }) => !found.some((each) => each.route === route)));
  }
  return found;
}

function between(a: string, b: string, facts: BoardFacts, owned: ReadonlySet<string>): Swept[] {
  const routes = facts.routes.filter(({ id }) => owned.has(id));
  const ways = new Map<string, Swept[]>([[a, []]]);
  const open = [a];
  for (let city = open.shift(); city !== undefined && city !== b; city = open.shift()) {
    for (const route of routes) {
      if (route.a !== city && route.b !== city) continue;
      const isBack = route.b === city;
      const next = isBack ? route.a : route.b;
      if (ways.has(next)) continue;
      ways.set(next, [...ways.get(city)!, { route: route.id, isBack }]);
      open.push(next);
    }
  }
  return ways.get(b) ?? [];
}
