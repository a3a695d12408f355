/** Taking a free seat at somebody's table, whoever else reaches for it. */

import { t } from "../i18n/index.svelte";
import { api, codeOf } from "../net/api";
import type { TableState } from "../net/messages";
import { settings } from "../settings.svelte";

export function freeSeats({ seats }: TableState): number[] {
  return seats.filter(({ kind }) => kind === "open").map(({ seat }) => seat);
}

/** Whether a stranger can sit down there. */
export function isJoinable(table: TableState): boolean {
  return (
    table.status === "open" && freeSeats(table).length > 0 && !table.seats.some(({ mine }) => mine)
  );
}

/** Sit down on a seat that a table still has; fails with the reason if all are taken. */
export async function join(table: TableState): Promise<void> {
  const wanted = { kind: "me" as const, name: settings.name || t("guest") };
  for (const seat of freeSeats(table)) {
    try {
      await api.seat(table.table, seat, wanted);
      return;
    } catch (error) {
      if (codeOf(error) !== "SEAT_TAKEN" || seat === freeSeats(table).at(-1)) throw error;
    }
  }
}
