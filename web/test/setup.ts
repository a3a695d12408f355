/** What jsdom lacks of a browser, and what keeps test files apart, which share one page. */

import { vi } from "vitest";

vi.resetModules(); // each file has its own
vi.unstubAllGlobals();
vi.useRealTimers();
localStorage.clear();
document.body.replaceChildren();

// There are no media queries, none of which match here.
window.matchMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
