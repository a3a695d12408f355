/** What is seen and heard when something happens: flying cards, sounds, announcements. */

import type { GameEvent, View } from "../net/messages";
import { play } from "../sound";
import { fly } from "../ui/fly";

export type Announce = (events: GameEvent[]) => void;

export class Effects {
  announce: Announce = () => {};

  happened(events: GameEvent[], before: View | null, after: View): void {
    const me = after.seat;
    for (const event of events) {
      switch (event.type) {
        case "card-taken":
          fly(
            `slot-${event.slot}`,
            event.seat === me ? "hand" : `player-${event.seat}`,
            event.card,
          );
          play("card");
          break;
        case "card-drawn":
          fly(
            `deck-${event.deck}`,
            event.seat === me ? "hand" : `player-${event.seat}`,
            event.card,
          );
          play("card");
          break;
        case "tickets-offered":
          if (event.seat !== me) fly("deck-tickets", `player-${event.seat}`, null);
          break;
        case "route-claimed":
        case "station-built":
        case "port-built":
          play("claim");
          break;
        case "market-swept":
          this.sweep(before);
          break;
        case "game-ended":
          play("end");
          break;
      }
    }
    if (me !== null && after.deciding.includes(me) && !before?.deciding.includes(me)) play("turn");
    this.announce(events);
  }

  /** The old row leaves, card by card. */
  private sweep(before: View | null): void {
    before?.market.forEach((card, at) => {
      if (card) fly(`slot-${at + 1}`, "deck-tickets", card, at * 60);
    });
  }
}
