import { expect, test } from "vitest";
import { bonusesNow, unseen } from "../src/game/known";
import { FACTS } from "./facts";
import { playerOf, viewOf } from "./made";

const LONGEST = { name: "longest-path", most: "longest" as const, points: 10 };
const TICKETS = { name: "most-tickets", most: "completed" as const, points: 10 };
const GAME = { ...FACTS, game: { ...FACTS.game, scoring: [LONGEST, TICKETS] } };
const TOLD = { type: "prospects", table: "t", seat: 0, version: 1, routes: {} } as const;
const done = { done: true, points: 5, missing: 0, whole: 3, way: [] };

test("cards that nobody has shown are those of the pack without all that lie open", () => {
  const view = viewOf(0, {
    market: ["red", "red", null, "loco"],
    discards: { blue: 3 },
    hand: { red: 2, loco: 1 },
    players: [playerOf(0), { ...playerOf(1), cards: 5, known: { green: 4 } }],
    tunnel: { route: "b-c", cards: { blue: 2 }, revealed: { red: 1 }, extra: 1 },
  });

  // 12 of each color and 14 locomotives
  expect(unseen(view, FACTS)).toEqual({ red: 7, blue: 7, green: 8, loco: 12 });
});

test("paths are public, completed tickets of others are not", () => {
  const view = viewOf(0, { tickets: ["x", "y"] });
  const tickets = { x: done, y: { ...done, done: false } };
  const told = { ...TOLD, tickets, longest: [6, 9] };

  expect(bonusesNow(view, GAME, told)).toEqual([
    { part: LONGEST, counts: [6, 9], leaders: [1] },
    { part: TICKETS, counts: [1, null], leaders: [] },
  ]);
});

test("nobody is ahead with nothing", () => {
  const [longest] = bonusesNow(viewOf(0, {}), GAME, { ...TOLD, tickets: {}, longest: [0, 0] });
  expect(longest!.leaders).toEqual([]);
});
