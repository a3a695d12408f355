/** The games that the server offers; no game is known to the client otherwise. */

import { has, named } from "../i18n/index.svelte";
import { api } from "../net/api";
import type { GameOffered } from "../net/messages";
import { settings } from "../settings.svelte";

let offered = $state.raw<readonly GameOffered[]>([]);
let asking: Promise<readonly GameOffered[]> | null = null;

/** All games, asked for once. */
export function loadGames(): Promise<readonly GameOffered[]> {
  asking ??= api.games().then(
    ({ games }) => (offered = games),
    (error: unknown) => {
      asking = null;
      throw error;
    },
  );
  return asking;
}

/** The games that have been loaded. */
export function games(): readonly GameOffered[] {
  return offered;
}

/** The game that was played last, or the first one. */
export function pickedGame(): GameOffered | undefined {
  return offered.find(({ name }) => name === settings.game) ?? offered[0];
}

/** A game as the reader calls it; games without words in our files bring their own. */
export function gameName(game: string, title?: string): string {
  if (!has(`game-${game}`)) void loadGames().catch(() => null);
  const offer = offered.find(({ name }) => name === game);
  return named(`game-${game}`, title ?? offer?.title ?? game, offer?.names);
}
