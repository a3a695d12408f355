/** Sockets whose other end is the test: it opens them, listens, speaks and cuts them off. */

import { vi } from "vitest";
import { Connection } from "../src/net/socket.svelte";
import type { FromClient, FromServer } from "../src/net/messages";

export class Wire extends EventTarget {
  static readonly OPEN = 1;
  static readonly all: Wire[] = [];
  readyState = 0;
  heard: FromClient[] = [];

  constructor(readonly address: string) {
    super();
    Wire.all.push(this);
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as FromClient);
  }

  /** Closes like a browser's: the page hears of it later. */
  close(): void {
    this.readyState = 2;
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  say(message: FromServer): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  cut(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }

  /** What was heard since the last time. */
  take(): FromClient[] {
    return this.heard.splice(0);
  }
}

/** The server's end of a connection; each has an address of its own. */
export class Server {
  static count = 0;
  readonly address = `ws://rail.example/socket/${Server.count++}`;
  readonly identify = vi.fn(() => Promise.resolve());
  readonly connection: Connection;

  constructor() {
    vi.stubGlobal("WebSocket", Wire);
    this.connection = new Connection(this.address, this.identify);
  }

  get sockets(): readonly Wire[] {
    return Wire.all.filter(({ address }) => address.split("?")[0] === this.address);
  }

  get latest(): Wire {
    return this.sockets.at(-1)!;
  }

  /** Let the browser say who it is, and take its socket. */
  async accept(): Promise<Wire> {
    await vi.advanceTimersByTimeAsync(0);
    this.latest.open();
    return this.latest;
  }
}
