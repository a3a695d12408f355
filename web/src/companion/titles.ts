/** What games on real tables are called. */

import { gameName } from "../game/games.svelte";
import type { Sheet } from "./sheet";

/** The title of somebody's own map, or the name of the game as the reader calls it. */
export function titleOf({ title, game }: Sheet): string {
  return title || gameName(game);
}
