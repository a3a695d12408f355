/** What the server and the client say; `tools/messages.py` writes this file. */

export type Cards = Record<string, number>;

export const LONGEST_CHAT = 500;

export const LONGEST_FILE = 255;

export const LONGEST_MAP = 100000;

export const LONGEST_MARK = 100;

export const LONGEST_NAME = 30;

export type Level =
  | "easy"
  | "medium"
  | "hard"
  | "expert";

export type PieceColor =
  | "red"
  | "blue"
  | "green"
  | "yellow"
  | "black"
  | "purple"
  | "white";

export type PuzzleKind =
  | "opening"
  | "offer"
  | "tunnel"
  | "last"
  | "building"
  | "tickets"
  | "route"
  | "timing"
  | "card"
  | "other";

export const REACTIONS = ["hello", "nice", "ouch", "thanks", "sorry", "good-game"] as const;

export type Reaction = (typeof REACTIONS)[number];

export type LessonPart =
  | "whole"
  | "special";

export type Phase =
  | "opening"
  | "pieces"
  | "turn"
  | "second-card"
  | "offer"
  | "tunnel"
  | "refill"
  | "borrowing"
  | "over";

/** Pieces in the box, which an exchange could bring. */
export interface BoxedPieces {
  wagons: number;
  ships: number;
}

/** What everybody knows of a player. */
export interface PlayerView {
  seat: number;
  score: number;
  cards: number;
  known: Record<string, number>;
  tickets: number;
  wagons: number;
  ships: number;
  box: BoxedPieces;
  buildings: number;
  borrowed: Record<string, string>;
}

/** A tunnel that waits for its payment. */
export interface TunnelView {
  route: string;
  cards: Record<string, number>;
  revealed: Record<string, number>;
  extra: number;
}

/** A ticket and what it brought; a failed one is negative. */
export interface ScoredTicket {
  ticket: string;
  points: number;
}

/** One player's total in all its parts (C-64 to C-66). */
export interface PlayerResult {
  seat: number;
  place: number;
  parts: Record<string, number>;
  tickets: ScoredTicket[];
  completed: number;
  longest: number;
  built: number;
  borrowed: string[];
  path: string[];
  ways: string[][];
  total: number;
}

/** Players who share a place, and what put them before the next ones. */
export interface Place {
  seats: number[];
  decided_by: string | null;
}

/** How a game ended. */
export interface Result {
  players: PlayerResult[];
  ranking: Place[];
}

/** What a seat, or a spectator, may know. */
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
  discards: Record<string, number>;
  ticket_deck: number;
  routes: Record<string, number>;
  buildings: Record<string, number>;
  tunnel: TunnelView | null;
  turns_left: number | null;
  passes: number;
  players: PlayerView[];
  result: Result | null;
  hand: Record<string, number>;
  tickets: string[];
  offer: string[];
  decision: string | null;
  actions: string[];
}

/** An item of a list: a message, and the points that it is about. */
export interface ListItem {
  message: string;
  points: number;
}

/** The rules of a game, ready to be put into words. */
export interface RulesPage {
  parts: Record<string, string[]>;
  figures: Record<string, number | string>;
  lists: Record<string, ListItem[]>;
}

/** Something that people should look at again. */
export interface Remark {
  code: string;
  seat: number | null;
  values: Record<string, string | number>;
  is_wrong: boolean;
}

/** How a player stands before the end: the score track, and what is left. */
export interface SeatCount {
  score: number;
  pieces: number;
  buildings: number;
}

/** What the rules say of it. */
export interface Ruling {
  code: string | null;
  rule: string | null;
  is_tunnel: boolean;
}

