/** Shortest ways over the routes of a board. */

import type { RouteFacts } from "../board";

export interface Step {
  route: RouteFacts;
  /** Whether the way runs from its second end to its first. */
  isBack: boolean;
}

/** The way from any city of one place to any of another that costs least; none if there is none. */
export function shortestWay(
  from: readonly string[],
  to: readonly string[],
  routes: readonly RouteFacts[],
  cost: (route: RouteFacts) => number,
): Step[] {
  const ways = new Map(from.map((city) => [city, { far: 0, way: [] as Step[] }]));
  const settled = new Set<string>();
  for (;;) {
    const next = [...ways].filter(([city]) => !settled.has(city));
    if (next.length === 0) return [];
    const [city, { far, way }] = next.reduce((a, b) => (b[1].far < a[1].far ? b : a));
    if (to.includes(city)) return way;
    settled.add(city);
    for (const route of routes.filter(({ a, b }) => a === city || b === city)) {
      const isBack = route.b === city;
      const beyond = isBack ? route.a : route.b;
      const reached = far + cost(route);
      if (reached < (ways.get(beyond)?.far ?? Infinity))
        ways.set(beyond, { far: reached, way: [...way, { route, isBack }] });
    }
  }
}
