/** A companion table in this browser: its marks, what they come to, and other phones. */

import type { BoardFacts } from "../board";
import { codeOf } from "../net/api";
import { isSite } from "../net/here.svelte";
import { api } from "./asking";
import type { Mark, Reckoned } from "../net/messages";
import { cellsOf, merged, nextClock } from "./marks";
import { entered, isEmpty, MAP, sheetOf, TURN } from "./sheet";
import { keep, kept, newId, type KeptSheet } from "./shelf";
import { paused, written } from "./turns";

const PAUSE = 120; // milliseconds in which several marks are scored at once
const HEARING = 3000; // milliseconds between looks at what other phones have entered
const MOST_UNDO = 200;

export class CompanionTable {
  private kept = $state.raw<KeptSheet>(null!);
  private readonly cells = $derived.by(() => cellsOf(this.kept.marks));
  readonly sheet = $derived.by(() => sheetOf(this.cells));
  readonly canUndo = $derived.by(() => this.kept.undo.length > 0);
  readonly isShared = $derived.by(() => this.kept.isShared);
  readonly unsent = $derived.by(() => this.kept.unsent.length);
  /** What the engine says of it; what it said before, while it is asked again. */
  reckoned = $state.raw<Reckoned | null>(null);
  /** Why it says nothing. */
  trouble = $state("");
  /** How it ends, unless the engine cannot say so of what is entered now. */
  readonly result = $derived.by(() => (this.trouble ? null : (this.reckoned?.result ?? null)));
  /** Why the server takes nothing from here, although it can be reached. */
  refusal = $state("");
  /** Whether it is still here when these pages are closed. */
  isKept = $state(true);
  private scoring = 0;
  private hearing = 0;
  private asked = 0;
  private answered = 0;
  private isTalking = false;

  constructor(found: KeptSheet) {
    this.kept = found;
    if (found.marks.length) this.score();
    this.hearing = window.setInterval(() => this.hear(), HEARING);
    void this.share();
  }

  get id(): string {
    return this.kept.id;
  }

  /** All that is kept of it. */
  get whole(): KeptSheet {
    return this.kept;
  }

  leave(): void {
    clearTimeout(this.scoring);
    clearInterval(this.hearing);
  }

  /** The value of a cell. */
  cell(about: string): string | null {
    return this.cells.get(about) ?? null;
  }

  /** Enter something that can be taken back. */
  mark(about: string, value: string | null): void {
    const before = this.cell(about);
    if (before === value) return;
    const undo = [...this.kept.undo, { about, made: value, before }].slice(-MOST_UNDO);
    this.enter([[about, value]], undo);
  }

  /** Enter what is settled before, all at once. */
  settle(cells: Record<string, string>): void {
    this.enter(Object.entries(cells), this.kept.undo);
  }

  /** Take back what was entered last on this phone, unless somebody has changed it since. */
  undo(): string | null {
    const rest = [...this.kept.undo];
    for (let last = rest.pop(); last; last = rest.pop()) {
      if (this.cell(last.about) !== last.made) continue;
      this.enter([[last.about, last.before]], rest);
      return last.about;
    }
    this.change({ undo: rest });
    return null;
  }

  private enter(cells: [string, string | null][], undo: KeptSheet["undo"]): void {
    let clock = nextClock(this.kept.marks);
    const made = cells.map(([about, value]): Mark => ({
      id: about === MAP ? MAP : newId(),
      clock: clock++,
      about,
      value,
    }));
    const unsent = [...this.kept.unsent, ...made.map(({ id }) => id)];
    this.change({ marks: [...this.kept.marks, ...made], unsent, undo });
    if (cells.some(([about]) => about !== TURN)) this.score(); // no clock changes the scores
    void this.share();
  }

