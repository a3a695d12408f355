import { expect, test } from "vitest";
import { blocksOf, Rules } from "../src/rules";
import { cutOut } from "../src/board/snippet";
import { modelOf, pictureOf, type Strip } from "../src/rules/pictures";
import { FACTS, SVG } from "./facts";

const PAGE = {
  parts: { turn: ["C-10"] },
  figures: { stations: 0, longest: 10 },
  lists: {
    moves: [
      { message: "move-draw", points: 0 },
      { message: "move-claim", points: 4 },
    ],
  },
};
const SHARED = `
text-turn =
    Do one of these:

    • { $moves }

    { $stations ->
        [0] {""}
       *[other] Or build a station.
    }

    { example-turn }
move-draw = draw cards
move-claim = claim a route for { $points }
example-turn = {""}
`;

test("a text has the figures and lists of its game, and nothing that the game does not need", () => {
  const rules = new Rules("en", PAGE, SHARED);
  expect(blocksOf(rules.say("text-turn"))).toEqual([
    { kind: "text", text: "Do one of these:" },
    { kind: "list", items: ["draw cards", "claim a route for 4"] },
  ]);
});

test("in a sentence, a list is said in words", () => {
  const rules = new Rules("en", PAGE, `${SHARED}\nbrief-turn = Either { $moves }.`);
  expect(rules.sayBriefly("brief-turn")).toBe("Either draw cards and claim a route for 4.");
});

test("the words of a game add to those of all games and replace some", () => {
  const own =
    "differs = { $longest } points.\nexample-turn = » For example, draw.\n    .route = a-b";
  const rules = new Rules("en", PAGE, SHARED, own);
  expect(rules.say("differs")).toBe("10 points.");
  expect(rules.routeOf("example-turn")).toBe("a-b");
  expect(blocksOf(rules.say("text-turn")).at(-1)).toEqual({
    kind: "example",
    text: "For example, draw.",
  });
});

test("a game without words of its own says only what all games say", () => {
  const rules = new Rules("en", PAGE, SHARED, "");
  expect(rules.has("differs")).toBe(false);
  expect(rules.routeOf("example-turn")).toBe(null);
});

test("an item without words is left out of a list", () => {
  expect(blocksOf("• \n• two\n  lines")).toEqual([{ kind: "list", items: ["two\n  lines"] }]);
});

test("Polish holds words of one letter with the next", () => {
  const rules = new Rules("pl", PAGE, "a = Tory i karty w ręce, 3 o 7, po i");
  expect(rules.say("a")).toBe("Tory i\u00a0karty w\u00a0ręce, 3\u00a0o\u00a07, po i");
});

const FIGURES = { hand: 4, market: 5, reset: 3, "end-pieces": 2, "regular-first": 2 };
const MODEL = modelOf(FACTS, FIGURES, ["red", "blue"]);
const shown = (part: string): Strip[] => pictureOf(part, MODEL, null)!.strips;

test("examples are paid with cards of the route's color, and wild ones where a part is about them", () => {
  expect(pictureOf("claim", MODEL, "a-b.blue")).toEqual({
    scene: { routes: ["a-b.blue"], trains: { "a-b.blue": "red" } },
    strips: [{ says: "rules-paid", cards: { blue: 2 } }],
  });
  expect(pictureOf("ferry", MODEL, "b-c")!.strips).toEqual([
    { says: "rules-paid", cards: { green: 3 } }, // gray: any one color
  ]);
  expect(pictureOf("nothing", MODEL, null)).toBe(null);
});

test("a tunnel is shown with what is turned up, and what that costs", () => {
  expect(pictureOf("tunnel", MODEL, null)).toEqual({
    scene: { routes: ["b-c"], trains: {} },
    strips: [
      { says: "rules-laid", cards: { green: 3 } },
      { says: "rules-turned", row: ["green", "loco", "red"] },
      { says: "rules-more", cards: { green: 2 } },
    ],
  });
});

test("a row has as many wild cards as its rule speaks of", () => {
  const wilds = (part: string) =>
    shown(part).flatMap((strip) =>
      "row" in strip ? [strip.row.filter((kind) => kind === "loco").length] : [],
    );
  expect(wilds("draw")).toEqual([0]);
  expect(wilds("wild-draw")).toEqual([1]);
  expect(wilds("sweep")).toEqual([3]);
});

test("a ticket is shown with routes that complete it", () => {
  expect(pictureOf("goal", MODEL, null)).toEqual({
    scene: { routes: ["a-b.red", "b-c"], trains: { "a-b.red": "red", "b-c": "red" } },
    strips: [{ tickets: [{ id: "a-c", result: 5 }] }],
  });
  expect(shown("tours")).toEqual([{ tickets: [{ id: "tour", result: 9 }] }]);
  expect(shown("countries")).toEqual([{ tickets: [{ id: "a-countries", result: null }] }]);
});

test("a game without bonuses is shown by what counts instead", () => {
  expect(pictureOf("bonus-none", MODEL, null)).toEqual(pictureOf("scoring", MODEL, null));
});

test("a board that lacks what a part is about has no picture of it", () => {
  expect(pictureOf("ports", modelOf({ ...FACTS, cards: {} }, FIGURES, []), null)).toBe(null);
  expect(pictureOf("sea", MODEL, null)).toBe(null);
});

test("a piece of a board has trains and buildings, and ids of its own", () => {
  const scene = { routes: ["b-c"], trains: { "b-c": "red" }, houses: { b: "blue" } };
  const words = { letter: () => "x", sea: (name: string) => name };
  const [one, two] = [cutOut(FACTS, SVG, scene, words), cutOut(FACTS, SVG, scene, words)];
  expect(one.querySelectorAll(".cars.piece-red > g")).toHaveLength(3);
  expect(one.querySelectorAll(".house.piece-blue")).toHaveLength(1);
  const ids = [...one.querySelectorAll("[id]"), ...two.querySelectorAll("[id]")];
  expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length);
});
