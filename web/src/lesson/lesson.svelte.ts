/** A lesson as its learner goes through it: the steps, where the game stands, what to do. */

import { ADVICE } from "../game/advice_words";
import { deed } from "../game/hint";
import type { Turn } from "../game/turn.svelte";
import { language, learn } from "../i18n/index.svelte";
import { ask } from "../net/api";
import type { LessonPart, LessonStep, LessonTold } from "../net/messages";
import { loadRules, type Rules } from "../rules";
import { LESSONS } from "./words";
import { noteProgress, progressOf } from "./progress";

export class Lesson {
  /** The step that is read, which may be one of before; after the last one, the farewell. */
  index = $state(0);
  private readonly last: number;
  /** How many actions were done when it was last looked. */
  private seen: number;

  constructor(
    readonly steps: readonly LessonStep[],
    readonly words: Rules,
    private readonly turn: Turn,
    readonly part: LessonPart,
  ) {
    this.last = Math.max(...steps.map(({ at }) => at));
    this.seen = this.done;
    const noted = progressOf(this.game, this.part);
    const isNoted = noted?.table === turn.table.id && steps[noted.step]?.at === this.done;
    this.index = isNoted ? noted.step : Math.max(0, this.arrival);
  }

  get game(): string {
    return this.turn.facts.game.name;
  }

  /** How many actions of the game were done, as far as they are shown. */
  get done(): number {
    return this.turn.table.version;
  }

  get step(): LessonStep | null {
    return this.steps[this.index] ?? null;
  }

  /** The parts of the rules that a step is about. */
  parts({ rules }: LessonStep): string[] {
    const { parts } = this.words.page;
    return Object.keys(parts).filter((part) => parts[part]!.some((rule) => rules.includes(rule)));
  }

  /** Where the reader is when the game has come to a stop; -1 while it goes on by itself. */
  get arrival(): number {
    if (this.done > this.last) return this.steps.length;
    return this.steps.findIndex(({ at }) => at === this.done);
  }

  /** The last step that can be read before something is done. */
  get limit(): number {
    const { steps, arrival, done } = this;
    if (arrival < 0) return this.index;
    const wanted = steps.findIndex(({ at, does }) => at === done && does);
    return wanted < 0 ? steps.length : wanted;
  }

  /** Whether the step is about what can be done now. */
  get isNow(): boolean {
    return this.step?.does === true && this.step.at === this.done;
  }

  /** What the learner has to do now, as the notation has it. */
  get wanted(): string | null {
    return this.isNow ? (this.step?.action ?? null) : null;
  }

  /** What to do now, in words. */
  get task(): string {
    const { view, places } = this.turn;
    return this.wanted ? deed(this.wanted, view, places) : "";
  }

  /** Go on reading, or back. */
  turnTo(index: number): void {
    this.index = Math.max(0, Math.min(index, this.limit));
    this.note();
  }

  /** The game has come to its next stop. */
  arrive(): void {
    const isNew = this.done !== this.seen;
    this.seen = this.done;
    if (isNew && this.arrival >= 0) this.index = this.arrival;
    this.note();
  }

  title(step: LessonStep): string {
    return this.words.titleOf(`lesson-${step.says}`);
  }

  text(step: LessonStep): string {
    return this.words.say(`lesson-${step.says}`);
  }

  private note(): void {
    const { table } = this.turn;
    const [step, of] = [this.index, this.steps.length];
    noteProgress(this.game, { table: table.id, part: this.part, step, of });
  }
}

/**
 * The lesson of the table that a turn is about, in the language of the reader.
 *
 * None if it was begun with another edition, whose moves were others.
 */
export async function loadLesson(turn: Turn, part: LessonPart): Promise<Lesson | null> {
  const game = turn.facts.game.name;
  const [told, words] = await Promise.all([
    ask<LessonTold>("GET", `/boards/${game}.lesson.json`),
    loadRules(game, language()),
    learn("advice", ADVICE),
    learn("lessons", LESSONS),
  ]);
  const { edition } = turn.table.state!.settings;
  if (edition && edition !== told.edition) return null;
  const steps = told.steps.filter(({ special }) => part === "whole" || special);
  return new Lesson(steps, words, turn, part);
}
