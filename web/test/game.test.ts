import { describe, expect, test } from "vitest";
import { choicesOf, writeCards } from "../src/game/actions";
import { closedTracks } from "../src/game/prospects";

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
