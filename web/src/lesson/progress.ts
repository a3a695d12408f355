/** How far somebody has come in each lesson, remembered by this browser. */

import type { LessonPart } from "../net/messages";

export interface Progress {
  table: string;
  part: LessonPart;
  /** The step that was read last, and of how many. */
  step: number;
  of: number;
}
const KEY = "railwright-lessons";

function noted(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {}; // private windows may forbid storage
  }
}

/** How far a part of a lesson has come. */
export function progressOf(game: string, part: LessonPart): Progress | null {
  return noted()[`${game}/${part}`] ?? null;
}

export function noteProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ ...noted(), [`${game}/${progress.part}`]: progress }),
    );
  } catch {
    // nothing is remembered, which is all that is lost
  }
}

export function isDone({ step, of }: Progress): boolean {
  return step >= of;
}
