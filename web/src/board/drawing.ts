/** The board's drawing, and how it shows a state: only what changed is touched. */

import type { BoardFacts, CityFacts, RouteFacts } from "./facts";
import { houseAt } from "./houses";
import { Lettering } from "./lettering";
import { Marks } from "./marking";
import { nameDrawing } from "./naming";
import { Seas } from "./seas";
import { EMPTY, type BoardState } from "./state";
import { create, put } from "./svg";
import { Trains } from "./trains";

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

export class Drawing {
  readonly ground: SVGElement;
  /** What lies beyond the edge of the map. */
  readonly beyond: string;
  readonly play: SVGElement;
  readonly routes = new Map<string, SVGElement>();
  readonly cities = new Map<string, SVGElement>();
  readonly lettering: Lettering;
  readonly seas: Seas;
  readonly marks: Marks;
  private readonly trains: Trains;
  private readonly houses = create("g", { class: "rw-houses" });
  private state: BoardState = EMPTY;

  /** The drawing in parts: the quiet ground, and what is played above it. */
  constructor(
    private readonly facts: BoardFacts,
    svg: string,
    private words: Words,
  ) {
    const whole = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    const part = (id: string) => whole.querySelector<SVGElement>(`#${id}`)!;
    const view = whole.getAttribute("viewBox")!;
    this.beyond = whole.dataset.beyond ?? "sea";
    this.ground = create("svg", { viewBox: view, "aria-hidden": "true", class: "rw-ground" });
    this.play = create("svg", { viewBox: view, role: "group", class: "rw-play" });
    this.play.style.setProperty("--slot", `${facts.slot_height}px`);
    this.ground.append(whole.querySelector("defs")!, part("ground"));
    this.seas = new Seas(this.ground);
    const names = part("names");
    names.classList.add("rw-names");
    this.lettering = new Lettering(
      names,
      facts.cities,
      facts.routes.flatMap(({ slots }) => slots),
      facts.width,
    );
    this.marks = new Marks(facts);
    this.trains = new Trains(part("rims"), part("pieces"));
    const { below, last, strikes, light, halos, rings, flags } = this.marks;
    this.play.append(below, part("routes"), strikes, last, part("rims"), part("pieces"));
    this.play.append(light, halos, part("cities"), rings, this.houses, names, flags);
    this.index();
    this.label();
  }

  private index(): void {
    const byId = new Map([...this.play.querySelectorAll<SVGElement>("[id]")].map((e) => [e.id, e]));
    for (const route of this.facts.routes) {
      const group = byId.get(route.id)!;
      group.setAttribute("role", "button");
      group.setAttribute("tabindex", "-1");
      this.routes.set(route.id, group);
    }
    for (const city of this.facts.cities) this.cities.set(city.id, byId.get(`city-${city.id}`)!);
  }

  /** Say everything anew, in other words if need be. */
  label(words: Words = this.words): void {
    this.words = words;
    this.play.setAttribute("aria-label", words.board(this.facts));
    nameDrawing(this.ground, words);
    this.seas.renew();
    for (const route of this.facts.routes) this.labelRoute(route);
    for (const city of this.facts.cities) this.labelCity(city);
  }

  private labelRoute(route: RouteFacts): void {
    const group = this.routes.get(route.id)!;
    const label = this.words.route(route, this.state);
    const isOff = !this.state.marking && !this.state.claimable.has(route.id);
    put(group, "aria-label", label);
    put(group, "aria-disabled", `${isOff}`);
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
    if (before.buildable !== next.buildable) this.facts.cities.forEach((c) => this.labelCity(c));
    if (before.mine !== next.mine) this.showMine();
    this.setOff(before);
    this.marks.showCities(next);
    this.marks.showLast(next);
    this.marks.showLight(next);
    this.play.classList.toggle("dimmed", next.lit !== null);
    this.play.classList.toggle("building", next.buildable.size > 0);
  }

  private hasChanged(id: string, a: BoardState, b: BoardState): boolean {
    return (
      a.owners[id] !== b.owners[id] ||
      a.colors !== b.colors ||
      (a.chosen === id) !== (b.chosen === id) ||
      a.marking !== b.marking ||
      a.claimable.has(id) !== b.claimable.has(id) ||
      a.serving.has(id) !== b.serving.has(id) ||
      a.payable.has(id) !== b.payable.has(id) ||
      a.closed.has(id) !== b.closed.has(id) ||
      a.planned.has(id) !== b.planned.has(id) ||
      a.advised.has(id) !== b.advised.has(id) ||
      a.heat[id] !== b.heat[id] ||
      a.lit?.routes.has(id) !== b.lit?.routes.has(id)
    );
  }

  private showRoute(route: RouteFacts, before: BoardState): void {
    const { id } = route;
    const state = this.state;
    const owner = state.owners[id];
    const isNew = owner !== undefined && before.owners[id] === undefined && before !== EMPTY;
    this.dress(route, owner, isNew ? "arriving" : "");
    const is = {
      claimable: state.claimable.has(id),
      claimed: owner !== undefined,
      closed: state.closed.has(id),
      serving: state.serving.has(id),
      payable: state.payable.has(id),
      planned: state.planned.has(id),
      advised: state.advised.has(id),
      chosen: state.chosen === id,
      lit: state.lit?.routes.has(id) ?? false,
    };
    for (const [name, on] of Object.entries(is)) this.routes.get(id)!.classList.toggle(name, on);
    this.warm(id, state.heat[id]);
    this.trains.toggle(id, "lit", is.lit);
    this.marks.showRoute(route, is);
    this.labelRoute(route);
  }

  /** The spaces of a route in the color of a heat map, or in their own. */
  private warm(id: string, step: number | undefined): void {
    const group = this.routes.get(id)!;
    if (step) group.dataset.heat = `${step}`;
    else delete group.dataset.heat;
  }

  /** Pieces in the color of a seat, or none. */
  private dress(route: RouteFacts, seat: number | undefined, manner: string): void {
    this.trains.show(route, seat === undefined ? undefined : this.state.colors[seat], manner);
  }

  /** A ghost of pieces that are not there yet. */
  ghost(route: string | null, seat: number | null): void {
    this.trains.lay();
    if (route === null || seat === null || this.state.owners[route] !== undefined) return;
    this.dress(
      this.facts.routes.find(({ id }) => id === route)!,
      seat,
      "ghost",
    );
  }

  private showHouses(): void {
    const { buildings, colors } = this.state;
    const houses = Object.entries(buildings).map(([id, seat]) =>
      houseAt(this.facts, id, colors[seat] ?? "black"),
    );
    this.houses.replaceChildren(...houses);
  }

  /** Only the cities of open tickets have a core. */
  private showMine(): void {
    for (const [id, mark] of this.cities) mark.classList.toggle("mine", this.state.mine.has(id));
  }

  /** Cities of tickets, those that are lit and those of what is paid for are bold. */
  private setOff(before: BoardState): void {
    const { mine, marked, chosen, site, lit } = this.state;
    const same = before.mine === mine && before.marked === marked && before.lit === lit;
    if (same && before.chosen === chosen && before.site === site) return;
    const route = this.facts.routes.find(({ id }) => id === chosen);
    const ends = route ? [route.a, route.b] : site ? [site] : [];
    this.lettering.embolden(new Set([...mine, ...marked, ...(lit?.cities ?? []), ...ends]));
  }
}
