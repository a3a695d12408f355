import { mount, unmount, flushSync, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { copy } from "../src/clipboard";
import Entering from "../src/companion/Entering.svelte";
import SheetList from "../src/companion/SheetList.svelte";
import SheetPage from "../src/companion/SheetPage.svelte";
import StandingPanel from "../src/companion/StandingPanel.svelte";
import { allKept, emptySheet, keep, newId } from "../src/companion/shelf";
import { CompanionTable } from "../src/companion/table.svelte";
import TicketsPanel from "../src/companion/TicketsPanel.svelte";
import { isInField } from "../src/game/fields";
import { Places } from "../src/game/words";
import type { Reckoned } from "../src/net/messages";
import Prints from "../src/ui/Prints.svelte";
import { FACTS, SVG } from "./facts";

let shown: Record<string, unknown>[] = [];
function show<P extends Record<string, unknown>>(page: Component<P>, props: P): void {
  shown.push(mount(page, { target: document.body, props }));
  flushSync();
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
});
afterEach(async () => {
  await Promise.all(shown.map((each) => unmount(each)));
  shown = [];
  vi.unstubAllGlobals();
});

describe("a game in the list", () => {
  const tap = (detail: number) => {
    find(".listed button")!.dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));
    flushSync();
  };
  beforeEach(() => {
    const marks = [{ id: "a", clock: 1, about: "game", value: "usa" }];
    keep({ ...emptySheet(newId()), marks });
    show(SheetList, {});
  });
  test("survives a double tap, and is deleted by a second wish", () => {
    tap(1);
    tap(2);
    expect(allKept()).toHaveLength(1);
    tap(1);
    expect(allKept()).toHaveLength(0);
  });
  test("is safe again when somebody goes on to something else", () => {
    tap(1);
    find(".listed button")!.dispatchEvent(new FocusEvent("blur"));
    flushSync();
    tap(1);
    expect(allKept()).toHaveLength(1);
  });
});

describe("a table that is entered", () => {
  let table: CompanionTable;
  const places = new Places(FACTS);
  beforeEach(() => {
    table = new CompanionTable(emptySheet(newId()));
    table.settle({ game: "usa", seats: "1", "name:0": "Anna", "color:0": "red" });
  });
  afterEach(() => table.leave());

  test("shows numbers as far as they can be", () => {
    const facts = { ...FACTS, game: { ...FACTS.game, fleet: 60 } };
    show(TicketsPanel, { table, facts, places, seat: 0 });
    const field = find("input[type=number]") as HTMLInputElement;
    for (const typed of ["120", "150"]) {
      field.value = typed;
      field.dispatchEvent(new Event("change", { bubbles: true }));
      flushSync();
      expect([field.value, table.cell("wagons:0")]).toEqual(["99", "99"]);
    }
  });
  test("offers every ticket with a plus, and says quietly which are completed", () => {
    for (const { id } of FACTS.routes) table.mark(`route:${id}`, "0");
    show(TicketsPanel, { table, facts: FACTS, places, seat: 0 });
    const rows = [...document.querySelectorAll(".free button")];
    const drawn = new Set(rows.map((row) => row.querySelector("svg")!.innerHTML));
    expect([rows.length > 0, drawn.size]).toEqual([true, 1]);
    expect(find(".free small")?.textContent).toBe("ticket-done");
  });
  test("says in its headings that pieces and stations are those left", () => {
    const seats = [{ score: 0, pieces: 45, buildings: 3 }];
    const said = { seats, remarks: [], ending: [], closed: [], result: null };
    table.reckoned = said as unknown as Reckoned;
    const facts = { ...FACTS, game: { ...FACTS.game, stations: 3, ports: 0 } };
    show(StandingPanel, { table, facts, places, nameOf: () => "Anna" });
    const heads = [...document.querySelectorAll("thead th")].map((head) => head.textContent);
    expect(heads.slice(2, 4)).toEqual(["companion-left", "companion-stations-left"]);
  });
  test("leads to final scores only as long as they are known", () => {
    const result = { players: [], ranking: [] };
    const said = { seats: [], remarks: [], ending: [], closed: [], result };
    table.reckoned = said as unknown as Reckoned;
    show(StandingPanel, { table, facts: FACTS, places, nameOf: () => "Anna" });
    expect(find("a.primary")).not.toBeNull();
    table.trouble = "OFFLINE";
    flushSync();
    expect(find("a.primary")).toBeNull();
  });
});

