import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

const { add, ask, memory, Unreachable } = vi.hoisted(() => ({
  add: vi.fn(),
  ask: vi.fn(),
  memory: { trust: vi.fn(), forget: vi.fn() },
  Unreachable: class extends Error {},
}));
const python = { pyimport: () => ({ Desk: () => ({ ask }) }) };
vi.mock("../engine/python.js", () => ({
  add,
  startPython: () => Promise.resolve({ python, isRestored: true }),
  Unreachable,
}));
vi.mock("../engine/shelves.js", () => ({ openShelves: () => Promise.resolve({}) }));
vi.mock("../engine/snapshot.js", () => ({
  Snapshot: class {
    trust = memory.trust;
    forget = memory.forget;
  },
}));

const said = vi.fn();

/** Say something to the worker, and wait for a word of it. */
async function tell(data: object, type: string): Promise<void> {
  said.mockClear();
  dispatchEvent(new MessageEvent("message", { data }));
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.objectContaining({ type })));
}
const question = (path: string) => ({ type: "ask", id: 1, method: "GET", path, body: "" });

beforeAll(async () => {
  vi.stubGlobal("postMessage", said);
  await import("../engine/worker.js");
});
beforeEach(async () => {
  for (const each of [add, ask, memory.trust, memory.forget])
    each.mockReset().mockResolvedValue(null);
  ask.mockResolvedValue({ is_done: true, text: "{}", destroy: vi.fn() });
  await tell({ type: "begin", pace: 1, cache: "engine-1" }, "ready");
});
afterAll(() => vi.unstubAllGlobals());

test("a snapshot is trusted when Python has answered, not before", async () => {
  expect(memory.trust).not.toHaveBeenCalled();
  await tell(question("/api/tables"), "answer");
  expect(memory.trust).toHaveBeenCalledOnce();
});

test("a note that cannot be written spoils no answer", async () => {
  memory.trust.mockRejectedValue(new DOMException("full", "QuotaExceededError"));
  await tell(question("/api/tables"), "answer");
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isDone: true }));
  expect(memory.forget).not.toHaveBeenCalled();
});

test("a snapshot is forgotten when Python fails, but not for want of a network", async () => {
  add.mockRejectedValueOnce(new Unreachable("maps.zip: 503"));
  await tell(question("/api/maps"), "answer");
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ isDone: false }));
  expect(memory.forget).not.toHaveBeenCalled();

  ask.mockRejectedValueOnce(new WebAssembly.RuntimeError("unreachable"));
  await tell(question("/api/maps"), "answer");
  expect(memory.forget).toHaveBeenCalledOnce();
  expect(memory.trust).not.toHaveBeenCalled();
});
