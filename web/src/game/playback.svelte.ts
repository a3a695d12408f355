/** A finished game as it is watched: at one step, by itself or by hand. */

import type { Lit } from "../board/state";
import type { Replay } from "../net/messages";
import { tell, type Told } from "./story";
import { settings } from "../settings.svelte";

const PACE = { off: 250, fast: 350, normal: 750, slow: 1500 }; // milliseconds a step

export class Playback {
  /** After how many steps the game is shown. */
  at = $state(0);
  isPlaying = $state(false);
  /** What is lit on the board; it belongs to the step that is shown. */
  lit = $state.raw<Lit | null>(null);

  readonly last: number;
  readonly view = $derived.by(() => this.replay.steps[this.at - 1]?.view ?? this.replay.start);
  readonly events = $derived.by(() => this.replay.steps[this.at - 1]?.events ?? []);
  readonly hands = $derived.by(() => this.replay.steps[this.at - 1]?.hands ?? this.replay.hands);
  /** What has happened so far. */
  readonly steps = $derived.by<Told[]>(() =>
    tell(
      this.replay.steps.slice(0, this.at).map(({ by, events }, n) => ({
        version: n + 1,
        by,
        at: 0,
        back_to: null,
        events,
        level: null,
      })),
    ),
  );

  private timer = 0;

  constructor(readonly replay: Replay) {
    this.last = replay.steps.length;
  }

  /** Go to a step, or as near as there is one; if it plays, it plays on from there. */
  go(to: number): void {
    this.at = Math.min(this.last, Math.max(0, to));
    this.wait();
  }

  /** Go to a step and stay there; what was lit belongs to another. */
  jump(to: number): void {
    this.pause();
    this.lit = null;
    this.go(to);
  }

  /** Go to where something was decided, and light what was done and what would have been better. */
  showDecision(step: number, better: string | null): void {
    this.jump(step);
    const done = this.replay.steps[step]?.events ?? [];
    const routes = done.flatMap((event) => ("route" in event && event.route ? [event.route] : []));
    const cities = done.flatMap((event) => ("city" in event && event.city ? [event.city] : []));
    if (better) routes.push(better);
    if (routes.length || cities.length) this.light(routes, cities);
  }

  toggle(): void {
    this.isPlaying = !this.isPlaying;
    this.wait();
  }

  pause(): void {
    this.isPlaying = false;
    this.wait();
  }

  /** Light all routes of a player, and perhaps some cities. */
  lightSeat(seat: number, cities: readonly string[] = []): void {
    const { routes } = this.view;
    this.light(
      Object.keys(routes).filter((id) => routes[id] === seat),
      cities,
    );
  }

  light(routes: readonly string[], cities: readonly string[]): void {
    this.lit = { routes: new Set(routes), cities: new Set(cities) };
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.at >= this.last) this.isPlaying = false;
    if (!this.isPlaying) return;
    this.timer = window.setTimeout(() => this.go(this.at + 1), PACE[settings.speed]);
  }
}
