/** What is asked of the server over HTTP. */

import type { BoardFacts } from "../board";
import type { Language } from "../i18n/index.svelte";
import type {
  ChangeSettings,
  Listed,
  MapBrought,
  MapOffered,
  Me,
  NewTable,
  Offered,
  Replay,
  RulesPage,
  SeatLink,
  TableState,
  TakeSeat,
} from "./messages";

/** Why the server did not do something. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Why something did not work. */
export function codeOf(error: unknown): string {
  return error instanceof Problem ? error.code : "OFFLINE";
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = new Headers({ Accept: "application/json" });
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers.set("Content-Type", "application/json");
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Problem("OFFLINE", "the server cannot be reached");
  }
  if (answer.ok) return (await answer.json()) as T;
  const said = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
  throw new Problem(said.code ?? `HTTP_${answer.status}`, said.message ?? answer.statusText);
}

const tables = "/api/tables";

let identity: Promise<Me> | null = null;

/** Who this browser is, asked once: two first visits at a time would be two people. */
function me(): Promise<Me> {
  identity ??= ask<Me>("GET", "/api/me").catch((error: unknown) => {
    identity = null;
    throw error;
  });
  return identity;
}

/** Ask as somebody: whoever comes for the first time is first made known. */
async function askAsMe<T>(method: string, path: string, body?: unknown): Promise<T> {
  await me();
  return ask<T>(method, path, body);
}

export const api = {
  me,
  games: () => ask<Offered>("GET", "/api/games"),
  checkMap: (map: MapBrought) => askAsMe<MapOffered>("POST", "/api/maps", map),
  create: (table: NewTable) => askAsMe<TableState>("POST", tables, table),
  listed: () => askAsMe<Listed>("GET", tables),
  mine: () => askAsMe<Listed>("GET", "/api/me/tables"),
  table: (id: string) => askAsMe<TableState>("GET", `${tables}/${id}`),
  seat: (id: string, seat: number, wanted: TakeSeat) =>
    askAsMe<TableState>("POST", `${tables}/${id}/seats/${seat}`, wanted),
  leave: (id: string, seat: number) =>
    askAsMe<TableState>("DELETE", `${tables}/${id}/seats/${seat}`),
  start: (id: string) => askAsMe<TableState>("POST", `${tables}/${id}/start`),
  change: (id: string, changed: ChangeSettings) =>
    askAsMe<TableState>("PUT", `${tables}/${id}/settings`, changed),
  rematch: (id: string) => askAsMe<TableState>("POST", `${tables}/${id}/rematch`),
  link: (id: string, seat: number) =>
    askAsMe<SeatLink>("POST", `${tables}/${id}/seats/${seat}/link`),
  claimLink: (token: string) => askAsMe<TableState>("POST", "/api/claim-link", { token }),
  replay: (id: string) => askAsMe<Replay>("GET", `${tables}/${id}/record.json`),
  record: (id: string) => askAsMe<Replay>("GET", `/api/records/${id}`),
  importRecord: (record: string) => askAsMe<Replay>("POST", "/api/records", { record }),
};

/** What `load` gives for an address, fetched once unless it fails. */
function once<T>(load: (address: string) => Promise<T>): (address: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (address) => {
    const loading = known.get(address) ?? load(address);
    loading.catch(() => known.delete(address));
    known.set(address, loading);
    return loading;
  };
}

export interface Board {
  facts: BoardFacts;
  svg: string;
}
const facts = once((address) => ask<BoardFacts>("GET", address));
const board = once(async (start): Promise<Board> => {
  const drawing = fetch(`${start}live.svg`).then((answer) => answer.text());
  const [known, svg] = await Promise.all([facts(`${start}json`), drawing]);
  return { facts: known, svg };
});

/** The facts of a game's board. */
export function loadFacts(game: string): Promise<BoardFacts> {
  return facts(`/boards/${game}.json`);
}

/** A game's board: its facts and its drawing. */
export function loadBoard(game: string): Promise<Board> {
  return board(`/boards/${game}.`);
}

/** The board of a table or a record, which may be somebody's own map. */
export function loadBoardAt(place: string, game: string, map?: string | null): Promise<Board> {
  return map ? board(`${place}/board/`) : loadBoard(game);
}

/** Where the small picture of a table's board lies. */
export function sketchOf({ table, settings }: TableState): string {
  return settings.map
    ? `${tables}/${table}/board/sketch.svg`
    : `/boards/${settings.game}.sketch.svg`;
}

/** The rules page of a game, and what the game says of its own rules. */
export async function loadRulesFiles(
  game: string,
  language: Language,
): Promise<{ page: RulesPage; own: string }> {
  const [page, own] = await Promise.all([
    ask<RulesPage>("GET", `/boards/${game}.rules.json`),
    fetch(`/boards/${game}.${language}.ftl`).then((answer) => answer.text()),
  ]);
  return { page, own };
}
