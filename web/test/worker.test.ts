import { beforeEach, describe, expect, test, vi } from "vitest";
import script from "../public/worker.js?raw";

type Handler = (event: unknown) => void;

describe("a notice that is clicked", () => {
  const handlers: Record<string, Handler> = {};
  const open = { url: "https://rail.example/t/abc", focus: vi.fn() };
  const other = { url: "https://rail.example/tables", focus: vi.fn() };
  const clients = { matchAll: vi.fn(), openWindow: vi.fn() };

  beforeEach(() => {
    vi.clearAllMocks();
    const self = {
      addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
      clients,
    };
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as a browser runs it
    new Function("self", script)(self);
  });
  async function click(path: string): Promise<void> {
    let work: Promise<unknown> = Promise.reject(new Error("nothing to wait for"));
    work.catch(() => {});
    const notification = { data: path, close: vi.fn() };
    handlers.notificationclick!({
      notification,
      waitUntil: (promise: Promise<unknown>) => (work = promise),
    });
    await work;
    expect(notification.close).toHaveBeenCalledOnce();
  }

  test("leads to the page that is open already", async () => {
    clients.matchAll.mockResolvedValue([other, open]);
    await click("/t/abc");
    expect(open.focus).toHaveBeenCalledOnce();
    expect(other.focus).not.toHaveBeenCalled();
    expect(clients.openWindow).not.toHaveBeenCalled();
  });
  test("opens the page if there is none", async () => {
    clients.matchAll.mockResolvedValue([other]);
    await click("/t/abc");
    expect(clients.openWindow).toHaveBeenCalledWith("/t/abc");
  });
});
