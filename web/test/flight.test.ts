import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Effects } from "../src/game/effects";
import type { GameEvent } from "../src/net/messages";
import { settings } from "../src/settings.svelte";
import { FACTS } from "./facts";
import { viewOf } from "./made";

/** Where cards have flown, by the left edge of where they end. */
let flown: string[];

/** Something that cards fly from or to. */
function anchor(name: string, left: number): void {
  const element = document.createElement("div");
  element.dataset.anchor = name;
  element.getBoundingClientRect = () => new DOMRect(left, 100, 40, 20);
  document.body.append(element);
}

beforeEach(() => {
  flown = [];
  settings.speed = "normal";
  settings.sound = 0;
  anchor("deck-train", 0);
  anchor("slot-2", 50);
  anchor("hand", 300);
  anchor("player-0", 600);
  anchor("player-1", 900);
  Element.prototype.animate = vi.fn(function (this: Element, frames) {
    const [from, to] = frames as { transform: string }[];
    flown.push([from, to].map((at) => /\((\d+)px/.exec(at!.transform)![1]).join(" to "));
    return { finished: new Promise(() => {}) } as unknown as Animation;
  });
});

afterEach(() => document.body.replaceChildren());

function happened(...events: GameEvent[]): void {
  const effects = new Effects();
  effects.pack = FACTS;
  effects.happened(events, viewOf(0), viewOf(0));
}

const card = Object.keys(FACTS.cards)[0]!;

test("a rival's card flies to the rival, one's own to the hand", () => {
  happened({ type: "card-taken", seat: 1, slot: 2, card });
  happened({ type: "card-drawn", seat: 1, deck: "train", card: null });
  happened({ type: "card-taken", seat: 0, slot: 2, card });
  expect(flown).toEqual(["50 to 900", "0 to 900", "50 to 300"]);
});

test("no card flies for those who want no motion", () => {
  settings.speed = "off";
  happened({ type: "card-drawn", seat: 1, deck: "train", card: null });
  expect(flown).toEqual([]);
});
