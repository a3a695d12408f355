import { beforeEach, describe, expect, test, vi } from "vitest";
import { Board, EMPTY, type Target } from "../src/board";
import type { Slot } from "../src/board/facts";
import {
  cityAt,
  distanceToSlot,
  nextInDirection,
  routeAt,
  track,
  type Point,
} from "../src/board/geometry";
import {
  fit,
  fitBetween,
  insets,
  overlaps,
  type Box,
  type Fit,
  type Obstacle,
} from "../src/board/fitting";
import { boxAt, boxesOf, findLabel, findPlace } from "../src/board/flags";
import { Lettering } from "../src/board/lettering";
import { Marks } from "../src/board/marking";
import { nameDrawing } from "../src/board/naming";
import { Seas } from "../src/board/seas";
import { MOST, Viewport } from "../src/board/viewport";
import world from "../../src/railwright/games/world/map.layout.json";
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
    const { scale, x, y } = fit(() => [box(0, 0, 396, 100)], stage, []);
    expect(scale).toBeCloseTo(2);
    expect([x, y].map(Math.round)).toEqual([4, 200]);
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
  test("of what shall be seen, too, the least lies below something", () => {
    const bar = box(0, 300, 800, 310);
    const rows = [...Array(20).keys()].map((row) => row * 100 - 1000);
    // Something in each row of 100 pixels, but of less weight between 100 and 200.
    const others = rows.map((top) => {
      const row = box(0, top, 800, top + 100);
      return { box: row, weight: top === 100 ? 1 : 2 };
    });
    const same = (fit: Fit) => fit;
    const content = () => [box(0, 0, 10, 10)];
    const { fit: at, costs } = fitBetween(content, stage, [bar], [1, 1], same, () => others)!;
    expect(costs).toBe(1);
    expect(at.y).toBeGreaterThanOrEqual(110); // from 300 to 310 it lies below the bar
    expect(at.y).toBeLessThanOrEqual(200);
  });
  test("a gap that is hardly higher than what floats is found, far from the middle as well", () => {
    const bar = box(50, 0, 750, 40);
    const others = () =>
      [box(0, -2000, 800, -480), box(0, -428, 800, 2000)].map((each) => ({ box: each, weight: 1 }));
    const content = () => [box(0, 0, 790, 10)];
    const same = (fit: Fit) => fit;
    const { fit: at, costs } = fitBetween(content, stage, [bar], [1, 1], same, others)!;
    expect(costs).toBe(0);
    expect(at.y).toBeGreaterThanOrEqual(468);
  });
  test("what lies below a sheet is beyond the stage, and below nothing", () => {
    const sheet = box(0, 500, 800, 600);
    const cards = box(10, 510, 300, 590);
    const content = () => [box(0, 0, 10, 10)];
    // So high that it is below something anywhere.
    const others = () => [{ box: box(0, -2000, 100, 2000), weight: 1 }];
    const costs = (taken: Box[]) =>
      fitBetween(content, stage, taken, [1, 1], (same) => same, others)!.costs;
    expect(costs([sheet, cards])).toBe(0);
    expect(costs([box(0, 300, 800, 310)])).toBe(1);
  });
  test("what floats counts for the side from which it reaches in least", () => {
    const bars = [box(0, 510, 800, 600), box(0, 0, 200, 600)];
    expect(insets(stage, bars)).toEqual(box(200, 0, 0, 90));
    const corners = [box(0, 0, 200, 60), box(700, 90, 800, 300)];
    expect(insets(stage, corners)).toEqual(box(0, 60, 100, 0));
  });
  test("what covers little of a side leaves the board in the middle", () => {
    expect(insets(stage, [box(750, 10, 790, 110), box(0, 0, 150, 50)])).toEqual(box(0, 0, 0, 0));
    const { x } = fit(() => [box(0, 0, 100, 20)], stage, [box(750, 10, 790, 110)]);
    expect(Math.round(x)).toBe(4); // (800 - 100 * 7.92) / 2
  });
  test("a sheet over more than half of the stage reaches in from below", () => {
    expect(insets({ width: 400, height: 800 }, [box(0, 300, 400, 800)])).toEqual(box(0, 0, 0, 500));
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
  test("its line crosses no train if it can help it", () => {
    const box = (left: number, right: number, top: number, bottom: number) => {
      return { left, right, top, bottom };
    };
    // Names beside both sides of the route, with a gap for a line but not for a flag.
    const names = [box(0, 115, 72, 76), box(125, 300, 72, 76)]
      .concat([box(0, 115, 118, 122), box(125, 300, 118, 122)])
      .map((each) => ({ box: each, weight: 15 }));
    expect(findPlace(wanted, names)).toMatchObject({ x: 120, y: 59 });
    const train = { box: box(0, 300, 76, 90), weight: 4 }; // below the flag above the route
    expect(findPlace(wanted, [...names, train])).toMatchObject({ x: 120, y: 141 });
  });
  test("it rather covers a few free spaces than to stand far away", () => {
    const steps = [0, 10, 20, 30, 40, 50];
    const free = { box: { left: 0, top: 40, right: 300, bottom: 160 }, weight: 1.2 };
    const beside = [free, free, free]; // which ends where only the farthest flag is free of it
    expect(findPlace({ ...wanted, steps }, beside)).toMatchObject({ x: 120, y: 79 });
  });
  test("a piece is covered at its ends, too", () => {
    const [first, , last] = boxesOf([100, 100, 90, 44]);
    expect([first!.top, last!.bottom]).toEqual([78, 122]);
    expect([first!.left, first!.right]).toEqual([93, 107]);
  });
});

