import { beforeAll, describe, expect, test, vi } from "vitest";
import { gameName, isLevel, levels, loadGames, pickedLevel } from "../src/game/games.svelte";
import { recordedName, seatName } from "../src/game/words";
import { speak, t } from "../src/i18n/index.svelte";
import type { Level } from "../src/net/messages";
import { settings } from "../src/settings.svelte";
import { seatOf } from "./made";

/** Levels of a server that has one more than we have words for. */
const LEVELS = ["easy", "hard", "oracle"] as Level[];
/** A game without words of its own. */
const TOWNS = { name: "towns", title: "Three Towns", names: {} };
let before: string;

beforeAll(async () => {
  const offer = { games: [TOWNS], levels: LEVELS };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(offer)));
  await speak("en");
  before = gameName("towns");
  await loadGames();
});

test("a game is never called by its id while the server is still asked for its title", () => {
  expect(before.trim()).toBe("");
  expect(gameName("towns")).toBe("Three Towns");
  expect(gameName("gone")).toBe("gone");
});

describe("the levels of bots", () => {
  test("are those of the server", () => {
    expect(levels()).toEqual(LEVELS);
    expect(["oracle", "medium"].map(isLevel)).toEqual([true, false]);
  });

  test("begin in the middle, then with the one chosen last, if there still is one", () => {
    expect(pickedLevel()).toBe("hard");
    settings.level = "easy";
    expect(pickedLevel()).toBe("easy");
    settings.level = "medium";
    expect(pickedLevel()).toBe("hard");
  });

  test("have their names, and unknown ones their ids", () => {
    expect(["easy", "oracle"].map((level) => t("level", { level }))).toEqual(["easy", "oracle"]);
    expect(t("bot-name", { level: "oracle" })).toBe("oracle");
  });
});

test("bots of the server are called by their seats, others by their names", () => {
  const bot = { kind: "bot" as const, level: "oracle" as Level };
  expect(seatName(seatOf(1, { ...bot, name: "oracle" }))).toBe("Bruno");
  expect(seatName(seatOf(1, { name: "easy" }))).toBe("easy");
  expect([recordedName("oracle", 0), recordedName("Zoe", 0)]).toEqual(["Ada", "Zoe"]);
});
