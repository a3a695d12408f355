/** A companion table as its marks tell it: game, players, what lies where. */

import type { PieceColor, SeatEntered, SheetEntered } from "../net/messages";
import { ofKind, type Cells } from "./marks";
import { readTurns, type TurnTimes } from "./turns";

export interface SheetPlayer {
  name: string;
  color: PieceColor;
}

export interface Sheet {
  game: string;
  /** The text of somebody's own map, on which it is played, and its title. */
  map: string | null;
  title: string;
  /** Whether claims are entered as they happen, or all at the end. */
  isLive: boolean;
  players: SheetPlayer[];
  options: Record<string, string>;
  /** The seats that own routes, cities with a building, and tickets by id and copy. */
  routes: Record<string, number>;
  buildings: Record<string, number>;
  tickets: Record<string, number>;
  wagons: Record<number, number>;
  ships: Record<number, number>;
  exchanged: Record<number, number>;
  /** When it was played, as a day of the calendar. */
  day: string;
  /** How turns are timed: not, without a limit, or so many seconds each. */
  clock: string;
  turns: TurnTimes;
}

/** What the one long mark of a table is about, and its id: a table has one map for good. */
export const MAP = "map";
/** What the mark of the clock is about. */
export const TURN = "turn";

const numbers = (found: Map<string, string>) =>
  Object.fromEntries([...found].map(([name, value]) => [name, Number(value)]));

export function sheetOf(cells: Cells): Sheet {
  const [names, colors] = [ofKind(cells, "name"), ofKind(cells, "color")];
  const seats = Number(cells.get("seats") ?? 2);
  return {
    game: cells.get("game") ?? "",
    map: cells.get(MAP) ?? null,
    title: cells.get("title") ?? "",
    isLive: cells.get("live") === "yes",
    players: Array.from({ length: seats }, (_, seat) => ({
      name: names.get(`${seat}`) ?? "",
      color: (colors.get(`${seat}`) ?? "black") as PieceColor,
    })),
    options: Object.fromEntries(ofKind(cells, "option")),
    routes: numbers(ofKind(cells, "route")),
    buildings: numbers(ofKind(cells, "city")),
    tickets: numbers(ofKind(cells, "ticket")),
    wagons: numbers(ofKind(cells, "wagons")),
    ships: numbers(ofKind(cells, "ships")),
    exchanged: numbers(ofKind(cells, "exchanged")),
    day: cells.get("day") ?? "",
    clock: cells.get("clock") ?? "none",
    turns: readTurns(cells.get(TURN), seats),
  };
}

/** The id of a ticket without its copy. */
export function ticketOf(cell: string): string {
  return cell.split("#")[0]!;
}

const of = (owners: Record<string, number>, seat: number) =>
  Object.keys(owners).filter((each) => owners[each] === seat);

/** The tickets of a player, one after the other as they were entered. */
export function ticketsOf(sheet: Sheet, seat: number): string[] {
  return of(sheet.tickets, seat);
}

/** Whether nothing has been entered of the game itself yet. */
export function isEmpty({ routes, buildings, tickets }: Sheet): boolean {
  return [routes, buildings, tickets].every((each) => Object.keys(each).length === 0);
}

/** The sheet as the engine reads it. */
export function entered(sheet: Sheet): SheetEntered {
  const seats = sheet.players.map((_, seat): SeatEntered => {
    const [wagons, ships] = [sheet.wagons[seat], sheet.ships[seat]];
    return {
      routes: of(sheet.routes, seat),
      buildings: of(sheet.buildings, seat),
      tickets: ticketsOf(sheet, seat).map(ticketOf),
      pieces: wagons === undefined || ships === undefined ? null : [wagons, ships],
      exchanged: sheet.exchanged[seat] ?? 0,
    };
  });
  const sent = { game: sheet.game, seats, options: sheet.options };
  return sheet.map === null ? sent : { ...sent, map: sheet.map };
}
