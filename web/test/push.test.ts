import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetMe } from "../src/net/api";
import { isPushed, keepPushes, startPushes } from "../src/net/push";

const unsubscribe = vi.fn(() => {
  found = null;
  return Promise.resolve(true);
});
const made = {
  endpoint: "https://push.example/1",
  toJSON: () => ({ keys: { p256dh: "p", auth: "a" } }),
  unsubscribe,
};
let found: typeof made | null;
let asked: [string, unknown][];
let isRefused: boolean;

beforeEach(() => {
  [found, asked, isRefused] = [null, [], false];
  unsubscribe.mockClear();
  forgetMe();
  const pushManager = {
    subscribe: () => Promise.resolve((found = made)),
    getSubscription: () => Promise.resolve(found),
  };
  const worker = { pushManager };
  const serviceWorker = {
    ready: Promise.resolve(worker),
    getRegistration: () => Promise.resolve(worker),
  };
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("PushManager", vi.fn());
  vi.stubGlobal("Notification", vi.fn());
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    if (path === "/api/me") return Promise.resolve(Response.json({}));
    asked.push([path, JSON.parse(body as string)]);
    return Promise.resolve(Response.json({ code: "TOO_FAST" }, { status: isRefused ? 429 : 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const TOLD = [
  "/api/me/pushes",
  { endpoint: made.endpoint, public_key: "p", secret: "a", language: "nb" },
];

test("a subscription is told to the server", async () => {
  await startPushes("key", "nb");
  expect(asked).toEqual([TOLD]);
  expect(await isPushed()).toBe(true);
});
test("a subscription that the server refuses is none", async () => {
  isRefused = true;
  await expect(startPushes("key", "nb")).rejects.toMatchObject({ code: "TOO_FAST" });
  expect(await isPushed()).toBe(false);
});
test("whoever signs in hears of their own turns where notices are on", async () => {
  await keepPushes("nb");
  expect(asked).toEqual([]);
  found = made;
  await keepPushes("nb");
  expect(asked).toEqual([TOLD]);
});
