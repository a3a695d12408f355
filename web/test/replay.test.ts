import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Playback } from "../src/game/playback.svelte";
import { claimSteps, scoreCurve } from "../src/game/replay";
import type { GameEvent } from "../src/net/messages";
import { settings } from "../src/settings.svelte";
import { playerOf, replayOf, resultOf, viewOf } from "./made";

const claim = (seat: number, route: string): GameEvent => {
  return { type: "route-claimed", seat, route, cards: {}, points: 1 };
};
const scored = (...scores: number[]) =>
  viewOf(null, { players: scores.map((score, seat) => playerOf(seat, { score })) });
const hand = (card: string) => ({ hand: { [card]: 1 }, tickets: [], offer: [] });

const REPLAY = replayOf(
  [
    { events: [claim(0, "a-b.red")], view: viewOf(null, { routes: { "a-b.red": 0 } }) },
    { events: [], by: 1, hands: [hand("blue")] },
    {
      events: [{ type: "turn-passed", seat: 0 }, claim(1, "b-c")],
      view: viewOf(null, { routes: { "a-b.red": 0, "b-c": 1 } }),
    },
  ],
  { hands: [hand("red")] },
);

describe("a replay", () => {
  let playback: Playback;
  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = "normal";
    playback = new Playback(REPLAY);
  });
  afterEach(() => {
    playback.pause();
    vi.useRealTimers();
  });

  test("begins before the first step", () => {
    expect([playback.at, playback.last, playback.isPlaying]).toEqual([0, 3, false]);
    expect(playback.view).toBe(REPLAY.start);
    expect(playback.hands).toBe(REPLAY.hands);
    expect([playback.steps, playback.events]).toEqual([[], []]);
  });

  test("shows the position after a step, and all that led there", () => {
    playback.go(2);

    expect(playback.view).toBe(REPLAY.steps[1]!.view);
    expect(playback.hands).toEqual([hand("blue")]);
    expect(playback.steps.map(({ version, by }) => [version, by])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  test.each([
    [-1, 0],
    [99, 3],
  ])("asked for step %i goes to %i", (to, there) => {
    playback.go(to);
    expect(playback.at).toBe(there);
  });

  test("plays step by step to the end, and stops there", () => {
    playback.toggle();
    vi.advanceTimersByTime(749);
    expect(playback.at).toBe(0);
    vi.advanceTimersByTime(1);
    expect(playback.at).toBe(1);
    vi.advanceTimersByTime(2 * 750);

    expect([playback.at, playback.isPlaying]).toEqual([3, false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ["off", 250],
    ["fast", 350],
    ["slow", 1500],
  ] as const)("plays at the speed %s", (speed, wait) => {
    settings.speed = speed;
    playback.toggle();
    vi.advanceTimersByTime(wait - 1);
    expect(playback.at).toBe(0);
    vi.advanceTimersByTime(1);
    expect(playback.at).toBe(1);
  });

  test("stops where somebody stops it", () => {
    playback.toggle();
    vi.advanceTimersByTime(750);
    playback.toggle();
    vi.advanceTimersByTime(10_000);
    expect([playback.at, playback.isPlaying]).toEqual([1, false]);
  });

  test("plays on from where somebody goes", () => {
    playback.toggle();
    vi.advanceTimersByTime(700);
    playback.go(1);
    vi.advanceTimersByTime(700);
    expect(playback.at).toBe(1);
    vi.advanceTimersByTime(50);
    expect(playback.at).toBe(2);
  });

  test("does not play from the end", () => {
    playback.go(3);
    playback.toggle();
    expect(playback.isPlaying).toBe(false);
  });

  test("stays where somebody jumps, and nothing stays lit", () => {
    playback.toggle();
    playback.light(["b-c"], ["a"]);
    playback.jump(1);
    vi.advanceTimersByTime(10_000);

    expect([playback.at, playback.isPlaying, playback.lit]).toEqual([1, false, null]);
  });

  test("lights what was decided at a step, and what would have been better", () => {
    playback.showDecision(2, "a-b.red");
    expect(playback.at).toBe(2); // where it has still to be decided
    expect(playback.lit?.routes).toEqual(new Set(["b-c", "a-b.red"]));
    playback.showDecision(1, null); // nothing of it is on the board
    expect(playback.lit).toBeNull();
  });

  test("lights the routes that a player has at that step", () => {
    playback.go(3);
    playback.lightSeat(1, ["c"]);
    expect(playback.lit).toEqual({ routes: new Set(["b-c"]), cities: new Set(["c"]) });
    playback.go(1);
    playback.lightSeat(1);
    expect(playback.lit).toEqual({ routes: new Set(), cities: new Set() });
  });
});

test("each claim is found at the step after which it stands", () => {
  expect([...claimSteps(REPLAY)]).toEqual([
    ["a-b.red", { at: 1, seat: 0 }],
    ["b-c", { at: 3, seat: 1 }],
  ]);
});

describe("the curve of scores", () => {
  const played = replayOf([{ view: scored(4, 0) }, { view: scored(4, -3) }], {
    start: scored(0, 0),
  });

  test("has a row for the start and for each step, never below the axis", () => {
    expect(scoreCurve(played)).toEqual([
      [0, 0],
      [4, 0],
      [4, 0],
    ]);
  });

  test("ends with the totals", () => {
    const players = [resultOf(0, { total: 31 }), resultOf(1, { total: -8 })];
    const over = { ...played, result: { players, ranking: [] } };
    expect(scoreCurve(over).at(-1)).toEqual([31, 0]);
  });
});
