/** How cards look: a color, a letter, a pattern, and what is drawn on them. */

import type { CardFacts, CardKind } from "../board";
import { letter } from "../game/words";
import { ART, PATTERNS } from "./card_art";

/** The letter of a card's color; wild cards have a star. */
export function letterOf({ color }: CardFacts): string {
  return color ? letter(color) : "★";
}

export const COLORS = Object.keys(PATTERNS);

/** What lies with its back up: a deck of cards by what they show, or the tickets. */
export type Backed = "wagon" | "ship" | "tickets";

/** What is drawn on each kind of card. */
export const PICTURES = {
  train: ART.wagon,
  wagon: ART.wagon,
  ship: ART.ship,
  "double-ship": ART.ship,
  wild: ART.locomotive,
} as const satisfies Record<CardKind, string>;
