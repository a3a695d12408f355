/** What tickets ask for. */

import type { BoardFacts, CountryTicketFacts, TicketFacts } from "../board";

export function isCountryTicket(ticket: TicketFacts): ticket is CountryTicketFacts {
  return "start" in ticket;
}

/** All cities that a ticket names; a country stands for its stops. */
export function citiesOf(ticket: TicketFacts, facts: BoardFacts): string[] {
  const places = isCountryTicket(ticket)
    ? [ticket.start, ...ticket.targets.map(({ to }) => to)]
    : ticket.cities;
  return places.flatMap((place) => stops(place, facts));
}

/** The cities where a place can be reached: the stops of a country, or the city itself. */
export function stops(place: string, facts: BoardFacts): string[] {
  const found = facts.cities.filter(({ country }) => country === place).map(({ id }) => id);
  return found.length ? found : [place];
}
