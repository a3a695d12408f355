/** The rules of a game in the language of the reader, loaded when somebody wants to read them. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { list, wordsOf, type Language } from "../i18n/index.svelte";
import { loadRulesFiles } from "../net/api";
import type { RulesPage } from "../net/messages";

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("@words/en/rules.ftl?raw"),
  nb: () => import("@words/nb/rules.ftl?raw"),
  pl: () => import("@words/pl/rules.ftl?raw"),
};

/** The words of all games, filled with the figures of one; its own words add to them and replace some. */
export class Rules {
  private readonly bundle: FluentBundle;
  private readonly values: Record<string, number | string>;
  /** Its lists, in the words of a sentence. */
  private readonly listed: Record<string, string> = {};

  constructor(
    private readonly language: Language,
    readonly page: RulesPage,
    ...words: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const each of words)
      this.bundle.addResource(new FluentResource(each), { allowOverrides: true });
    this.values = { ...page.figures };
    for (const [name, items] of Object.entries(page.lists)) {
      const said = items.map(({ message, points }) => this.say(message, { points }));
      this.values[name] = said.join("\n• ");
      this.listed[name] = list(said);
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(id: string, more: Record<string, number | string> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    const said = pattern ? this.bundle.formatPattern(pattern, { ...this.values, ...more }) : id;
    return this.language === "pl" ? held(said) : said;
  }

  /** The same in one sentence. */
  sayBriefly(id: string): string {
    return this.say(id, this.listed).trim();
  }

  /** The route that an example is about, if it names one. */
  routeOf(example: string): string | null {
    return this.attribute(example, "route");
  }

  /** What stands above a text. */
  titleOf(id: string): string {
    return this.attribute(id, "title") ?? "";
  }

  private attribute(id: string, name: string): string | null {
    const pattern = this.bundle.getMessage(id)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, this.values) : null;
  }
}

/** Polish lines end neither with a word of one letter nor with a number. */
function held(text: string): string {
  return text.replace(/(?<![\p{L}\d])([aiouwz]|\d+) (?=\S)/giu, "$1\u00a0");
}

export async function loadRules(game: string, language: Language): Promise<Rules> {
  const [words, { page, own }] = await Promise.all([
    FILES[language]?.().then((file) => file.default) ?? wordsOf(language, "rules.ftl"),
    loadRulesFiles(game, language),
  ]);
  return new Rules(language, page, words, own);
}

/** A text in its blocks: paragraphs, lists and examples. */
export type Block = { kind: "text" | "example"; text: string } | { kind: "list"; items: string[] };

/** The blocks of a text; what a game does not need is empty and left out. */
export function blocksOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block)
    .map((block) => {
      if (block.startsWith("•")) return { kind: "list", items: itemsOf(block) };
      return block.startsWith("» ")
        ? { kind: "example", text: block.slice(2) }
        : { kind: "text", text: block };
    });
}

function itemsOf(block: string): string[] {
  const items = block.split(/^•/m).map((item) => item.trim());
  return items.filter((item) => item);
}
