import { describe, expect, test } from "vitest";
import { balance, chances, isOdd, tenths } from "../src/coach/worth";
import type { CoachReport } from "../src/net/messages";

const worth = (chance: number, points = 0) => ({ chance, points });
const report: CoachReport = {
  is_over: true,
  playouts: 4,
  even: worth(50),
  luck: { deal: worth(2.5), cards: worth(-10), tickets: worth(0), others: worth(-22.5) },
  doubt: worth(4.5, 3),
  skill: worth(-20, -12.3),
  end: worth(0, -12.3),
  decisions: [
    {
      step: 0,
      turn: 0,
      before: worth(52.5),
      after: worth(40),
      action: "keep 1 2",
      cost: worth(-12.5),
    },
    {
      step: 7,
      turn: 2,
      before: worth(30),
      after: worth(22.5),
      action: "draw blind",
      cost: worth(-7.5),
    },
  ],
  costliest: [],
  tied: 0,
};

describe("what the coach says in numbers", () => {
  test("changes have a sign, with a real minus", () => {
    expect(tenths(2.5)).toBe("+2.5");
    expect(tenths(-12.34)).toBe("\u221212.3");
    expect(tenths(0)).toBe("0.0");
    expect(tenths(50, false)).toBe("50.0");
  });

  test("the curve begins at the first decision and ends with the game", () => {
    expect(chances(report, 9)).toEqual([
      { step: 0, chance: 52.5 },
      { step: 7, chance: 30 },
      { step: 9, chance: 0 },
    ]);
  });

  test("the rows of the balance come to the last one", () => {
    const rows = balance(report).map(({ worth }) => worth.chance);
    expect(rows.slice(0, -1).reduce((sum, each) => sum + each)).toBeCloseTo(rows.at(-1)!);
  });

  test("a row of more than a whole game is odd", () => {
    const lucky = (chance: number) => ({
      ...report,
      luck: { ...report.luck, others: worth(chance) },
    });
    expect(isOdd(report)).toBe(false);
    expect(isOdd(lucky(100))).toBe(false);
    expect(isOdd(lucky(100.1))).toBe(true);
    expect(isOdd(lucky(-100.1))).toBe(true);
  });
});
