/** The final scoring as it is shown: stage by stage, each as long as eyes need. */

import type { BoardFacts } from "../board";
import type { Result } from "../net/messages";
import { speed } from "../settings.svelte";
import { scoresAfter, stagesOf, type Stage } from "./scoring";
import type { Shown } from "./spotlight.svelte";
import { citiesOf } from "./tickets";

const STAGE = 1500; // milliseconds
const TICKET = 1100;
const STEP = 160; // for each route of a path

export class Ceremony {
  readonly stages: readonly Stage[];
  /** Whether stages are shown one after the other, and not only what comes of them. */
  readonly isStaged = speed() > 0;
  /** The number of the stage that is shown, from 1. */
  at = $state(1);
  readonly stage = $derived.by(() => this.stages[this.at - 1]!);
  readonly isDone = $derived.by(() => this.at >= this.stages.length);
  readonly scores = $derived.by(() => scoresAfter(this.stages, this.at, this.result));

  private timer = 0;
  private tracing = 0;

  constructor(
    readonly result: Result,
    private readonly facts: BoardFacts,
    /** Told what is lit on the board. */
    private readonly onlit: (shown: Shown | null) => void,
  ) {
    this.stages = stagesOf(result, facts.game.scoring);
    if (!this.isStaged) this.at = this.stages.length;
  }

  begin(): void {
    this.show(this.at);
  }

  /** Show all of it once more. */
  again(): void {
    this.show(1);
  }

  /** Go to the end. */
  skip(): void {
    this.show(this.stages.length);
  }

  stop(): void {
    clearTimeout(this.timer);
    clearInterval(this.tracing);
  }

  private show(at: number): void {
    this.stop();
    this.at = at;
    this.light();
    if (this.isDone) return;
    this.timer = window.setTimeout(() => this.show(at + 1), this.wait() * speed());
  }

  private wait(): number {
    if (this.stage.kind === "ticket") return TICKET;
    return STAGE + (this.stage.kind === "bonus" ? this.stage.path.length * STEP : 0);
  }

  private light(): void {
    const { stage } = this;
    if (stage.kind === "ticket") {
      const cities = citiesOf(this.facts.tickets[stage.ticket]!, this.facts);
      this.onlit({ routes: stage.way, cities });
    } else if (stage.kind === "bonus" && stage.path.length) this.trace(stage.path);
    else this.onlit(null);
  }

  /** Light a path as it runs, one route after the other. */
  private trace(path: readonly string[]): void {
    let shown = 1;
    const show = () => this.onlit({ routes: path.slice(0, shown++), cities: [] });
    show();
    this.tracing = window.setInterval(show, STEP * speed());
  }
}
