/** Pieces of a board that show what a part of its rules is about. */

import type { BoardFacts, RouteFacts } from "../board";

type Fits = (route: RouteFacts, facts: BoardFacts) => boolean;

const isAbroad: Fits = ({ a, b }, { cities }) =>
  cities.some(({ id, country }) => country && (id === a || id === b));
const PICTURES: Record<string, Fits> = {
  claim: ({ kind, color, length, twin }) =>
    kind === "rail" && color !== "gray" && length === 3 && !twin,
  tunnel: ({ kind }) => kind === "tunnel",
  ferry: ({ kind, locomotives }) => kind === "ferry" && locomotives === 2,
  "ferry-nordic": ({ id }) => id === "kristiansand-stavanger.ferry",
  murmansk: ({ any_cards_per_space }) => !!any_cards_per_space,
  sea: ({ kind, length, wraps }) => kind === "sea" && length === 4 && !wraps,
  pairs: ({ pair_spaces, wraps }) => !!pair_spaces && !wraps,
  edge: ({ wraps }) => !!wraps,
  "double-four": ({ twin, kind }) => !!twin && kind === "rail",
  "double-three": ({ twin }) => !!twin,
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
};

/** The routes in the picture of a part, or none. */
export function pictureOf(part: string, facts: BoardFacts): string[] {
  const found = PICTURES[part] && facts.routes.find((route) => PICTURES[part]!(route, facts));
  return found ? [found.id, ...(found.twin ? [found.twin] : [])] : [];
}

/** The marks that this board has, each with a route that shows it. */
export function legendOf(facts: BoardFacts): { mark: string; route: string }[] {
  return Object.entries(LEGEND).flatMap(([mark, fits]) => {
    const found = facts.routes.find((route) => fits(route, facts));
    return found ? [{ mark, route: found.id }] : [];
  });
}
