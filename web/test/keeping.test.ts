import { afterEach, beforeEach, expect, test, vi } from "vitest";
import script from "../public/worker.js?raw";
import { keep } from "../src/net/engine";
import { keptVersion } from "../src/net/here.svelte";

const SITE = "https://rail.example";
const MANIFEST = { version: "new", base: "/engine/x/", files: {}, pages: ["/"] };

interface Asking {
  request: unknown;
  respondWith: (answer: Promise<Response>) => void;
}

/** Caches of a browser, the oldest first. */
class Kept {
  private readonly all = new Map<string, Map<string, Response>>();

  open(name: string) {
    const pages = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, pages);
    return Promise.resolve({
      match: (path: string) => Promise.resolve(pages.get(path)?.clone()),
      put: (path: string, page: Response) => Promise.resolve(void pages.set(path, page)),
    });
  }
  match(path: string) {
    const found = [...this.all.values()].map((pages) => pages.get(path)).find((page) => page);
    return Promise.resolve(found?.clone());
  }
}

let kept: Kept;
/** What the server answers, page by page. */
let network: (path: string) => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  kept = new Kept();
  let answer: (event: Asking) => void = () => {};
  const self = {
    location: { origin: SITE },
    addEventListener: (name: string, handler: typeof answer) => {
      if (name === "fetch") answer = handler;
    },
  };
  const onward = ({ url }: { url: string }) => network(new URL(url).pathname);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as a browser runs it
  new Function("self", "fetch", "caches", script)(self, onward, kept);
  vi.stubGlobal("caches", kept);
  vi.stubGlobal("fetch", (path: string, { cache = "default" }: RequestInit = {}) => {
    const request = { method: "GET", mode: "cors", url: SITE + path, cache };
    const answers: Promise<Response>[] = [];
    answer({ request, respondWith: (found) => void answers.push(found) });
    return answers[0] ?? onward(request);
  });
  vi.stubGlobal("navigator", { storage: { persist: () => Promise.resolve(true) } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["answers no more", () => Promise.resolve(new Response("", { status: 429 }))],
  ["is out of reach", () => Promise.reject(new TypeError("no network"))],
])("a page of an older engine is not kept with a new one while the server %s", async (_, late) => {
  await (await kept.open("engine-old")).put("/", new Response("old page"));
  let asked = 0;
  network = (path) => {
    if (path === "/engine.json") return Promise.resolve(Response.json(MANIFEST));
    return asked++ ? Promise.resolve(new Response("new page")) : late();
  };

  const done = keep().catch(() => keep()); // as whoever tries again
  await vi.runAllTimersAsync();
  await done;

  const page = await (await kept.open("engine-new")).match("/");
  expect(await page?.text()).toBe("new page");
  expect(keptVersion()).toBe("new");
});

test("a page that is only looked at may be an older one meanwhile", async () => {
  await (await kept.open("engine-old")).put("/help", new Response("old page"));
  network = () => Promise.resolve(new Response("", { status: 429 }));
  expect(await (await fetch("/help")).text()).toBe("old page");
});
