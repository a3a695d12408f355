/** A board to look at, as large as its frame: nothing can be chosen on it. */

import type { Words } from "./drawing";
import type { BoardFacts } from "./facts";
import type { Size } from "./fitting";
import { ownIds } from "./ids";
import { nameDrawing } from "./naming";
import { Trains } from "./trains";

const LEAST = 0.5; // screen pixels for a pixel of the board, so that names can be read
const MOST = 1.5; // times the size at which all of the board is seen

/** Which part of a board fills a frame, as a view box: its middle, as large as is readable. */
export function crop(board: Size, frame: Size): string {
  const across = frame.width / board.width;
  const down = frame.height / board.height;
  const filled = Math.min(Math.max(across, down), MOST * Math.min(across, down));
  const scale = Math.max(LEAST, filled);
  const [width, height] = [frame.width / scale, frame.height / scale];
  const [x, y] = [(board.width - width) / 2, (board.height - height) / 2];
  return [x, y, width, height].map((part) => part.toFixed(1)).join(" ");
}

/** All of a board, as a view box. */
export function whole({ width, height }: Size): string {
  return `0 0 ${width} ${height}`;
}

/** The drawing of a board with the trains of some players, each route after the other. */
export function drawPoster(
  facts: BoardFacts,
  svg: string,
  owners: ReadonlyMap<string, number>,
  colors: readonly string[],
  words: Pick<Words, "letter" | "sea">,
): SVGElement {
  const read = new DOMParser().parseFromString(svg, "image/svg+xml");
  const poster = read.documentElement as unknown as SVGElement;
  const part = (id: string) => poster.querySelector<SVGElement>(`[id="${id}"]`)!;
  const trains = new Trains(part("rims"), part("pieces"));
  const laid = colors.map(() => 0);
  for (const route of facts.routes.filter(({ id }) => owners.has(id))) {
    const seat = owners.get(route.id)!;
    trains.show(route, colors[seat], "arriving");
    part(route.id).classList.add("claimed");
  }
  for (const [id, seat] of owners) {
    for (const car of poster.querySelectorAll<SVGElement>(`[id="cars-${id}"] > g`))
      car.style.setProperty("--at", `${laid[seat]!++ / 3}`);
  }
  part("ground").classList.add("rw-ground");
  part("names").classList.add("rw-names");
  nameDrawing(poster, words);
  ownIds(poster);
  poster.setAttribute("class", "rw-play");
  poster.setAttribute("aria-hidden", "true");
  return poster;
}