describe("the label of what a rival has placed", () => {
  const box = (left: number, top: number, right: number, bottom: number): Box => {
    return { left, top, right, bottom };
  };
  const own = [box(180, 90, 220, 110)];
  const size = { width: 60, height: 20 };
  const label = { own, to: { x: 200, y: 100 }, size, pixel: 1, view: box(0, 0, 400, 200) };
  const never = own.map((each) => ({ box: each, weight: 1000 }));
  const placed = (view: Box, obstacles: Obstacle[]) =>
    boxAt(findLabel({ ...label, view }, [...never, ...obstacles]), size);

  test("stands beside its route, never on it", () => {
    const at = placed(label.view, []);
    expect(overlaps(at, own[0]!)).toBe(false);
    expect(overlaps(at, box(180 - 12, 90 - 12, 220 + 12, 110 + 12))).toBe(true);
  });
  test("nor does the edge of the page push it there", () => {
    const view = box(185, 0, 400, 200); // the route lies half beyond it
    const at = placed(view, []);
    expect(overlaps(at, own[0]!)).toBe(false);
    expect(at.left).toBeGreaterThanOrEqual(185);
  });
  test("of places that are as good, it takes the one nearest to where somebody looks", () => {
    const long = [box(80, 90, 320, 110)];
    const at = (to: Point) => findLabel({ ...label, own: long, to }, [...never]);
    expect(at({ x: 290, y: 100 }).x).toBeGreaterThan(at({ x: 110, y: 100 }).x + 100);
  });
  test("takes the first free place", () => {
    // Only below the route, somewhat away from it, nothing lies.
    const all = [box(0, 0, 400, 90), box(0, 90, 180, 200), box(220, 90, 400, 200)];
    const taken = [...all, box(180, 110, 220, 120)];
    const obstacles = taken.map((each) => ({ box: each, weight: 15 }));
    const view = box(0, 0, 400, 260);
    const at = placed(view, obstacles);
    expect(at.top).toBeGreaterThanOrEqual(200);
    expect(at.top).toBeLessThan(212);
  });
  test("covers a space rather than a name, and a name rather than a panel", () => {
    const view = box(150, 60, 250, 140); // room above or below, for no more
    const above = (weight: number) => ({ box: box(0, 0, 400, 90), weight });
    const below = (weight: number) => ({ box: box(0, 110, 400, 200), weight });
    expect(placed(view, [above(15), below(1.2)]).top).toBeGreaterThanOrEqual(110);
    expect(placed(view, [above(15), below(60)]).bottom).toBeLessThanOrEqual(90);
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
  test("a board is unlike a stage that lies the other way, or on which it is small", () => {
    view.resize({ width: 800, height: 799 }, { scale: 2, x: 0, y: 200 }, []);
    expect(view.isUnlike(2)).toBe(false);
    expect(view.isUnlike(2.1)).toBe(true);
    view.resize({ width: 800, height: 801 }, { scale: 2, x: 0, y: 200 }, []);
    expect(view.isUnlike(2)).toBe(true);
  });
  test("what is shown lies on the stage and below nothing that floats there", () => {
    const over = { left: 0, right: 800, top: 500, bottom: 800 };
    const corner = { left: 0, right: 300, top: 0, bottom: 100 };
    view.resize(stage, { scale: 2, x: 0, y: 100 }, [over, corner]);
    const cities = [
      { left: 0, right: 40, top: 0, bottom: 40 },
      { left: 100, right: 140, top: 60, bottom: 100 },
    ];
    expect(view.sees(() => cities)).toBe(false); // one lies below what is in the corner
    view.show(() => cities);
    expect(view.sees(() => cities)).toBe(true);
    expect(view.scale).toBeGreaterThan(2);
  });
  test("the middle of the board can be seen at a scale", () => {
    view.center(4);
    expect([view.scale, view.x, view.y]).toEqual([4, -400, 0]); // (800 - 400 * 4) / 2
  });
  test("a little more than the whole board is near it", () => {
    view.zoom(1.1);
    expect(view.isNearHome).toBe(true);
    view.zoom(1.1);
    expect(view.isNearHome).toBe(false); // 1.21 times
  });
  test("where it can be, nothing else lies below what floats either", () => {
    view.resize(stage, { scale: 2, x: 0, y: 200 }, [
      { left: 0, right: 300, top: 700, bottom: 2000 },
    ]);
    const shown = () => [{ left: 0, right: 100, top: 0, bottom: 100 }];
    const weighed = (box: Box) => () => [{ box, weight: 1 }];
    const below = { left: 0, right: 20, top: 150, bottom: 180 };
    view.show(shown, 2, 6, weighed(below));
    expect(view.y + 180 * view.scale).toBeLessThanOrEqual(700);
    view.show(shown, 6, 6, weighed({ left: 0, right: 400, top: 0, bottom: 200 }));
    expect(view.sees(shown)).toBe(true); // what is shown comes first
  });
  test("a page opens no larger than it can be filled, and no smaller than the whole board", () => {
    expect(view.opening(1)[0]).toBe(2);
    expect(view.opening(3)[0]).toBe(3);
    expect(view.opening(9)).toEqual([4, 4]);
  });
  test("what floats over a page leaves the size that names need", () => {
    const panel = { left: 0, right: 700, top: 0, bottom: 800 };
    view.resize(stage, { scale: 0.25, x: 700, y: 0 }, [panel, { ...panel, right: 800, top: 300 }]);
    expect(view.opening(3)).toEqual([3, 3]);
  });
});

describe("names", () => {
  const BOARD = { left: 0, top: 0, right: 1000, bottom: 1000 };
  const CITIES = [
    { id: "a", name: "Aby", x: 100, y: 100 },
    { id: "b", name: "Beby", x: 150, y: 100 },
  ];
  let group: SVGElement;
  let lettering: Lettering;
  const text = (id: string) => group.querySelector<SVGElement>(`#name-${id}`)!;
  beforeEach(() => {
    group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.innerHTML =
      '<text id="name-a" x="112" y="106">Aby</text><text id="name-b" x="162" y="106">Beby</text>';
    lettering = new Lettering(group, CITIES);
  });
  const size = () => Number.parseFloat(group.style.getPropertyValue("--name"));

  test("they have the size that the layout made room for, or what can be read", () => {
    lettering.resize(1);
    expect(size()).toBe(17);
    lettering.resize(0.4);
    expect(size() * 0.4).toBeCloseTo(11.2, 0);
  });
  test("too small for all, those are drawn that are set off or cover little, and can be read", () => {
    const slots: Slot[] = [40, 70, 100, 130, 160].flatMap((y) => [
      [60, y, 0, 60],
      [100, y, 0, 60],
      [140, y, 0, 60],
    ]);
    const far = { id: "f", name: "Far", x: 600, y: 100 };
    group.innerHTML += '<text id="name-f" x="612" y="106">Far</text>';
    lettering = new Lettering(group, [...CITIES, far], slots);
    lettering.embolden(new Set(["b"]));
    lettering.resize(0.2);
    expect(text("a").style.display).toBe("none");
    expect(text("b").style.display).toBe("");
    expect(text("f").style.display).toBe("");
    expect(size() * 0.2).toBeCloseTo(11.2, 0);
  });
  test("one that would lie below something stands elsewhere, or is left out while it does", () => {
    const cut = () => [...group.querySelectorAll(".cut")].map(({ id }) => id);
    lettering.resize(0.5);
    const home = text("b").getAttribute("x");
    const [, box] = lettering.drawn;
    lettering.clear([{ ...box!, left: box!.right - 5 }], BOARD);
    expect(cut()).toEqual([]);
    expect(text("b").getAttribute("x")).not.toBe(home);
    lettering.clear([{ left: 140, top: 0, right: 900, bottom: 900 }], BOARD);
    expect(cut()).toEqual(["name-b"]);
    lettering.clear([], BOARD);
    expect([cut(), text("b").getAttribute("x")]).toEqual([[], home]);
  });
  test("one that would leave what is seen stands on the other side of its city", () => {
    lettering = new Lettering(group, [CITIES[0]!]);
    lettering.resize(0.5);
    lettering.clear([], { ...BOARD, right: 120 });
    expect(text("a").getAttribute("text-anchor")).toBe("end");
    expect(text("a").classList).not.toContain("cut");
    lettering.clear([], { ...BOARD, left: 118 }); // its city is out of sight
    expect(text("a").classList).toContain("cut");
  });
  test("one that has only bad places besides is cut off at the edge of what is seen", () => {
    const rows = [50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150];
    const left = rows.flatMap((y): Slot[] => [
      [40, y, 0, 30],
      [70, y, 0, 30],
      [100, y, 0, 30],
    ]);
    lettering = new Lettering(group, [CITIES[0]!], left);
    lettering.resize(0.5);
    const home = text("a").getAttribute("x");
    lettering.clear([], { ...BOARD, right: 120 });
    expect(text("a").getAttribute("x")).toBe(home);
    expect(text("a").classList).not.toContain("cut");
  });
  test("one that is set off is whole at the edge, whatever it covers besides", () => {
    const everywhere = [50, 70, 90, 110, 130, 150].flatMap((y): Slot[] => [
      [40, y, 0, 100],
      [100, y, 0, 100],
    ]);
    lettering = new Lettering(group, [CITIES[0]!], everywhere);
    lettering.embolden(new Set(["a"]));
    lettering.resize(0.5);
    lettering.clear([], { ...BOARD, right: 120 });
    expect(lettering.drawn[0]!.right).toBeLessThanOrEqual(120);
    expect(text("a").classList).not.toContain("cut");
  });
  test("two never stand so close that they read as one", () => {
    group.innerHTML =
      '<text id="name-a" x="88" y="106" text-anchor="end">Aby</text>' +
      '<text id="name-b" x="90" y="106">Beby</text>'; // a hair beside it
    lettering = new Lettering(group, CITIES);
    lettering.resize(0.5);
    const [a, b] = [...lettering.drawn].sort((one, other) => one.left - other.left);
    const gap = b!.left - a!.right;
    expect(gap > 0 || a!.bottom <= b!.top || b!.bottom <= a!.top).toBe(true);
    expect(text("b").getAttribute("x")).not.toBe("90");
  });
  test("one that is set off lies on no other that is", () => {
    const close = { id: "c", name: "Caby", x: 104, y: 112 };
    group.innerHTML += '<text id="name-c" x="116" y="118">Caby</text>';
    lettering = new Lettering(group, [CITIES[0]!, close]);
    lettering.embolden(new Set(["a", "c"]));
    lettering.resize(0.2);
    const [one, two] = lettering.drawn;
    expect(overlaps(one!, two!)).toBe(false);
  });
  test("one keeps off trains, which are wider than their spaces", () => {
    lettering = new Lettering(group, [CITIES[0]!], [[130, 118, 0, 40]]);
    lettering.resize(0.5); // "Aby" would end 1 pixel above the space
    expect(text("a").getAttribute("y")).not.toBe("106");
  });
  test("one that would lie on another stands on another side of its city", () => {
    lettering.embolden(new Set(["b"]));
    lettering.resize(0.34); // 33 pixels of the board: about 54 for "Aby" where there are 50
    expect(text("a").getAttribute("text-anchor")).toBe("end");
    expect(text("b").getAttribute("x")).toBe("162");
    lettering.resize(1);
    expect(text("a").getAttribute("x")).toBe("112");
  });
  test("one that has no other place gets that of another which has", () => {
    group.innerHTML =
      '<text id="name-a" x="112" y="106">Aby</text><text id="name-c" x="130" y="106">C</text>';
    lettering = new Lettering(group, [CITIES[0]!]); // the other one is of no city
    lettering.resize(0.5);
    expect(text("c").style.display).toBe("");
    expect(text("a").style.display).toBe("");
    expect(text("a").getAttribute("x")).not.toBe("112");
  });
  test("those that are set off all have a place, where others make room step by step", () => {
    const cities = world.cities.map(({ id, x, y }) => ({ id, name: id.replace("-", " "), x, y }));
    group.innerHTML = world.cities
      .map(({ id, label: [x, , , y] }) => {
        return `<text id="name-${id}" x="${x}" y="${y! - 3}">${id.replace("-", " ")}</text>`;
      })
      .join("");
    const slots = world.routes.flatMap((route) => route.slots as Slot[]);
    lettering = new Lettering(group, cities, slots, world.size[0]);
    const crowd = ["manila", "jakarta", "honolulu", "darwin", "port-moresby", "mumbai", "lahore"];
    lettering.embolden(new Set(crowd));
    for (const scale of [0.19, 0.195, 0.2, 0.205, 0.21, 0.215, 0.22]) {
      lettering.resize(scale);
      expect(crowd.filter((id) => text(id).style.display !== "")).toEqual([]);
    }
  });
  test("one that would stand beside another city stands elsewhere", () => {
    group.innerHTML = '<text id="name-a" x="112" y="106">Aby</text>';
    const other = { id: "c", name: "C", x: 170, y: 100 };
    lettering = new Lettering(group, [CITIES[0]!, other]);
    lettering.resize(0.5); // 22.5 pixels of the board: "Aby" would reach to 150
    expect(text("a").getAttribute("x")).not.toBe("112");
  });
  test("where it hides spaces nevertheless, they shine through", () => {
    const rows = [60, 70, 80, 90, 100, 110, 120, 130, 140];
    const everywhere = [40, 70, 100, 130, 160].flatMap((x) => rows.map((y): Slot => [x, y, 0, 30]));
    lettering = new Lettering(group, [CITIES[0]!], everywhere);
    lettering.resize(0.5);
    expect(text("a").classList).toContain("on-spaces");
    lettering = new Lettering(group, [CITIES[0]!], []);
    lettering.resize(0.5);
    expect(text("a").classList).not.toContain("on-spaces");
  });
  test("one that would hide spaces stands on another side of its city", () => {
    const slots: Slot[] = [[130, 100, 0, 30]];
    lettering = new Lettering(group, [CITIES[0]!], slots);
    lettering.resize(0.5); // 22.5 pixels of the board: the space lies below "Aby"
    expect(text("a").getAttribute("text-anchor")).toBe("end");
  });
  test("where all sides have spaces, it stands aside of them, and on no city", () => {
    const sides: Slot[] = [
      [130, 100, 0, 30],
      [70, 100, 0, 30],
      [118, 72, 0, 30],
      [100, 130, 0, 60],
    ];
    lettering = new Lettering(group, [CITIES[0]!], sides);
    lettering.resize(0.5); // 22.5 pixels of the board, about 37 for "Aby"
    const { anchor, y } = {
      anchor: text("a").getAttribute("text-anchor"),
      y: text("a").getAttribute("y"),
    };
    expect([anchor, Number(y)]).toEqual(["end", 86]); // above, to the left
    const below = { id: "c", name: "C", x: 82, y: 80 };
    lettering = new Lettering(group, [CITIES[0]!, below], sides);
    lettering.resize(0.5);
    expect(Number(text("a").getAttribute("y"))).not.toBe(86);
  });
  test("a sign slides along the edge where it would hide a name or a space", () => {
    group.innerHTML =
      '<text id="name-a" x="112" y="106">Aby</text><path d="M150 100"/>' +
      '<text class="edge" x="150" y="106" text-anchor="end">Beby</text>';
    lettering = new Lettering(group, [CITIES[0]!], [[130, 80, 0, 30]]); // a space above it
    lettering.resize(0.5);
    const sign = group.querySelector<SVGElement>(".edge")!;
    const step = Number(sign.getAttribute("y")) - 106;
    expect(step).toBeGreaterThan(0);
    expect(sign.getAttribute("x")).toBe("150");
    expect(group.querySelector("path")!.getAttribute("transform")).toBe(`translate(0 ${step})`);
  });
  test("a sign at the edge comes before a name, which has other places", () => {
    group.innerHTML =
      '<text id="name-a" x="112" y="106">Aby</text><path d="M150 100"/>' +
      '<text class="edge" x="150" y="106" text-anchor="end">Beby</text>';
    const around: Slot[] = [60, 70, 79, 123, 133, 143].map((y) => [120, y, 0, 30]);
    lettering = new Lettering(group, [CITIES[0]!], around);
    lettering.resize(0.5);
    const sign = group.querySelector<SVGElement>(".edge")!;
    expect(sign.getAttribute("y")).toBe("106");
    expect(text("a").getAttribute("text-anchor")).toBe("end");
  });
  test("narrow letters take less room than wide ones", () => {
    group.innerHTML = '<text x="0" y="0">Lilli</text><text x="0" y="0">Mammo</text>';
    const [narrow, wide] = new Lettering(group, []).boxes(1);
    expect(narrow!.right).toBeLessThan(wide!.right * 0.6);
  });
  test("no name goes beyond the board", () => {
    group.innerHTML = '<text id="name-a" x="90" y="100" text-anchor="end">Abyabyabya</text>';
    lettering = new Lettering(group, [CITIES[0]!], [[130, 100, 0, 30]], 300);
    for (const box of lettering.boxes(0.4)) expect(box.left).toBeGreaterThanOrEqual(0);
    expect(lettering.boxes(0.4)).toHaveLength(1);
  });
  test("an arrow belongs to its sign", () => {
    group.innerHTML =
      '<path d="M3 0"/><text class="edge" x="15" y="0">Abi</text>' +
      '<path d="M97 0"/><text class="edge" x="85" y="0" text-anchor="end">Abi</text>';
    const [west, east] = new Lettering(group, []).boxes(1);
    expect([west!.left, east!.right]).toEqual([3, 97]);
  });
  test("a sign that is left out has no arrow either", () => {
    group.innerHTML = '<path d="M150 100"/><text class="edge" x="150" y="106">Beby</text>';
    lettering = new Lettering(group, []);
    lettering.resize(0.2); // too small to be read
    expect(group.querySelector("path")!.style.display).toBe("none");
  });
});

describe("the names of seas", () => {
  const BOARD = { left: 0, top: 0, right: 1000, bottom: 1000 };
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  ground.innerHTML =
    '<g id="ground"><text font-size="30" transform="translate(200 300) rotate(90)">Black Sea</text></g>';
  const name = ground.querySelector("text")!;
  Object.assign(name, { getComputedTextLength: () => 200 }); // from 200 to 400, downwards
  const seas = new Seas(ground);
  const isCut = (hidden: Box[], seen: Box) => {
    seas.clear(hidden, seen);
    return name.classList.contains("cut");
  };

  test("are drawn where nothing lies on them", () => {
    expect(isCut([], BOARD)).toBe(false);
    expect(isCut([{ left: 230, top: 200, right: 500, bottom: 400 }], BOARD)).toBe(false);
  });
  test("are left out where a panel would cut off a part of them, until it does no longer", () => {
    expect(isCut([{ left: 150, top: 390, right: 500, bottom: 500 }], BOARD)).toBe(true);
    expect(isCut([], { ...BOARD, top: 210 })).toBe(true);
    expect(isCut([], BOARD)).toBe(false);
  });
});

test("a sea with a longer name in the language of the page is lettered smaller", () => {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.innerHTML = '<text class="sea" font-size="32" letter-spacing="3.8">Black Sea</text>';
  const sea = drawing.querySelector("text")!;
  const size = (name: string) => {
    nameDrawing(drawing, { letter: words.letter, sea: () => name });
    return Number(sea.getAttribute("font-size"));
  };
  expect(size("Black Sea")).toBe(32);
  expect(size("Blacker Sea")).toBeCloseTo((32 * 9) / 11);
  expect(size("The Blackest of All Seas")).toBe(24); // no smaller than three quarters
  expect(size("Mer")).toBe(32);
});

describe("board", () => {
  let stage: HTMLElement;
  let chosen: Target[];
  let board: Board;
  let resized: () => void;
  beforeEach(() => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(told: () => void) {
          resized = told;
        }
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
  test("what lies beside the stage takes nothing of it", () => {
    const opened = (taken: Box[]) => {
      const small = document.createElement("div");
      Object.defineProperties(small, { clientWidth: { value: 90 }, clientHeight: { value: 60 } });
      const made = new Board(small, { facts: FACTS, svg: SVG, words, taken: () => taken });
      made.open([FACTS.cities.filter(({ id }) => id === "a")]);
      return made.viewport.transform;
    };
    expect(opened([{ left: 91, top: 1, right: 300, bottom: 59 }])).toBe(opened([]));
    expect(opened([{ left: 60, top: 0, right: 90, bottom: 60 }])).not.toBe(opened([]));
  });
  test("what is asked about stays in sight when the question takes more room", () => {
    const small = document.createElement("div");
    let height = 120;
    Object.defineProperties(small, {
      clientWidth: { value: 90 },
      clientHeight: { get: () => height },
    });
    const made = new Board(small, { facts: FACTS, svg: SVG, words });
    const [a, b, c] = FACTS.cities;
    made.open([[a!]]);
    made.frame([[b!, c!]]);
    height = 60;
    resized();
    expect(made.onStage(c!).x).toBeLessThan(90);
    expect(made.onStage(b!).x).toBeGreaterThan(0);
    expect(made.onStage(c!).y).toBeLessThan(60);
    made.unframe();
    resized();
    expect(made.onStage(c!).x).toBeGreaterThan(90); // what the page was opened on
  });
  test("cities that are nearer to each other over the edge are seen with all of the board", () => {
    const round = { ...FACTS, routes: [...FACTS.routes, { ...FACTS.routes[3]!, wraps: true }] };
    const isWhole = (facts: typeof FACTS, ...places: number[]) => {
      const made = new Board(stage, { facts, svg: SVG, words });
      made.show(places.map((x) => ({ id: `${x}`, name: "", x, y: 100 })));
      return made.viewport.isHome;
    };
    expect(isWhole(round, 305, 95)).toBe(true); // 190 pixels over the edge, 210 across
    expect(isWhole(round, 95, 200, 305)).toBe(false);
    expect(isWhole(round, 95)).toBe(false);
    expect(isWhole(FACTS, 305, 95)).toBe(false);
  });
  test("nothing is said anew that is so already", () => {
    board.set({ claimable: new Set(["b-c"]), mine: new Set(["a"]) });
    const watch = new MutationObserver(() => {});
    watch.observe(stage, { attributes: true, subtree: true, attributeOldValue: true });
    board.set({ claimable: new Set(["b-c", "c-f"]), mine: new Set(["b"]) });
    const idle = watch
      .takeRecords()
      .filter(({ target, attributeName, oldValue }) => {
        const value = (target as Element).getAttribute(attributeName!);
        return value === oldValue && attributeName !== "class" && attributeName !== "style";
      })
      .map(({ target, attributeName }) => `${(target as Element).id} ${attributeName}`);
    expect(idle).toEqual([]);
  });
  test("each piece that arrives is one thing that moves", () => {
    board.set({ colors: ["red"], owners: {} });
    board.set({ owners: { "b-c": 0 } });
    const { slots } = FACTS.routes.find(({ id }) => id === "b-c")!;
    expect(stage.querySelectorAll(".cars.arriving > g > *")).toHaveLength(slots.length);
  });
  test("where something can be built is ringed, and only its place while it is paid for", () => {
    const rings = () => [...stage.querySelectorAll(".rw-rings circle")].map(cityOf);
    const cityOf = (ring: Element) => ring.getAttribute("data-city");
    board.set({ buildable: new Set(["a", "b"]) });
    expect(rings()).toEqual(["a", "b"]);
    board.set({ site: "b" });
    expect(rings()).toEqual(["b"]);
  });
  test("a route that serves a ticket is lit, and a flag says what it is worth", async () => {
    board.set({ claimable: new Set(["b-c", "c-f"]), serving: new Set(["b-c"]) });
    expect(stage.querySelectorAll(".rw-marks .serving")).toHaveLength(1);
    const points = FACTS.routes.find(({ id }) => id === "b-c")!.points;
    const flag = () => stage.querySelector(".rw-flags text")?.textContent;
    await vi.waitFor(() => expect(flag()).toBe(`+${points}`)); // in the next frame
    board.set({ serving: new Set() });
    expect(stage.querySelectorAll(".rw-marks *")).toHaveLength(0);
    await vi.waitFor(() => expect(flag()).toBeUndefined());
  });
  test("a flag that would hide a name is left out, unless its route is chosen", () => {
    const marks = new Marks(FACTS);
    const everywhere = [{ left: -500, top: -500, right: 900, bottom: 900 }];
    const view = everywhere[0]!;
    const state = { ...EMPTY, serving: new Set(["b-c"]) };
    marks.showFlags(state, 1, view, everywhere);
    expect(marks.flags.children).toHaveLength(0);
    marks.showFlags({ ...state, chosen: "b-c" }, 1, view, everywhere);
    expect(marks.flags.children).toHaveLength(1);
  });
  test("only the cities of open tickets are set off", () => {
    board.set({ mine: new Set(["b"]) });
    expect(group("city-b").classList).toContain("mine");
    expect(group("name-b").classList).toContain("mine");
    expect(group("city-a").classList).not.toContain("mine");
    expect(stage.querySelectorAll(".rw-halos circle")).toHaveLength(1);
  });
  test("cities that are lit have their names, however small the board is", () => {
    const isBold = (id: string) => group(`name-${id}`).classList.contains("mine");
    board.set({ lit: { routes: new Set(), cities: new Set(["c"]) } });
    expect([isBold("a"), isBold("c")]).toEqual([false, true]);
    board.set({ lit: null });
    expect(isBold("c")).toBe(false);
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
