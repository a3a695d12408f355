import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LONGEST, missedSince } from "../src/game/recap";
import { lastSeen, noteSeen } from "../src/game/seen";
import { Table } from "../src/game/table.svelte";
import { waitingElsewhere } from "../src/game/waiting.svelte";
import type { GameEvent, Step } from "../src/net/messages";
import { settings } from "../src/settings.svelte";
import { happenedOf, playerOf, seatOf, shownOf, stateOf, viewOf } from "./made";
import { Server, type Wire } from "./wire";

const claim = (seat: number, route: string, points: number): GameEvent => ({
  type: "route-claimed",
  seat,
  route,
  cards: {},
  points,
});
const step = (version: number, by: number, ...events: GameEvent[]): Step => ({
  version,
  by,
  at: 0,
  back_to: null,
  events,
  level: null,
});
const STEPS = [
  step(1, 0, claim(0, "a-b", 1)),
  step(2, 1, claim(1, "b-c", 4)),
  step(3, 1, { type: "station-built", seat: 1, city: "c", cards: {} }, claim(1, "c-d", 2)),
];
const NOW = viewOf(0, {
  routes: { "a-b": 0, "b-c": 1, "c-d": 1 },
  buildings: { c: 1 },
  players: [playerOf(0, { score: 1 }), playerOf(1, { score: 6 })],
  actions: ["pass"],
  choices: [{ type: "pass", at: [0] }],
});

describe("what a player has missed", () => {
  test("is each step with the board after it, and the board before all of them", () => {
    const { before, steps } = missedSince(STEPS, NOW, 1)!;

    expect(before.routes).toEqual({ "a-b": 0 });
    expect(before.buildings).toEqual({});
    expect(before.players.map(({ score }) => score)).toEqual([1, 0]);
    expect(before.actions).toEqual([]);
    expect(before.deciding).toEqual([1]);
    expect(steps.map(({ version }) => version)).toEqual([2, 3]);
    expect(steps[0]!.view.routes).toEqual({ "a-b": 0, "b-c": 1 });
    expect(steps[0]!.view.players[1]!.score).toBe(4);
    expect(steps[1]!.view).toBe(NOW);
  });

  test("was paid from hands, which were fuller before, and what was taken was not in them", () => {
    const steps = [
      step(2, 1, { type: "card-drawn", seat: 1, deck: "train", card: null }),
      step(3, 0, { ...claim(0, "c-d", 2), cards: { red: 2, loco: 1 } } as GameEvent),
      step(4, 0, { type: "card-taken", seat: 0, slot: 1, card: "blue" }),
      step(5, 0, { type: "tickets-kept", seat: 0, count: 1, kept: ["a-d"], rejected: null }),
    ];
    const now = viewOf(0, {
      hand: { red: 1, blue: 1 },
      tickets: ["a-b", "a-d"],
      players: [playerOf(0, { cards: 2, tickets: 2, score: 2 }), playerOf(1, { cards: 5 })],
    });

    const { before, steps: missed } = missedSince(steps, now, 1)!;

    expect(before.hand).toEqual({ red: 3, loco: 1 });
    expect(before.tickets).toEqual(["a-b"]);
    expect(before.players.map(({ cards }) => cards)).toEqual([4, 4]);
    expect(before.players[0]).toMatchObject({ tickets: 1, score: 0 });
    expect(missed.map(({ view }) => view.hand)).toEqual([
      { red: 3, loco: 1 },
      { red: 1 },
      { red: 1, blue: 1 },
      { red: 1, blue: 1 },
    ]);
  });

  test("is nothing if nobody else has moved", () => {
    expect(missedSince(STEPS, NOW, 3)).toBeNull();
    expect(missedSince(STEPS.slice(0, 1), NOW, 0)).toBeNull();
  });
});

describe("a browser that remembers what it has shown", () => {
  beforeEach(() => localStorage.clear());

  test("knows it by table and seat, and forgets the oldest", () => {
    noteSeen("t", 0, 5);
    expect([lastSeen("t", 0), lastSeen("t", 1), lastSeen("u", 0)]).toEqual([5, null, null]);
    for (let n = 0; n < 60; n++) noteSeen(`other${n}`, 0, 1);
    expect(lastSeen("t", 0)).toBeNull();
    expect(lastSeen("other59", 0)).toBe(1);
  });

  test("does without if what it remembers cannot be read", () => {
    localStorage.setItem("railwright-seen", "{");
    expect(lastSeen("t", 0)).toBeNull();
  });
});

