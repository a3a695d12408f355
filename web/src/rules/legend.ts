/** The marks on a board, each with a route that shows it. */

import type { BoardFacts, RouteFacts } from "../board";

const LEGEND: Record<string, (route: RouteFacts) => boolean> = {
  color: ({ kind, color, length }) => kind === "rail" && color !== "gray" && length < 4,
  gray: ({ kind, color, length, pair_spaces }) =>
    kind === "rail" && color === "gray" && length < 4 && !pair_spaces,
  tunnel: ({ kind, length }) => kind === "tunnel" && length < 4,
  ferry: ({ kind, locomotives, length }) => kind === "ferry" && !!locomotives && length < 4,
  sea: ({ kind, length, wraps }) => kind === "sea" && length < 4 && !wraps,
  pair: ({ pair_spaces, length, wraps }) => !!pair_spaces && length < 4 && !wraps,
  "any-cards": ({ any_cards_per_space }) => !!any_cards_per_space,
};

/** The marks that this board has. */
export function legendOf(facts: BoardFacts): { mark: string; route: string }[] {
  return Object.entries(LEGEND).flatMap(([mark, fits]) => {
    const found = facts.routes.find((route) => fits(route));
    return found ? [{ mark, route: found.id }] : [];
  });
}
