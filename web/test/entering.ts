/**
 * Enters finished games as two phones at one table do, and tells what their pages would send to be
 * scored. `tests/companion/entering_phones.py` runs it.
 */

import type { BoardFacts } from "../src/board";
import { freeTickets } from "../src/companion/finding";
import { cellsOf, merged, nextClock } from "../src/companion/marks";
import { entered, sheetOf } from "../src/companion/sheet";
import type { Places } from "../src/game/words";
import type { Mark, SeatEntered, SheetEntered } from "../src/net/messages";

/** Names only sort the list of tickets. */
const PLACES = { ticket: (id: string) => id } as Places;

/** One phone: what it has entered. */
class Phone {
  marks: Mark[] = [];

  constructor(private readonly name: string) {}

  enter(about: string, value: string | null): void {
    const clock = nextClock(this.marks);
    this.marks.push({ id: `${this.name}${clock}`, clock, about, value });
  }

  /** Tap the first ticket in the list that is meant. */
  take(ticket: string, seat: number, facts: BoardFacts): void {
    const free = freeTickets(sheetOf(cellsOf(this.marks)), facts, PLACES, seat);
    this.enter(`ticket:${free.find((each) => each.ticket === ticket)!.cell}`, `${seat}`);
  }
}

function enterSeat(phone: Phone, facts: BoardFacts, told: Required<SeatEntered>, at: number): void {
  const [first] = told.routes;
  if (first) phone.enter(`route:${first}`, `${at + 1}`); // a slip, which is corrected below
  for (const route of told.routes) phone.enter(`route:${route}`, `${at}`);
  for (const city of told.buildings) phone.enter(`city:${city}`, `${at}`);
  for (const ticket of told.tickets) phone.take(ticket, at, facts);
  if (told.pieces) {
    phone.enter(`wagons:${at}`, `${told.pieces[0]}`);
    phone.enter(`ships:${at}`, `${told.pieces[1]}`);
  }
  if (told.exchanged) phone.enter(`exchanged:${at}`, `${told.exchanged}`);
}

/** What is sent of a game of which each phone has entered every second player. */
export function sent(
  facts: BoardFacts,
  game: string,
  seats: Required<SeatEntered>[],
): SheetEntered {
  const host = new Phone("a");
  host.enter("game", game);
  host.enter("seats", `${seats.length}`);
  const guest = new Phone("b");
  guest.marks = [...host.marks];
  seats.forEach((told, at) => enterSeat(at % 2 ? guest : host, facts, told, at));
  return entered(sheetOf(cellsOf(merged(guest.marks, host.marks))));
}
