/** Runs the engine in a worker: brings it here, keeps it, asks it. */

import { speed } from "../settings.svelte";
import { KEY, keptVersion, noteDownloaded } from "./here.svelte";
import type { FromClient, FromServer, TableState } from "./messages";

/** What `/engine.json` tells. */
interface Manifest {
  version: string;
  /** Where the files of the engine lie. */
  base: string;
  /** Those files, with their sizes. */
  files: Record<string, number>;
  /** Everything else that pages need without a network. */
  pages: string[];
}
interface Answer {
  isDone: boolean;
  text: string;
}
type FromWorker =
  | { type: "ready"; isRestored: boolean }
  | { type: "failed"; why: string }
  | { type: "line"; text: string }
  | ({ type: "answer"; id: number } & Answer);

const MANIFEST = "/engine.json";
const PACE = 0.6; // seconds that a move of a bot takes at least
const AT_ONCE = 6; // pages that are fetched at the same time
const TOO_FAST = 429; // a server's answer to whoever asks for much at once
const WAITED = 2000; // milliseconds until it is asked again, so that it answers others, too
const TRIES = 30;
const ANEW: RequestInit = { cache: "reload" }; // not what was kept with an older engine

const listeners = new Set<(message: FromServer) => void>();
const answers = new Map<number, (answer: Answer) => void>();
let asked = 0;
let starting: Promise<Worker> | null = null;

const cacheOf = (version: string) => `engine-${version}`;

async function fetched(address: string, how: RequestInit = {}): Promise<Response> {
  for (let left = TRIES; ; left--) {
    const answer = await fetch(address, how);
    if (answer.ok) return answer;
    if (answer.status !== TOO_FAST || left === 0) throw new Error(`${address}: ${answer.status}`);
    await new Promise((go) => setTimeout(go, WAITED));
  }
}

/** The engine that is offered now, or the one that is kept if nobody can be asked. */
async function manifest(): Promise<Manifest> {
  return (await (await fetched(MANIFEST)).json()) as Manifest;
}

/** Bring the engine and all pages here, so that they are kept without a network. */
export async function keep(): Promise<void> {
  const wanted = await manifest();
  if (keptVersion() === wanted.version || !("caches" in window)) return;
  const name = cacheOf(wanted.version);
  const whole = Object.values(wanted.files).reduce((sum, size) => sum + size, 0);
  let done = 0;
  noteDownloaded(0);
  try {
    const cache = await caches.open(name);
    for (const file of Object.keys(wanted.files)) {
      await fetchCounted(cache, wanted.base + file, (bytes) => {
        done += bytes;
        noteDownloaded(Math.min(1, done / whole));
      });
    }
    await keepPages(cache, [MANIFEST, ...wanted.pages]);
    localStorage.setItem(KEY, wanted.version);
    void navigator.storage.persist(); // games lie here, too: the browser may not clear them away
  } finally {
    noteDownloaded(null);
  }
}

async function fetchCounted(
  cache: Cache,
  address: string,
  count: (bytes: number) => void,
): Promise<void> {
  const answer = await fetched(address);
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, flow) {
      count(chunk.byteLength);
      flow.enqueue(chunk);
    },
  });
  const headers = new Headers({ "Content-Type": answer.headers.get("Content-Type") ?? "" });
  const policy = answer.headers.get("Content-Security-Policy");
  if (policy) headers.set("Content-Security-Policy", policy);
  await cache.put(address, new Response(answer.body!.pipeThrough(counting), { headers }));
}

async function keepPages(cache: Cache, pages: string[]): Promise<void> {
  const left = [...pages];
  const take = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      if (!(await cache.match(next))) await cache.put(next, await fetched(next, ANEW));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
}

