/** Pieces of a board that show what a part of its rules is about. */

import type { BoardFacts, RouteFacts } from "../board";

type Fits = (route: RouteFacts, facts: BoardFacts) => boolean;

const isAbroad: Fits = ({ a, b }, { cities }) =>
  cities.some(({ id, country }) => country && (id === a || id === b));
const PICTURES: Record<string, Fits> = {
  claim: ({ kind, color, length, twin }) =>
    kind === "rail" && color !== "gray" && length === 3 && !twin,
  tunnel: ({ kind }) => kind === "tunnel",
  ferry: ({ kind, locomotives }) => kind === "ferry" && !!locomotives,
  "any-cards": ({ any_cards_per_space }) => !!any_cards_per_space,
  sea: ({ kind, length, wraps }) => kind === "sea" && length === 4 && !wraps,
  pairs: ({ pair_spaces, wraps }) => !!pair_spaces && !wraps,
  edge: ({ wraps }) => !!wraps,
  double: ({ twin, kind }) => !!twin && kind === "rail",
  countries: isAbroad,
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

/** The marks that this board has, each with a route that shows it. */
export function legendOf(facts: BoardFacts): { mark: string; route: string }[] {
  return Object.entries(LEGEND).flatMap(([mark, fits]) => {
    const found = facts.routes.find((route) => fits(route, facts));
    return found ? [{ mark, route: found.id }] : [];
  });
}
