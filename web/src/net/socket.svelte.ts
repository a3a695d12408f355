/** One socket to the server that comes back by itself and loses no wish. */

import { api } from "./api";
import { isOwn, isSite, type Line } from "./here.svelte";
import type { FromClient, FromServer, Wish } from "./messages";
import { ownLine } from "./own_line";

const FIRST = 500; // milliseconds before the second attempt; doubled each time
const LONGEST = 15_000;
const QUIET = 25_000; // after so long without a word the server is asked whether it is there
const PATIENCE = 6_000;

type Listener = (message: FromServer) => void;

export class Connection implements Line {
  /** Whether messages come and go. */
  status = $state<"connecting" | "open" | "lost">("connecting");
  private socket: WebSocket | null = null;
  private isOpening = false;
  private attempts = 0;
  private timer = 0;
  private quiet = 0;
  private readonly watched = new Set<string>();
  private readonly wishes = new Map<string, Wish>();
  private readonly listeners = new Set<Listener>();

  /** A socket is whoever the browser is when it opens: so that is settled before. */
  constructor(
    private readonly address: string,
    private readonly identify: () => Promise<unknown>,
  ) {
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.hurry();
    });
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  watch(table: string): void {
    this.watched.add(table);
    this.tell({ type: "watch", table, choices: true });
    if (!this.socket) void this.open();
  }

  unwatch(table: string): void {
    this.watched.delete(table);
    this.tell({ type: "unwatch", table });
  }

  /** Ask for something, now or as soon as there is a connection, and once only. */
  wish(wish: Wish): void {
    this.wishes.set(wish.id, wish);
    this.tell(wish);
  }

  tell(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private async open(): Promise<void> {
    clearTimeout(this.timer);
    if (this.isOpening) return;
    this.isOpening = true;
    try {
      await this.identify();
    } catch {
      this.lost();
      return;
    } finally {
      this.isOpening = false;
    }
    // The server may have several processes: the one of the table is asked first.
    const [table] = this.watched;
    const socket = new WebSocket(table ? `${this.address}?table=${table}` : this.address);
    this.socket = socket;
    socket.addEventListener("open", () => this.opened());
    socket.addEventListener("message", ({ data }) =>
      this.heard(JSON.parse(data as string) as FromServer),
    );
    socket.addEventListener("close", () => {
      if (this.socket === socket) this.lost();
    });
  }

  private opened(): void {
    this.status = "open";
    this.attempts = 0;
    for (const table of this.watched) this.tell({ type: "watch", table, choices: true });
    for (const wish of this.wishes.values()) this.tell(wish);
    this.listenToQuiet();
  }

  private heard(message: FromServer): void {
    this.listenToQuiet();
    if (message.type === "done" || message.type === "refused" || message.type === "stale") {
      this.wishes.delete(message.id);
    }
    if (message.type === "bye") this.attempts = 0;
    for (const listener of this.listeners) listener(message);
  }

  /** A socket may be dead without saying so, after sleep above all. */
  private listenToQuiet(): void {
    clearTimeout(this.quiet);
    this.quiet = window.setTimeout(() => {
      this.tell({ type: "ping" });
      this.quiet = window.setTimeout(() => this.drop(), PATIENCE);
    }, QUIET);
  }

  private drop(): void {
    const socket = this.socket;
    this.lost();
    socket?.close();
  }

  private lost(): void {
    clearTimeout(this.quiet);
    this.socket = null;
    this.status = "lost";
    const wait = Math.min(LONGEST, FIRST * 2 ** this.attempts) * (0.75 + Math.random() / 2);
    this.attempts += 1;
    this.timer = window.setTimeout(() => void this.open(), wait);
  }

  /** Somebody looks again, or the network is back: do not wait any longer. */
  private hurry(): void {
    if (this.watched.size === 0) return;
    if (!this.socket) void this.open();
    else if (this.status === "open") {
      this.tell({ type: "ping" });
      clearTimeout(this.quiet);
      this.quiet = window.setTimeout(() => this.drop(), PATIENCE);
    }
  }
}

const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`;
export const connection = new Connection(address, api.me);
/** A spectator's socket, whoever's browser it is. */
export const onlooking = new Connection(`${address}/spectator`, () => Promise.resolve());

/** How to follow a table: those of this browser need no socket. */
export function lineTo(table: string): Line {
  return isSite || isOwn(table) ? ownLine : connection;
}
