import { describe, expect, it } from "vitest";
import { paperOf, paperOfGame, printAddress } from "../src/print";

describe("paper", () => {
  it("is Letter in America and A4 elsewhere", () => {
    expect(paperOf(["en-US", "en"])).toBe("letter");
    expect(paperOf(["fr", "fr-CA"])).toBe("letter");
    expect(paperOf(["en-GB", "en-US"])).toBe("a4");
    expect(paperOf(["zh-Hant-TW"])).toBe("a4");
    expect(paperOf(["nb"])).toBe("a4");
    expect(paperOf([])).toBe("a4");
  });

  it("has an address for each document", () => {
    expect(printAddress(paperOfGame("europe"), "score-sheet", "pl")).toMatch(
      /^\/api\/print\/europe\/score-sheet\/pl\/(a4|letter)$/,
    );
  });
});
