/** The way of a completed ticket over a player's own routes. */

import type { BoardFacts, CountryTicketFacts } from "../board";
import type { Swept } from "../board/state";
import { shortestWay, type Step } from "./shortest";
import { isCountryTicket, stops } from "./tickets";

/** The routes of a ticket, in the order in which light runs along them. */
export function wayOf(ticket: string, facts: BoardFacts, owned: ReadonlySet<string>): Swept[] {
  const routes = facts.routes.filter(({ id }) => owned.has(id));
  const between = (from: string, to: string) =>
    shortestWay(stops(from, facts), stops(to, facts), routes, ({ length }) => length);
  const asked = facts.tickets[ticket]!;
  const way = isCountryTicket(asked)
    ? toBestCountry(asked, between)
    : throughAll(asked.cities, between);
  return way.map(({ route, isBack }) => ({ route: route.id, isBack }));
}

type Between = (from: string, to: string) => Step[];

/** From the start of a ticket to the country that brings most of those it reaches. */
function toBestCountry({ start, targets }: CountryTicketFacts, between: Between): Step[] {
  const best = [...targets].sort((one, two) => two.points - one.points);
  return best.map(({ to }) => between(start, to)).find(({ length }) => length) ?? [];
}

/** From the first city to each other that is reached, in order, each route once. */
function throughAll([first, ...others]: readonly string[], between: Between): Step[] {
  const found: Step[] = [];
  let from = first!;
  for (const to of others) {
    const way = between(from, to);
    if (way.length) from = to;
    found.push(...way.filter(({ route }) => !found.some((each) => each.route === route)));
  }
  return found;
}
