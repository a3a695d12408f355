/** What a board consists of, as the server tells it; positions are in board pixels. */

export type Color =
  "purple" | "blue" | "orange" | "white" | "green" | "yellow" | "black" | "red" | "gray";
export type Kind = "rail" | "tunnel" | "ferry" | "sea";

export interface City {
  id: string;
  name: string;
  x: number;
  y: number;
  country?: string;
  port?: boolean;
}

/** One space: its center, its direction in degrees and its length. */
export type Slot = [x: number, y: number, angle: number, length: number];

export interface Route {
  id: string;
  a: string;
  b: string;
  length: number;
  color: Color;
  kind: Kind;
  points: number;
  slots: Slot[];
  locomotives?: number;
  any_cards_per_space?: number;
  pair_spaces?: number;
  twin?: string;
  wraps?: boolean;
}

export interface CityTicket {
  cities: string[];
  points: number;
  long?: boolean;
  /** Of tours only: the worth in another order, and of none. */
  any_order?: number;
  penalty?: number;
}

export interface CountryTicket {
  start: string;
  targets: { to: string; points: number }[];
}

export type Ticket = CityTicket | CountryTicket;

export interface Offer {
  count: number;
  keep: number;
}

/** A part of the total; for a bonus, what the players compare and what it brings. */
export interface Part {
  name: string;
  most?: "completed" | "longest" | "built";
  points?: number;
}

export interface GameFacts {
  name: string;
  seats: [number, number];
  wagons: number;
  ships: number;
  fleet: number | null;
  market: number;
  stations: number;
  ports: number;
  exchange: boolean;
  scoring: Part[];
  last_pieces: number;
  first_offer: Offer;
  later_offer: Offer;
}

export interface BoardFacts {
  name: string;
  title: string;
  width: number;
  height: number;
  slot_height: number;
  cities: City[];
  routes: Route[];
  tickets: Record<string, Ticket>;
  countries: { id: string; name: string; letter: string }[];
  cards: string[];
  decks: string[];
  points: Record<string, number>;
  game: GameFacts;
}
