/** Python with our packages imported: begun anew, or as it is remembered. */

import { filesOf, unpack } from "./archive.js";
import createModule from "./pyodide.asm.mjs";
import { loadPyodide } from "./pyodide.mjs";

const HERE = new URL(".", import.meta.url).href;
const PLACE = "/engine";
const FIRST = "railwright.server.offline.desk"; // imports all that a game needs
const ENVIRONMENT = { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" };

/** What a file that cannot be had is reported with: Python has no part in it. */
export class Unreachable extends Error {}

async function fetched(name) {
  try {
    const answer = await fetch(HERE + name);
    if (!answer.ok) throw new Error(`${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  } catch (cause) {
    throw new Unreachable(`${name}: ${cause}`, { cause });
  }
}

/**
 * Python, and whether it is as its snapshot has it. Without a good one it begins anew.
 * Whoever has used it says that the snapshot can be trusted.
 */
export async function startPython(snapshot) {
  const archive = await fetched("engine.zip");
  try {
    const kept = await snapshot?.recall();
    if (kept) return { python: await restored(archive, kept), isRestored: true };
  } catch (error) {
    console.warn("The snapshot of the engine cannot be used:", error);
    await snapshot.forget().catch(() => {});
  }
  return { python: await begun(archive, snapshot), isRestored: false };
}

/** Add the files of another archive to our packages. */
export async function add(python, name) {
  unpack(python.FS, await fetched(name), PLACE);
  python.runPython("import importlib; importlib.invalidate_caches()");
}

async function restored(archive, { memory, functions }) {
  const python = await load(archive, { _loadSnapshot: memory });
  if (countFunctions(python) !== functions) throw new Error("its functions have other numbers");
  python.runPython("import random; random.seed()");
  python.pyimport(FIRST).destroy();
  return python;
}

async function begun(archive, snapshot) {
  const python = await load(archive, { _makeSnapshot: Boolean(snapshot) });
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  python.pyimport(FIRST).destroy();
  if (snapshot) void remember(python, snapshot);
  return python;
}

/** Keep the memory of Python. Nobody waits until it is written, and a full browser does without. */
async function remember(python, snapshot) {
  try {
    const memory = python.makeMemorySnapshot();
    await snapshot.keep({ memory, functions: countFunctions(python) });
  } catch (error) {
    console.warn("No snapshot of the engine can be kept:", error);
  }
}

function countFunctions(python) {
  return python._module.wasmTable.length;
}

/** Load Python with our files; a snapshot says how large its memory is at least. */
function load(archive, how) {
  return loadPyodide({
    ...how,
    indexURL: HERE,
    env: { ...ENVIRONMENT },
    async createPyodideModule(settings) {
      settings.preRun.push((module) => {
        unpack(module.FS, archive, PLACE);
        linkLibraries(module, archive);
      });
      const module = await createModule(settings);
      if (how._loadSnapshot) module.growMemory(how._loadSnapshot.length);
      return module;
    },
  });
}

/**
 * Link the compiled libraries before Python begins, while memory is given out in order: so they lie
 * where they lay when a snapshot was made.
 */
function linkLibraries(module, archive) {
  for (const [name, content] of filesOf(archive)) {
    if (!name.endsWith(".so")) continue;
    const path = `${PLACE}/${name}`;
    const library = module.newDSO(path, undefined, "loading");
    library.global = false;
    library.exports = module.loadWebAssemblyModule(content, {}, path, {});
  }
}
