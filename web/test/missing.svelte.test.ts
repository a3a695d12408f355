import { mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Attention } from "../src/game/attention.svelte";
import { Moment } from "../src/game/moment.svelte";
import { Table } from "../src/game/table.svelte";
import { Turn } from "../src/game/turn.svelte";
import { speak } from "../src/i18n/index.svelte";
import type { Suggested } from "../src/net/messages";
import Hint from "../src/ui/Hint.svelte";
import Keepsake from "../src/ui/Keepsake.svelte";
import { FACTS } from "./facts";
import { shownOf, viewOf } from "./made";
import { Server } from "./wire";

vi.mock("../src/game/advice_words", () => ({
  ADVICE: { en: () => Promise.reject(new TypeError("no network")) },
}));

let shown: Record<string, unknown>;
function show<P extends Record<string, unknown>>(page: Component<P>, props: P): void {
  shown = mount(page, { target: document.body, props });
}
const alerted = () => document.querySelector("[role=alert]")?.textContent.trim();

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no dialogs
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
});
afterEach(async () => {
  await unmount(shown);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["none was made", () => Promise.resolve(null)],
  ["making it failed", () => Promise.reject(new Error("no picture"))],
])("that a picture is missing is said where %s", async (_, made) => {
  show(Keepsake, { picture: made(), name: "end.png", onclose: () => {} });
  await vi.waitFor(() => expect(alerted()).toBe("The picture couldn't be made. Please try again."));
});

test("that the words of a hint are missing is said in their place", async () => {
  const server = new Server();
  const table = new Table("t", undefined, server.connection);
  const socket = await server.accept();
  socket.say(shownOf(5, { views: [viewOf(0, { actions: ["pass"] })] }));
  const turn = new Turn(table, FACTS);
  const about = { route: null, card: null, tickets: [], spaces: 0, sea: 0, pieces: 0 };
  const rest = { table: "t", id: "1", seat: 0, version: 5, action: "pass" };
  const hint: Suggested = { type: "suggestion", ...rest, reason: "only", ...about };

  const attention = new Attention(turn, new Moment());
  const stop = $effect.root(() => attention.watch());
  table.hint = hint;
  show(Hint, { turn, hint });
  await vi.waitFor(() => expect(alerted()).toBe("The server can't be reached. Please try again."));
  stop();
  expect(attention.said).toBe("");
});
