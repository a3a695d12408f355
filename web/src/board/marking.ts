/** What is marked on a board: few things, and never in the hue of a card. */

import type { BoardFacts, CityFacts, RouteFacts } from "./facts";
import type { Box, Obstacle, Size } from "./fitting";
import { boxAt, boxesOf, findPlace } from "./flags";
import { track } from "./geometry";
import type { BoardState } from "./state";
import { create } from "./svg";

type Manner = "serving" | "payable" | "planned" | "advised" | "chosen" | "lit";
const MANNERS: readonly Manner[] = ["chosen", "lit", "advised", "serving", "payable", "planned"];

const FLAG = { width: 33, height: 21 }; // screen pixels
const PIN = { width: 21, height: 21 };
const NEAR = [0, 8, 18, 26];
const FAR = [...NEAR, 46, 66];
const COVERS_NAME = 15;
const COVERS_PIECE = 4;
const COVERS_SPACE = 1.2;

/** What a flag has to fit into, and what it should not cover. */
interface Around {
  scale: number;
  view: Box;
  obstacles: Obstacle[];
}

export class Marks {
  /** Casings below the spaces, the last move above them, crosses on closed tracks. */
  readonly below = create("g", { class: "rw-marks" });
  readonly last = create("g", { class: "rw-last" });
  readonly strikes = create("g", { class: "rw-strikes" });
  /** Discs below cities, rings around them. */
  readonly halos = create("g", { class: "rw-halos" });
  readonly rings = create("g", { class: "rw-rings" });
  readonly flags = create("g", { class: "rw-flags", "aria-hidden": "true" });
  readonly light = create("g", { class: "rw-light", "aria-hidden": "true" });
  /** What is drawn along routes, by the layer and the route. */
  private readonly lines = new Map<SVGElement, Map<string, SVGElement>>();
  private readonly struck = new Map<string, SVGElement>();
  private readonly routes: ReadonlyMap<string, RouteFacts>;
  private readonly spaces: ReadonlyMap<string, readonly Box[]>;
  private readonly cities: readonly Obstacle[];
  private flagged = "";
  private swept: BoardState["swept"] = [];

  constructor(private readonly facts: BoardFacts) {
    this.routes = new Map(facts.routes.map((route) => [route.id, route]));
    this.spaces = new Map(
      facts.routes.map(({ id, slots }) => [id, slots.flatMap((slot) => boxesOf(slot))]),
    );
    this.cities = facts.cities.map((city) => ({
      box: boxAt(city, { width: 18, height: 18 }),
      weight: COVERS_PIECE,
    }));
    for (const layer of [this.below, this.last]) this.lines.set(layer, new Map());
  }

  showRoute(route: RouteFacts, is: Record<string, boolean>): void {
    const manner = MANNERS.find((name) => is[name]) ?? "";
    this.line(this.below, route, manner);
    this.strike(route, is.closed! && !is.claimed);
  }

  /** A casing and a bed along a route, and a soft edge around them. */
  private line(layer: SVGElement, route: RouteFacts, manner: string): void {
    const lines = this.lines.get(layer)!;
    const known = lines.get(route.id);
    if (!manner) {
      lines.delete(route.id);
      return known?.remove();
    }
    const line = known ?? create("g", { "data-route": route.id });
    line.setAttribute("class", manner);
    if (known) return;
    const d = track(route);
    for (const part of ["edge", "case", "bed"]) line.append(create("path", { d, class: part }));
    lines.set(route.id, line);
    layer.append(line);
  }

  private strike(route: RouteFacts, isClosed: boolean): void {
    const known = this.struck.get(route.id);
    if (!isClosed) {
      this.struck.delete(route.id);
      return known?.remove();
    }
    if (known) return;
    const crosses = route.slots.map(([x, y]) => `M${x - 4.5} ${y - 4.5}l9 9m0-9l-9 9`);
    const strike = create("path", { d: crosses.join(""), "data-route": route.id });
    this.struck.set(route.id, strike);
    this.strikes.append(strike);
  }

  showLast({ last, colors, owners }: BoardState): void {
    const route = last?.route && owners[last.route] !== undefined ? last.route : null;
    for (const id of this.lines.get(this.last)!.keys())
      if (id !== route) this.line(this.last, this.route(id), "");
    if (!route || !last) return;
    const manner = last.isNew ? "moment" : "past";
    this.line(this.last, this.route(route), `${manner} piece-${colors[last.seat]}`);
  }

  /** Light that runs along routes, each in its share of the time. */
  showLight({ swept }: BoardState): void {
    if (swept === this.swept) return;
    this.swept = swept;
    this.light.replaceChildren(
      ...swept.map(({ route, isBack }, at) => {
        const path = create("path", { d: track(this.route(route)), pathLength: 100 });
        path.classList.toggle("back", isBack);
        path.style.setProperty("--at", `${at}`);
        path.style.setProperty("--of", `${swept.length}`);
        return path;
      }),
    );
  }

