/** Games of the companion for other programs: JSON, plain text, and a link for BG Stats. */

import type { Result } from "../net/messages";
import type { PastGame } from "./history";
import type { Sheet } from "./sheet";
import { allKept, keep, type KeptSheet } from "./shelf";

const FORMAT = "railwright companion 1";

/** All games of this browser as one file. */
export function exported(): Blob {
  const text = JSON.stringify({ format: FORMAT, sheets: allKept() }, null, 1);
  return new Blob([text], { type: "application/json" });
}

/** Take the games of such a file over; how many of them are new here. NaN if it is another file. */
export function imported(text: string): number {
  let told: { format?: string; sheets?: KeptSheet[] };
  try {
    told = JSON.parse(text) as typeof told;
  } catch {
    return NaN;
  }
  if (told.format !== FORMAT || !Array.isArray(told.sheets)) return NaN;
  const known = new Set(allKept().map(({ id }) => id));
  const news = told.sheets.filter(({ id }) => !known.has(id));
  news.forEach(keep);
  return news.length;
}

/** The link by which BG Stats takes a play over: its `createPlay` with the play as JSON. */
export function bgStatsLink({ id, sheet, result }: PastGame, title: string): string {
  const play = {
    sourceName: "Railwright",
    sourcePlayId: id,
    playDate: `${sheet.day} 12:00:00`,
    game: {
      name: `Ticket to Ride: ${title}`,
      sourceGameId: sheet.game,
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
