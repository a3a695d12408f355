/** What is seen and heard when something happens: flying cards, sounds, announcements. */

import { isWild, type Pack } from "./cards";
import type { GameEvent, View } from "../net/messages";
import { speed } from "../settings.svelte";
import { play } from "../sound";
import { fly } from "../ui/fly";

const LOOK = 700; // milliseconds in which one sees why the row goes

export type Announce = (events: GameEvent[]) => void;

type Dealt = Extract<GameEvent, { type: "card-taken" | "card-drawn" }>;

export class Effects {
  announce: Announce = () => {};
  /** The cards of the board; none fly before they are known. */
  pack: Pack | null = null;

  happened(events: GameEvent[], before: View | null, after: View): void {
    const me = after.seat;
    const row = [...(before?.market ?? [])];
    for (const event of events) {
      switch (event.type) {
        case "card-taken":
          this.deal(`slot-${event.slot}`, event, me);
          play("card");
          row[event.slot - 1] = null;
          break;
        case "card-drawn":
          this.deal(`deck-${event.deck}`, event, me);
          play("card");
          break;
        case "slot-filled":
          row[event.slot - 1] = event.card;
          break;
        case "tickets-offered":
          play("paper");
          if (event.seat !== me) fly("deck-tickets", `player-${event.seat}`, "tickets");
          break;
        case "route-claimed":
        case "station-built":
        case "port-built":
          play("claim");
          break;
        case "market-swept":
          this.sweep(row);
          play("sweep", LOOK * speed());
          break;
        case "tunnel-tried":
          play("paper");
          break;
        case "game-ended":
          play("end");
          break;
      }
    }
    if (me !== null && after.deciding.includes(me) && !before?.deciding.includes(me)) play("turn");
    this.announce(events);
  }

  /** A card goes to a hand: face up if everybody, or its player, may see it. */
  private deal(from: string, { seat, card, ...drawn }: Dealt, me: number | null): void {
    const deck = "deck" in drawn ? drawn.deck : "";
    const sheet = card ? this.pack?.cards[card] : this.pack?.decks[deck];
    if (sheet) fly(from, seat === me ? "hand" : `player-${seat}`, sheet);
  }

  /** The old row is seen once more with its wild cards raised, then it leaves card by card. */
  private sweep(row: readonly (string | null)[]): void {
    row.forEach((card, at) => {
      const face = this.pack?.cards[card ?? ""];
      if (face) fly(`slot-${at + 1}`, "deck-tickets", face, LOOK + at * 60, isWild(face));
    });
  }
}
