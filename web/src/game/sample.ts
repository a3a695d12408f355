/** A position to look at: what players could have built for the best tickets of a board. */

import type { BoardFacts, CityTicketFacts, RouteFacts } from "../board";
import { piecesOf } from "./pieces";
import { shortestWay } from "./shortest";
import { isCountryTicket } from "./tickets";

const TICKETS = 3; // that a player builds for
const SHARE = 0.7; // of a player's pieces that are laid at most

/** The routes of so many players, in the order in which they were laid, with their seats. */
export function samplePosition(facts: BoardFacts, seats: number): Map<string, number> {
  const owners = new Map<string, number>();
  const pieces = piecesOf(facts.game) * SHARE;
  const left = Array.from({ length: seats }, () => pieces);
  for (const [at, [from, to]] of bestTickets(facts, seats * TICKETS).entries()) {
    const seat = at % seats;
    const way = missing(facts, owners, seat, from, to);
    const cost = way.reduce((sum, { length }) => sum + length, 0);
    if (cost > left[seat]!) continue;
    left[seat]! -= cost;
    for (const { id } of way) owners.set(id, seat);
  }
  return owners;
}

/** The first and the last city of the tickets that bring most. */
function bestTickets({ tickets }: BoardFacts, number: number): [string, string][] {
  return Object.values(tickets)
    .filter((ticket): ticket is CityTicketFacts => !isCountryTicket(ticket))
    .sort((one, two) => two.points - one.points)
    .slice(0, number)
    .map(({ cities }) => [cities[0]!, cities.at(-1)!]);
}

/** The free routes that a player still needs between two cities; none if there is no way. */
function missing(
  facts: BoardFacts,
  owners: ReadonlyMap<string, number>,
  seat: number,
  from: string,
  to: string,
): RouteFacts[] {
  const open = facts.routes.filter(({ id, twin }) =>
    [id, twin ?? id].every((each) => (owners.get(each) ?? seat) === seat),
  );
  const cost = ({ id, length }: RouteFacts) => (owners.has(id) ? 0 : length);
  const way = shortestWay([from], [to], open, cost).map(({ route }) => route);
  return way.filter(({ id }) => !owners.has(id));
}
