/** Cards that fly from one place of the page to another. */

import { mount, unmount } from "svelte";
import type { CardFacts } from "../board";
import { speed } from "../settings.svelte";
import Back from "./Back.svelte";
import Card from "./Card.svelte";
import type { Backed } from "./cards";

/** Where things fly from and to: elements with `data-anchor`. */
function box(anchor: string): DOMRect | null {
  for (const element of document.querySelectorAll(`[data-anchor="${anchor}"]`)) {
    const found = element.getBoundingClientRect();
    if (found.width > 0) return found;
  }
  return null;
}

/** Let a card fly, face up or with the back of its deck; until then it lies there, perhaps raised. */
export function fly(
  from: string,
  to: string,
  card: CardFacts | Backed,
  delay = 0,
  isRaised = false,
): void {
  const factor = speed();
  const start = box(from);
  const end = box(to);
  if (!factor || !start || !end || document.hidden) return;
  const layer = document.createElement("div");
  layer.className = isRaised ? "flight raised" : "flight";
  const width = Math.min(96, start.width);
  layer.style.width = `${width}px`;
  document.body.append(layer);
  const shown =
    typeof card === "string"
      ? mount(Back, { target: layer, props: { shows: card } })
      : mount(Card, { target: layer, props: { face: card } });
  const middle = (r: DOMRect) =>
    `translate(${r.left + r.width / 2 - width / 2}px, ${r.top + r.height / 2 - width * 0.31}px)`;
  const flight = layer.animate(
    [
      { transform: `${middle(start)} scale(1)`, opacity: 1 },
      { transform: `${middle(end)} scale(.8)`, opacity: 1, offset: 0.9 },
      { transform: `${middle(end)} scale(.5)`, opacity: 0 },
    ],
    {
      duration: 520 * factor,
      delay: delay * factor,
      easing: "cubic-bezier(.3,.1,.2,1)",
      fill: "both",
    },
  );
  const land = () => {
    void unmount(shown);
    layer.remove();
  };
  flight.finished.then(land, land);
}
