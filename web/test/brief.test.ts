import { beforeAll, expect, test } from "vitest";
import { briefs } from "../src/game/brief";
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
