import { expect, test } from "vitest";
import { qrOf } from "../src/game/qr";

/** Whether a module is dark, counted with the margin. */
function reader(path: string): (x: number, y: number) => boolean {
  const dark = new Set(path.split("M").map((each) => each.split("h")[0]!));
  return (x, y) => dark.has(`${x} ${y}`);
}

/** The rings by which cameras find a code: dark, light, and a dark middle (ISO 18004). */
const FINDER = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];

test("a code has its rings in three corners and a margin of four modules", async () => {
  const { size, path } = await qrOf("https://rail.example/t/abcdefghijklmnop");
  const isDark = reader(path);
  const square = (left: number, top: number) =>
    FINDER.map((_, y) => FINDER.map((_, x) => (isDark(left + x, top + y) ? "#" : ".")).join(""));

  const far = size - 4 - 7;
  expect(square(4, 4)).toEqual(FINDER);
  expect(square(far, 4)).toEqual(FINDER);
  expect(square(4, far)).toEqual(FINDER);
  expect(square(far, far)).not.toEqual(FINDER);
  for (let at = 0; at < size; at++)
    for (let edge = 0; edge < 4; edge++)
      expect([isDark(at, edge), isDark(edge, at), isDark(at, size - 1 - edge)]).toEqual([
        false,
        false,
        false,
      ]);
});

test("other links have other codes", async () => {
  const [one, other] = await Promise.all([qrOf("https://a.example"), qrOf("https://b.example")]);

  expect(one.path).not.toBe(other.path);
});
