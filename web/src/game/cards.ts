/** Cards, counted by their kinds, and what the facts of a board say of them. */

import type { BoardFacts, CardFacts } from "../board";
import type { Cards } from "../net/messages";

/** What is known of the cards of a board. */
export type Pack = Pick<BoardFacts, "cards" | "decks" | "wild">;

export function total(cards: Cards): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

/** The same cards without kinds of which there is none. */
export function present(cards: Cards): Cards {
  return Object.fromEntries(Object.entries(cards).filter(([, count]) => count > 0));
}

/** The kinds among some cards as hands are held: wild ones first, then as the board lists them. */
export function kindsOf(cards: Cards, pack: Pack): string[] {
  const order = Object.keys(pack.cards);
  const rank = (kind: string) => (isWild(pack.cards[kind]!) ? -1 : order.indexOf(kind));
  return Object.keys(present(cards)).sort((a, b) => rank(a) - rank(b));
}

export function isWild({ kind }: CardFacts): boolean {
  return kind === "wild";
}

export function isShip({ kind }: CardFacts): boolean {
  return kind === "ship" || kind === "double-ship";
}

/** What a payment costs: few cards are cheap; wild ones, double ships and ports are dear. */
function price(cards: Cards, pack: Pack): number {
  const costs = Object.entries(cards).map(([kind, count]) => count * worth(pack.cards[kind]!));
  return costs.reduce((sum, cost) => sum + cost, 0);
}

/** Ways to pay, cheap ones first. */
export function cheapFirst<T extends { cards: Cards }>(ways: readonly T[], pack: Pack): T[] {
  return [...ways].sort((a, b) => price(a.cards, pack) - price(b.cards, pack));
}

function worth({ kind, port }: CardFacts): number {
  if (kind === "wild") return 3;
  if (kind === "double-ship") return 1.5;
  return port ? 1.3 : 1;
}
