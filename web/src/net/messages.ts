/** What the table server says and is told; see railwright/server/messages.py. */

export type Cards = Record<string, number>;
export type Level = "easy" | "medium" | "hard" | "expert";

export interface PlayerView {
  seat: number;
  score: number;
  cards: number;
  known: Cards;
  tickets: number;
  wagons: number;
  ships: number;
  box: { wagons: number; ships: number };
  buildings: number;
  borrowed: Record<string, string>;
}

export interface TunnelView {
  route: string;
  cards: Cards;
  revealed: Cards;
  extra: number;
}

export interface PlayerResult {
  seat: number;
  place: number;
  routes: number;
  tickets: { ticket: string; points: number }[];
  completed: number;
  longest: number;
  longest_bonus: number;
  tickets_bonus: number;
  buildings: number;
  borrowed: string[];
  /** The routes of a longest path, as it runs. */
  path: string[];
  /** The routes that connect each ticket, none for one that failed. */
  ways: string[][];
  total: number;
}

export interface Result {
  players: PlayerResult[];
  ranking: { seats: number[]; decided_by: string | null }[];
}

export type Phase =
  | "opening" | "pieces" | "turn" | "second-card" | "offer" | "tunnel" | "refill" | "borrowing" | "over";

export interface View {
  game: string;
  options: Record<string, string>;
  board: string | null;
  seat: number | null;
  phase: Phase;
  first: number;
  deciding: number[];
  market: (string | null)[];
  decks: Record<string, number>;
  discards: Cards;
  ticket_deck: number;
  routes: Record<string, number>;
  buildings: Record<string, number>;
  tunnel: TunnelView | null;
  turns_left: number | null;
  passes: number;
  players: PlayerView[];
  result: Result | null;
  hand: Cards;
  tickets: string[];
  offer: string[];
  decision: string | null;
  actions: string[];
}

export type GameEvent =
  | { type: "tickets-offered"; seat: number; count: number; tickets: string[] | null }
  | { type: "decision-made"; seat: number }
  | { type: "tickets-kept"; seat: number; count: number; kept: string[] | null; rejected: string[] | null }
  | { type: "pieces-chosen"; seat: number; wagons: number; ships: number }
  | { type: "card-taken"; seat: number; slot: number; card: string }
  | { type: "card-drawn"; seat: number; deck: string; card: string | null }
  | { type: "slot-filled"; slot: number; card: string | null }
  | { type: "market-swept"; cards: Cards }
  | { type: "deck-shuffled"; deck: string; count: number }
  | { type: "tunnel-tried"; seat: number; route: string; cards: Cards; revealed: Cards; extra: number }
  | { type: "tunnel-given-up"; seat: number; route: string; cards: Cards }
  | { type: "route-claimed"; seat: number; route: string; cards: Cards; points: number }
  | { type: "station-built"; seat: number; city: string; cards: Cards }
  | { type: "port-built"; seat: number; city: string; cards: Cards }
  | { type: "pieces-exchanged"; seat: number; count: number; given: "wagons" | "ships" }
  | { type: "routes-borrowed"; seat: number; routes: Record<string, string> }
  | { type: "turn-passed"; seat: number }
  | { type: "turn-began"; seat: number }
  | { type: "last-turns-began"; seat: number; turns: number }
  | { type: "borrowing-asked"; seat: number }
  | { type: "game-ended" };

export interface SeatState {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  level: Level | null;
  mine: boolean;
  connected: boolean;
  away: boolean;
  deadline: number | null;
}

export interface TableState {
  table: string;
  status: "open" | "playing" | "over";
  settings: { game: string; options: Record<string, string>; clock: number | null; listed: boolean; hints: boolean };
  seats: SeatState[];
  host: boolean;
  version: number;
  commitment: string;
  created: number;
  active: number;
  now: number;
  archived: boolean;
  spectators: number;
  undo: { seat: number; back_to: number; waiting: number[] } | null;
  undoable: number[];
  totals: number[] | null;
  next: string | null;
}

