/** What is asked of the server over HTTP. */

import type { BoardFacts } from "../board";
import type { Language } from "../i18n/index.svelte";
import { engine, isOwn, isSite, keptVersion, ownTables } from "./here.svelte";
import type {
  BotToken,
  ChangeSettings,
  CoachHabits,
  CoachTold,
  Explored,
  Listed,
  MapBrought,
  MapOffered,
  Me,
  NewLesson,
  NewTable,
  Notice,
  Offered,
  Openings,
  OwnData,
  PuzzleJudged,
  PuzzlePosed,
  PuzzlesOffered,
  PuzzleTried,
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

/** Whether an address holds the same for everybody, with or without a server. */
function isFile(path: string): boolean {
  return !path.startsWith("/api/") || path === "/api/games";
}

/** What the server says, or the engine here: of this browser's tables, or in its place. */
async function text(method: string, path: string, body?: unknown, token?: string): Promise<string> {
  if (isFile(path)) return textOfServer(method, path, body);
  if (isSite || isOwn(path)) return textOfEngine(method, path, body);
  try {
    return await textOfServer(method, path, body, token);
  } catch (error) {
    if (codeOf(error) !== "OFFLINE" || keptVersion() === null) throw error;
    return textOfEngine(method, path, body).catch((other: unknown) => {
      throw codeOf(other) === "NOT_FOUND" ? error : other; // only the server could say
    });
  }
}

async function textOfEngine(method: string, path: string, body?: unknown): Promise<string> {
  const answer = await (await engine()).ask(method, path, body).catch(() => {
    throw new Problem("OFFLINE", "the engine cannot be loaded");
  });
  if (answer.isDone) return answer.text;
  const said = JSON.parse(answer.text) as { code: string; message: string };
  throw new Problem(said.code, said.message);
}

/** Ask for something, as this browser or as the bot of a token. */
export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<T> {
  return JSON.parse(await text(method, path, body, token)) as T;
}

async function textOfServer(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<string> {
  const headers = new Headers({ Accept: "application/json" });
  if (token) headers.set("Authorization", `Bearer ${token}`);
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
  if (answer.ok) return answer.text();
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
export async function askAsMe<T>(method: string, path: string, body?: unknown): Promise<T> {
  await me();
  return ask<T>(method, path, body);
}

/** Ask anew who this browser is: it has become somebody else. */
export function forgetMe(): void {
  identity = null;
}

/** Erase all that the server has of this browser, which is somebody else after it. */
async function erase(): Promise<void> {
  await askAsMe<Me>("DELETE", "/api/me");
  forgetMe();
}

export const api = {
  data: () => askAsMe<OwnData>("GET", "/api/me/data"),
  erase,
  me,
  games: () => ask<Offered>("GET", "/api/games"),
  checkMap: (map: MapBrought) => askAsMe<MapOffered>("POST", "/api/maps", map),
  /** A table of this browser, whether or not there is a server. */
  createHere: async (table: NewTable) =>
    JSON.parse(await textOfEngine("POST", tables, table)) as TableState,
  create: (table: NewTable) => askAsMe<TableState>("POST", tables, table),
  lesson: (lesson: NewLesson) => askAsMe<TableState>("POST", "/api/lessons", lesson),
  listed: () => askAsMe<Listed>("GET", tables),
  mine: async (): Promise<Listed> => {
    const { tables } = await askAsMe<Listed>("GET", "/api/me/tables");
    const ours = (await ownTables()).filter(({ table }) => !tables.some((t) => t.table === table));
    return { tables: [...tables, ...ours].sort((a, b) => b.active - a.active) };
  },
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
  notice: (id: string, seat: number, wanted: Notice) =>
    askAsMe<TableState>("POST", `${tables}/${id}/seats/${seat}/notice`, wanted),
  newBot: (name: string) => askAsMe<BotToken>("POST", "/api/bot/tokens", { name }),
  revokeBot: (token: string) => ask<Me>("DELETE", "/api/bot/tokens", undefined, token),
  claimLink: (token: string) => askAsMe<TableState>("POST", "/api/claim-link", { token }),
  replay: (id: string) => askAsMe<Replay>("GET", `${tables}/${id}/record.json`),
  /** The coach, about a table or a record. */
  coach: (place: string, seat: number) => askAsMe<CoachTold>("POST", `/api/${place}/coach/${seat}`),
  habits: () => askAsMe<CoachHabits>("GET", "/api/me/coach"),
  puzzles: () => ask<PuzzlesOffered>("GET", "/api/puzzles"),
  puzzle: (game: string, number: string) =>
    ask<PuzzlePosed>("GET", `/api/puzzles/${game}/${number}`),
  tryPuzzle: (game: string, number: number, tried: PuzzleTried) =>
    ask<PuzzleJudged>("POST", `/api/puzzles/${game}/${number}`, tried),
  playOn: (game: string, number: number, tried: PuzzleTried) =>
    askAsMe<TableState>("POST", `/api/puzzles/${game}/${number}/table`, tried),
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
  const drawing = text("GET", `${start}live.svg`);
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

const explored = once((address) => ask<Explored>("GET", address));
const openings = once((address) => ask<Openings>("GET", address));

/** What many games of so many bots say of a game's routes and tickets. */
export function loadExplored(game: string, players: number): Promise<Explored> {
  return explored(`/boards/${game}.explorer-${players}.json`);
}

/** The same of first tickets, two at a time. */
export function loadOpenings(game: string, players: number): Promise<Openings> {
  return openings(`/boards/${game}.openings-${players}.json`);
}

/** Where the record of a finished game lies; that of a table here is made at once. */
export async function recordAddress(id: string): Promise<string> {
  const address = `${tables}/${id}/record`;
  if (!isOwn(id)) return address;
  return URL.createObjectURL(new Blob([await text("GET", address)], { type: "text/plain" }));
}

/** Where the small picture of a table's board lies. */
export function sketchOf({ table, settings }: TableState): string {
  return settings.map && !isOwn(table) // the engine need not run for a picture in a list
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
