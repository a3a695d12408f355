import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cellsOf, merged, nextClock } from "../src/companion/marks";
import { entered, sheetOf } from "../src/companion/sheet";
import { isMeant, plain } from "../src/companion/search";
import { recordsOf } from "../src/companion/history";
import { dayText, today } from "../src/companion/days";
import { bgStatsLink, imported } from "../src/companion/exports";
import { foundSheet } from "../src/companion/fetching";
import { freeTickets } from "../src/companion/finding";
import {
  allKept,
  emptySheet,
  forget,
  isAllKept,
  isSheetId,
  keep,
  kept,
  newId,
} from "../src/companion/shelf";
import { CompanionTable, trackFor } from "../src/companion/table.svelte";
import {
  clockText,
  passed,
  paused,
  readTurns,
  timeOf,
  turnTime,
  written,
} from "../src/companion/turns";
import type { BoardFacts } from "../src/board";
import { codeOf } from "../src/net/api";
import { Places } from "../src/game/words";
import type { Mark, MarksBrought, Reckoned, Result } from "../src/net/messages";
import { FACTS } from "./facts";

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
    expect(allKept()[0]!.unsent).toHaveLength(3);
    one.leave();
    other.leave();
  });
  test("stays shared, scored and unsent, whatever another tab does that knows nothing of it", () => {
    const id = newId();
    const [one, other] = [new CompanionTable(emptySheet(id)), new CompanionTable(emptySheet(id))];
    one.mark("route:x", "0");
    keep({ ...kept(id)!, isShared: true, result: RESULT });
    other.mark("route:y", "1");
    expect(allKept()[0]).toMatchObject({ isShared: true, result: RESULT });
    expect(allKept()[0]!.unsent).toEqual(
      expect.arrayContaining(allKept()[0]!.marks.map((each) => each.id)),
    );
    one.leave();
    other.leave();
  });
  test("goes on where storage refuses it, and says so", () => {
    const id = newId();
    const refusing = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const table = new CompanionTable(emptySheet(id));
    table.mark("route:x", "0");
    expect([table.isKept, isAllKept()]).toEqual([false, false]);
    expect(cellsOf(kept(id)!.marks).get("route:x")).toBe("0");
    expect(allKept()).toHaveLength(1);
    refusing.mockRestore();
    table.mark("route:y", "0");
    expect([table.isKept, isAllKept()]).toEqual([true, true]);
    forget(id);
    expect(kept(id)).toBeNull();
    table.leave();
  });
});

const RESULT = { players: [{ seat: 0, place: 1, total: 7 }], ranking: [] } as unknown as Result;
const reckoned = (result: Result | null): Reckoned =>
  ({ seats: [], remarks: [], ending: [], closed: [], result }) as unknown as Reckoned;

