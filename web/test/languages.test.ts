import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const WORDS = "../../src/railwright/words";
const FILES: Record<string, string> = import.meta.glob("../../src/railwright/words/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const read = (code: string, parts = ["game", "app", "rules"]) =>
  parts.map((part) => FILES[`${WORDS}/${code}/${part}.ftl`]).join("");
const names = (code: string) =>
  [...read(code).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!);
// Rules may choose by any figure of a game, in each language by another one.
const variables = (code: string) =>
  Object.fromEntries(
    read(code, ["game", "app"])
      .split(/^(?=[a-zA-Z][\w-]* =)/m)
      .slice(1)
      .map((text) => [
        text.split(" ")[0]!,
        [...new Set([...text.matchAll(/\$(\w+)/g)].map((found) => found[1]!))].sort(),
      ]),
  );

function bundle(code: string): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  expect(made.addResource(new FluentResource(read(code)))).toEqual([]);
  return made;
}

describe.each(["pl", "nb"])("%s", (code) => {
  test("has every message that English has, and no other", () => {
    expect(names(code)).toEqual(names("en"));
  });
  test("uses the same values in every message", () => {
    const own = variables(code);
    for (const [name, found] of Object.entries(variables("en"))) {
      expect([name, own[name]]).toEqual([name, found]);
    }
  });
  test("differs from English where it has words", () => {
    expect(read(code)).not.toContain("Your turn");
  });
});

test.each([
  [1, "1 punkt"],
  [2, "2 punkty"],
  [5, "5 punktów"],
  [12, "12 punktów"],
  [22, "22 punkty"],
])("Polish counts %i right", (n, words) => {
  const made = bundle("pl");
  expect(made.formatPattern(made.getMessage("points")!.value!, { n })).toBe(words);
});

test("every language can be read", () => {
  for (const code of ["en", "pl", "nb"]) bundle(code);
});
