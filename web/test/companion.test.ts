import { beforeEach, describe, expect, test } from "vitest";
import { cellsOf, merged, nextClock } from "../src/companion/marks";
import { entered, sheetOf } from "../src/companion/sheet";
import { isMeant, plain } from "../src/companion/search";
import { recordsOf } from "../src/companion/history";
import { bgStatsLink } from "../src/companion/exports";
import { allKept, emptySheet, isSheetId, newId } from "../src/companion/shelf";
import { CompanionTable, trackFor } from "../src/companion/table.svelte";
import type { BoardFacts } from "../src/board";
import type { Mark, Result } from "../src/net/messages";

const mark = (id: string, clock: number, about: string, value: string | null): Mark => ({
  id,
  clock,
  about,
  value,
});

describe("marks of several phones", () => {
  const marks = [
    mark("a", 1, "route:x", "0"),
    mark("b", 2, "route:x", "1"),
    mark("c", 2, "route:x", "2"),
    mark("d", 3, "route:y", "1"),
    mark("e", 4, "route:y", null),
  ];
  test("say the same in whatever order they come", () => {
    const told = [...cellsOf(marks)];
    expect(told).toEqual([["route:x", "2"]]); // the later clock, then the later id
    expect([...cellsOf(marks.toReversed())]).toEqual(told);
  });
  test("are merged by their ids: nothing is lost, nothing is doubled", () => {
    const all = merged(marks.slice(0, 3), marks.slice(1));
    expect(all.map(({ id }) => id)).toEqual(["a", "b", "c", "d", "e"]);
    expect(nextClock(all)).toBe(5);
  });
});

describe("a sheet", () => {
  const marks = [
    mark("1", 1, "game", "europe"),
    mark("2", 2, "seats", "2"),
    mark("3", 3, "route:brest-paris", "1"),
    mark("4", 4, "city:wien", "0"),
    mark("5", 5, "ticket:bern-countries", "1"),
    mark("6", 6, "ticket:bern-countries#2", "1"),
    mark("7", 7, "wagons:0", "3"),
    mark("8", 8, "ships:0", "4"),
  ];
  test("is read by the engine as it was entered", () => {
    expect(entered(sheetOf(cellsOf(marks)))).toEqual({
      game: "europe",
      options: {},
      seats: [
        { routes: [], buildings: ["wien"], tickets: [], pieces: [3, 4], exchanged: 0 },
        {
          routes: ["brest-paris"],
          buildings: [],
          tickets: ["bern-countries", "bern-countries"],
          pieces: null,
          exchanged: 0,
        },
      ],
    });
  });
});

describe("a table in this browser", () => {
  beforeEach(() => localStorage.clear());
  test("keeps every mark at once, and takes back what was made here", () => {
    const id = newId();
    expect(isSheetId(id)).toBe(true);
    const table = new CompanionTable(emptySheet(id));
    table.mark("route:x", "0");
    table.mark("route:x", "1");
    expect(cellsOf(allKept()[0]!.marks).get("route:x")).toBe("1");
    expect(table.undo()).toBe("route:x");
    expect(table.cell("route:x")).toBe("0");
    expect(table.undo()).toBe("route:x");
    expect(table.cell("route:x")).toBe(null);
    expect(table.undo()).toBe(null);
    table.leave();
  });
  test("loses nothing to another tab", () => {
    const id = newId();
    const [one, other] = [new CompanionTable(emptySheet(id)), new CompanionTable(emptySheet(id))];
    one.mark("route:x", "0");
    other.mark("route:y", "1");
    one.mark("route:z", "0");
    expect([...cellsOf(allKept()[0]!.marks).keys()].sort()).toEqual([
      "route:x",
      "route:y",
      "route:z",
    ]);
    one.leave();
    other.leave();
  });
});

describe("a finger on a double route", () => {
  const facts = {
    routes: [{ id: "a", twin: "b" }, { id: "b", twin: "a" }, { id: "c" }],
  } as unknown as BoardFacts;
  test("means the track it hits, if that is free", () => {
    expect(trackFor(facts, {}, "a", 0)).toBe("a");
    expect(trackFor(facts, {}, "c", 0)).toBe("c");
  });
  test("means the free one beside a rival's, and one's own to give it back", () => {
    expect(trackFor(facts, { a: 1 }, "a", 0)).toBe("b");
    expect(trackFor(facts, { b: 0 }, "a", 0)).toBe("b");
    expect(trackFor(facts, { a: 1, b: 2 }, "a", 0)).toBe("a");
  });
});

describe("a search", () => {
  test("takes first letters without their marks", () => {
    expect(plain("København Łódź Zürich")).toBe("kobenhavn lodz zurich");
    expect(isMeant("kob", "Essen – København")).toBe(true);
    expect(isMeant("es ko", "Essen – København")).toBe(true);
    expect(isMeant("havn", "Essen – København")).toBe(false);
    expect(isMeant("", "Essen")).toBe(true);
  });
});

describe("games of the past", () => {
  const sheet = {
    ...sheetOf(cellsOf([mark("1", 1, "game", "usa"), mark("2", 2, "day", "2026-05-04")])),
    players: [
      { name: "Anna", color: "red" as const },
      { name: "Ben", color: "blue" as const },
    ],
  };
  const result = {
    players: [
      { seat: 0, place: 1, total: 100 },
      { seat: 1, place: 2, total: 90 },
    ],
  } as unknown as Result;
  test("are counted for each name", () => {
    const games = [
      { id: "A", sheet, result },
      { id: "B", sheet, result: null },
    ];
    expect(recordsOf(games)).toEqual([
      { name: "Anna", games: 1, won: 1, mean: 100, best: 100 },
      { name: "Ben", games: 1, won: 0, mean: 90, best: 90 },
    ]);
  });
  test("go to BG Stats by a link", () => {
    const link = new URL(bgStatsLink({ id: "A", sheet, result }, "USA"));
    const play = JSON.parse(link.searchParams.get("data")!) as Record<string, unknown>;
    expect(play).toMatchObject({
      sourceName: "Railwright",
      sourcePlayId: "A",
      playDate: "2026-05-04 12:00:00",
      players: [
        { name: "Anna", score: "100", winner: true, rank: 1 },
        { name: "Ben", score: "90", winner: false, rank: 2 },
      ],
    });
  });
});
