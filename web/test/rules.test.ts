import { expect, test } from "vitest";
import { blocksOf, Rules } from "../src/rules";
import { paymentOf } from "../src/rules/pictures";
import { FACTS } from "./facts";

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

test("examples are paid with cards of the route's color, and wild ones where a part is about them", () => {
  expect(paymentOf("claim", FACTS, ["a-b.blue"])).toEqual({ blue: 2 });
  expect(paymentOf("wild-pay", FACTS, ["a-b.blue"])).toEqual({ blue: 1, loco: 1 });
  expect(paymentOf("tunnel", FACTS, ["b-c"])).toEqual({ red: 3 }); // gray: any one color
  expect(paymentOf("ties", FACTS, ["b-c"])).toEqual({});
  expect(paymentOf("claim", FACTS, [])).toEqual({});
});
