/** Games of the companion for other programs: JSON, plain text, and a link for BG Stats. */

import type { BoardFacts } from "../board";
import type { Mark, Result } from "../net/messages";
import type { PastGame } from "./history";
import { merged } from "./marks";
import type { Sheet } from "./sheet";
import { allKept, emptySheet, isSheetId, keep, kept, type KeptSheet } from "./shelf";

const FORMAT = "railwright companion 1";

/** All games of this browser as one file. */
export function exported(): Blob {
  const text = JSON.stringify({ format: FORMAT, sheets: allKept() }, null, 1);
  return new Blob([text], { type: "application/json" });
}

/** Take the games of such a file over; how many of them are new here. NaN if it is another file. */
export function imported(text: string): number {
  const sheets = sheetsOf(text);
  if (!sheets) return NaN;
  return sheets.filter((sheet) => {
    const known = kept(sheet.id);
    keep(known ? joined(known, sheet) : { ...emptySheet(sheet.id), ...sheet });
    return !known;
  }).length;
}

/** The games of a file, if it is one of ours. */
function sheetsOf(text: string): KeptSheet[] | null {
  try {
    const told = JSON.parse(text) as { format?: unknown; sheets?: unknown } | null;
    if (told?.format !== FORMAT || !Array.isArray(told.sheets)) return null;
    return told.sheets.every(isSheet) ? told.sheets : null;
  } catch {
    return null;
  }
}

function isSheet(told: unknown): told is KeptSheet {
  const { id, marks } = (told ?? {}) as Partial<Record<keyof KeptSheet, unknown>>;
  return typeof id === "string" && isSheetId(id) && Array.isArray(marks) && marks.every(isMark);
}

function isMark(told: unknown): told is Mark {
  const { id, clock, about, value } = (told ?? {}) as Partial<Record<keyof Mark, unknown>>;
  const isValue = value === null || typeof value === "string";
  return (
    isValue && [id, about].every((each) => typeof each === "string") && Number.isInteger(clock)
  );
}

/** A game of this browser with what a file has besides; other phones hear of that, too. */
function joined(ours: KeptSheet, theirs: KeptSheet): KeptSheet {
  const marks = merged(ours.marks, theirs.marks);
  const news = marks.slice(ours.marks.length).map(({ id }) => id);
  return {
    ...ours,
    marks,
    unsent: [...ours.unsent, ...news],
    result: ours.result ?? theirs.result ?? null,
  };
}

/**
 * The link by which BG Stats takes a play over: its `createPlay` with the play as JSON. It knows
 * games by the title of the board, which is English in every language.
 */
export function bgStatsLink(
  { id, sheet, result }: PastGame,
  { title }: Pick<BoardFacts, "title">,
): string {
  const play = {
    sourceName: "Railwright",
    sourcePlayId: id,
    playDate: `${sheet.day} 12:00:00`,
    game: {
      name: sheet.map === null ? `Ticket to Ride: ${title}` : title,
      sourceGameId: sheet.map === null ? sheet.game : title,
      highestWins: true,
      noPoints: false,
    },
    players: (result?.players ?? []).map(({ seat, place, total }) => ({
      name: sheet.players[seat]!.name,
      sourcePlayerId: sheet.players[seat]!.name,
      startPlayer: false,
      score: `${total}`,
      winner: place === 1,
      rank: place,
    })),
  };
  const data = encodeURIComponent(JSON.stringify(play));
  return `https://app.bgstatsapp.com/createPlay.html?data=${data}`;
}

/** The final scores in lines, the winner first. */
export function scoreLines(
  sheet: Sheet,
  result: Result,
  line: (place: number, player: string, total: number) => string,
): string[] {
  return [...result.players]
    .sort((a, b) => a.place - b.place)
    .map(({ seat, place, total }) => line(place, sheet.players[seat]!.name, total));
}
