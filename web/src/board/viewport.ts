/** Which part of a board is seen: a scale and a place, never far from the board. */

import { insets, type Box, type Fit, type Size } from "./fitting";

export const MOST = 6;
const ROOM = 0.86; // of the open part of the stage, for what shall be seen
const FULL = 0.95; // of the height, on a page that opens enlarged
const ENOUGH = 1.7; // times the whole board, for such a page
const BESIDE = 40; // pixels of the ground that may come in beyond the board's edge

export class Viewport {
  scale = 1;
  x = 0;
  y = 0;
  private home: Fit = { scale: 1, x: 0, y: 0 };
  private stage: Size = { width: 1, height: 1 };
  private taken: Box = { left: 0, top: 0, right: 0, bottom: 0 };

  /** The size of the board in its own pixels. */
  constructor(private readonly board: Size) {}

  /** How large the whole board is drawn. */
  get fitted(): Size {
    const { width, height } = this.board;
    return { width: width * this.home.scale, height: height * this.home.scale };
  }

  get isHome(): boolean {
    return this.scale === this.home.scale;
  }

  /** From the size of the whole board. */
  get transform(): string {
    const grown = this.scale / this.home.scale;
    return `translate(${this.x.toFixed(2)}px, ${this.y.toFixed(2)}px) scale(${grown})`;
  }

  /** Another stage: what was seen whole is seen whole, what was enlarged stays so. */
  resize(stage: Size, home: Fit, taken: readonly Box[]): void {
    const wasHome = this.isHome;
    this.stage = stage;
    this.home = home;
    this.taken = insets(stage, taken);
    if (wasHome) this.fit();
    else this.settle();
  }

  fit(): void {
    ({ scale: this.scale, x: this.x, y: this.y } = this.home);
  }

  /** Enlarge by a factor, so that what lies at a place of the stage stays there. */
  zoom(factor: number, x = this.stage.width / 2, y = this.stage.height / 2): void {
    const least = this.home.scale;
    const scale = Math.min(least * MOST, Math.max(least, this.scale * factor));
    const change = scale / this.scale;
    this.x = x - (x - this.x) * change;
    this.y = y - (y - this.y) * change;
    this.scale = scale;
    this.settle();
  }

  move(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.settle();
  }

  /** Bring a box of the board into the middle, so large that the board fills the height. */
  open(box: Box): void {
    const { top, bottom } = this.free();
    this.show(box, FULL * ((bottom - top) / this.board.height), this.home.scale * ENOUGH);
  }

  /** Bring a box of the board into the middle of what is free of the stage. */
  show(box: Box, least = this.home.scale, most = this.home.scale * MOST): void {
    const { left, top, right, bottom } = this.free();
    const across = (ROOM * (right - left)) / Math.max(1, box.right - box.left);
    const down = (ROOM * (bottom - top)) / Math.max(1, box.bottom - box.top);
    const low = Math.max(least, this.home.scale);
    this.scale = Math.max(low, Math.min(most, across, down));
    this.x = (left + right) / 2 - ((box.left + box.right) / 2) * this.scale;
    this.y = (top + bottom) / 2 - ((box.top + box.bottom) / 2) * this.scale;
    this.settle();
  }

  private free(): Box {
    const { width, height } = this.stage;
    const { left, top, right, bottom } = this.taken;
    return { left, top, right: width - right, bottom: height - bottom };
  }

  private settle(): void {
    if (this.isHome) return this.fit();
    const { left, top, right, bottom } = this.free();
    const { home, board, scale } = this;
    this.x = kept(this.x, board.width, scale, left, right, home.x, home.scale);
    this.y = kept(this.y, board.height, scale, top, bottom, home.y, home.scale);
  }
}

/** A coordinate that leaves little gap at the edges, or grows what is smaller from its middle. */
function kept(
  at: number,
  size: number,
  scale: number,
  from: number,
  to: number,
  homeAt: number,
  homeScale: number,
): number {
  const low = to - BESIDE - size * scale;
  const high = from + BESIDE;
  if (low > high) return homeAt - (size * (scale - homeScale)) / 2;
  return Math.min(high, Math.max(low, at));
}
