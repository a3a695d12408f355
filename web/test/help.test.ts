import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../src/game/table.svelte";
import { Turn } from "../src/game/turn.svelte";
import { aboutDraw, aboutKeeping, aboutPayment, aboutTicket } from "../src/help/explaining";
import { placeBeside } from "../src/help/placing";
import { learn, speak } from "../src/i18n/index.svelte";
import type { Cards, Choice, Prospect, SeatView } from "../src/net/messages";
import { endFirstGame, remembered, settings } from "../src/settings.svelte";
import { FACTS } from "./facts";
import { playerOf, shownOf, viewOf } from "./made";
import { Server, type Wire } from "./wire";

let turn: Turn;
let socket: Wire;

beforeAll(async () => {
  await learn("help", { en: () => import("@words/en/help.ftl?raw") });
  await speak("en");
});
beforeEach(async () => {
  vi.useFakeTimers();
  settings.confirm = "always";
  const server = new Server();
  turn = new Turn(new Table("t", undefined, server.connection), FACTS);
  socket = await server.accept();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Have the server show a view, and how the ticket from Aby to Ceby stands. */
function show(view: Partial<SeatView>, prospect: Partial<Prospect> = {}): void {
  socket.say(shownOf(5, { views: [viewOf(0, { tickets: ["a-c"], ...view })] }));
  const way = ["a-b.red", "b-c"];
  const told = { done: false, points: 5, missing: 5, whole: 5, way, ...prospect };
  const rest = { table: "t", seat: 0, version: 5, routes: {}, longest: [] };
  socket.say({ type: "prospects", ...rest, tickets: { "a-c": told } });
}

test("a ticket is explained by its way, its spaces and the cards that are lacking", () => {
  show({ hand: { red: 2, blue: 1 } });
  expect(aboutTicket("a-c", turn)).toEqual({
    lines: [
      "It still needs 5 spaces: Aby – Beby (2) and Beby – Ceby (3).",
      "You lack at least 2 cards for that.", // the red ones pay for red, one blue for gray
    ],
    warning: "",
    rule: null,
  });
  show({ hand: { red: 2, blue: 3 } });
  expect(aboutTicket("a-c", turn)?.lines[1]).toBe("You hold all the cards for that.");
});

test("a ticket that asks for more trains than are left is warned of", () => {
  show({ players: [playerOf(0, { wagons: 4 }), playerOf(1)] });
  const warning = "You will hardly complete it: 5 trains needed, 4 left.";
  expect(aboutTicket("a-c", turn)?.warning).toBe(warning);
  const blocked = { missing: null, way: [] };
  show({ players: [playerOf(0, { buildings: 1 }), playerOf(1)] }, blocked);
  const borrowed = "Only with a station can you still complete this ticket.";
  expect(aboutTicket("a-c", turn)?.warning).toBe(borrowed);
  show({ players: [playerOf(0, { buildings: 0 }), playerOf(1)] }, blocked);
  expect(aboutTicket("a-c", turn)?.warning).toBe("This ticket can no longer be completed.");
  show({}, { done: true, missing: 0, way: [] });
  expect(aboutTicket("a-c", turn)?.lines).toEqual(["This ticket is completed."]);
});

test("offered tickets are counted together before they are kept", () => {
  show({ players: [playerOf(0, { wagons: 4 }), playerOf(1)], tickets: [], offer: ["a-c"] });
  expect(aboutKeeping(turn)).toBeNull(); // none is ticked

  turn.keeping = ["a-c"];
  expect(aboutKeeping(turn)?.warning).toBe(
    "These tickets need up to 5 trains, and you have 4 left.",
  );
  turn.keeping = [];
  expect(aboutKeeping(turn)).toBeNull();
});

test("a card that cannot be taken is explained by its rule", () => {
  const barred = [{ code: "SECOND_CARD_WILD", rule: "C-15", draws: ["2"] }];
  show({ market: ["red", "loco"], barred });
  expect(aboutDraw("2", turn)?.rule).toBe("C-15");
  expect(aboutDraw("2", turn)?.lines[0]).toMatch(/^Not possible: /);
  expect(aboutDraw("1", turn)).toBeNull();
});

test("a payment is warned of that leaves too few trains, or spends wild cards for nothing", () => {
  const cards = [{ green: 1 }, { loco: 1 }] as Cards[];
  const choices: Choice[] = [{ type: "claim-route", at: [0, 1], route: "c-f", cards }];
  const actions = ["claim c-f with 1green", "claim c-f with 1loco"];
  show({ actions, choices, players: [playerOf(0, { wagons: 5 }), playerOf(1)] });
  turn.choose({ kind: "route", id: "c-f" }, "mouse");
  expect(aboutPayment(turn)).toEqual({
    lines: [],
    warning: "This leaves you 4 trains, but your open tickets need up to 5.",
    rule: null,
  });
  turn.way = 1;
  expect(aboutPayment(turn)?.lines[0]).toContain("fewer");
  show({ actions, choices });
  turn.way = 0;
  expect(aboutPayment(turn)).toBeNull();
});

test("a bubble stands beside what it is about, and all of it on the page", () => {
  const page = { clientWidth: 1280, clientHeight: 800 };
  const size = { width: 280, height: 90 };
  const at = (left: number, top: number) => ({ left, top, right: left + 58, bottom: top + 36 });
  const line = { left: 1060, top: 300, right: 1270, bottom: 334 };
  expect(placeBeside(line, size, page)).toEqual({ left: 772, top: 300 });
  expect(placeBeside(at(960, 740), size, page)).toEqual({ left: 960, top: 642 });
  expect(placeBeside(at(600, 740), size, page)).toEqual({ left: 600, top: 642 });
  expect(placeBeside(at(2, 20), size, page)).toEqual({ left: 8, top: 64 });
  const phone = { clientWidth: 390, clientHeight: 844 };
  expect(placeBeside(at(330, 700), size, phone)).toEqual({ left: 102, top: 602 });
  const offer = { ...at(0, 600), bottom: 844 }; // its heading is above the first ticket
  expect(placeBeside(at(10, 640), size, phone, offer)).toEqual({ left: 10, top: 502 });
});

test("help ends with the first game, but not where somebody turned it on", () => {
  for (const [before, after] of [
    ["new", "off"],
    ["first", "off"],
    ["on", "on"],
    ["off", "off"],
  ] as const) {
    settings.help = before;
    endFirstGame();
    expect(settings.help).toBe(after);
  }
});

test.each([
  ["nothing", null, "new"],
  ["other settings alone", { bots: 2 }, "off"],
  ["that it was turned off, in the old way", { help: false }, "off"],
  ["that it was not turned off, in the old way", { help: true }, "new"],
  ["a word", { help: "first" }, "first"],
  ["an unknown word", { help: "maybe" }, "off"],
])("of a browser that remembers %s, help is right", (_, kept, help) => {
  const getItem = () => kept && JSON.stringify(kept);
  vi.stubGlobal("localStorage", { getItem });
  expect(remembered()).toMatchObject({ bots: 1, ...kept, help });
});
