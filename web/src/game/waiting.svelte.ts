/** The games elsewhere that wait for this player, the longest wait first. */

import { api } from "../net/api";
import type { TableState } from "../net/messages";

const AGAIN = 20_000; // milliseconds after which it is looked up again

/** Tables besides this one where a seat of the reader has to decide. */
export function waitingElsewhere(tables: readonly TableState[], here: string): TableState[] {
  return tables
    .filter(
      ({ table, status, archived, seats, deciding }) =>
        table !== here &&
        status === "playing" &&
        !archived &&
        seats.some(({ seat, mine, away }) => mine && !away && deciding.includes(seat)),
    )
    .sort((a, b) => a.active - b.active);
}

export class Waiting {
  tables = $state.raw<TableState[]>([]);
  private readonly timer: number;
  private readonly look = () => {
    if (!document.hidden) void this.refresh();
  };

  constructor(private readonly here: string) {
    this.timer = window.setInterval(this.look, AGAIN);
    document.addEventListener("visibilitychange", this.look);
    this.look();
  }

  stop(): void {
    clearInterval(this.timer);
    document.removeEventListener("visibilitychange", this.look);
  }

  /** The list is a courtesy: if it cannot be had, the old one stays. */
  private async refresh(): Promise<void> {
    const found = await api.mine().catch(() => null);
    if (found) this.tables = waitingElsewhere(found.tables, this.here);
  }
}
