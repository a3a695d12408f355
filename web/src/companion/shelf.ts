/** Where this browser keeps its companion tables: written at once, so nothing is ever lost. */

import type { Mark, Result } from "../net/messages";

/** One table as it is kept. */
export interface KeptSheet {
  id: string;
  marks: Mark[];
  /** The marks that no server has heard of yet. */
  unsent: string[];
  /** Whether several phones share it. */
  isShared: boolean;
  /** What can be taken back on this phone: what each mark was about, and what held before. */
  undo: { about: string; made: string | null; before: string | null }[];
  /** How it ended, once it was scored. */
  result: Result | null;
  changed: number;
}

const START = "railwright-sheet-";
/** Letters that nobody takes for others. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const SIZE = 10;

/** A name that nobody can guess, short enough to be typed. */
export function newId(size = SIZE): string {
  const luck = crypto.getRandomValues(new Uint32Array(size));
  return [...luck].map((each) => LETTERS[each % LETTERS.length]).join("");
}

/** Whether a word of an address can name a companion table. */
export function isSheetId(id: string): boolean {
  return new RegExp(`^[${LETTERS}]{${SIZE}}$`).test(id);
}

export function emptySheet(id: string): KeptSheet {
  return { id, marks: [], unsent: [], isShared: false, undo: [], result: null, changed: 0 };
}

/** What storage has refused to take, kept as long as these pages are open. */
const aside = new Map<string, string>();

/** Keep a table; whether it is still here when these pages are closed. */
export function keep(sheet: KeptSheet): boolean {
  const text = JSON.stringify(sheet);
  try {
    localStorage.setItem(START + sheet.id, text);
    aside.delete(sheet.id);
    return true;
  } catch {
    aside.set(sheet.id, text); // storage is full, or private windows forbid it
    return false;
  }
}

/** Ask storage, which may be forbidden. */
function stored<T>(ask: () => T, otherwise: T): T {
  try {
    return ask();
  } catch {
    return otherwise;
  }
}

export function kept(id: string): KeptSheet | null {
  const text = aside.get(id) ?? stored(() => localStorage.getItem(START + id), null);
  return text ? (JSON.parse(text) as KeptSheet) : null;
}

export function forget(id: string): void {
  aside.delete(id);
  stored(() => localStorage.removeItem(START + id), undefined);
}

/** Whether storage has taken everything. */
export function isAllKept(): boolean {
  return aside.size === 0;
}

/** All tables of this browser, the latest first. */
export function allKept(): KeptSheet[] {
  const keys = stored(() => Object.keys(localStorage), []);
  const ids = keys.filter((key) => key.startsWith(START)).map((key) => key.slice(START.length));
  return [...new Set([...ids, ...aside.keys()])]
    .map((id) => kept(id)!)
    .sort((a, b) => b.changed - a.changed);
}
