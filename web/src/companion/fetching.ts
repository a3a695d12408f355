/** A table that this browser keeps, or that somebody else shares. */

import { Problem } from "../net/api";
import type { Mark } from "../net/messages";
import { api } from "./asking";
import { cellsOf } from "./marks";
import { emptySheet, keep, kept, type KeptSheet } from "./shelf";

/** Why there is nothing to show by a code. */
export const NO_SHEET = "NO_SHEET";

const hasGame = (marks: readonly Mark[]) => cellsOf(marks).has("game");

/** A table by its code. */
export async function foundSheet(id: string): Promise<KeptSheet> {
  const found = kept(id);
  return found && hasGame(found.marks) ? found : await fetched(id);
}

/** A table of another phone; without a game there is no board to enter anything on. */
async function fetched(id: string): Promise<KeptSheet> {
  const { marks } = await api.shareMarks(id, { known: 0 });
  if (!hasGame(marks)) throw new Problem(NO_SHEET, "nobody shares a game by this code");
  const found = { ...emptySheet(id), marks, isShared: true, changed: Date.now() };
  keep(found);
  return found;
}
