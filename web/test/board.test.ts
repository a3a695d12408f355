import { beforeEach, describe, expect, test, vi } from "vitest";
import { Board, type Target } from "../src/board";
import type { Slot } from "../src/board/facts";
import { cityAt, distanceToSlot, nextInDirection, routeAt, track } from "../src/board/geometry";
import { fit, insets, overlaps, type Box } from "../src/board/fitting";
import { findPlace } from "../src/board/flags";
import { MOST, Viewport } from "../src/board/viewport";
import { FACTS, SVG } from "./facts";

const words = {
  board: () => "board",
  route: ({ id }: { id: string }) => `route ${id}`,
  city: () => "city",
  letter: (color: string) => (color === "yellow" ? "Gu" : "N"),
  sea: (name: string) => name,
};

describe("geometry", () => {
  test("the lower half of a double route is its lower track", () => {
    expect(routeAt(FACTS, { x: 150, y: 108 }, 12)?.id).toBe("a-b.blue");
    expect(routeAt(FACTS, { x: 150, y: 92 }, 12)?.id).toBe("a-b.red");
  });
  test("nothing is found out of reach", () => {
    expect(routeAt(FACTS, { x: 150, y: 160 }, 12)).toBeNull();
    expect(cityAt(FACTS, { x: 120, y: 100 }, 13)).toBeNull();
  });
  test("the distance to a space goes to its middle line", () => {
    expect(distanceToSlot({ x: 90, y: 103 }, [90, 93, 0, 40])).toBeCloseTo(10);
    expect(distanceToSlot({ x: 120, y: 93 }, [90, 93, 0, 40])).toBeCloseTo(10);
  });
  test("arrow keys find the neighbour in their direction", () => {
    const places = [
      { x: 0, y: 0, n: "here" },
      { x: 50, y: 5, n: "right" },
      { x: 20, y: 90, n: "below" },
    ];
    expect(nextInDirection(places[0]!, places, "ArrowRight")?.n).toBe("right");
    expect(nextInDirection(places[0]!, places, "ArrowDown")?.n).toBe("below");
    expect(nextInDirection(places[0]!, places, "ArrowLeft")).toBeNull();
  });
  test("a line runs through all spaces", () => {
    expect(track(FACTS.routes[3]!)).toBe("M350.0 40.0L350.0 80.0");
  });
});

describe("fitting", () => {
  const stage = { width: 800, height: 600 };
  const box = (left: number, top: number, right: number, bottom: number): Box => ({
    left,
    top,
    right,
    bottom,
  });
  test("what is on the board fills the stage and lies in its middle", () => {
    const { scale, x, y } = fit(() => [box(0, 0, 394, 100)], stage, []);
    expect(scale).toBeCloseTo(2);
    expect([x, y].map(Math.round)).toEqual([6, 200]);
  });
  test("nothing on the board lies below what floats on the stage", () => {
    const cities = [box(0, 0, 20, 20), box(380, 0, 400, 20), box(0, 280, 20, 300)];
    const taken = [box(0, 0, 200, 60), box(0, 520, 800, 600)];
    const { scale, x, y } = fit(() => cities, stage, taken);
    for (const city of cities)
      for (const over of taken) {
        const seen = box(
          city.left * scale + x,
          city.top * scale + y,
          city.right * scale + x,
          city.bottom * scale + y,
        );
        expect(overlaps(seen, over)).toBe(false);
      }
    expect(scale).toBeGreaterThan(1.3);
  });
  test("bars and columns at the sides are known", () => {
    const taken = [box(0, 540, 800, 600), box(0, 0, 120, 600), box(300, 0, 420, 30)];
    expect(insets(stage, taken)).toEqual(box(120, 0, 0, 60));
  });
});

describe("flags", () => {
  const slots: Slot[] = [
    [100, 100, 0, 30],
    [140, 100, 0, 30],
  ];
  const wanted = {
    slots,
    size: { width: 30, height: 18 },
    gap: 12,
    steps: [0, 20],
    view: { left: 0, top: 0, right: 400, bottom: 300 },
  };
  test("a flag stands beside the middle of its route", () => {
    const { x, y } = findPlace(wanted, [])!;
    expect([x, y]).toEqual([120, 79]);
  });
  test("it covers no name if it can help it, and stays in sight", () => {
    const name = { box: { left: 0, top: 60, right: 300, bottom: 98 }, weight: 15 };
    expect(findPlace(wanted, [name])!.y).toBe(121);
    const view = { ...wanted.view, top: 95 };
    expect(findPlace({ ...wanted, view }, [])!.y).toBe(121);
  });
});

describe("viewport", () => {
  let view: Viewport;
  const stage = { width: 800, height: 800 };
  beforeEach(() => {
    view = new Viewport({ width: 400, height: 200 });
    view.resize(stage, { scale: 2, x: 0, y: 200 }, []);
    view.fit();
  });
  test("the whole board lies where it was fitted", () => {
    expect(view.fitted).toEqual({ width: 800, height: 400 });
    expect([view.x, view.y, view.isHome]).toEqual([0, 200, true]);
  });
  test("what is pointed at stays in place while zooming", () => {
    view.zoom(4, 200, 400);
    expect(view.scale).toBe(8);
    expect((200 - view.x) / 8).toBeCloseTo(100);
  });
  test("there is a largest size, and the board cannot be lost", () => {
    view.zoom(100);
    expect(view.scale).toBe(2 * MOST);
    view.move(1e6, 1e6);
    expect([view.x, view.y]).toEqual([40, 40]);
  });
  test("zoomed out again it lies where it was fitted", () => {
    view.zoom(3);
    view.zoom(1 / 3);
    expect([view.x, view.y, view.isHome]).toEqual([0, 200, true]);
  });
  test("a small page opens on some places and fills its height", () => {
    view.resize(stage, { scale: 2, x: 0, y: 200 }, [
      { left: 0, right: 800, top: 700, bottom: 800 },
    ]);
    view.open({ left: 50, right: 350, top: 50, bottom: 100 });
    expect(view.scale).toBeCloseTo((0.95 * 700) / 200);
  });
});