export type GameEvent =
  | { type: "tickets-offered"; seat: number; count: number; tickets: string[] | null }
  | { type: "decision-made"; seat: number }
  | { type: "tickets-kept"; seat: number; count: number; kept: string[] | null; rejected: string[] | null }
  | { type: "pieces-chosen"; seat: number; wagons: number; ships: number }
  | { type: "card-taken"; seat: number; slot: number; card: string }
  | { type: "card-drawn"; seat: number; deck: string; card: string | null }
  | { type: "slot-filled"; slot: number; card: string | null }
  | { type: "market-swept"; cards: Record<string, number> }
  | { type: "deck-shuffled"; deck: string; count: number }
  | { type: "tunnel-tried"; seat: number; route: string; cards: Record<string, number>; revealed: Record<string, number>; extra: number }
  | { type: "tunnel-given-up"; seat: number; route: string; cards: Record<string, number> }
  | { type: "route-claimed"; seat: number; route: string; cards: Record<string, number>; points: number }
  | { type: "station-built"; seat: number; city: string; cards: Record<string, number> }
  | { type: "port-built"; seat: number; city: string; cards: Record<string, number> }
  | { type: "pieces-exchanged"; seat: number; count: number; given: string }
  | { type: "routes-borrowed"; seat: number; routes: Record<string, string> }
  | { type: "turn-passed"; seat: number }
  | { type: "turn-began"; seat: number }
  | { type: "last-turns-began"; seat: number; turns: number }
  | { type: "borrowing-asked"; seat: number }
  | { type: "game-ended" };

export type Choice =
  | { type: "draw-up"; at: number[]; slot: number[]; refill?: string }
  | { type: "draw-blind"; at: number[]; deck?: string }
  | { type: "claim-route"; at: number[]; route: string; cards: Record<string, number>[] }
  | { type: "draw-tickets"; at: number[] }
  | { type: "keep-tickets"; at: number[]; kept: number[][]; rejected?: number[] }
  | { type: "build-station"; at: number[]; city: string; cards: Record<string, number>[] }
  | { type: "build-port"; at: number[]; city: string; cards: Record<string, number>[] }
  | { type: "exchange-pieces"; at: number[]; count: number[]; given: string }
  | { type: "pay-extra"; at: number[]; cards: Record<string, number>[] }
  | { type: "give-up"; at: number[] }
  | { type: "choose-pieces"; at: number[]; wagons: number; ships: number }
  | { type: "fill-slot"; at: number[]; deck: string }
  | { type: "borrow-routes"; at: number[]; routes: Record<string, string> }
  | { type: "put-back"; at: number[] }
  | { type: "pass"; at: number[] };

/** Follow a table: `table` comes at once, then whatever happens there. */
export interface Watch {
  type: "watch";
  table: string;
  choices?: boolean;
}

/** Follow a table no longer. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** Do something in a game; `version` is that of the view the player looked at. */
export interface Act {
  type: "act";
  table: string;
  seat: number;
  version: number;
  id: string;
  action: string;
  cards?: Record<string, number> | null;
}

/** Take your last action back, or ask the others whether you may. */
export interface Undo {
  type: "undo";
  table: string;
  seat: number;
  version: number;
  id: string;
}

/** Answer somebody who wants to take an action back. */
export interface Consent {
  type: "consent";
  table: string;
  seat: number;
  id: string;
  agree: boolean;
}

/** Take your seat back from the bot that stands in. */
export interface Return {
  type: "return";
  table: string;
  seat: number;
  id: string;
}

/** Order a claim for your next turn; it replaces an earlier order of the seat. */
export interface GiveOrder {
  type: "order";
  table: string;
  seat: number;
  id: string;
  action: string;
  cards?: Record<string, number> | null;
  otherwise?: string | null;
}

/** Withdraw your order, or put away the news that it was dropped. */
export interface WithdrawOrder {
  type: "withdraw-order";
  table: string;
  seat: number;
  id: string;
}

/** Ask what your seat could claim if it were its turn now. */
export interface Imagine {
  type: "imagine";
  table: string;
  seat: number;
}

/** Say something to everybody at the table. */
export interface Chat {
  type: "chat";
  table: string;
  id: string;
  text: string;
}

/** Say one of a few things to everybody, which each reads in their language. */
export interface React {
  type: "react";
  table: string;
  id: string;
  reaction: Reaction;
}

