/** What a seat can do now, sorted by what people point at; the server has listed it. */

import type { Cards, Choice, View } from "../net/messages";

/** An action of the server's list; its text goes back as it came. */
export interface Listed {
  action: string;
}

/** A listed action that draws from a deck, or has it refill a slot; null if none is named. */
export interface FromDeck extends Listed {
  deck: string | null;
}

/** One way to pay for something. */
export interface Payment extends Listed {
  cards: Cards;
}

export interface Exchange extends Listed {
  given: string;
  count: number;
}

export interface Keeping extends Listed {
  /** The places of tickets in the offer, counted from 1. */
  kept: number[];
}

export interface Fleet extends Listed {
  wagons: number;
  ships: number;
}

export interface Borrowing extends Listed {
  /** Routes by the cities of stations. */
  routes: Record<string, string>;
}

export interface Choices {
  /** Face-up cards by slot from 1, with the decks that may refill it. */
  up: Map<number, FromDeck[]>;
  /** Blind cards by deck. */
  blind: Map<string, Listed>;
  tickets: Listed | null;
  claims: Map<string, Payment[]>;
  stations: Map<string, Payment[]>;
  ports: Map<string, Payment[]>;
  exchange: Exchange[];
  pay: Payment[];
  giveUp: Listed | null;
  keep: Keeping[];
  pieces: Fleet[];
  refill: FromDeck[];
  borrow: Borrowing[];
  pass: Listed | null;
}

/** What is listed in a view: its actions, and the same as data. */
export type Listing = Pick<View, "actions" | "decks"> & { choices: readonly Choice[] };

export function noChoices(): Choices {
  return {
    up: new Map(),
    blind: new Map(),
    tickets: null,
    claims: new Map(),
    stations: new Map(),
    ports: new Map(),
    exchange: [],
    pay: [],
    giveUp: null,
    keep: [],
    pieces: [],
    refill: [],
    borrow: [],
    pass: null,
  };
}

/** Everything that a view lists, or only one of its actions. */
export function choicesOf(view: Listing, only: string | null = null): Choices {
  const choices = noChoices();
  for (const choice of view.choices) {
    const ways = choice.at
      .map((at, n) => ({ action: view.actions[at]!, n }))
      .filter(({ action }) => only === null || action === only);
    for (const { action, n } of ways) add(choices, choice, action, n, view);
  }
  return choices;
}

/** The choice of a listed action, and which of its actions it is; nothing if it is not listed. */
export function listed(view: Listing, action: string): [Choice, number] | null {
  for (const choice of view.choices) {
    const n = choice.at.findIndex((at) => view.actions[at] === action);
    if (n >= 0) return [choice, n];
  }
  return null;
}

function add(choices: Choices, choice: Choice, action: string, n: number, view: Listing): void {
  switch (choice.type) {
    case "draw-up":
      return append(choices.up, choice.slot[n]!, { deck: choice.refill ?? null, action });
    case "draw-blind":
      choices.blind.set(choice.deck ?? Object.keys(view.decks)[0] ?? "", { action });
      return;
    case "claim-route":
      return append(choices.claims, choice.route, { cards: choice.cards[n]!, action });
    case "build-station":
      return append(choices.stations, choice.city, { cards: choice.cards[n]!, action });
    case "build-port":
      return append(choices.ports, choice.city, { cards: choice.cards[n]!, action });
    case "pay-extra":
      choices.pay.push({ cards: choice.cards[n]!, action });
      return;
    case "exchange-pieces":
      choices.exchange.push({ given: choice.given, count: choice.count[n]!, action });
      return;
    case "keep-tickets":
      choices.keep.push({ kept: choice.kept[n]!, action });
      return;
    case "choose-pieces":
      choices.pieces.push({ wagons: choice.wagons, ships: choice.ships, action });
      return;
    case "fill-slot":
      choices.refill.push({ deck: choice.deck, action });
      return;
    case "borrow-routes":
      choices.borrow.push({ routes: choice.routes, action });
      return;
    case "draw-tickets":
      choices.tickets = { action };
      return;
    case "give-up":
      choices.giveUp = { action };
      return;
    case "pass":
      choices.pass = { action };
      return;
    case "put-back": // which no game allows
      return;
  }
}

function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}
