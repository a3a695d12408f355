import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Table } from "../src/game/table.svelte";
import { citiesOf } from "../src/game/tickets";
import { Turn } from "../src/game/turn.svelte";
import type { Act, Choice, SeatView } from "../src/net/messages";
import { settings } from "../src/settings.svelte";
import { FACTS } from "./facts";
import { shownOf, viewOf } from "./made";
import { Server, type Wire } from "./wire";

const route = (id: string) => ({ kind: "route" as const, id });
const city = (id: string) => ({ kind: "city" as const, id });
const claim = (id: string, ...cards: Record<string, number>[]): Choice => {
  return { type: "claim-route", at: [], route: id, cards };
};

let table: Table;
let turn: Turn;
let socket: Wire;

beforeEach(async () => {
  vi.useFakeTimers();
  Object.assign(settings, { confirm: "never", askTwin: false, refill: "" });
  const server = new Server();
  table = new Table("t", undefined, server.connection);
  turn = new Turn(table, FACTS);
  socket = await server.accept();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Have the server list choices; each action is called by what it does and its number. */
function list(choices: Choice[], more: Partial<SeatView> = {}): void {
  const actions: string[] = [];
  const listed = choices.map((choice) => {
    const each = "cards" in choice ? choice.cards : "slot" in choice ? choice.slot : [0];
    const at = each.map(() => actions.push(`${choice.type} ${actions.length}`) - 1);
    return { ...choice, at };
  });
  socket.say(shownOf(5, { views: [viewOf(0, { actions, choices: listed, ...more })] }));
  socket.take();
}
const acted = () =>
  socket
    .take()
    .filter((message): message is Act => message.type === "act")
    .map(({ action }) => action);

describe("a claim", () => {
  test("with one way to pay is made at once", () => {
    list([claim("b-c", { red: 3 })]);
    turn.choose(route("b-c"), "mouse");

    expect(acted()).toEqual(["claim-route 0"]);
    expect(turn.wanted).toBeNull();
  });

  test("with several ways to pay asks which, cheap ones first", () => {
    list([claim("b-c", { red: 1, loco: 2 }, { red: 3 })]);
    turn.choose(route("b-c"), "mouse");

    expect(acted()).toEqual([]);
    expect(turn.payments.map(({ cards }) => cards)).toEqual([{ red: 3 }, { red: 1, loco: 2 }]);
    turn.act(turn.payments[1]!);
    expect(acted()).toEqual(["claim-route 0"]);
    expect([turn.wanted, turn.payments]).toEqual([null, []]);
  });

  test.each([
    ["always", "mouse", true],
    ["always", "touch", true],
    ["touch", "mouse", false],
    ["touch", "key", false],
    ["touch", "touch", true],
    ["never", "touch", false],
  ] as const)("confirmed %s is asked about by %s: %s", (confirm, by, isAsked) => {
    settings.confirm = confirm;
    list([claim("b-c", { red: 3 })]);
    turn.choose(route("b-c"), by);

    expect(turn.wanted !== null).toBe(isAsked);
    expect(acted()).toHaveLength(isAsked ? 0 : 1);
  });

  test("of a double route asks for the track if somebody wants that", () => {
    settings.askTwin = true;
    list([claim("a-b.red", { red: 2 }), claim("a-b.blue", { blue: 2 })]);
    turn.choose(route("a-b.red"), "mouse");
    expect(turn.twins).toEqual(["a-b.red", "a-b.blue"]);
    expect(acted()).toEqual([]);

    turn.begin({ verb: "claim", place: "a-b.blue" }, "mouse");
    expect(turn.twins).toEqual([]);
    expect(acted()).toHaveLength(1);
  });

  test("of a double route asks nothing if only one track is left", () => {
    settings.askTwin = true;
    list([claim("a-b.red", { red: 2 })]);
    turn.choose(route("a-b.red"), "mouse");
    expect(acted()).toEqual(["claim-route 0"]);
  });

  test("that is not listed is not made, and the reason is said with its rule", () => {
    list([claim("b-c", { red: 3 })]);
    const bar = { code: "TRACK_CLOSED", rule: "C-35" };
    socket.say({
      type: "prospects",
      table: "t",
      seat: 0,
      version: 5,
      routes: { "a-b.blue": bar },
      tickets: {},
      longest: [],
    });
    turn.choose(route("a-b.blue"), "mouse");

    expect(acted()).toEqual([]);
    expect(turn.notice?.rule).toBe("C-35");
    expect(turn.notice?.text).toBeTruthy();
    expect(turn.closed).toEqual(new Set(["a-b.blue"]));
  });

  test("says nothing while others decide", () => {
    list([], { deciding: [1] });
    turn.choose(route("b-c"), "mouse");
    expect(turn.notice).toBeNull();
  });
});

describe("what can be claimed", () => {
  beforeEach(() => {
    list([
      claim("b-c", { red: 3 }, { loco: 3 }),
      claim("c-f", { green: 1 }),
      { type: "build-station", at: [], city: "b", cards: [{ red: 1 }] },
    ]);
  });

  test("is all that is listed", () => {
    expect(turn.claimable).toEqual(new Set(["b-c", "c-f"]));
  });

  test("is set off where a picked card pays for it, until it is picked again", () => {
    turn.pick("red");
    expect(turn.payable).toEqual(new Set(["b-c"]));
    turn.pick("green");
    expect(turn.payable).toEqual(new Set(["c-f"]));
    expect(turn.claimable).toEqual(new Set(["b-c", "c-f"]));
    turn.pick("green");
    expect(turn.payable).toEqual(new Set());
  });

  test("is nothing while a place for a station is looked for", () => {
    turn.building = "station";
    expect([turn.claimable, turn.buildable]).toEqual([new Set(), new Set(["b"])]);
    turn.choose(city("a"), "mouse");
    expect(acted()).toEqual([]);
    settings.confirm = "always";
    turn.choose(city("b"), "mouse");
    expect([turn.site, acted()]).toEqual(["b", []]);
    turn.act(turn.payments[0]!);
    expect([turn.site, acted()]).toEqual([null, ["build-station 3"]]);
  });

  test("a city means nothing unless something is built", () => {
    turn.choose(city("b"), "mouse");
    expect(acted()).toEqual([]);
    expect(turn.buildable).toEqual(new Set());
  });

  test("is marked instead while somebody plans", () => {
    turn.planning = true;
    turn.choose(route("b-c"), "mouse");
    turn.choose(route("a-b.red"), "mouse");
    expect(turn.planned).toEqual(new Set(["b-c", "a-b.red"]));
    turn.choose(route("b-c"), "mouse");

    expect(turn.planned).toEqual(new Set(["a-b.red"]));
    expect([acted(), turn.claimable, turn.question]).toEqual([[], new Set(), "plan"]);
  });

  test("is nothing while the server has not answered", () => {
    turn.choose(route("c-f"), "mouse");
    expect(turn.claimable).toEqual(new Set());
  });
});

describe("drawing", () => {
  test("a face-up card, a blind one and tickets is done at once", () => {
    const all: Choice[] = [
      { type: "draw-up", at: [], slot: [1, 4] },
      { type: "draw-blind", at: [] },
      { type: "draw-tickets", at: [] },
    ];
    const draws: [string, () => void][] = [
      ["draw-up 1", () => turn.drawUp(4)],
      ["draw-blind 2", () => turn.drawBlind("train")],
      ["draw-tickets 3", () => turn.drawTickets()],
    ];
    for (const [action, draw] of draws) {
      list(all);
      draw();
      expect(acted()).toEqual([action]);
      socket.say({ type: "done", table: "t", id: table.pending!, version: 5 });
    }
  });

  test("a card asks which deck refills its slot", () => {
    list([
      { type: "draw-up", at: [], slot: [2], refill: "wagon" },
      { type: "draw-up", at: [], slot: [2], refill: "ship" },
    ]);
    turn.drawUp(2);
    expect([turn.refillFor, turn.question, acted()]).toEqual([2, "refill", []]);
  });

  test("a card refills from the deck that somebody always wants", () => {
    settings.refill = "ship";
    turn = new Turn(table, { ...FACTS, decks: { coaches: "wagon", boats: "ship" } });
    list([
      { type: "draw-up", at: [], slot: [2], refill: "coaches" },
      { type: "draw-up", at: [], slot: [2, 3], refill: "boats" },
    ]);
    turn.drawUp(2);
    expect([turn.refillFor, acted()]).toEqual([null, ["draw-up 1"]]);
  });

  test("what is barred says why, with the rule", () => {
    const barred = [{ draws: ["3", "tickets"], code: "SECOND_CARD_WILD", rule: "E-11" }];
    list([{ type: "draw-blind", at: [] }], { phase: "second-card", barred });
    for (const draw of [() => turn.drawUp(3), () => turn.drawTickets()]) {
      turn.notice = null;
      draw();
      expect(turn.notice).toMatchObject({ rule: "E-11" });
    }
    expect(acted()).toEqual([]);
  });

  test("while others decide says so, without a rule", () => {
    list([], { deciding: [1] });
    turn.drawBlind("train");
    expect(turn.notice).toMatchObject({ rule: null });
  });
});

describe("the question beside the board", () => {
  const keep: Choice = { type: "keep-tickets", at: [], kept: [[1]] };
  const cases: [string, Choice[], Partial<SeatView>][] = [
    ["offer", [keep], { offer: ["a-c"] }],
    ["fleet", [{ type: "choose-pieces", at: [], wagons: 20, ships: 40 }], {}],
    ["tunnel", [], { tunnel: { route: "b-c", cards: {}, revealed: {}, extra: 1 } }],
    ["borrow", [{ type: "borrow-routes", at: [], routes: { b: "b-c" } }], {}],
    ["refill", [{ type: "fill-slot", at: [], deck: "ship" }], {}],
    ["decided", [], { decision: "keep 1" }],
  ];

  test.each(cases)("is %s", (question, choices, more) => {
    list(choices, more);
    expect(turn.question).toBe(question);
  });

  test("is none in an ordinary turn, and the exchange if it was begun", () => {
    list([{ type: "pass", at: [] }]);
    expect(turn.question).toBeNull();
    turn.exchanging = true;
    expect(turn.question).toBe("exchange");
  });

  test("whether to draw tickets stays until the answer counts", () => {
    settings.confirm = "always";
    list([{ type: "draw-tickets", at: [] }]);
    turn.drawTickets();
    expect(turn.question).toBe("draw-tickets");
    turn.drawTickets();
    expect(acted()).toEqual(["draw-tickets 0"]);
    expect(turn.question).toBe("draw-tickets");
    turn.drawTickets(); // it is asked already
    expect(acted()).toEqual([]);
  });

  test("of the game comes before those of the player", () => {
    list([keep], { offer: ["a-c"] });
    turn.exchanging = true;
    turn.planning = true;
    expect(turn.question).toBe("offer");
  });
});

describe("letting go", () => {
  beforeEach(() => {
    list([claim("b-c", { red: 1, loco: 2 }, { red: 3 })]);
    turn.choose(route("b-c"), "mouse");
    turn.pick("red");
    turn.say("something", "C-1");
  });

  test("when the game has gone on leaves what was picked and said", () => {
    turn.reset();
    expect([turn.wanted, turn.picked, turn.notice]).toEqual([
      null,
      "red",
      { text: "something", rule: "C-1" },
    ]);
  });

  test("of everything leaves nothing", () => {
    Object.assign(turn, { building: "station", exchanging: true, refillFor: 1, twins: ["b-c"] });
    turn.cancel();
    expect([turn.wanted, turn.picked, turn.notice, turn.refillFor]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([turn.building, turn.exchanging, turn.twins]).toEqual(["", false, []]);
  });
});

test("a hint lights what it is about", () => {
  list([claim("b-c", { red: 3 }), claim("c-f", { green: 1 })]);
  expect(turn.advisedPlaces).toEqual(new Set());
  table.suggest();
  const { id } = socket.heard.at(-1) as unknown as { id: string };
  socket.say({
    type: "suggestion",
    table: "t",
    id,
    seat: 0,
    version: 5,
    action: turn.choices.claims.get("c-f")![0]!.action,
    reason: "points",
    route: "c-f",
    card: null,
    tickets: [],
    spaces: 0,
    sea: 0,
    pieces: 0,
  });
  expect(turn.advisedPlaces).toEqual(new Set(["c-f"]));
});

test("of a route that leaves the board, the end with its spaces is shown at least", () => {
  list([{ type: "pay-extra", cards: [{ red: 1 }], at: [0] }], {
    tunnel: { route: "b-c" } as never,
  });
  expect(turn.framed).toEqual([["b", "c"], ["b"]]);
});

describe("a page opens", () => {
  const ticket = Object.keys(FACTS.tickets)[0]!;
  const tell = (done: boolean) =>
    socket.say({
      type: "prospects",
      table: "t",
      seat: 0,
      version: 5,
      routes: {},
      longest: [],
      tickets: { [ticket]: { done, points: 5, missing: 3, whole: 5, way: ["b-c"] } },
    });
  beforeEach(() => list([], { tickets: [ticket], routes: { "a-b.red": 0, "c-f": 1 } }));

  test("on nothing before it is known how tickets stand", () => {
    expect(turn.home).toBeNull();
  });
  test("on open tickets, or else on the routes that they need", () => {
    tell(false);
    expect(turn.home).toEqual([citiesOf(FACTS.tickets[ticket]!, FACTS), ["b", "c"]]);
  });
  test("on all cities once all tickets are completed, or else on the player's own routes", () => {
    tell(true);
    const all = FACTS.cities.map(({ id }) => id);
    expect(turn.home).toEqual([all, ["a", "b"]]);
    turn.planned = new Set(["c-f"]);
    expect(turn.home).toEqual([["c", "f"], all, ["a", "b"]]);
  });
});
