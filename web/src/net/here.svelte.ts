/** What this browser does itself, without a server: its own tables, played by the engine. */

import type { FromClient, FromServer, TableState, Wish } from "./messages";

/** How a page follows tables: by a socket to the server, or by a line to the engine here. */
export interface Line {
  readonly status: "connecting" | "open" | "lost";
  listen(listener: (message: FromServer) => void): () => void;
  watch(table: string): void;
  unwatch(table: string): void;
  /** Ask for something, once only. */
  wish(wish: Wish): void;
  tell(message: FromClient): void;
}

/** Where it is noted which engine this browser keeps. */
export const KEY = "railwright-engine";
const offer = document.querySelector<HTMLMetaElement>("meta[name=engine]");

/** Whether the engine can be had here. */
export const isOffered = offer !== null;
/** Whether these pages have no server at all. */
export const isSite = offer?.dataset.site !== undefined;
/** Bytes that the engine takes to download. */
export const sizeOfEngine = Number(offer?.dataset.size ?? 0);

/** How much of the engine has come, from 0 to 1, while it is downloaded; null at other times. */
let share = $state<number | null>(null);

export function downloaded(): number | null {
  return share;
}

export function noteDownloaded(now: number | null): void {
  share = now;
}

/** The version of the engine that this browser keeps, if it keeps one. */
export function keptVersion(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // private windows may forbid storage
  }
}

/** Whether an address or the id of a table is about a table of this browser. */
export function isOwn(address: string): boolean {
  return /(^|[/])offline-/.test(address);
}

/** The part that runs the engine; pages that need it not do not load it. */
export const engine = () => import("./engine");

/** The tables of this browser, as lists show them. */
export async function ownTables(): Promise<TableState[]> {
  if (!isSite && keptVersion() === null) return [];
  return (await engine()).listed();
}
