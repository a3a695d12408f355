import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Ceremony } from "../src/game/ceremony.svelte";
import { added, scoresAfter, stagesOf } from "../src/game/scoring";
import type { PartFacts } from "../src/board/facts";
import { settings } from "../src/settings.svelte";
import { FACTS } from "./facts";
import { resultOf } from "./made";

const RESULT = {
  players: [
    resultOf(0, {
      parts: { routes: 30, tickets: 5, stations: 8, "longest-path": 10, "most-hats": 0 },
      tickets: [{ ticket: "a-c", points: 5 }],
      ways: [["a-b.red", "b-c"]],
      path: ["a-b.red", "b-c"],
      total: 53,
    }),
    resultOf(1, {
      parts: { routes: 30, tickets: -5, stations: 8, "longest-path": 0, "most-hats": 0 },
      tickets: [{ ticket: "a-c", points: -5 }],
      path: ["a-b.blue"],
      total: 33,
    }),
  ],
  ranking: [
    { seats: [0], decided_by: "total" },
    { seats: [1], decided_by: null },
  ],
};
const PARTS: PartFacts[] = [
  { name: "routes" },
  { name: "tickets" },
  { name: "stations" },
  { name: "longest-path", most: "longest", points: 10 },
  { name: "most-hats", most: "built", points: 7 },
];

describe("the stages of the scoring", () => {
  const stages = stagesOf(RESULT, PARTS);

  test("follow the parts of the game, without bonuses that nobody has", () => {
    const kinds = ["part", "ticket", "ticket", "part", "bonus", "winner"];
    expect(stages.map(({ kind }) => kind)).toEqual(kinds);
  });

  test("show failed tickets before completed ones, with their ways", () => {
    expect(stages.slice(1, 3)).toMatchObject([
      { seat: 1, points: -5, way: [] },
      { seat: 0, points: 5, way: ["a-b.red", "b-c"] },
    ]);
  });

  test("show the paths of those alone who have the bonus", () => {
    expect(stages[4]).toMatchObject({ part: PARTS[3], path: ["a-b.red", "b-c"] });
  });

  test("begin with routes even if nobody has any", () => {
    const players = [resultOf(0), resultOf(1)];
    const none = stagesOf({ ...RESULT, players }, PARTS);
    expect(none).toEqual([{ kind: "part", part: "routes" }, { kind: "winner" }]);
  });

  test("add to the player concerned, and up to the totals", () => {
    expect(added(stages[1]!, RESULT.players[0]!)).toBe(0);
    expect(scoresAfter(stages, 0, RESULT)).toEqual([0, 0]);
    expect(scoresAfter(stages, 2, RESULT)).toEqual([30, 25]);
    expect(scoresAfter(stages, stages.length, RESULT)).toEqual([53, 33]);
  });
});

describe("the ceremony", () => {
  const facts = { ...FACTS, game: { ...FACTS.game, scoring: PARTS } };
  const onlit = vi.fn();
  let ceremony: Ceremony;
  const begin = () => {
    ceremony = new Ceremony(RESULT, facts, onlit);
    ceremony.begin();
  };
  beforeEach(() => {
    vi.useFakeTimers();
    onlit.mockClear();
    settings.speed = "normal";
  });
  afterEach(() => {
    ceremony.stop();
    vi.useRealTimers();
  });

  test("gives each stage its time: a path takes as long as it is", () => {
    begin();
    const seen = [];
    for (const wait of [1500, 1100, 1100, 1500, 1500 + 2 * 160]) {
      vi.advanceTimersByTime(wait - 1);
      seen.push(ceremony.at);
      vi.advanceTimersByTime(1);
    }
    expect(seen).toEqual([1, 2, 3, 4, 5]);
    expect([ceremony.isDone, ceremony.stage.kind]).toEqual([true, "winner"]);
    expect(ceremony.scores).toEqual([53, 33]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("lights what a stage is about, and in the end nothing", () => {
    begin();
    expect(onlit).toHaveBeenLastCalledWith(null);
    vi.advanceTimersByTime(1500 + 1100);
    const ticket = { routes: ["a-b.red", "b-c"], cities: ["a", "c"] };
    expect(onlit).toHaveBeenLastCalledWith(ticket);
    vi.advanceTimersByTime(10_000);
    expect(onlit).toHaveBeenLastCalledWith(null);
  });

  test("lights a path as it runs", () => {
    begin();
    vi.advanceTimersByTime(1500 + 1100 + 1100 + 1500);
    expect(onlit).toHaveBeenLastCalledWith({ routes: ["a-b.red"], cities: [] });
    vi.advanceTimersByTime(160);
    expect(onlit).toHaveBeenLastCalledWith({ routes: ["a-b.red", "b-c"], cities: [] });
  });

  test("can be skipped", () => {
    begin();
    vi.advanceTimersByTime(1500);
    ceremony.skip();

    expect([ceremony.isDone, vi.getTimerCount()]).toEqual([true, 0]);
    expect(onlit).toHaveBeenLastCalledWith(null);
  });

  test("is over at once for those who want no animations", () => {
    settings.speed = "off";
    begin();
    expect([ceremony.isDone, ceremony.scores]).toEqual([true, [53, 33]]);
  });

  test("goes no further when its page is left", () => {
    begin();
    ceremony.stop();
    vi.advanceTimersByTime(60_000);
    expect(ceremony.at).toBe(1);
  });
});
