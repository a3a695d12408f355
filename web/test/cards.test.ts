import { beforeAll, describe, expect, test } from "vitest";
import type { CardFacts, Kind, RouteFacts } from "../src/board";
import { cheapFirst, kindsOf, type Pack } from "../src/game/cards";
import { noChoices } from "../src/game/choices";
import { missingCards } from "../src/game/plan";
import { speak } from "../src/i18n/index.svelte";
import { cardName, cardsText, status, traits } from "../src/game/words";
import { settings } from "../src/settings.svelte";
import { letterOf } from "../src/ui/cards";
import { FACTS } from "./facts";
import { viewOf } from "./made";

// Names that tell nothing: whatever is asked of a card comes from the facts.
const PACK: Pack = {
  cards: {
    a: { kind: "wagon", count: 4, color: "red" },
    b: { kind: "wagon", count: 4, color: "red", port: true },
    c: { kind: "ship", count: 4, color: "blue", port: true },
    d: { kind: "double-ship", count: 4, color: "blue" },
    e: { kind: "wild", count: 4, port: true },
  },
  decks: { coaches: "wagon", boats: "ship" },
  wild: "joker",
};

beforeAll(() => speak("en"));

test("a hand is held with wild cards first, then as the board lists them", () => {
  expect(kindsOf({ d: 1, b: 2, e: 1, a: 1, c: 0 }, PACK)).toEqual(["e", "a", "b", "d"]);
});

test("the wild card is called as the board calls it", () => {
  expect(cardName("e", PACK)).toBe("joker");
  expect(cardName("e", { ...PACK, wild: "loco" })).toBe("locomotive");
  expect(cardsText({ "red-port": 1, loco: 2 }, { ...PACK, cards: world() })).toBe(
    "2 × joker, 1 × red wagon with port",
  );
});

test("a ferry needs what the board calls its wild card", () => {
  const ferry: RouteFacts = { ...FACTS.routes[0]!, kind: "ferry", locomotives: 1 };
  expect(traits(ferry, "joker")).toContain("1 joker needed");
  expect(traits({ ...ferry, locomotives: 2 }, "loco")).toContain("2 locomotives needed");
});

test("a card bears the letter of its color, a wild one a star", () => {
  expect(["a", "d", "e"].map((kind) => letterOf(PACK.cards[kind]!))).toEqual(["R", "B", "★"]);
});

test("letters are those of the language, or the same in all", async () => {
  await speak("nb");
  expect(letterOf({ kind: "wagon", count: 4, color: "yellow" })).toBe("Gu");
  settings.internationalLetters = true;
  expect(letterOf({ kind: "wagon", count: 4, color: "yellow" })).toBe("Y");
  settings.internationalLetters = false;
  await speak("en");
});

test("cheap payments spare wild cards, ports and double ships", () => {
  const ways = ["e", "d", "c", "b", "a"].map((kind) => ({ cards: { [kind]: 1 } }));
  const cheap = cheapFirst(ways, PACK).map(({ cards }) => Object.keys(cards)[0]);
  expect(cheap[0]).toBe("a");
  expect(cheap.slice(3)).toEqual(["d", "e"]);
});

describe("a plan lacks", () => {
  const route = (more: Partial<RouteFacts>): RouteFacts => ({ ...FACTS.routes[0]!, ...more });
  const facts = (wild_on: Kind[] = ["rail", "tunnel", "ferry", "sea"]) => ({
    ...PACK,
    game: { ...FACTS.game, wild_on },
  });

  test.each<[string, Partial<RouteFacts>, Record<string, number>, number]>([
    ["what a color is short of", { color: "red", length: 4 }, { a: 1 }, 3],
    ["nothing that wagons with ports pay", { color: "red", length: 3 }, { a: 1, b: 2 }, 0],
    ["nothing that wild cards pay", { color: "red", length: 3 }, { a: 1, e: 2 }, 0],
    ["wagons on land, however many ships", { color: "blue", length: 2 }, { c: 2 }, 2],
    ["half as many double ships", { color: "blue", kind: "sea", length: 5 }, { d: 2 }, 1],
    ["the richest color of any", { color: "gray", kind: "sea", length: 3 }, { d: 1, a: 5 }, 1],
    ["a card more for a pair", { color: "red", length: 2, pair_spaces: 1 }, { a: 2 }, 1],
  ])("%s", (_, more, hand, lacking) => {
    expect(missingCards([route(more)], hand, facts())).toBe(lacking);
  });

  test("no card twice", () => {
    const routes = [route({ color: "gray", length: 2 }), route({ color: "red", length: 3 })];
    expect(missingCards(routes, { a: 4 }, facts())).toBe(1);
  });

  test.each<[string, Partial<RouteFacts>, Record<string, number>, number]>([
    ["colors where wild cards do not pay", { color: "red", length: 3 }, { a: 1, e: 2 }, 2],
    ["nothing in a tunnel", { color: "red", kind: "tunnel", length: 3 }, { a: 1, e: 2 }, 0],
    ["a wild card for a symbol", { kind: "ferry", locomotives: 1, length: 3 }, { a: 3 }, 1],
    [
      "nothing that symbols ask for",
      { kind: "ferry", locomotives: 1, length: 3 },
      { a: 2, e: 1 },
      0,
    ],
  ])("%s, if they pay in tunnels and on ferries alone", (_, more, hand, lacking) => {
    const gray = route({ color: "gray", ...more });
    expect(missingCards([gray], hand, facts(["tunnel", "ferry"]))).toBe(lacking);
  });
});

function world(): Record<string, CardFacts> {
  return { "red-port": PACK.cards.b!, loco: PACK.cards.e! };
}

test.each([
  [{ green: 2, red: 1 }, "Cards turned over: 3."],
  [{ green: 1 }, "Cards turned over: 1."],
  [{}, "Cards turned over: 0."],
])("a tunnel that costs nothing more says how many cards are turned", (revealed, said) => {
  const tunnel = { route: "b-c", cards: { blue: 3 }, revealed, extra: 0 };
  const view = viewOf(0, { phase: "tunnel", deciding: [0], tunnel });
  expect(status(view, noChoices(), () => "")).toBe(said);
});
