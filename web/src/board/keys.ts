/** One route or city of a board can be reached by Tab; arrow keys go to its neighbors. */

import type { Drawing } from "./drawing";
import type { BoardFacts } from "./facts";
import { middle, nextInDirection, type Point } from "./geometry";
import type { BoardState } from "./state";

export interface Target {
  kind: "route" | "city";
  id: string;
}

interface Place extends Point {
  target: Target;
}

export class Roving {
  private readonly routes: Place[];
  private current: Target;

  constructor(
    facts: BoardFacts,
    private readonly drawing: Drawing,
  ) {
    this.routes = facts.routes.map((route) => ({
      ...middle(route),
      target: { kind: "route" as const, id: route.id },
    }));
    this.cities = facts.cities.map((city) => ({
      x: city.x,
      y: city.y,
      target: { kind: "city" as const, id: city.id },
    }));
    this.current = this.routes[0]!.target;
    this.hold(this.current);
  }

  private readonly cities: Place[];

  element(target: Target): SVGElement {
    const among = target.kind === "route" ? this.drawing.routes : this.drawing.cities;
    return among.get(target.id)!;
  }

  /** What the Tab key reaches. */
  get held(): Target {
    return this.current;
  }

  /** What has the focus, or null. */
  focused(): Target | null {
    return document.activeElement === this.element(this.current) ? this.current : null;
  }

  /** What an element of the drawing stands for. */
  targetOf(element: Element): Target | null {
    const group = element.closest("[role=button]");
    if (!group) return null;
    const isCity = group.id.startsWith("city-");
    return isCity ? { kind: "city", id: group.id.slice(5) } : { kind: "route", id: group.id };
  }

  /** Keep the stop of the Tab key on something that can be chosen. */
  settle(state: BoardState): void {
    const wanted = this.wanted(state);
    const isThere = this.element(this.current).hasAttribute("role");
    if (isThere && (wanted.length === 0 || this.focused() || this.holds(wanted))) return;
    this.hold((wanted[0] ?? this.routes[0]!).target);
  }

  private holds(places: Place[]): boolean {
    return places.some(({ target }) => target.id === this.current.id);
  }

  private wanted(state: BoardState): Place[] {
    if (state.buildable.size) return this.cities.filter((p) => state.buildable.has(p.target.id));
    return this.routes.filter((place) => state.claimable.has(place.target.id));
  }

  /** Go on from here, and have the Tab key come back to it. */
  hold(target: Target): void {
    this.element(this.current).setAttribute("tabindex", "-1");
    this.current = target;
    this.element(target).setAttribute("tabindex", "0");
  }

  focus(target: Target): void {
    this.hold(target);
    this.element(target).focus({ preventScroll: true });
  }

  place(target: Target): Point {
    const among = target.kind === "route" ? this.routes : this.cities;
    return among.find((each) => each.target.id === target.id)!;
  }

  /** Where a key leads from here, or null if it is none of these keys. */
  press(key: string, state: BoardState): Target | null {
    const wanted = this.wanted(state);
    const isBuilding = state.buildable.size > 0;
    if (key.startsWith("Arrow")) {
      const among = isBuilding ? wanted : this.routes;
      return nextInDirection(this.place(this.current), among, key)?.target ?? null;
    }
    if (key !== "n" && key !== "p") return null;
    const at = wanted.findIndex(({ target }) => target.id === this.current.id);
    const step = key === "n" ? 1 : -1;
    return (
      wanted.at((Math.max(at, key === "n" ? -1 : 0) + step) % Math.max(1, wanted.length))?.target ??
      null
    );
  }
}
