/** Which part of a board is seen: a scale and a place, never far from the board. */

import {
  around,
  fitBetween,
  freeOf,
  isSeen,
  onBoard,
  type Box,
  type Content,
  type Fit,
  type Placed,
  type Size,
  type Weighed,
} from "./fitting";

export const MOST = 6;
const ENOUGH = 1.7; // times the whole board, for a page that opens enlarged
const NEAR = 1.2; // times the whole board: so little more is not worth what it cuts off
const BESIDE = 40; // pixels of the ground that may come in beyond the board's edge

export class Viewport {
  scale = 1;
  x = 0;
  y = 0;
  private home: Fit = { scale: 1, x: 0, y: 0 };
  private stage: Size = { width: 1, height: 1 };
  private taken: readonly Box[] = [];
  /** What is left of the stage between all that floats along its sides. */
  free: Box = { left: 0, top: 0, right: 1, bottom: 1 };

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

  /** What is seen, from the size of the whole board. */
  get transform(): string {
    return this.transformOf(this);
  }

  transformOf({ scale, x, y }: Fit): string {
    return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale / this.home.scale})`;
  }

  /** Another stage: what was seen whole is seen whole, what was enlarged stays so. */
  resize(stage: Size, home: Fit, taken: readonly Box[]): void {
    const wasHome = this.isHome;
    this.stage = stage;
    this.home = home;
    this.taken = taken;
    this.free = freeOf(stage, taken);
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

  /** The scale at which the board fills a part of the stage. */
  private filling({ left, top, right, bottom }: Box): number {
    return Math.max((right - left) / this.board.width, (bottom - top) / this.board.height);
  }

  /** Whether the board lies the other way than the stage, or is smaller on it than some scale. */
  isUnlike(least: number): boolean {
    const { board, stage } = this;
    return board.width > board.height !== stage.width > stage.height || this.isUnder(least);
  }

  /** Whether the whole board is smaller than at some scale. */
  isUnder(scale: number): boolean {
    return this.home.scale < scale;
  }

  /** Whether the whole board is hardly smaller than what is seen. */
  get isNearHome(): boolean {
    return this.scale < this.home.scale * NEAR;
  }

  /** The middle of the board at a scale. */
  center(scale: number): void {
    const { width, height } = this.board;
    const middle = { left: 0, top: 0, right: width, bottom: height };
    ({ scale: this.scale, x: this.x, y: this.y } = this.about(middle, scale));
    this.settle();
  }

  /** The scales at which a page opens that would have a scale: never larger than it has room for. */
  opening(scale: number): [number, number] {
    const whole = this.filling(freeOf(this.stage, []));
    const least = Math.max(this.home.scale, Math.min(whole, scale));
    return [least, Math.max(least, this.filling(this.free), this.home.scale * ENOUGH)];
  }

  /** What is on the stage of the board. */
  get seen(): Box {
    return onBoard([freeOf(this.stage, [])], this)[0]!;
  }

  /** What is hidden of the board below all that floats. */
  get hidden(): Box[] {
    return onBoard(this.taken, this);
  }

  /** Whether all of something is seen now. */
  sees(contentAt: Content): boolean {
    return isSeen(contentAt(this.scale), this, this.stage, this.taken);
  }

  /** Go back to what was seen before. */
  restore({ scale, x, y }: Fit): void {
    Object.assign(this, { scale: Math.max(scale, this.home.scale), x, y });
    this.settle();
  }

  /** The largest fit between two scales at which all of something can be seen, if there is one. */
  find(
    contentAt: Content,
    least: number,
    most: number,
    uncovered?: Weighed,
    beside = BESIDE,
  ): Placed | null {
    const bound = (fit: Fit) => this.kept(fit, false, beside);
    return fitBetween(contentAt, this.stage, this.taken, [least, most], bound, uncovered);
  }

  /** Bring something into what is free of the stage, as large as it can be. */
  show(
    contentAt: Content,
    least = this.home.scale,
    most = this.home.scale * MOST,
    uncovered?: Weighed,
  ): void {
    const found = this.find(contentAt, least, most, uncovered);
    const { fit, costs } = found ?? { fit: this.about(around(contentAt(least)), least), costs: 0 };
    const full = this.find(contentAt, fit.scale, fit.scale, uncovered, 0);
    const isFull = full !== null && full.costs <= costs; // no ground beside the board
    ({ scale: this.scale, x: this.x, y: this.y } = isFull ? full.fit : fit);
    if (this.isHome) this.fit();
  }

  /** A box in the middle of what is free, whether it has room there or not. */
  private about(box: Box, scale: number): Fit {
    const { left, top, right, bottom } = this.free;
    return this.kept({
      scale,
      x: (left + right) / 2 - ((box.left + box.right) / 2) * scale,
      y: (top + bottom) / 2 - ((box.top + box.bottom) / 2) * scale,
    });
  }

  private settle(): void {
    if (this.isHome) this.fit();
    else ({ x: this.x, y: this.y } = this.kept(this));
  }

  /** The same fit, but with little gap beyond the board's edges; a smaller board is centered and seen whole. */
  private kept({ scale, x, y }: Fit, isCentered = true, beside = BESIDE): Fit {
    const { left, top, right, bottom } = this.free;
    const { home, board } = this;
    const along = (at: number, size: number, from: number, to: number, homeAt: number) => {
      const low = to - beside - size * scale;
      const high = from + beside;
      if (low > high && isCentered) {
        const centered = homeAt - (size * (scale - home.scale)) / 2;
        return Math.max(from, Math.min(to - size * scale, centered)); // no part beyond an edge
      }
      return Math.min(Math.max(low, high), Math.max(Math.min(low, high), at));
    };
    return {
      scale,
      x: along(x, board.width, left, right, home.x),
      y: along(y, board.height, top, bottom, home.y),
    };
  }
}
