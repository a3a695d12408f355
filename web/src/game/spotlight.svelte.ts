/** What is lit on the board while somebody looks at a ticket, a player or a line. */

import type { Lit } from "../board/state";
import { citiesOf } from "./tickets";
import type { Line } from "./telling";
import type { Turn } from "./turn.svelte";

export interface Shown {
  routes: readonly string[];
  cities: readonly string[];
}

export class Spotlight {
  ticket = $state<string | null>(null);
  seat = $state<number | null>(null);
  line = $state.raw<Line | null>(null);
  /** What the final scoring is about. */
  scoring = $state.raw<Shown | null>(null);

  /** What the step of a lesson is about. */
  lesson = $state.raw<Shown | null>(null);

  readonly lit = $derived.by<Lit | null>(() => {
    const shown = this.shown();
    return shown && { routes: new Set(shown.routes), cities: new Set(shown.cities) };
  });
  /** What a lesson speaks of is in sight, too: a phone shows only a part of the board. */
  readonly framed = $derived.by(() => [
    ...(this.lesson?.routes ?? []).flatMap((id) => this.turn.around(id)),
    ...(this.lesson?.cities ?? []).map((city) => [city]),
  ]);

  constructor(private readonly turn: Turn) {}

  /** Light what a line tells of, or no longer. */
  toggle(line: Line): void {
    this.line = this.line === line ? null : line;
  }

  /** Look at nothing any more: what somebody looked at may be gone without a word. */
  end(): void {
    this.ticket = this.seat = this.line = null;
  }

  private shown(): Shown | null {
    if (this.scoring) return this.scoring;
    if (this.ticket) return this.wayOf(this.ticket);
    if (this.line)
      return {
        routes: this.line.route ? [this.line.route] : [],
        cities: this.line.city ? [this.line.city] : [],
      };
    const owned = this.seat === null ? [] : this.owned(this.seat);
    return owned.length ? { routes: owned, cities: [] } : this.lesson;
  }

  private wayOf(id: string): Shown {
    const { facts, tickets, view } = this.turn;
    const ticket = facts.tickets[id]!;
    const mine = view.seat === null ? [] : this.owned(view.seat);
    return { routes: [...mine, ...(tickets[id]?.way ?? [])], cities: citiesOf(ticket, facts) };
  }

  private owned(seat: number): string[] {
    const { routes } = this.turn.view;
    return Object.keys(routes).filter((id) => routes[id] === seat);
  }
}
