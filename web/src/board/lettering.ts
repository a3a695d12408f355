/** The names on a board: readable or not drawn at all, and none on another one. */

import type { CityFacts, Slot } from "./facts";
import { overlaps, type Box } from "./fitting";
import { boxesOf } from "./flags";
import { measure } from "./typeface";

const LEAST = 17; // board pixels: what the layout made room for
const MOST = 34; // above that, few of them have room
const USUAL = 11.2; // screen pixels
const SMALLEST = 9; // screen pixels: smaller ones cannot be read
const STEP = 0.5; // board pixels between two sizes
const BOLD = 1.06;
const WEIGHTS = { usual: 620, bold: 750 }; // as in board.css
const APART = 0.1; // of its size that a name keeps from the next one
const AWAY = 14; // board pixels from a city to its name
const ARROW = 12; // board pixels from a sign's name to the tip of its arrow
/** Where a sign may stand along the edge, from where its route leaves, in its size. */
const ALONG = [-0.7, 0.7, -1.1, 1.1, -1.5, 1.5, -2, 2];

const NOT_MEASURED = { usual: 0, bold: 0 };

interface Place {
  x: number;
  y: number;
  anchor: string;
}

interface Name extends Place {
  text: SVGElement;
  /** As a share of its size, plain and bold. */
  widths: { usual: number; bold: number };
  city: CityFacts | undefined;
  isEdge: boolean;
  /** What an edge sign has beside it. */
  arrow: SVGElement | null;
  isBold: boolean;
}

/** Where a name stands at some size, or that it is left out. */
interface Set {
  name: Name;
  at: Place | null;
  size: number;
}

export class Lettering {
  /** The least scale at which all names are drawn. */
  static readonly smallest = SMALLEST / MOST;
  /** The least scale at which names have their usual size, and one at which they have room. */
  static readonly least = USUAL / MOST;
  static readonly good = USUAL / 26;
  private readonly names: Name[];
  private readonly known = new Map<number, Set[]>();
  private shown: Set[] = [];
  private readonly spaces: Box[];

  constructor(
    private readonly group: SVGElement,
    cities: readonly CityFacts[],
    slots: readonly Slot[] = [],
    /** How wide the board is: no name goes beyond it. */
    private readonly width = Infinity,
  ) {
    this.spaces = slots.flatMap(boxesOf);
    this.names = [...group.querySelectorAll<SVGElement>("text")].map((text) => ({
      text,
      widths: NOT_MEASURED,
      arrow: text.matches("path + .edge") ? (text.previousElementSibling as SVGElement) : null,
      city: cities.find(({ id }) => text.id === `name-${id}`),
      x: Number(text.getAttribute("x")),
      y: Number(text.getAttribute("y")),
      anchor: text.getAttribute("text-anchor") ?? "start",
      isEdge: text.classList.contains("edge"),
      isBold: false,
    }));
    this.measure();
  }

  /** Letter anew in the typeface that is drawn now; whether that made a difference. */
  measure(): boolean {
    let isOther = false;
    for (const name of this.names) {
      const { usual, bold } = name.widths;
      name.widths = widthsOf(name);
      isOther ||= name.widths.usual !== usual || name.widths.bold !== bold;
    }
    if (isOther) this.known.clear();
    return isOther;
  }

  resize(scale: number): void {
    const names = this.at(scale);
    if (names === this.shown) return;
    this.shown = names;
    this.group.style.setProperty("--name", `${sizeAt(scale)}px`);
    this.group.style.setProperty("--halo", `${Math.max(3.6, 2.6 / scale).toFixed(1)}px`);
    for (const { name, at } of names) {
      for (const part of [name.text, name.arrow]) if (part) part.style.display = at ? "" : "none";
      if (!at) continue;
      name.arrow?.setAttribute("transform", `translate(0 ${at.y - name.y})`);
      name.text.setAttribute("x", `${at.x}`);
      name.text.setAttribute("y", `${at.y}`);
      name.text.setAttribute("text-anchor", at.anchor);
    }
  }

  /** Set the names of some cities off. */
  embolden(cities: ReadonlySet<string>): void {
    for (const name of this.names) {
      const isBold = name.city !== undefined && cities.has(name.city.id);
      if (isBold === name.isBold) continue;
      name.isBold = isBold;
      name.text.classList.toggle("mine", isBold);
      this.known.clear();
    }
  }

