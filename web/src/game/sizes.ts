/** Sizes of downloads, for people. */

import { language } from "../i18n/index.svelte";

/** Bytes in whole megabytes, as the reader writes them. */
export function megabytes(bytes: number): string {
  const style = { style: "unit", unit: "megabyte", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language(), style).format(bytes / 1_000_000);
}
