/** Which part of a board is seen: a scale and a place, kept so that no edge comes in. */

export const MOST = 6;

export class Viewport {
  scale = 1;
  x = 0;
  y = 0;
  private stage = { width: 1, height: 1 };

  /** The size of the board in its own pixels, its frame included. */
  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {}

  /** How large the whole board is drawn when it just fits. */
  get fitted(): { width: number; height: number } {
    const share = Math.min(this.stage.width / this.width, this.stage.height / this.height);
    return { width: this.width * share, height: this.height * share };
  }

  /** Screen pixels for a pixel of the board. */
  get resolution(): number {
    return (this.fitted.width / this.width) * this.scale;
  }

  get transform(): string {
    return `translate(${this.x.toFixed(2)}px, ${this.y.toFixed(2)}px) scale(${this.scale})`;
  }

  resize(width: number, height: number): void {
    this.stage = { width: Math.max(1, width), height: Math.max(1, height) };
    this.settle();
  }

  fit(): void {
    this.scale = 1;
    this.settle();
  }

  /** Enlarge by a factor, so that what lies at a place of the stage stays there. */
  zoom(factor: number, x = this.stage.width / 2, y = this.stage.height / 2): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
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

  /** Bring a box, in shares of the board, into the middle of the stage. */
  show(left: number, top: number, right: number, bottom: number): void {
    const { width, height } = this.fitted;
    const room = 0.7; // of the stage, for what shall be seen
    const wide = ((right - left) * width) / this.stage.width;
    const high = ((bottom - top) * height) / this.stage.height;
    this.scale = Math.min(MOST, Math.max(1, room / Math.max(wide, high, 0.001)));
    this.x = this.stage.width / 2 - ((left + right) / 2) * width * this.scale;
    this.y = this.stage.height / 2 - ((top + bottom) / 2) * height * this.scale;
    this.settle();
  }

  private settle(): void {
    const { width, height } = this.fitted;
    this.x = kept(this.x, width * this.scale, this.stage.width);
    this.y = kept(this.y, height * this.scale, this.stage.height);
  }
}

/** A coordinate that leaves no gap at the edges, or that centres what is smaller. */
function kept(at: number, size: number, room: number): number {
  if (size <= room) return (room - size) / 2;
  return Math.min(0, Math.max(room - size, at));
}
