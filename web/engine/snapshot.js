/**
 * Keeps Python's memory as it is when all packages are imported, so that it need not begin anew.
 *
 * It lies in the cache of the engine that it was made by, and goes with it. A note beside it says
 * what it is: it fits the browser that made it alone, for functions have numbers in it, and another
 * browser may number them otherwise. Whoever tries it takes the note away and puts it back when
 * Python has given its first answer: what crashes the page before that is not tried again, and what
 * crashes it later is.
 */

const MEMORY = new URL("snapshot", import.meta.url).href;
const NOTE = new URL("snapshot.json", import.meta.url).href;

async function digest(memory) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", memory)).join();
}

export class Snapshot {
  constructor(cache) {
    this.cache = cache;
    this.note = null; // of what was recalled and is not yet trusted
    this.written = Promise.resolve();
  }

  /** Write when all else is written: what is forgotten does not come back. */
  write(work) {
    const written = this.written.then(async () => work(await caches.open(this.cache)));
    this.written = written.catch(() => {});
    return written;
  }

  /** The memory that is kept, with how many functions it knows; null if there is no good one. */
  async recall() {
    const cache = await caches.open(this.cache);
    const [found, kept] = await Promise.all([cache.match(NOTE), cache.match(MEMORY)]);
    if (!found || !kept) return null;
    const note = await found.json();
    await cache.delete(NOTE);
    if (note.browser !== navigator.userAgent) return null;
    const memory = new Uint8Array(await kept.arrayBuffer());
    if (note.digest !== (await digest(memory))) return null;
    this.note = note;
    return { memory, functions: note.functions };
  }

  /** Say that what was recalled, if anything was, has worked. */
  async trust() {
    const { note } = this;
    this.note = null;
    if (note) await this.write((cache) => cache.put(NOTE, Response.json(note)));
  }

  keep({ memory, functions }) {
    return this.write(async (cache) => {
      await cache.put(MEMORY, new Response(memory));
      const note = { browser: navigator.userAgent, functions, digest: await digest(memory) };
      await cache.put(NOTE, Response.json(note));
    });
  }

  forget() {
    this.note = null;
    return this.write((cache) => Promise.all([NOTE, MEMORY].map((each) => cache.delete(each))));
  }
}