describe("a player who comes back", () => {
  let table: Table;
  let socket: Wire;
  const told: string[] = [];
  const state = stateOf(3, { seats: [seatOf(0), seatOf(1)] });

  beforeEach(async () => {
    vi.useFakeTimers();
    localStorage.clear();
    settings.speed = "normal";
    told.length = 0;
    noteSeen("t", 0, 1);
    const server = new Server();
    table = new Table("t", (events) => told.push(events[0]!.type), server.connection);
    socket = await server.accept();
    socket.say(shownOf(3, { state, views: [NOW] }));
  });
  afterEach(() => {
    table.leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const learn = () => socket.say({ type: "history", table: "t", seat: 0, steps: STEPS });

  test("sees what happened since step by step, and then the game as it stands", () => {
    learn();
    expect(table.view!.routes).toEqual({ "a-b": 0, "b-c": 1 });
    expect(table.recap).toMatchObject({ at: 1, isPlaying: true });
    expect(lastSeen("t", 0)).toBe(1);

    vi.advanceTimersByTime(LONGEST);

    expect(table.view).toEqual(NOW);
    expect(table.recap).toBeNull();
    expect(told).toEqual(["route-claimed", "station-built"]);
    expect(table.steps.map(({ version }) => version)).toEqual([1, 2, 3]);
    expect(lastSeen("t", 0)).toBe(3);
  });

  test("can skip it", () => {
    learn();
    table.skip();

    expect(table.view).toEqual(NOW);
    expect(table.recap).toBeNull();
    expect(table.steps.map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  test("reads it at once if nothing shall move", () => {
    settings.speed = "off";
    learn();

    expect(table.view).toEqual(NOW);
    expect(table.recap).toMatchObject({ isPlaying: false });
    expect(table.recap!.steps.map(({ version }) => version)).toEqual([2, 3]);
    table.skip();
    expect(table.recap).toBeNull();
  });

  test("misses nothing of what happens meanwhile", () => {
    learn();
    socket.say(happenedOf(4, { view: viewOf(0, { routes: { ...NOW.routes, "d-e": 1 } }) }));
    vi.advanceTimersByTime(2 * LONGEST);

    expect(Object.keys(table.view!.routes)).toContain("d-e");
    expect(lastSeen("t", 0)).toBe(4);
  });

  test.each([
    ["before others", [6, 7, 8, 9], [6, 8, 9]],
    ["last of all", [6, 7, 8], [6, 8]],
  ])("finds in its place what was taken back %s", (_, happened, versions) => {
    noteSeen("t", 0, 5);
    const now = happened.at(-1)!;
    const steps = happened.map((version) => ({
      ...step(version, 1, ...(version === 8 ? [] : [claim(1, `r-${version}`, 1)])),
      back_to: version === 8 ? 6 : null,
    }));
    socket.say(shownOf(now, { state: stateOf(now, { seats: state.seats }), views: [NOW] }));
    socket.say({ type: "history", table: "t", seat: 0, steps });
    vi.advanceTimersByTime(LONGEST);

    expect(table.recap).toBeNull();
    expect(table.steps.map(({ version }) => version)).toEqual(versions);
    expect(table.steps[1]!.taken.map(({ version }) => version)).toEqual([7]);
    expect(lastSeen("t", 0)).toBe(now);
  });

  test("is told nothing twice", () => {
    learn();
    vi.advanceTimersByTime(LONGEST);
    socket.say(shownOf(3, { state, views: [NOW] }));
    learn();

    expect(table.recap).toBeNull();
  });
});

describe("games that wait elsewhere", () => {
  const waits = (table: string, active: number, more = {}) =>
    stateOf(1, { table, active, deciding: [0], ...more });

  test("are those where a seat of mine decides, the longest wait first", () => {
    const tables = [
      waits("here", 1),
      waits("later", 9),
      waits("first", 2),
      waits("theirs", 1, { deciding: [1] }),
      waits("over", 1, { status: "over" }),
      waits("away", 1, { seats: [seatOf(0, { away: true }), seatOf(1)] }),
    ];

    expect(waitingElsewhere(tables, "here").map(({ table }) => table)).toEqual(["first", "later"]);
  });
});