/** What a player could do, and the facts of the reason. */
export interface Suggestion {
  type: "suggestion";
  table: string;
  id: string;
  seat: number;
  version: number;
  action: string;
  reason: "only" | "tickets" | "points" | "card" | "wild" | "blind" | "time" | "plan";
  route: string | null;
  card: string | null;
  tickets: string[];
}

/** How a ticket stands. */
export interface Prospect {
  done: boolean;
  /** What it brings, or would bring if what is missing were there. */
  points: number;
  /** Spaces to claim, null if there is no way left. */
  missing: number | null;
  way: string[];
}

/** What a seat can still do on the board. */
export interface Prospects {
  type: "prospects";
  table: string;
  seat: number | null;
  version: number;
  /** The free routes that the seat cannot have, and why. */
  routes: Record<string, { code: string; rule: string }>;
  tickets: Record<string, Prospect>;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Step {
  version: number;
  by: number;
  at: number;
  events: GameEvent[];
}

export type FromServer =
  | { type: "welcome"; name: string | null; server: string }
  | { type: "table"; table: string; state: TableState; views: View[]; chat: ChatLine[] }
  | { type: "state"; table: string; state: TableState }
  | ({ type: "events"; table: string; seat: number | null; back_to: number | null; view: View } & Step)
  | { type: "history"; table: string; seat: number | null; steps: Step[] }
  | { type: "done"; table: string; id: string; version: number }
  | { type: "refused"; table: string; id: string; code: string; rule: string | null; message: string }
  | { type: "stale"; table: string; id: string; version: number }
  | Prospects
  | Suggestion
  | { type: "chat"; table: string; line: ChatLine }
  | { type: "error"; code: string; message: string; table: string | null }
  | { type: "pong"; now: number }
  | { type: "bye"; reason: "restart" | "slow" | "idle"; again_in: number };

/** What is answered with `done`, `refused` or `stale`, and sent again until it is. */
export type Wish =
  | { type: "act"; table: string; seat: number; version: number; id: string; action: string }
  | { type: "undo"; table: string; seat: number; version: number; id: string }
  | { type: "consent"; table: string; seat: number; id: string; agree: boolean }
  | { type: "return"; table: string; seat: number; id: string }
  | { type: "chat"; table: string; id: string; text: string };

export type FromClient =
  | Wish
  | { type: "watch" | "unwatch"; table: string }
  | { type: "history"; table: string; seat?: number | null }
  | { type: "prospects"; table: string; seat?: number | null }
  | { type: "suggest"; table: string; seat: number; id: string }
  | { type: "ping" };

export interface SeatWanted {
  kind: "me" | "open" | "bot";
  name?: string;
  level?: Level;
}

export interface NewTable {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, string>;
  clock?: number | null;
  listed?: boolean;
  hints?: boolean;
  start?: boolean;
}

export interface OptionChoice {
  name: string;
  choices: string[];
  default: string;
}

export interface GameOffered {
  name: string;
  title: string;
  fewest: number;
  most: number;
  options: OptionChoice[];
}

export interface ReplayStep {
  by: number;
  action: string;
  events: GameEvent[];
  view: View;
  hands: OpenHand[];
}

/** What a seat held, which everybody may know after the end. */
export interface OpenHand {
  hand: Cards;
  tickets: string[];
  offer: string[];
}

/** When a ticket was kept and when it was first completed, by numbers of steps. */
export interface TicketStory {
  seat: number;
  ticket: string;
  kept: number;
  done: number | null;
}

export interface Replay {
  id: string;
  game: string;
  options: Record<string, string>;
  names: string[];
  commitment: string | null;
  secret: string | null;
  start: View;
  hands: OpenHand[];
  steps: ReplayStep[];
  tickets: TicketStory[];
  result: Result | null;
  record: string;
}
