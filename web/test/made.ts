/** Values of the server in a few words: whatever is not named is nothing. */

import { digest } from "../src/game/fold";
import type {
  GameEvent,
  Happened,
  PlayerResult,
  PlayerView,
  Replay,
  ReplayStep,
  SeatState,
  SeatView,
  Step,
  TableShown,
  TableState,
} from "../src/net/messages";

export function playerOf(seat: number, more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    score: 0,
    cards: 4,
    known: {},
    tickets: 0,
    wagons: 45,
    ships: 0,
    box: { wagons: 0, ships: 0 },
    buildings: 3,
    borrowed: {},
    ...more,
  };
}

export function viewOf(seat: number | null, more: Partial<SeatView> = {}): SeatView {
  return {
    game: "tiny",
    options: {},
    board: null,
    seat,
    phase: "turn",
    first: 0,
    deciding: [0],
    market: [],
    decks: { train: 90 },
    discards: {},
    ticket_deck: 30,
    routes: {},
    buildings: {},
    tunnel: null,
    turns_left: null,
    passes: 0,
    players: [playerOf(0), playerOf(1)],
    result: null,
    hand: {},
    tickets: [],
    offer: [],
    decision: null,
    actions: [],
    choices: [],
    decided: [],
    barred: [],
    ...more,
  };
}

export function seatOf(seat: number, more: Partial<SeatState> = {}): SeatState {
  return {
    seat,
    kind: "person",
    name: `Player ${seat}`,
    color: seat ? "blue" : "red",
    level: null,
    mine: seat === 0,
    connected: true,
    newcomer: false,
    away: false,
    deadline: null,
    ...more,
  };
}

export function stateOf(version: number, more: Partial<TableState> = {}): TableState {
  return {
    table: "t",
    status: "playing",
    settings: {
      game: "tiny",
      options: {},
      clock: null,
      listed: false,
      hints: true,
      map: null,
      practice: false,
      begun: 0,
      lesson: null,
      edition: null,
    },
    seats: [seatOf(0), seatOf(1)],
    host: true,
    version,
    commitment: "",
    created: 0,
    active: 0,
    now: 0,
    archived: false,
    spectators: 0,
    undo: null,
    orders: [],
    undoable: [],
    deciding: [],
    totals: null,
    next: null,
    ...more,
  };
}

export function shownOf(version: number, more: Partial<TableShown> = {}): TableShown {
  return {
    type: "table",
    table: "t",
    state: stateOf(version),
    views: [viewOf(0)],
    chat: [],
    ...more,
  };
}

export function stepOf(version: number): Step {
  const events: GameEvent[] = [{ type: "turn-passed", seat: 1 }];
  return { version, by: 1, at: 0, back_to: null, events, level: null };
}

export function happenedOf(version: number, more: Partial<Happened> = {}): Happened {
  const view = more.view ?? viewOf(0);
  return {
    type: "events",
    table: "t",
    version,
    seat: 0,
    by: 1,
    at: 0,
    events: [{ type: "turn-passed", seat: 1 }],
    digest: digest(view),
    view,
    ...more,
  };
}

export function resultOf(seat: number, more: Partial<PlayerResult> = {}): PlayerResult {
  return {
    seat,
    place: seat + 1,
    parts: {},
    tickets: [],
    completed: 0,
    longest: 9,
    built: 1,
    borrowed: [],
    path: [],
    ways: [],
    total: 0,
    ...more,
  };
}

export function replayOf(steps: Partial<ReplayStep>[], more: Partial<Replay> = {}): Replay {
  return {
    id: "r",
    game: "tiny",
    options: {},
    names: ["Ann", "Bob"],
    colors: ["red", "blue"],
    commitment: null,
    secret: null,
    start: viewOf(null),
    hands: [],
    steps: steps.map((step) => ({
      by: 0,
      action: "pass",
      events: [],
      view: viewOf(null),
      hands: [],
      ...step,
    })),
    tickets: [],
    result: null,
    record: "",
    map: null,
    levels: [],
    mine: [],
    coached: [],
    ...more,
  };
}
