import { describe, expect, test } from "vitest";
import { digest, fold, ToldViews } from "../src/game/fold";
import type { SeatView } from "../src/net/messages";
import { happenedOf, playerOf, shownOf, viewOf } from "./made";

const VIEW = viewOf(0, { routes: { "a-b": 1 }, players: [playerOf(0), playerOf(1)] });

describe("a view after changes", () => {
  test("has new fields in the place of the old ones, and all others as they were", () => {
    const folded = fold(VIEW, { phase: "second-card", hand: { red: 2 } });

    expect(folded).toEqual({ ...VIEW, phase: "second-card", hand: { red: 2 } });
  });

  test("keeps the routes and buildings that are not named", () => {
    const folded = fold(VIEW, { routes: { "b-c": 0 }, buildings: { b: 1 } });

    expect([folded.routes, folded.buildings]).toEqual([{ "a-b": 1, "b-c": 0 }, { b: 1 }]);
  });

  test("keeps what is not named of the players", () => {
    const folded = fold(VIEW, { players: { "1": { score: 7 } } });

    expect(folded.players).toEqual([playerOf(0), { ...playerOf(1), score: 7 }]);
  });

  test("leaves the view before untouched", () => {
    const before = structuredClone(VIEW);
    fold(VIEW, { routes: { "b-c": 0 }, players: { "0": { score: 7 } } });

    expect(VIEW).toEqual(before);
  });
});

// Sums of CRC-32 as `zlib.crc32` of Python computes it: of `passes:0` and so on.
const PASSES = 2387137333;
const PHASE = 3039296788;
const ROUTES = 1401752298;
const BOARD = 4223338614;

describe("a digest", () => {
  const of = (view: object) => digest(view as SeatView);

  test("is the sum of the checksums of all lines", () => {
    expect(of({ passes: 0 })).toBe(PASSES);
    expect(of({ passes: 0, phase: "turn" })).toBe((PASSES + PHASE) % 2 ** 32);
  });

  test("has a line for each route and each field of a player, in any order", () => {
    const lines = { routes: { "a-b": 1, "b-c": 0 }, players: [{ score: 2 }] };
    expect(of(lines)).toBe(ROUTES);
    expect(of({ players: lines.players, routes: { "b-c": 0, "a-b": 1 } })).toBe(ROUTES);
  });

  test("is of UTF-8", () => {
    expect(of({ board: "Łódź" })).toBe(BOARD);
  });
});

describe("views that are told in parts", () => {
  const shown = shownOf(1, { views: [VIEW] });
  const changes = { passes: 1 };
  const after = { ...VIEW, passes: 1 };
  const step = { ...happenedOf(2), view: undefined, changes, digest: digest(after) };

  test("are put together", () => {
    const told = new ToldViews();
    told.show(shown);

    expect(told.take(step)).toEqual(after);
    expect(told.take({ ...step, changes: {} })).toEqual(after);
  });

  test("are refused if something is missing", () => {
    const told = new ToldViews();
    told.show(shown);

    expect(told.take({ ...step, changes: {} })).toBeNull();
    expect(told.take(step)).toEqual(after);
  });

  test("are refused if nothing was shown before", () => {
    expect(new ToldViews().take(step)).toBeNull();
  });

  test("begin anew with a whole view", () => {
    const told = new ToldViews();

    expect(told.take({ ...step, changes: undefined, view: after })).toEqual(after);
    expect(told.take({ ...step, changes: {} })).toEqual(after);
  });
});
