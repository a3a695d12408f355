/** Why something cannot be done now, in words; which rule it is, the server says. */

import type { BoardFacts } from "../board";
import { has, t } from "../i18n/index.svelte";
import type { Barred, ProspectsTold, SeatView, View } from "../net/messages";

/** What the server says against drawing from a slot, a deck or the tickets. */
export function drawBar(view: SeatView, what: string): Barred | undefined {
  return view.barred.find(({ draws }) => draws.includes(what));
}

/** Why a slot, a deck or the tickets cannot be drawn from now, or nothing. */
export function whyDraw(
  view: SeatView,
  isMyTurn: boolean,
  what: string,
  facts: BoardFacts,
): string {
  if (view.phase === "over") return t("status-over");
  if (!isMyTurn) return t("why-not-your-turn");
  const bar = drawBar(view, what);
  return bar ? refused(bar.code, facts) : "";
}

/** Why a route that is not among the choices cannot be claimed now, or nothing. */
export function whyRoute(
  view: View,
  prospects: ProspectsTold | null,
  isMyTurn: boolean,
  id: string,
  facts: BoardFacts,
): string {
  if (view.phase === "over" || view.routes[id] !== undefined || view.seat === null) return "";
  const bar = prospects?.routes[id];
  if (bar) return refused(bar.code, facts);
  if (!isMyTurn) return "";
  return view.phase === "turn" ? t("why-few-cards") : t("why-finish-first");
}

/** Why the server refuses something, by its code. */
export function refused(code: string, facts?: BoardFacts): string {
  const reason = `refusal-${code}`;
  const args = { wild: facts?.wild ?? "loco", ships: facts?.game.ships ?? 0 };
  return has(reason) ? t("refused", { reason: t(reason, args) }) : t("trouble", { code });
}
