import { describe, expect, test } from "vitest";
import { choicesOf, listed, type Listing } from "../src/game/choices";
import type { Choice } from "../src/net/messages";

/** A listing in which every action is called by what it does and its number. */
function listing(choices: readonly Choice[]): Listing {
  const actions: string[] = [];
  for (const { type, at } of choices) at.forEach((place, n) => (actions[place] = `${type} ${n}`));
  return { actions, choices, decks: { train: 50 } };
}

describe("what the server lists", () => {
  const view = listing([
    { type: "draw-up", at: [0, 11], slot: [3, 1] },
    { type: "draw-up", at: [1], slot: [2], refill: "ship" },
    { type: "draw-blind", at: [2] },
    {
      type: "claim-route",
      at: [9, 3, 7],
      route: "b-c",
      cards: [{ red: 2, loco: 1 }, { red: 3 }, { red: 1, loco: 2 }],
    },
    { type: "build-station", at: [4], city: "b", cards: [{ red: 1 }] },
    { type: "exchange-pieces", at: [5, 12], count: [2, 3], given: "ships" },
    { type: "keep-tickets", at: [6], kept: [[1, 3]] },
    { type: "borrow-routes", at: [8], routes: { b: "b-c" } },
    { type: "pass", at: [10] },
  ]);
  const choices = choicesOf(view);

  test("is sorted by what people point at", () => {
    expect(choices.up.get(3)).toEqual([{ deck: null, action: "draw-up 0" }]);
    expect(choices.up.get(1)).toEqual([{ deck: null, action: "draw-up 1" }]);
    expect(choices.up.get(2)).toEqual([{ deck: "ship", action: "draw-up 0" }]);
    expect(choices.stations.get("b")).toEqual([{ cards: { red: 1 }, action: "build-station 0" }]);
    expect(choices.exchange).toEqual([
      { given: "ships", count: 2, action: "exchange-pieces 0" },
      { given: "ships", count: 3, action: "exchange-pieces 1" },
    ]);
    expect(choices.keep).toEqual([{ kept: [1, 3], action: "keep-tickets 0" }]);
    expect(choices.borrow).toEqual([{ routes: { b: "b-c" }, action: "borrow-routes 0" }]);
    expect(choices.pass).toEqual({ action: "pass 0" });
    expect(choices.tickets).toBeNull();
    expect(choices.claims.has("a-b")).toBe(false);
  });

  test("names the only deck where none is named", () => {
    expect(choices.blind).toEqual(new Map([["train", { action: "draw-blind 0" }]]));
  });

  test("keeps each payment with the action that pays it", () => {
    expect(choices.claims.get("b-c")).toEqual([
      { cards: { red: 2, loco: 1 }, action: "claim-route 0" },
      { cards: { red: 3 }, action: "claim-route 1" },
      { cards: { red: 1, loco: 2 }, action: "claim-route 2" },
    ]);
  });

  test("can be cut down to one action", () => {
    const advised = choicesOf(view, "claim-route 2");

    expect([...advised.claims]).toEqual([
      ["b-c", [{ cards: { red: 1, loco: 2 }, action: "claim-route 2" }]],
    ]);
    expect(advised.up.size + advised.blind.size + advised.keep.length).toBe(0);
  });

  test("says which choice an action belongs to", () => {
    expect(listed(view, "claim-route 1")).toMatchObject([{ route: "b-c" }, 1]);
    expect(listed(view, "pass 0")).toMatchObject([{ type: "pass" }, 0]);
    expect(listed(view, "nothing of that kind")).toBeNull();
  });
});
