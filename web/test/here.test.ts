import { describe, expect, test } from "vitest";
import { isOffered, isOwn, isSite, keptVersion, ownTables } from "../src/net/here.svelte";

describe("the tables of this browser", () => {
  test("are known by their ids, alone and in addresses", () => {
    expect(isOwn("offline-Ab3_-x9Z")).toBe(true);
    expect(isOwn("/api/tables/offline-Ab3_-x9Z/record.json")).toBe(true);
    expect(isOwn("/t/offline-Ab3_-x9Z")).toBe(true);
  });
  test("are no others", () => {
    expect(isOwn("/api/tables/AAAAAAAAAAAAAAAA")).toBe(false);
    expect(isOwn("/api/tables/xoffline-Ab3_-x9")).toBe(false);
    expect(isOwn("/api/tables")).toBe(false);
  });
  test("are none where no engine is offered, and nothing is loaded to know that", async () => {
    expect([isOffered, isSite, keptVersion()]).toEqual([false, false, null]);
    expect(await ownTables()).toEqual([]);
  });
});
