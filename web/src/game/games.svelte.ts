/** What the server offers: its games and its bots; the client knows none otherwise. */

import { named } from "../i18n/index.svelte";
import { api } from "../net/api";
import type { GameOffered, Level, PieceColor } from "../net/messages";
import { settings } from "../settings.svelte";

let offered = $state.raw<readonly GameOffered[]>([]);
let bots = $state.raw<readonly Level[]>([]);
let sendsMail = $state.raw(false);
let callsWebhooks = $state.raw(false);
let hasCoach = $state.raw(false);
let isAnswered = $state.raw(false);
let asking: Promise<readonly GameOffered[]> | null = null;

/** All games, and the levels of the bots, asked for once. */
export function loadGames(): Promise<readonly GameOffered[]> {
  asking ??= api.games().then(
    ({ games, levels, mail, webhooks, coach }) => {
      bots = levels;
      sendsMail = mail;
      callsWebhooks = webhooks;
      hasCoach = coach;
      isAnswered = true;
      return (offered = games);
    },
    (error: unknown) => {
      asking = null;
      isAnswered = true;
      throw error;
    },
  );
  return asking;
}

/** Whether the server tells people of their turns by e-mail. */
export function offersMail(): boolean {
  return sendsMail;
}

/** Whether it calls a webhook of theirs then. */
export function offersWebhooks(): boolean {
  return callsWebhooks;
}

/** Whether it has a coach, who goes through finished games. */
export function offersCoach(): boolean {
  return hasCoach;
}

/** The games that have been loaded. */
export function games(): readonly GameOffered[] {
  return offered;
}

/** The game that was played last, or the first one. */
export function pickedGame(): GameOffered | undefined {
  return offered.find(({ name }) => name === settings.game) ?? offered[0];
}

/** Holds the place of a name that the server has still to tell. */
const SPACE = "\u00a0";

/** A game as the reader calls it, by the words that it brings along. */
export function gameName(game: string, title?: string): string {
  void loadGames().catch(() => null);
  const offer = offered.find(({ name }) => name === game);
  const otherwise = isAnswered ? game : SPACE;
  return named(`game-${game}`, title ?? offer?.title ?? otherwise, offer?.names);
}

/** The levels of the server's bots that have been loaded, the gentlest first. */
export function levels(): readonly Level[] {
  return bots;
}

/** The level that was chosen last, or one in the middle. */
export function pickedLevel(): Level | undefined {
  return bots.find((level) => level === settings.level) ?? bots[(bots.length - 1) >> 1];
}

/** Whether a name is that of a level. */
export function isLevel(name: string): boolean {
  void loadGames().catch(() => null);
  return bots.some((level) => level === name);
}

/** The colors of pieces, those in the box of a game first. */
export function colorsOffered(name: string): PieceColor[] {
  return games().find((game) => game.name === name)?.colors ?? [];
}
