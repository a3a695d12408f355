import { expect, test } from "vitest";
import { piecesOf } from "../src/game/pieces";
import { FACTS } from "./facts";

test.each([
  ["trains alone", { wagons: 45, ships: 0, fleet: null }, 45],
  ["a fixed share of ships", { wagons: 20, ships: 15, fleet: null }, 35],
  ["a fleet to choose from", { wagons: 25, ships: 50, fleet: 60 }, 60],
])("all pieces of a player are counted: %s", (_, game, pieces) => {
  expect(piecesOf({ ...FACTS.game, ...game })).toBe(pieces);
});
