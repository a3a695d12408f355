/** Cards, counted by their kinds. */

import type { Cards } from "../net/messages";

export function total(cards: Cards): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

/** The same cards without kinds of which there is none. */
export function present(cards: Cards): Cards {
  return Object.fromEntries(Object.entries(cards).filter(([, count]) => count > 0));
}

/** Wild cards are dearer than others, and a payment of few cards is cheaper. */
export function price(cards: Cards): number {
  let sum = 0;
  for (const [kind, count] of Object.entries(cards)) {
    sum += count * (kind === "loco" ? 3 : kind.endsWith("-port") ? 1.3 : 1);
  }
  return sum;
}

/** The color that a kind of card shows. */
export function colorOf(kind: string): string {
  return kind.split("-")[0]!;
}
