/** Pieces of a board's drawing, small enough that a page can show many. */

import type { Words } from "./drawing";
import type { BoardFacts, RouteFacts } from "./facts";
import { houseAt } from "./houses";
import { ownIds } from "./ids";
import { nameDrawing } from "./naming";
import { create } from "./svg";
import { Trains } from "./trains";

/** What is to be seen on a piece of a board. */
export interface Scene {
  /** The routes that it shows whole. */
  routes: readonly string[];
  /** Routes with trains, and the colors of these. */
  trains?: Readonly<Record<string, string>>;
  /** Cities with a station or a port, and the colors of these. */
  houses?: Readonly<Record<string, string>>;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LEAST = 260; // pixels of the board that a piece is wide at least
const AROUND = 60; // what is drawn beyond its edges: names, and routes that begin outside
const BESIDE = 16; // pixels between what it shows whole and its edges
const LETTER = 0.54; // how wide a letter is, as a share of its size
const parsed = new Map<string, Element>();

/** The drawing around some routes, without anything that lies elsewhere. */
export function cutOut(
  facts: BoardFacts,
  svg: string,
  scene: Scene,
  words: Pick<Words, "letter" | "sea">,
): Element {
  const picture = drawingOf(svg).cloneNode(true) as Element;
  const shown = facts.routes.filter(({ id }) => scene.routes.includes(id));
  const box = boxAround(facts, shown, picture);
  dropElsewhere(facts, picture, box);
  build(facts, picture, scene);
  nameDrawing(picture, words);
  ownIds(picture);
  picture.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  picture.setAttribute("class", "rw-play");
  picture.setAttribute("aria-hidden", "true");
  return picture;
}

/** A drawing, read once. */
function drawingOf(svg: string): Element {
  const known = parsed.get(svg);
  if (known) return known;
  const drawing = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  parsed.set(svg, drawing);
  return drawing;
}

/** Take away what is not near, and the names of cities that the edge would cut. */
function dropElsewhere(facts: BoardFacts, picture: Element, box: Box): void {
  const routes = facts.routes
    .filter(({ slots }) => slots.some(([x, y]) => isIn(box, x, y)))
    .map(({ id }) => id);
  const cities = facts.cities.filter(({ x, y }) => isIn(box, x, y)).map(({ id }) => `city-${id}`);
  const near = new Set([...routes, ...cities]);
  for (const part of picture.querySelectorAll("#routes > [id], #cities > [id]")) {
    if (!near.has(part.id)) part.remove();
  }
  for (const name of picture.querySelectorAll<SVGElement>('[id^="name-"]')) {
    if (!isWhole(box, boxOfName(name))) name.remove();
  }
}

/** Put trains and buildings where they stand. */
function build(facts: BoardFacts, picture: Element, { trains = {}, houses = {} }: Scene): void {
  const part = (id: string) => picture.querySelector<SVGElement>(`[id="${id}"]`)!;
  const laid = new Trains(part("rims"), part("pieces"));
  for (const route of facts.routes.filter(({ id }) => trains[id])) {
    laid.show(route, trains[route.id], "");
    part(route.id).classList.add("claimed");
  }
  const built = create("g");
  built.append(...Object.entries(houses).map(([city, color]) => houseAt(facts, city, color)));
  part("names").before(built);
}

function isIn({ x, y, width, height }: Box, atX: number, atY: number): boolean {
  return (
    atX > x - AROUND && atX < x + width + AROUND && atY > y - AROUND && atY < y + height + AROUND
  );
}

function isWhole(around: Box, { x, y, width, height }: Box): boolean {
  return (
    x > around.x &&
    y > around.y &&
    x + width < around.x + around.width &&
    y + height < around.y + around.height
  );
}

/** Where a name stands, about. */
function boxOfName(name: Element): Box {
  const [x, y, size] = ["x", "y", "font-size"].map((each) => Number(name.getAttribute(each)));
  const width = name.textContent.length * size! * LETTER;
  const before = { middle: 0.5, end: 1 }[name.getAttribute("text-anchor") ?? ""] ?? 0;
  return { x: x! - width * before, y: y! - size!, width, height: size! * 1.2 };
}

/** What is seen of some routes: all of them with their ends, or where they meet the edge. */
function boxAround(facts: BoardFacts, routes: readonly RouteFacts[], picture: Element): Box {
  const places = routes.flatMap((route) => placesOf(facts, route, picture));
  const left = Math.min(...places.map(({ x }) => x)) - BESIDE;
  const right = Math.max(...places.map(({ x, width }) => x + width)) + BESIDE;
  const top = Math.min(...places.map(({ y }) => y)) - BESIDE;
  const bottom = Math.max(...places.map(({ y, height }) => y + height)) + BESIDE;
  const width = Math.max(LEAST, right - left, (bottom - top) * 1.5);
  return {
    x: (left + right - width) / 2,
    y: (top + bottom) / 2 - width / 3,
    width,
    height: (width * 2) / 3,
  };
}

/** The spaces of a route, its ends and their names; of one around the edge, a few spaces. */
function placesOf(facts: BoardFacts, { a, b, slots, wraps }: RouteFacts, picture: Element): Box[] {
  const at = (x: number, y: number) => ({ x: x - 12, y: y - 12, width: 24, height: 24 });
  const spaces = slots.map(([x, y]) => at(x, y));
  if (wraps) return spaces.slice(0, 3);
  const ends = facts.cities.filter(({ id }) => id === a || id === b);
  const names = ends.flatMap(({ id }) => {
    const name = picture.querySelector(`[id="name-${id}"]`);
    return name ? [boxOfName(name)] : [];
  });
  return [...spaces, ...ends.map(({ x, y }) => at(x, y)), ...names];
}
