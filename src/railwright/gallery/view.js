// Where the board lies on its stage: how large and how far moved. No events here.

const SLACK = 48; // pixels by which a large board may be pulled in from the edge
const LEAST = 1; // the whole board

const within = (low, value, high) => Math.min(Math.max(value, low), high);

export class View {
  constructor(width, height) {
    this.board = { width, height };
    this.stage = { width, height };
    this.scale = LEAST;
    this.x = 0;
    this.y = 0;
  }

  /** The size at which the whole board just fits its stage. */
  get fitted() {
    const { board, stage } = this;
    const fit = Math.min(stage.width / board.width, stage.height / board.height);
    return { width: board.width * fit, height: board.height * fit };
  }

  /** The largest scale: three times the drawn size, and no less than six. */
  get most() {
    return Math.max(6, (3 * this.board.width) / this.fitted.width);
  }

  get transform() {
    return `translate(${this.x.toFixed(2)}px, ${this.y.toFixed(2)}px) scale(${this.scale.toFixed(4)})`;
  }

  /** Fit another stage; what was in the middle stays there. */
  resize(width, height) {
    const old = this.fitted;
    const across = (this.stage.width / 2 - this.x) / (old.width * this.scale);
    const down = (this.stage.height / 2 - this.y) / (old.height * this.scale);
    this.stage = { width, height };
    this.scale = within(LEAST, this.scale, this.most);
    this.x = width / 2 - across * this.fitted.width * this.scale;
    this.y = height / 2 - down * this.fitted.height * this.scale;
    this.#settle();
  }

  /** Enlarge around a point of the stage, by default its middle. */
  zoom(factor, x = this.stage.width / 2, y = this.stage.height / 2) {
    const scale = within(LEAST, this.scale * factor, this.most);
    const grown = scale / this.scale;
    this.x = x - (x - this.x) * grown;
    this.y = y - (y - this.y) * grown;
    this.scale = scale;
    this.#settle();
  }

  move(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.#settle();
  }

  fit() {
    this.scale = LEAST;
    this.#settle();
  }

  /** A side that fits is centred; one that does not keeps the stage covered. */
  #settle() {
    const width = this.fitted.width * this.scale;
    const height = this.fitted.height * this.scale;
    this.x = settled(this.x, width, this.stage.width);
    this.y = settled(this.y, height, this.stage.height);
  }
}

function settled(start, size, room) {
  const spare = room - size;
  return spare >= 0 ? spare / 2 : within(spare - SLACK, start, SLACK);
}
