/** What the engine remarks on a sheet, in words. */

import type { Places } from "../game/words";
import { t } from "../i18n/index.svelte";
import type { Remark } from "../net/messages";

export function remarkText(
  { code, seat, values }: Remark,
  places: Places,
  nameOf: (seat: number) => string,
): string {
  const { route, city } = values;
  return t(`remark-${code}`, {
    ...values,
    player: seat === null ? "" : nameOf(seat),
    route: typeof route === "string" ? places.ends(route) : "",
    city: typeof city === "string" ? places.city(city) : "",
  });
}
