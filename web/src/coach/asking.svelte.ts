/** The coach, asked again and again until there is a report. */

import { api } from "../net/api";
import type { CoachTold } from "../net/messages";

const AGAIN = 1000; // milliseconds between two questions

export class Asking {
  told = $state.raw<CoachTold | null>(null);
  hasFailed = $state(false);
  private timer = 0;
  private isLeft = false;

  constructor(
    readonly table: string,
    readonly seat: number,
  ) {}

  async ask(): Promise<void> {
    this.hasFailed = false;
    try {
      const told = await api.coach(this.table, this.seat);
      if (this.isLeft) return;
      this.told = told;
      if (!told.report) this.timer = window.setTimeout(() => void this.ask(), AGAIN);
    } catch {
      this.hasFailed = !this.isLeft;
    }
  }

  /** Nobody waits any more. */
  leave(): void {
    this.isLeft = true;
    clearTimeout(this.timer);
  }
}