test("what a server prints is offered only while there is a network", () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show(Prints, { place: "/api/print/usa" });
  const offered = () => document.querySelectorAll("nav a").length;
  expect(offered()).toBe(0);
  network.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  flushSync();
  expect(offered()).toBeGreaterThan(0);
  network.mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  flushSync();
  expect(offered()).toBe(0);
  network.mockRestore();
});

describe("a table with a clock", () => {
  test("chooses who is next, and with undo who was before", () => {
    const none = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    vi.stubGlobal("ResizeObserver", none); // jsdom has none
    const table = new CompanionTable(emptySheet(newId()));
    table.settle({ game: "usa", seats: "2", clock: "open", "color:0": "red", "color:1": "blue" });
    show(Entering, { table, facts: FACTS, svg: SVG });
    const chosen = () => (find("input[name=seat]:checked") as HTMLInputElement).value;
    const click = (button: string) => {
      find(button)!.click();
      flushSync();
    };
    table.tapRoute(FACTS, FACTS.routes[0]!.id, 0);
    click(".clock .small");
    expect(chosen()).toBe("1");
    click("button[aria-label=undo]");
    expect([chosen(), Object.keys(table.sheet.routes)]).toEqual(["0", [FACTS.routes[0]!.id]]);
    click("button[aria-label=undo]");
    expect(table.sheet.routes).toEqual({});
    table.leave();
  });
});

describe("the page of a table that another phone shares", () => {
  const id = newId();
  const heading = () => find("h1")?.textContent;
  const paths: string[] = [];
  /** The server, which answers what the sheet's marks are asked by. */
  const serve = (share: () => Response | Promise<Response>) =>
    vi.stubGlobal("fetch", async (path: string) => {
      paths.push(path);
      await Promise.resolve();
      return path === `/api/companion/sheets/${id}` ? share() : Response.json({});
    });
  const offline = () => Promise.reject(new TypeError("no network"));
  const nobody = () => Response.json({ count: 0, marks: [] });

  test.each([
    ["the server cannot be reached", offline, /^trouble$/],
    ["nobody shares it", nobody, /^companion-unknown$/],
  ])("says that %s", async (_, share, said) => {
    serve(share);
    show(SheetPage, { id, part: undefined });
    await vi.waitFor(() => expect(heading()).toMatch(said));
    expect(allKept()).toEqual([]);
  });
  test("asks nothing any more when it is left before the answer comes", async () => {
    let answer: (said: Response) => void = () => {};
    serve(() => new Promise((resolve) => (answer = resolve)));
    show(SheetPage, { id, part: undefined });
    await vi.waitFor(() => expect(paths.at(-1)).toContain(id));
    vi.useFakeTimers();
    await unmount(shown.pop()!);
    serve(nobody);
    paths.length = 0;
    const marks = [{ id: "a", clock: 1, about: "game", value: "usa" }];
    answer(Response.json({ count: 1, marks }));
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(allKept()).toHaveLength(1);
    expect(paths.filter((path) => path.startsWith("/api/companion"))).toEqual([]);
  });
});

describe("a key", () => {
  const pressedIn = (html: string): boolean => {
    document.body.innerHTML = html;
    let said = false;
    const hear = (event: KeyboardEvent) => (said = isInField(event));
    window.addEventListener("keydown", hear, { once: true });
    const field = document.body.querySelector("input, select, button")!;
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }));
    document.body.innerHTML = "";
    return said;
  };
  test("belongs to a field or an open dialog, and else to the page", () => {
    expect(pressedIn("<input type=search>")).toBe(true);
    expect(pressedIn("<input type=number>")).toBe(true);
    expect(pressedIn("<button></button><dialog open></dialog>")).toBe(true);
    expect(pressedIn("<input type=radio>")).toBe(false);
    expect(pressedIn("<button></button>")).toBe(false);
  });
});

test("copying says whether it worked", async () => {
  const told = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error("no"));
  vi.stubGlobal("navigator", { clipboard: { writeText: told } });
  expect([await copy("x"), await copy("x")]).toEqual([true, false]);
  vi.stubGlobal("navigator", {});
  expect(await copy("x")).toBe(false);
});