describe("a table with a server", () => {
  /** What the server says to each address; an error where it cannot be reached. */
  let scores: () => Response;
  let share: (brought: MarksBrought) => Response | Promise<Response>;
  const told: MarksBrought[] = [];
  let table: CompanionTable;
  /** Sit down at a new table. */
  const sit = (isShared: boolean) =>
    (table = new CompanionTable({ ...emptySheet(newId()), isShared }));
  const refusal = (code: string) => Response.json({ code, message: "" }, { status: 400 });
  const offline = () => {
    throw new TypeError("no network");
  };

  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
    told.length = 0;
    scores = () => Response.json(reckoned(RESULT));
    share = () => Response.json({ count: 0, marks: [] });
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      await Promise.resolve();
      if (path === "/api/me") return Response.json({});
      if (path === "/api/companion/scores") return scores();
      const brought = JSON.parse(init.body as string) as MarksBrought;
      told.push(brought);
      return share(brought);
    });
  });
  afterEach(() => {
    table.leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const soon = () => vi.advanceTimersByTimeAsync(200);
  const later = () => vi.advanceTimersByTimeAsync(4000);

  test("has no result while the engine cannot be asked, and asks again by itself", async () => {
    sit(false);
    table.mark("route:x", "0");
    await soon();
    expect(table.result).toEqual(RESULT);
    scores = offline;
    table.mark("route:y", "0");
    await soon();
    expect([table.trouble, table.result]).toEqual(["OFFLINE", null]);
    table.end();
    expect(kept(table.id)!.result).toBeNull();
    scores = () => Response.json(reckoned(RESULT));
    await later();
    expect([table.trouble, table.result]).toEqual(["", RESULT]);
  });
  test("writes a result that it keeps anew after a correction", async () => {
    sit(false);
    table.mark("route:x", "0");
    await soon();
    expect(kept(table.id)!.result).toBeNull(); // nobody has asked for the final scores yet
    table.end();
    expect(kept(table.id)!.result).toEqual(RESULT);
    const better = { ...RESULT, players: [{ seat: 0, place: 1, total: 9 }] } as unknown as Result;
    scores = () => Response.json(reckoned(better));
    table.mark("route:y", "0");
    await soon();
    expect(kept(table.id)!.result).toEqual(better);
    scores = () => Response.json(reckoned(null));
    table.mark("route:z", "0");
    await soon();
    expect(kept(table.id)!.result).toBeNull();
  });
  test("stops its clock at the end, for which nothing is scored anew", async () => {
    sit(false);
    table.settle({ game: "usa", seats: "2", "route:x": "0" });
    await soon();
    scores = offline; // whoever asks now has trouble
    table.mark("turn", written(passed(readTurns("0 1000 0 0,0", 2), 61_000)));
    expect(table.sheet.turns.since).toBe(61_000);
    table.end();
    expect(table.sheet.turns.since).toBeNull();
    await soon();
    expect(table.trouble).toBe("");
  });
  test("takes back what was done last, a route or a turn, and the clock's stop before both", () => {
    sit(false);
    table.settle({ game: "usa", seats: "2" });
    const pass = (now: number) => table.mark("turn", written(passed(table.sheet.turns, now)));
    table.mark("turn", "0 1000 0 0,0");
    table.mark("route:x", "0");
    pass(61_000);
    table.mark("route:y", "1");
    pass(90_000);
    table.end();
    const undone = () => [table.undo(), table.sheet.turns.seat, table.sheet.turns.since];
    expect(undone()).toEqual(["turn", 0, 90_000]); // it runs on
    expect(undone()).toEqual(["turn", 1, 61_000]);
    expect(undone()).toEqual(["route:y", 1, 61_000]);
    expect(undone()).toEqual(["turn", 0, 1000]);
    expect(undone()).toEqual(["route:x", 0, 1000]);
  });
  test("is not filed as played while nothing is entered", async () => {
    sit(false);
    table.settle({ game: "usa", seats: "2" });
    await soon();
    table.end();
    expect(table.result).toEqual(RESULT);
    expect(kept(table.id)!.result).toBeNull();
  });
  test("says why the server refuses its marks, but not that there is no network", async () => {
    sit(true);
    share = () => refusal("TOO_LONG");
    table.mark("route:x", "0");
    await soon();
    expect([table.refusal, table.unsent]).toEqual(["TOO_LONG", 1]);
    share = offline;
    await later();
    expect([table.refusal, table.unsent]).toEqual(["", 1]);
    share = () => Response.json({ count: 1, marks: [] });
    await later();
    expect([table.refusal, table.unsent]).toEqual(["", 0]);
  });
  test("sends at once what was entered while it was sending", async () => {
    sit(true);
    await soon();
    told.length = 0;
    let answer: (said: Response) => void = () => {};
    share = () => new Promise((resolve) => (answer = resolve));
    table.mark("route:x", "0");
    await soon();
    table.mark("route:y", "0");
    share = () => Response.json({ count: 2, marks: [] });
    answer(Response.json({ count: 1, marks: [] }));
    await vi.advanceTimersByTimeAsync(0);
    expect(told.map(({ marks }) => marks?.map(({ about }) => about))).toEqual([
      ["route:x"],
      ["route:y"],
    ]);
    expect(table.unsent).toBe(0);
  });

  test("is found by a code only if somebody shares a game by it", async () => {
    const { id } = sit(false);
    share = () => Response.json({ count: 1, marks: [mark("a", 1, "route:x", "0")] });
    expect(codeOf(await foundSheet(id).catch((error: unknown) => error))).toBe("NO_SHEET");
    expect(kept(id)).toBeNull();
    share = offline;
    expect(codeOf(await foundSheet(id).catch((error: unknown) => error))).toBe("OFFLINE");
    share = () => Response.json({ count: 1, marks: [mark("a", 1, "game", "usa")] });
    expect(await foundSheet(id)).toMatchObject({ id, isShared: true });
    expect(kept(id)!.marks).toHaveLength(1);
  });
});

