import { expect, test } from "vitest";
import { settings } from "../src/settings.svelte";
import { toggleSound } from "../src/sound";

test("sound that is turned on again is as loud as it was", () => {
  settings.sound = 0;
  expect([toggleSound(), settings.sound]).toEqual([true, 0.5]);
  settings.sound = 0.2;
  expect([toggleSound(), settings.sound]).toEqual([false, 0]);
  expect([toggleSound(), settings.sound]).toEqual([true, 0.2]);
});