/** As the host, let somebody talk no longer, or again. */
export interface Mute {
  type: "mute";
  table: string;
  id: string;
  line: number | null;
  muted?: boolean;
}

/** Ask for what has happened so far, as a seat (or a spectator) may know it. */
export interface History {
  type: "history";
  table: string;
  seat?: number | null;
}

/** Ask what your seat, or without a seat anybody, can still do. */
export interface Prospects {
  type: "prospects";
  table: string;
  seat?: number | null;
}

/** Ask what your seat could do, at a table that allows it. */
export interface Suggest {
  type: "suggest";
  table: string;
  seat: number;
  id: string;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
}

/** What was agreed before the game. */
export interface Settings {
  game: string;
  options: Record<string, string>;
  clock: number | null;
  listed: boolean;
  hints: boolean;
  map: string | null;
  practice: boolean;
  begun: number;
  lesson: "whole" | "special" | null;
  edition: string | null;
}

/** Who sits where, as everybody may know it. */
export interface SeatState {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  color: PieceColor;
  level: Level | null;
  mine: boolean;
  connected: boolean;
  newcomer: boolean;
  away: boolean;
  deadline: number | null;
}

/** Somebody asks whether an action may be taken back. */
export interface UndoState {
  seat: number;
  back_to: number;
  waiting: number[];
}

/** What a seat of the reader does when its turn comes, if it still can. */
export interface OwnOrder {
  seat: number;
  route: string;
  cards: Record<string, number>;
  otherwise: string | null;
  failed: string | null;
}

/** Everything public about a table besides the game itself. */
export interface TableState {
  table: string;
  status: "open" | "playing" | "over";
  settings: Settings;
  seats: SeatState[];
  host: boolean;
  version: number;
  commitment: string;
  created: number;
  active: number;
  now: number;
  archived: boolean;
  spectators: number;
  undo: UndoState | null;
  orders: OwnOrder[];
  undoable: number[];
  deciding: number[];
  totals: number[] | null;
  next: string | null;
}

/** Something that was said. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  reaction: Reaction | null;
}

/** Why something cannot be done, whatever is paid. */
export interface Barred {
  code: string;
  rule: string;
}

/** What a seat cannot draw from now, and why. */
export interface DrawsBarred {
  code: string;
  rule: string;
  draws: string[];
}

/** What views for a page have besides those of `railwright.model.plain`. */
export interface SeatView extends View {
  choices: Choice[];
  decided: Choice[];
  barred: DrawsBarred[];
}

/** The first message of every socket. */
export interface Welcome {
  type: "welcome";
  name: string | null;
  server: string;
}

/** A table as it stands: answers `watch`, and goes to everybody at the start. */
export interface TableShown {
  type: "table";
  table: string;
  state: TableState;
  views: SeatView[];
  chat: ChatLine[];
}

/** Something besides the game has changed: seats, who is there, a question. */
export interface StateChanged {
  type: "state";
  table: string;
  state: TableState;
}

/** A step of the game, sent for each of your seats, or for a spectator. */
export interface Happened {
  type: "events";
  table: string;
  version: number;
  seat: number | null;
  by: number;
  at: number;
  events: GameEvent[];
  digest: number;
  view?: SeatView;
  changes?: ViewChanges;
  back_to?: number;
  undoable?: number[];
  level?: Level;
}

/** One step of the past. */
export interface Step {
  version: number;
  by: number;
  at: number;
  back_to: number | null;
  events: GameEvent[];
  level: Level | null;
}

/** Answers `history`. */
export interface HistoryTold {
  type: "history";
  table: string;
  seat: number | null;
  steps: Step[];
}

/** How a ticket stands. */
export interface Prospect {
  done: boolean;
  points: number;
  missing: number | null;
  whole: number;
  way: string[];
}

/** Answers `prospects`. */
export interface ProspectsTold {
  type: "prospects";
  table: string;
  seat: number | null;
  version: number;
  routes: Record<string, Barred>;
  longest: number[];
  tickets: Record<string, Prospect>;
}