describe("copies of a ticket", () => {
  const facts = {
    ...FACTS,
    tickets: Object.fromEntries(
      Object.entries(FACTS.tickets).map(([id, each]) => [id, { ...each, copies: 2 }]),
    ),
  } as BoardFacts;
  const [id] = Object.keys(FACTS.tickets) as [string];
  const cell = (tickets: Record<string, number>, seat: number, of = facts) =>
    freeTickets({ ...sheetOf(new Map()), tickets }, of, new Places(of), seat).find(
      ({ ticket }) => ticket === id,
    )?.cell;
  test("are cells of their players: two phones at one moment mean two", () => {
    expect([cell({}, 0), cell({}, 1)]).toEqual([`${id}#0.1`, `${id}#1.1`]);
    expect(cell({ [`${id}#0.1`]: 0 }, 0)).toBe(`${id}#0.2`);
  });
  test("are free as long as there are more than are held", () => {
    expect(cell({ [id]: 1 }, 0)).toBe(`${id}#0.1`);
    expect(cell({ [id]: 1, [`${id}#2`]: 1 }, 0)).toBeUndefined();
    expect(cell({ [`${id}#0.1`]: 0, [`${id}#1.1`]: 1 }, 2)).toBeUndefined();
  });
  test("need no player where there is one", () => {
    expect(cell({}, 1, FACTS)).toBe(id);
    expect(cell({ [id]: 0 }, 1, FACTS)).toBeUndefined();
  });
});

describe("a backup", () => {
  beforeEach(() => localStorage.clear());
  const file = (sheets: unknown) => JSON.stringify({ format: "railwright companion 1", sheets });
  const id = newId();
  const [one, other] = [mark("a", 1, "route:x", "0"), mark("b", 2, "route:y", "1")];
  test("comes back as it was", () => {
    keep({ ...emptySheet(id), marks: [one], changed: 5 });
    const text = file(allKept());
    forget(id);
    expect(imported(text)).toBe(1);
    expect(kept(id)).toEqual({ ...emptySheet(id), marks: [one], changed: 5 });
  });
  test("brings what a game here lacks, and takes nothing from it", () => {
    keep({ ...emptySheet(id), marks: [one], isShared: true });
    expect(imported(file([{ ...emptySheet(id), marks: [one, other], result: RESULT }]))).toBe(0);
    expect(kept(id)).toMatchObject({ marks: [one, other], unsent: ["b"], isShared: true });
    expect(kept(id)!.result).toEqual(RESULT);
  });
  test.each([
    ["no JSON", "no"],
    ["nothing", "null"],
    ["another format", '{"format": "other", "sheets": []}'],
    ["no code", file([{ id: "x", marks: [] }])],
    ["no marks", file([{ ...emptySheet(id), marks: {} }])],
    ["no such mark", file([{ ...emptySheet(id), marks: [{ id: "a" }] }])],
    ["nobody", file([null])],
  ])("is refused whole with %s", (_, text) => {
    expect(imported(text)).toBeNaN();
    expect(allKept()).toEqual([]);
  });
});

