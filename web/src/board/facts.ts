/** What a board consists of; `tools/messages.py` writes this file. */

export type Color =
  | "purple"
  | "blue"
  | "orange"
  | "white"
  | "green"
  | "yellow"
  | "black"
  | "red"
  | "gray";

export type Kind =
  | "rail"
  | "tunnel"
  | "ferry"
  | "sea";

export type CardKind =
  | "train"
  | "wagon"
  | "ship"
  | "double-ship"
  | "wild";

export type Wild =
  | "loco"
  | "joker";

/** One space of a route: its center, its direction in degrees, and its length. */
export type Slot = [x: number, y: number, angle: number, length: number];

/** A city, or a stop of a country. */
export interface CityFacts {
  id: string;
  name: string;
  x: number;
  y: number;
  country?: string;
  port?: boolean;
}

/** A route and where its spaces lie. */
export interface RouteFacts {
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

/** What a kind of card shows; a wild one has no color. */
export interface CardFacts {
  kind: CardKind;
  count: number;
  color?: Color;
  port?: boolean;
}

/** A ticket that names cities; a tour has a worth in another order, and of none. */
export interface CityTicketFacts {
  cities: string[];
  points: number;
  long?: boolean;
  any_order?: number;
  penalty?: number;
  copies?: number;
}

/** One of the places that a country ticket offers. */
export interface TargetFacts {
  to: string;
  points: number;
}

/** A ticket from a place to the best of several. */
export interface CountryTicketFacts {
  start: string;
  targets: TargetFacts[];
  copies?: number;
}

/** A country whose stops serve the tickets that name it. */
export interface CountryFacts {
  id: string;
  name: string;
  letter: string;
}

/** How many tickets are offered, and how many of them are kept at least. */
export interface OfferFacts {
  count: number;
  keep: number;
}

/** A part of the total; for a bonus, what is compared and what it brings. */
export interface PartFacts {
  name: string;
  most?: "completed" | "longest" | "built";
  points?: number;
}

/** The numbers of the rules that a page shows. */
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
  scoring: PartFacts[];
  last_pieces: number;
  wild_on: Kind[];
  first_offer: OfferFacts;
  later_offer: OfferFacts;
  names?: Record<string, Record<string, string>>;
}

/** All that a page needs besides the drawing; positions are in board pixels. */
export interface BoardFacts {
  name: string;
  title: string;
  width: number;
  height: number;
  slot_height: number;
  cities: CityFacts[];
  routes: RouteFacts[];
  tickets: Record<string, TicketFacts>;
  countries: CountryFacts[];
  cards: Record<string, CardFacts>;
  decks: Record<string, "wagon" | "ship">;
  wild: Wild;
  points: Record<number, number>;
  game: GameFacts;
}

export type TicketFacts =
  | CityTicketFacts
  | CountryTicketFacts;
