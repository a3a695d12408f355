import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { filesOf, unpack } from "../engine/archive.js";
import { Snapshot } from "../engine/snapshot.js";

/** A file of an archive as `zipfile` writes it: a head, the name, the content. */
function packed(name: string, content: string, flags = 0, method = 0): number[] {
  const head = new DataView(new ArrayBuffer(30));
  head.setUint32(0, 0x04034b50, true);
  head.setUint16(6, flags, true);
  head.setUint16(8, method, true);
  head.setUint32(18, content.length, true);
  head.setUint32(22, content.length, true);
  head.setUint16(26, name.length, true);
  return [...new Uint8Array(head.buffer), ...new TextEncoder().encode(name + content)];
}

describe("an archive of the engine", () => {
  const directory = [0x50, 0x4b, 1, 2]; // what comes behind the files
  const archive = Uint8Array.from([
    ...packed("top.pyc", "first"),
    ...packed("games/usa/map.json", "{}"),
    ...directory,
  ]);
  const read = (content: Uint8Array) => new TextDecoder().decode(content);

  test("is read file by file", () => {
    const found = [...filesOf(archive)] as [string, Uint8Array][];
    const files = found.map(([name, content]) => [name, read(content)]);

    expect(files).toEqual([
      ["top.pyc", "first"],
      ["games/usa/map.json", "{}"],
    ]);
  });

  test.each([
    ["compressed", 0, 8],
    ["written without its size", 8, 0],
  ])("is refused if a file is %s", (_, flags, method) => {
    const other = Uint8Array.from([...packed("top.pyc", "first", flags, method), ...directory]);

    expect(() => [...filesOf(other)]).toThrow("top.pyc");
  });

  test("is unpacked into a folder", () => {
    const files = { mkdirTree: vi.fn(), writeFile: vi.fn() };
    unpack(files, archive, "/engine");

    expect(files.mkdirTree).toHaveBeenCalledWith("/engine/games/usa");
    expect(files.writeFile.mock.calls.map(([path]: string[]) => path)).toEqual([
      "/engine/top.pyc",
      "/engine/games/usa/map.json",
    ]);
  });
});

describe("a snapshot of the engine", () => {
  const memory = Uint8Array.of(1, 2, 3);
  const made = { memory, functions: 14 };
  const browser = vi.spyOn(navigator, "userAgent", "get");
  const kept = new Map<string, Response>();

  beforeEach(() => {
    kept.clear();
    const cache = {
      match: (address: string) => Promise.resolve(kept.get(address)?.clone()),
      put: (address: string, answer: Response) => Promise.resolve(kept.set(address, answer)),
      delete: (address: string) => Promise.resolve(kept.delete(address)),
    };
    vi.stubGlobal("caches", { open: () => Promise.resolve(cache) });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    browser.mockReset();
  });
  const fresh = () => new Snapshot("engine-1");

  test("is recalled as it was kept, as often as it works", async () => {
    expect(await fresh().recall()).toBeNull();
    await fresh().keep(made);

    for (const again of [fresh(), fresh()]) {
      expect(await again.recall()).toEqual(made);
      await again.trust();
    }
  });

  test("is not tried again after it has crashed the page", async () => {
    await fresh().keep(made);
    await fresh().recall();

    expect(await fresh().recall()).toBeNull();
  });

  test("is not recalled once it is forgotten", async () => {
    await fresh().keep(made);
    await fresh().forget();

    expect(await fresh().recall()).toBeNull();
    expect(kept.size).toBe(0);
  });

  test("is forgotten even while it is being written, and can be kept anew", async () => {
    const snapshot = fresh();
    const writing = snapshot.keep(made);
    await Promise.all([snapshot.forget(), writing]);

    expect(kept.size).toBe(0);
    await snapshot.keep(made);
    expect(await fresh().recall()).toEqual(made);
  });

  test("is not trusted once it is forgotten", async () => {
    await fresh().keep(made);
    const snapshot = fresh();
    await snapshot.recall();
    await snapshot.forget();
    await snapshot.trust();

    expect(kept.size).toBe(0);
  });

  test("is of no use if it is not whole", async () => {
    await fresh().keep(made);
    const [address] = kept.keys();
    kept.set(address!, new Response(memory.subarray(1)));

    expect(await fresh().recall()).toBeNull();
  });

  test("is of no use to another browser, which replaces it", async () => {
    browser.mockReturnValue("Browser/1");
    await fresh().keep(made);
    browser.mockReturnValue("Browser/2");

    expect(await fresh().recall()).toBeNull();
    await fresh().keep({ memory, functions: 15 });
    expect(await fresh().recall()).toEqual({ memory, functions: 15 });
    expect(kept.size).toBe(1); // and the note is away
  });
});