  /** Discs and rings at cities: of my tickets, lit, offered, or open for building. */
  showCities(state: BoardState): void {
    const rings = new Map<string, string>();
    for (const id of state.site ? [state.site] : state.buildable) rings.set(id, "buildable");
    for (const id of state.advised) rings.set(id, "advised");
    for (const id of state.marked) rings.set(id, "marked");
    for (const id of state.lit?.cities ?? []) rings.set(id, "lit");
    if (state.last?.city) rings.set(state.last.city, "last");
    this.circles(this.rings, rings, 15);
    this.circles(this.halos, new Map([...state.mine].map((id) => [id, "mine"])), 11.5);
  }

  private circles(layer: SVGElement, wanted: ReadonlyMap<string, string>, radius: number): void {
    for (const circle of [...layer.children])
      if (!wanted.has(circle.getAttribute("data-city")!)) circle.remove();
    for (const [id, manner] of wanted) {
      const city = this.facts.cities.find((each) => each.id === id);
      if (!city) continue;
      const known = layer.querySelector(`[data-city="${id}"]`);
      const circle = known ?? this.circle(city, radius);
      circle.setAttribute("class", manner);
      if (!known) layer.append(circle);
    }
  }

  private circle({ id, x, y, port }: CityFacts, radius: number): SVGElement {
    return create("circle", { cx: x, cy: y, r: radius + (port ? 1.5 : 0), "data-city": id });
  }

  /** What lit routes are worth, and whose the last move was; drawn anew if it has to be. */
  showFlags(state: BoardState, scale: number, view: Box, names: readonly Box[]): void {
    const wanted = [...new Set([...state.serving, ...(state.chosen ? [state.chosen] : [])])];
    const last = state.last?.isNew ? null : state.last;
    const key = JSON.stringify([wanted, state.chosen, last, state.owners, scale, view]);
    if (key === this.flagged) return;
    this.flagged = key;
    this.flags.replaceChildren();
    const around = { scale, view, obstacles: this.obstacles(state, names) };
    for (const id of wanted)
      this.flag(this.route(id), id === state.chosen ? Infinity : COVERS_NAME, around);
    if (last?.route && state.owners[last.route] !== undefined)
      this.pin(this.route(last.route), state.colors[last.seat]!, around);
  }

  private route(id: string): RouteFacts {
    return this.routes.get(id)!;
  }

  /** What a flag should not cover. */
  obstacles({ owners }: BoardState, names: readonly Box[]): Obstacle[] {
    const spaces = [...this.spaces].flatMap(([id, boxes]) => {
      const weight = owners[id] === undefined ? COVERS_SPACE : COVERS_PIECE;
      return boxes.map((box) => ({ box, weight }));
    });
    return [...spaces, ...this.cities, ...names.map((box) => ({ box, weight: COVERS_NAME }))];
  }

  /** A flag that hides a name, or is out of sight, says less than the lit route alone. */
  private flag(route: RouteFacts, most: number, around: Around): void {
    const at = this.place(route, FLAG, FAR, most, around);
    if (!at) return;
    const group = create("g", { class: "flag", transform: `translate(${at.x} ${at.y})` });
    const near = route.slots
      .map(([x, y]) => ({ x: x - at.x, y: y - at.y }))
      .reduce((a, b) => (Math.hypot(a.x, a.y) < Math.hypot(b.x, b.y) ? a : b));
    const far = Math.hypot(near.x, near.y);
    const share = Math.max(0, far - this.facts.slot_height / 2 - 6) / far;
    const d = `M0 0L${near.x * share} ${near.y * share}`;
    const pill = create("g", { class: "fixed" });
    const text = create("text", { y: 4.3 });
    text.textContent = `+${route.points}`;
    pill.append(create("rect", { x: -15, y: -9, width: 30, height: 18, rx: 9 }), text);
    group.append(create("path", { d, class: "bed" }), create("path", { d, class: "case" }), pill);
    this.flags.append(group);
  }

  /** A pin far from its route would say nothing: better none. */
  private pin(route: RouteFacts, color: string, around: Around): void {
    const at = this.place(route, PIN, NEAR, COVERS_NAME, around);
    if (!at) return;
    const group = create("g", {
      class: `pin piece-${color}`,
      transform: `translate(${at.x} ${at.y})`,
    });
    const disc = create("g", { class: "fixed" });
    disc.append(create("circle", { r: 9 }), create("use", { href: `#mark-${color}` }));
    group.append(disc);
    this.flags.append(group);
  }

  private place(
    { slots }: RouteFacts,
    size: Size,
    steps: readonly number[],
    most: number,
    { scale, view, obstacles }: Around,
  ): ReturnType<typeof findPlace> {
    const onBoard = { width: size.width / scale, height: size.height / scale };
    const found = findPlace(
      {
        slots,
        size: onBoard,
        gap: this.facts.slot_height / 2 + 7,
        steps: steps.map((step) => step / scale),
        view,
      },
      obstacles,
    );
    if (!found || found.cost >= most) return null;
    obstacles.push({ box: boxAt(found, onBoard), weight: COVERS_NAME });
    return found;
  }
}