/** What was asked for is done, and on disk; also if it was asked twice. */
export interface Done {
  type: "done";
  table: string;
  id: string;
  version: number;
}

/** What was asked for is not done, and nothing has changed. */
export interface Refused {
  type: "refused";
  table: string;
  id: string;
  code: string;
  rule: string | null;
  message: string;
}

/** The game has gone on since the version that was named; nothing has changed. */
export interface Stale {
  type: "stale";
  table: string;
  id: string;
  version: number;
}

/** Answers `suggest`, to the one who asked: what could be done, and why. */
export interface Suggested {
  type: "suggestion";
  table: string;
  id: string;
  seat: number;
  version: number;
  action: string;
  reason: "only" | "tickets" | "points" | "card" | "wild" | "blind" | "time" | "keep" | "station" | "port" | "ships" | "wagons" | "fleet" | "borrow" | "give-up" | "plan";
  route: string | null;
  card: string | null;
  tickets: string[];
  spaces: number;
  sea: number;
  pieces: number;
}

/** Answers `imagine`: what could be ordered, listed as in a view. */
export interface Imagined {
  type: "imagined";
  table: string;
  seat: number;
  version: number;
  actions: string[];
  choices: Choice[];
}

/** Somebody said something. */
export interface Said {
  type: "chat";
  table: string;
  line: ChatLine;
}

/** A message that cannot be used at all, or about a table that there is not. */
export interface Failed {
  type: "error";
  code: string;
  message: string;
  table: string | null;
}

/** Answers `ping`. */
export interface Pong {
  type: "pong";
  now: number;
}

/** The server closes this socket; come back after so many seconds. */
export interface Bye {
  type: "bye";
  reason: "restart" | "slow" | "idle";
  again_in: number;
}

/** What of a view has changed; of routes and buildings, what is new. */
export type ViewChanges = Partial<Omit<SeatView, "players">> & {
  players?: Record<string, Partial<PlayerView>>;
};

/** A seat of a new table: for yourself, for a bot of the server, or for a guest. */
export interface SeatWanted {
  kind: "me" | "open" | "bot";
  name?: string | null;
  level?: Level;
  color?: PieceColor | null;
}

/** A recorded game up to a moment, at which a table plays it on. */
export interface GameSoFar {
  record: string;
  actions: number;
}

/** A table to set up; several seats of kind `me` share one device. */
export interface NewTable {
  seats: SeatWanted[];
  game?: string | null;
  options?: Record<string, string>;
  clock?: number | null;
  listed?: boolean;
  hints?: boolean | null;
  practice?: boolean;
  start?: boolean;
  map?: string | null;
  file?: string;
  continues?: GameSoFar | null;
}

/** Your own map file, to be checked before a table is set up. */
export interface MapBrought {
  map: string;
  game?: string | null;
  file?: string;
}

/** Sit down with a name; the host may also give the seat to a bot or free it. */
export interface TakeSeat {
  kind?: "me" | "open" | "bot";
  name?: string | null;
  level?: Level;
  color?: PieceColor | null;
  newcomer?: boolean | null;
}

/** What the host changes before the game; whatever is not said stays. */
export interface ChangeSettings {
  options?: Record<string, string>;
  hints?: boolean | null;
  listed?: boolean | null;
}

/** A move that a bot posts. */
export interface BotAct {
  seat: number;
  version: number;
  id: string;
  action: string;
}

/** The token of a link that moves a seat to this device. */
export interface ClaimLink {
  token: string;
}

/** Your own bot that shall play here. */
export interface NewBot {
  name: string;
}

/** How one wants to be called. */
export interface Rename {
  name: string;
}

/** A record to be watched here. */
export interface NewRecord {
  record: string;
}

/** Where to tell players that it is their turn, and in which language. */
export interface Notice {
  email?: string | null;
  webhook?: string | null;
  language?: string;
}