describe("board", () => {
  let stage: HTMLElement;
  let chosen: Target[];
  let board: Board;
  beforeEach(() => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        disconnect() {}
      },
    );
    stage = document.createElement("div");
    Object.defineProperties(stage, { clientWidth: { value: 460 }, clientHeight: { value: 260 } });
    document.body.replaceChildren(stage);
    chosen = [];
    board = new Board(stage, {
      facts: FACTS,
      svg: SVG,
      words,
      onChoose: (target) => chosen.push(target),
    });
  });
  const group = (id: string) => document.getElementById(id)!;

  test("routes have names and are out of order until they can be claimed", () => {
    expect(group("b-c").getAttribute("aria-label")).toBe("route b-c");
    expect(group("b-c").getAttribute("aria-disabled")).toBe("true");
    board.set({ claimable: new Set(["b-c"]) });
    expect(group("b-c").getAttribute("aria-disabled")).toBe("false");
    expect(stage.querySelectorAll(".rw-marks *")).toHaveLength(0);
    board.set({ planned: new Set(["b-c"]) });
    expect(stage.querySelectorAll(".rw-marks .planned")).toHaveLength(1);
  });
  test("a route that serves a ticket is lit, and a flag says what it is worth", () => {
    board.set({ claimable: new Set(["b-c", "c-f"]), serving: new Set(["b-c"]) });
    expect(stage.querySelectorAll(".rw-marks .serving")).toHaveLength(1);
    const points = FACTS.routes.find(({ id }) => id === "b-c")!.points;
    expect(stage.querySelector(".rw-flags text")!.textContent).toBe(`+${points}`);
    board.set({ serving: new Set() });
    expect(stage.querySelectorAll(".rw-marks *, .rw-flags *")).toHaveLength(0);
  });
  test("only the cities of open tickets are set off", () => {
    board.set({ mine: new Set(["b"]) });
    expect(group("city-b").classList).toContain("mine");
    expect(group("name-b").classList).toContain("mine");
    expect(group("city-a").classList).not.toContain("mine");
    expect(stage.querySelectorAll(".rw-halos circle")).toHaveLength(1);
  });
  test("the last move has its owner's color until the next", () => {
    const last = { seat: 1, route: "b-c", city: null, isNew: true };
    board.set({ colors: ["red", "blue"], owners: { "b-c": 1 }, last });
    const mark = () => stage.querySelector(".rw-last > g")?.getAttribute("class");
    expect(mark()).toBe("moment piece-blue");
    board.set({ last: { ...last, isNew: false } });
    expect(mark()).toBe("past piece-blue");
    board.set({ last: null });
    expect(mark()).toBeUndefined();
  });
  test("colors have the letters of the reader's language, two of them smaller", () => {
    const [blue, yellow] = [...stage.querySelectorAll("defs text")];
    expect([blue!.textContent, blue!.getAttribute("font-size")]).toEqual(["N", "11.6"]);
    expect([yellow!.textContent, yellow!.getAttribute("font-size")]).toEqual(["Gu", "8.6"]);
    board.say({ ...words, letter: () => "B" });
    expect(yellow!.textContent).toBe("B");
  });
  test("pieces appear in the color of their owner", () => {
    board.set({ colors: ["red", "blue"], owners: { "b-c": 1 } });
    expect(group("cars-b-c").getAttribute("class")).toContain("owned piece-blue");
    expect(group("cars-b-c").querySelector(".mark")!.getAttribute("href")).toBe("#mark-blue");
    board.set({ owners: {} });
    expect(group("cars-b-c")).toBeNull();
  });
  test("a closed track is struck out", () => {
    board.set({ closed: new Set(["a-b.red"]) });
    expect(stage.querySelectorAll(".rw-strikes path")).toHaveLength(1);
  });
  test("a tap chooses the route under it", () => {
    const { x: clientX, y: clientY } = board.onStage({ x: 150, y: 107 });
    const at = { bubbles: true, button: 0, pointerId: 1, clientX, clientY };
    for (const type of ["pointerdown", "pointerup"]) stage.dispatchEvent(new MouseEvent(type, at));
    expect(chosen).toEqual([{ kind: "route", id: "a-b.blue" }]);
  });
  test("keys go from route to route, and Enter chooses", () => {
    board.set({ claimable: new Set(["a-b.red", "b-c"]) });
    board.focusFirst();
    expect(document.activeElement).toBe(group("a-b.red"));
    group("a-b.red").dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
    expect(document.activeElement).toBe(group("b-c"));
    group("b-c").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(chosen).toEqual([{ kind: "route", id: "b-c" }]);
  });
  test("cities can be chosen only while one can build there", () => {
    board.set({ buildable: new Set(["b"]) });
    expect(group("city-b").getAttribute("role")).toBe("button");
    expect(group("city-a").hasAttribute("role")).toBe(false);
  });
});
