/** The words of the settings, loaded when somebody opens them. */

import { language, learn, wordsOf, type Language } from "./index.svelte";

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("@words/en/settings.ftl?raw"),
  nb: () => import("@words/nb/settings.ftl?raw"),
  pl: () => import("@words/pl/settings.ftl?raw"),
};

/** Learn these words in a language, unless another is spoken meanwhile. */
export async function learnSettings(code: Language): Promise<void> {
  const text = FILES[code] ? (await FILES[code]()).default : await wordsOf(code, "settings.ftl");
  if (code === language()) learn(text);
}
