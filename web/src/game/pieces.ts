/** The colors of the pieces, known to whatever a page shows of a table. */

import { getContext, setContext } from "svelte";
import type { BoardFacts } from "../board";
import type { PieceColor } from "../net/messages";

const KEY = Symbol("pieces");
type Colors = () => readonly PieceColor[];

/** Show all below a component in the colors of its table; called while it is set up. */
export function paintPieces(colors: Colors): void {
  setContext(KEY, colors);
}

/** The color of each seat's pieces at the table around a component. */
export function piecesHere(): (seat: number) => PieceColor {
  const colors = getContext<Colors | undefined>(KEY);
  return (seat) => colors?.()[seat] ?? "black";
}

/** How many pieces a player has at the start, trains and ships together. */
export function piecesOf({ fleet, wagons, ships }: BoardFacts["game"]): number {
  return fleet ?? wagons + ships;
}
