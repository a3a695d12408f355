/** The host's own map of a new table: chosen as a file, and checked by the server at once. */

import { api, Problem } from "../net/api";
import { LONGEST_FILE, LONGEST_MAP, type MapOffered } from "../net/messages";

const MOST_BYTES = 4 * LONGEST_MAP; // a character has at most four

export class OwnMap {
  file = $state.raw<File | null>(null);
  /** What a table on the map can be, if it can be played. */
  offer = $state.raw<MapOffered | null>(null);
  /** Why it cannot be played. */
  problem = $state.raw<Problem | null>(null);
  text = "";
  private checks = 0;

  /** Whether a map was brought that is not checked yet, or cannot be used. */
  get isUnclear(): boolean {
    return this.file !== null && !this.offer;
  }

  /** How the server names the file where it has defects. */
  get name(): string | undefined {
    return this.file?.name.slice(0, LONGEST_FILE);
  }

  /** Take a file; if it names no game, it is played by the rules of this one. */
  bring(file: File, game: string): Promise<void> {
    this.remove();
    this.file = file;
    return this.check(game);
  }

  /** Have the file checked; only the latest check counts, whichever is answered first. */
  async check(game: string): Promise<void> {
    const file = this.file;
    if (!file) return;
    const check = ++this.checks;
    try {
      const text = await read(file);
      const offer = await api.checkMap({ map: text, game, file: this.name });
      if (check === this.checks) [this.text, this.offer, this.problem] = [text, offer, null];
    } catch (error) {
      if (check === this.checks) [this.offer, this.problem] = [null, error as Problem];
    }
  }

  /** Play on one of our boards again. */
  remove(): void {
    this.checks++;
    [this.file, this.offer, this.problem] = [null, null, null];
  }
}

async function read(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new Problem("MAP_TOO_LONG", file.name);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Problem("NO_MAP", file.name);
  }
  if (text.length > LONGEST_MAP) throw new Problem("MAP_TOO_LONG", file.name);
  return text;
}
