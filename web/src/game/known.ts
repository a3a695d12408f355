/** What a player may know without memorizing: all of it is in the view of the seat. */

import type { BoardFacts } from "../board";
import type { PartFacts } from "../board/facts";
import type { Cards, PlayerView, ProspectsTold, View } from "../net/messages";
import type { Pack } from "./cards";

/** The cards that nobody has shown: they are in the decks, or hidden in the hands of others. */
export function unseen(view: View, pack: Pack): Cards {
  const left = Object.fromEntries(
    Object.entries(pack.cards).map(([kind, { count }]) => [kind, count]),
  );
  const take = (cards: Cards) => {
    for (const [kind, n] of Object.entries(cards)) left[kind] = (left[kind] ?? 0) - n;
  };
  for (const card of view.market) if (card) take({ [card]: 1 });
  for (const player of view.players) take(player.seat === view.seat ? view.hand : player.known);
  take(view.discards);
  if (view.tunnel) [view.tunnel.cards, view.tunnel.revealed].forEach(take);
  return left;
}

/** A bonus of the game, and what each seat has of what it is for; null where that is a secret. */
export interface BonusNow {
  part: PartFacts;
  counts: (number | null)[];
  /** The seats that would have it now, as far as anybody may know. */
  leaders: number[];
}

export function bonusesNow(
  view: View,
  { game }: BoardFacts,
  prospects: ProspectsTold | null,
): BonusNow[] {
  const done = view.tickets.filter((id) => prospects?.tickets[id]?.done).length;
  const count: Record<NonNullable<PartFacts["most"]>, (player: PlayerView) => number | null> = {
    longest: ({ seat }) => prospects?.longest[seat] ?? null,
    built: ({ buildings }) => game.stations + game.ports - buildings,
    completed: ({ seat }) => (seat === view.seat && prospects ? done : null),
  };
  return game.scoring.flatMap((part) => {
    if (!part.most) return [];
    const counts = view.players.map(count[part.most]);
    return [{ part, counts, leaders: leadersOf(counts) }];
  });
}

/** Who has most, if that is known of all; nobody has a bonus for nothing. */
function leadersOf(counts: readonly (number | null)[]): number[] {
  if (counts.includes(null)) return [];
  const most = Math.max(...(counts as number[]));
  return most > 0 ? counts.flatMap((n, seat) => (n === most ? seat : [])) : [];
}
