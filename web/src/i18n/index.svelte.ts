/** All words of the interface, in the language of the reader; they live in src/railwright/words. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../settings.svelte";

export const LANGUAGES = { en: "English", pl: "polski", nb: "norsk" } as const;
export type Language = keyof typeof LANGUAGES;
type Args = Record<string, FluentVariable>;

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./en"),
  pl: () => import("./pl"),
  nb: () => import("./nb"),
};

let bundle = $state.raw(new FluentBundle("en"));
let current = $state<Language>("en");

/** The language that a browser asks for, if we speak it. */
export function detect(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const code = tag.slice(0, 2).toLowerCase();
    if (code === "no" || code === "nn") return "nb";
    if (code in LANGUAGES) return code as Language;
  }
  return "en";
}

export function language(): Language {
  return current;
}

export async function speak(code: Language): Promise<void> {
  const text = (await FILES[code]()).default;
  const next = new FluentBundle(code, { useIsolating: false });
  next.addResource(new FluentResource(text));
  bundle = next;
  current = code;
  document.documentElement.lang = code;
  document.querySelector("meta[name=description]")?.setAttribute("content", t("start-about"));
}

/** A number with a minus, which is longer than a hyphen, if it is below zero. */
export function signed(n: number): string {
  return `${n}`.replace("-", "\u2212");
}

/** The words of a message. */
export function t(id: string, args: Args = {}): string {
  const [name, attribute] = id.split(".") as [string, string?];
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return id;
  const isBelowZero = Object.values(args).some((value) => typeof value === "number" && value < 0);
  const text = bundle.formatPattern(pattern, args);
  return isBelowZero ? text.replace(/-(?=\d)/g, "\u2212") : text;
}

/** Whether there is a message of that name. */
export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** Names in the words of a game, by languages and messages. */
export type Names = Record<string, Record<string, string>>;

/** What the reader calls something: in a game's own words, in ours, or as it is without words. */
export function named(id: string, otherwise: string, own: Names = {}): string {
  return own[current]?.[id] ?? (has(id) ? t(id) : otherwise);
}

export interface Part {
  text: string;
  strong: boolean;
}

const OPEN = "\uE000";
const CLOSE = "\uE001";

/** The words of a message in parts, its inserted names set off. */
export function rich(id: string, args: Args = {}): Part[] {
  const marked = Object.entries(args).map(([key, value]) => [
    key,
    typeof value === "string" && key !== "wild" ? OPEN + value + CLOSE : value,
  ]);
  const parts = t(id, Object.fromEntries(marked) as Args).split(/([\uE000\uE001])/);
  const found: Part[] = [];
  let strong = false;
  for (const text of parts) {
    if (text === OPEN || text === CLOSE) strong = text === OPEN;
    else if (text) found.push({ text, strong });
  }
  return found;
}

/** Things in a row, as the language joins them. */
export function list(items: string[], type: "conjunction" | "unit" = "conjunction"): string {
  return new Intl.ListFormat(current, { style: "long", type }).format(items);
}

/** The language of the settings, or of the browser. */
export function chosen(): Language {
  return settings.language || detect();
}
