/** A board that people look at and point at; it knows no rules and no server. */

import { Drawing, type Words } from "./drawing";
import type { BoardFacts, CityFacts } from "./facts";
import {
  around,
  centerOf,
  fit,
  onBoard,
  overlaps,
  type Box,
  type Content,
  type Fit,
  type Size,
  type Weighed,
} from "./fitting";
import { boxAt, boxesOf, findLabel } from "./flags";
import { boxOfSlot, cityAt, isNearerRound, middle, routeAt, type Point } from "./geometry";
import { listen } from "./gestures";
import { Roving, type Target } from "./keys";
import { EVERYWHERE, Lettering } from "./lettering";
import { EMPTY, type BoardState } from "./state";
import { onTypeface } from "./typeface";
import { Viewport } from "./viewport";

export type { Target } from "./keys";

const CITY = { width: 26, height: 26 }; // board pixels, with what marks a city
const SHOWN = { width: 60, height: 60 }; // board pixels, with some room around a city
const FINGER = 22; // pixels around a finger in which something is meant
const LARGE = { width: 1380, height: 900 }; // pixels of a stage that is looked at from farther away
const GROWN = 1.28;
const APART = 2; // pixels that are left around what floats
const HIDES_CITY = 1000; // times as bad as to hide a space: none of them for any number of those
const HIDES_NAME = 30;
const HIDES_PANEL = 60;
const GLOW = 22; // board pixels around both sides of a route that was just claimed
const EDGE = 6; // pixels between a label and the edge of the stage
const ZOOM_KEYS: Record<string, number> = { "+": 1.5, "=": 1.5, "-": 1 / 1.5 };

/** The stage of a board, and the parts of it that something floats on. */
interface Room {
  stage: Size;
  taken: Box[];
}

/** Cities that belong together, such as those of a ticket; the most important ones first. */
export type Groups = readonly (readonly CityFacts[])[];

export interface Config {
  facts: BoardFacts;
  /** The drawing, as the server tells it. */
  svg: string;
  words: Words;
  /** Parts of the stage that something floats on. */
  taken?(): Box[];
  /** What floats there now, which may be less. */
  floating?(): Box[];
  /** Somebody chose a route or a city, by a pointer or by a key. */
  onChoose?(target: Target, by: "mouse" | "touch" | "key"): void;
  /** Somebody looks at a route or a city, or no longer; where, in pixels of the stage. */
  onLook?(target: Target | null, at: Point): void;
}

export class Board {
  readonly viewport: Viewport;
  private readonly sheet = document.createElement("div");
  private readonly drawing: Drawing;
  private readonly roving: Roving;
  private readonly ends: (() => void)[] = [];
  private state: BoardState = EMPTY;
  private looked: Target | null = null;
  private rest = 0;
  private looking = 0;
  private flagging = 0;
  /** How much larger than usual is what keeps its size on the screen. */
  private grown = 1;
  /** The size of the stage, and what floated on it, when the board was fitted. */
  private fitted = "";
  private readonly spaces: readonly Box[];
  /** What the page was opened on, until somebody looks at something else. */
  private opened: Groups | null = null;
  /** What is asked about, until somebody looks at something else. */
  private framed: Groups | null = null;
  /** What was seen before something was framed. */
  private unframed: Fit | "whole" | null = null;

  constructor(
    private readonly stage: HTMLElement,
    private readonly config: Config,
  ) {
    const { facts } = config;
    this.drawing = new Drawing(facts, config.svg, config.words);
    this.roving = new Roving(facts, this.drawing);
    this.viewport = new Viewport(facts);
    this.spaces = facts.routes.flatMap(({ slots }) => slots.map((slot) => boxOfSlot(slot, facts)));
    this.sheet.className = "rw-sheet";
    this.sheet.append(this.drawing.ground, this.drawing.play);
    stage.classList.add("rw-stage");
    stage.dataset.ground = this.drawing.beyond;
    stage.append(this.sheet);
    this.listen();
  }

  /** Do something while names are as they would be at another scale. */
  lettered<T>(scale: number, act: () => T): T {
    this.drawing.lettering.resize(scale);
    this.drawing.seas.clear([], EVERYWHERE);
    try {
      return act();
    } finally {
      this.drawing.lettering.resize(this.viewport.scale);
      this.flag();
    }
  }

  /** Show something else; what is not named stays. */
  set(change: Partial<BoardState>): void {
    this.state = { ...this.state, ...change };
    this.drawing.show(this.state);
    this.drawing.lettering.resize(this.viewport.scale);
    this.roving.settle(this.state);
    this.haunt();
    cancelAnimationFrame(this.looking);
    clearTimeout(this.flagging);
    this.looking = requestAnimationFrame(() => {
      this.refill();
      this.flagging = window.setTimeout(() => this.flag()); // what happened is drawn first
    });
  }

