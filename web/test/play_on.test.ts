import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { Replay } from "../src/net/messages";
import PlayOn from "../src/ui/PlayOn.svelte";

/** Whether a game of two steps is played on after some of them. */
function isOffered(at: number, result: object | null): boolean {
  const replay = { start: { deciding: [0] }, steps: [{}, {}], result } as unknown as Replay;
  const { unmount } = render(PlayOn, { replay, at, label: "Play on" });
  const { disabled } = screen.getByRole<HTMLButtonElement>("button", { name: "Play on" });
  unmount();
  return !disabled;
}

test("a game is played on before its end, and nowhere when it is over", () => {
  expect([0, 1, 2].map((at) => isOffered(at, {}))).toEqual([true, true, false]);
  expect(isOffered(2, null)).toBe(true); // the record ends before the game does
});
