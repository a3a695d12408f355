import { expect, test } from "vitest";
import { closedTracks } from "../src/game/prospects";

test("only the other track of a double route is crossed out", () => {
  const routes = {
    "a-b.blue": { code: "TRACK_CLOSED", rule: "C-35" },
    "b-c": { code: "NOT_ENOUGH_PIECES", rule: "C-29" },
  };
  expect(
    closedTracks({
      type: "prospects",
      table: "t",
      seat: 0,
      version: 1,
      routes,
      tickets: {},
      longest: [],
    }),
  ).toEqual(new Set(["a-b.blue"]));
});
