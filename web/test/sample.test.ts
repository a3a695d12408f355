import { describe, expect, it } from "vitest";
import { crop, drawPoster } from "../src/board/poster";
import { samplePosition } from "../src/game/sample";
import { FACTS, SVG } from "./facts";

describe("a position to look at", () => {
  it("connects the best tickets and closes the twins of what is claimed", () => {
    // The tour from a to c is worth more than the ticket, for which no way is left.
    expect([...samplePosition(FACTS, 2)]).toEqual([
      ["a-b.red", 0],
      ["b-c", 0],
    ]);
  });

  it("is laid with no more than the pieces that players have", () => {
    const poor = { ...FACTS, game: { ...FACTS.game, wagons: 6 } }; // 4.2 may be laid, 5 are needed
    expect(samplePosition(poor, 2).size).toBe(0);
  });

  it("is empty if nobody plays", () => {
    expect(samplePosition(FACTS, 0).size).toBe(0);
  });
});

describe("a poster", () => {
  it("fills its frame with the middle of the board", () => {
    // 800 by 600 for a board of 400 by 200: filled at 3, but no more than 1.5 times 2.
    expect(crop(FACTS, { width: 800, height: 600 })).toBe("66.7 0.0 266.7 200.0");
  });

  it("leaves room around a board that would be enlarged too much", () => {
    // Whole at 1; filled at 5; enlarged to 1.5.
    expect(crop(FACTS, { width: 400, height: 1000 })).toBe("66.7 -233.3 266.7 666.7");
  });

  it("shows less of the board where names could not be read", () => {
    // Filled at .25; enlarged to .5.
    expect(crop(FACTS, { width: 100, height: 40 })).toBe("100.0 60.0 200.0 80.0");
  });

  it("shows trains one after another, and nothing that can be chosen", () => {
    const words = { letter: () => "", sea: () => "" };
    const poster = drawPoster(FACTS, SVG, samplePosition(FACTS, 2), ["red", "blue"], words);

    const cars = [...poster.querySelectorAll<SVGElement>(".cars > g")];
    const order = cars.map((car) => Number(car.style.getPropertyValue("--at")) * 3);
    expect(order.map(Math.round)).toEqual([0, 1, 2, 3, 4]);
    expect(poster.querySelectorAll(".route.claimed")).toHaveLength(2);
    expect(poster.querySelectorAll("[tabindex], [role]")).toHaveLength(0);
    expect(poster.getAttribute("aria-hidden")).toBe("true");
  });

  it("refers to its own parts, of which another one on the page has as many", () => {
    const words = { letter: () => "", sea: () => "" };
    const draw = () => drawPoster(FACTS, SVG, samplePosition(FACTS, 2), ["red", "blue"], words);
    const [one, other] = [draw(), draw()];

    const ids = (of: SVGElement) => [...of.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids(one).length).toBeGreaterThan(5);
    expect(ids(one).filter((id) => ids(other).includes(id))).toEqual([]);
    const paint = other.querySelector(".cars")!.getAttribute("fill")!;
    expect(paint).toMatch(/^url\(#car-(red|blue)_\d+\)$/);
    expect(one.querySelector(".cars")!.getAttribute("fill")).not.toBe(paint);
  });
});
