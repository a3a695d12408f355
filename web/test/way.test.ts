import { describe, expect, it } from "vitest";
import type { BoardFacts, RouteFacts } from "../src/board";
import { wayOf } from "../src/game/way";
import { FACTS } from "./facts";

const ALL = new Set(FACTS.routes.map(({ id }) => id));

function route(a: string, b: string, length: number): RouteFacts {
  return { id: `${a}-${b}`, a, b, length, color: "gray", kind: "rail", points: 1, slots: [] };
}

/** Two stops of France, one of Italy and the city m, which joins them. */
const BORDERS: BoardFacts = {
  ...FACTS,
  cities: [
    { id: "m", name: "Mid", x: 0, y: 0 },
    { id: "f1", name: "", x: 0, y: 0, country: "france" },
    { id: "f2", name: "", x: 0, y: 0, country: "france" },
    { id: "i", name: "", x: 0, y: 0, country: "italy" },
  ],
  routes: [route("f1", "m", 3), route("f2", "m", 2), route("m", "i", 1)],
  tickets: {
    "m-countries": {
      start: "m",
      targets: [
        { to: "italy", points: 5 },
        { to: "france", points: 8 },
      ],
    },
    "france-countries": { start: "france", targets: [{ to: "italy", points: 9 }] },
  },
};

describe("the way of a completed ticket", () => {
  it("runs along the routes from one city to the other, and knows where it runs back", () => {
    expect(wayOf("a-c", FACTS, ALL)).toEqual([
      { route: "a-b.red", isBack: false },
      { route: "b-c", isBack: false },
    ]);
    const back = { ...FACTS, tickets: { "c-b": { cities: ["c", "b"], points: 1 } } };
    expect(wayOf("c-b", back, ALL)).toEqual([{ route: "b-c", isBack: true }]);
  });

  it("uses only what the player owns", () => {
    expect(wayOf("a-c", FACTS, new Set(["a-b.blue", "b-c"]))[0]!.route).toBe("a-b.blue");
    expect(wayOf("a-c", FACTS, new Set(["b-c"]))).toEqual([]);
  });

  it("passes each route of a tour once", () => {
    const there = { cities: ["a", "c", "b"], points: 9, any_order: 6, penalty: 7 };
    const tour = { ...FACTS, tickets: { there } };
    expect(wayOf("there", tour, ALL).map(({ route }) => route)).toEqual(["a-b.red", "b-c"]);
  });

  it("is the shortest by spaces, not by routes", () => {
    const straight = { ...FACTS, routes: [route("a", "c", 6), ...FACTS.routes] };
    const owned = new Set(["a-c", "a-b.red", "b-c"]); // 6 spaces, or 2 + 3
    expect(wayOf("a-c", straight, owned).map(({ route }) => route)).toEqual(["a-b.red", "b-c"]);
  });

  it("ends at the country that brings most, by its nearest stop", () => {
    const owned = new Set(["f1-m", "f2-m", "m-i"]);
    expect(wayOf("m-countries", BORDERS, owned)).toEqual([{ route: "f2-m", isBack: true }]);
    expect(wayOf("m-countries", BORDERS, new Set(["m-i"]))).toEqual([
      { route: "m-i", isBack: false },
    ]);
  });

  it("may begin at any stop of a country", () => {
    expect(wayOf("france-countries", BORDERS, new Set(["f2-m", "m-i"]))).toEqual([
      { route: "f2-m", isBack: false },
      { route: "m-i", isBack: false },
    ]);
  });
});
