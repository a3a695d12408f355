/** All words of the interface, in the language of the reader; they live in src/railwright/words. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { LanguageOffered } from "../net/messages";
import { settings } from "../settings.svelte";

/** The tag of a language, such as `pl` or `pt-BR`. */
export type Language = string;
type Args = Record<string, FluentVariable>;

/** Our languages come with the client; those of others come from the server. */
const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./en"),
  nb: () => import("./nb"),
  pl: () => import("./pl"),
};
type Files = typeof FILES;
/** Words that only some pages need, which bring them along. */
const topics = new Map<string, Files>();
const SAME: Record<string, Language> = { no: "nb", nn: "nb" };

let bundle = $state.raw(new FluentBundle("en"));
let current = $state<Language>("en");
let offered = $state.raw<readonly LanguageOffered[]>(
  Object.keys(FILES).map((code) => ({ code, translated: 100 })),
);
let asking: Promise<void> | null = null;
/** The language asked for last, and the moment when it is spoken. */
let wanted: Language = "en";
let speaking: Promise<void> = Promise.resolve();

/** The languages that can be chosen, with how much of each is translated. */
export function languages(): readonly LanguageOffered[] {
  return offered;
}

/** What a language calls itself. */
export function languageName(code: Language): string {
  return new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
}

/** Ask the server once which languages it has. */
export function loadLanguages(): Promise<void> {
  asking ??= fetch("/words/languages.json")
    .then(async (answer) => {
      if (answer.ok) offered = (await answer.json()) as LanguageOffered[];
    })
    .catch(() => {
      asking = null; // ours can be chosen all the same
    });
  return asking;
}

/** The language for a tag of a browser, if there is one. */
function spoken(tag: string): Language | undefined {
  const [whole, code] = [tag.toLowerCase(), tag.split("-")[0]!.toLowerCase()];
  return [whole, code, SAME[code]]
    .map((wanted) => offered.find((each) => each.code.toLowerCase() === wanted)?.code)
    .find((found) => found);
}

/** The language that a browser asks for, if it is spoken here. */
export function detect(wanted: readonly string[]): Language {
  return wanted.map(spoken).find((found) => found) ?? "en";
}

export function language(): Language {
  return current;
}

/** The words of a language that come from the server, by the end of the file's name. */
export async function wordsOf(code: Language, end: string): Promise<string> {
  const answer = await fetch(`/words/${code}.${end}`);
  return answer.text();
}

/** Have the words of a topic from now on, in whatever language is spoken. */
export async function learn(topic: string, files: Files): Promise<void> {
  if (topics.has(topic)) return speaking;
  topics.set(topic, files);
  try {
    await speak(wanted);
  } catch (error) {
    topics.delete(topic); // whoever asks next tries again
    throw error;
  }
}

/** Speak a language, with the words of all topics so far; asked several times, the last counts. */
export function speak(code: Language): Promise<void> {
  wanted = code;
  const mine: Promise<void> = gathered(code).then(
    (words) => (mine === speaking ? use(code, words) : speaking),
    (error: unknown) => {
      if (mine === speaking) wanted = current;
      throw error;
    },
  );
  speaking = mine;
  return mine;
}

/** All words of a language that are needed so far. */
async function gathered(code: Language): Promise<FluentBundle> {
  const text = FILES[code] ? (await FILES[code]()).default : await wordsOf(code, "ftl");
  const more = await Promise.all(
    [...topics].map(
      ([topic, files]) =>
        files[code]?.().then((file) => file.default) ?? wordsOf(code, `${topic}.ftl`),
    ),
  );
  const found = new FluentBundle(code, { useIsolating: false });
  for (const each of [text, ...more])
    found.addResource(new FluentResource(each), { allowOverrides: true });
  return found;
}

function use(code: Language, words: FluentBundle): void {
  bundle = words;
  current = code;
  document.documentElement.lang = code;
  document.querySelector("meta[name=description]")?.setAttribute("content", t("start-about"));
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/words/${code}.webmanifest`);
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

/** Things in a row, as the language joins them, or by commas alone. */
export function list(items: string[], joined: "and" | "commas" = "and"): string {
  if (joined === "commas") return items.join(", "); // lists of units have an "and" in Polish
  return new Intl.ListFormat(current, { style: "long", type: "conjunction" }).format(items);
}

/** The language of the settings, or of the browser. */
export function chosen(): Language {
  return detect([settings.language, ...navigator.languages]);
}

/** Speak for the first time; those who want a language that is not ours wait for the server's. */
export async function begin(): Promise<void> {
  const isOurs = settings.language
    ? settings.language in FILES
    : spoken(navigator.languages[0] ?? "en") !== undefined;
  if (!isOurs) await loadLanguages();
  await speak(chosen());
}
