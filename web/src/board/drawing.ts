/** The board's drawing, and how it shows a state: only what changed is touched. */

import type { BoardFacts, CityFacts, RouteFacts } from "./facts";
import { track } from "./geometry";
import { nameDrawing } from "./naming";
import { EMPTY, type BoardState } from "./state";

const SVG = "http://www.w3.org/2000/svg";

export interface Words {
  /** What a screen reader says about the board, a route, a city. */
  board(facts: BoardFacts): string;
  route(route: RouteFacts, state: BoardState): string;
  city(city: CityFacts, state: BoardState): string;
  /** What stands for a color on its spaces, for people who cannot tell colors apart. */
  letter(color: string): string;
  /** The name of a sea that a map calls so. */
  sea(name: string): string;
}

export function create(name: string, attributes: Record<string, string | number> = {}): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  return element;
}

export class Drawing {
  readonly ground: SVGElement;
  /** What can be claimed, on a layer of its own: it breathes without being painted again. */
  readonly glow: SVGElement;
  readonly play: SVGElement;
  readonly routes = new Map<string, SVGElement>();
  readonly cities = new Map<string, SVGElement>();
  private readonly cars = new Map<string, SVGElement>();
  private readonly marks: SVGElement;
  private readonly strikes: SVGElement;
  private readonly rings: SVGElement;
  private readonly houses: SVGElement;
  private state: BoardState = EMPTY;

  /** The drawing in parts: the quiet ground, what glows on it, and what is played. */
  constructor(
    private readonly facts: BoardFacts,
    svg: string,
    private words: Words,
  ) {
    const whole = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    const part = (id: string) => whole.querySelector<SVGElement>(`#${id}`)!;
    const view = whole.getAttribute("viewBox")!;
    this.ground = create("svg", { viewBox: view, "aria-hidden": "true", class: "rw-ground" });
    this.glow = create("svg", { viewBox: view, "aria-hidden": "true", class: "rw-glow" });
    this.play = create("svg", { viewBox: view, role: "group", class: "rw-play" });
    this.ground.append(whole.querySelector("defs")!, part("ground"));
    const play = part("play");
    this.play.append(play);
    this.marks = create("g", { class: "rw-marks" });
    this.strikes = create("g", { class: "rw-strikes" });
    this.rings = create("g", { class: "rw-rings" });
    this.houses = create("g", { class: "rw-houses" });
    const pieces = play.querySelector("#pieces")!;
    play.querySelector(".route")!.before(this.marks);
    pieces.before(this.strikes);
    pieces.after(this.rings);
    play.append(this.houses);
    this.index(play);
    this.label();
  }

  private index(play: Element): void {
    const byId = new Map([...play.querySelectorAll<SVGElement>("[id]")].map((e) => [e.id, e]));
    for (const route of this.facts.routes) {
      const group = byId.get(route.id)!;
      group.setAttribute("role", "button");
      group.setAttribute("tabindex", "-1");
      this.routes.set(route.id, group);
      this.cars.set(route.id, byId.get(`cars-${route.id}`)!);
    }
    for (const city of this.facts.cities) this.cities.set(city.id, byId.get(`city-${city.id}`)!);
  }

  /** Say everything anew, in other words if need be. */
  label(words: Words = this.words): void {
    this.words = words;
    this.play.setAttribute("aria-label", words.board(this.facts));
    nameDrawing(this.ground, words);
    for (const route of this.facts.routes) this.labelRoute(route);
    for (const city of this.facts.cities) this.labelCity(city);
  }

  private labelRoute(route: RouteFacts): void {
    const group = this.routes.get(route.id)!;
    group.setAttribute("aria-label", this.words.route(route, this.state));
    group.setAttribute(
      "aria-disabled",
      `${!this.state.marking && !this.state.claimable.has(route.id)}`,
    );
  }

  /** A city is something to choose only while one can build there. */
  private labelCity(city: CityFacts): void {
    const mark = this.cities.get(city.id)!;
    if (this.state.buildable.has(city.id)) {
      mark.setAttribute("role", "button");
      mark.setAttribute("tabindex", "-1");
      mark.setAttribute("aria-label", this.words.city(city, this.state));
    } else {
      for (const name of ["role", "tabindex", "aria-label"]) mark.removeAttribute(name);
    }
  }

  show(next: BoardState): void {
    const before = this.state;
    this.state = next;
    for (const route of this.facts.routes) {
      if (this.hasChanged(route.id, before, next)) this.showRoute(route, before);
    }
    if (before.buildings !== next.buildings || before.colors !== next.colors) this.showHouses();
    this.showRings();
    if (before.buildable !== next.buildable) this.facts.cities.forEach((c) => this.labelCity(c));
    this.play.classList.toggle("dimmed", next.lit !== null);
    this.play.classList.toggle("building", next.buildable.size > 0);
  }

