import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mutedAt, speaker, toggleMuted } from "../src/game/muting";
import { Table } from "../src/game/table.svelte";
import { Unread } from "../src/game/unread.svelte";
import { shownOf, viewOf } from "./made";
import { Server } from "./wire";

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

test("what somebody says is not unread any more as soon as nobody hears it", async () => {
  vi.useFakeTimers();
  const server = new Server();
  const table = new Table("t", undefined, server.connection);
  const socket = await server.accept();
  socket.say(shownOf(5, { views: [viewOf(0)] }));
  const line = { number: 1, seat: 1, name: "Ben", text: "Hello", reaction: null, at: 0 };
  socket.say({ type: "chat", table: "t", line });
  const unread = new Unread(table);
  expect(unread.count).toBe(1);

  table.muted = toggleMuted("t", speaker(line));
  expect(unread.count).toBe(0);
  table.muted = toggleMuted("t", speaker(line));
  expect(unread.count).toBe(1);
});
