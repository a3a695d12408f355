import { describe, expect, test } from "vitest";
import { choicesOf, writeCards } from "../src/game/actions";
import { closedTracks } from "../src/game/prospects";
import { scoresAfter, stagesOf } from "../src/game/scoring";
import type { PartFacts } from "../src/board/facts";
import type { PlayerResult } from "../src/net/messages";

describe("legal actions", () => {
  test("are sorted by what one points at", () => {
    const choices = choicesOf([
      "draw up 3",
      "draw up 2 refill ship",
      "draw up 2 refill wagon",
      "draw blind",
      "tickets",
      "pass",
      "give up",
      "claim b-c with 2red 1loco",
      "claim b-c with 3red",
      "station b with 1red",
      "exchange 2 ships",
      "keep 1 3",
      "pieces 20 wagons 40 ships",
      "borrow b:b-c",
      "pay 1red",
      "refill wagon",
    ]);
    expect(choices.up.get(3)).toEqual([null]);
    expect(choices.up.get(2)).toEqual(["ship", "wagon"]);
    expect(choices.blind).toEqual([null]);
    expect(choices.claims.get("b-c")!.map(writeCards)).toEqual(["3red", "2red 1loco"]);
    expect(choices.stations.get("b")).toEqual([{ red: 1 }]);
    expect(choices.exchange.ships).toEqual([2]);
    expect(choices.keep).toEqual([[1, 3]]);
    expect(choices.pieces).toEqual([{ wagons: 20, ships: 40 }]);
    expect(choices.borrow).toEqual([{ b: "b-c" }]);
    expect([choices.tickets, choices.pass, choices.giveUp]).toEqual([true, true, true]);
  });
});

test("only the other track of a double route is crossed out", () => {
  const routes = {
    "a-b.blue": { code: "TRACK_CLOSED", rule: "C-35" },
    "b-c": { code: "NOT_ENOUGH_PIECES", rule: "C-29" },
  };
  expect(
    closedTracks({ type: "prospects", table: "t", seat: 0, version: 1, routes, tickets: {} }),
  ).toEqual(new Set(["a-b.blue"]));
});

test("the stages of the scoring add up to the totals", () => {
  const player = (seat: number, more: Partial<PlayerResult>): PlayerResult => ({
    seat,
    place: seat + 1,
    parts: {},
    tickets: [],
    completed: 0,
    longest: 9,
    built: 1,
    borrowed: [],
    path: [],
    ways: [],
    total: 0,
    ...more,
  });
  const result = {
    players: [
      player(0, {
        parts: { routes: 30, tickets: 5, stations: 8, "longest-path": 10, "most-hats": 0 },
        tickets: [{ ticket: "a-c", points: 5 }],
        path: ["a-b"],
        total: 53,
      }),
      player(1, {
        parts: { routes: 30, tickets: -5, stations: 8, "longest-path": 0, "most-hats": 0 },
        tickets: [{ ticket: "a-c", points: -5 }],
        path: ["b-c"],
        total: 33,
      }),
    ],
    ranking: [
      { seats: [0], decided_by: "total" },
      { seats: [1], decided_by: null },
    ],
  };
  const parts: PartFacts[] = [
    { name: "routes" },
    { name: "tickets" },
    { name: "stations" },
    { name: "longest-path", most: "longest", points: 10 },
    { name: "most-hats", most: "built", points: 7 },
  ];
  const stages = stagesOf(result, parts);
  expect(stages.map(({ kind }) => kind)).toEqual([
    "part",
    "ticket",
    "ticket",
    "part",
    "bonus",
    "winner",
  ]);
  expect(stages[4]).toMatchObject({ path: ["a-b"] });
  expect(stages[1]).toMatchObject({ points: -5 }); // failed ones come first
  expect(scoresAfter(stages, stages.length, result)).toEqual([53, 33]);
});
