/** What can be told of a finished game at any of its steps. */

import type { Cards, GameEvent, Replay } from "../net/messages";

export interface Held {
  cards: Cards;
  tickets: string[];
}

/** Everyone's cards and tickets after so many steps, from what happened until then. */
export function hands(replay: Replay, at: number): Held[] {
  const held = replay.names.map(() => ({ cards: {} as Cards, tickets: [] as string[] }));
  for (const step of replay.steps.slice(0, at)) {
    for (const event of step.events) follow(held, event);
  }
  return held;
}

function follow(held: Held[], event: GameEvent): void {
  if (event.type === "card-taken" || event.type === "card-drawn") {
    const { cards } = held[event.seat]!;
    if (event.card) cards[event.card] = (cards[event.card] ?? 0) + 1;
  } else if (event.type === "tickets-kept") {
    held[event.seat]!.tickets.push(...(event.kept ?? []));
  } else if (event.type === "route-claimed" || event.type === "station-built" || event.type === "port-built") {
    const { cards } = held[event.seat]!;
    for (const [kind, count] of Object.entries(event.cards)) cards[kind] = (cards[kind] ?? 0) - count;
  }
}

/** The scores on the track after each step, by seat; the final totals stand at the end. */
export function scoreCurve(replay: Replay): number[][] {
  const rows = [replay.start, ...replay.steps.map(({ view }) => view)].filter((view) => view !== null).map((view) => view.players.map(({ score }) => Math.max(0, score)));
  return [...rows, replay.result.players.map(({ total }) => Math.max(0, total))];
}
