import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromServer, Wish } from "../src/net/messages";
import { Server } from "./wire";

const PASS: Wish = { type: "act", table: "t", seat: 0, version: 3, id: "w1", action: "pass" };
const CHAT: Wish = { type: "chat", table: "t", id: "w2", text: "hello" };
const WATCH = { type: "watch", table: "t", choices: true };

let server: Server;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // waits are neither shortened nor lengthened
  server = new Server();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  test("says who one is before it opens, and what is watched afterwards", async () => {
    server.connection.watch("t");
    expect([server.identify.mock.calls.length, server.sockets.length]).toEqual([1, 0]);
    expect(server.connection.status).toBe("connecting");

    const socket = await server.accept();

    expect(socket.address).toBe(`${server.address}?table=t`);
    expect(socket.take()).toEqual([WATCH]);
    expect(server.connection.status).toBe("open");
  });

  test("is opened once, however many tables are watched meanwhile", async () => {
    server.connection.watch("t");
    server.connection.watch("u");
    const socket = await server.accept();

    expect(server.sockets).toHaveLength(1);
    expect(socket.take()).toEqual([WATCH, { type: "watch", table: "u", choices: true }]);
  });

  test("tells everybody who listens, and nobody who has stopped", async () => {
    const [one, two] = [vi.fn(), vi.fn()];
    server.connection.listen(one);
    server.connection.listen(two)();
    server.connection.watch("t");
    const pong: FromServer = { type: "pong", now: 7 };
    (await server.accept()).say(pong);

    expect(one.mock.calls).toEqual([[pong]]);
    expect(two).not.toHaveBeenCalled();
  });

  test("watches again after it was lost, but not what nobody watches now", async () => {
    server.connection.watch("t");
    server.connection.watch("u");
    const socket = await server.accept();
    server.connection.unwatch("u");
    expect(socket.take().at(-1)).toEqual({ type: "unwatch", table: "u" });
    socket.cut();
    expect(server.connection.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(500);

    expect((await server.accept()).take()).toEqual([WATCH]);
    expect(server.connection.status).toBe("open");
  });
});

describe("a wish", () => {
  beforeEach(() => server.connection.watch("t"));

  test("waits for the socket and is sent once it is open", async () => {
    server.connection.wish(PASS);
    expect((await server.accept()).take()).toEqual([WATCH, PASS]);
  });

  test("that nobody has answered is sent again, in its order and under its name", async () => {
    const socket = await server.accept();
    server.connection.wish(PASS);
    server.connection.wish(CHAT);
    expect(socket.take()).toEqual([WATCH, PASS, CHAT]);
    socket.cut();
    await vi.advanceTimersByTimeAsync(500);

    expect((await server.accept()).take()).toEqual([WATCH, PASS, CHAT]);
  });

  test("made while the connection is lost is sent when it is back", async () => {
    (await server.accept()).cut();
    server.connection.wish(CHAT);
    await vi.advanceTimersByTimeAsync(500);

    expect((await server.accept()).take()).toEqual([WATCH, CHAT]);
  });

  const answers: FromServer[] = [
    { type: "done", table: "t", id: "w1", version: 4 },
    { type: "stale", table: "t", id: "w1", version: 4 },
    { type: "refused", table: "t", id: "w1", code: "C", rule: null, message: "" },
  ];
  test.each(answers)("answered with $type is never sent again", async (answer) => {
    const socket = await server.accept();
    server.connection.wish(PASS);
    server.connection.wish(CHAT);
    socket.say(answer);
    socket.cut();
    await vi.advanceTimersByTimeAsync(500);

    expect((await server.accept()).take()).toEqual([WATCH, CHAT]);
  });
});