/** Note that this page runs an engine, for as long as it is open; forget those that none runs. */
function settle(version: string): void {
  const kept = cacheOf(version);
  void navigator.locks.request(kept, { mode: "shared" }, () => new Promise(() => {}));
  void caches.keys().then((names) => {
    for (const name of names.filter((each) => each.startsWith("engine-") && each !== kept))
      void navigator.locks.request(name, { ifAvailable: true }, (lock) =>
        lock ? caches.delete(name) : false,
      );
  });
}

/** The worker, started once; a newer engine is brought first, unless that fails. */
function worker(): Promise<Worker> {
  starting ??= start().catch((error: unknown) => {
    starting = null;
    throw error;
  });
  return starting;
}

async function start(): Promise<Worker> {
  await keep().catch((error: unknown) => {
    if (keptVersion() === null) throw error;
  });
  const { base } = await keptManifest();
  const version = keptVersion();
  if (version !== null && "locks" in navigator) settle(version);
  const running = new Worker(`${base}worker.js`, { type: "module" });
  running.addEventListener("message", ({ data }) => hear(data as FromWorker, running));
  for (const trouble of ["error", "messageerror"])
    running.addEventListener(trouble, () => giveUp(running, "the engine cannot be run"));
  const cache = version !== null && "caches" in window ? cacheOf(version) : null;
  running.postMessage({ type: "begin", pace: PACE * speed(), cache });
  return running;
}

async function keptManifest(): Promise<Manifest> {
  const version = keptVersion();
  const cache = version && "caches" in window ? await caches.open(cacheOf(version)) : null;
  const kept = await cache?.match(MANIFEST);
  return kept ? ((await kept.json()) as Manifest) : manifest();
}

function hear(message: FromWorker, running: Worker): void {
  if (message.type === "line") {
    const told = JSON.parse(message.text) as FromServer;
    for (const listener of listeners) listener(told);
  } else if (message.type === "answer") {
    answers.get(message.id)?.(message);
    answers.delete(message.id);
  } else if (message.type === "failed") giveUp(running, message.why);
}

/** End a worker that does not work, so that nobody waits for it and the next one is asked anew. */
function giveUp(running: Worker, why: string): void {
  running.terminate();
  const text = JSON.stringify({ code: "ENGINE_FAILED", message: why });
  for (const answer of answers.values()) answer({ isDone: false, text });
  answers.clear();
  starting = null;
}

export function listen(listener: (message: FromServer) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function send(message: FromClient): void {
  void worker().then(
    (running) => running.postMessage({ type: "line", text: JSON.stringify(message) }),
    () => {}, // the page of a table asks for it, too, and says why it cannot be had
  );
}

/** Ask as over HTTP. What is the same for everybody here needs no engine. */
export async function ask(method: string, path: string, body: unknown): Promise<Answer> {
  const about = `${method} ${path}`;
  if (about === "GET /api/me") return said({ name: null });
  if (about === "GET /api/tables") return said({ tables: [] });
  if (about === "GET /api/me/tables") return said({ tables: await listed() });
  const running = await worker();
  const id = ++asked;
  return new Promise((resolve) => {
    answers.set(id, resolve);
    running.postMessage({ type: "ask", id, method, path, body: JSON.stringify(body ?? null) });
  });
}

function said(value: unknown): Answer {
  return { isDone: true, text: JSON.stringify(value) };
}

/** The tables of this browser, read without the engine; none before it has made its database. */
export async function listed(): Promise<TableState[]> {
  const rows = await new Promise<string[]>((resolve) => {
    const request = indexedDB.open("railwright");
    request.onupgradeneeded = () => request.transaction!.abort();
    request.onerror = () => resolve([]);
    request.onsuccess = () => {
      const database = request.result;
      const found = database.transaction("tables").objectStore("tables").getAll();
      found.onerror = () => resolve([]);
      found.onsuccess = () => {
        database.close();
        resolve(found.result as string[]);
      };
    };
  });
  const now = Date.now() / 1000;
  return rows
    .map((row) => ({ ...(JSON.parse(row) as { state: TableState }).state, now }))
    .sort((a, b) => b.active - a.active);
}
