/** The engine in a browser: Python in a worker, which answers its page as a server would. */

import { add, startPython, Unreachable } from "./python.js";
import { openShelves } from "./shelves.js";
import { Snapshot } from "./snapshot.js";

/** What needs the part that draws maps and knows words: asking for maps, and the coach. */
const ABOUT_MAPS = /^[/]api[/]maps$|[/]board[/]|[/]coach\b/;

async function begin(pace) {
  const [{ python, isRestored }, shelves] = await Promise.all([
    startPython(snapshot),
    openShelves(),
  ]);
  const { Desk } = python.pyimport("railwright.server.offline.desk");
  const desk = Desk(shelves, (text) => postMessage({ type: "line", text }), pace);
  postMessage({ type: "ready", isRestored });
  return { python, desk };
}

let engine = null;
let maps = null;
let snapshot = null;

async function ask({ method, path, body }) {
  const { python, desk } = await engine;
  if (ABOUT_MAPS.test(path) || body.includes('"map":"')) {
    maps ??= add(python, "maps.zip").catch((error) => {
      maps = null; // the next one tries again
      throw error;
    });
    await maps;
  }
  const answer = await desk.ask(method, path, body);
  const [isDone, text] = [answer.is_done, answer.text];
  answer.destroy();
  return { isDone, text };
}

/** What fails in Python may fail because of the memory that was kept: the next engine begins anew. */
function doubtSnapshot(error) {
  const isOfBrowser = error instanceof Unreachable || error instanceof DOMException; // network, storage
  if (!isOfBrowser) snapshot?.forget().catch(() => {});
}

const DOING = {
  /** Begin; `cache` is where this engine is kept, if it is. */
  begin({ pace, cache }) {
    if (cache) snapshot = new Snapshot(cache);
    engine = begin(pace);
    engine.catch((error) => {
      doubtSnapshot(error);
      postMessage({ type: "failed", why: `${error}` });
    });
  },
  async ask(asked) {
    try {
      postMessage({ type: "answer", id: asked.id, ...(await ask(asked)) });
      snapshot?.trust().catch(() => {}); // a full browser begins anew next time
    } catch (error) {
      doubtSnapshot(error);
      const text = JSON.stringify({ code: "ENGINE_FAILED", message: `${error}` });
      postMessage({ type: "answer", id: asked.id, isDone: false, text });
    }
  },
  async line({ text }) {
    const { desk } = await engine;
    await desk.line.take(text);
  },
};

addEventListener("error", ({ error }) => doubtSnapshot(error));
addEventListener("unhandledrejection", ({ reason }) => doubtSnapshot(reason));
addEventListener("message", ({ data }) => DOING[data.type](data));
