import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Table } from "../src/game/table.svelte";
import type { ChatLine, FromServer, GameEvent, Suggested, View } from "../src/net/messages";
import { settings } from "../src/settings.svelte";
import { happenedOf, playerOf, seatOf, shownOf, stateOf, stepOf, viewOf } from "./made";
import { Server, type Wire } from "./wire";

const CLAIM: GameEvent = { type: "route-claimed", seat: 1, route: "b-c", cards: {}, points: 4 };
/** What can only be passed. */
const PASS = { action: "pass" };
const LISTED = { actions: ["pass"], choices: [{ type: "pass" as const, at: [0] }] };
const TWO_OF_MINE = stateOf(1, { seats: [seatOf(0), seatOf(1, { mine: true })] });

let table: Table;
let socket: Wire;
const steps: [GameEvent[], View | null, View][] = [];

beforeEach(async () => {
  vi.useFakeTimers();
  settings.speed = "normal";
  steps.length = 0;
  const server = new Server();
  table = new Table("t", (...step) => steps.push(step), server.connection);
  socket = await server.accept();
  socket.take();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What was asked since the last time, by its types. */
const asked = () => socket.take().map(({ type }) => type);
/** The name of the last wish or question. */
const lastId = () => (socket.heard.at(-1) as { id: string }).id;
const versions = () => table.steps.map(({ version }) => version);

describe("a table that is shown", () => {
  test("has the view of the own seat, and asks for its story and its prospects", () => {
    socket.say(shownOf(5, { views: [viewOf(1, { deciding: [1] })] }));

    expect([table.seat, table.view!.seat, table.isMyTurn]).toEqual([1, 1, true]);
    expect(socket.take()).toEqual([
      { type: "history", table: "t", seat: 1 },
      { type: "prospects", table: "t", seat: 1 },
    ]);
  });

  test("is seen by spectators without a seat", () => {
    socket.say(shownOf(5, { views: [viewOf(null)] }));

    expect([table.seat, table.isMyTurn]).toEqual([null, false]);
    table.act(PASS);
    expect(asked()).not.toContain("act");
  });

  test("keeps the seat that was looked at", () => {
    socket.say(shownOf(1, { state: TWO_OF_MINE, views: [viewOf(0), viewOf(1)] }));
    table.sit(1);
    socket.say(shownOf(2, { state: TWO_OF_MINE, views: [viewOf(0), viewOf(1)] }));

    expect(table.seat).toBe(1);
  });

  test("is another one than that of other messages", () => {
    socket.say(shownOf(5));
    socket.say({ ...shownOf(6), table: "another", views: [viewOf(1)] });
    socket.say({ type: "error", code: "TABLE_UNKNOWN", message: "", table: "another" });

    expect([table.seat, table.unknown]).toEqual([0, false]);
    socket.say({ type: "error", code: "TABLE_UNKNOWN", message: "", table: "t" });
    expect(table.unknown).toBe(true);
  });

  test("is followed no longer when it is left", () => {
    socket.say(shownOf(5));
    table.leave();
    socket.say({ type: "state", table: "t", state: stateOf(5, { spectators: 3 }) });

    expect(asked().at(-1)).toBe("unwatch");
    expect(table.state!.spectators).toBe(0);
  });
});

describe("an action", () => {
  beforeEach(() => {
    socket.say(shownOf(5, { views: [viewOf(0, LISTED)] }));
    socket.take();
    table.act(PASS);
  });

  test("goes with the version that the player looked at", () => {
    expect(socket.heard).toEqual([
      { type: "act", table: "t", seat: 0, version: 5, id: table.pending, action: "pass" },
    ]);
  });

  test("can be paid with other cards than it names", () => {
    socket.say({ type: "done", table: "t", id: table.pending!, version: 6 });
    table.act({ action: "claim a-b with 2red" }, { red: 1, loco: 1 });

    const [, wish] = socket.take();
    expect(wish).toMatchObject({ action: "claim a-b with 2red", cards: { red: 1, loco: 1 } });
  });

  test("is waited for: nothing else can be done before its answer", () => {
    expect(table.choices.pass).toBeFalsy();
    table.act(PASS);
    expect(asked()).toEqual(["act"]);

    socket.say({ type: "done", table: "t", id: table.pending!, version: 6 });
    expect(table.pending).toBeNull();
    expect(table.choices.pass).toBeTruthy();
  });

  test("that is refused says why until the next one", () => {
    const reason = { code: "CARD_UNKNOWN", rule: "C-1", message: "no" };
    socket.say({ type: "refused", table: "t", id: table.pending!, ...reason });
    expect(table.refusal).toMatchObject(reason);
    expect(table.pending).toBeNull();

    table.act(PASS);
    expect(table.refusal).toBeNull();
  });

  test.each(["TOO_FAST", "FAILURE"])("answered with %s leaves the choices", (code) => {
    socket.say({ type: "refused", table: "t", id: table.pending!, code, rule: null, message: "" });

    expect([table.pending, table.refusal!.code]).toEqual([null, code]);
    expect(table.choices.pass).toBeTruthy();
  });

  test("of another device that is refused is none of our business", () => {
    socket.say({ type: "refused", table: "t", id: "x", code: "C", rule: null, message: "" });
    expect([table.refusal, table.pending]).toEqual([null, lastId()]);
  });

  test("that came too late has the table shown anew", () => {
    socket.take();
    socket.say({ type: "stale", table: "t", id: table.pending!, version: 7 });

    expect(asked()).toEqual(["watch"]);
    expect(table.pending).toBeNull();
  });
});

describe("what happens", () => {
  beforeEach(() => {
    socket.say(shownOf(5));
    socket.take();
  });

  test("is shown at once, and what follows when eyes have followed", () => {
    const [one, two] = [viewOf(0, { passes: 1 }), viewOf(0, { passes: 2 })];
    socket.say(happenedOf(6, { events: [CLAIM], view: one }));
    socket.say(happenedOf(7, { events: [CLAIM], view: two }));
    expect(table.view!.passes).toBe(1);
    vi.advanceTimersByTime(1499);
    expect(table.view!.passes).toBe(1);
    vi.advanceTimersByTime(1);

    expect(table.view!.passes).toBe(2);
    expect(steps.map(([, before, after]) => [before!.passes, after.passes])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  describe("with a tunnel that costs nothing more", () => {
    const dug: GameEvent = {
      type: "tunnel-tried",
      seat: 1,
      route: "b-c",
      cards: { red: 3 },
      revealed: { blue: 2, green: 1 },
      extra: 0,
    };
    const claimed = viewOf(0, { routes: { "b-c": 1 } });
    const dig = (by: number) =>
      socket.say(happenedOf(6, { by, events: [dug, CLAIM], view: claimed }));

    test("shows a rival's cards before it shows what comes of them", () => {
      dig(1);
      const tunnel = { route: "b-c", revealed: { blue: 2, green: 1 }, extra: 0 };
      expect(table.view).toMatchObject({ phase: "tunnel", deciding: [1], routes: {}, tunnel });
      vi.advanceTimersByTime(2799);
      expect(steps.map(([events]) => events)).toEqual([[dug]]);
      vi.advanceTimersByTime(1);

      expect(table.view!.routes).toEqual({ "b-c": 1 });
      expect(steps.map(([events]) => events)).toEqual([[dug], [CLAIM]]);
    });

    test("shows them as long to whoever dug, who has nothing to decide", () => {
      dig(0);
      expect(table.view).toMatchObject({ phase: "tunnel", actions: [], routes: {} });
      vi.advanceTimersByTime(2799);
      expect(table.view!.routes).toEqual({});
      vi.advanceTimersByTime(1);
      expect(table.view!.routes).toEqual({ "b-c": 1 });
    });

    test.each([0, 1])("shows all of it to a player who is faster, if seat %i dug", (by) => {
      dig(by);
      table.hasten();
      expect(table.view!.routes).toEqual({ "b-c": 1 });
    });
  });

  test("is shown at once throughout if somebody wants no animations", () => {
    settings.speed = "off";
    for (const version of [6, 7, 8]) socket.say(happenedOf(version, { events: [CLAIM] }));
    expect(versions()).toEqual([6, 7, 8]);
  });

  test("need not be followed if one did it oneself", () => {
    socket.say(happenedOf(6, { by: 0, events: [CLAIM] }));
    socket.say(happenedOf(7, { events: [CLAIM] }));
    expect(versions()).toEqual([6, 7]);
  });

  test("is caught up with when it comes too fast, each step once", () => {
    const all = Array.from({ length: 20 }, (_, n) => 6 + n);
    for (const version of all) socket.say(happenedOf(version, { events: [CLAIM] }));
    expect(versions()).toEqual(all.slice(0, 13));
    vi.advanceTimersByTime(60_000);

    expect(versions()).toEqual(all);
    expect(steps).toHaveLength(20);
  });

  test("is asked for anew if a step is missing", () => {
    socket.say(happenedOf(7));

    expect(asked()).toEqual(["watch"]);
    expect(versions()).toEqual([]);
  });

  test("is not shown twice", () => {
    socket.say(happenedOf(6, { by: 0 }));
    socket.say(happenedOf(7, { by: 0 }));
    socket.say(happenedOf(6, { by: 0 }));
    expect(versions()).toEqual([6, 7]);
  });

  test("waits for nothing when the table is shown anew", () => {
    socket.say(happenedOf(6, { events: [CLAIM] }));
    socket.say(happenedOf(7, { events: [CLAIM], view: viewOf(0, { passes: 9 }) }));
    socket.say(shownOf(8, { views: [viewOf(0, { passes: 3 })] }));
    vi.advanceTimersByTime(60_000);

    expect(table.view!.passes).toBe(3);
  });

  test("is told by the step that takes it back", () => {
    for (const version of [6, 7, 8]) socket.say(happenedOf(version, { by: 0 }));
    socket.say(happenedOf(9, { by: 0, back_to: 6, events: [], undoable: [0] }));
    socket.say(happenedOf(10, { by: 0 }));
    socket.say(happenedOf(11, { by: 0, back_to: 6, events: [], undoable: [0] }));

    expect(versions()).toEqual([6, 9, 11]);
    const taken = table.steps.map((step) => step.taken.map(({ version }) => version));
    expect(taken).toEqual([[], [7, 8], [10]]);
    expect(table.undoSeat()).toBe(0);
  });

  test("asks for prospects only if they can have changed", () => {
    socket.say(happenedOf(6, { by: 0, view: viewOf(0, { hand: { red: 1 } }) }));
    expect(asked()).toEqual([]);
    socket.say(happenedOf(7, { by: 0, view: viewOf(0, { routes: { "b-c": 1 } }) }));
    expect(asked()).toEqual(["prospects"]);
    const players = [playerOf(0, { wagons: 3 }), playerOf(1)];
    socket.say(happenedOf(8, { by: 0, view: viewOf(0, { routes: { "b-c": 1 }, players }) }));
    expect(asked()).toEqual(["prospects"]);
  });
});

describe("a hint", () => {
  const hint = (id: string, action: string): Suggested => ({
    type: "suggestion",
    table: "t",
    id,
    seat: 0,
    version: 5,
    action,
    reason: "only",
    route: null,
    card: null,
    tickets: [],
    spaces: 0,
    sea: 0,
    pieces: 0,
  });
  beforeEach(() => {
    socket.say(shownOf(5, { views: [viewOf(0, { actions: ["pass", "tickets"] })] }));
    socket.take();
    table.suggest();
  });

  test("is asked for once and shown when it comes", () => {
    table.suggest();
    expect(socket.heard).toHaveLength(1);
    socket.say(hint(lastId(), "pass"));

    expect(table.hint!.action).toBe("pass");
    expect(table.asking).toBeNull();
  });

  test("about something that cannot be done is not shown", () => {
    socket.say(hint(lastId(), "claim b-c with 3red"));
    expect([table.hint, table.asking]).toEqual([null, null]);
  });

  test("that nobody asked for is not shown", () => {
    socket.say(hint("x", "pass"));
    expect([table.hint, table.asking]).toEqual([null, lastId()]);
  });

  test("that comes when the game has gone on is not shown", () => {
    const late = lastId();
    socket.say(happenedOf(6, { view: viewOf(0, LISTED) }));
    socket.say(hint(late, "pass"));
    expect(table.hint).toBeNull();
  });

  test("stays while others do what leaves the choices alone", () => {
    socket.say(hint(lastId(), "pass"));
    socket.say(happenedOf(6, { view: viewOf(0, { actions: ["pass", "tickets"] }) }));
    expect(table.hint).not.toBeNull();
    socket.say(happenedOf(7, { view: viewOf(0, LISTED) }));
    expect(table.hint).toBeNull();
  });

  test("is not for those who wait, nor for a table that forbids it", () => {
    socket.say(shownOf(6, { views: [viewOf(0, { deciding: [1] })] }));
    socket.take();
    table.suggest();
    const { settings } = stateOf(7);
    socket.say(shownOf(7, { state: stateOf(7, { settings: { ...settings, hints: false } }) }));
    table.suggest();

    expect(asked()).not.toContain("suggest");
  });
});

describe("two players at one device", () => {
  const views = [viewOf(0, { deciding: [1] }), viewOf(1, { deciding: [1] })];
  beforeEach(() => socket.say(shownOf(1, { state: TWO_OF_MINE, views })));

  test("hand it over when it is the other's turn", () => {
    expect([table.seat, table.handOverTo, table.isMyTurn]).toEqual([0, 1, false]);
    table.sit(1);
    expect([table.seat, table.handOverTo, table.isMyTurn]).toEqual([1, null, true]);
  });

  test("see nothing of what the other has seen", () => {
    const told = { table: "t", version: 1, routes: {}, tickets: {}, longest: [] };
    const seen = { type: "prospects" as const, ...told };
    socket.say({ type: "history", table: "t", seat: 0, steps: [stepOf(1)] });
    socket.say({ ...seen, seat: 0 });
    expect([table.steps.length, table.prospects?.seat]).toEqual([1, 0]);
    socket.take();
    table.sit(1);

    expect([table.steps, table.prospects]).toEqual([[], null]);
    expect(asked()).toEqual(["history", "prospects"]);
    socket.say({ type: "history", table: "t", seat: 0, steps: [stepOf(1)] });
    socket.say({ ...seen, seat: 0 });
    expect([table.steps, table.prospects]).toEqual([[], null]);
  });

  test("have a story each: the step of one is told to that one", () => {
    table.sit(1);
    socket.say(happenedOf(2, { seat: 0, by: 1 }));
    expect(versions()).toEqual([]);
    socket.say(happenedOf(2, { seat: 1, by: 1 }));
    expect(versions()).toEqual([2]);
  });

  test("take back what either of them did, the shown one first", () => {
    socket.say({ type: "state", table: "t", state: { ...TWO_OF_MINE, undoable: [1] } });
    socket.take();
    table.undo();
    expect(socket.take()).toMatchObject([{ type: "undo", seat: 1, version: 1 }]);
    socket.say({ type: "state", table: "t", state: { ...TWO_OF_MINE, undoable: [0, 1] } });
    expect(table.undoSeat()).toBe(0);
  });

  test("hand nothing over when the game has ended", () => {
    const over = views.map((view) => ({ ...view, phase: "over" as const }));
    socket.say(shownOf(2, { state: TWO_OF_MINE, views: over }));
    expect(table.handOverTo).toBeNull();
  });
});

test("what was said is heard once", () => {
  const line: ChatLine = { number: 1, seat: 1, name: "Bob", text: "hello", at: 0, reaction: null };
  const said: FromServer = { type: "chat", table: "t", line };
  socket.say(said);
  socket.say(said);
  expect(table.chat).toEqual([line]);
});

test("answers, returns and words are wishes, which the connection loses never", () => {
  socket.say(shownOf(1));
  socket.take();
  table.consent(0, true);
  table.comeBack(0);
  table.say("hello");

  expect(socket.heard).toMatchObject([
    { type: "consent", seat: 0, agree: true },
    { type: "return", seat: 0 },
    { type: "chat", text: "hello" },
  ]);
  expect(new Set(socket.heard.map((wish) => (wish as { id: string }).id)).size).toBe(3);
});
