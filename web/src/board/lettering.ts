/** The names on a board: never smaller than people can read, where that is possible. */

import type { Box } from "./fitting";

const LEAST = 17; // board pixels: what the layout made room for
const MOST = 26; // above that, names would cover each other
const READABLE = 11.2; // screen pixels
const WIDE = 0.57; // the mean width of a letter, as a share of its size, if it is bold
const EDGE = 0.78; // of the names at the board's edge

interface Name {
  text: SVGElement;
  x: number;
  y: number;
  anchor: string;
  isEdge: boolean;
}

export class Lettering {
  private readonly names: Name[];

  constructor(private readonly group: SVGElement) {
    this.names = [...group.querySelectorAll<SVGElement>("text")].map((text) => ({
      text,
      x: Number(text.getAttribute("x")),
      y: Number(text.getAttribute("y")),
      anchor: text.getAttribute("text-anchor") ?? "start",
      isEdge: text.classList.contains("edge"),
    }));
  }

  /** How large names are, in board pixels, at a number of screen pixels for each of them. */
  static size(scale: number): number {
    return Math.min(MOST, Math.max(LEAST, READABLE / scale));
  }

  resize(scale: number): void {
    this.group.style.setProperty("--name", `${Lettering.size(scale).toFixed(1)}px`);
    this.group.style.setProperty("--halo", `${Math.max(3.6, 2.6 / scale).toFixed(1)}px`);
  }

  embolden(city: string, isBold: boolean): void {
    const name = this.names.find(({ text }) => text.id === `name-${city}`);
    name?.text.classList.toggle("mine", isBold);
  }

  /** Where the names lie at a scale, about. */
  boxes(scale: number): Box[] {
    const size = Lettering.size(scale);
    return this.names.map((name) => boxOf(name, name.isEdge ? size * EDGE : size));
  }
}

function boxOf({ text, x, y, anchor }: Name, size: number): Box {
  const width = text.textContent.length * size * WIDE;
  const left = anchor === "end" ? x - width : anchor === "middle" ? x - width / 2 : x;
  return { left, right: left + width, top: y - size * 0.85, bottom: y + size * 0.35 };
}
