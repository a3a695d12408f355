import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ask, codeOf } from "../src/net/api";
import { KEY } from "../src/net/here.svelte";

let code: string;
vi.mock("../src/net/engine", () => ({
  ask: () => Promise.resolve({ isDone: false, text: JSON.stringify({ code, message: "" }) }),
}));

beforeEach(() => {
  localStorage.setItem(KEY, "1");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  ["what only the server knows waits for the network", "NOT_FOUND", "OFFLINE"],
  ["what the engine here refuses is refused", "UNKNOWN_NAME", "UNKNOWN_NAME"],
])("without a network %s", async (_, said, heard) => {
  code = said;
  const error = await ask("POST", "/api/companion/sheets/ABCDE23456").catch(
    (each: unknown) => each,
  );
  expect(codeOf(error)).toBe(heard);
});
