/** What options and their choices are called. */

import { named, t, type Names } from "../i18n/index.svelte";
import type { OptionChoice } from "../net/messages";

export function optionName({ name }: OptionChoice, own?: Names): string {
  return named(`option-${name.replaceAll("_", "-")}`, name, own);
}

/** Whether a choice is the player of that number. */
export function isSeat({ names_seats }: OptionChoice, choice: string): boolean {
  return names_seats && /^\d+$/.test(choice);
}

export function choiceName(option: OptionChoice, choice: string, own?: Names): string {
  if (isSeat(option, choice)) return t("player-number", { n: Number(choice) });
  const id = `option-${option.name}-${choice}`.replaceAll("_", "-");
  return named(id, t("option-choice", { choice }), own);
}