  private hasChanged(id: string, a: BoardState, b: BoardState): boolean {
    return (
      a.owners[id] !== b.owners[id] ||
      a.colors !== b.colors ||
      a.chosen !== b.chosen ||
      a.marking !== b.marking ||
      a.claimable.has(id) !== b.claimable.has(id) ||
      a.closed.has(id) !== b.closed.has(id) ||
      a.planned.has(id) !== b.planned.has(id) ||
      a.advised.has(id) !== b.advised.has(id) ||
      a.lit?.routes.has(id) !== b.lit?.routes.has(id)
    );
  }

  private showRoute(route: RouteFacts, before: BoardState): void {
    const { id } = route;
    const state = this.state;
    const owner = state.owners[id];
    const isNew = owner !== undefined && before.owners[id] === undefined && before !== EMPTY;
    this.dress(this.cars.get(id)!, owner, isNew ? "arriving" : "");
    const isLit = state.lit?.routes.has(id) ?? false;
    this.cars.get(id)!.classList.toggle("lit", isLit);
    const group = this.routes.get(id)!;
    const is = {
      claimable: state.claimable.has(id),
      claimed: owner !== undefined,
      closed: state.closed.has(id),
      planned: state.planned.has(id),
      advised: state.advised.has(id),
      chosen: state.chosen === id,
      lit: isLit,
    };
    for (const [name, on] of Object.entries(is)) group.classList.toggle(name, on);
    const marked = (["planned", "advised", "chosen", "lit"] as const)
      .filter((name) => is[name])
      .join(" ");
    this.line(this.marks, route, marked);
    this.line(this.glow, route, is.claimable && !marked ? "claimable" : "");
    this.line(this.strikes, route, is.closed && !is.claimed ? "strike" : "");
    this.labelRoute(route);
  }

  /** Pieces in the color of a seat, or none. */
  private dress(group: SVGElement, seat: number | undefined, manner: string): void {
    const color = seat === undefined ? undefined : this.state.colors[seat];
    group.setAttribute("class", color ? `cars owned piece-${color} ${manner}` : "cars");
    if (!color) return;
    for (const [at, car] of [...group.children].entries()) {
      (car as SVGElement).style.setProperty("--at", `${at}`);
      car.querySelector("use")!.setAttribute("href", `#mark-${color}`);
    }
  }

  /** A ghost of pieces that are not there yet. */
  ghost(route: string | null, seat: number | null): void {
    this.play
      .querySelectorAll(".cars.ghost")
      .forEach((group) => group.setAttribute("class", "cars"));
    if (route === null || seat === null || this.state.owners[route] !== undefined) return;
    this.dress(this.cars.get(route)!, seat, "ghost");
  }

  private line(layer: SVGElement, route: RouteFacts, manner: string): void {
    const known = layer.querySelector(`[data-route="${route.id}"]`);
    if (!manner) return known?.remove();
    const width = this.facts.slot_height + 9;
    const line =
      known ?? create("path", { d: track(route), "data-route": route.id, "stroke-width": width });
    line.setAttribute("class", manner);
    if (!known) layer.append(line);
  }

  private showHouses(): void {
    this.houses.replaceChildren();
    const shape = this.facts.game.ports ? "quay" : "station";
    for (const [id, seat] of Object.entries(this.state.buildings)) {
      const city = this.facts.cities.find((each) => each.id === id)!;
      const color = this.state.colors[seat] ?? "black";
      const house = create("g", {
        class: `house piece-${color}`,
        transform: `translate(${city.x} ${city.y - 12})`,
      });
      const mark = create("use", {
        href: `#mark-${color}`,
        class: "mark",
        transform: "translate(0 3)",
      });
      house.append(create("use", { href: `#${shape}` }), mark);
      this.houses.append(house);
    }
  }

  /** Rings around cities that are lit, marked, or open for building. */
  private showRings(): void {
    const wanted = new Map<string, string>();
    for (const id of this.state.buildable) wanted.set(id, "buildable");
    for (const id of this.state.advised) wanted.set(id, "advised");
    for (const id of this.state.marked) wanted.set(id, "marked");
    for (const id of this.state.lit?.cities ?? []) wanted.set(id, "lit");
    for (const ring of [...this.rings.children]) {
      if (!wanted.has(ring.getAttribute("data-city")!)) ring.remove();
    }
    for (const [id, manner] of wanted) {
      const known = this.rings.querySelector(`[data-city="${id}"]`);
      const city = this.facts.cities.find((each) => each.id === id);
      if (!city) continue;
      const ring = known ?? create("circle", { cx: city.x, cy: city.y, r: 15, "data-city": id });
      ring.setAttribute("class", manner);
      if (!known) this.rings.append(ring);
    }
  }
}
