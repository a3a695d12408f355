import { beforeAll, expect, test } from "vitest";
import { briefs, phrases, Teller } from "../src/game/brief";
import { speak } from "../src/i18n/index.svelte";
import type { Places } from "../src/game/words";
import type { Told } from "../src/game/story";

const NOWHERE = {} as Places;
const plain = { version: 1, by: 1, at: 0, back_to: null, events: [], taken: [] };
const step = (level: Told["level"]): Told => ({ ...plain, level });

beforeAll(() => speak("en"));

test("the log says when a bot has played at another level than its own", () => {
  const told = briefs([step(null), step("hard")], NOWHERE, () => "Bruno");

  expect(told.map(({ seat, title }) => ({ seat, title }))).toEqual([
    { seat: null, title: "The server is busy: Bruno played this move at the level “hard”." },
  ]);
});

test("a tunnel that is given up is one line that says so", () => {
  const places = { ends: () => "Brusio – Chur", facts: { cards: {} } } as unknown as Places;
  const dug: Told = {
    ...plain,
    level: null,
    events: [
      { type: "tunnel-tried", seat: 1, route: "r", cards: {}, revealed: {}, extra: 1 },
      { type: "tunnel-given-up", seat: 1, route: "r", cards: {} },
    ],
  };
  const told = briefs([dug], places, () => "Bruno");

  expect(told.map(({ long }) => long)).toEqual(["Bruno gives up the tunnel Brusio – Chur"]);
  expect(told[0]!.lines).toHaveLength(2);
});

test("the log says what was taken from the row and what was drawn blind", () => {
  const facts = { cards: { red: { color: "red", kind: "train" } }, decks: { train: "wagon" } };
  const places = { facts } as unknown as Places;
  const drawn: Told = {
    ...plain,
    level: null,
    events: [
      { type: "card-taken", seat: 1, slot: 1, card: "red" },
      { type: "card-drawn", seat: 1, deck: "train", card: null },
    ],
  };
  const [told] = briefs([drawn], places, () => "Bruno");

  expect(phrases(told!)).toMatchObject([
    { verb: "Bruno takes", faces: [facts.cards.red] },
    { verb: "and draws", faces: ["wagon"] },
  ]);
});

test("a story that goes on keeps what was told, unless names or languages change", async () => {
  const facts = { cards: {}, decks: { train: "wagon" } };
  const places = { facts } as unknown as Places;
  const draws = (by: number): Told => ({
    ...plain,
    by,
    level: null,
    events: [{ type: "card-drawn", seat: by, deck: "train", card: null }],
  });
  const steps = [draws(0), draws(1)];
  const teller = new Teller();
  const name = (seat: number) => ["Anna", "Bruno"][seat]!;
  const before = teller.tell(steps, places, name);

  const after = teller.tell([...steps, draws(1)], places, name);
  expect(after[0]).toBe(before[0]);
  expect(after.map(({ cards }) => cards.length)).toEqual([1, 2]);
  expect(before[1]!.cards).toHaveLength(1); // what was told once stays so
  expect(after).toEqual(briefs([...steps, draws(1)], places, name));
  expect(teller.tell(steps.slice(1), places, name)).toHaveLength(1); // one was taken back
  expect(teller.tell(steps, places, () => "Cleo")[0]!.name).toBe("Cleo");
  await speak("nb");
  expect(teller.tell(steps, places, name)[0]).not.toEqual(before[0]);
  await speak("en");
});
