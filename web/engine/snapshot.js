/**
 * Keeps Python's memory as it is when all packages are imported, so that it need not begin anew.
 *
 * It lies in the cache of the engine that it was made by, and goes with it. A note beside it says
 * what it is: it fits the browser that made it alone, for functions have numbers in it, and another
 * browser may number them otherwise. Whoever tries it takes the note away and puts it back when it
 * has worked: what crashes the page is not tried again.
 */

const MEMORY = new URL("snapshot", import.meta.url).href;
const NOTE = new URL("snapshot.json", import.meta.url).href;

async function digest(memory) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", memory)).join();
}

export class Snapshot {
  constructor(cache) {
    this.cache = cache;
    this.note = null;
  }

  /** The memory that is kept, with how many functions it knows; null if there is no good one. */
  async recall() {
    const cache = await caches.open(this.cache);
    const [note, kept] = await Promise.all([cache.match(NOTE), cache.match(MEMORY)]);
    if (!note || !kept) return null;
    this.note = await note.json();
    await cache.delete(NOTE);
    if (this.note.browser !== navigator.userAgent) return null;
    const memory = new Uint8Array(await kept.arrayBuffer());
    if (this.note.digest !== (await digest(memory))) return null;
    return { memory, functions: this.note.functions };
  }

  /** Say that what was recalled has worked. */
  async trust() {
    await (await caches.open(this.cache)).put(NOTE, Response.json(this.note));
  }

  async keep({ memory, functions }) {
    const cache = await caches.open(this.cache);
    await cache.put(MEMORY, new Response(memory));
    this.note = { browser: navigator.userAgent, functions, digest: await digest(memory) };
    await this.trust();
  }

  async forget() {
    const cache = await caches.open(this.cache);
    await Promise.all([NOTE, MEMORY].map((each) => cache.delete(each)));
  }
}
