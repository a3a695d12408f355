/** Shares and means as people read them, and the steps of a heat map. */

import { language, t } from "../i18n/index.svelte";
import type { MeanTold, ShareTold } from "../net/messages";

/** Cases below which a figure would say nothing. */
export const FEWEST = 20;
/** The steps of a heat map. */
export const STEPS = 7;
/** Turns that share a bar of a histogram. */
export const TURNS = 5;

const PERCENT = { style: "percent", minimumFractionDigits: 1 } as const;

/** A share without its range: `53.9%`. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), PERCENT).format(share);
}

/** A share with its range: `53.9% (52.0%–55.8%)`. */
export function shareText({ cases, share, low, high }: ShareTold): string {
  if (cases < FEWEST) return t("explorer-few");
  return t("explorer-share", { share: percent(share), low: percent(low), high: percent(high) });
}

/** A number with one decimal: `+4.2`. */
export function number(value: number, signDisplay: "auto" | "exceptZero" = "auto"): string {
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay } as const;
  return new Intl.NumberFormat(language(), one).format(value).replace("-", "\u2212");
}

/** A mean with how far it may be off: `+4.2 ± 1.1`. */
export function meanText({ value, error }: MeanTold, cases: number): string {
  if (cases < FEWEST) return t("explorer-few");
  return t("explorer-mean", {
    value: number(value, "exceptZero"),
    error: number(error),
  });
}

export interface Heat {
  steps: Record<string, number>;
  /** What the palest and the strongest color stand for. */
  low: number;
  high: number;
}

/** Values in steps from 1 to 7, from the least to the greatest of them. */
export function heatOf(values: readonly (readonly [string, number])[]): Heat {
  const all = values.map(([, value]) => value);
  const [low, high] = [Math.min(...all, 1), Math.max(...all, 0)];
  const step = (value: number) =>
    high > low ? Math.min(STEPS, 1 + Math.floor((STEPS * (value - low)) / (high - low))) : 1;
  return { steps: Object.fromEntries(values.map(([id, value]) => [id, step(value)])), low, high };
}

export interface Bar {
  from: number;
  to: number;
  share: number;
}

/** When a route was claimed: the turns in groups, with their shares. */
export function barsOf(turns: readonly number[]): Bar[] {
  const whole = turns.reduce((sum, count) => sum + count, 0);
  return Array.from({ length: Math.ceil(turns.length / TURNS) }, (_, at) => {
    const some = turns.slice(at * TURNS, (at + 1) * TURNS);
    const count = some.reduce((sum, each) => sum + each, 0);
    return { from: at * TURNS + 1, to: (at + 1) * TURNS, share: count / whole };
  });
}