  /** Fit the board anew if the stage has another size, or something else floats on it. */
  private refill(): void {
    const room = this.room();
    if (room && JSON.stringify(room) !== this.fitted) this.fill(room);
  }

  /** The stage and what floats on it, unless it is not shown. */
  private room(): Room | null {
    const { clientWidth: width, clientHeight: height } = this.stage;
    if (width < 1 || height < 1) return null;
    const whole = { left: 0, top: 0, right: width, bottom: height };
    const taken = (this.config.taken?.() ?? []).filter((box) => overlaps(box, whole));
    return { stage: { width, height }, taken: taken.map(apart) };
  }

  /** Flags keep their size on the screen, so they are placed for what is seen. */
  private flag(): void {
    const { scale, hidden, seen } = this.viewport;
    const { lettering, marks, seas } = this.drawing;
    lettering.clear(hidden, seen);
    seas.clear(onBoard(this.config.floating?.() ?? [], this.viewport), seen);
    marks.showFlags(this.state, scale / this.grown, this.seen(), lettering.drawn);
  }

  /** What is seen of the board between all that floats along its sides. */
  private seen(): Box {
    const { free } = this.viewport;
    const { x: left, y: top } = this.onBoard({ x: free.left, y: free.top });
    const { x: right, y: bottom } = this.onBoard({ x: free.right, y: free.bottom });
    return { left, top, right, bottom };
  }

  /** Say the names of everything anew. */
  say(words: Words): void {
    this.drawing.label(words);
  }

  /** Show the whole board, also where the page has just made other room for it. */
  fit(): void {
    const { scale, x, y } = this.viewport;
    this.opened = this.framed = null;
    this.refill();
    this.viewport.fit();
    this.glide({ scale, x, y });
  }

  /** Go to what is to be seen from what was seen before the stage had its size. */
  private glide(from: Fit): void {
    this.stage.classList.remove("smooth");
    this.sheet.style.transform = this.viewport.transformOf(from);
    void this.sheet.offsetWidth; // that is where it begins
    this.draw(true);
  }

  zoom(factor: number): void {
    this.opened = this.framed = null;
    this.viewport.zoom(factor);
    this.draw(true);
  }

  move(dx: number, dy: number): void {
    this.opened = this.framed = null;
    this.viewport.move(dx, dy);
    this.draw(true);
  }

  focus(target: Target): void {
    this.roving.focus(target);
    this.reveal(target);
  }

  /** Give the focus to what the Tab key would reach. */
  focusFirst(): void {
    this.focus(this.roving.held);
  }

  /** Bring cities into sight, enlarged. */
  show(cities: readonly CityFacts[]): void {
    const { routes, width } = this.config.facts;
    const isRound = routes.some(({ wraps }) => wraps);
    if (cities.length === 0 || (isRound && isNearerRound(cities, width))) return this.fit();
    this.opened = this.framed = null;
    this.viewport.show(this.around(cities), undefined, undefined, this.all);
    this.draw(true);
  }

  /** Begin with some cities, if the whole board is small on the stage. */
  open(groups: Groups): void {
    this.refill();
    this.opened = groups;
    if (this.isSmall) this.see(groups);
    else this.viewport.fit();
    this.draw();
  }

  /** Whether all of some cities are in sight. */
  sees(cities: readonly CityFacts[]): boolean {
    return this.viewport.sees(this.around(cities));
  }

  /** Show some cities, unless all are in sight, until they are no longer asked about. */
  frame(groups: Groups): void {
    this.framed = groups;
    this.refill();
    const { scale, x, y, isHome } = this.viewport;
    this.unframed ??= isHome ? "whole" : { scale, x, y };
    const isLarge = !this.isSmall || scale >= this.viewport.opening(Lettering.good)[0];
    if (isLarge && this.sees(groups.flat())) return;
    this.see(groups);
    this.draw(true);
  }

  /** Go back to what was seen before something was framed. */
  unframe(): void {
    this.framed = null;
    if (!this.unframed) return;
    this.refill();
    if (this.unframed === "whole") this.viewport.fit();
    else this.viewport.restore(this.unframed);
    this.unframed = null;
    this.draw(true);
  }

  /** Whether the whole board leaves much of the stage empty, or is too small to be read. */
  get isSmall(): boolean {
    return this.viewport.isUnlike(Lettering.good);
  }

