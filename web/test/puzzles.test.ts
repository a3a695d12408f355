import { beforeEach, expect, test, vi } from "vitest";

const KEY = "railwright-puzzles";
const BEFORE = { tried: {}, row: 0, best: 0, day: "2026-11-17", days: 3, answered: "2026-11-17" };

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

/** What is remembered after an answer to today's puzzle, by somebody who knows some. */
async function answered(tried: Record<string, boolean>, right: boolean) {
  localStorage.setItem(KEY, JSON.stringify({ ...BEFORE, tried }));
  const { daysInRow, note, progress } = await import("../src/puzzles/progress.svelte");
  note("europe", 5, right, "2026-11-18");
  return { days: daysInRow("2026-11-18"), row: progress().row, tried: progress().tried };
}

test("today's puzzle goes on with the days, though it was tried before", async () => {
  for (const before of [true, false]) {
    const told = await answered({ "europe/5": before }, true);
    expect(told).toEqual({ days: 4, row: 0, tried: { "europe/5": before } });
  }
});

test("a wrong answer ends neither the days before nor lets a second one count", async () => {
  expect((await answered({}, false)).days).toBe(3);
  const { daysInRow, note } = await import("../src/puzzles/progress.svelte");
  note("europe", 5, true, "2026-11-18");
  expect(daysInRow("2026-11-18")).toBe(3);
  expect(daysInRow("2026-11-19")).toBe(0);
});
