/** Cards that fly from one place of the page to another. */

import { mount, unmount } from "svelte";
import { speed } from "../settings.svelte";
import Back from "./Back.svelte";
import Card from "./Card.svelte";

/** Where things fly from and to: elements with `data-anchor`. */
function box(anchor: string): DOMRect | null {
  for (const element of document.querySelectorAll(`[data-anchor="${anchor}"]`)) {
    const found = element.getBoundingClientRect();
    if (found.width > 0) return found;
  }
  return null;
}

/** Let a card fly; null shows its back. */
export function fly(from: string, to: string, kind: string | null, delay = 0): void {
  const factor = speed();
  const start = box(from);
  const end = box(to);
  if (!factor || !start || !end || document.hidden) return;
  const layer = document.createElement("div");
  layer.className = "flight";
  const width = Math.min(96, start.width);
  layer.style.width = `${width}px`;
  document.body.append(layer);
  const shown = kind
    ? mount(Card, { target: layer, props: { kind } })
    : mount(Back, { target: layer });
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
