/** Games of the past: who won, how often, with how many points. */

import type { Result } from "../net/messages";
import { cellsOf } from "./marks";
import { sheetOf, type Sheet } from "./sheet";
import { allKept, type KeptSheet } from "./shelf";

/** A game that is kept, as a list shows it. */
export interface PastGame {
  id: string;
  sheet: Sheet;
  result: Result | null;
}

export function pastGame(kept: KeptSheet): PastGame {
  return { id: kept.id, sheet: sheetOf(cellsOf(kept.marks)), result: kept.result };
}

/** All names that people have played by here, the latest first. */
export function namesKnown(): string[] {
  const names = allKept().flatMap((kept) => pastGame(kept).sheet.players.map(({ name }) => name));
  return [...new Set(names)].filter((name) => name);
}

/** What a player has done so far. */
export interface Record {
  name: string;
  games: number;
  won: number;
  /** Points in the mean of all games. */
  mean: number;
  best: number;
}

/** The records of all players, those who won most often first. */
export function recordsOf(games: readonly PastGame[]): Record[] {
  const totals = new Map<string, { totals: number[]; won: number }>();
  for (const { sheet, result } of games)
    for (const { seat, place, total } of result?.players ?? []) {
      const name = sheet.players[seat]?.name ?? "";
      const record = totals.get(name) ?? { totals: [], won: 0 };
      record.totals.push(total);
      record.won += Number(place === 1);
      totals.set(name, record);
    }
  return [...totals]
    .map(([name, { totals, won }]) => ({
      name,
      games: totals.length,
      won,
      mean: totals.reduce((sum, each) => sum + each, 0) / totals.length,
      best: Math.max(...totals),
    }))
    .sort((a, b) => b.won - a.won || b.mean - a.mean);
}
