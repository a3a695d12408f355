/** Pieces of a board that show what a part of its rules is about. */

import type { BoardFacts, RouteFacts } from "../board";
import { isShip, isWild } from "../game/cards";
import type { Cards } from "../net/messages";

type Fits = (route: RouteFacts, facts: BoardFacts) => boolean;

const isAbroad: Fits = ({ a, b }, { cities }) =>
  cities.some(({ id, country }) => country && (id === a || id === b));
const PICTURES: Record<string, Fits> = {
  claim: ({ kind, color, length, twin }) =>
    kind === "rail" && color !== "gray" && length === 3 && !twin,
  // Wherever wild cards are allowed at all, they are in tunnels.
  "wild-pay": ({ kind, color, twin }, { routes }) =>
    kind === (routes.some((each) => each.kind === "tunnel") ? "tunnel" : "rail") &&
    color !== "gray" &&
    !twin,
  tunnel: ({ kind }) => kind === "tunnel",
  ferry: ({ kind, locomotives }) => kind === "ferry" && !!locomotives,
  "any-cards": ({ any_cards_per_space }) => !!any_cards_per_space,
  sea: ({ kind, length, wraps }) => kind === "sea" && length === 4 && !wraps,
  pairs: ({ pair_spaces, wraps }) => !!pair_spaces && !wraps,
  edge: ({ wraps }) => !!wraps,
  double: ({ twin, kind }) => !!twin && kind === "rail",
  countries: isAbroad,
};
/** What one pays with in the examples of some parts: how many wild cards are among them. */
const PAID: Record<string, (route: RouteFacts) => number> = {
  claim: () => 0,
  "wild-pay": () => 1,
  ferry: ({ locomotives }) => locomotives ?? 0,
  tunnel: () => 0,
};
const LEGEND: Record<string, Fits> = {
  color: ({ kind, color, length }) => kind === "rail" && color !== "gray" && length < 4,
  gray: ({ kind, color, length, pair_spaces }) =>
    kind === "rail" && color === "gray" && length < 4 && !pair_spaces,
  tunnel: ({ kind, length }) => kind === "tunnel" && length < 4,
  ferry: ({ kind, locomotives, length }) => kind === "ferry" && !!locomotives && length < 4,
  sea: ({ kind, length, wraps }) => kind === "sea" && length < 4 && !wraps,
  pair: ({ pair_spaces, length, wraps }) => !!pair_spaces && length < 4 && !wraps,
  "any-cards": ({ any_cards_per_space }) => !!any_cards_per_space,
};

/** The routes in the picture of a part: those of its example, or some that fit, or none. */
export function pictureOf(part: string, facts: BoardFacts, example: string | null): string[] {
  const fits: Fits | undefined = example ? ({ id }) => id === example : PICTURES[part];
  const found = fits && facts.routes.find((route) => fits(route, facts));
  return found ? [found.id, ...(found.twin ? [found.twin] : [])] : [];
}

/** The cards that pay for the route in the picture of a part, or none. */
export function paymentOf(part: string, facts: BoardFacts, routes: readonly string[]): Cards {
  const route = facts.routes.find(({ id }) => id === routes[0]);
  const wilds = route && PAID[part]?.(route);
  const kinds = Object.keys(facts.cards);
  const wild = kinds.find((kind) => isWild(facts.cards[kind]!));
  const fitting = kinds.find((kind) => {
    const face = facts.cards[kind]!;
    const isFit = route?.color === "gray" || face.color === route?.color;
    return isFit && !isWild(face) && !isShip(face);
  });
  if (wilds === undefined || route?.pair_spaces || !fitting || !wild) return {};
  return { [fitting]: route!.length - wilds, ...(wilds ? { [wild]: wilds } : {}) };
}

/** The marks that this board has, each with a route that shows it. */
export function legendOf(facts: BoardFacts): { mark: string; route: string }[] {
  return Object.entries(LEGEND).flatMap(([mark, fits]) => {
    const found = facts.routes.find((route) => fits(route, facts));
    return found ? [{ mark, route: found.id }] : [];
  });
}