  /**
   * The first group that can be read, where the fewest cities lie below something; as many
   * others as have room there, and single cities besides.
   */
  private see(groups: Groups): void {
    const { viewport } = this;
    const [good, most] = viewport.opening(Lettering.good);
    let [least, largest] = [viewport.opening(Lettering.least)[0], good];
    let costs = Infinity;
    let seen: CityFacts[] = [];
    for (const group of [...groups, ...groups.flat().map((city) => [city])]) {
      const more = [...seen, ...group];
      const found = viewport.find(this.around(more), least, largest, this.cities);
      if (!found || found.costs > costs) continue;
      seen = more;
      costs = found.costs;
      least = largest = found.fit.scale;
    }
    if (seen.length === 0) return viewport.center(good);
    const isWhole = good === viewport.opening(0)[0]; // then nothing else has to lie there either
    viewport.show(this.around(seen), least, most, isWhole ? this.all : this.cities);
    // At that size, few names and spaces do.
    viewport.show(this.around(seen), viewport.scale, viewport.scale, this.all);
    if (viewport.isNearHome && !viewport.isUnder(Lettering.smallest)) viewport.fit();
  }

  private readonly cities: Weighed = () =>
    this.config.facts.cities.map((city) => ({ box: boxAt(city, CITY), weight: HIDES_CITY }));

  /** All that is on the board: names could stand elsewhere. */
  private readonly all: Weighed = (scale) => [
    ...this.cities(scale),
    ...this.drawing.lettering.boxes(scale).map((box) => ({ box, weight: HIDES_NAME })),
    ...this.spaces.map((box) => ({ box, weight: 1 })),
  ];

  /** Cities with their names and some room around them. */
  private around(cities: readonly CityFacts[]): Content {
    const boxes = cities.map((city) => boxAt(city, SHOWN));
    const named = new Set(cities.map(({ id }) => id));
    return (scale) => [...boxes, ...this.drawing.lettering.boxes(scale, named)];
  }

  /**
   * Where a label of some size beside a route or a city covers least, in pixels of the stage; as
   * near as can be to the middle of it, or to where somebody looks.
   */
  placeFor({ id }: Target, size: Size, near?: Point): Point | null {
    const room = this.room();
    const { cities, routes, slot_height } = this.config.facts;
    const route = routes.find((each) => each.id === id);
    const ends = cities.filter((city) => [id, route?.a, route?.b].includes(city.id));
    if (!room || ends.length === 0) return null;
    const own = [
      ...(route?.slots ?? []).flatMap((slot) => boxesOf(slot, slot_height + GLOW)),
      ...ends.map((city) => boxAt(city, CITY)),
    ];
    const { width: right, height: bottom } = room.stage;
    const edge = { left: EDGE, top: EDGE, right: right - EDGE, bottom: bottom - EDGE };
    const [view] = onBoard([edge], this.viewport);
    const pixel = 1 / this.viewport.scale;
    const { width, height } = size;
    const grown = this.grown * pixel;
    const { lettering, marks } = this.drawing;
    const named = new Set(ends.map((city) => city.id));
    const to = near ? this.onBoard(near) : centerOf(around(own));
    const place = findLabel(
      { own, to, size: { width: width * grown, height: height * grown }, pixel, view: view! },
      [
        ...[...own, ...lettering.boxes(this.viewport.scale, named)].map((box) => {
          return { box, weight: HIDES_CITY };
        }),
        ...onBoard(room.taken, this.viewport).map((box) => ({ box, weight: HIDES_PANEL })),
        ...marks.obstacles(this.state, lettering.drawn),
      ],
    );
    return this.onStage(place);
  }

  destroy(): void {
    this.ends.forEach((end) => end());
    clearTimeout(this.rest);
    clearTimeout(this.flagging);
    cancelAnimationFrame(this.looking);
    this.sheet.remove();
  }

  private listen(): void {
    const refit = () => {
      this.refill();
      if (this.framed)
        this.frame(this.framed); // a longer question leaves it less room
      else if (this.opened) this.open(this.opened); // on its side, a page has another shape
    };
    const watch = new ResizeObserver(refit);
    watch.observe(this.stage);
    this.refill();
    const stop = listen(this.stage, this.viewport, {
      moved: () => {
        this.opened = this.framed = null;
        this.draw();
      },
      tapped: (at, event) => this.tap(at, event),
      hovered: (at) => this.look(at && this.find(at, 0), at ?? { x: 0, y: 0 }),
    });
    const control = new AbortController();
    const { signal } = control;
    const play = this.drawing.play;
    play.addEventListener("keydown", (event) => this.press(event), { signal });
    play.addEventListener("focusin", (event) => this.focusIn(event), { signal });
    play.addEventListener("focusout", () => this.look(null, { x: 0, y: 0 }), { signal });
    play.addEventListener("click", (event) => this.click(event), { signal });
    this.ends.push(
      stop,
      () => watch.disconnect(),
      onTypeface(() => {
        this.drawing.seas.renew();
        if (!this.drawing.lettering.measure()) return;
        this.fitted = "";
        refit();
      }),
      () => control.abort(),
    );
  }

