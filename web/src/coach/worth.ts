/** Chances and points of the coach, in numbers and as a curve. */

import { language } from "../i18n/index.svelte";
import type { CoachReport, CoachWorth } from "../net/messages";

/** A number with one decimal, and with its sign if it is a change. */
export function tenths(value: number, isChange = true): string {
  const form = new Intl.NumberFormat(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: isChange ? "exceptZero" : "auto",
  });
  return form.format(value).replace("-", "\u2212");
}

/** How the chance went: what the game was worth after so many steps. */
export function chances(report: CoachReport, last: number): { step: number; chance: number }[] {
  return [
    ...report.decisions.map(({ step, before }) => ({ step, chance: before.chance })),
    { step: last, chance: report.end.chance },
  ];
}

export interface BalanceRow {
  message: string;
  worth: CoachWorth;
  isChange: boolean;
}

/** How luck and skill come to the end. */
export function balance({ even, luck, skill, end }: CoachReport): BalanceRow[] {
  const changes: [string, CoachWorth][] = [
    ["coach-deal", luck.deal],
    ["coach-cards", luck.cards],
    ["coach-tickets", luck.tickets],
    ["coach-others", luck.others],
    ["coach-skill", skill],
  ];
  return [
    { message: "coach-even", worth: even, isChange: false },
    ...changes.map(([message, worth]) => ({ message, worth, isChange: true })),
    { message: "coach-end", worth: end, isChange: false },
  ];
}

/** Whether a row has more than a whole game, which must be explained. */
export function isOdd(report: CoachReport): boolean {
  return balance(report).some(({ worth }) => Math.abs(worth.chance) > 100);
}