describe("a lost connection", () => {
  beforeEach(() => server.connection.watch("t"));

  /** How long it takes until the next socket is tried. */
  async function wait(): Promise<number> {
    const [before, since] = [server.sockets.length, Date.now()];
    while (server.sockets.length === before) await vi.advanceTimersToNextTimerAsync();
    return Date.now() - since;
  }

  test("is tried again after twice the time each time, up to a limit", async () => {
    await vi.advanceTimersByTimeAsync(0);
    const waits: number[] = [];
    for (let n = 0; n < 7; n++) {
      server.latest.cut();
      waits.push(await wait());
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  });

  test("is tried at different times by different browsers", async () => {
    await vi.advanceTimersByTimeAsync(0);
    vi.mocked(Math.random).mockReturnValue(0);
    server.latest.cut();
    expect(await wait()).toBe(375);
  });

  test("that was open begins anew with short waits", async () => {
    (await server.accept()).cut();
    await wait();
    server.latest.cut();
    expect(await wait()).toBe(1000);
    (await server.accept()).cut();
    expect(await wait()).toBe(500);
  });

  test("is tried again when nobody could say who one is", async () => {
    await vi.advanceTimersByTimeAsync(0);
    server.latest.cut();
    server.identify.mockRejectedValueOnce(new Error("offline"));
    await vi.advanceTimersByTimeAsync(500);
    expect(server.sockets).toHaveLength(1);

    await vi.advanceTimersByTimeAsync(1000);
    expect(server.sockets).toHaveLength(2);
  });

  test("is tried at once when the network is back", async () => {
    (await server.accept()).cut();
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(server.sockets).toHaveLength(2);

    await server.accept();
    await vi.advanceTimersByTimeAsync(5000); // and not once more when the wait is over
    expect(server.sockets).toHaveLength(2);
  });

  test("stays lost while nobody watches", async () => {
    (await server.accept()).cut();
    await vi.advanceTimersByTimeAsync(0);
    server.connection.unwatch("t");
    const before = server.sockets.length;
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);

    expect(server.sockets).toHaveLength(before);
  });
});

describe("a silent connection", () => {
  beforeEach(() => server.connection.watch("t"));

  test("is asked whether it lives, and given up if it does not say so", async () => {
    const socket = await server.accept();
    socket.take();
    await vi.advanceTimersByTimeAsync(24_999);
    expect(socket.take()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(socket.take()).toEqual([{ type: "ping" }]);
    await vi.advanceTimersByTimeAsync(5999);
    expect(server.connection.status).toBe("open");
    await vi.advanceTimersByTimeAsync(1);
    expect(server.connection.status).toBe("lost");
    expect(socket.readyState).toBe(2);
  });

  test("that speaks again is left alone", async () => {
    const socket = await server.accept();
    await vi.advanceTimersByTimeAsync(25_000);
    socket.say({ type: "pong", now: 1 });
    await vi.advanceTimersByTimeAsync(24_999);

    expect(server.connection.status).toBe("open");
    expect(server.sockets).toHaveLength(1);
  });

  test("given up and closing late does not take the new one along", async () => {
    const old = await server.accept();
    await vi.advanceTimersByTimeAsync(31_000 + 500);
    const fresh = await server.accept();
    old.cut();

    expect(server.connection.status).toBe("open");
    expect(fresh.take()).toEqual([WATCH]);
  });

  test("is asked at once when somebody looks at the page again", async () => {
    const socket = await server.accept();
    socket.take();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(socket.take()).toEqual([{ type: "ping" }]);

    await vi.advanceTimersByTimeAsync(6000);
    expect(server.connection.status).toBe("lost");
  });
});

test("a server that says goodbye is tried again soon, however often it was tried before", async () => {
  server.connection.watch("t");
  await vi.advanceTimersByTimeAsync(0);
  server.latest.cut();
  await vi.advanceTimersByTimeAsync(500);
  server.latest.say({ type: "bye", reason: "restart", again_in: 1 });
  server.latest.cut();
  await vi.advanceTimersByTimeAsync(500);

  expect(server.sockets).toHaveLength(3);
});
