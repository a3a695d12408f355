/** The rules in the language of the reader, loaded when somebody wants to read them. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "../i18n/index.svelte";

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("@words/en/rules.ftl?raw"),
  pl: () => import("@words/pl/rules.ftl?raw"),
  nb: () => import("@words/nb/rules.ftl?raw"),
};

/** Says the title, or the text, of a part of the rules. */
export type Say = (id: string, attribute?: "text") => string;

export async function loadRules(language: Language): Promise<Say> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource((await FILES[language]()).default));
  return (id, attribute) => {
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? bound(bundle.formatPattern(pattern)) : id;
  };
}

/** A text in which no line ends with a number or a word of one letter. */
export function bound(text: string): string {
  return text.replace(/(?<![\p{L}\d])(\p{L}|\d+) (?=[\p{L}\d])/gu, "$1\u00A0");
}

/** A text in its blocks: paragraphs, lists and examples. */
export type Block = { kind: "text" | "example"; text: string } | { kind: "list"; items: string[] };

export function blocksOf(text: string): Block[] {
  return text.split(/\n\s*\n/).map((block) => {
    if (block.startsWith("• "))
      return { kind: "list", items: block.split("\n").map((line) => line.replace(/^• /, "")) };
    return block.startsWith("» ")
      ? { kind: "example", text: block.slice(2) }
      : { kind: "text", text: block };
  });
}
