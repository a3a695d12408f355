/** Why something cannot be done now, in words. */

import type { BoardFacts } from "../board";
import { t } from "../i18n/index.svelte";
import type { View } from "../net/messages";

export function whyTickets(view: View): string {
  return view.phase === "turn" ? t("why-no-tickets") : t("why-finish-first");
}

/** Why a card cannot be taken, or nothing. */
export function whyCard(view: View, facts: BoardFacts, isMyTurn: boolean, card: string | null): string {
  if (view.phase === "over") return t("status-over");
  if (!isMyTurn) return t("why-not-your-turn");
  if (view.phase === "second-card" && card === "loco" && facts.game.wild_ends_draw) return t("why-second-wild");
  if (view.phase !== "turn" && view.phase !== "second-card") return t("why-finish-first");
  return "";
}

/** Why a route cannot be claimed now, or nothing. */
export function whyRoute(view: View, facts: BoardFacts, isMyTurn: boolean, closed: ReadonlySet<string>, id: string): string {
  if (view.phase === "over" || view.routes[id] !== undefined || view.seat === null) return "";
  const least = facts.game.both_tracks_from;
  if (closed.has(id)) return view.players.length < least ? t("why-closed-few", { n: least - 1 }) : t("why-closed-own");
  const route = facts.routes.find((each) => each.id === id)!;
  const me = view.players[view.seat]!;
  const pieces = route.kind === "sea" ? me.ships : me.wagons;
  if (pieces < route.length) return t("why-few-pieces", { n: pieces });
  if (!isMyTurn) return "";
  return view.phase === "turn" ? t("why-few-cards") : t("why-finish-first");
}

/** The reason of a refusal by its code. */
export function whyRefused(code: string, message: string): string {
  const key = `refusal-${code}`;
  const found = t(key);
  return found === key ? message : found;
}
