import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} })); // jsdom has none
const { named, signed, speak, t } = await import("../src/i18n/index.svelte");

// That the languages agree with each other, tests/words compares.
const WORDS = "../../src/railwright/words";
const FILES: Record<string, string> = import.meta.glob("../../src/railwright/words/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const read = (code: string) =>
  ["game", "app", "rules"].map((part) => FILES[`${WORDS}/${code}/${part}.ftl`]).join("");

test.each(["en", "pl", "nb"])("%s can be read by browsers", (code) => {
  const made = new FluentBundle(code, { useIsolating: false });
  expect(made.addResource(new FluentResource(read(code)))).toEqual([]);
});

test.each([
  [1, "1 punkt"],
  [2, "2 punkty"],
  [5, "5 punktów"],
  [12, "12 punktów"],
  [22, "22 punkty"],
  [-3, "−3 punkty"],
])("Polish counts %i right", async (n, words) => {
  await speak("pl");
  expect(t("points", { n })).toBe(words);
});

test("a number below zero has a minus, not a hyphen", () => {
  expect([signed(-12), signed(0), signed(7)]).toEqual(["\u221212", "0", "7"]);
});

test("a game's own names come before ours, and ours before none", async () => {
  await speak("pl");
  const own = { en: { "part-tickets": "Rides" }, pl: { "part-routes": "Tory" } };
  expect(named("part-routes", "routes", own)).toBe("Tory");
  expect(named("part-tickets", "tickets", own)).toBe("Bilety");
  expect(named("part-hats", "hats", own)).toBe("hats");
});
