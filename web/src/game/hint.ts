/** A hint in words: what to do, and why. */

import { list, t } from "../i18n/index.svelte";
import type { Suggested, View } from "../net/messages";
import { choicesOf } from "./actions";
import { cardName, cardsText, wildOf, type Places } from "./words";

/** What the planner would do. */
export function advice(hint: Suggested, view: View, places: Places): string {
  return [deed(hint, view, places), reason(hint, places)].filter((each) => each).join(" ");
}

function deed(hint: Suggested, view: View, places: Places): string {
  const say = (name: string, args: Record<string, string | number> = {}) =>
    t(`action-${name}`, args);
  const does = choicesOf([hint.action]);
  for (const [route, [cards]] of does.claims)
    return say("claim", {
      route: places.ends(route),
      cards: cardsText(cards!, places.facts.cards),
    });
  for (const city of does.stations.keys()) return say("station", { city: places.city(city) });
  for (const city of does.ports.keys()) return say("port", { city: places.city(city) });
  for (const slot of does.up.keys())
    return say("up", { card: cardName(view.market[slot - 1] ?? "", places.facts.cards) });
  for (const deck of does.blind) return say("blind", { deck: deck ?? "only" });
  for (const kept of does.keep)
    return say("keep", {
      n: kept.length,
      tickets: list(kept.map((at) => places.ticket(view.offer[at - 1]!))),
    });
  for (const { wagons, ships } of does.pieces) return say("pieces", { wagons, ships });
  for (const n of does.exchange.wagons) return say("exchange-wagons", { n });
  for (const n of does.exchange.ships) return say("exchange-ships", { n });
  for (const cards of does.pay) return say("pay", { cards: cardsText(cards, places.facts.cards) });
  for (const deck of does.refill) return say("refill", { deck });
  for (const routes of does.borrow)
    return say("borrow", {
      n: Object.keys(routes).length,
      routes: list(Object.values(routes).map((id) => places.ends(id))),
    });
  if (does.tickets) return say("tickets");
  return say(does.giveUp ? "give-up" : "pass");
}

function reason({ reason, route, tickets }: Suggested, places: Places): string {
  if (reason === "plan") return "";
  return t(`hint-why-${reason}`, {
    route: route ? places.ends(route) : "",
    tickets: list(tickets.map((id) => places.ticket(id))),
    n: tickets.length,
    wild: wildOf(places.facts.cards),
  });
}
