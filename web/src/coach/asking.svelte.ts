/** The coach, asked again and again until there is a report. */

import { refused } from "../game/reasons";
import { t } from "../i18n/index.svelte";
import { api, codeOf, Problem } from "../net/api";
import type { CoachTold } from "../net/messages";

const AGAIN = 1000; // milliseconds between two questions

export class Asking {
  told = $state.raw<CoachTold | null>(null);
  /** Why there is no report. */
  failure = $state("");
  private timer = 0;
  private isLeft = false;

  constructor(
    /** A table or a record, as in an address. */
    readonly place: string,
    readonly seat: number,
  ) {}

  async ask(): Promise<void> {
    this.failure = "";
    try {
      const told = await api.coach(this.place, this.seat);
      if (this.isLeft) return;
      this.told = told;
      if (!told.report) this.timer = window.setTimeout(() => void this.ask(), AGAIN);
    } catch (error) {
      if (this.isLeft) return;
      this.failure = error instanceof Problem ? refused(codeOf(error)) : t("coach-failed");
    }
  }

  /** Nobody waits any more. */
  leave(): void {
    this.isLeft = true;
    clearTimeout(this.timer);
  }
}
