/** What stands below a picture of the end of a game: the scores and the day. */

import type { BoardFacts } from "../board";
import type { Caption } from "../board/photo";
import { language, t } from "../i18n/index.svelte";
import { gameName } from "./games.svelte";
import type { Table } from "./table.svelte";

export function captionOf(
  table: Table,
  facts: BoardFacts,
  nameOf: (seat: number) => string,
): Caption {
  const players = [...table.view!.result!.players].sort((a, b) => a.place - b.place);
  const day = new Date(table.state!.now * 1000).toLocaleDateString(language());
  return {
    title: gameName(facts.name, facts.title),
    lines: players.map(({ seat, place, total }) => ({
      text: t("share-line", { place, player: nameOf(seat), n: total }),
      color: table.colors[seat] ?? "black",
    })),
    sign: `Railwright · ${day}`,
  };
}