describe("the day of a game", () => {
  afterEach(() => vi.unstubAllEnvs());
  test.each(["Pacific/Auckland", "America/Los_Angeles", "UTC"])("is that of %s", (there) => {
    vi.stubEnv("TZ", there);
    expect(today(new Date(2026, 4, 4, 0, 30))).toBe("2026-05-04");
    expect(today(new Date(2026, 4, 4, 23, 30))).toBe("2026-05-04");
    expect(dayText("2026-05-04", "en")).toBe("May 4, 2026");
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
    const link = new URL(bgStatsLink({ id: "A", sheet, result }, { title: "USA" }));
    const play = JSON.parse(link.searchParams.get("data")!) as Record<string, unknown>;
    expect(play).toMatchObject({
      sourceName: "Railwright",
      sourcePlayId: "A",
      playDate: "2026-05-04 12:00:00",
      game: { name: "Ticket to Ride: USA", sourceGameId: "usa" },
      players: [
        { name: "Anna", score: "100", winner: true, rank: 1 },
        { name: "Ben", score: "90", winner: false, rank: 2 },
      ],
    });
  });
});

describe("the clock of a table", () => {
  const begun = paused(readTurns(undefined, 3), 1_000);
  test("counts a turn from when it began, whatever happens to the phone", () => {
    expect(begun).toEqual({ seat: 0, since: 1_000, spent: 0, used: [0, 0, 0] });
    const again = readTurns(written(begun), 3); // after a reload
    expect(turnTime(again, 61_000)).toBe(60_000);
  });
  test("is passed on around the table, and everybody keeps their time", () => {
    const third = passed(passed(begun, 11_000), 14_000);
    expect(third).toEqual({ seat: 2, since: 14_000, spent: 0, used: [10_000, 3_000, 0] });
    const first = passed(third, 15_000);
    expect([first.seat, timeOf(first, 0, 17_000)]).toEqual([0, 12_000]);
  });
  test("stands still while it is paused", () => {
    const still = paused(begun, 6_000);
    expect(turnTime(still, 99_000)).toBe(5_000);
    expect(passed(still, 99_000)).toMatchObject({ seat: 1, since: null, used: [5_000, 0, 0] });
    expect(turnTime(paused(still, 100_000), 102_000)).toBe(7_000);
  });
  test("reads nothing from a text that is none, and shows minutes", () => {
    for (const text of ["", "x", "0 - 5"]) expect(readTurns(text, 2).used).toEqual([0, 0]);
    expect(readTurns("7 - 0 1,2,3,4", 2)).toMatchObject({ seat: 1, used: [1, 2] });
    expect([65_000, -9_999].map(clockText)).toEqual(["1:05", "\u22120:09"]);
    expect(written(passed(begun, 5_000_000_000_000)).length).toBeLessThan(100);
  });
  test("is set once by two phones that pass the same turn on", () => {
    const marks = [mark("a", 1, "turn", written(passed(begun, 9_000)))];
    const both = [...marks, mark("b", 1, "turn", written(passed(begun, 9_100)))];
    expect(readTurns(cellsOf(both).get("turn"), 3).seat).toBe(1);
  });
});

describe("a table on a map of one's own", () => {
  test("sends the map with its sheet, and keeps it as one mark for good", () => {
    const table = new CompanionTable(emptySheet(newId()));
    table.settle({ map: "{}", title: "Three Towns", game: "usa", seats: "2" });
    expect(table.whole.marks.map(({ id }) => id).filter((id) => id === "map")).toHaveLength(1);
    expect(entered(table.sheet)).toMatchObject({ game: "usa", map: "{}" });
    const { sheet } = table;
    const link = bgStatsLink({ id: table.id, sheet, result: null }, sheet);
    expect(decodeURIComponent(link)).toContain('"name":"Three Towns"');
    table.leave();
  });
});
