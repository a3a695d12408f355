/** What the companion asks of the server, or of the engine here. */

import { ask, askAsMe } from "../net/api";
import type {
  CourseEntered,
  MapBrought,
  MapDrawn,
  MarksBrought,
  MarksTold,
  Reckoned,
  Replay,
  RulesAsked,
  Ruling,
  SheetEntered,
} from "../net/messages";

export const api = {
  scoreSheet: (sheet: SheetEntered) => ask<Reckoned>("POST", "/api/companion/scores", sheet),
  askRules: (asked: RulesAsked) => ask<Ruling>("POST", "/api/companion/rules", asked),
  watchSheet: (course: CourseEntered) => ask<Replay>("POST", "/api/companion/replay", course),
  drawMap: (map: MapBrought) => ask<MapDrawn>("POST", "/api/companion/board", map),
  shareMarks: (sheet: string, marks: MarksBrought) =>
    askAsMe<MarksTold>("POST", `/api/companion/sheets/${sheet}`, marks),
};
