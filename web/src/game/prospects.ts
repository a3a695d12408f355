/** What can still be done on the board, as the server tells it. */

import type { ProspectsTold } from "../net/messages";

const TRACKS = new Set(["TRACK_CLOSED", "TRACK_SAME_PLAYER"]);

/** The tracks that are closed because the other one of the double route is taken. */
export function closedTracks(prospects: ProspectsTold | null): Set<string> {
  const barred = Object.entries(prospects?.routes ?? {});
  return new Set(barred.filter(([, { code }]) => TRACKS.has(code)).map(([route]) => route));
}
