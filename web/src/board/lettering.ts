/** The names on a board: readable or not drawn at all, and none on another one. */

import type { CityFacts, Slot } from "./facts";
import { isWithin, overlaps, type Box, type Obstacle } from "./fitting";
import { boxAt, boxesOf } from "./flags";
import { put } from "./svg";
import { measure } from "./typeface";

const LEAST = 17; // board pixels: what the layout made room for
const MOST = 34; // above that, few of them have room
const USUAL = 11.2; // screen pixels
const SMALLEST = 9; // screen pixels: smaller ones cannot be read
const STEP = 0.5; // board pixels between two sizes
const BOLD = 1.06;
const WEIGHTS = { usual: 620, bold: 750 }; // as in board.css
const APART = 0.18; // of its size that a name keeps from the next one, if it can
const AWAY = 14; // board pixels from a city to its name
const FARTHER = 3; // board pixels: a city that is set off is larger
const NEARER = 0.6; // of that, to the right and up, and so on
const ASIDE = 6; // board pixels by which a name above or below a city reaches beyond it
const TRAIN = 18; // board pixels: how high a train is, which is wider than its spaces
const LITTLE = 30; // of a space, in board pixels: as good as nothing
const FEW = 12; // of those, covered by a name that could as well be left out or cut off
const COVERS_CITY = 4; // times as bad as to cover a space
const CITY = { width: 15, height: 15 }; // board pixels
const OTHER = { width: 44, height: 30 }; // board pixels: a name in there could be another city's
const STEPS = 3; // others that make room for a name that is set off
const ARROW = 12; // board pixels from a sign's name to the tip of its arrow
/** Where a sign may stand along the edge, from where its route leaves, in its size. */
const ALONG = [-0.7, 0.7, -1.1, 1.1, -1.5, 1.5, -2, 2];

const NOT_MEASURED = { usual: 0, bold: 0 };
export const EVERYWHERE = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

interface Place {
  x: number;
  y: number;
  anchor: string;
}

/** A place, and how much of the board a name covers there. */
interface Ranked {
  at: Place;
  cost: number;
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
  /** Where it is drawn, as soon as it was. */
  drawn?: Place | null;
}

/** Where a name stands at some size, or that it is left out. */
interface Set {
  name: Name;
  /** Where it could stand, the best place first. */
  places: readonly Ranked[];
  /** Where it stands if all of the board is seen. */
  home: Place | null;
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
  private readonly obstacles: Obstacle[];
  private readonly cities: readonly CityFacts[];

