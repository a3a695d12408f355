/** The legal actions of a view, sorted by what people point at. */

import type { Cards } from "../net/messages";

export interface Choices {
  /** Face-up cards by slot from 1, and the decks that may refill it (or none to name). */
  up: Map<number, (string | null)[]>;
  blind: (string | null)[];
  tickets: boolean;
  claims: Map<string, Cards[]>;
  stations: Map<string, Cards[]>;
  ports: Map<string, Cards[]>;
  /** How many wagons, or ships, can be given away at once. */
  exchange: { wagons: number[]; ships: number[] };
  pay: Cards[];
  giveUp: boolean;
  keep: number[][];
  pieces: { wagons: number; ships: number }[];
  refill: string[];
  borrow: Record<string, string>[];
  pass: boolean;
}

export function readCards(words: string[]): Cards {
  const cards: Cards = {};
  for (const word of words) {
    const [, count, kind] = /^(\d+)(.+)$/.exec(word) ?? [];
    if (kind) cards[kind] = Number(count);
  }
  return cards;
}

export function writeCards(cards: Cards): string {
  const named = Object.entries(cards).filter(([, count]) => count > 0);
  return named.map(([kind, count]) => `${count}${kind}`).join(" ");
}

export function total(cards: Cards): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

function none(): Choices {
  return {
    up: new Map(),
    blind: [],
    tickets: false,
    claims: new Map(),
    stations: new Map(),
    ports: new Map(),
    exchange: { wagons: [], ships: [] },
    pay: [],
    giveUp: false,
    keep: [],
    pieces: [],
    refill: [],
    borrow: [],
    pass: false,
  };
}

function add<T>(map: Map<T, Cards[]>, key: T, words: string[]): void {
  const found = map.get(key) ?? [];
  found.push(readCards(words));
  map.set(key, found);
}

/** Sort the actions of a view. */
export function choicesOf(actions: readonly string[]): Choices {
  const choices = none();
  for (const action of actions) sort(choices, action.split(" "));
  for (const payments of [
    ...choices.claims.values(),
    ...choices.stations.values(),
    ...choices.ports.values(),
    choices.pay,
  ]) {
    payments.sort((a, b) => price(a) - price(b));
  }
  return choices;
}

function sort(choices: Choices, words: string[]): void {
  const [verb, what, , ...rest] = words;
  switch (verb) {
    case "draw":
      if (what === "blind") choices.blind.push(words[2] ?? null);
      else {
        const slot = Number(words[2]);
        choices.up.set(slot, [...(choices.up.get(slot) ?? []), words[4] ?? null]);
      }
      break;
    case "tickets":
      choices.tickets = true;
      break;
    case "claim":
      add(choices.claims, what!, rest);
      break;
    case "station":
      add(choices.stations, what!, rest);
      break;
    case "port":
      add(choices.ports, what!, rest);
      break;
    case "exchange":
      choices.exchange[words[2] as "wagons" | "ships"].push(Number(what));
      break;
    case "pay":
      choices.pay.push(readCards(words.slice(1)));
      break;
    case "give":
      choices.giveUp = true;
      break;
    case "keep":
      choices.keep.push(what === "nothing" ? [] : words.slice(1).map(Number));
      break;
    case "pieces":
      choices.pieces.push({ wagons: Number(what), ships: Number(words[3]) });
      break;
    case "refill":
      choices.refill.push(what!);
      break;
    case "borrow":
      choices.borrow.push(
        what === "nothing"
          ? {}
          : Object.fromEntries(words.slice(1).map((word) => word.split(":") as [string, string])),
      );
      break;
    case "pass":
      choices.pass = true;
      break;
  }
}

/** Wild cards are dearer than others, and a payment of few cards is cheaper. */
export function price(cards: Cards): number {
  let sum = 0;
  for (const [kind, count] of Object.entries(cards)) {
    sum += count * (kind === "loco" ? 3 : kind.endsWith("-port") ? 1.3 : 1);
  }
  return sum;
}

/** The color that a kind of card shows. */
export function colorOf(kind: string): string {
  return kind.split("-")[0]!;
}
