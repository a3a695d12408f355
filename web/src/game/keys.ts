/** The keys of the table. */

import { t } from "../i18n/index.svelte";
import { toggleSound } from "../sound";
import { isInField } from "./fields";
import type { Turn } from "./turn.svelte";

export interface Elsewhere {
  board(): void;
  help(): void;
  summary(): void;
  known(): void;
  cancel(): void;
}

/** Keys with modifiers are the browser's. */
function belongsElsewhere(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || isInField(event);
}

/** Do what a key stands for; whether it stands for anything. */
export function press(event: KeyboardEvent, turn: Turn, go: Elsewhere): boolean {
  if (belongsElsewhere(event)) return false;
  const { view } = turn;
  const slot = Number(event.key);
  if (slot >= 1 && slot <= view.market.length) {
    turn.drawUp(slot);
    return true;
  }
  const decks = Object.keys(view.decks);
  const keys: Record<string, () => void> = {
    d: () => turn.drawBlind(decks[0]!),
    ...(decks.length > 1 && { s: () => turn.drawBlind(decks[1]!) }),
    t: () => turn.drawTickets(),
    i: () => turn.table.suggest(),
    u: () => turn.table.undo(),
    a: () =>
      document.querySelector<HTMLElement>(".prompt button, .prompt input, .ask button")?.focus(),
    b: () => go.board(),
    l: () => document.querySelector<HTMLElement>(".lesson .primary, .lesson button")?.focus(),
    h: () => document.querySelector<HTMLElement>(".hand button")?.focus(),
    k: () => go.known(),
    r: () => go.summary(),
    m: () => turn.say(toggleSound() ? t("sound-on") : t("sound-off")),
    "?": () => go.help(),
    Escape: () => go.cancel(),
  };
  keys[event.key]?.();
  return event.key in keys;
}
