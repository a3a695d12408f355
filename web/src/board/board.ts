/** A board that people look at and point at; it knows no rules and no server. */

import { Drawing, type Words } from "./drawing";
import type { BoardFacts } from "./facts";
import { cityAt, middle, routeAt, type Point } from "./geometry";
import { listen } from "./gestures";
import { Roving, type Target } from "./keys";
import { EMPTY, type BoardState } from "./state";
import { Viewport } from "./viewport";

export type { Target } from "./keys";

export const FRAME = 30;
const FINGER = 22; // pixels around a finger in which something is meant
const ZOOM_KEYS: Record<string, number> = { "+": 1.5, "=": 1.5, "-": 1 / 1.5 };

export interface Config {
  facts: BoardFacts;
  /** The drawing, as the server tells it. */
  svg: string;
  words: Words;
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

  constructor(
    private readonly stage: HTMLElement,
    private readonly config: Config,
  ) {
    const { facts } = config;
    this.drawing = new Drawing(facts, config.svg, config.words);
    this.roving = new Roving(facts, this.drawing);
    this.viewport = new Viewport(facts.width + 2 * FRAME, facts.height + 2 * FRAME);
    this.sheet.className = "rw-sheet";
    this.sheet.append(this.drawing.ground, this.drawing.glow, this.drawing.play);
    stage.classList.add("rw-stage");
    stage.append(this.sheet);
    this.listen();
  }

  /** Show something else; what is not named stays. */
  set(change: Partial<BoardState>): void {
    this.state = { ...this.state, ...change };
    this.drawing.show(this.state);
    this.roving.settle(this.state);
    this.haunt();
  }

  /** Say the names of everything anew. */
  say(words: Words): void {
    this.drawing.label(words);
  }

  fit(): void {
    this.viewport.fit();
    this.draw(true);
  }

  zoom(factor: number): void {
    this.viewport.zoom(factor);
    this.draw(true);
  }

  move(dx: number, dy: number): void {
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

  /** Bring places of the board into sight, enlarged. */
  show(places: Point[]): void {
    if (places.length === 0) return this.fit();
    const { width, height } = this.config.facts;
    const share = (at: number, size: number) => (at + FRAME) / (size + 2 * FRAME);
    const xs = places.map(({ x }) => share(x, width));
    const ys = places.map(({ y }) => share(y, height));
    this.viewport.show(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
    this.draw(true);
  }

  destroy(): void {
    this.ends.forEach((end) => end());
    clearTimeout(this.rest);
    this.sheet.remove();
  }

  private listen(): void {
    const watch = new ResizeObserver(() => this.fill());
    watch.observe(this.stage);
    this.fill();
    const stop = listen(this.stage, this.viewport, {
      moved: () => this.draw(),
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
      () => control.abort(),
    );
  }

  private fill(): void {
    this.viewport.resize(this.stage.clientWidth, this.stage.clientHeight);
    const { width, height } = this.viewport.fitted;
    this.sheet.style.width = `${width}px`;
    this.sheet.style.height = `${height}px`;
    this.draw();
  }

  private draw(smooth = false): void {
    this.sheet.style.transform = this.viewport.transform;
    this.stage.classList.toggle("smooth", smooth);
    this.stage.classList.add("moving");
    this.stage.classList.toggle("large", this.viewport.scale > 1);
    clearTimeout(this.rest);
    this.rest = window.setTimeout(() => this.stage.classList.remove("moving"), 250); // drawn sharp again
  }

  /** Where a place of the stage lies on the board. */
  private onBoard(at: Point): Point {
    const { x, y, resolution } = this.viewport;
    return { x: (at.x - x) / resolution - FRAME, y: (at.y - y) / resolution - FRAME };
  }

  /** Where a place of the board lies on the stage. */
  onStage(at: Point): Point {
    const { x, y, resolution } = this.viewport;
    return { x: (at.x + FRAME) * resolution + x, y: (at.y + FRAME) * resolution + y };
  }

  private find(at: Point, slack: number): Target | null {
    const { facts } = this.config;
    const point = this.onBoard(at);
    const extra = slack / this.viewport.resolution;
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
    if (!target || !(event.target as Element).matches(":focus-visible")) return;
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
