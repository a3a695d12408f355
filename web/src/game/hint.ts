/** A hint in words: what to do, and why. */

import { list, t } from "../i18n/index.svelte";
import type { Cards, SeatView, Suggested } from "../net/messages";
import { listed } from "./choices";
import { cardName, cardsText, type Places } from "./words";

/** What the searcher would do. */
export function advice(hint: Suggested, view: SeatView, places: Places): string {
  return `${deed(hint.action, view, places)} ${reason(hint, places)}`;
}

/** What an action of a view does. */
export function deed(action: string, view: SeatView, places: Places): string {
  const say = (name: string, args: Record<string, string | number> = {}) =>
    t(`action-${name}`, args);
  const paid = (cards: Cards) => cardsText(cards, places.facts);
  const found = listed(view, action);
  if (!found) return say("pass");
  const [choice, n] = found;
  switch (choice.type) {
    case "claim-route":
      return say("claim", { route: places.ends(choice.route), cards: paid(choice.cards[n]!) });
    case "build-station":
      return say("station", { city: places.city(choice.city) });
    case "build-port":
      return say("port", { city: places.city(choice.city) });
    case "draw-up":
      return say("up", {
        card: cardName(view.market[choice.slot[n]! - 1] ?? "", places.facts),
      });
    case "draw-blind":
      return say("blind", { deck: places.facts.decks[choice.deck ?? ""] ?? "only" });
    case "keep-tickets":
      return say("keep", {
        n: choice.kept[n]!.length,
        tickets: list(choice.kept[n]!.map((at) => places.ticket(view.offer[at - 1]!))),
      });
    case "choose-pieces":
      return say("pieces", { wagons: choice.wagons, ships: choice.ships });
    case "exchange-pieces":
      return say(`exchange-${choice.given}`, { n: choice.count[n]! });
    case "pay-extra":
      return say("pay", { cards: paid(choice.cards[n]!) });
    case "fill-slot":
      return say("refill", { deck: places.facts.decks[choice.deck] ?? "" });
    case "borrow-routes":
      return say("borrow", {
        n: Object.keys(choice.routes).length,
        routes: list(Object.values(choice.routes).map((id) => places.ends(id))),
      });
    case "draw-tickets":
      return say("tickets");
    case "give-up":
      return say("give-up");
    default:
      return say("pass");
  }
}

function reason(hint: Suggested, places: Places): string {
  const { reason, route, tickets, spaces, sea, pieces } = hint;
  const { game, wild } = places.facts;
  return t(`hint-why-${reason}`, {
    route: route ? places.ends(route) : "",
    tickets: list(tickets.map((id) => places.ticket(id))),
    n: tickets.length,
    wild,
    ships: game.ships,
    spaces,
    sea,
    pieces,
  });
}
