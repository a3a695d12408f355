/** What happened, as lines for people: a message and its names. */

import { list, rich, type Part } from "../i18n/index.svelte";
import type { GameEvent } from "../net/messages";
import type { Told } from "./story";
import { cardName, cardsText, type Places } from "./words";

export interface Line {
  seat: number | null;
  parts: Part[];
  /** Where on the board it happened, if anywhere. */
  route?: string;
  city?: string;
}

type Names = (seat: number) => string;

/** The line for an event, or null for one that needs no line. */
export function line(event: GameEvent, places: Places, nameOf: Names): Line | null {
  const cards = (of: Record<string, number>) => cardsText(of, places.facts);
  const card = (kind: string) => cardName(kind, places.facts);
  const say = (
    id: string,
    args: Record<string, string | number>,
    more: Partial<Line> = {},
  ): Line => ({
    seat: "seat" in event ? event.seat : null,
    parts: rich(`log-${id}`, "seat" in event ? { player: nameOf(event.seat), ...args } : args),
    ...more,
  });
  switch (event.type) {
    case "tickets-kept":
      return event.kept
        ? say("tickets-kept-own", {
            n: event.count,
            tickets: list(event.kept.map((id) => places.ticket(id))),
          })
        : say("tickets-kept", { n: event.count });
    case "tickets-offered":
      return say("tickets-offered", { n: event.count });
    case "decision-made":
      return say("decision-made", {});
    case "pieces-chosen":
      return say("pieces-chosen", { wagons: event.wagons, ships: event.ships });
    case "card-taken":
      return say("card-taken", { card: card(event.card) });
    case "card-drawn":
      return event.card ? say("card-drawn-own", { card: card(event.card) }) : say("card-drawn", {});
    case "market-swept":
      return say("market-swept", { wild: places.facts.wild });
    case "deck-shuffled":
      return say("deck-shuffled", { n: event.count });
    case "tunnel-tried":
      return say(
        "tunnel-tried",
        { route: places.ends(event.route), cards: cards(event.revealed), n: event.extra },
        { route: event.route },
      );
    case "tunnel-given-up":
      return say("tunnel-given-up", { route: places.ends(event.route) }, { route: event.route });
    case "route-claimed":
      return say(
        "route-claimed",
        { route: places.ends(event.route), cards: cards(event.cards), n: event.points },
        { route: event.route },
      );
    case "station-built":
      return say("station-built", { city: places.city(event.city) }, { city: event.city });
    case "port-built":
      return say("port-built", { city: places.city(event.city) }, { city: event.city });
    case "pieces-exchanged":
      return say(`exchanged-${event.given}`, { n: event.count });
    case "routes-borrowed":
      return say("routes-borrowed", {
        n: Object.keys(event.routes).length,
        routes: list(Object.values(event.routes).map((id) => places.ends(id))),
      });
    case "turn-passed":
      return say("turn-passed", {});
    case "last-turns-began":
      return say("last-turns", { n: event.turns, ships: places.facts.game.ships });
    case "game-ended":
      return say("game-ended", {});
    case "turn-began":
    case "slot-filled":
    case "borrowing-asked":
      return null;
  }
}

/** The line for a step that took others back; decisions in secret of others still hold. */
export function takenBack({ by, taken }: Told, places: Places, nameOf: Names): Line {
  const holds = (event: GameEvent) => event.type === "decision-made" && event.seat !== by;
  const lines = taken
    .flatMap(({ events }) => events.filter((event) => !holds(event)))
    .flatMap((event) => line(event, places, nameOf) ?? []);
  const what = lines.map(text).join("; ");
  return { seat: by, parts: rich("log-taken-back", { player: nameOf(by), what }) };
}

export function text(line: Line): string {
  return line.parts.map((part) => part.text).join("");
}