/** A passkey that a browser has made for you, and what you call it. */
export interface NewPasskey {
  id: string;
  client_data: string;
  attestation: string;
  label?: string | null;
}

/** What a passkey has signed so that you are signed in. */
export interface PasskeyProof {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

/** A browser that shall be told of your turns, as its `PushManager` describes it. */
export interface NewSubscription {
  endpoint: string;
  public_key: string;
  secret: string;
  language?: string;
}

/** A browser that shall be told nothing any more. */
export interface OldSubscription {
  endpoint: string;
}

/** A browser that announces your turns. */
export interface OwnBrowser {
  endpoint: string;
  language: string;
  created: number;
}

/** One of your passkeys; moments are seconds since 1970. */
export interface OwnPasskey {
  id: string;
  label: string;
  created: number;
  used: number;
}

/** The passkeys that sign you in, the oldest first. */
export interface OwnPasskeys {
  passkeys: OwnPasskey[];
}

/** Who you are now, and at how many tables this device's seats came along. */
export interface SignedIn {
  name: string | null;
  tables: number;
}

/** Who this browser is. */
export interface Me {
  name: string | null;
}

/** A language of this server, by its tag, and how much of it is translated. */
export interface LanguageOffered {
  code: string;
  translated: number;
}

/** Why something was not done over HTTP. */
export interface Problem {
  code: string;
  message: string;
  rule: string | null;
}

/** A link that moves a seat to another device, once. */
export interface SeatLink {
  path: string;
  token: string;
  expires: number;
}

/** The token of your own bot; it is shown only now. */
export interface BotToken {
  token: string;
  name: string;
}

/** A rule option that a table can change. */
export interface OptionChoice {
  name: string;
  choices: string[];
  default: string;
  names_seats: boolean;
  digits: number | null;
  counted: boolean;
}

/** A game that can be played here. */
export interface GameOffered {
  name: string;
  title: string;
  fewest: number;
  most: number;
  options: OptionChoice[];
  colors: PieceColor[];
  names: Record<string, Record<string, string>>;
  explored: number[];
  lesson: boolean;
}

/** Your own map, which a table can be played on. */
export interface MapOffered {
  title: string;
  names_game: boolean;
  game: GameOffered;
}

/** What can be played here, and by which bots. */
export interface Offered {
  games: GameOffered[];
  levels: Level[];
  mail: boolean;
  webhooks: boolean;
  passkeys: string | null;
  push: string | null;
  coach: boolean;
}

/** Tables, the latest first. */
export interface Listed {
  tables: TableState[];
}

/** What a seat held, which everybody may know after the end. */
export interface OpenHand {
  hand: Record<string, number>;
  tickets: string[];
  offer: string[];
}

/** One action of a finished game, with all that it led to. */
export interface ReplayStep {
  by: number;
  action: string;
  events: GameEvent[];
  view: View;
  hands: OpenHand[];
}

/** When a ticket was kept and when it was first completed, by numbers of steps. */
export interface TicketStory {
  seat: number;
  ticket: string;
  kept: number;
  done: number | null;
}

/** A whole game, everything open. */
export interface Replay {
  id: string;
  game: string;
  options: Record<string, string>;
  names: string[];
  colors: PieceColor[];
  commitment: string | null;
  secret: string | null;
  start: View;
  hands: OpenHand[];
  steps: ReplayStep[];
  tickets: TicketStory[];
  result: Result | null;
  record: string;
  map: string | null;
  levels: (Level | null)[];
  mine: number[];
  coached: number[];
}

/** One of your browsers or bots. */
export interface OwnDevice {
  kind: string;
  label: string;
  created: number;
}

/** What is stored of you at a table. */
export interface OwnTable {
  table: string;
  game: string;
  entries: Record<string, unknown>[];
}

/** A record that you brought. */
export interface OwnRecord {
  id: string;
  game: string;
  text: string;
  created: number;
}

/** What the coach has said to you about a table or a record that you brought. */
export interface OwnReview {
  table: string;
  seat: number;
  report: Record<string, unknown>;
}

/** Something that you entered at a companion table which several phones share. */
export interface OwnMark {
  sheet: string;
  body: string;
  created: number;
}

/** Everything that is stored of you. */
export interface OwnData {
  id: string;
  name: string;
  devices: OwnDevice[];
  passkeys: OwnPasskey[];
  pushes: OwnBrowser[];
  sanctions: string[];
  tables: OwnTable[];
  records: OwnRecord[];
  reviews: OwnReview[];
  marks: OwnMark[];
}

/** What a player has on the table. */
export interface SeatEntered {
  routes?: string[];
  buildings?: string[];
  tickets?: string[];
  pieces?: [number, number] | null;
  exchanged?: number;
}

/** A game on a real table, as far as it is entered. */
export interface SheetEntered {
  game: string;
  seats: SeatEntered[];
  options?: Record<string, string>;
  map?: string | null;
}

/** Your own map as a board to enter a game on. */
export interface MapDrawn {
  facts: import("../board/facts").BoardFacts;
  svg: string;
}

/** What a sheet comes to. */
export interface Reckoned {
  remarks: Remark[];
  seats: SeatCount[];
  closed: string[];
  ending: number[];
  result: Result | null;
  position: string;
}

/** Somebody wants to pay for a route, or for a station or port in a city. */
export interface RulesAsked {
  sheet: SheetEntered;
  seat: number;
  place: string;
  cards: Record<string, number>;
}

/** A finished sheet, in the order in which it was entered, to be watched. */
export interface CourseEntered {
  sheet: SheetEntered;
  names: string[];
  colors: PieceColor[];
  claims: string[];
}

/** One entry of a companion table that several phones share. */
export interface Mark {
  id: string;
  clock: number;
  about: string;
  value: string | null;
}

/** What a phone has entered since it was last heard of. */
export interface MarksBrought {
  known: number;
  marks?: Mark[];
}

/** All marks of a companion table; none if the phone knows them all. */
export interface MarksTold {
  count: number;
  marks: Mark[];
}

/** What a position is worth to a seat, or how that changed. */
export interface CoachWorth {
  chance: number;
  points: number;
}

/** What luck was worth. */
export interface CoachLuck {
  deal: CoachWorth;
  cards: CoachWorth;
  tickets: CoachWorth;
  others: CoachWorth;
}

/** A decision, with what the position was worth. */
export interface CoachDecision {
  step: number;
  turn: number;
  before: CoachWorth;
  after: CoachWorth;
  action: string;
  cost: CoachWorth;
}

/** A costly decision in words. */
export interface CoachWords {
  played: string;
  better: string;
}

/** A costly decision, and what would have been better. */
export interface CoachLesson {
  step: number;
  turn: number;
  cost: CoachWorth;
  route: string | null;
  words: Record<string, CoachWords>;
  again: number[];
}

/** What the coach says about a game: luck and skill add up to the end. */
export interface CoachReport {
  playouts: number;
  even: CoachWorth;
  luck: CoachLuck;
  skill: CoachWorth;
  end: CoachWorth;
  decisions: CoachDecision[];
  costliest: CoachLesson[];
  is_over: boolean;
  doubt: CoachWorth | null;
  tied: number;
}

/** What decisions of one kind have cost somebody. */
export interface CoachHabit {
  kind: "opening" | "tickets" | "keeping" | "drawing" | "claiming" | "building" | "others";
  decisions: number;
  mistakes: number;
  cost: CoachWorth;
}

/** What somebody's reports have in common, each game counted once. */
export interface CoachHabits {
  games: number;
  won: number;
  luck: CoachWorth;
  skill: CoachWorth;
  habits: CoachHabit[];
}

/** How far the coach has come; ask again until there is a report. */
export interface CoachTold {
  done: number;
  total: number;
  report: CoachReport | null;
}

/** A share of some cases, from 0 to 1, with its 95 % interval. */
export interface ShareTold {
  cases: number;
  share: number;
  low: number;
  high: number;
}

/** A mean, and how far it may be off (95 %). */
export interface MeanTold {
  value: number;
  error: number;
}

/** How it went for some players. */
export interface FateTold {
  wins: ShareTold;
  margin: MeanTold;
}

/** A ticket that was offered: how often it was kept, and how that went. */
export interface OfferTold {
  kept: ShareTold;
  keepers: FateTold;
  others: FateTold;
}

/** A route: how often it was claimed, when, and how its owners did. */
export interface RouteTold {
  taken: ShareTold;
  owners: FateTold;
  turns: number[];
  middle: number;
}

/** A ticket: how often it was kept and completed, and how its holders did. */
export interface TicketTold {
  opening: OfferTold;
  later: OfferTold;
  holders: FateTold;
  completed: ShareTold;
  points: MeanTold;
  routes: number[];
}

/** What many games of bots say of the routes and tickets of a board. */
export interface Explored {
  game: string;
  players: number;
  bots: string[];
  games: number;
  seed: number;
  turns: number;
  everyone: FateTold;
  routes: Record<string, RouteTold>;
  tickets: Record<string, TicketTold>;
}

/** Two tickets that were offered together before the first turn. */
export interface PairTold {
  first: string;
  second: string;
  kept: ShareTold;
  both: FateTold;
  only_first: FateTold;
  only_second: FateTold;
  neither: FateTold;
}

/** What many games of bots say of two first tickets each. */
export interface Openings {
  pairs: PairTold[];
}

/** A puzzle of a list. */
export interface PuzzleListed {
  degree: number;
  kind: PuzzleKind;
}

/** The puzzles of a game, numbered from 1. */
export interface PuzzleShelf {
  game: string;
  puzzles: PuzzleListed[];
}

/** The puzzle of a day, the same for everybody. */
export interface PuzzleOfDay {
  game: string;
  number: number;
}

/** All puzzles, by games. */
export interface PuzzlesOffered {
  day: string;
  daily: PuzzleOfDay | null;
  shelves: PuzzleShelf[];
}

/** A puzzle as its seat sees it; the answer is not in it. */
export interface PuzzlePosed {
  game: string;
  number: number;
  count: number;
  degree: number;
  kind: PuzzleKind;
  table: TableShown;
  history: HistoryTold;
  prospects: ProspectsTold;
}

/** What somebody would do. */
export interface PuzzleTried {
  action: string;
  cards?: Record<string, number> | null;
}

/** What a decision is worth. */
export interface PuzzleChance {
  action: string;
  chance: number;
  doubt: number;
  made: boolean;
}

/** The answer to a puzzle. */
export interface PuzzleJudged {
  right: boolean;
  best: Suggested;
  contrast: "risk" | "spent" | "late" | null;
  choices: PuzzleChance[];
  goes_on: boolean;
}

/** What a learner reads at a moment of a lesson, and perhaps does. */
export interface LessonStep {
  at: number;
  says: string;
  does: boolean;
  special: boolean;
  rules: string[];
  routes: string[];
  cities: string[];
  action: string | null;
}

/** A lesson as its pages know it. */
export interface LessonTold {
  seat: number;
  steps: LessonStep[];
  edition: string;
}

/** A lesson to begin. */
export interface NewLesson {
  game: string;
  part?: "whole" | "special";
  name?: string | null;
}

export type FromServer =
  | Bye
  | Done
  | Failed
  | Happened
  | HistoryTold
  | Imagined
  | Pong
  | ProspectsTold
  | Refused
  | Said
  | Stale
  | StateChanged
  | Suggested
  | TableShown
  | Welcome;

export type Wish =
  | Act
  | Undo
  | Consent
  | Return
  | GiveOrder
  | WithdrawOrder
  | Chat
  | React
  | Mute;

export type FromClient =
  | Watch
  | Unwatch
  | Act
  | Undo
  | Consent
  | Return
  | GiveOrder
  | WithdrawOrder
  | Imagine
  | Chat
  | React
  | Mute
  | History
  | Prospects
  | Suggest
  | Ping;
