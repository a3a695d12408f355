/** The final scoring in stages: what is shown one after the other. */

import type { PlayerResult, Result } from "../net/messages";

export type Stage =
  | { kind: "routes" }
  | { kind: "ticket"; seat: number; ticket: string; points: number; way: string[] }
  | { kind: "longest"; path: string[] }
  | { kind: "most-tickets" }
  | { kind: "buildings" }
  | { kind: "winner" };

/** All stages: routes, failed and then completed tickets, bonuses, the winner. */
export function stagesOf(result: Result): Stage[] {
  const tickets = result.players.flatMap(({ seat, tickets, ways }) =>
    tickets.map((each, n) => ({ kind: "ticket" as const, seat, ...each, way: ways[n] ?? [] })),
  );
  const path = result.players
    .filter((player) => player.longest_bonus)
    .flatMap((player) => player.path);
  const some = (part: (player: PlayerResult) => number) =>
    result.players.some((player) => part(player) !== 0);
  return [
    { kind: "routes" },
    ...tickets.filter(({ points }) => points < 0),
    ...tickets.filter(({ points }) => points >= 0),
    ...(some((player) => player.buildings) ? [{ kind: "buildings" as const }] : []),
    ...(some((player) => player.longest_bonus) ? [{ kind: "longest" as const, path }] : []),
    ...(some((player) => player.tickets_bonus) ? [{ kind: "most-tickets" as const }] : []),
    { kind: "winner" },
  ];
}

/** What a stage adds to the score of a player. */
export function added(stage: Stage, player: PlayerResult): number {
  switch (stage.kind) {
    case "routes":
      return player.routes;
    case "ticket":
      return stage.seat === player.seat ? stage.points : 0;
    case "longest":
      return player.longest_bonus;
    case "most-tickets":
      return player.tickets_bonus;
    case "buildings":
      return player.buildings;
    case "winner":
      return 0;
  }
}

/** The scores after so many stages, by seat. */
export function scoresAfter(stages: readonly Stage[], count: number, result: Result): number[] {
  return result.players.map((player) =>
    stages.slice(0, count).reduce((sum, stage) => sum + added(stage, player), 0),
  );
}
