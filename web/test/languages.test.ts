import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";
import { bound } from "../src/rules";
import { PARTS } from "../src/rules/outline";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} })); // jsdom has none
const { speak, t } = await import("../src/i18n/index.svelte");

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

test("every part of the rules has its words", () => {
  for (const { id } of PARTS) expect(read("en")).toMatch(new RegExp(`^rule-${id} = `, "m"));
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

test("no line of the rules ends with a number or a word of one letter", () => {
  expect(bound("Bilet i 2 karty w ręce (z 3 pól).")).toBe(
    "Bilet i~2~karty w~ręce (z~3~pól).".replaceAll("~", "\u00A0"),
  );
});