  /** Where the names lie at a scale, about; all of them, or those of some cities. */
  boxes(scale: number, cities?: ReadonlySet<string>): Box[] {
    return this.at(scale)
      .filter(({ name: { city } }) => !cities || (city && cities.has(city.id)))
      .flatMap(({ name, at, size }) => (at ? [boxOf(name, at, size)] : []));
  }

  private at(scale: number): Set[] {
    const size = sizeAt(scale);
    const known = this.known.get(size) ?? this.arrange(size, MOST * scale >= SMALLEST);
    this.known.set(size, known);
    return known;
  }

  /**
   * Signs at the edges come first, which can only slide along, then those that are set off.
   * The others stand where they cover no name and the fewest spaces, or not at all.
   */
  private arrange(size: number, isReadable: boolean): Set[] {
    const rank = ({ isEdge, isBold }: Name) => (isEdge ? 0 : isBold ? 1 : 2);
    const order = [...this.names].sort((a, b) => rank(a) - rank(b));
    const taken: Box[] = [];
    const named = this.names.filter(({ isEdge }) => !isEdge).map((name) => boxOf(name, name, size));
    const inTheWay = [...this.spaces, ...named];
    return order.map((name) => {
      const own = size * (name.isBold ? BOLD : 1);
      const home = this.within(name, own);
      const isLaid = size === LEAST && !name.isEdge; // the layout made room for it
      const places = isLaid ? [name] : [home, ...around(name, own)];
      const isFree = (at: Place) => {
        const box = boxOf(name, at, own);
        const isInside = box.left >= 0 && box.right <= this.width;
        return (isInside || at === home) && !taken.some((other) => overlaps(box, other));
      };
      const covered = (at: Place) => {
        const box = boxOf(name, at, own);
        const others = name.isEdge ? inTheWay : this.spaces;
        return others.filter((other) => overlaps(box, other)).length;
      };
      const [best] = places.filter(isFree).sort((a, b) => covered(a) - covered(b));
      const found = best ?? (name.isBold || size === LEAST ? home : null);
      const at = isReadable || name.isBold ? found : null;
      if (at) taken.push(boxOf(name, at, own));
      return { name, at, size: own };
    });
  }

  /** Where the layout has a name, or as far from the board's edge as it needs at a size. */
  private within(name: Name, size: number): Place {
    if (name.isEdge) return name;
    const { left, right } = boxOf(name, name, size);
    const step = Math.max(0, -left) + Math.min(0, this.width - right);
    return step ? { ...name, x: name.x + step } : name;
  }
}

/** How large names are, in board pixels, at a number of screen pixels for each of them. */
function sizeAt(scale: number): number {
  const size = Math.max(LEAST, USUAL / scale);
  const bound = MOST * scale >= SMALLEST ? Math.min(MOST, size) : size;
  return Math.round(bound / STEP) * STEP;
}

/** The sides of a city where its name could stand, too; a sign slides along its edge. */
function around(name: Name, size: number): Place[] {
  if (name.isEdge) return ALONG.map((step) => ({ ...name, y: name.y + step * size }));
  if (!name.city) return [];
  const { x, y } = name.city;
  const level = y + size * 0.33;
  return [
    { x: x + AWAY, y: level, anchor: "start" },
    { x: x - AWAY, y: level, anchor: "end" },
    { x, y: y - AWAY, anchor: "middle" },
    { x, y: y + AWAY + size * 0.7, anchor: "middle" },
  ];
}

function widthsOf({ text, isEdge }: Name): Name["widths"] {
  const word = text.textContent;
  const slant = isEdge ? "italic" : "normal";
  return {
    usual: measure(word, WEIGHTS.usual, slant),
    bold: measure(word, WEIGHTS.bold, slant),
  };
}

function boxOf({ widths, isEdge, isBold }: Name, { x, y, anchor }: Place, size: number): Box {
  const width = ((isBold ? widths.bold : widths.usual) + APART) * size;
  const left = anchor === "end" ? x - width : anchor === "middle" ? x - width / 2 : x;
  const [before, after] = isEdge ? (anchor === "end" ? [0, ARROW] : [ARROW, 0]) : [0, 0];
  return {
    left: left - before,
    right: left + width + after,
    top: y - size * 0.85,
    bottom: y + size * 0.42,
  };
}
