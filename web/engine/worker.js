/** The engine in a browser: Python in a worker, which answers its page as a server would. */

import { loadPyodide } from "./pyodide.mjs";
import { openShelves } from "./shelves.js";

const HERE = new URL(".", import.meta.url).href;
const PLACE = "/engine";
/** What needs the part that draws maps and knows words: asking for maps, and the coach. */
const ABOUT_MAPS = /^[/]api[/]maps$|[/]board[/]|[/]coach\b/;

async function unpack(python, name) {
  const answer = await fetch(HERE + name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  python.unpackArchive(await answer.arrayBuffer(), "zip", { extractDir: PLACE });
}

async function begin(pace) {
  const [python, shelves] = await Promise.all([
    loadPyodide({ indexURL: HERE, env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" } }),
    openShelves(),
  ]);
  await unpack(python, "engine.zip");
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  const { Desk } = python.pyimport("railwright.server.offline.desk");
  const desk = Desk(shelves, (text) => postMessage({ type: "line", text }), pace);
  postMessage({ type: "ready" });
  return { python, desk };
}

let engine = null;
let maps = null;

async function ask({ method, path, body }) {
  const { python, desk } = await engine;
  if (ABOUT_MAPS.test(path) || body.includes('"map":"')) {
    maps ??= unpack(python, "maps.zip").catch((error) => {
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

const DOING = {
  begin({ pace }) {
    engine = begin(pace);
    engine.catch((error) => postMessage({ type: "failed", why: `${error}` }));
  },
  async ask(asked) {
    try {
      postMessage({ type: "answer", id: asked.id, ...(await ask(asked)) });
    } catch (error) {
      const text = JSON.stringify({ code: "ENGINE_FAILED", message: `${error}` });
      postMessage({ type: "answer", id: asked.id, isDone: false, text });
    }
  },
  async line({ text }) {
    const { desk } = await engine;
    await desk.line.take(text);
  },
};

addEventListener("message", ({ data }) => DOING[data.type](data));
