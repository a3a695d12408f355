/** A puzzle: a table that there is only in this page, where a decision is judged, not played. */

import { api, codeOf } from "../net/api";
import type { Line } from "../net/here.svelte";
import type {
  FromClient,
  FromServer,
  PuzzleJudged,
  PuzzlePosed,
  PuzzlesOffered,
  PuzzleTried,
  Wish,
} from "../net/messages";
import { note } from "./progress.svelte";

export class Puzzling implements Line {
  readonly status = "open";
  /** What was tried last, and the answer to it. */
  tried = $state.raw<PuzzleTried | null>(null);
  judged = $state.raw<PuzzleJudged | null>(null);
  private readonly listeners = new Set<(message: FromServer) => void>();

  constructor(
    readonly posed: PuzzlePosed,
    readonly offered: PuzzlesOffered,
  ) {}

  /** Today, if this is the puzzle of the day. */
  get day(): string | null {
    const { daily, day } = this.offered;
    const { game, number } = this.posed;
    return daily?.game === game && daily.number === number ? day : null;
  }

  /** The number of the next puzzle of the game, the first one after the last. */
  get next(): number {
    return (this.posed.number % this.posed.count) + 1;
  }

  listen(listener: (message: FromServer) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private say(message: FromServer): void {
    queueMicrotask(() => {
      for (const listener of this.listeners) listener(message);
    });
  }

  watch(): void {
    this.say(this.posed.table);
  }

  unwatch(): void {}

  tell(message: FromClient): void {
    if (message.type === "history") this.say(this.posed.history);
    if (message.type === "prospects") this.say(this.posed.prospects);
  }

  /** Judge a decision; nothing else can be wished for here. */
  wish(wish: Wish): void {
    const { table, id } = wish;
    if (wish.type !== "act") return;
    const { action, cards } = wish;
    this.judge(cards ? { action, cards } : { action }).then(
      () => this.say({ type: "done", table, id, version: this.posed.table.state.version }),
      (error: unknown) =>
        this.say({ type: "refused", table, id, code: codeOf(error), rule: null, message: "" }),
    );
  }

  private async judge(tried: PuzzleTried): Promise<void> {
    const { game, number } = this.posed;
    const judged = await api.tryPuzzle(game, number, tried);
    note(game, number, judged.right, this.day);
    this.tried = tried;
    this.judged = judged;
  }
}
