import { beforeEach, expect, test } from "vitest";
import { mutedAt, speaker, toggleMuted } from "../src/game/muting";

beforeEach(() => localStorage.clear());

test("a player is muted at one table, and heard again", () => {
  const ben = speaker({ seat: 1, name: "Ben" });

  expect([...toggleMuted("t", ben)]).toEqual([ben]);
  expect([...mutedAt("t")]).toEqual([ben]);
  expect(mutedAt("another").size).toBe(0);
  expect(toggleMuted("t", ben).size).toBe(0);
  expect(mutedAt("t").size).toBe(0);
});

test("a player stays muted under another name, a spectator by the name", () => {
  expect(speaker({ seat: 1, name: "Ben" })).toBe(speaker({ seat: 1, name: "Benny" }));
  expect(speaker({ seat: null, name: "Ben" })).not.toBe(speaker({ seat: null, name: "Eve" }));
});

test("what cannot be read mutes nobody", () => {
  localStorage.setItem("railwright-muted", "{");
  expect(mutedAt("t").size).toBe(0);
});