  /** Fit the board into the room that there is. */
  private fill(room: Room): void {
    const { stage, taken } = room;
    this.fitted = JSON.stringify(room);
    const isLarge = stage.width >= LARGE.width && stage.height >= LARGE.height;
    this.grown = isLarge ? GROWN : 1;
    this.viewport.resize(
      stage,
      fit((scale) => this.all(scale).map(({ box }) => box), stage, taken),
      taken,
    );
    const { width, height } = this.viewport.fitted;
    this.sheet.style.width = `${width}px`;
    this.sheet.style.height = `${height}px`;
    this.draw();
  }

  private draw(smooth = false): void {
    const { transform, scale, isHome } = this.viewport;
    this.sheet.style.transform = transform;
    this.sheet.style.setProperty("--unit", (this.grown / scale).toFixed(4));
    this.drawing.lettering.resize(scale);
    this.stage.classList.toggle("smooth", smooth);
    this.stage.classList.add("moving");
    this.stage.classList.toggle("large", !isHome);
    clearTimeout(this.rest);
    this.rest = window.setTimeout(() => {
      this.stage.classList.remove("moving"); // drawn sharp again
      this.flag();
    }, 250);
  }

  /** Where a place of the stage lies on the board. */
  private onBoard(at: Point): Point {
    const { x, y, scale } = this.viewport;
    return { x: (at.x - x) / scale, y: (at.y - y) / scale };
  }

  /** Where a place of the board lies on the stage. */
  onStage(at: Point): Point {
    const { x, y, scale } = this.viewport;
    return { x: at.x * scale + x, y: at.y * scale + y };
  }

  private find(at: Point, slack: number): Target | null {
    const { facts } = this.config;
    const point = this.onBoard(at);
    const extra = slack / this.viewport.scale;
    const city = cityAt(facts, point, Math.max(13, extra));
    if (city && (this.state.buildable.size > 0 || slack === 0)) {
      return { kind: "city", id: city.id };
    }
    const route = routeAt(facts, point, Math.max(facts.slot_height / 2 + 4, extra));
    return route && { kind: "route", id: route.id };
  }

  private tap(at: Point, event: PointerEvent): boolean {
    const isTouch = event.pointerType === "touch";
    const target = this.find(at, isTouch ? FINGER : 4);
    if (isTouch) this.look(target, at);
    if (!target) return false;
    this.config.onChoose?.(target, isTouch ? "touch" : "mouse");
    return true;
  }

  /** Screen readers click without a pointer. */
  private click(event: MouseEvent): void {
    const target = event.detail === 0 && this.roving.targetOf(event.target as Element);
    if (target) this.config.onChoose?.(target, "key");
  }

  private look(target: Target | null, at: Point): void {
    if (target?.id === this.looked?.id && target?.kind === this.looked?.kind) return;
    this.looked = target;
    this.haunt();
    this.config.onLook?.(target, at);
  }

  private haunt(): void {
    const { claimable, ghost, chosen } = this.state;
    const looked = this.looked?.kind === "route" ? this.looked.id : null;
    const route = looked && claimable.has(looked) ? looked : chosen;
    this.drawing.ghost(route, ghost);
  }

  private focusIn(event: FocusEvent): void {
    const target = this.roving.targetOf(event.target as Element);
    if (!target) return;
    this.roving.hold(target); // screen readers go wherever they like
    if (!(event.target as Element).matches(":focus-visible")) return;
    this.look(target, this.onStage(this.roving.place(target)));
  }

  private press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = this.roving.focused();
    if ((event.key === "Enter" || event.key === " ") && focused) {
      this.config.onChoose?.(focused, "key");
    } else if (ZOOM_KEYS[event.key]) {
      this.zoom(ZOOM_KEYS[event.key]!);
    } else if (event.key === "0") {
      this.fit();
    } else {
      const next = this.roving.press(event.key, this.state);
      if (!next) return;
      this.focus(next);
    }
    event.preventDefault();
  }

  /** Move the board as little as needed to see a target. */
  private reveal(target: Target): void {
    const { x, y } = this.onStage(this.roving.place(target));
    const room = 60;
    const step = (at: number, size: number) =>
      at < room ? room - at : at > size - room ? size - room - at : 0;
    const dx = step(x, this.stage.clientWidth);
    const dy = step(y, this.stage.clientHeight);
    if (dx || dy) this.move(dx, dy);
  }

  /** The middle of a route, in board pixels. */
  middle(route: string): Point {
    return middle(this.config.facts.routes.find(({ id }) => id === route)!);
  }
}

/** A box, and a little around it. */
function apart({ left, top, right, bottom }: Box): Box {
  return { left: left - APART, top: top - APART, right: right + APART, bottom: bottom + APART };
}