  /** Change what is kept; another tab may have entered, sent, shared or scored it since. */
  private change(change: Partial<KeptSheet>, sent: readonly string[] = []): void {
    const there = kept(this.id) ?? this.kept;
    const next = { ...this.kept, result: there.result, ...change, changed: Date.now() };
    const unsent = new Set([...next.unsent, ...there.unsent]);
    for (const each of sent) unsent.delete(each);
    this.kept = {
      ...next,
      marks: merged(next.marks, there.marks),
      unsent: [...unsent],
      isShared: next.isShared || there.isShared,
    };
    this.isKept = keep(this.kept);
  }

  /** Look what is new elsewhere, and whether the engine answers again. */
  private hear(): void {
    if (this.trouble && this.answered === this.asked) this.score();
    void this.share();
  }

  /** Have it scored, soon. */
  score(): void {
    clearTimeout(this.scoring);
    this.scoring = window.setTimeout(() => void this.askEngine(), PAUSE);
  }

  private async askEngine(): Promise<void> {
    const now = ++this.asked;
    try {
      const said = await api.scoreSheet(entered(this.sheet));
      if (now !== this.asked) return; // something else was entered since
      this.reckoned = said;
      this.trouble = "";
      if (this.kept.result) this.file(); // it was corrected since
    } catch (error) {
      if (now === this.asked) this.trouble = codeOf(error);
    } finally {
      if (now === this.asked) this.answered = now;
    }
  }

  /** Stop the clock, and note how it ended. */
  end(): void {
    const { turns } = this.sheet;
    if (turns.since !== null) this.mark(TURN, written(paused(turns, Date.now())));
    this.file();
  }

  /** Note how it ended; a game of which nothing is entered was not played. */
  private file(): void {
    const result = isEmpty(this.sheet) ? null : this.result;
    if (JSON.stringify(result) !== JSON.stringify(this.kept.result)) this.change({ result });
  }

  /** Share it with other phones from now on. */
  async open(): Promise<void> {
    if (!this.kept.isShared)
      this.change({ isShared: true, unsent: this.kept.marks.map(({ id }) => id) });
    await this.share();
  }

  /** Tell the server what is new here, and hear what is new there. */
  private async share(): Promise<void> {
    if (isSite || !this.kept.isShared || this.isTalking) return;
    this.isTalking = true;
    try {
      do await this.exchange();
      while (this.unsent); // entered while the server was told of what was before
      this.refusal = "";
    } catch (error) {
      // Without a network everything is kept here, and told the next time.
      const code = codeOf(error);
      this.refusal = code === "OFFLINE" ? "" : code;
    } finally {
      this.isTalking = false;
    }
  }

  private async exchange(): Promise<void> {
    const { id, marks, unsent } = this.kept;
    const news = marks.filter((mark) => unsent.includes(mark.id));
    const told = await api.shareMarks(id, { known: marks.length, marks: news });
    const all = merged(this.kept.marks, told.marks);
    const isNew = all.length > this.kept.marks.length;
    if (isNew || unsent.length) this.change({ marks: all }, unsent);
    if (isNew) this.score();
  }

  /** Take, give back or pass on a route for a player; the track that it came to. */
  tapRoute(facts: BoardFacts, id: string, seat: number): string {
    const track = trackFor(facts, this.sheet.routes, id, seat);
    const isMine = this.sheet.routes[track] === seat;
    this.mark(`route:${track}`, isMine ? null : `${seat}`);
    return track;
  }

  /** Build in a city for a player, or take that back. */
  tapCity(id: string, seat: number): void {
    this.mark(`city:${id}`, this.sheet.buildings[id] === seat ? null : `${seat}`);
  }
}

/** The track that a finger means: the player's own, then a free one, then the one it hit. */
export function trackFor(
  facts: BoardFacts,
  owners: Record<string, number>,
  id: string,
  seat: number,
): string {
  const twin = facts.routes.find((route) => route.id === id)?.twin;
  if (!twin || owners[id] === seat) return id;
  if (owners[twin] === seat) return twin;
  return owners[id] !== undefined && owners[twin] === undefined ? twin : id;
}
