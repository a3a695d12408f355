import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { Moment } from "../src/game/moment.svelte";
import type { Turn } from "../src/game/turn.svelte";
import { Places } from "../src/game/words";
import OverBoard from "../src/ui/OverBoard.svelte";
import { FACTS } from "./facts";
import { viewOf } from "./made";

vi.mock("../src/ui/Payment.svelte", () => {
  throw new TypeError("no network");
});

test("whoever wants to pay hears that nothing can be loaded, and can close that", async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  ); // jsdom has none
  const turn = {
    wanted: { verb: "claim", place: FACTS.routes[0]!.id, isOrder: false },
    payments: [{}],
    view: viewOf(0, {}),
    facts: FACTS,
    places: new Places(FACTS),
    twins: [],
    notice: null,
    table: { hint: null, state: null, recap: null },
  } as unknown as Turn;
  const moment = { tunnel: null } as unknown as Moment;
  const props = { turn, moment, nameOf: () => "", onresize: () => {} };
  const shown = mount(OverBoard, { target: document.body, props });
  await vi.waitFor(() => expect(document.querySelector(".poor")).not.toBeNull());
  document.querySelector<HTMLElement>(".poor button")!.click();
  flushSync();
  expect(turn.wanted).toBeNull();
  await unmount(shown);
  vi.unstubAllGlobals();
});