  constructor(
    private readonly group: SVGElement,
    cities: readonly CityFacts[],
    slots: readonly Slot[] = [],
    /** How wide the board is: no name goes beyond it. */
    private readonly width = Infinity,
  ) {
    this.cities = cities;
    this.spaces = slots.flatMap((slot) => boxesOf(slot, TRAIN));
    this.obstacles = [
      ...this.spaces.map((box) => ({ box, weight: 1 })),
      ...cities.map((city) => ({ box: boxAt(city, CITY), weight: COVERS_CITY })),
    ];
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

  /** What a name could cover at a size. */
  private near({ widths, city, x, y }: Name, size: number): Obstacle[] {
    const at = city ?? { x, y };
    const width = 2 * (widths.bold * size + AWAY + size);
    const around = boxAt(at, { width, height: 2 * (AWAY + 3 * size) });
    const others = this.cities.filter((other) => other !== city);
    return [
      ...this.obstacles,
      ...others.map((other) => ({ box: boxAt(other, OTHER), weight: 1 })),
    ].filter(({ box }) => overlaps(box, around));
  }

  resize(scale: number): void {
    const names = this.at(scale);
    if (names === this.shown) return;
    this.shown = names;
    this.group.style.setProperty("--name", `${sizeAt(scale)}px`);
    this.group.style.setProperty("--halo", `${Math.max(3.6, 2.6 / scale).toFixed(1)}px`);
    this.clear([], EVERYWHERE);
  }

  /**
   * Names that would be cut off, by what hides the board or at the edge of what is seen of it,
   * stand elsewhere, or are left out if no place of theirs, or nothing of their city, is seen.
   */
  clear(hidden: readonly Box[], seen: Box): void {
    const isHidden = (box: Box) => hidden.some((each) => overlaps(box, each));
    const sets = this.shown;
    for (const set of sets) set.at = set.home;
    for (const set of sets) {
      const { name, size } = set;
      const most = name.isBold ? Infinity : FEW;
      const isWhole = (at: Place) => {
        const box = boxOf(name, at, size);
        return isWithin(box, seen) && !isHidden(box);
      };
      let isCut = false;
      if (set.at && !isWhole(set.at)) {
        const isNear = name.city && isWithin(boxAt(name.city, CITY), seen);
        const other =
          isNear &&
          set.places.find(({ at, cost }) => cost <= most && isWhole(at) && isFree(set, at, sets));
        if (other) set.at = other.at;
        else isCut = !isNear || isHidden(boxOf(name, set.at, size));
      }
      name.text.classList.toggle("cut", isCut);
      this.draw(set);
    }
  }

  private draw({ name, at, size }: Set): void {
    if (at === name.drawn) return;
    name.drawn = at;
    for (const part of [name.text, name.arrow]) if (part) part.style.display = at ? "" : "none";
    if (!at) return;
    const ink = inkOf(boxOf(name, at, size), size);
    name.text.classList.toggle("on-spaces", count(this.spaces, ink) > 0);
    if (name.arrow) put(name.arrow, "transform", `translate(0 ${at.y - name.y})`);
    put(name.text, "x", at.x);
    put(name.text, "y", at.y);
    put(name.text, "text-anchor", at.anchor);
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
      .flatMap(({ name, home, size }) => (home ? [boxOf(name, home, size)] : []));
  }

  /** Where they lie now. */
  get drawn(): Box[] {
    return this.shown.flatMap(({ name, at, size }) => (at ? [boxOf(name, at, size)] : []));
  }

  private at(scale: number): Set[] {
    const size = sizeAt(scale);
    const known = this.known.get(size) ?? this.arrange(size, MOST * scale >= SMALLEST);
    this.known.set(size, known);
    return known;
  }

  /**
   * Signs at the edges come first, which can only slide along, then those that are set off.
   * The others stand where they cover no name and the least of spaces, or not at all; where
   * the board is too small for all of them, only those are left that cover little.
   */
  private arrange(size: number, isReadable: boolean): Set[] {
    const rank = ({ isEdge, isBold }: Name) => (isEdge ? 0 : isBold ? 1 : 2);
    const order = [...this.names].sort((a, b) => rank(a) - rank(b));
    const named = this.names.filter(({ isEdge }) => !isEdge).map((name) => boxOf(name, name, size));
    const sets: Set[] = order.map((name) => {
      const own = size * (name.isBold ? BOLD : 1);
      const home = this.within(name, own);
      const isLaid = size === LEAST && !name.isEdge; // the layout made room for it
      const places = isLaid ? [outward(name), home] : [home, ...around(name, own)];
      const most = isReadable || name.isBold ? Infinity : name.isEdge ? -1 : FEW;
      return {
        name,
        places: this.ranked(name, own, places, named, most),
        home: null,
        at: null,
        size: own,
      };
    });
    for (const each of sets) {
      each.at = each.places.find(({ at }) => isFree(each, at, sets))?.at ?? null;
      if (!each.at && size === LEAST) each.at = this.within(each.name, each.size);
    }
    for (const each of sets) if (!each.at) makeRoom(each, sets);
    for (const each of sets) if (!each.at && each.name.isBold) makeRoom(each, sets, 0, STEPS);
    for (const each of sets) each.home = each.at;
    return sets;
  }

  /** The places of a name that lie on the board, those first where it covers least. */
  private ranked(
    name: Name,
    size: number,
    places: readonly Place[],
    named: readonly Box[],
    most: number,
  ): Ranked[] {
    const near = this.near(name, size);
    const cost = (whole: Box) => {
      if (name.isEdge) return count(this.spaces, whole) + count(named, whole);
      const ink = inkOf(whole, size);
      const covered = near.reduce((sum, { box, weight }) => sum + shared(ink, box) * weight, 0);
      return Math.floor(covered / LITTLE);
    };
    return places
      .map((at) => ({ at, box: boxOf(name, at, size) }))
      .filter(({ at, box }) => at === places[0] || (box.left >= 0 && box.right <= this.width))
      .map(({ at, box }) => ({ at, cost: cost(box) }))
      .filter(({ cost }) => cost <= most)
      .sort((a, b) => a.cost - b.cost);
  }

  /** Where the layout has a name, or as far from the board's edge as it needs at a size. */
  private within(name: Name, size: number): Place {
    const { left, right } = boxOf(name, name, size);
    const step = name.isEdge ? 0 : Math.max(0, -left) + Math.min(0, this.width - right);
    return { x: name.x + step, y: name.y, anchor: name.anchor };
  }
}

/** How large names are, in board pixels, at a number of screen pixels for each of them. */
function sizeAt(scale: number): number {
  const size = Math.max(LEAST, USUAL / scale);
  const bound = MOST * scale >= SMALLEST ? Math.min(MOST, size) : size;
  return Math.round(bound / STEP) * STEP;
}

/** A name beside a city that is set off keeps off its ring. */
function outward(name: Name): Place {
  if (!name.isBold || name.anchor === "middle") return name;
  return { ...name, x: name.x + (name.anchor === "end" ? -FARTHER : FARTHER) };
}

/** The sides of a city where its name could stand, too; a sign slides along its edge. */
function around(name: Name, size: number): Place[] {
  if (name.isEdge) return ALONG.map((step) => ({ ...name, y: name.y + step * size }));
  if (!name.city) return [];
  const { x, y } = name.city;
  const away = AWAY + (name.isBold ? FARTHER : 0);
  const near = away * NEARER;
  const quarter = (name.widths.usual * size) / 4;
  const at = (dx: number, dy: number, anchor: string) => ({ x: x + dx, y: y + dy, anchor });
  return [
    ...[0.33, 0, 0.66].flatMap((level) => [
      at(away, level * size, "start"),
      at(-away, level * size, "end"),
    ]),
    ...[-away, away + size * 0.7].flatMap((dy) => [
      ...[0, -quarter, quarter].map((dx) => at(dx, dy, "middle")),
      at(-ASIDE, dy, "start"),
      at(ASIDE, dy, "end"),
    ]),
    ...[-near, near + size * 0.7].flatMap((dy) => [at(near, dy, "start"), at(-near, dy, "end")]),
  ];
}

/** Where the letters are in the box of a name. */
function inkOf({ left, right, bottom }: Box, size: number): Box {
  return { left, right, top: bottom - size * 1.16, bottom: bottom - size * 0.22 };
}

/** How much of two boxes is the same. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** How many boxes lie in the way of one. */
function count(boxes: readonly Box[], box: Box): number {
  return boxes.filter((other) => overlaps(box, other)).length;
}

/** The names that stand where another one would. */
function rivalsOf({ name, size }: Set, at: Place, sets: readonly Set[], apart = APART): Set[] {
  const box = boxOf(name, at, size, apart);
  const others = sets.filter((other) => other.at && other.name !== name);
  return others.filter((other) => overlaps(box, boxOf(other.name, other.at!, other.size, apart)));
}

function isFree(set: Set, at: Place, sets: readonly Set[], apart = APART): boolean {
  return !rivalsOf(set, at, sets, apart).length;
}

/**
 * Put a name where others stand that have another place, or none; whether there was one.
 *
 * No more others than `steps` make room, and each of them by one step less. Names that are
 * not set off are left out for one that is.
 */
function makeRoom(set: Set, sets: readonly Set[], apart = APART, steps = 1): boolean {
  const before = sets.map(({ at }) => at);
  for (const { at } of set.places) {
    const rivals = rivalsOf(set, at, sets, apart);
    if (rivals.length > steps) continue;
    set.at = at;
    for (const rival of rivals) rival.at = null;
    const moves = (rival: Set) => {
      rival.at = rival.places.find((place) => isFree(rival, place.at, sets, apart))?.at ?? null;
      if (rival.at || steps === 1) return rival.at !== null;
      return !rival.name.isBold || makeRoom(rival, sets, apart, steps - 1);
    };
    if (rivals.every(moves)) return true;
    for (const [n, each] of sets.entries()) each.at = before[n]!;
  }
  return false;
}

function widthsOf({ text, isEdge }: Name): Name["widths"] {
  const word = text.textContent;
  const slant = isEdge ? "italic" : "normal";
  return {
    usual: measure(word, WEIGHTS.usual, slant),
    bold: measure(word, WEIGHTS.bold, slant),
  };
}

function boxOf(
  { widths, isEdge, isBold }: Name,
  { x, y, anchor }: Place,
  size: number,
  apart = APART,
): Box {
  const width = ((isBold ? widths.bold : widths.usual) + apart) * size;
  const left = anchor === "end" ? x - width : anchor === "middle" ? x - width / 2 : x;
  const [before, after] = isEdge ? (anchor === "end" ? [0, ARROW] : [ARROW, 0]) : [0, 0];
  return {
    left: left - before,
    right: left + width + after,
    top: y - size * 0.85,
    bottom: y + size * 0.42,
  };
}
