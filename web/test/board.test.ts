import { beforeEach, describe, expect, test, vi } from "vitest";
import { Board, type Target } from "../src/board";
import { cityAt, distanceToSlot, nextInDirection, routeAt, track } from "../src/board/geometry";
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

describe("viewport", () => {
  let view: Viewport;
  beforeEach(() => {
    view = new Viewport(400, 200);
    view.resize(800, 800);
  });
  test("a board that is smaller than the stage lies in its middle", () => {
    expect(view.fitted).toEqual({ width: 800, height: 400 });
    expect([view.x, view.y]).toEqual([0, 200]);
  });
  test("what is pointed at stays in place while zooming", () => {
    view.zoom(4, 200, 400);
    expect(view.scale).toBe(4);
    expect((200 - view.x) / 4).toBeCloseTo(200);
  });
  test("no edge comes in, and there is a largest size", () => {
    view.zoom(100);
    expect(view.scale).toBe(MOST);
    view.move(1e6, 1e6);
    expect([view.x, view.y]).toEqual([0, 0]);
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
    expect(stage.querySelectorAll(".rw-glow .claimable")).toHaveLength(1);
    board.set({ planned: new Set(["b-c"]) });
    expect(stage.querySelectorAll(".rw-glow path")).toHaveLength(0);
    expect(stage.querySelectorAll(".rw-marks .planned")).toHaveLength(1);
  });
  test("colors have the letters of the reader's language, two of them smaller", () => {
    const [blue, yellow] = [...stage.querySelectorAll("defs text")];
    expect([blue!.textContent, blue!.getAttribute("font-size")]).toEqual(["N", "10"]);
    expect([yellow!.textContent, yellow!.getAttribute("font-size")]).toEqual(["Gu", "7.5"]);
    board.say({ ...words, letter: () => "B" });
    expect(yellow!.textContent).toBe("B");
  });
  test("pieces appear in the color of their owner", () => {
    board.set({ colors: ["red", "blue"], owners: { "b-c": 1 } });
    expect(group("cars-b-c").getAttribute("class")).toContain("owned piece-blue");
    expect(group("cars-b-c").querySelector("use")!.getAttribute("href")).toBe("#mark-blue");
    board.set({ owners: {} });
    expect(group("cars-b-c").getAttribute("class")).toBe("cars");
  });
  test("a closed track is struck out", () => {
    board.set({ closed: new Set(["a-b.red"]) });
    expect(stage.querySelectorAll(".rw-strikes path")).toHaveLength(1);
  });
  test("a tap chooses the route under it", () => {
    const at = { bubbles: true, button: 0, pointerId: 1, clientX: 30 + 150, clientY: 30 + 107 };
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
