/** Pieces of a board's drawing, small enough that a page can show many. */

import type { BoardFacts, RouteFacts } from "./facts";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LEAST = 260; // pixels of the board that a piece is wide at least
const AROUND = 60; // what is drawn beyond its edges: names, and routes that begin outside
const parsed = new Map<string, Element>();

/** The drawing around a route, without anything that lies elsewhere. */
export function cutOut(facts: BoardFacts, svg: string, route: string): Element {
  const box = boxAround(
    facts,
    facts.routes.find(({ id }) => id === route)!,
  );
  const picture = drawingOf(svg).cloneNode(true) as Element;
  const routes = facts.routes
    .filter(({ slots }) => slots.some(([x, y]) => isIn(box, x, y)))
    .map(({ id }) => id);
  const cities = facts.cities.filter(({ x, y }) => isIn(box, x, y)).map(({ id }) => `city-${id}`);
  const near = new Set([...routes, ...cities]);
  for (const part of picture.querySelectorAll("#routes > [id], #cities > [id]")) {
    if (!near.has(part.id)) part.remove();
  }
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

function isIn({ x, y, width, height }: Box, atX: number, atY: number): boolean {
  return (
    atX > x - AROUND && atX < x + width + AROUND && atY > y - AROUND && atY < y + height + AROUND
  );
}

/** What is seen of a route: all of it with its ends, or where it meets the edge. */
function boxAround(facts: BoardFacts, { a, b, slots, wraps }: RouteFacts): Box {
  const ends = facts.cities.filter(({ id }) => id === a || id === b);
  const places = wraps
    ? slots.slice(0, 3).map(([x, y]) => ({ x, y }))
    : [...slots.map(([x, y]) => ({ x, y })), ...ends];
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const width = Math.max(LEAST, right - left + 130, (bottom - top + 90) * 1.5);
  return {
    x: (left + right - width) / 2,
    y: (top + bottom) / 2 - width / 3,
    width,
    height: (width * 2) / 3,
  };
}
