/** The final scoring in stages: what is shown one after the other. */

import type { PartFacts } from "../board/facts";
import type { PlayerResult, Result } from "../net/messages";

export type Stage =
  | { kind: "part"; part: string }
  | { kind: "ticket"; seat: number; ticket: string; points: number; way: string[] }
  | { kind: "bonus"; part: PartFacts; path: string[] }
  | { kind: "winner" };

/** All stages: routes, one for each ticket, the other parts that brought something, the winner. */
export function stagesOf(result: Result, parts: readonly PartFacts[]): Stage[] {
  return [...parts.flatMap((part) => stagesOfPart(result, part)), { kind: "winner" }];
}

function stagesOfPart(result: Result, part: PartFacts): Stage[] {
  if (part.name === "tickets") return ticketStages(result);
  if (part.name !== "routes" && !holders(result, part.name).length) return [];
  if (!part.most) return [{ kind: "part", part: part.name }];
  const path =
    part.most === "longest" ? holders(result, part.name).flatMap((player) => player.path) : [];
  return [{ kind: "bonus", part, path }];
}

/** Failed tickets, then completed ones. */
function ticketStages(result: Result): Stage[] {
  const tickets = result.players.flatMap(({ seat, tickets, ways }) =>
    tickets.map((each, n) => ({ kind: "ticket" as const, seat, ...each, way: ways[n] ?? [] })),
  );
  return [
    ...tickets.filter(({ points }) => points < 0),
    ...tickets.filter(({ points }) => points >= 0),
  ];
}

/** The players to whom a part brings something. */
export function holders(result: Result, part: string): PlayerResult[] {
  return result.players.filter((player) => player.parts[part]);
}

/** What a stage adds to the score of a player. */
export function added(stage: Stage, player: PlayerResult): number {
  switch (stage.kind) {
    case "part":
      return player.parts[stage.part] ?? 0;
    case "ticket":
      return stage.seat === player.seat ? stage.points : 0;
    case "bonus":
      return player.parts[stage.part.name] ?? 0;
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
