/** What happened while a player was away: the steps since, each with the board after it. */

import type { Cards, GameEvent, PlayerView, SeatView, Step } from "../net/messages";
import { present, total } from "./cards";

export interface MissedStep extends Step {
  view: SeatView;
}

export const LONGEST = 6000; // milliseconds that all steps take together

/** The steps after a version and the view before them; nothing if only the player has moved. */
export function missedSince(
  steps: readonly Step[],
  now: SeatView,
  seen: number,
): { before: SeatView; steps: MissedStep[] } | null {
  const since = steps.filter(({ version }) => version > seen);
  if (!since.some(({ by }) => by !== now.seat)) return null;
  const views = [now];
  for (const step of since.toReversed()) views.unshift(before(views[0]!, step));
  return {
    before: views[0]!,
    steps: since.map((step, at) => ({ ...step, view: views[at + 1]! })),
  };
}

/** A view before a step: the board, the scores and the hands; nothing can be done there. */
function before(view: SeatView, { events, by }: Step): SeatView {
  return {
    ...events.toReversed().reduce(undone, view),
    phase: "turn",
    deciding: [by],
    tunnel: null,
    result: null,
    actions: [],
    choices: [],
    decided: [],
    barred: [],
  };
}

/** A view before something happened. */
function undone(view: SeatView, event: GameEvent): SeatView {
  switch (event.type) {
    case "route-claimed": {
      const routes = without(event.route, view.routes);
      return returned({ ...view, routes }, event.seat, event.cards, event.points);
    }
    case "station-built":
    case "port-built": {
      const buildings = without(event.city, view.buildings);
      return returned({ ...view, buildings }, event.seat, event.cards);
    }
    case "card-taken":
    case "card-drawn":
      return event.card
        ? returned(view, event.seat, { [event.card]: -1 })
        : changed(view, event.seat, ({ cards }) => ({ cards: cards - 1 }));
    case "tickets-kept": {
      const left = (id: string) => !event.kept?.includes(id);
      const tickets = view.seat === event.seat ? view.tickets.filter(left) : view.tickets;
      const fewer = (n: number) => ({ tickets: n - event.count });
      return changed({ ...view, tickets }, event.seat, (player) => fewer(player.tickets));
    }
    default:
      return view;
  }
}

/** A view with cards back in the hand that paid them, without the points they brought. */
function returned(view: SeatView, seat: number, paid: Cards, points = 0): SeatView {
  const sum = { ...view.hand };
  for (const [kind, n] of Object.entries(paid)) sum[kind] = (sum[kind] ?? 0) + n;
  const hand = view.seat === seat ? present(sum) : view.hand;
  return changed({ ...view, hand }, seat, ({ cards, score }) => ({
    cards: cards + total(paid),
    score: score - points,
  }));
}

function changed(
  view: SeatView,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): SeatView {
  const players = view.players.map((player) =>
    player.seat === seat ? { ...player, ...change(player) } : player,
  );
  return { ...view, players };
}

function without(place: string, owners: Record<string, number>) {
  return Object.fromEntries(Object.entries(owners).filter(([each]) => each !== place));
}
