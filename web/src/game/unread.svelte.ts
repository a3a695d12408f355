/** What others have said at a table that nobody has read here yet. */

import { isOfOthers, speaker } from "./muting";
import { lastSeen, noteSeen } from "./seen";
import type { Table } from "./table.svelte";

export class Unread {
  /** The number of the last line that was read. */
  private last = $state(-1);
  /** How many lines of others came after it, without those of whoever is muted. */
  readonly count = $derived.by(() => {
    const { chat, mine, muted } = this.table;
    const isNew = (line: (typeof chat)[number]) =>
      line.number > this.last && isOfOthers(line, mine) && !muted.has(speaker(line));
    return chat.filter(isNew).length;
  });

  constructor(private readonly table: Table) {
    this.last = lastSeen(table.id, "chat") ?? -1;
  }

  /** All of it is read. */
  read(): void {
    const line = this.table.chat.at(-1);
    if (!line) return;
    this.last = line.number;
    noteSeen(this.table.id, "chat", line.number);
  }
}
