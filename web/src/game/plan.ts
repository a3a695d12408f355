/** What planned routes still need. */

import type { BoardFacts, CardFacts, RouteFacts } from "../board";
import type { Cards } from "../net/messages";
import { isShip, isWild, type Pack } from "./cards";

/** How many cards a hand lacks for routes, if its wild cards go where they may and are needed. */
export function missingCards(
  routes: readonly RouteFacts[],
  hand: Cards,
  facts: Pack & Pick<BoardFacts, "game">,
): number {
  const left = { ...hand };
  const anyColor = ({ color }: RouteFacts) => Number(color === "gray");
  const lacking = { wild: 0, colored: 0 }; // what wild cards could be, and what they cannot
  for (const route of [...routes].sort((a, b) => anyColor(a) - anyColor(b))) {
    const takesWild = facts.game.wild_on.includes(route.kind);
    lacking[takesWild ? "wild" : "colored"] += lay(route, left, facts) + (route.locomotives ?? 0);
  }
  const wilds = Object.keys(hand).filter((kind) => isWild(facts.cards[kind]!));
  const held = wilds.reduce((sum, kind) => sum + hand[kind]!, 0);
  return lacking.colored + Math.max(0, lacking.wild - held);
}

/** Take cards of colors for a route out of a hand, and say how many of them are lacking. */
function lay(route: RouteFacts, hand: Cards, pack: Pack): number {
  let lacking = route.length - (route.locomotives ?? 0) + (route.pair_spaces ?? 0);
  for (const kind of payers(route, hand, pack)) {
    const spaces = spacesOf(pack.cards[kind]!);
    const used = Math.min(hand[kind]!, Math.ceil(Math.max(0, lacking) / spaces));
    hand[kind]! -= used;
    lacking -= used * spaces;
  }
  return Math.max(0, lacking);
}

/** The kinds of cards in a hand that pay for a route; where any color does, the richest one. */
function payers(route: RouteFacts, hand: Cards, pack: Pack): string[] {
  const face = (kind: string) => pack.cards[kind]!;
  const fitting = Object.keys(hand).filter(
    (kind) => !isWild(face(kind)) && isShip(face(kind)) === (route.kind === "sea"),
  );
  const ofColor = (color: string | undefined) =>
    fitting.filter((kind) => face(kind).color === color);
  if (route.color !== "gray") return ofColor(route.color);
  const spaces = (kinds: string[]) =>
    kinds.reduce((sum, kind) => sum + hand[kind]! * spacesOf(face(kind)), 0);
  return fitting
    .map((kind) => ofColor(face(kind).color))
    .reduce((best, each) => (spaces(each) > spaces(best) ? each : best), []);
}

function spacesOf({ kind }: CardFacts): number {
  return kind === "double-ship" ? 2 : 1;
}
