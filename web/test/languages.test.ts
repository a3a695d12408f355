import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} })); // jsdom has none
const { learn, list, named, signed, speak, t } = await import("../src/i18n/index.svelte");

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

test.each(["en", "pl", "nb"] as const)("%s joins facts by commas alone", async (code) => {
  await speak(code);
  expect(list(["prom", "1 lokomotywa", "4 punkty"], "commas")).toBe("prom, 1 lokomotywa, 4 punkty");
});

test.each([
  ["en", "stations", 5, "Anna has built 5 stations, but has only 3."],
  ["pl", "stations", 4, "Anna ma 4 dworce, a można mieć najwyżej 3."],
  ["pl", "ports", 5, "Anna ma 5 portów, a można mieć najwyżej 3."],
  ["nb", "ports", 4, "Anna har bygget 4 havner, men har bare 3."],
])("%s says of which buildings there are too many: %s", (code, kind, built, said) => {
  const made = new FluentBundle(code, { useIsolating: false });
  made.addResource(new FluentResource(FILES[`${WORDS}/${code}/companion.ftl`]!));
  const { value } = made.getMessage("remark-too-many-buildings")!;
  expect(made.formatPattern(value!, { player: "Anna", kind, built, most: 3 })).toBe(said);
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

/** Files of a topic in two languages. */
const files = (en: string, pl: string) => ({
  en: vi.fn(() => Promise.resolve({ default: en })),
  pl: vi.fn(() => Promise.resolve({ default: pl })),
});

test("of topics learned at once none is forgotten, whichever comes last", async () => {
  await speak("en");
  const hats = files("hat = a hat\n", "hat = kapelusz\n");
  let letGo = () => {};
  const held = new Promise<{ default: string }>((resolve) => {
    letGo = () => resolve({ default: "hat = a hat\n" });
  });
  hats.en.mockReturnValueOnce(held);
  const first = learn("hats", hats);
  await vi.waitFor(() => expect(hats.en).toHaveBeenCalled());
  await learn("coats", files("coat = a coat\n", "coat = płaszcz\n"));
  letGo();
  await first;
  expect([t("hat"), t("coat")]).toEqual(["a hat", "a coat"]);
});

test("who asks for another language while words come gets it, and those words", async () => {
  await speak("en");
  const polish = speak("pl");
  const learned = learn("boots", files("boots = boots\n", "boots = buty\n"));
  await Promise.all([polish, learned]);
  expect([t("boots"), t("part-tickets")]).toEqual(["buty", "Bilety"]);
});
